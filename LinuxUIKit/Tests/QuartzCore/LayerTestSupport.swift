@_spi(Host) import QuartzCore
import Testing

/// A clock at its start, and a tree of plain layers on the screen. Tests share the clock. Each test creates
/// its stage first, and none of them waits, so no other test can run in between.
@MainActor
struct LayerStage {
    let root = CALayer()
    let layer = CALayer()

    /// `actions`: whether changes of properties are animated implicitly.
    init(actions: Bool = false) {
        MediaClock.reset()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        root.addSublayer(layer)
        root.isRootOnScreen = true
        CATransaction.startAnimations()
        if actions { CATransaction.commit() }
    }

    /// Advances by one frame, `seconds` later.
    func advance(_ seconds: Double) {
        MediaClock.now += seconds
        CATransaction.commitImplicit()
        AnimationEngine.finishDue()
    }

    /// The visible state.
    var shown: CALayer {
        layer.presentation() ?? layer
    }

    /// Runs a linear animation of the layer's z position, from 0 to `distance` unless `change` specifies
    /// otherwise.
    @discardableResult
    func animateZ(
        duration: Double = 1,
        to distance: Double = 100,
        key: String? = nil,
        _ change: (CABasicAnimation) -> Void = { _ in }
    ) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.fromValue = 0.0
        animation.toValue = distance
        animation.duration = duration
        change(animation)
        layer.add(animation, forKey: key)
        return animation
    }
}

/// A delegate that records its calls in a list that several can share.
final class AnimationLog: NSObject, CAAnimationDelegate {
    let name: String
    let write: (String) -> Void

    init(_ name: String, _ write: @escaping (String) -> Void) {
        self.name = name
        self.write = write
    }

    func animationDidStart(_ anim: CAAnimation) {
        write("\(name) started")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        write("\(name) \(flag ? "finished" : "removed")")
    }
}

func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
    abs(a - b) <= tolerance
}

func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: Double = 1e-9) -> Bool {
    near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance)
}

func near(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: Double = 1e-9) -> Bool {
    zip(elements(a), elements(b)).allSatisfy { near($0, $1, tolerance) }
}

func elements(_ t: CATransform3D) -> [Double] {
    [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
        t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ].map { Double($0) }
}
