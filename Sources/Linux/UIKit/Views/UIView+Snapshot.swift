@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore

extension UIView {
    /// How many captures have been made for snapshots, for benchmarks and tests.
    @_spi(Host) public internal(set) static var snapshotCount = 0

    func snapshot(of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
        guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
        let view = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
        let part = CGRect(
            x: (rect.minX - bounds.minX) / bounds.width,
            y: (rect.minY - bounds.minY) / bounds.height,
            width: rect.width / bounds.width,
            height: rect.height / bounds.height
        )
        if let snapshot = self as? SnapshotView {
            // A part of a snapshot is a part of its picture: nothing is captured anew.
            if let image = snapshot.image {
                view.show(image, cutTo: part, of: layer.contentsRect, scale: layer.contentsScale)
            }
        } else if afterScreenUpdates, window == nil {
            view.show(captureOffScreen(), cutTo: part, scale: traitCollection.displayScale)
        } else if afterScreenUpdates, UIApplication.shared.isLayingOut {
            // The updates that it is to show are being committed: what is changed until then is in the picture.
            UIApplication.shared.whenCommitted { [weak self, weak view] in
                guard let self, let view, !isHidden, alpha >= 0.01 else { return }
                view.show(capture(.whatIsSeen), cutTo: part, scale: traitCollection.displayScale)
            }
        } else {
            if afterScreenUpdates { UIApplication.shared.forceCommit() }
            view.show(capture(.whatIsSeen), cutTo: part, scale: traitCollection.displayScale)
        }
        view.stretch(within: capInsets)
        return view
    }

    /// While a transaction is committed there is nothing to wait for: what is on the screen is drawn in any case.
    func drawCapture(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard bounds.width > 0, bounds.height > 0, let context = UIGraphicsGetCurrentContext(), window != nil
        else { return false }
        if afterScreenUpdates, !UIApplication.shared.isLayingOut { UIApplication.shared.forceCommit() }
        guard let image = capture(.whatIsDrawn) else { return false }
        context.drawUpright(image, in: rect)
        return true
    }

    private enum Capture {
        /// By the render server, which has everything.
        case whatIsSeen
        /// By the app, which has no content that others have drawn.
        case whatIsDrawn
    }

    /// A picture of the bounds as they were committed; none of a view that is not in a window, nor of one that has not
    /// been on screen yet. Views inside it that have not been are not in it.
    private func capture(_ capture: Capture) -> CGImage? {
        guard window != nil, wasRendered else { return nil }
        var left = newcomers.map(\.layer)
        if capture == .whatIsDrawn { left += layer.foreignLayers }
        return withoutLayers(left) { picture() }
    }

    /// A picture of a view that no window commits: its updates are made for the picture alone.
    private func captureOffScreen() -> CGImage {
        layoutIfNeeded()
        FirstDisplay.run(outOfWindow: self)
        layer.displayTreeIfNeeded()
        return picture()
    }

    private func picture() -> CGImage {
        Self.snapshotCount += 1
        return SnapshotRenderer.shared.image(
            of: layer,
            size: bounds.size,
            scale: traitCollection.displayScale
        )
    }

    /// True once a frame was committed with this view in its window.
    private var wasRendered: Bool { UIApplication.shared.commitCount > commitCountOnEntry }

    /// The outermost views inside this one that no frame was committed with, nor with any view inside them.
    private var newcomers: [UIView] {
        subviewList.flatMap { $0.holdsRendered ? $0.newcomers : [$0] }
    }

    private var holdsRendered: Bool { wasRendered || subviewList.contains(where: \.holdsRendered) }

    private func withoutLayers<Result>(_ layers: [CALayer], _ body: () -> Result) -> Result {
        let seen = layers.filter { !$0.isHidden }
        func hide(_ isHidden: Bool) {
            UIView.performWithoutAnimation {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                for layer in seen { layer.isHidden = isHidden }
                CATransaction.commit()
            }
        }
        if !seen.isEmpty { hide(true) }
        defer { if !seen.isEmpty { hide(false) } }
        return body()
    }
}

extension CALayer {
    /// The layers from here down whose content the app does not draw.
    fileprivate var foreignLayers: [CALayer] {
        self is CAMetalLayer ? [self] : (sublayers ?? []).flatMap(\.foreignLayers)
    }
}

@MainActor
private enum SnapshotRenderer {
    static let shared = LayerRenderer()
}

/// What `snapshotView(afterScreenUpdates:)` answers: a view whose only content is a captured picture.
final class SnapshotView: UIView {
    private(set) var image: CGImage?

    /// Shows `part`, in fractions, of the region `region` of a picture.
    func show(
        _ image: CGImage?,
        cutTo part: CGRect,
        of region: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat
    ) {
        guard let image else { return }
        self.image = image
        layer.contents = image
        layer.contentsScale = scale
        layer.contentsRect = CGRect(
            x: region.minX + part.minX * region.width,
            y: region.minY + part.minY * region.height,
            width: part.width * region.width,
            height: part.height * region.height
        )
    }

    /// Keeps what lies within `capInsets` of the edges unstretched when the view's size changes.
    func stretch(within capInsets: UIEdgeInsets) {
        guard capInsets != .zero else { return }
        let middle = bounds.inset(by: capInsets)
        layer.contentsCenter = CGRect(
            x: middle.minX / bounds.width,
            y: middle.minY / bounds.height,
            width: middle.width / bounds.width,
            height: middle.height / bounds.height
        )
    }
}
