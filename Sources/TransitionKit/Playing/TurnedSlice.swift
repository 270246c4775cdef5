import UIKit

/// Shows a part of a picture of a screen that lies aslant on it.
///
/// It is turned itself, and holds an upright page that it cuts off. What covers it lies on the page, so that nothing is
/// seen beyond the screen.
final class TurnedSlice: UIView {
    let page = UIView.decoration()
    private let angle: CGFloat

    /// - Parameters:
    ///   - size: its own size.
    ///   - angle: how far it is turned about its middle, in radians, clockwise.
    ///   - screen: the frame of the whole screen, seen from the slice's middle.
    init(size: CGSize, angle: CGFloat, screen: CGRect) {
        self.angle = angle
        super.init(frame: CGRect(origin: .zero, size: size))
        becomeDecoration()
        clipsToBounds = true
        page.clipsToBounds = true
        page.bounds.size = screen.size
        page.transform = CGAffineTransform(rotationAngle: -angle)
        let middle = CGPoint(x: screen.midX, y: screen.midY).applying(page.transform)
        page.center = CGPoint(x: bounds.midX + middle.x, y: bounds.midY + middle.y)
        addSubview(page)
    }

    required init?(coder: NSCoder) { nil }

    /// Covers it, and a little more: at the edges of the slice the cover has none of its own.
    func lay(_ cover: UIView) {
        cover.bounds.size = CGSize(width: bounds.width + 1.5, height: bounds.height)
        cover.center = page.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
        cover.transform = CGAffineTransform(rotationAngle: angle)
        page.addSubview(cover)
    }
}
