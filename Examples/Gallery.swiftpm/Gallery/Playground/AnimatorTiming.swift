import TransitionKit
import UIKit

/// When an animator shows what on one of its ways, as it is played.
struct AnimatorTiming: Equatable {
    let curve: TimingCurve
    /// In seconds.
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

    /// The progress at as many moments, evenly spread from the beginning to the end.
    var values: [CGFloat] {
        (0...Self.count).map { curve.value(at: CGFloat($0) / CGFloat(Self.count), duration: duration) }
    }

    /// What the curve is called.
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

/// A curve of progress over time, worked out, with a point on it.
struct TimingTrack {
    let timing: AnimatorTiming
    let values: [CGFloat]
    /// Where the point is, as a fraction of the duration.
    private(set) var time: CGFloat = 0

    init(_ timing: AnimatorTiming) {
        self.timing = timing
        values = timing.values
    }

    /// The progress where the point is.
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
    /// - Parameter isRunning: whether time runs, so that the point only goes ahead. A spring that swings
    ///   shows a progress several times; otherwise the first time counts.
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
            // Between two samples a swing turns back.
            time = max(CGFloat(nearest) / CGFloat(last), time)
        }
    }
}
