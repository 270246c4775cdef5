import Foundation
import TransitionKit
@_spi(Host) import UIKit

/// Plays an animator and measures the time.
@MainActor enum Measurement {
    static func row(of subject: Subject, layers: Int, frames: Bool) -> Row {
        let (ours, byHand) = starts(of: subject, layers: layers)
        var row = Row(animator: subject.name, screen: layers, start: ours.start, capture: ours.capture)
        row.byHand = byHand.map { $0.start + $0.capture }
        row.captures = ours.captures
        let flight = flight(of: subject, layers: layers, draws: frames)
        (row.first, row.worst, row.demands) = (flight.first, flight.worst, flight.demands)
        return row
    }

    /// The starts of an animation. All times are in microseconds.
    private struct Starts {
        private var starts: [Double] = []
        private var captureTimes: [Double] = []
        private(set) var captures = 0

        /// The time without capturing screens.
        var start: Double { starts.median }
        var capture: Double { captureTimes.median }

        /// Starts an animation in new screens, up to the moment when the first frame can be drawn. This
        /// includes layout, which happens right afterward even if nobody requests it.
        @MainActor mutating func measure(
            on stage: SampleStage,
            _ begin: @MainActor (SampleContext) -> Void
        ) {
            let context = stage.makeContext()
            let screens = [context.from.sample, context.to.sample]
            let seconds = Stopwatch.seconds {
                begin(context)
                context.containerView.layoutIfNeeded()
            }
            let capture = screens.reduce(0) { $0 + $1.captureSeconds }
            starts.append(1e6 * (seconds - capture))
            captureTimes.append(1e6 * capture)
            captures = screens.reduce(0) { $0 + $1.captures }
            stage.finish(context)
        }
    }

    /// Starts an animator and its handwritten counterpart by turns, so that whatever else the machine does
    /// slows both down.
    private static func starts(of subject: Subject, layers: Int) -> (ours: Starts, byHand: Starts?) {
        let stage = SampleStage(layers: layers, namesViews: subject.sharesViews)
        var (ours, byHand) = (Starts(), Starts())
        for _ in 0..<(layers < 1_000 ? 61 : layers < 10_000 ? 7 : 3) {
            ours.measure(on: stage) { context in
                context.animationController = subject.animator.animationController()
                context.animationController?.animateTransition(using: context)
            }
            if let animation = subject.byHand { byHand.measure(on: stage, animation) }
        }
        return (ours, subject.byHand == nil ? nil : byHand)
    }

    /// Measures the first frame and the slowest frame in flight, in milliseconds, along with the demands.
    private static func flight(
        of subject: Subject,
        layers: Int,
        draws: Bool
    ) -> (first: Double?, worst: Double?, demands: Demands) {
        let stage = SampleStage(layers: layers, namesViews: subject.sharesViews)
        let context = stage.makeContext()
        let known = context.containerView.layer.treeSize + context.to.view.layer.treeSize
        let controller = subject.animator.animationController()
        context.animationController = controller
        controller.animateTransition(using: context)
        var demands = Demands()
        var times: [Double] = []
        let count = layers < 1_000 ? 8 : 4
        for frame in 0..<count {
            let seconds = Stopwatch.wallSeconds {
                if frame == 0 {
                    stage.application.tick()
                } else {
                    stage.application.advance(by: subject.animator.duration / Double(count))
                }
                if draws { _ = stage.window.image(scale: 2) }
            }
            times.append(1e3 * seconds)
            demands = demands.formUnion(Demands(in: context.containerView, besides: known))
        }
        stage.finish(context)
        return draws ? (times[0], times.dropFirst().max(), demands) : (nil, nil, demands)
    }
}
