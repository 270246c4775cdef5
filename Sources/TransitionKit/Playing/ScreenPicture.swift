import UIKit

/// One picture of a screen, from which any number of views are made. However many there are, the screen is drawn
/// once.
@MainActor struct ScreenPicture {
    private enum Source {
        /// UIKit's snapshot: the fastest, but it can't be cut.
        case snapshot(UIView)
        case image(CGImage)
    }

    private let screen: UIView
    private let source: Source

    /// - Parameters:
    ///   - screen: a view inside its container.
    ///   - isNew: whether it has never been drawn.
    ///   - isCut: whether parts of it are wanted.
    /// - Returns: `nil` where no picture can be had: of a view without extent, say.
    init?(of screen: UIView, isNew: Bool, isCut: Bool) {
        guard screen.superview != nil, !screen.bounds.isEmpty else { return nil }
        self.screen = screen
        if isCut {
            let image = UIGraphicsImageRenderer(bounds: screen.bounds, format: .preferred()).image { _ in
                screen.drawHierarchy(in: screen.bounds, afterScreenUpdates: isNew)
            }
            guard let image = image.cgImage else { return nil }
            source = .image(image)
        } else {
            guard let snapshot = screen.snapshotView(afterScreenUpdates: isNew) else { return nil }
            source = .snapshot(snapshot)
        }
    }

    /// A view that shows a part of the picture just where that part of the screen is.
    ///
    /// - Parameter slice: the part, in fractions of the screen.
    func cut(_ slice: CGRect) -> UIView {
        let view: UIView
        switch source {
        case .snapshot(let snapshot):
            view = snapshot
        case .image(let image):
            view = UIView()
            view.layer.contents = image
            view.layer.contentsRect = slice
        }
        let (layer, size) = (screen.layer, screen.bounds.size)
        view.bounds = CGRect(x: 0, y: 0, width: size.width * slice.width, height: size.height * slice.height)
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        // From the screen's anchor to the middle of the part, through the screen's own transform.
        let offset = CATransform3DConcat(
            CATransform3DMakeTranslation(
                (slice.midX - layer.anchorPoint.x) * size.width,
                (slice.midY - layer.anchorPoint.y) * size.height,
                0
            ),
            layer.transform
        )
        view.layer.position = CGPoint(
            x: layer.position.x + offset.m41 - layer.transform.m41,
            y: layer.position.y + offset.m42 - layer.transform.m42
        )
        view.layer.transform = layer.transform
        view.alpha = screen.alpha
        view.isUserInteractionEnabled = false
        return view
    }
}
