import Animators
import TransitionKit
@_spi(Host) import UIKit

/// What it costs the main thread to start each animator, beside the same visual written by hand.
@MainActor
enum StartBenchmark {

    private struct Subject {
        var name: String
        var animator: any Animator
        var byHand: @MainActor (SampleContext) -> Void
    }

    private struct Cost {
        var microseconds: Double
        var snapshots: Int
        var layers: Int
    }

    private static let subjects = [
        Subject(name: "bounce", animator: .bounce(), byHand: ByHand.bounce),
        Subject(name: "shrink", animator: .shrink(), byHand: ByHand.shrink),
        Subject(name: "cube", animator: .cube(), byHand: ByHand.cube),
        Subject(name: "slide", animator: .slide(), byHand: ByHand.slide),
        Subject(name: "push", animator: .push(), byHand: ByHand.push),
        Subject(name: "crossfade", animator: .crossfade(), byHand: ByHand.crossfade),
        Subject(name: "scale-fade", animator: .scaleFade(), byHand: ByHand.scaleFade),
        Subject(name: "spring-slide", animator: .springSlide(), byHand: ByHand.springSlide),
    ]

    static func report() -> String {
        let head =
            "start on the main thread".padded(to: 26)
            + ["ours µs", "by hand µs", "ratio", "snapshots", "layers", "by hand"]
            .map { $0.padded(before: 12) }.joined()
        let rows = subjects.map { subject in
            let ours = cost { context in
                context.animationController = subject.animator.animationController()
                context.animationController?.animateTransition(using: context)
            }
            let byHand = cost(of: subject.byHand)
            return subject.name.padded(to: 26)
                + String(format: "%12.0f%12.0f", ours.microseconds, byHand.microseconds)
                + String(format: "%12.2f", ours.microseconds / byHand.microseconds)
                + "\(ours.snapshots)".padded(before: 12)
                + "\(ours.layers)".padded(before: 12)
                + "\(byHand.layers)".padded(before: 12)
        }
        return ([head] + rows).joined(separator: "\n")
    }

    private static func cost(of start: @MainActor (SampleContext) -> Void) -> Cost {
        let stage = SampleStage()
        var times: [Double] = []
        var snapshots = 0
        var layers = 0
        for _ in 0..<60 {
            let context = stage.makeContext()
            // The incoming screen's own layers are there either way.
            let before = context.containerView.layer.treeSize + context.to.view.layer.treeSize
            let snapshotsBefore = UIView.snapshotCount
            times.append(Stopwatch.seconds { start(context) })
            layers = context.containerView.layer.treeSize - before
            snapshots = UIView.snapshotCount - snapshotsBefore
            stage.application.advance(by: 3, frameInterval: 0.5)
            precondition(context.isComplete, "a transition has to come to its end")
        }
        return Cost(microseconds: times.median * 1e6, snapshots: snapshots, layers: layers)
    }
}
