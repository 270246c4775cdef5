@_spi(Host) import UIKit

/// The fingers of a pinch, drawn over all other content.
@MainActor
final class FingerDots {
    private static let diameter: CGFloat = 44

    let layer = CALayer()

    /// Shows dots at the given points.
    func show(at points: [CGPoint], in size: CGSize) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.frame = CGRect(origin: .zero, size: size)
        let dots = layer.sublayers ?? []
        for dot in dots.dropFirst(points.count) { dot.removeFromSuperlayer() }
        for _ in dots.count..<max(points.count, dots.count) { layer.addSublayer(makeDot()) }
        for (dot, point) in zip(layer.sublayers ?? [], points) { dot.position = point }
        CATransaction.commit()
    }

    private func makeDot() -> CALayer {
        let dot = CALayer()
        dot.bounds.size = CGSize(width: Self.diameter, height: Self.diameter)
        dot.cornerRadius = Self.diameter / 2
        dot.backgroundColor = UIColor(white: 0.5, alpha: 0.45).cgColor
        dot.borderColor = UIColor(white: 1, alpha: 0.9).cgColor
        dot.borderWidth = 2
        return dot
    }
}
