@_spi(Host) import QuartzCore

/// The timing of an animation: the progress as a function of the elapsed fraction of its duration.
enum TimingCurve {
    case cubic(CAMediaTimingFunction)
    /// A spring over `duration` seconds.
    case spring(SpringSolver, duration: Double)

    static func cubic(_ first: CGPoint, _ second: CGPoint) -> TimingCurve {
        .cubic(
            CAMediaTimingFunction(
                controlPoints: Float(first.x),
                Float(first.y),
                Float(second.x),
                Float(second.y)
            )
        )
    }

    static func named(_ curve: UIView.AnimationCurve) -> TimingCurve {
        let points = curve.controlPoints
        return .cubic(points.0, points.1)
    }

    static func spring(dampingRatio: Double, velocity: Double, duration: Double) -> TimingCurve {
        .spring(
            SpringSolver(dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity),
            duration: duration
        )
    }

    /// Returns a provider's timing curve over `duration` seconds. If the provider has both, the spring takes
    /// precedence.
    @MainActor
    static func provided(by provider: any UITimingCurveProvider, over duration: Double) -> TimingCurve {
        if let spring = provider.springTimingParameters { return spring.curve(over: duration) }
        if let cubic = provider.cubicTimingParameters {
            return .cubic(cubic.controlPoint1, cubic.controlPoint2)
        }
        return .named(.easeInOut)
    }

    /// Returns the progress at `time`, from 0 to 1. A spring can exceed 1.
    func value(at time: Double) -> Double {
        switch self {
        case .cubic(let function): function.value(at: time)
        case .spring(let solver, let duration): solver.value(at: min(max(time, 0), 1) * duration)
        }
    }

    /// Returns the first time, from 0 to 1, at which the progress is `value`, or `nil` if there's none.
    func time(of value: Double) -> Double? {
        if value == 0 { return 0 }
        if value == 1 { return 1 }
        let steps = 128
        var low = 0.0
        for step in 1...steps {
            var high = Double(step) / Double(steps)
            let (before, after) = (self.value(at: low) - value, self.value(at: high) - value)
            if after == 0 { return high }
            guard (before < 0) != (after < 0) else {
                low = high
                continue
            }
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if (self.value(at: middle) - value < 0) == (before < 0) {
                    low = middle
                } else {
                    high = middle
                }
            }
            return (low + high) / 2
        }
        return nil
    }

    /// Returns the time until a spring stays within a thousandth of its goal.
    static func settlingDuration(of spring: SpringSolver) -> Double {
        guard spring.dampingRatio == 1 else { return spring.settlingDuration }
        let settled = spring.settlingDuration
        // Core Animation rounds a critical spring's duration up to a tenth of a second. UIKit doesn't.
        var (low, high) = (max(settled - 0.1, 0), settled)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if abs(spring.value(at: middle) - 1) >= 0.001 { low = middle } else { high = middle }
        }
        return high
    }
}
