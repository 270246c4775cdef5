import Foundation
import TransitionKit
@_spi(Host) import UIKit

/// Plays an animator and measures the time.
@MainActor enum Measurement {
    static func row(of subject: Subject, layers: Int, frames: Bool) -> Row {
        let ours = start(SampleStage(layers: layers, namesViews: subject.sharesViews)) { context in
            context.animationController = subject.animator.animationController()
            context.animationController?.animateTransition(using: context)
        }
        var row = Row(animator: subject.name, screen: layers, start: ours.start, capture: ours.capture)
        row.byHand = subject.byHand.map {
            start(SampleStage(layers: layers, namesViews: false), of: $0).start
        }
        row.captures = ours.captures
        let flight = flight(of: subject, layers: layers, draws: frames)
        (row.first, row.worst, row.demands) = (flight.first, flight.worst, flight.demands)
        return row
    }

    private struct Start {
        var start: Double
        var capture: Double
        var captures: Int
    }

    /// Measures the start up to the moment when the first frame can be drawn, in microseconds. This includes
    /// layout, which happens right afterward even if nobody requests it.
    private static func start(_ stage: SampleStage, of begin: @MainActor (SampleContext) -> Void) -> Start {
        let layers = stage.layers
        var (starts, captures): ([Double], [Double]) = ([], [])
        var count = 0
        for _ in 0..<(layers < 1_000 ? 61 : layers < 10_000 ? 7 : 3) {
            let context = stage.makeContext()
            let screens = [context.from.sample, context.to.sample]
            let seconds = Stopwatch.seconds {
                begin(context)
                context.containerView.layoutIfNeeded()
            }
            let capture = screens.reduce(0) { $0 + $1.captureSeconds }
            starts.append(1e6 * (seconds - capture))
            captures.append(1e6 * capture)
            count = screens.reduce(0) { $0 + $1.captures }
            stage.finish(context)
        }
        return Start(start: starts.median, capture: captures.median, captures: count)
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
