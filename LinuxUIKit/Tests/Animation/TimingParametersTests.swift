import Testing
@_spi(Host) import UIKit

@MainActor
@Suite struct TimingParametersTests {
    @Test(arguments: [
        (UIView.AnimationCurve.linear, 0.0, 0.0, 1.0, 1.0), (.easeIn, 0.42, 0, 1, 1),
        (.easeOut, 0, 0, 0.58, 1),
        (.easeInOut, 0.42, 0, 0.58, 1),
    ])
    func namedCurves(_ curve: UIView.AnimationCurve, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        let timing = UICubicTimingParameters(animationCurve: curve)
        #expect(timing.animationCurve == curve)
        #expect(timing.timingCurveType == .builtin)
        #expect(timing.controlPoint1 == CGPoint(x: x1, y: y1))
        #expect(timing.controlPoint2 == CGPoint(x: x2, y: y2))
        #expect(timing.cubicTimingParameters === timing)
        #expect(timing.springTimingParameters == nil)
    }

    /// An enumeration that's imported from Objective-C has a value for every raw value.
    @Test("Notifications about the keyboard have a curve without a name")
    func curveOfTheKeyboard() throws {
        let curve = try #require(UIView.AnimationCurve(rawValue: 7))
        let names: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
        #expect(!names.contains(curve))
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) {}
        #expect(animator.duration == 1)
        // Like the spring of the keyboard, it begins fast and ends slowly.
        let timing = UICubicTimingParameters(animationCurve: curve)
        #expect(timing.controlPoint1.y > timing.controlPoint1.x)
        #expect(timing.controlPoint2.y > timing.controlPoint2.x)
    }

    @Test func theDefaultCurve() {
        let timing = UICubicTimingParameters()
        #expect(timing.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
        #expect(timing.controlPoint2 == CGPoint(x: 0.25, y: 1))
    }

    @Test func curvesOfOnesOwn() {
        let timing = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 2),
            controlPoint2: CGPoint(x: 0.3, y: -1)
        )
        #expect(timing.timingCurveType == .cubic)
        #expect(timing.controlPoint1 == CGPoint(x: 0.1, y: 2))
    }

    @Test func springKeepsItsVelocity() {
        let timing = UISpringTimingParameters(dampingRatio: 0.3, initialVelocity: CGVector(dx: 1, dy: -2))
        #expect(timing.timingCurveType == .spring)
        #expect(timing.initialVelocity.dx == 1 && timing.initialVelocity.dy == -2)
        #expect(timing.springTimingParameters === timing)
        #expect(timing.cubicTimingParameters == nil)
    }

    @Test(arguments: [(1.0, 300.0, 20.0, 0.7442555275721707), (2, 100, 5, 5.658348137358159)])
    func springsWithAMassSettle(_ mass: Double, _ stiffness: Double, _ damping: Double, _ duration: Double) {
        let timing = UISpringTimingParameters(
            mass: CGFloat(mass),
            stiffness: CGFloat(stiffness),
            damping: CGFloat(damping),
            initialVelocity: .zero
        )
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        #expect(abs(animator.duration - duration) < 1e-12)
    }
}
