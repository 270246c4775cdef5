import Foundation
import Gallery
@_spi(Host) import UIKit

/// `gallery --fps`: how fast frames of some transitions are laid out, drawn and handed to the display.
@MainActor
struct FPSCommand {
    /// The animators that are measured if none is named.
    nonisolated static let animators = ["cube", "fold", "explode"]

    let animators: [String]
    private static let size = CGSize(width: 390, height: 844)
    private static let scale: CGFloat = 2
    /// How often each transition is played, there and back.
    private static let rounds = 4
    /// What a frame may take, in seconds.
    static let budget = 1.0 / 60

    /// Measures, and tells the result as a table.
    func run() throws -> String {
        let display = try Display(driver: Display.isNamed ? nil : Display.dummyDriver)
        let window = try DisplayWindow(
            display,
            title: "TransitionKit",
            size: CGSize(width: Self.size.width * Self.scale, height: Self.size.height * Self.scale),
            isHidden: true
        )
        let results = try animators.map { name -> (name: String, times: FrameTimes, processor: Double) in
            let (seconds, processor) = try measure(name, on: window)
            return (name: name, times: FrameTimes(seconds), processor: processor)
        }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let slow = results.filter { $0.times.percentile95 >= Self.budget }.map(\.name)
        let verdict =
            slow.isEmpty
            ? "60 frames a second: met, 95 % of the frames take less than 16.7 ms"
            : "60 frames a second: not met by \(slow.joined(separator: ", "))"
        return """
            navigation, there and back, \(Int(Self.size.width))x\(Int(Self.size.height)) @\(Int(Self.scale))x, \
            \(cores) cores; milliseconds a frame

            \(FrameTimes.heading)
            \(results.map { $0.times.row(named: $0.name, processor: $0.processor) }.joined(separator: "\n"))

            \(verdict)
            """
    }

    /// Seconds that each frame of the transition took, and seconds of work by all cores that a frame took on average.
    private func measure(
        _ name: String,
        on display: DisplayWindow
    ) throws -> (seconds: [Double], processor: Double) {
        guard let entry = AnimatorCatalogue.entry(named: name) else {
            throw Failure.internalError("the catalogue has no animator “\(name)”")
        }
        UIApplication.reset()
        UIScreen.main.configure(size: Self.size, scale: Self.scale)
        let animator = entry.makeAnimator()
        let demo = DemoContainer.navigation.makeDemo(animator: animator)
        let window = demo.showInWindow()
        let renderer = FrameRenderer()
        let duration = animator.duration
        var times: [Double] = []
        var processor = 0.0
        for round in 0..<(2 * Self.rounds) {
            if round.isMultiple(of: 2) { demo.goForward() } else { demo.goBackward() }
            let end = MediaClock.now + duration
            while MediaClock.now < end {
                let (start, work) = (ContinuousClock.now, clock())
                MediaClock.now += Self.budget
                UIApplication.shared.tick()
                let isDrawn = renderer.draw([window.layer], size: Self.size, scale: Self.scale) { pixels in
                    display.show(pixels)
                }
                guard isDrawn else { continue }
                times.append((ContinuousClock.now - start) / .seconds(1))
                processor += Double(clock() - work) / Double(CLOCKS_PER_SEC)
            }
            UIApplication.shared.advance(by: restingTime)
        }
        guard !times.isEmpty else { throw Failure.internalError("\(name) has drawn nothing") }
        return (times, processor / Double(times.count))
    }
}

/// What becomes of many measurements of a frame.
struct FrameTimes: Equatable {
    private let sorted: [Double]

    /// - Precondition: there is one at least.
    init(_ seconds: [Double]) {
        precondition(!seconds.isEmpty, "nothing was measured")
        sorted = seconds.sorted()
    }

    var mean: Double { sorted.reduce(0, +) / Double(sorted.count) }
    var median: Double { rank(0.5) }
    var percentile95: Double { rank(0.95) }
    var worst: Double { sorted[sorted.count - 1] }

    /// The smallest measurement that so large a part of all do not exceed.
    private func rank(_ part: Double) -> Double {
        sorted[max(Int((part * Double(sorted.count)).rounded(.up)) - 1, 0)]
    }

    static let heading =
        pad("animator", to: 12)
        + ["frames", "mean", "median", "95 %", "worst", "frames/s", "work"].map { padBefore($0) }.joined()

    /// - Parameter processor: What a frame took of all cores, in seconds.
    func row(named name: String, processor: Double) -> String {
        let milliseconds = [mean, median, percentile95, worst].map { String(format: "%.2f", 1000 * $0) }
        let cells =
            ["\(sorted.count)"] + milliseconds + [
                String(format: "%.0f", 1 / mean), String(format: "%.2f", 1000 * processor),
            ]
        return Self.pad(name, to: 12) + cells.map { Self.padBefore($0) }.joined()
    }

    private static func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.count, 0))
    }

    private static func padBefore(_ text: String) -> String {
        String(repeating: " ", count: max(10 - text.count, 0)) + text
    }
}
