import Foundation
import Testing
import TransitionKit

/// Timing against the closed forms and published values of the platform's curves.
@Suite struct TimingCurveTests {
    @Test(
        "Bézier curves against published values",
        arguments: [
            (TimingCurve.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
            (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
            (.easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
            (.system, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
            (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
        ]
    )
    func cubic(curve: TimingCurve, expected: [Double]) {
        for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
            #expect(abs(Double(curve.value(at: CGFloat(time))) - value) < 1e-6)
        }
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
    }

    @Test(
        "Springs have the frequency that brings them to rest in the duration",
        arguments: [(0.5, 12.716898), (0.75, 9.377883), (0.8, 8.9942965)]
    )
    func underdamped(ratio: Double, frequency: Double) {
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        for time in [0.05, 0.1, 0.297, 0.5, 0.8, 1] {
            let decay = exp(-ratio * frequency * time)
            let swing = cos(damped * time) + ratio * frequency / damped * sin(damped * time)
            let curve = TimingCurve.spring(dampingRatio: CGFloat(ratio))
            #expect(abs(Double(curve.value(at: CGFloat(time))) - (1 - decay * swing)) < 1e-5)
        }
    }

    @Test func critical() {
        let frequency = 9.233413476
        for time in [0.1, 0.5, 1] {
            let expected = 1 - exp(-frequency * time) * (1 + frequency * time)
            let curve = TimingCurve.spring(dampingRatio: 1)
            #expect(abs(Double(curve.value(at: CGFloat(time))) - expected) < 1e-8)
        }
    }

    @Test("A spring sets off with its initial velocity", arguments: [0.5, 0.75, 1], [-2, 0, 0.5, 3])
    func initialVelocity(ratio: Double, velocity: Double) {
        let curve = TimingCurve.spring(dampingRatio: CGFloat(ratio), initialVelocity: CGFloat(velocity))
        let step: CGFloat = 1e-6
        #expect(abs(Double(curve.value(at: step) / step) - velocity) < 1e-3)
    }

    @Test("Values that make no sense still settle", arguments: [Double.nan, -1, 0, 5, .infinity])
    func badRatio(ratio: Double) {
        let curve = TimingCurve.spring(dampingRatio: CGFloat(ratio), initialVelocity: .nan)
        #expect(curve.value(at: 0) == 0)
        for step in 1...10 { #expect(curve.value(at: CGFloat(step) / 10).isFinite) }
        // One that hardly loses anything, with a ratio of 0.01, still swings a little at its end.
        #expect(abs(curve.value(at: 1) - 1) < (ratio <= 0 ? 0.07 : 2e-3))
    }
}
