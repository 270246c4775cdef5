import Gallery
@_spi(Host) import UIKit

/// Plays an animator in both directions in a new application on the virtual clock, so that the last image
/// leads back to the first.
@MainActor
struct LoopRecorder {
    /// The times of events, in seconds from the first image.
    struct Cues {
        var forward: TimeInterval
        var backward: TimeInterval
        var end: TimeInterval
        var duration: TimeInterval

        /// Returns whether a transition is running.
        func isMoving(at time: TimeInterval) -> Bool {
            [forward, backward].contains { ($0..<$0 + duration).contains(time) }
        }

        /// Returns the times for both directions, with pauses that let people recognize the screens.
        static func resting(duration: TimeInterval) -> Cues {
            let backward = rest + duration + rest
            return Cues(
                forward: rest,
                backward: backward,
                end: backward + duration + rest / 2,
                duration: duration
            )
        }

        private static let rest: TimeInterval = 0.5
    }

    let entry: CatalogEntry
    var container = DemoContainer.navigation
    var isDark = false
    /// The size of the screen, in points.
    let screen: CGSize
    /// The number of pixels per point.
    let scale: Double
    /// The number of images per second.
    let frameRate: Double

    /// Passes an image of the screen every `1 / frameRate` seconds until the end.
    func record(_ cues: Cues, frame: (CGImage) throws -> Void) throws {
        var options = RenderOptions(animators: [entry.name])
        options.scale = scale
        options.isDark = isDark
        (options.width, options.height) = (Int(screen.width), Int(screen.height))
        options.resetApplication()
        let application = UIApplication.shared
        let demo = container.makeDemo(animator: entry.makeAnimator())
        let window = demo.showInWindow()
        let start = CACurrentMediaTime()

        var pending = [(cues.forward, demo.goForward), (cues.backward, demo.goBackward)]
        for index in 0..<Int((cues.end * frameRate).rounded()) {
            let time = Double(index) / frameRate
            application.advance(by: max(start + time - CACurrentMediaTime(), 0))
            if let (moment, go) = pending.first, time >= moment {
                pending.removeFirst()
                go()
                application.tick()
            }
            try frame(window.image(scale: scale))
        }
    }
}
