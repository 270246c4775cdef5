import UIKit

/// A message that replaces the animators if there are none.
final class NoResultsView: UIView {

    private let icon = UIImageView()
    private let title = UILabel("", font: Theme.title, color: Theme.text, lines: 0)
    private let hint = UILabel("", font: Theme.subheadline, color: Theme.secondaryText, lines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
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

    /// Shows that a search has no results.
    func show(query: String) {
        show(
            "magnifyingglass",
            "No Results for “\(query)”",
            "Try describing the effect, such as slide, fold, or circle."
        )
    }

    /// Shows that there are no favorites.
    func showNoFavorites() {
        show("star", "No Favorites", "Tap the star of an animator to add it here.")
    }

    private func show(_ symbol: String, _ title: String, _ hint: String) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 44, weight: .regular)
        icon.image = UIImage(systemName: symbol, withConfiguration: configuration)
        self.title.text = title
        self.hint.text = hint
        setNeedsLayout()
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        86 + title.height(forWidth: width) + 6 + hint.height(forWidth: width) + 20
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
