import Foundation
import Gallery
import TransitionKit
@_spi(Host) import UIKit

/// The command `gallery --fps`. It measures how fast a single core can lay out, draw, and display frames of
/// transitions.
@MainActor
struct FPSCommand {
    let options: FPSOptions
    private static let size = CGSize(width: 390, height: 844)
    private static let scale: CGFloat = 2
    /// The number of times that each transition is played in both directions.
    private static let rounds = 4
    /// The time between two frames, in seconds.
    static let interval = 1.0 / 60
    /// The time that 95 of 100 frames may take, in seconds, so that some of the time remains for the app. No
    /// frame may take longer than the interval.
    static let budget = 0.012

    /// Measures the animators, and returns the result as a table.
    func run() throws -> String {
        // Nothing here waits for events.
        let display = try Display(
            driver: Display.isNamed ? nil : Display.dummyDriver,
            handlesSignals: false
        )
        let window = try DisplayWindow(
            display,
            title: "TransitionKit",
            size: CGSize(width: Self.size.width * Self.scale, height: Self.size.height * Self.scale),
            isHidden: true
        )
        let results = try options.animators.map { name in
            (name: name, times: try measure(name, on: window))
        }
        if options.isCSV {
            return ([FrameTimes.csvHeading] + results.map { $0.times.csvRow(named: $0.name) })
                .joined(separator: "\n")
        }
        let slow = results.filter { $0.times.percentile95 > Self.budget || $0.times.worst > Self.interval }
        let verdict =
            slow.isEmpty
            ? "60 frames per second: yes, 95% of the frames take at most 12 ms, and all take at most 16.7 ms"
            : "60 frames per second: not reached by \(slow.map(\.name).joined(separator: ", "))"
        return """
            navigation, forward and backward, \(Int(Self.size.width))x\(Int(Self.size.height)) @\(Int(Self.scale))x; \
            milliseconds of one core per frame

            \(FrameTimes.heading)
            \(results.map { $0.times.row(named: $0.name) }.joined(separator: "\n"))

            \(verdict)
            """
    }

    /// Measures the time that each frame of the transition takes on a single core.
    private func measure(_ name: String, on display: DisplayWindow) throws -> FrameTimes {
        guard let entry = GalleryCatalog.entry(named: name) else {
            throw Failure.internalError("the catalog has no animator “\(name)”")
        }
        UIApplication.reset()
        UIScreen.main.configure(size: Self.size, scale: Self.scale)
        let animator: any Animator =
            options.slices.map { MosaicAnimator(count: $0, duration: entry.makeAnimator().duration) }
            ?? entry.makeAnimator()
        let demo: any Demo =
            options.layers.map { MosaicDemo(animator: animator, layers: $0) }
            ?? DemoContainer.navigation.makeDemo(animator: animator)
        let window = demo.showInWindow()
        let renderer = FrameRenderer(threads: 1)
        let duration = animator.duration
        var rounds: [[[Double]]] = [[], []]
        for _ in 0..<Self.rounds {
            for way in rounds.indices {
                var times: [Double] = []
                if way == 0 { demo.goForward() } else { demo.goBackward() }
                let end = MediaClock.now + duration
                while MediaClock.now < end {
                    let start = Self.processorTime
                    MediaClock.now += Self.interval
                    UIApplication.shared.tick()
                    renderer.draw(
                        [window.layer],
                        size: Self.size,
                        scale: Self.scale,
                        on: display.canvas
                    ) { pixels in
                        display.show(pixels)
                    }
                    times.append(Self.processorTime - start)
                }
                rounds[way].append(times)
                UIApplication.shared.advance(by: restingTime)
            }
        }
        return FrameTimes(ways: rounds.map(FrameTimes.least))
    }

    /// The total time of the process on all cores, in seconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
