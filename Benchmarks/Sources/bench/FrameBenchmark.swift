import Animators
@_spi(Host) import UIKit

/// How long the compositor takes for a frame in the middle of a cube's turn.
@MainActor
enum FrameBenchmark {

    static func report() -> String {
        let rows = [2.0, 1.0].map { scale in
            let milliseconds = 1000 * secondsPerFrame(scale: scale)
            return "cube, 390x844 @\(Int(scale))x".padded(to: 34)
                + String(format: "%8.2f", milliseconds)
        }
        return (["frame".padded(to: 34) + "ms".padded(before: 8)] + rows).joined(separator: "\n")
    }

    private static func secondsPerFrame(scale: CGFloat) -> Double {
        let stage = SampleStage(scale: scale)
        let cube = CubeAnimator().animationController()
        let context = stage.makeContext()
        let duration = cube.transitionDuration(using: context)
        cube.animateTransition(using: context)
        stage.application.tick()

        var times: [Double] = []
        for _ in 0..<20 {
            stage.application.advance(by: duration / 25)
            for _ in 0..<3 {
                times.append(Stopwatch.seconds { _ = stage.window.image(scale: scale) })
            }
        }
        stage.application.advance(by: duration)
        precondition(context.isComplete, "the cube has to come to its end")
        return times.median
    }
}
