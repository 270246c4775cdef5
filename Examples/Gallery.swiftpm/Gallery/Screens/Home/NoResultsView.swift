import UIKit

/// Stands where results would be, and says that there are none.
final class NoResultsView: UIView {

    var query = "" {
        didSet {
            title.text = "No Results for “\(query)”"
            setNeedsLayout()
        }
    }

    private let icon = UIImageView()
    private let title = UILabel("No Results", font: Theme.title, color: Theme.text, lines: 2)
    private let hint = UILabel(
        "Try describing the effect, such as slide, fold, or circle.",
        font: Theme.subheadline,
        color: Theme.secondaryText,
        lines: 2
    )

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        icon.image = UIImage(
            systemName: "magnifyingglass",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 44, weight: .regular)
        )
        icon.tintColor = Theme.chevron
        icon.contentMode = .center
        title.textAlignment = .center
        hint.textAlignment = .center
        for view in [icon, title, hint] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: 0, y: 10, width: bounds.width, height: 60)
        let height = title.height(forWidth: bounds.width)
        title.frame = CGRect(x: 0, y: 86, width: bounds.width, height: height)
        let hintHeight = hint.height(forWidth: bounds.width)
        hint.frame = CGRect(x: 0, y: 86 + height + 6, width: bounds.width, height: hintHeight)
    }
}
