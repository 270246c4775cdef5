import UIKit

extension UIEdgeInsets {
    /// The insets without those that are negative.
    var positive: UIEdgeInsets { combined(with: .zero, by: max) }

    /// Returns the parts of a container's insets that a frame covers.
    func covered(by frame: CGRect, in container: CGRect) -> UIEdgeInsets {
        let gaps = UIEdgeInsets(
            top: frame.minY - container.minY,
            left: frame.minX - container.minX,
            bottom: container.maxY - frame.maxY,
            right: container.maxX - frame.maxX
        )
        return combined(with: gaps) { min(max($0 - $1, 0), $0) }
    }

    /// Returns the side that a vector along one of the axes points to.
    static func side(toward way: CGVector) -> WritableKeyPath<UIEdgeInsets, CGFloat> {
        if way.dy != 0 { return way.dy > 0 ? \.bottom : \.top }
        return way.dx > 0 ? \.right : \.left
    }
}
