import UIKit

/// A figure with a caption under it, on a tile a little lighter than the page.
final class FactTile: UIView {

    static let height: CGFloat = 68

    private let value: UILabel
    private let caption: UILabel

    init(fact: Place.Fact) {
        value = UILabel(fact.value, font: Theme.headline, color: .white)
        caption = UILabel(fact.label, font: Theme.caption, color: UIColor(white: 1, alpha: 0.65))
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 1, alpha: 0.12)
        layer.cornerRadius = 14
        value.textAlignment = .center
        value.adjustsFontSizeToFitWidth = true
        value.minimumScaleFactor = 0.7
        caption.textAlignment = .center
        addSubview(value)
        addSubview(caption)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - 8, 0)
        value.frame = CGRect(x: 4, y: 13, width: width, height: 22)
        caption.frame = CGRect(x: 4, y: 37, width: width, height: 17)
    }
}
