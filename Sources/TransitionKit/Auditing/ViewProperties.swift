import UIKit

/// The properties of a view that animation controllers change temporarily.
@MainActor struct ViewProperties {
    /// The properties that can change, with the names that messages use.
    enum Property: String, CaseIterable {
        case transform
        case alpha
        case isHidden
        case mask
        case anchorPoint
        case anchorPointZ
        case sublayerTransform
    }

    private let transform: CATransform3D
    private let sublayerTransform: CATransform3D
    private let alpha: CGFloat
    private let isHidden: Bool
    private let anchorPoint: CGPoint
    private let anchorPointZ: CGFloat
    private let mask: CALayer?

    /// The properties of an unchanged view.
    static let unchanged = ViewProperties(UIView())

    init(_ view: UIView) {
        let layer = view.layer
        (transform, sublayerTransform) = (layer.transform, layer.sublayerTransform)
        (alpha, isHidden, mask) = (view.alpha, view.isHidden, layer.mask)
        (anchorPoint, anchorPointZ) = (layer.anchorPoint, layer.anchorPointZ)
    }

    /// The properties that differ from those of another state.
    func changes(from other: ViewProperties) -> Set<Property> {
        Set(Property.allCases.filter { !isSame($0, as: other) })
    }

    private func isSame(_ property: Property, as other: ViewProperties) -> Bool {
        switch property {
        case .transform: transform.isNearly(other.transform)
        case .sublayerTransform: sublayerTransform.isNearly(other.sublayerTransform)
        case .alpha: abs(alpha - other.alpha) < 1e-3
        case .isHidden: isHidden == other.isHidden
        case .anchorPoint:
            abs(anchorPoint.x - other.anchorPoint.x) < 1e-3 && abs(anchorPoint.y - other.anchorPoint.y) < 1e-3
        case .anchorPointZ: anchorPointZ == other.anchorPointZ
        case .mask: mask === other.mask
        }
    }
}

extension CATransform3D {
    /// Returns whether two matrices are equal except for rounding. After a change and its reversal, numbers
    /// are rarely exactly the same.
    fileprivate func isNearly(_ other: CATransform3D) -> Bool {
        zip(members, other.members).allSatisfy { abs($0 - $1) < 1e-4 }
    }

    private var members: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
}

extension UIView {
    /// Returns the frame that the view would have without its transform, in the coordinates of another view.
    @MainActor func restingFrame(in view: UIView) -> CGRect {
        let anchor = layer.anchorPoint
        let origin = CGPoint(x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height)
        let frame = CGRect(origin: origin, size: bounds.size)
        return superview === view ? frame : superview?.convert(frame, to: view) ?? frame
    }

    /// The center of the view, or `nil` if a view around it is about to be laid out, which can move it.
    @MainActor var settledCenter: CGPoint? {
        let ancestors = sequence(first: self, next: \.superview).dropFirst()
        return ancestors.contains { $0.layer.needsLayout() } ? nil : center
    }
}
