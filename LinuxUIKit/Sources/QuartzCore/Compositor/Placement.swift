import CoreGraphics

/// The position of a layer's plane in the space of its superlayer: across the superlayer's plane, and in
/// depth.
struct Placement: Equatable {
    /// The map from the layer's bounds to the plane of its superlayer, as the eye sees it.
    var homography = Homography.identity
    /// The coefficients of `u`, `v`, and 1 in the numerator of the depth. The denominator is the homography's
    /// weight.
    var depthU = 0.0
    var depthV = 0.0
    var depth0 = 0.0

    init(_ matrix: CATransform3D) {
        homography = Homography(
            m11: Double(matrix.m11),
            m12: Double(matrix.m12),
            m13: Double(matrix.m14),
            m21: Double(matrix.m21),
            m22: Double(matrix.m22),
            m23: Double(matrix.m24),
            m31: Double(matrix.m41),
            m32: Double(matrix.m42),
            m33: Double(matrix.m44)
        )
        depthU = Double(matrix.m13)
        depthV = Double(matrix.m23)
        depth0 = Double(matrix.m43)
    }

    /// A Boolean value that indicates whether the plane is parallel to its superlayer's plane.
    var isParallel: Bool {
        depthU == 0 && depthV == 0 && homography.m13 == 0 && homography.m23 == 0
    }

    /// A Boolean value that indicates whether horizontal and vertical sides remain horizontal or vertical in
    /// the superlayer's plane.
    var isUpright: Bool { isParallel && homography.keepsAxes }

    /// Returns the transform from a layer's bounds to its superlayer's bounds, in three dimensions.
    ///
    /// The origin of the layer's own transform is its anchor point. The origin of the superlayer's
    /// `sublayerTransform` is the superlayer's anchor point.
    static func matrix(of layer: LayerState, in superlayer: LayerState) -> CATransform3D {
        let anchor = anchor(of: layer)
        var matrix = CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeTranslation(-anchor.x, -anchor.y, -layer.anchorPointZ),
                layer.transform
            ),
            CATransform3DMakeTranslation(layer.position.x, layer.position.y, layer.zPosition)
        )
        let shared = superlayer.sublayerTransform
        if !CATransform3DIsIdentity(shared) {
            let center = Self.anchor(of: superlayer)
            let depth = superlayer.anchorPointZ
            matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(-center.x, -center.y, -depth))
            matrix = CATransform3DConcat(matrix, shared)
            matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(center.x, center.y, depth))
        }
        return matrix
    }

    private static func anchor(of layer: LayerState) -> CGPoint {
        CGPoint(
            x: layer.bounds.origin.x + layer.anchorPoint.x * layer.bounds.size.width,
            y: layer.bounds.origin.y + layer.anchorPoint.y * layer.bounds.size.height
        )
    }
}
