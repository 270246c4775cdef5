import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

@testable import Gallery

/// The graph shows the animator's own timing, and where it is.
@MainActor
@Suite("The graph of the timing")
struct PlaygroundGraphTests {

    @Test("It is the animator's timing, there and back")
    func itIsAnimatorsTimingThereAndBack() throws {
        let rig = try PlaygroundRig("bounce")
        let graph = rig.view.stage.graph
        #expect(graph.timings == [AnimatorTiming(curve: .spring(dampingRatio: 0.7), duration: 0.7)])
        #expect(graph.tracks.first?.values.max() ?? 0 > 1.04)
        #expect(graph.accessibilityLabel == "Timing: Spring 0.7, 0.7 s")
        try rig.slide("Damping ratio", to: 1)
        #expect(graph.timings.first?.curve == .spring(dampingRatio: 1))
        #expect(graph.tracks.first?.values.max() ?? 0 <= 1)
        try rig.choose("½×")
        #expect(graph.timings.first?.duration == 1.4)
        try rig.tapForward()
        rig.settle()
        // It leaves without a bounce.
        #expect(graph.timings.first?.curve == .easeIn)
    }

    @Test("Reduce Motion has a timing of its own")
    func reduceMotion() throws {
        let rig = try PlaygroundRig("bounce")
        try rig.flip("Reduce Motion")
        #expect(rig.view.stage.graph.timings == [AnimatorTiming(curve: .easeInOut, duration: 0.3)])
    }

    @Test("The dot goes along the curve with the time", arguments: ["bounce", "cube", "slide", "explode"])
    func dotGoesAlongCurveWithTime(name: String) throws {
        let rig = try PlaygroundRig(name)
        try rig.choose("½×")
        let graph = rig.view.stage.graph
        let timing = try #require(graph.timings.first)
        try rig.tapForward()
        var last: CGFloat = 0
        for step in 1...8 {
            rig.advance(by: timing.duration / 10)
            let track = try #require(graph.tracks.first)
            let expected = CGFloat(step) / 10
            #expect(abs(track.time - expected) < 0.08, "\(name), \(step)")
            #expect(track.time >= last)
            last = track.time
            let dot = try #require(graph.dots.first)
            let place = graph.point(at: track.time, track.value, of: track)
            #expect(abs(dot.center.x - place.x) < 0.01 && abs(dot.center.y - place.y) < 0.01)
            // On the curve.
            #expect(abs(timing.curve.value(at: track.time, duration: timing.duration) - track.value) < 0.01)
        }
        rig.settle()
        #expect(graph.tracks.first?.time == 0)
    }

    @Test("Time runs in the direction in which one reads, as the bar does", arguments: [false, true])
    func timeRunsInDirectionInWhichOneReads(isRightToLeft: Bool) throws {
        let rig = try PlaygroundRig("bounce", isRightToLeft: isRightToLeft)
        defer { UIApplication.shared.setUserInterfaceLayoutDirection(.leftToRight) }
        let stage = rig.view.stage
        let track = try #require(stage.graph.tracks.first)
        let (start, end) = (stage.graph.point(at: 0, 0, of: track), stage.graph.point(at: 1, 1, of: track))
        #expect((start.x > end.x) == isRightToLeft)
        #expect(abs(min(start.x, end.x) - (stage.graph.bounds.width - max(start.x, end.x))) < 0.01)
        let dot = try #require(stage.graph.dots.first)
        #expect(abs(dot.center.x - start.x) < 0.01)
        rig.holdKnob(from: 0, to: 0.5)
        #expect((dot.center.x < start.x - 1) == isRightToLeft && abs(dot.center.x - start.x) > 1)
        rig.touches.up()
    }

    @Test("Held, the dot is where the curve first shows what is held")
    func heldDotIsWhereCurveFirstShowsWhatIsHeld() throws {
        let rig = try PlaygroundRig("bounce")
        let graph = rig.view.stage.graph
        rig.holdKnob(from: 0, to: 0.5)
        rig.touches.up()
        rig.settle(1)
        let track = try #require(graph.tracks.first)
        #expect(abs(track.value - 0.5) < 0.01)
        #expect(track.time < 0.4)
    }

    @Test("The overshoot of a spring is drawn within the graph")
    func overshootOfSpringIsDrawnWithinGraph() throws {
        let graph = TimingGraphView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        graph.timings = [AnimatorTiming(curve: .spring(dampingRatio: 0.2), duration: 1)]
        graph.layoutIfNeeded()
        let track = try #require(graph.tracks.first)
        let points = track.values.enumerated().map { index, value in
            graph.point(at: CGFloat(index) / CGFloat(track.values.count - 1), value, of: track)
        }
        let (top, end) = try (#require(points.map { $0.y }.min()), #require(points.last?.y))
        #expect(top < end - 10)
        #expect(points.allSatisfy { graph.bounds.contains($0) })
    }

    @Test("A line is a line")
    func lineIsLine() {
        let track = TimingTrack(AnimatorTiming(curve: .linear, duration: 1))
        for (index, value) in track.values.enumerated() {
            #expect(abs(value - CGFloat(index) / CGFloat(track.values.count - 1)) < 1e-9)
        }
    }
}
