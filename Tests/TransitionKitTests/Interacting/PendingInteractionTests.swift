import Foundation
@_spi(Host) import QuartzCore
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// The calls of a gesture before its transition starts, and the time that it waits.
@MainActor @Suite(.allBehaviors) struct PendingInteractionTests {
    /// A gesture, and the number of times that it has given up.
    @MainActor private final class Waiting {
        private(set) var count = 0
        private(set) lazy var hold = PendingInteraction { [weak self] in self?.count += 1 }

        init() {
            UIApplication.reset()
            _ = hold
        }

        /// Lets a number of frames pass.
        func frames(_ number: Int) {
            for _ in 0..<number { UIApplication.shared.advance(by: 1.0 / 60) }
        }
    }

    @Test("After the outcome, it waits three frames", arguments: [Outcome.completed, .cancelled])
    func afterOutcomeItWaitsThreeFrames(outcome: Outcome) {
        let waiting = Waiting()
        waiting.frames(10)
        waiting.hold.release(to: outcome, velocity: 0, speed: 1)
        waiting.frames(2)
        #expect(waiting.hold.isWaiting)
        #expect(waiting.count == 0)
        waiting.frames(1)
        #expect(!waiting.hold.isWaiting)
        #expect(waiting.count == 1)
    }

    @Test("Without an outcome, it waits half a second, and gives up once")
    func halfASecond() {
        let waiting = Waiting()
        UIApplication.shared.advance(by: 0.45)
        #expect(waiting.hold.isWaiting)
        UIApplication.shared.advance(by: 0.1)
        #expect(!waiting.hold.isWaiting)
        UIApplication.shared.advance(by: 2)
        #expect(waiting.count == 1)
    }

    @Test("An outcome that's withdrawn and requested again starts the wait anew")
    func takenBack() {
        let waiting = Waiting()
        waiting.hold.release(to: .completed, velocity: 2, speed: 3)
        waiting.frames(2)
        waiting.hold.grab()
        #expect(waiting.hold.outcome == nil)
        waiting.frames(3)
        #expect(waiting.hold.isWaiting)
        waiting.hold.release(to: .cancelled, velocity: 0, speed: 1)
        waiting.frames(2)
        #expect(waiting.hold.isWaiting)
        waiting.frames(1)
        #expect(!waiting.hold.isWaiting)
    }

    @Test("Progress counts until the outcome, and values that aren't numbers never do")
    func progressCountsUntilTheOutcome() {
        let waiting = Waiting()
        let hold = waiting.hold
        hold.update(0.4)
        hold.update(.nan)
        #expect(hold.progress == 0.4)
        hold.update(7)
        #expect(hold.progress == 1)
        hold.update(0.3)
        hold.release(to: .completed, velocity: 0, speed: 1)
        hold.update(0.9)
        #expect(hold.progress == 0.3)
    }

    @Test(
        "If people leave the app, it goes to the closer end, unless there's an outcome",
        arguments: [UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification]
    )
    func ifPeopleLeaveTheAppItGoesToTheCloserEnd(notification: NSNotification.Name) {
        for (progress, word, expected) in [
            (0.4, nil, .cancelled), (0.6, nil, .completed), (0.6, .cancelled, .cancelled),
        ] as [(CGFloat, Outcome?, Outcome)] {
            let waiting = Waiting()
            waiting.hold.update(progress)
            if let word { waiting.hold.release(to: word, velocity: 0, speed: 1) }
            NotificationCenter.default.post(name: notification, object: nil)
            #expect(waiting.hold.outcome == expected)
        }
    }

    @Test("When the transition has started, it stops waiting, and uses no frames")
    func whenTheTransitionHasStartedItStopsWaitingAndUsesNoFrames() {
        let waiting = Waiting()
        waiting.hold.end()
        #expect(!waiting.hold.isWaiting)
        UIApplication.shared.advance(by: 2)
        #expect(waiting.count == 0)
        #expect(CADisplayLink.added.isEmpty)
    }
}
