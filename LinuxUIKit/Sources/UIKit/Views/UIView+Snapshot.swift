@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore

extension UIView {
    /// The number of pictures that were captured for snapshots, for benchmarks and tests.
    @_spi(Host) public internal(set) static var snapshotCount = 0

    /// The last picture that a part was cut from.
    struct CutPicture {
        weak var view: UIView?
        let bounds: CGRect
        let commitCount: Int
        let image: CGImage
    }

    static var lastCutPicture: CutPicture?

    func snapshot(of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
        guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
        let view = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
        // A part that begins or ends outside of the view has a picture of its own. Slices can do so by a
        // rounding error.
        let isInside = self is SnapshotView || bounds.insetBy(dx: -0.5, dy: -0.5).contains(rect)
        let area = isInside ? bounds : rect
        let part = CGRect(
            x: (rect.minX - area.minX) / area.width,
            y: (rect.minY - area.minY) / area.height,
            width: rect.width / area.width,
            height: rect.height / area.height
        )
        if let snapshot = self as? SnapshotView {
            // A part of a snapshot is a part of its picture, so nothing is captured again.
            let isCut = window != nil || UIKitBehavior.current.cutsSnapshotsOutsideWindows
            if isCut, let image = snapshot.image {
                view.show(image, cutTo: part, of: layer.contentsRect, scale: layer.contentsScale)
            }
        } else if afterScreenUpdates, window == nil {
            let image = captureOffScreen(isInside ? nil : rect)
            view.show(image, of: area.size, cutTo: part, scale: traitCollection.displayScale)
        } else if afterScreenUpdates, UIApplication.shared.isLayingOut {
            // The requested updates are being committed. Changes until then are included in the picture.
            UIApplication.shared.whenCommitted { [weak self, weak view] in
                guard let self, let view, !isHidden, alpha >= 0.01 else { return }
                let image = capture(.whatIsSeen) { picture(of: isInside ? bounds : rect) }
                view.show(image, of: area.size, cutTo: part, scale: traitCollection.displayScale)
            }
        } else {
            if afterScreenUpdates { UIApplication.shared.forceCommit() }
            let isWhole = rect == area
            let image = capture(.whatIsSeen) { isWhole ? picture(of: area) : pictureToCut() }
            view.show(image, of: area.size, cutTo: part, scale: traitCollection.displayScale)
        }
        view.stretch(within: capInsets)
        return view
    }

    /// During a commit, there's nothing to wait for, so this draws what's on the screen in any case.
    func drawCapture(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard bounds.width > 0, bounds.height > 0, let context = UIGraphicsGetCurrentContext(), window != nil
        else { return false }
        if afterScreenUpdates, !UIApplication.shared.isLayingOut { UIApplication.shared.forceCommit() }
        return capture(.whatIsDrawn) {
            Self.snapshotCount += 1
            let renderer = SnapshotRenderer.shared
            let scale = traitCollection.displayScale
            if !renderer.draw(layer, size: bounds.size, scale: scale, in: rect, of: context) {
                context.drawUpright(renderer.image(of: layer, size: bounds.size, scale: scale), in: rect)
            }
            // Whether no content is missing.
            return layer.foreignLayers.isEmpty
        } ?? false
    }

    private enum Capture {
        /// Captured by the render server, which has all content.
        case whatIsSeen
        /// Captured by the app, which doesn't have content that others have drawn.
        case whatIsDrawn
    }

    /// Calls a closure that captures the view as it was committed. Returns `nil` if the view isn't in a
    /// window, or hasn't been on the screen yet. Subviews that haven't been on the screen yet are hidden.
    private func capture<Result>(_ capture: Capture, _ body: () -> Result) -> Result? {
        guard window != nil, wasRendered, !wasHidden else { return nil }
        let restoreLooks = wearCommittedLooks()
        defer { restoreLooks() }
        var left = newcomers.map(\.layer)
        if capture == .whatIsDrawn { left += layer.foreignLayers }
        return withoutLayers(left, body)
    }

    /// Returns a picture of a view outside any window. Its updates are performed only for the picture.
    private func captureOffScreen(_ area: CGRect?) -> CGImage {
        layoutIfNeeded()
        FirstDisplay.run(outOfWindow: self)
        layer.displayTreeIfNeeded()
        return picture(of: area ?? bounds)
    }

    /// Returns a picture of an area, which can be larger than the view.
    private func picture(of area: CGRect) -> CGImage {
        Self.snapshotCount += 1
        let draw = { [layer, bounds, traitCollection] in
            SnapshotRenderer.shared.image(
                of: layer,
                size: area.size,
                scale: traitCollection.displayScale,
                offset: CGPoint(x: area.minX - bounds.minX, y: area.minY - bounds.minY)
            )
        }
        return (self as? UIVisualEffectView)?.withoutMaterial(draw) ?? draw()
    }

    /// Returns the picture of the last committed frame, from which any number of parts can be cut.
    private func pictureToCut() -> CGImage {
        let count = UIApplication.shared.commitCount
        if let last = Self.lastCutPicture, last.view === self, last.commitCount == count {
            if last.bounds == bounds { return last.image }
        }
        let image = picture(of: bounds)
        Self.lastCutPicture = CutPicture(view: self, bounds: bounds, commitCount: count, image: image)
        return image
    }

    /// A Boolean value that indicates whether a frame was committed while this view was in its window.
    private var wasRendered: Bool { UIApplication.shared.commitCount > commitCountOnEntry }

    /// The outermost views inside this one that haven't been in a committed frame, and don't contain a view
    /// that has been.
    private var newcomers: [UIView] {
        subviewList.flatMap { $0.holdsRendered ? $0.newcomers : [$0] }
    }

    private var holdsRendered: Bool { wasRendered || subviewList.contains(where: \.holdsRendered) }

    private func withoutLayers<Result>(_ layers: [CALayer], _ body: () -> Result) -> Result {
        let seen = layers.filter { !$0.isHidden }
        func hide(_ isHidden: Bool) {
            UIView.withoutActions { for layer in seen { layer.isHidden = isHidden } }
        }
        if !seen.isEmpty { hide(true) }
        defer { if !seen.isEmpty { hide(false) } }
        return body()
    }
}

extension CALayer {
    /// The layers from here down whose content the app doesn't draw.
    fileprivate var foreignLayers: [CALayer] {
        if isHidden { return [] }
        return self is CAMetalLayer ? [self] : (sublayers ?? []).flatMap(\.foreignLayers)
    }
}

@MainActor
private enum SnapshotRenderer {
    static let shared = LayerRenderer()
}

/// The result of `snapshotView(afterScreenUpdates:)`: a view whose only content is a captured picture.
final class SnapshotView: UIView {
    private(set) var image: CGImage?

    /// Shows `part`, in fractions, of a picture of an area of this size, in points. If the area doesn't end
    /// at a pixel, the picture is larger.
    func show(_ image: CGImage?, of size: CGSize, cutTo part: CGRect, scale: CGFloat) {
        guard let image else { return }
        let region = CGRect(
            x: 0,
            y: 0,
            width: min(size.width * scale / CGFloat(max(image.width, 1)), 1),
            height: min(size.height * scale / CGFloat(max(image.height, 1)), 1)
        )
        show(image, cutTo: part, of: region, scale: scale)
    }

    /// Shows `part`, in fractions, of the region `region` of a picture.
    func show(_ image: CGImage?, cutTo part: CGRect, of region: CGRect, scale: CGFloat) {
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

    /// Prevents the content within `capInsets` of the edges from stretching when the view's size changes.
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
