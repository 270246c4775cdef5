import Foundation
import Testing

@testable import GalleryHost

@Suite("Time in the window")
struct WindowTimingTests {

    @Test("Media time follows the wall clock, but stalls don't count")
    func mediaTimeFollowsWallClockButStallsDontCount() {
        var clock = FrameClock()
        #expect(clock.step(to: 100, wasIdle: false) == 0)
        #expect(abs(clock.step(to: 100.016, wasIdle: false) - 0.016) < 1e-9)
        #expect(clock.step(to: 103, wasIdle: false) == 0.05)
        // While nothing moves, nothing can jump. A second tap that comes late must count as late.
        #expect(clock.step(to: 104, wasIdle: true) == 1)
        // The clock is set back.
        #expect(clock.step(to: 90, wasIdle: false) == 0)
        #expect(abs(clock.step(to: 90.01, wasIdle: false) - 0.01) < 1e-9)
    }

    @Test("A step of the wheel is distributed over several frames, and is completed")
    func stepOfWheelIsDistributedOverSeveralFrames() {
        var wheel = WheelSmoother()
        #expect(!wheel.isMoving)
        wheel.add(CGPoint(x: 0, y: 60))
        var way: [CGFloat] = []
        while wheel.isMoving, way.count < 100 { way.append(wheel.advance(by: 1.0 / 60).y) }
        #expect(abs(way.reduce(0, +) - 60) < 1e-9)
        #expect(way.count > 5 && way.count < 30)
        #expect(zip(way, way.dropFirst()).allSatisfy { $0 > $1 || $1 < 0.5 })
    }

    @Test("A wheel that reverses does so immediately")
    func turningBack() {
        var wheel = WheelSmoother()
        wheel.add(CGPoint(x: 0, y: 600))
        wheel.add(CGPoint(x: 0, y: -60))
        #expect(wheel.advance(by: 1.0 / 60).y < 0)
        wheel.stop()
        #expect(!wheel.isMoving)
    }

    @Test(
        "A screen gets as many pixels as fit, up to two per point",
        arguments: [
            (CGSize(width: 1920, height: 1080), 1.0), (CGSize(width: 3840, height: 2160), 2),
            (CGSize(width: 2560, height: 1440), 1.5), (CGSize(width: 800, height: 600), 0.5),
            (CGSize(width: 400, height: 4000), 1),
        ] as [(CGSize, Double)]
    )
    func screenGetsAsManyPixelsAsFit(room: CGSize, expected: Double) {
        #expect(Display.scale(fitting: CGSize(width: 390, height: 844), in: room) == expected)
    }

    @Test("A display for measurements leaves signals alone, so that they end the process")
    @MainActor
    func displayForMeasurementsLeavesSignalsAlone() throws {
        let before = Self.signalHandlers
        let display = try Display(driver: Display.dummyDriver, handlesSignals: false)
        withExtendedLifetime(display) { #expect(Self.signalHandlers == before) }
    }

    /// The addresses of the functions that handle the signals to interrupt and terminate.
    private static var signalHandlers: [UInt] {
        [SIGINT, SIGTERM].map { signal in
            var action = sigaction()
            sigaction(signal, nil, &action)
            return unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
        }
    }

    @Test("Frame times are reported by rank")
    func frameTimes() {
        let times = FrameTimes(ways: [(1...100).map { Double($0) / 1000 }.shuffled()])
        #expect(times.median == 0.05)
        #expect(times.percentile95 == 0.095)
        #expect(times.worst == 0.1)
        #expect(FrameTimes(ways: [[0.02], [0.03, 0.01]]).first == 0.03)
        #expect(FrameTimes(ways: [[0.02]]).percentile95 == 0.02)
        #expect(FrameTimes(ways: [[0.02]]).csvRow(named: "cube") == "cube,1,20.00,20.00,20.00,20.00")
    }

    @Test("If a frame is drawn several times, the shortest time counts")
    func ifFrameIsDrawnSeveralTimesShortestTimeCounts() {
        #expect(FrameTimes.least(ofRounds: [[3, 2], [1, 5, 4], []]) == [1, 2, 4])
        #expect(FrameTimes.least(ofRounds: []).isEmpty)
    }
}
