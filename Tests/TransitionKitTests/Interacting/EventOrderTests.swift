import Foundation
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The events around an interactive transition.
private enum Event: String, CaseIterable {
    case begin
    /// The app requests the transition, and UIKit starts it.
    case start
    case updateLow
    case updateHigh
    case finish
    case cancel
    case pause
    case released
    case resized
    case background
    /// A frame passes.
    case frame
}

/// The expected result of an order of events, according to the documented table.
private struct Expectation: Hashable {
    enum State { case idle, begun, interactive, settling }

    let canGrab: Bool
    var state = State.idle
    var isStarted = false
    var isReleased = false
    var isHandedOver = false
    var word: Bool?
    var progress = 0
    var framesAfterWord = 0
    /// The outcome of the transition.
    var result: Bool?

    init(canGrab: Bool) { self.canGrab = canGrab }

    private var nearest: Bool { progress >= 5 }

    /// Returns `false` if the event can't occur.
    ///
    /// - Parameter canHoldAgain: Whether the container allows holding the transition after letting it go.
    mutating func take(_ event: Event, percent: CGFloat?, canHoldAgain: Bool) -> Bool {
        let canHold = isHandedOver && canHoldAgain || canGrab
        if let percent, state == .interactive { progress = Int((percent * 10).rounded()) }
        if isReleased, ![.start, .resized, .background, .frame].contains(event) { return false }
        switch event {
        case .begin:
            if state == .idle { state = .begun }
        case .start:
            guard !isStarted else { return false }
            isStarted = true
            isHandedOver = state == .begun
            if state == .begun, word == nil {
                state = .interactive
            } else {
                if state == .idle { word = true }
                state = .settling
            }
        case .updateLow, .updateHigh:
            if word == nil, state != .settling { progress = event == .updateLow ? 3 : 8 }
        case .finish, .cancel:
            guard state != .idle, state != .settling || canHold else { break }
            word = event == .finish
            if state == .interactive { state = .settling }
        case .pause:
            if state == .begun { word = nil }
            if state == .settling, canHold {
                word = nil
                state = .interactive
            }
        case .released:
            isReleased = true
            if state == .begun { reset() }
            settleNearest()
        case .resized, .background:
            if state == .begun {
                if event == .background { settleNearest() }
                passFrame()
            } else if state != .idle {
                result = word ?? nearest
                reset()
            }
        case .frame:
            passFrame()
        }
        return true
    }

    /// The finger lifts, and time passes.
    mutating func end() {
        if state == .interactive { word = false }
        if state == .interactive || state == .settling { result = word }
        reset()
    }

    private mutating func passFrame() {
        guard state == .begun, word != nil else { return }
        framesAfterWord += 1
        if framesAfterWord == 3 { reset() }
    }

    private mutating func reset() {
        (state, word, progress, framesAfterWord) = (.idle, nil, 0, 0)
    }

    private mutating func settleNearest() {
        guard state == .begun || state == .interactive else { return }
        word = word ?? nearest
        if state == .interactive { state = .settling }
    }
}

/// Tests every order of up to six events, but each state of the documented table only once. If two orders
/// reach the same state, the rest is tested only once.
@MainActor @Suite(.allBehaviors) struct EventOrderTests {
    /// The table is the same for all containers. They take turns, so that each event is the last one in each
    /// of them.
    @Test(
        "Every order of events ends once, with the last requested outcome",
        arguments: [AnimatorMake.interruptible, .blocks]
    )
    func everyOrder(make: AnimatorMake) throws {
        var frontier: [[Event]] = [[]]
        var seen: Set<Expectation> = [Expectation(canGrab: make == .interruptible)]
        var rows: [[String]] = []
        for _ in 0..<6 {
            var next: [[Event]] = []
            for prefix in frontier {
                for event in Event.allCases {
                    let kind = ContainerKind.allCases[rows.count % ContainerKind.allCases.count]
                    guard let end = try walk(prefix + [event], kind, make) else { continue }
                    rows.append([event.rawValue, kind.rawValue])
                    if seen.insert(end).inserted { next.append(prefix + [event]) }
                }
            }
            frontier = next
        }
        #expect(rows.count > 900)
        let counts = [Event.allCases.count, ContainerKind.allCases.count]
        #expect(Turns.missingPairs(in: rows, counts: counts) == [])
    }

