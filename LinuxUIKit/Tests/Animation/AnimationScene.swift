@_spi(Host) import UIKit

/// A new app with a view in its window, centered at (50, 100), and the clock.
@MainActor
final class AnimationScene {
    let window: UIWindow
    let view: UIView
    private let start: CFTimeInterval

    init() {
        UIApplication.reset()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.isHidden = false
        view = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
        window.addSubview(view)
        UIApplication.shared.tick()
        start = CACurrentMediaTime()
    }

    /// Advances the clock to `time` seconds after the start, and ticks.
    func go(to time: TimeInterval) {
        UIApplication.shared.advance(by: max(start + time - CACurrentMediaTime(), 0))
    }

    func go(by time: TimeInterval) {
        UIApplication.shared.advance(by: time)
    }

    /// The visible position of the view's center.
    var x: CGFloat { shown.position.x }
    var shown: CALayer { view.layer.presentation() ?? view.layer }

    func moveRight() { view.center.x = 150 }
}

/// Returns a value of the cubic Bézier curve from (0, 0) to (1, 1), found by bisection.
func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
    func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
        let middle = (low + high) / 2
        if point(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return point(y1, y2, low)
}

func easeInOut(_ x: Double) -> Double { bezier(0.42, 0, 0.58, 1, at: x) }

/// Returns the position of a damped spring from 0 to 1, using the textbook formula. Damping beyond the
/// critical value counts as critical.
func spring(ratio z: Double, frequency w: Double, velocity v: Double, at t: Double) -> Double {
    if z >= 1 { return 1 + exp(-w * t) * (-1 + (v - w) * t) }
    let d = w * (1 - z * z).squareRoot()
    return 1 + exp(-z * w * t) * (-cos(d * t) + (v - z * w) / d * sin(d * t))
}

/// Returns the position of an overdamped spring from 0 to 1, using the textbook formula.
func overdampedSpring(ratio z: Double, frequency w: Double, velocity v: Double, at t: Double) -> Double {
    let root = w * (z * z - 1).squareRoot()
    let (slow, fast) = (root - z * w, -root - z * w)
    let part = (v + slow) / (fast - slow)
    return 1 + part * exp(fast * t) - (1 + part) * exp(slow * t)
}

func near(_ a: CGFloat, _ b: Double, _ tolerance: Double = 1e-6) -> Bool {
    abs(Double(a) - b) <= tolerance
}
