import UIKit

/// A page with a map below the heading, and a pin for each place.
final class MapView: ShowcaseView {

    var onSelect: ((Place) -> Void)?

    let pins: [MapPin]
    private let map = DrawnView(cacheName: "map") { MapDrawing.draw(in: $0, size: $1, isDark: $2) }

    /// The positions of the pins, as fractions of the map.
    private static let positions: [(x: CGFloat, y: CGFloat)] = [
        (0.24, 0.16), (0.70, 0.12), (0.46, 0.30), (0.82, 0.36), (0.20, 0.44), (0.58, 0.54), (0.36, 0.66),
        (0.74, 0.72),
    ]

    init(places: [Place]) {
        pins = places.map { MapPin(place: $0) }
        super.init(
            title: Showcase.map.title,
            summary: "The panel stays. Drag it between its heights, search in it, and use the map beneath."
        )
        scroll.addSubview(map)
        for pin in pins {
            pin.onTap = { [weak self, weak pin] in
                guard let self, let pin else { return }
                onSelect?(pin.place)
            }
            scroll.addSubview(pin)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Selects a place, and scrolls to it.
    func show(_ place: Place) {
        for pin in pins { pin.isSelected = pin.place.name == place.name }
        guard let pin = pins.first(where: \.isSelected) else { return }
        scroll.bringSubviewToFront(pin)
        let room = bounds.height - safeAreaInsets.bottom
        let most = max(scroll.contentSize.height - bounds.height, 0)
        scroll.setContentOffset(CGPoint(x: 0, y: min(max(pin.center.y - room / 2, 0), most)), animated: true)
    }

    override func layOutContent(in column: CGRect, top: CGFloat) -> CGFloat {
        let size = CGSize(width: bounds.width, height: max(bounds.width * 1.5, bounds.height).rounded())
        place(map, at: CGRect(origin: CGPoint(x: 0, y: top), size: size))
        for (pin, position) in zip(pins, Self.positions) {
            // A map isn't mirrored in a right-to-left layout.
            pin.bounds.size = CGSize(width: MapPin.side, height: MapPin.side)
            pin.center = CGPoint(x: size.width * position.x, y: top + size.height * position.y)
        }
        // The map reaches to the end of the page.
        return top + size.height - Theme.margin
    }
}

/// A place on the map, with its picture in a ring.
final class MapPin: UIControl {

    static let side: CGFloat = 46

    let place: Place
    var onTap: (() -> Void)?
    private let picture: PictureView

    init(place: Place) {
        self.place = place
        picture = PictureView(of: place)
        super.init(frame: .zero)
        picture.isUserInteractionEnabled = false
        picture.layer.borderWidth = 3
        addSubview(picture)
        isAccessibilityElement = true
        accessibilityLabel = place.name
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isSelected: Bool {
        didSet { update() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    private func update() {
        let ring = isSelected ? Theme.tint : UIColor.white
        picture.layer.borderColor = ring.resolvedColor(with: traitCollection).cgColor
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        transform = isSelected ? CGAffineTransform(scaleX: 1.25, y: 1.25) : .identity
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds.insetBy(dx: 3, dy: 3)
        picture.layer.cornerRadius = picture.bounds.width / 2
    }
}
