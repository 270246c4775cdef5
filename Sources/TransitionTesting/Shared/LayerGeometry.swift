import UIKit

/// The positions of layers on the screen, calculated from the layers' own values.
public enum LayerGeometry {
    /// Returns the corners of a layer as currently drawn, in the coordinates of the outermost layer: top
    /// left, top right, bottom right, and bottom left.
    public static func corners(of layer: CALayer) -> [CGPoint] {
        let bounds = (layer.presentation() ?? layer).bounds
        return [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map { project($0, from: layer) }
    }

    private static func project(_ point: CGPoint, from layer: CALayer) -> CGPoint {
        var (point, next) = (point, Optional(layer))
        while let current = next, let parent = current.superlayer {
            point = step(point, from: current, to: parent)
            next = parent
        }
        return point
    }

    /// Converts a point to the parent layer: about the anchor, through the layer's transform, to its
    /// position, and through the parent's sublayer transform about the parent's anchor. The result is
    /// projected to the plane of the parent.
    private static func step(_ point: CGPoint, from layer: CALayer, to parent: CALayer) -> CGPoint {
        let shown = layer.presentation() ?? layer
        let shownParent = parent.presentation() ?? parent
        let bounds = shown.bounds
        let local = Vector(
            x: point.x - bounds.minX - shown.anchorPoint.x * bounds.width,
            y: point.y - bounds.minY - shown.anchorPoint.y * bounds.height,
            z: -shown.anchorPointZ
        )
        var moved = local.through(shown.transform)
        moved.x += shown.position.x
        moved.y += shown.position.y
        moved.z += shown.zPosition
        let parentBounds = shownParent.bounds
        let middle = CGPoint(
            x: parentBounds.minX + shownParent.anchorPoint.x * parentBounds.width,
            y: parentBounds.minY + shownParent.anchorPoint.y * parentBounds.height
        )
        moved.x -= middle.x
        moved.y -= middle.y
        let seen = moved.through(shownParent.sublayerTransform)
        return CGPoint(x: seen.x + middle.x, y: seen.y + middle.y)
    }

    private struct Vector {
        var x: CGFloat
        var y: CGFloat
        var z: CGFloat

        func through(_ m: CATransform3D) -> Vector {
            let w = x * m.m14 + y * m.m24 + z * m.m34 + m.m44
            return Vector(
                x: (x * m.m11 + y * m.m21 + z * m.m31 + m.m41) / w,
                y: (x * m.m12 + y * m.m22 + z * m.m32 + m.m42) / w,
                z: (x * m.m13 + y * m.m23 + z * m.m33 + m.m43) / w
            )
        }
    }
}

extension TestApp {
    /// Returns the current positions of a view's corners in the window: top left, top right, bottom right,
    /// and bottom left, as seen without rotation.
    ///
    /// The positions include all transforms, animations, and perspective of the view and its superviews. If
    /// the view isn't in the window, there are none. They tell where the view's layer is, not whether people
    /// see it; see ``frame(of:)``.
    public func corners(of view: UIView) -> [CGPoint] {
        view.isDescendant(of: window) ? LayerGeometry.corners(of: view.layer) : []
    }

    /// Returns the smallest rectangle around the current position of a view in the window, or `CGRect.null`
    /// if the view isn't in the window.
    ///
    /// The rectangle tells where the view's layer is, not whether people see it. Masks, clipping, opacity,
    /// and views in front make no difference, and neither do pictures that an animator shows in place of a
    /// view, such as those of shared elements. To check what people see, look at a pixel of a ``Picture`` or
    /// at a ``Filmstrip``.
    ///
    /// ```swift
    /// await app.advance(by: 0.3)
    /// #expect(abs(app.frame(of: detail.view).midY) < 1)
    /// ```
    ///
    /// On Apple platforms, where the exact moment of a frame varies, choose a larger tolerance.
    public func frame(of view: UIView) -> CGRect {
        let corners = corners(of: view)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            return .null
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
