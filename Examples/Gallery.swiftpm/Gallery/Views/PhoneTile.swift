import UIKit

/// A small phone on a ground in a place's color. Its screen shows a drawing, and can contain a live preview.
final class PhoneTile: UIView {

    /// The screen of the phone, which contains the live preview.
    let screen = UIView()

    private let ground: DrawnView
    private let still: TinyScreenView

    init(place: Place) {
        ground = DrawnView(cacheName: "tile \(place.name)") { context, size, isDark in
            PhoneDrawing.drawTile(for: place, in: context, size: size, isDark: isDark)
        }
        still = TinyScreenView(TinyScreen(kind: .list, place: place))
        super.init(frame: .zero)
        ground.layer.cornerRadius = Theme.cornerRadius
        screen.layer.cornerRadius = PhoneDrawing.cornerRadius
        screen.clipsToBounds = true
        screen.addSubview(still)
        addSubview(ground)
        addSubview(screen)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        screen.frame = PhoneDrawing.phoneFrame(in: bounds.size)
        for view in screen.subviews { view.frame = screen.bounds }
    }
}
