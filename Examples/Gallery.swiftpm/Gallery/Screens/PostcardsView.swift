import UIKit

/// A title and postcards that share the room there is, on a gradient: a column, or a row on a wide screen.
final class PostcardsView: UIView {

    private let gradient = CAGradientLayer()
    private let heading = UILabel("Postcards", font: Theme.largeTitle, color: .white)
    private let subheading = UILabel(
        "Three that arrived this week",
        font: Theme.subheadline,
        color: UIColor(white: 1, alpha: 0.8)
    )
    private let cards: UIStackView

    init(places: [Place]) {
        cards = UIStackView(arrangedSubviews: places.map { PostcardView(place: $0) })
        super.init(frame: .zero)
        backgroundColor = UIColor(light: 0x0B7C83, dark: Tone.night(0x0B7C83))
        layer.addSublayer(gradient)

        cards.distribution = .fillEqually
        cards.spacing = 16
        for view in [heading, subheading, cards] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static let colors = [0x12B3A6, 0x0B6F86, 0x173F73].map { color in
        UIColor(light: color, dark: Tone.night(color))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A bare layer would glide to its new size.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = bounds
        gradient.colors = Self.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
        CATransaction.commit()

        let (left, width) = (column.minX, column.width)
        var y = safeAreaInsets.top + 16
        let headingHeight = heading.height(forWidth: width)
        place(heading, at: CGRect(x: left, y: y, width: width, height: headingHeight))
        y += headingHeight + 2
        let subheadingHeight = subheading.height(forWidth: width)
        place(subheading, at: CGRect(x: left, y: y, width: width, height: subheadingHeight))
        y += subheadingHeight + 18

        let bottom = safeAreaInsets.bottom + Theme.margin
        cards.axis = bounds.width > bounds.height ? .horizontal : .vertical
        place(
            cards,
            at: CGRect(x: left, y: y, width: width, height: max(bounds.height - y - bottom, 0))
        )
    }
}
