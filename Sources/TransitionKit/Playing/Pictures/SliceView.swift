import UIKit

/// A view that shows a rotated or scrolling part of a picture of a screen.
///
/// The view itself is rotated. It contains an upright page, which it clips. Covers lie on the page, so that
/// nothing is visible beyond the screen. If the content scrolls, the page moves, and the covers stay where
/// they are.
final class SliceView: UIView {
    let page = UIView.inert()
    private(set) var covers: [UIView] = []
    private let angle: CGFloat
    /// The page's position if its content isn't scrolled.
    private let pageCenter: CGPoint

    /// Creates an empty slice.
    ///
    /// - Parameters:
    ///   - size: The size of the slice.
    ///   - angle: The clockwise rotation about its center, in radians.
    ///   - screen: The frame of the whole screen, relative to the center of the slice.
    init(size: CGSize, angle: CGFloat, screen: CGRect) {
        self.angle = angle
        let middle = screen.center.applying(CGAffineTransform(rotationAngle: -angle))
        pageCenter = CGPoint(x: size.width / 2 + middle.x, y: size.height / 2 + middle.y)
        super.init(frame: CGRect(origin: .zero, size: size))
        becomeInert()
        clipsToBounds = true
        page.clipsToBounds = true
        page.layer.allowsEdgeAntialiasing = true
        page.bounds.size = screen.size
        page.transform = CGAffineTransform(rotationAngle: -angle)
        page.center = pageCenter
        addSubview(page)
    }

    required init?(coder: NSCoder) { nil }

    /// Adds a cover that extends slightly beyond the slice, so that the cover has no smooth edges of its own
    /// there.
    func lay(_ cover: UIView) {
        cover.bounds.size = CGSize(width: bounds.width + 1.5, height: bounds.height)
        cover.transform = CGAffineTransform(rotationAngle: angle)
        cover.center = coverCenter(in: .rest)
        covers.append(cover)
        page.addSubview(cover)
    }

    func pageCenter(in pose: Pose) -> CGPoint {
        let offset = pose.playableContentOffset
        return CGPoint(x: pageCenter.x - offset.x, y: pageCenter.y - offset.y)
    }

    /// Returns the position of the covers on the page, in a pose.
    func coverCenter(in pose: Pose) -> CGPoint {
        let page = pageCenter(in: pose)
        let arm = CGPoint(x: bounds.midX - page.x, y: bounds.midY - page.y)
            .applying(CGAffineTransform(rotationAngle: angle))
        return CGPoint(x: self.page.bounds.midX + arm.x, y: self.page.bounds.midY + arm.y)
    }
}
