import Presentations
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// Gestures that have nothing to start, so the finger belongs to others.
@MainActor @Suite(.allBehaviors) struct NothingToStartTests {
    private static let start = CGPoint(x: 80, y: 400)
    private static let away = CGVector(dx: 210, dy: 0)

    @Test("Scrolling with a wheel doesn't ask the app")
    func scrollingWithAWheelDoesntAskTheApp() throws {
        let swipe = SwipeInteraction()
        let view = UIView()
        swipe.attach(to: view, backward: {})
        #expect(
            try #require(swipe.recognizers.first as? UIPanGestureRecognizer).allowedScrollTypesMask
                == .continuous
        )
    }

    @Test("At the root of a stack, there's nothing to ask the app about")
    func atTheRootOfAStackTheresNothingToAskTheApp() {
        let app = GestureRig(.navigation, SwipeInteraction(), goesBack: false)
        app.rig.start(.forward)
        app.rig.settle()
        app.rig.start(.backward)
        app.rig.settle()
        var questions = 0
        app.interaction.shouldBegin = { _ in
            questions += 1
            return true
        }
        app.swipe(from: Self.start, by: Self.away)
        #expect(questions == 0)
        #expect(app.interaction.state == .idle)
    }

    /// Changes after the finger has landed, and before it starts anything.
    enum Coming: CaseIterable, Sendable {
        case presentation, presenterLeaves, push, pop, dismissalUnderAnother, switching

        var kind: ContainerKind {
            switch self {
            case .presentation, .dismissalUnderAnother: .modal
            case .presenterLeaves, .push, .pop: .navigation
            case .switching: .custom
            }
        }

        /// Whether the finger moves toward its edge.
        var isForward: Bool { self != .pop && self != .dismissalUnderAnother }
        /// Whether it starts from A.
        var isFirst: Bool { isForward && self != .switching }
    }

    @Test(
        "A change between the touch and the movement of a finger leaves it nothing to start",
        arguments: Coming.allCases
    )
    func inBetween(coming: Coming) throws {
        let swipe = SwipeInteraction()
        let app = GestureRig(coming.kind, swipe, goesBack: !coming.isFirst)
        let (rig, root) = (app.rig, app.rig.root)
        let (navigation, container) = (root as? UINavigationController, root as? ContainerViewController)
        let next = UIViewController()
        next.modalPresentationStyle = .custom
        var asked: [TransitionDirection] = []
        swipe.shouldBegin = {
            asked.append($0.direction)
            return true
        }
        // Manually, so that the origin of the running transition isn't known: it's UIKit's, or the
        // container's own.
        (app.delegate.interaction, app.delegate.swipesBack) = (nil, false)
        (app.delegate.forward, app.delegate.backward) = (nil, nil)
        switch coming {
        case .presentation, .presenterLeaves: swipe.attach(toPresentFrom: rig.first) { rig.second }
        case .push: swipe.attach(toPushOnto: try #require(navigation)) { rig.second }
        case .pop: swipe.attach(toPopFrom: try #require(navigation))
        case .dismissalUnderAnother: swipe.attach(toDismiss: rig.second)
        case .switching: swipe.attach(toSwitch: try #require(container))
        }
        let start = coming.isForward ? CGPoint(x: 380, y: 400) : Self.start
        app.touch.down(at: start)
        switch coming {
        case .presentation: rig.first.present(next, animated: false)
        case .presenterLeaves, .push, .pop: navigation?.pushViewController(next, animated: true)
        case .dismissalUnderAnother: rig.second.present(next, animated: false)
        case .switching: container?.selectedIndex = 0
        }
        UIApplication.shared.tick()
        for step in 1...10 {
            let way = CGFloat(coming.isForward ? -step : step) * 20
            app.touch.move(to: CGPoint(x: start.x + way, y: start.y))
            rig.advance(by: 1.0 / 60)
        }
        #expect(asked == [])
        app.touch.up()
        rig.advance(by: 2)
        #expect(swipe.state == .idle)
        switch coming {
        case .presentation: #expect(rig.first.presentedViewController === next)
        case .presenterLeaves, .push: #expect(navigation?.topViewController === next)
        // The system's own swipe applies, and interrupts UIKit's push.
        case .pop: #expect(navigation?.topViewController === rig.second)
        case .dismissalUnderAnother: #expect(rig.second.presentedViewController === next)
        case .switching: #expect(container?.selectedIndex == 0)
        }
    }

    @Test("A screen that's arriving or leaving isn't dismissed", arguments: [true, false])
    func onItsWay(isComing: Bool) {
        let rig = TransitionRig(.modal) { _ in TransitionDelegate(EvenSlideAnimator()) }
        let purpose = DismissPurpose(controller: rig.second) { true }
        #expect(!purpose.isPossible)
        if !isComing {
            rig.start(.forward)
            rig.settle()
            #expect(purpose.isPossible)
        }
        rig.start(isComing ? .forward : .backward)
        rig.advance(by: 0.1)
        #expect(!purpose.isPossible)
        rig.settle()
        #expect(purpose.isPossible == isComing)
    }
}