    /// Orders that are equal in the table can have different effects otherwise, so some random ones are
    /// tested.
    @Test("Random orders end, too", arguments: ContainerKind.allCases)
    func randomOrders(kind: ContainerKind) throws {
        var random = Dice(state: 20_240_607)
        for make in AnimatorMake.allCases {
            var walks = 0
            while walks < 60 {
                var events = (0..<6).map { _ in Event.allCases.randomElement(using: &random) ?? .frame }
                events.insert(.start, at: Int.random(in: 0...3, using: &random))
                if try walk(Array(events.prefix(6)), kind, make) != nil { walks += 1 }
            }
        }
    }

    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static var finishedWindows: [String: ViewState] = [:]

    /// Returns the window after a transition without interaction.
    private func finishedWindow(_ kind: ContainerKind, _ make: AnimatorMake) -> ViewState {
        let key = "\(kind) \(make)"
        if let known = Self.finishedWindows[key] { return known }
        let app = InteractionRig(kind, make)
        app.perform()
        UIApplication.shared.advance(by: 1)
        let state = app.state
        Self.finishedWindows[key] = state
        return state
    }

    /// Performs an order of events, and checks its result. Returns `nil` if it can't occur.
    private func walk(_ events: [Event], _ kind: ContainerKind, _ make: AnimatorMake) throws -> Expectation? {
        var expected = Expectation(canGrab: make == .interruptible)
        // First in theory, because an order that can't occur doesn't need an app.
        let canHoldAgain = make.canBeHeldAgain(in: kind)
        for event in events where !expected.take(event, percent: nil, canHoldAgain: canHoldAgain) {
            return nil
        }

        expected = Expectation(canGrab: make == .interruptible)
        let app = InteractionRig(kind, make)
        for event in events {
            _ = expected.take(
                event,
                percent: app.interaction?.percentComplete,
                canHoldAgain: canHoldAgain
            )
            happen(event, in: app)
        }
        let afterwards = expected
        let name = Comment(rawValue: "\(kind) \(make): \(events.map(\.rawValue))")

        // The finger releases everything that it still holds.
        if app.interaction?.state != .settling { app.interaction?.cancel() }
        expected.end()
        UIApplication.shared.advance(by: 1.2, frameInterval: 0.1)
        #expect(app.interaction?.state ?? .idle == .idle, name)
        if expected.isStarted {
            #expect(app.outcomes == [expected.result].compactMap(\.self), name)
            #expect(app.rig.log.entries(of: "animationEnded").count == 1, name)
            #expect(app.rig.coordinator == nil, name)
        } else {
            #expect(app.outcomes.isEmpty, name)
        }
        let isDone = expected.result == true
        let shown = isDone ? app.rig.second : app.rig.first
        #expect(shown.view.window != nil, name)
        #expect(CATransform3DIsIdentity(shown.view.layer.transform), name)
        #expect(!shown.view.isLockedByTransition, name)
        if !isDone, !events.contains(.resized) {
            #expect(app.state == app.before, name)
            #expect(InteractionRig.controllers(app.rig) == app.controllersBefore, name)
        }
        if isDone, !events.contains(.resized) {
            let shown = app.state
            #expect(shown == finishedWindow(kind, make), name)
        }
        return afterwards
    }

    private func happen(_ event: Event, in app: InteractionRig) {
        switch event {
        case .begin: app.interaction?.begin()
        case .start:
            app.perform()
            UIApplication.shared.tick()
        case .updateLow: app.interaction?.update(0.3)
        case .updateHigh: app.interaction?.update(0.8)
        case .finish: app.interaction?.finish()
        case .cancel: app.interaction?.cancel()
        case .pause: app.interaction?.pause()
        case .released: app.dropInteraction()
        case .resized:
            app.rig.window.frame = CGRect(x: 0, y: 0, width: 500, height: 600)
            UIApplication.shared.advance(by: 1.0 / 60)
        case .background:
            let center = NotificationCenter.default
            center.post(name: UIApplication.willResignActiveNotification, object: nil)
            center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
            UIApplication.shared.advance(by: 1.0 / 60)
        case .frame: UIApplication.shared.advance(by: 1.0 / 60)
        }
    }
}
