import TransitionKit
import UIKit

/// The duration and the timing curve of an animator in one direction.
struct AnimatorTiming: Equatable {
    let curve: TimingCurve
    /// The duration, in seconds.
    let duration: TimeInterval

    init(curve: TimingCurve, duration: TimeInterval) {
        (self.curve, self.duration) = (curve, duration)
    }

    @MainActor
    init(_ controller: TransitionAnimationController, _ direction: TransitionDirection) {
        let (animator, playback) = (controller.animator, controller.playback)
        let reducesMotion =
            playback.reducedMotion == .always
            || (playback.reducedMotion == .system && UIAccessibility.isReduceMotionEnabled)
        let scene = TransitionScene(size: DeviceViewController.screenSize, direction: direction)
        curve =
            reducesMotion && animator.movesAnything
            ? Choreography.crossfade.timing : animator.choreography(in: scene).timing
        duration = controller.transitionDuration(using: nil)
    }

    static let count = 120

    /// The progress at moments that are evenly spaced from the beginning to the end.
    var values: [CGFloat] {
        (0...Self.count).map { curve.value(at: CGFloat($0) / CGFloat(Self.count), duration: duration) }
    }

    /// The name of the curve.
    var name: String {
        switch curve {
        case .linear: "Linear"
        case .easeIn: "Ease in"
        case .easeOut: "Ease out"
        case .easeInOut: "Ease in and out"
        case .cubic: "Bézier"
        case .spring(let ratio, _): "Spring \(AnimatorUnit.plain.text(for: ratio, step: 0.01))"
        }
    }

    var length: String { AnimatorUnit.seconds.text(for: duration, step: 0.01) }
}

/// A sampled curve of progress over time, with a point on it.
struct TimingTrack {
    let timing: AnimatorTiming
    let values: [CGFloat]
    /// The time of the point, as a fraction of the duration.
    private(set) var time: CGFloat = 0

    init(_ timing: AnimatorTiming) {
        self.timing = timing
        values = timing.values
    }

    /// The progress at the point.
    var value: CGFloat { value(at: time) }

    private func value(at time: CGFloat) -> CGFloat {
        let place = min(max(time, 0), 1) * CGFloat(values.count - 1)
        let index = min(Int(place), values.count - 2)
        return values[index] + (values[index + 1] - values[index]) * (place - CGFloat(index))
    }

    mutating func reset() {
        time = 0
    }

    /// Moves the point to a progress.
    ///
    /// - Parameter isRunning: Whether time is running, so that the point only moves forward. A spring has the
    ///   same progress several times. If time isn't running, the first time counts.
    mutating func move(to progress: CGFloat, isRunning: Bool) {
        let last = values.count - 1
        let start = isRunning ? min(Int(time * CGFloat(last)), last - 1) : 0
        let crossing = (start..<last).first { index in
            let (now, next) = (values[index] - progress, values[index + 1] - progress)
            return now * next <= 0 && now != next
        }
        if let crossing {
            let (now, next) = (values[crossing], values[crossing + 1])
            let found = (CGFloat(crossing) + (progress - now) / (next - now)) / CGFloat(last)
            time = isRunning ? max(found, time) : found
        } else if !isRunning {
            time = progress <= 0 ? 0 : 1
        } else if let nearest = (start...last).min(by: {
            abs(values[$0] - progress) < abs(values[$1] - progress)
        }) {
            // A spring can turn back between two samples.
            time = max(CGFloat(nearest) / CGFloat(last), time)
        }
    }
}
