import Gallery
import TransitionKit
@_spi(Host) import UIKit

/// Drags a clip's transition with a scripted finger, in a new application on the virtual clock, and records
/// images that show the finger as a dot.
@MainActor
struct DragRecorder {
    let options: RenderOptions
    let script: DragScript

    /// The time that the finger moves in each direction, and rests at its end, in seconds.
    private static let way: TimeInterval = 0.5
    private static let pause: TimeInterval = 0.1
    /// The time between releasing a transition and catching it again, in seconds.
    private static let release: TimeInterval = 0.1
    /// The distance that a pan requires to begin, in points.
    private static let hysteresis: CGFloat = 10

    /// Passes the frames in order. Frame k of N shows the screen at time k/(N−1), from the moment when the
    /// finger lands until the transition has settled. Returns the total time, in seconds.
    @discardableResult
    func play(
        _ clip: Clip,
        of entry: CatalogEntry,
        frame: (_ index: Int, _ image: CGImage) throws -> Void
    ) throws -> TimeInterval {
        // The first run measures the time, and the second one records the images.
        let length = try run(clip, of: entry, moments: []) { _, _ in }
        let moments = (0..<options.frameCount).map { index in
            length * Double(index) / Double(options.frameCount - 1)
        }
        _ = try run(clip, of: entry, moments: moments, frame: frame)
        return length
    }

    /// Runs the script from its start, and returns its duration.
    private func run(
        _ clip: Clip,
        of entry: CatalogEntry,
        moments: [TimeInterval],
        frame: (_ index: Int, _ image: CGImage) throws -> Void
    ) throws -> TimeInterval {
        options.resetApplication()
        let application = UIApplication.shared
        let interaction = SwipeInteraction()
        let animator = entry.makeAnimator()
        let demo = clip.container.makeDemo(animator: animator, interaction: interaction)
        let window = demo.showInWindow()
        if clip.direction == .backward {
            demo.goForward()
            application.advance(by: animator.duration + restingTime)
        }

        let injector = TouchInjector(window: window)
        let start = CACurrentMediaTime()
        var next = 0
        func advance(to time: TimeInterval) throws {
            while next < moments.count, moments[next] <= time + 1e-9 {
                let pause = start + moments[next] - CACurrentMediaTime()
                if pause > 0 { application.advance(by: pause) }
                try frame(next, window.image(scale: options.scale, fingers: Array(injector.fingers.values)))
                next += 1
            }
            let rest = start + time - CACurrentMediaTime()
            if rest > 0 { application.advance(by: rest) }
        }

        var clock = 0.0
        var hasDriven = false
        for step in steps(clip.direction, in: window.bounds.size) {
            switch step {
            case .down(let point):
                injector.down(at: point)
            case .move(let point):
                injector.move(to: point)
                hasDriven = hasDriven || interaction.state != .idle
            case .up(let finishes):
                interaction.completionThreshold = finishes ? 0 : 2
                injector.up()
            case .wait(let seconds):
                clock += seconds
                try advance(to: clock)
            }
        }
        while interaction.state != .idle, clock < 20 {
            clock += 1 / 60
            try advance(to: clock)
        }
        guard hasDriven else {
            throw Failure.internalError("\(clip.title): the finger didn't start a transition")
        }
        guard interaction.state == .idle else {
            throw Failure.internalError("\(clip.title): the transition didn't settle")
        }
        if let last = moments.last { try advance(to: max(last, clock)) }
        return clock
    }

    private enum Step {
        case down(CGPoint)
        case move(CGPoint)
        case up(finishes: Bool)
        case wait(TimeInterval)
    }

    private func steps(_ direction: ClipDirection, in size: CGSize) -> [Step] {
        let isRightToLeft = options.isRightToLeft
        // In the forward direction, the finger pulls in the new screen from the trailing side.
        let goesRight = (direction == .backward) != isRightToLeft
        let first = CGPoint(x: goesRight ? 16 : size.width - 16, y: size.height * 0.62)
        func point(_ progress: Double) -> CGPoint {
            let distance = Self.hysteresis + progress * size.width
            return CGPoint(x: first.x + (goesRight ? distance : -distance), y: first.y)
        }
        func drag(from start: Double, to end: Double) -> [Step] {
            let count = 30
            return (1...count).flatMap { index -> [Step] in
                let fraction = Double(index) / Double(count)
                return [
                    .wait(Self.way / Double(count)), .move(point(start + (end - start) * fraction)),
                ]
            }
        }
        var steps: [Step] = [.down(first), .wait(Self.pause)]
        steps += drag(from: 0, to: script.progress) + [.wait(Self.pause)]
        switch script.outcome {
        case .cancel:
            steps.append(.up(finishes: false))
        case .finish:
            steps.append(.up(finishes: true))
        case .regrab:
            steps += [
                .up(finishes: true), .wait(Self.release), .down(point(script.progress)), .wait(Self.pause),
            ]
            steps += drag(from: script.progress, to: script.progress / 3)
            steps += [.wait(Self.pause), .up(finishes: false)]
        }
        return steps
    }
}
