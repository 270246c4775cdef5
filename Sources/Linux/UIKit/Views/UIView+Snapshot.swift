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
        } else if let image = capture(afterScreenUpdates: afterScreenUpdates) {
            let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
            view.show(image, cutTo: part, of: unit, scale: traitCollection.displayScale)
        }
        view.stretch(within: capInsets)
        return view
    }

    func drawCapture(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard bounds.width > 0, bounds.height > 0, let context = UIGraphicsGetCurrentContext(),
            let image = capture(afterScreenUpdates: afterScreenUpdates)
        else { return false }
        context.drawUpright(image, in: rect)
        return true
    }

    /// A picture of the bounds as they show; none of a view that is not in a window, nor, without updates, of one
    /// that has not been on screen yet.
    private func capture(afterScreenUpdates: Bool) -> CGImage? {
        guard window != nil else { return nil }
        if afterScreenUpdates {
            UIApplication.shared.commit(for: self)
        } else if !wasRendered {
            return nil
        }
        Self.snapshotCount += 1
        return SnapshotRenderer.shared.image(
            of: layer,
            size: bounds.size,
            scale: traitCollection.displayScale
        )
    }

    /// True once a frame was committed with this view in its window.
    private var wasRendered: Bool { UIApplication.shared.commitCount > commitCountOnEntry }
}

@MainActor
private enum SnapshotRenderer {
    static let shared = LayerRenderer()
}

/// What `snapshotView(afterScreenUpdates:)` answers: a view whose only content is a captured picture.
final class SnapshotView: UIView {
    private(set) var image: CGImage?

    /// Shows `part`, in fractions, of the region `region` of a picture.
    func show(_ image: CGImage, cutTo part: CGRect, of region: CGRect, scale: CGFloat) {
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
