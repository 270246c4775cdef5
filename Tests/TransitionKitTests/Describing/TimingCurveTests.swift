import Foundation
import Testing
import TransitionKit

/// Timing curves compared with closed forms and with published values of the platform's curves.
@Suite struct TimingCurveTests {
    @Test(
        "Bézier curves match published values",
        arguments: [
            (TimingCurve.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
            (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
            (.easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
            (.system, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
            (.responsive, [0.063978, 0.280078, 0.661903, 0.915245, 0.986557]),
            (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
        ]
    )
    func bZierCurvesMatchPublishedValues(curve: TimingCurve, expected: [Double]) {
        for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
            #expect(abs(Double(curve.value(at: CGFloat(time))) - value) < 1e-6)
        }
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
    }

    @Test(
        "Bézier curves pass through the points that their polynomials give",
        arguments: [(0, 0), (0, 1), (1, 0), (0.9, 0.1), (0.06, 0.8), (0.3, 0.7)]
    )
    func bZierCurvesPassThroughThePointsThatTheirPolynomialsGive(firstX: CGFloat, secondX: CGFloat) {
        let (firstY, secondY): (CGFloat, CGFloat) = (0.3, 1.4)
        let curve = TimingCurve.cubic(CGPoint(x: firstX, y: firstY), CGPoint(x: secondX, y: secondY))
        func point(_ t: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
            3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
        }
        for step in 1..<100 {
            let t = CGFloat(step) / 100
            let value = curve.value(at: point(t, firstX, secondX))
            // Where time stands still for a moment, at the middle of the steepest curve, rounding is a cube
            // root.
            let tolerance: CGFloat = firstX == 1 && step == 50 ? 1e-4 : 1e-9
            #expect(abs(value - point(t, firstY, secondY)) < tolerance)
        }
    }

    @Test(
        "A control point with a coordinate that isn't finite is replaced by that of a straight curve",
        arguments: [CGFloat.nan, .infinity, -.infinity]
    )
    func invalidControlPoint(number: CGFloat) {
        let curves: [TimingCurve] = [
            .cubic(CGPoint(x: number, y: 0.9), CGPoint(x: 1, y: 1)),
            .cubic(CGPoint(x: 0.2, y: number), CGPoint(x: 1, y: 1)),
            .cubic(.zero, CGPoint(x: number, y: 0.1)), .cubic(.zero, CGPoint(x: 0.2, y: number)),
        ]
        for curve in curves {
            for step in 0...10 {
                let time = CGFloat(step) / 10
                #expect(abs(curve.value(at: time) - time) < 1e-9, "\(curve)")
            }
        }
    }

    @Test(
        "Before and after its time, a curve stays at its ends",
        arguments: [
            TimingCurve.easeIn, .system, .cubic(CGPoint(x: 0.3, y: -0.6), CGPoint(x: 0.6, y: 1.5)),
            .spring(dampingRatio: 0.3), .spring(dampingRatio: 1, initialVelocity: 5),
        ]
    )
    func beyondTheEnds(curve: TimingCurve) {
        for time in [-0.001, -2, -.infinity] as [CGFloat] { #expect(curve.value(at: time) == 0) }
        for time in [1.001, 3, .infinity] as [CGFloat] { #expect(curve.value(at: time) == 1) }
    }

    @Test("Only a linear curve goes on in both directions")
    func linearGoesOn() {
        for time in [-2, -0.25, 1.25, 3] as [CGFloat] { #expect(TimingCurve.linear.value(at: time) == time) }
    }

    @Test(
        "A duration that's out of range has the effect of the closest one, and an invalid one that of none",
        arguments: [(-3, 0), (2e6, 1e6), (.nan, 0), (.infinity, 0), (-.infinity, 0)]
            as [(TimeInterval, TimeInterval)]
    )
    func durationThatsOutOfRangeHasEffectOfClosestOne(duration: TimeInterval, closest: TimeInterval) {
        let curve = TimingCurve.spring(dampingRatio: 0.8, initialVelocity: 2)
        for step in 1...9 {
            let time = CGFloat(step) / 10
            #expect(curve.value(at: time, duration: duration) == curve.value(at: time, duration: closest))
        }
        #expect(curve.value(at: 0.1, duration: 1) != curve.value(at: 0.1, duration: 0))
    }

    /// Returns the remaining amplitude of a spring late in its time.
    private func fade(_ time: Double) -> Double {
        let late = max((time - 0.7) / 0.3, 0)
        return 1 - late * late * (3 - 2 * late)
    }

    // The frequencies solve ζω·e^(-ζω)/ω√(1-ζ²) = 0.02 and (1+ω)·e^(-ω) = 0.02.
    @Test(
        "Springs have the frequency at which the envelope of their sine part is 2% at the end",
        arguments: [(0.5, 6.725433722), (0.75, 5.383573626), (0.8, 5.249631347)]
    )
    func springsHaveTheFrequencyAtWhichTheEnvelopeOfTheirSinePart(ratio: Double, frequency: Double) {
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        let curve = TimingCurve.spring(dampingRatio: CGFloat(ratio))
        for time in [0.05, 0.1, 0.297, 0.5, 0.8, 0.95] {
            let decay = exp(-ratio * frequency * time) * fade(time)
            let swing = cos(damped * time) + ratio * frequency / damped * sin(damped * time)
            #expect(abs(Double(curve.value(at: CGFloat(time))) - (1 - decay * swing)) < 1e-6)
        }
        #expect(curve.value(at: 1) == 1)
    }

    @Test func criticallyDampedSpringFollowsItsClosedForm() {
        let frequency = 5.833921702
        let curve = TimingCurve.spring(dampingRatio: 1)
        for time in [0.1, 0.5, 0.9] {
            let expected = 1 - exp(-frequency * time) * (1 + frequency * time) * fade(time)
            #expect(abs(Double(curve.value(at: CGFloat(time))) - expected) < 1e-8)
        }
        #expect(curve.value(at: 1) == 1)
    }

    @Test("A spring reaches its end without a jump", arguments: [0.3, 0.5, 0.75, 1])
    func softEnd(ratio: Double) {
        let curve = TimingCurve.spring(dampingRatio: CGFloat(ratio))
        for step in 1...20 {
            let (early, late) = (1 - CGFloat(step) / 500, 1 - CGFloat(step - 1) / 500)
            #expect(abs(curve.value(at: late) - curve.value(at: early)) < 2e-3)
        }
    }

    @Test("A spring starts at its initial velocity", arguments: [0.5, 0.75, 1], [-2, 0, 0.5, 3])
    func initialVelocity(ratio: Double, velocity: Double) {
        let curve = TimingCurve.spring(dampingRatio: CGFloat(ratio), initialVelocity: CGFloat(velocity))
        let step: CGFloat = 1e-6
        #expect(abs(Double(curve.value(at: step) / step) - velocity) < 1e-3)
    }

    @Test("A spring with the smallest damping ratio oscillates")
    func smallestRatio() {
        let (curve, smallest) = (TimingCurve.spring(dampingRatio: 0), TimingCurve.spring(dampingRatio: 0.05))
        let values = (0...70).map { curve.value(at: CGFloat($0) / 100) }
        #expect(zip(values, values.dropFirst()).filter { ($0 < 1) != ($1 < 1) }.count >= 2)
        for step in 0...20 {
            let time = CGFloat(step) / 20
            #expect(curve.value(at: time) == smallest.value(at: time))
        }
    }

    @Test("Springs with invalid values still settle", arguments: [Double.nan, -1, 0, 5, .infinity])
    func badRatio(ratio: Double) {
        let curve = TimingCurve.spring(dampingRatio: CGFloat(ratio), initialVelocity: .nan)
        #expect(curve.value(at: 0) == 0)
        for step in 1...10 { #expect(curve.value(at: CGFloat(step) / 10).isFinite) }
        #expect(curve.value(at: 1) == 1)
    }
}
