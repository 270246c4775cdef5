import UIKit

/// A view that shows a rotated part of a picture of a screen.
///
/// The view itself is rotated. It contains an upright page, which it clips. Covers lie on the page, so that
/// nothing is visible beyond the screen.
final class TurnedSlice: UIView {
    let page = UIView.decoration()
    private let angle: CGFloat

    /// - Parameters:
    ///   - size: The size of the slice.
    ///   - angle: The clockwise rotation about its center, in radians.
    ///   - screen: The frame of the whole screen, relative to the center of the slice.
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

    /// Adds a cover that extends slightly beyond the slice, so that the cover has no smooth edges of its own
    /// there.
    func lay(_ cover: UIView) {
        cover.bounds.size = CGSize(width: bounds.width + 1.5, height: bounds.height)
        cover.center = page.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
        cover.transform = CGAffineTransform(rotationAngle: angle)
        page.addSubview(cover)
    }
}
