import UIKit

/// A damped pendulum on a pivot that moves sideways.
///
/// For small angles, its angle θ obeys the equation θ″ = −ω²θ − 2ζωθ′ − k·x″, in which x is the position of
/// the pivot. The semi-implicit Euler method solves it step by step. Unlike the explicit one, it doesn't let
/// a swing grow on its own.
struct Pendulum {
    /// The natural frequency ω, in radians per transition.
    let frequency: CGFloat
    /// The damping ratio ζ.
    let damping: CGFloat
    /// The strength k: the angle per transition, in radians, that it gains as the pivot speeds up by one unit
    /// per transition.
    let strength: CGFloat

    /// Returns the angles in radians at equal intervals of a transition, at whose start it's at rest.
    ///
    /// - Parameters:
    ///   - steps: The number of intervals.
    ///   - pivot: A closure that returns the position of the pivot at a moment.
    func swing(steps: Int, pivot: (CGFloat) -> CGFloat) -> [(time: CGFloat, angle: CGFloat)] {
        let step = 1 / CGFloat(steps)
        var (angle, speed) = (CGFloat(0), CGFloat(0))
        var swing = [(time: CGFloat(0), angle: angle)]
        for index in 1...steps {
            let time = CGFloat(index) * step
            let push = (pivot(time + step) - 2 * pivot(time) + pivot(time - step)) / (step * step)
            speed +=
                (-frequency * frequency * angle - 2 * damping * frequency * speed - strength * push) * step
            angle += speed * step
            swing.append((time: time, angle: angle))
        }
        return swing
    }
}
