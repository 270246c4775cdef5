import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Touches in a real window, in every container.
@MainActor @Suite(.allBehaviors) struct GestureInteractionTests {
    /// The start of a finger that goes back by moving away from the leading or top edge.
    private static let start = CGPoint(x: 80, y: 400)

    @Test(
        "Systems 11 and 12: the screen follows the finger exactly, and the gesture determines the outcome",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func followsTheFinger(kind: ContainerKind, finishes: Bool) throws {
        let app = GestureRig(kind, SwipeInteraction())
        let before = ViewState(app.rig.window)
        let controllersBefore = InteractionRig.controllers(app.rig)
        app.touch.down(at: Self.start)
        // The first ten points distinguish a pan from a tap.
        app.touch.move(to: CGPoint(x: Self.start.x + 10, y: Self.start.y))
        app.rig.advance(by: 1.0 / 60)
        #expect(app.interaction.state == .interactive)
        let end: CGFloat = finishes ? 240 : 150
        for x in stride(from: 15, through: end, by: 15) as StrideThrough<CGFloat> {
            app.touch.move(to: CGPoint(x: Self.start.x + 10 + x, y: Self.start.y))
            app.rig.advance(by: 1.0 / 60)
            #expect(abs(try #require(app.shownProgress) * 390 - x) < 1)
        }
        // A resting finger has no speed.
        app.rig.advance(by: 0.3)
        let shown = try #require(app.shownProgress)
        app.touch.up()
        #expect(abs(try #require(app.shownProgress) - shown) * 390 < 1)
        app.rig.advance(by: 1)
        #expect(app.outcomes == [finishes])
        #expect(app.interaction.state == .idle)
        #expect(app.rig.shownScreen == (finishes ? "A" : "B"))
        if !finishes {
            #expect(ViewState(app.rig.window) == before)
            #expect(InteractionRig.controllers(app.rig) == controllersBefore)
        }
        // Touches work again.
        if !finishes {
            app.swipe(from: Self.start, by: CGVector(dx: 300, dy: 0))
            app.rig.advance(by: 1)
            #expect(app.outcomes == [false, true])
        }
    }

    @Test(
        "A screen that two animators move follows the finger, too, whatever their timing",
        arguments: [
            SlideAnimator().combined(with: CrossfadeAnimator()),
            CrossfadeAnimator().combined(with: SlideAnimator().with(timing: .easeIn)),
            BounceAnimator(edge: .trailing).combined(with: CrossfadeAnimator()),
            SlideAnimator().combined(with: CrossfadeAnimator()).reversed().reversed(),
        ] as [any Animator]
    )
    func followsTheFingerWithTwoAnimators(animator: any Animator) throws {
        let app = GestureRig(.navigation, SwipeInteraction(), animator: animator)
        app.touch.down(at: Self.start)
        app.touch.move(to: CGPoint(x: Self.start.x + 10, y: Self.start.y))
        for x in stride(from: 15, through: 240, by: 15) as StrideThrough<CGFloat> {
            app.touch.move(to: CGPoint(x: Self.start.x + 10 + x, y: Self.start.y))
            app.rig.advance(by: 1.0 / 60)
            let shown = try #require(app.rig.second.view.layer.presentation())
            #expect(abs(shown.transform.m41 - x) < 1, "\(x)")
        }
        app.touch.up()
        app.rig.advance(by: 2)
        #expect(app.rig.shownScreen == "A")
    }

    @Test(
        "A finger that lifts doesn't change the outcome that the app has requested meanwhile",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func requestedUnderTheFinger(kind: ContainerKind, finishes: Bool) {
        for delay in [0, 0.1, 0.3] {
            let app = GestureRig(kind, SwipeInteraction())
            let (near, far) = (CGPoint(x: 60, y: 400), CGPoint(x: 300, y: 400))
            app.touch.drag(from: Self.start, to: far, duration: 0.3, steps: 10, lifts: false)
            if finishes {
                app.interaction.finish()
                app.touch.move(to: near)
            } else {
                app.interaction.cancel()
            }
            app.rig.advance(by: delay)
            app.touch.up()
            app.rig.advance(by: 1)
            #expect(app.outcomes == [finishes], "\(delay)")
            #expect(app.rig.shownScreen == (finishes ? "A" : "B"))
            #expect(app.interaction.state == .idle)
        }
    }

    @Test(
        "System 12: canceling halfway does no harm",
        arguments: [UIModalPresentationStyle.fullScreen, .custom]
    )
    func pullDown(style: UIModalPresentationStyle) throws {
        let app = GestureRig(.modal, SwipeInteraction(edge: .top), animator: DropAnimator(), style: style)
        let before = ViewState(app.rig.window)
        app.touch.drag(
            from: CGPoint(x: 200, y: 100),
            to: CGPoint(x: 200, y: 310),
            duration: 0.3,
            steps: 10,
            lifts: false
        )
        app.rig.advance(by: 0.3)
        // 200 of the 844 points that the screen moves.
        let y = try #require(app.rig.second.view.layer.presentation()).transform.m42
        #expect(abs(y - 200) < 1)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false])
        #expect(ViewState(app.rig.window) == before)
        app.swipe(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 600))
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false, true])
        #expect(app.rig.first.presentedViewController == nil)
    }

    @Test("Either of two gestures dismisses a screen, and follows the finger", arguments: [true, false])
    func twoGestures(pullsDown: Bool) {
        let app = GestureRig(.modal, EdgeSwipeInteraction(), animator: DropAnimator())
        let pull: GestureInteraction = SwipeInteraction(edge: .top)
        pull.attach(toDismiss: app.rig.second)
        let start = CGPoint(x: pullsDown ? 200 : 2, y: 100)
        let way = pullsDown ? CGVector(dx: 0, dy: 600) : CGVector(dx: 380, dy: 0)
        app.swipe(from: start, by: way, lifts: false)
        let (driving, other) = pullsDown ? (pull, app.interaction) : (app.interaction, pull)
        #expect(driving.state == .interactive && other.state == .idle)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true] && app.rig.shownScreen == "A")
    }

    @Test("The speed of a flick determines the outcome", arguments: ContainerKind.allCases)
    func theSpeedOfAFlickDeterminesTheOutcome(kind: ContainerKind) {
        for (way, duration, finishes) in [(100, 0.05, true), (100, 0.8, false), (300, 0.05, true)]
            as [(CGFloat, TimeInterval, Bool)]
        {
            let app = GestureRig(kind, SwipeInteraction())
            app.touch.drag(
                from: Self.start,
                to: CGPoint(x: Self.start.x + way, y: Self.start.y),
                duration: duration,
                steps: 5
            )
            app.rig.advance(by: 1)
            #expect(app.outcomes == [finishes])
        }
    }

    @Test(
        "A swipe that ends before the next frame isn't lost",
        arguments: ContainerKind.allCases,
        [(360, true), (60, false)] as [(CGFloat, Bool)]
    )
    func swipeWithinAFrame(kind: ContainerKind, course: (CGFloat, Bool)) {
        let (way, finishes) = course
        let app = GestureRig(kind, SwipeInteraction())
        app.touch.down(at: CGPoint(x: 10, y: 400))
        app.touch.move(to: CGPoint(x: 25, y: 400))
        app.touch.move(to: CGPoint(x: 10 + way, y: 400))
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [finishes])
        #expect(app.interaction.state == .idle)
        #expect(app.rig.shownScreen == (finishes ? "A" : "B"))
    }

    @Test("A gesture that the system cancels cancels the transition", arguments: ContainerKind.allCases)
    func systemCancels(kind: ContainerKind) {
        let app = GestureRig(kind, SwipeInteraction())
        let before = ViewState(app.rig.window)
        app.swipe(from: Self.start, by: CGVector(dx: 290, dy: 0), lifts: false)
        app.touch.cancel()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false])
        #expect(ViewState(app.rig.window) == before)
    }

    @Test(
        "What a finger has caught goes to its closer end if the system takes the finger away",
        arguments: [ContainerKind.navigation, .tab, .custom],
        [0.2, 0.8]
    )
    func systemCancelsACatch(kind: ContainerKind, progress: CGFloat) {
        let app = GestureRig(kind, SwipeInteraction(), animator: SlideAnimator(), goesBack: false)
        app.rig.start(.forward)
        app.rig.advance(by: 0.1)
        app.touch.down(at: Self.start)
        app.rig.advance(by: 0.02)
        #expect(app.interaction.state == .interactive)
        var x = Self.start.x
        // To the left, the screen comes in.
        for _ in 0..<60 where abs(app.interaction.percentComplete - progress) > 0.05 {
            x += app.interaction.percentComplete < progress ? -12 : 12
            app.touch.move(to: CGPoint(x: x, y: Self.start.y))
            app.rig.advance(by: 1.0 / 60)
        }
        #expect(app.interaction.state == .interactive)
        #expect(abs(app.interaction.percentComplete - progress) <= 0.05)
        app.touch.cancel()
        app.rig.advance(by: 1)
        #expect(app.rig.shownScreen == (progress > 0.5 ? "B" : "A"))
        #expect(app.interaction.state == .idle)
    }

    @Test("The finger's direction follows the layout direction", arguments: ContainerKind.allCases)
    func rightToLeft(kind: ContainerKind) {
        let app = GestureRig(kind, SwipeInteraction(), layoutDirection: .rightToLeft)
        app.swipe(from: CGPoint(x: 80, y: 400), by: CGVector(dx: 250, dy: 0))
        app.rig.advance(by: 1)
        #expect(app.outcomes.isEmpty)
        app.swipe(from: CGPoint(x: 350, y: 400), by: CGVector(dx: -250, dy: 0))
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
        #expect(app.rig.shownScreen == "A")
    }

    @Test(
        "If the app forces the direction of a container, the screens follow the finger",
        arguments: ContainerKind.allCases
    )
    func forcedDirection(kind: ContainerKind) throws {
        let app = GestureRig(kind, SwipeInteraction(), animator: SlideAnimator())
        let owner: UIViewController = kind == .modal ? app.rig.second : app.rig.root
        owner.view.semanticContentAttribute = .forceRightToLeft
        app.swipe(from: CGPoint(x: 350, y: 400), by: CGVector(dx: -110, dy: 0), lifts: false)
        let shown = try #require(app.rig.second.view.layer.presentation())
        #expect(abs(shown.transform.m41 + 100) < 3)
        app.touch.move(to: CGPoint(x: 60, y: 400))
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
        #expect(app.rig.shownScreen == "A")
    }

    @Test("A finger that runs off the screen still drives the transition", arguments: ContainerKind.allCases)
    func aFingerThatRunsOffTheScreen(kind: ContainerKind) throws {
        let app = GestureRig(kind, SwipeInteraction())
        app.swipe(from: Self.start, by: CGVector(dx: 500, dy: 0), lifts: false)
        #expect(app.interaction.state == .interactive && app.interaction.percentComplete == 1)
        app.touch.move(to: CGPoint(x: Self.start.x + 10 + 117, y: -40))
        app.rig.advance(by: 1.0 / 60)
        #expect(abs(try #require(app.shownProgress) * 390 - 117) < 1)
        app.touch.move(to: CGPoint(x: 600, y: -40))
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
        #expect(app.rig.shownScreen == "A" && app.interaction.state == .idle)
    }

    @Test("Across the axis and at the ends, nothing happens", arguments: ContainerKind.allCases)
    func acrossTheAxisAndAtTheEnds(kind: ContainerKind) {
        let app = GestureRig(kind, SwipeInteraction())
        app.swipe(from: Self.start, by: CGVector(dx: 0, dy: 300))
        app.rig.advance(by: 0.5)
        // There's nothing after B.
        app.swipe(from: CGPoint(x: 350, y: 400), by: CGVector(dx: -300, dy: 0))
        app.rig.advance(by: 0.5)
        #expect(app.outcomes.isEmpty)
        #expect(app.interaction.state == .idle)
    }

    @Test(
        "A finger that moves across the axis of a running transition holds it, and then lets it go on",
        arguments: ContainerKind.allCases,
        [0.05, 0.1, 0.2]
    )
    func acrossTheAxisInFlight(kind: ContainerKind, time: TimeInterval) throws {
        for edge in [TransitionEdge.leading, .top] {
            let app = GestureRig(kind, SwipeInteraction(edge: edge), animator: SlideAnimator(edge: edge))
            app.rig.start(.backward)
            app.rig.advance(by: time)
            let start = CGPoint(x: 200, y: 500)
            let way = edge == .top ? CGVector(dx: -120, dy: 30) : CGVector(dx: 30, dy: -200)
            app.touch.down(at: start)
            app.rig.advance(by: 1.0 / 60)
            let shown = try #require(app.shownProgress)
            for step in 1...10 {
                let part = CGFloat(step) / 10
                app.touch.move(to: CGPoint(x: start.x + part * way.dx, y: start.y + part * way.dy))
                app.rig.advance(by: 1.0 / 60)
                #expect(app.shownProgress == shown)
            }
            app.touch.up()
            app.rig.advance(by: 1)
            #expect(app.rig.shownScreen == "A" && app.interaction.state == .idle)
        }
    }

    @Test("There are neighbors on both sides", arguments: [ContainerKind.tab, .custom])
    func thereAreNeighborsOnBothSides(kind: ContainerKind) {
        let app = GestureRig(kind, SwipeInteraction())
        app.swipe(from: Self.start, by: CGVector(dx: 250, dy: 0))
        app.rig.advance(by: 1)
        #expect(app.rig.shownScreen == "A")
        app.swipe(from: CGPoint(x: 350, y: 400), by: CGVector(dx: -250, dy: 0))
        app.rig.advance(by: 1)
        #expect(app.rig.shownScreen == "B")
        #expect(app.outcomes == [true, true])
    }

    @Test(
        "An edge swipe begins only at its edge",
        arguments: ContainerKind.allCases,
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    )
    func anEdgeSwipeBeginsOnlyAtItsEdge(kind: ContainerKind, direction: UIUserInterfaceLayoutDirection) throws
    {
        let app = GestureRig(kind, EdgeSwipeInteraction(edge: .leading), layoutDirection: direction)
        let (x, way): (CGFloat, CGFloat) = direction == .leftToRight ? (5, 260) : (385, -260)
        app.swipe(from: Self.start, by: CGVector(dx: way / 2, dy: 0))
        app.rig.advance(by: 0.5)
        #expect(app.outcomes.isEmpty)
        app.swipe(from: CGPoint(x: x, y: 400), by: CGVector(dx: way, dy: 0), lifts: false)
        #expect(abs(try #require(app.shownProgress) * 390 - 250) < 1)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
        #expect(app.rig.shownScreen == "A")
    }

    @Test(
        "A screen that an edge swipe moves is caught in mid-screen, and follows the finger",
        arguments: ContainerKind.allCases
    )
    func edgeSwipeCaughtInMidScreen(kind: ContainerKind) throws {
        let app = GestureRig(kind, EdgeSwipeInteraction(edge: .leading))
        app.swipe(from: CGPoint(x: 5, y: 400), by: CGVector(dx: 260, dy: 0))
        app.rig.advance(by: 0.05)
        #expect(app.interaction.state == .settling)
        app.touch.down(at: CGPoint(x: 300, y: 600))
        app.touch.move(to: CGPoint(x: 290, y: 600))
        app.rig.advance(by: 1.0 / 60)
        let caught = try #require(app.shownProgress) * 390
        for x in stride(from: 15, through: 225, by: 15) as StrideThrough<CGFloat> {
            app.touch.move(to: CGPoint(x: 290 - x, y: 600))
            app.rig.advance(by: 1.0 / 60)
            #expect(abs(try #require(app.shownProgress) * 390 - caught + x) < 1)
        }
        // A resting finger has no speed.
        app.rig.advance(by: 0.3)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false] && app.rig.shownScreen == "B")
    }

    @Test(
        "If the app forces the direction of a container, the screens follow a finger that catches them, too",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func caughtInForcedDirection(kind: ContainerKind, isEdgeSwipe: Bool) throws {
        let swipe: GestureInteraction = isEdgeSwipe ? EdgeSwipeInteraction() : SwipeInteraction()
        let app = GestureRig(kind, swipe, animator: SlideAnimator())
        let owner: UIViewController = kind == .modal ? app.rig.second : app.rig.root
        owner.view.semanticContentAttribute = .forceRightToLeft
        app.swipe(from: CGPoint(x: 385, y: 400), by: CGVector(dx: -260, dy: 0))
        app.rig.advance(by: 0.05)
        #expect(app.interaction.state == .settling)
        app.touch.down(at: CGPoint(x: 90, y: 600))
        app.touch.move(to: CGPoint(x: 100, y: 600))
        app.rig.advance(by: 1.0 / 60)
        let caught = try #require(app.rig.second.view.layer.presentation()).transform.m41
        for x in stride(from: 15, through: 225, by: 15) as StrideThrough<CGFloat> {
            app.touch.move(to: CGPoint(x: 100 + x, y: 600))
            app.rig.advance(by: 1.0 / 60)
            let shown = try #require(app.rig.second.view.layer.presentation()).transform.m41
            #expect(abs(shown - caught - x) < 1)
        }
        // A resting finger has no speed.
        app.rig.advance(by: 0.3)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false] && app.rig.shownScreen == "B")
    }

    @Test("Two fingers that move together go back", arguments: ContainerKind.allCases)
    func twoFingersThatMoveTogetherGoBack(kind: ContainerKind) throws {
        let app = GestureRig(kind, PinchInteraction())
        app.touch.down(at: CGPoint(x: 95, y: 400), finger: 0)
        app.touch.down(at: CGPoint(x: 295, y: 400), finger: 1)
        for step in 1...10 {
            app.rig.advance(by: 1.0 / 60)
            let way = CGFloat(step) * 7.5
            app.touch.move([0: CGPoint(x: 95 + way, y: 400), 1: CGPoint(x: 295 - way, y: 400)])
        }
        app.rig.advance(by: 0.3)
        // In the units of the pinch, from 192 points to 50, which is less than half, and half is the entire
        // transition.
        #expect(try #require(app.shownProgress) > 0.99)
        app.touch.up([0, 1])
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
        #expect(app.rig.shownScreen == "A")
    }

    @Test(
        "Presenting and pushing also follow the finger",
        arguments: [ContainerKind.modal, .navigation],
        [true, false]
    )
    func presentingAndPushing(kind: ContainerKind, finishes: Bool) throws {
        let app = GestureRig(kind, SwipeInteraction(), goesBack: false)
        switch app.rig.root {
        case let navigation as UINavigationController:
            app.interaction.attach(toPushOnto: navigation) { [rig = app.rig] in rig.second }
        default:
            app.interaction.attach(toPresentFrom: app.rig.first) { [rig = app.rig] in rig.second }
        }
        app.direction = .forward
        app.swipe(
            from: CGPoint(x: 380, y: 400),
            by: CGVector(dx: finishes ? -250 : -100, dy: 0),
            lifts: false
        )
        app.rig.advance(by: 0.3)
        #expect(abs(try #require(app.shownProgress) * 390 - (finishes ? 240 : 90)) < 1)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [finishes])
        #expect(app.rig.shownScreen == (finishes ? "B" : "A"))
    }

    @Test("A finger that touches a settling transition holds it", arguments: ContainerKind.allCases)
    func aFingerThatTouchesASettlingTransitionHolds(kind: ContainerKind) throws {
        let app = GestureRig(kind, SwipeInteraction())
        app.swipe(from: Self.start, by: CGVector(dx: 210, dy: 0))
        app.rig.advance(by: 0.08)
        #expect(app.interaction.state == .settling)
        app.touch.down(at: CGPoint(x: 200, y: 500))
        app.rig.advance(by: 1.0 / 60)
        #expect(app.interaction.state == .interactive)
        let held = try #require(app.shownProgress)
        #expect(held > 0.4 && held < 1)
        app.rig.advance(by: 0.5)
        #expect(abs(try #require(app.shownProgress) - held) * 390 < 1)
        // Dragged on from there, without a jump.
        app.touch.move(to: CGPoint(x: 189, y: 500))
        app.rig.advance(by: 1.0 / 60)
        #expect(abs(try #require(app.shownProgress) - held) * 390 < 2)
        app.touch.move(to: CGPoint(x: 139, y: 500))
        app.rig.advance(by: 1.0 / 60)
        #expect(abs((held - (try #require(app.shownProgress))) * 390 - 51) < 2)
        app.rig.advance(by: 0.3)
        app.touch.move(to: CGPoint(x: 20, y: 500))
        app.rig.advance(by: 0.3)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false])
        #expect(app.interaction.state == .idle)
    }

    @Test(
        "A touch that only rests lets the transition continue",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func aTouchThatOnlyRestsLetsTheTransitionContinue(kind: ContainerKind, programmatic: Bool) throws {
        let app = GestureRig(kind, SwipeInteraction())
        if programmatic {
            app.rig.start(.backward)
            app.rig.advance(by: 0.1)
        } else {
            app.swipe(from: Self.start, by: CGVector(dx: 230, dy: 0))
            app.rig.advance(by: 0.05)
        }
        app.touch.down(at: CGPoint(x: 200, y: 500))
        app.rig.advance(by: 0.4)
        #expect(app.interaction.state == .interactive)
        app.touch.up()
        #expect(app.interaction.state == .settling)
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
        #expect(app.rig.shownScreen == "A")
    }

    @Test(
        "The callbacks of a finished and of a canceled swipe",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func theCallbacksOfAFinishedAndOfACanceledSwipe(kind: ContainerKind, finishes: Bool) {
        let app = GestureRig(kind, SwipeInteraction())
        app.rig.log.clear()
        app.swipe(from: Self.start, by: CGVector(dx: 250, dy: 0), lifts: false)
        app.rig.advance(by: 0.2)
        if finishes { app.touch.up() } else { app.touch.cancel() }
        app.rig.advance(by: 1)
        let entries = app.rig.log.entries(of: "A view", "B view").map {
            $0.replacingOccurrences(of: "(true)", with: "")
        }
        #expect(entries == Self.expectedCallbacks(kind, finishes: finishes))
    }

    /// The recorded orders when B is current and leaves.
    private static func expectedCallbacks(_ kind: ContainerKind, finishes: Bool) -> [String] {
        switch (kind, finishes) {
        case (.modal, true):
            ["B viewWillDisappear", "A viewWillAppear", "A viewDidAppear", "B viewDidDisappear"]
        case (.tab, true):
            ["A viewWillAppear", "B viewWillDisappear", "B viewDidDisappear", "A viewDidAppear"]
        case (_, true):
            ["B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear", "A viewDidAppear"]
        case (.tab, false):
            [
                "A viewWillAppear", "B viewWillDisappear", "A viewWillDisappear", "A viewDidDisappear",
                "B viewWillAppear", "B viewDidAppear",
            ]
        case (.custom, false):
            [
                "B viewWillDisappear", "A viewWillAppear", "A viewWillDisappear", "B viewWillAppear",
                "A viewDidDisappear", "B viewDidAppear",
            ]
        case (_, false):
            [
                "B viewWillDisappear", "A viewWillAppear", "A viewWillDisappear", "A viewDidDisappear",
                "B viewWillAppear", "B viewDidAppear",
            ]
        }
    }

    @Test(
        "Keyframes follow the finger linearly, regardless of their timing",
        arguments: ContainerKind.allCases
    )
    func keyframesFollowTheFingerLinearly(kind: ContainerKind) throws {
        let app = GestureRig(kind, SwipeInteraction(), animator: StopoverAnimator())
        app.touch.down(at: Self.start)
        app.touch.move(to: CGPoint(x: Self.start.x + 10, y: Self.start.y))
        app.rig.advance(by: 1.0 / 60)
        for x in [39, 117, 195, 234, 20] as [CGFloat] {
            app.touch.move(to: CGPoint(x: Self.start.x + 10 + x, y: Self.start.y))
            app.rig.advance(by: 1.0 / 60)
            let shown = try #require(app.rig.first.view.layer.presentation()).transform.m41
            let expected = x < 195 ? 390 - x * 1.6 : 78 - (x - 195) * 0.4
            #expect(abs(shown - expected) < 1)
        }
        app.touch.cancel()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false])
    }

    @Test(
        "A new size during a drag leaves the transition under the finger",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func newSize(kind: ContainerKind, finishes: Bool) {
        let app = GestureRig(kind, SwipeInteraction())
        app.swipe(from: Self.start, by: CGVector(dx: finishes ? 280 : 100, dy: 0), lifts: false)
        let progress = app.interaction.percentComplete
        app.rig.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        app.rig.advance(by: 0.1)
        #expect(app.outcomes == [])
        #expect(app.interaction.percentComplete == progress)
        // In the new size, the coordinates can be others, so the first movement is the new beginning.
        let x = Self.start.x + (finishes ? 280 : 100)
        app.touch.move(to: CGPoint(x: x + 3, y: 300))
        #expect(app.interaction.percentComplete == progress)
        app.touch.move(to: CGPoint(x: x + 45.2, y: 300))
        #expect(abs(app.interaction.percentComplete - progress - 0.05) < 1e-6)
        app.rig.advance(by: 0.2)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [finishes])
        #expect(app.interaction.state == .idle)
        #expect(app.rig.shownScreen == (finishes ? "A" : "B"))
        let shown = finishes ? app.rig.first : app.rig.second
        #expect(shown.view.bounds.width == 844)
    }

    @Test("In nested containers, the inner one takes precedence")
    func inNestedContainersTheInnerOneTakesPrecedence() {
        UIApplication.reset()
        let log = CallbackLog()
        let screens = ["A", "B", "C"].map { RecordingViewController($0, color: .gray, log: log) }
        let navigation = UINavigationController(rootViewController: screens[1])
        let tabs = UITabBarController()
        tabs.viewControllers = [screens[0], navigation]
        tabs.selectedIndex = 1
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        let pops = SwipeInteraction()
        let inner = TransitionDelegate(AlwaysFromTheRight(), interaction: pops)
        let outer = TransitionDelegate(AlwaysFromTheRight(), interaction: SwipeInteraction())
        inner.attach(to: navigation)
        outer.attach(to: tabs)
        navigation.pushViewController(screens[2], animated: true)
        UIApplication.shared.advance(by: 1)
        let touch = TouchInjector(window: window)
        for expected in [(1, 1), (0, 1)] {
            touch.drag(from: Self.start, to: CGPoint(x: 360, y: 400), duration: 0.3, steps: 18)
            UIApplication.shared.advance(by: 1)
            #expect(tabs.selectedIndex == expected.0)
            #expect(navigation.viewControllers.count == expected.1)
        }
    }

    // MARK: Scroll views

    @Test("Content scrolls to its top, and then the sheet follows, and vice versa")
    func scrollHandOver() throws {
        let app = GestureRig(.modal, SwipeInteraction(edge: .top), animator: DropAnimator())
        let scrollView = app.addScrollView()
        scrollView.contentOffset.y = 100
        UIApplication.shared.tick()
        app.touch.down(at: CGPoint(x: 200, y: 200))
        var finger: CGFloat = 200
        func move(to y: CGFloat) {
            while finger != y {
                finger += min(max(y - finger, -5), 5)
                app.touch.move(to: CGPoint(x: 200, y: finger))
                app.rig.advance(by: 1.0 / 60)
            }
        }
        func sheet() -> CGFloat { app.rig.second.view.layer.presentation()?.transform.m42 ?? 0 }

        move(to: 250)
        #expect(abs(scrollView.contentOffset.y - 60) <= 1)
        #expect(app.interaction.state == .idle)
        move(to: 310)
        #expect(scrollView.contentOffset.y == 0)
        move(to: 500)
        #expect(scrollView.contentOffset.y == 0)
        #expect(app.interaction.state == .interactive)
        // 300 points of the finger: ten for the pan, a hundred for the content, and at most one event lost in
        // between.
        #expect(abs(sheet() - 190) <= 6)
        move(to: 310)
        #expect(sheet() <= 6)
        move(to: 250)
        #expect(sheet() < 1)
        #expect(abs(scrollView.contentOffset.y - 60) <= 6)
        move(to: 700)
        #expect(scrollView.contentOffset.y == 0)
        app.rig.advance(by: 0.2)
        app.touch.move(to: CGPoint(x: 200, y: 800))
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
    }

    @Test(
        "Content and the sheet divide the step in which the finger passes from one to the other",
        arguments: [3, 31, 120] as [CGFloat]
    )
    func dividedStep(step: CGFloat) {
        let app = GestureRig(.modal, SwipeInteraction(edge: .top), animator: DropAnimator())
        let scrollView = app.addScrollView()
        scrollView.contentOffset.y = 100
        UIApplication.shared.tick()
        var finger: CGFloat = 112
        func move() {
            app.touch.move(to: CGPoint(x: 200, y: finger))
            app.rig.advance(by: 1.0 / 30)
        }
        // The place of the content in the window.
        func place() -> CGFloat {
            (app.rig.second.view.layer.presentation()?.transform.m42 ?? 0) - scrollView.contentOffset.y
        }
        app.touch.down(at: CGPoint(x: 200, y: 100))
        move()
        let start = place() - finger
        for way in [step, -step, step] {
            for _ in 0..<Int(300 / step) {
                finger += way
                move()
                #expect(abs(place() - finger - start) < 0.6, "\(finger)")
            }
            #expect((scrollView.contentOffset.y == 0) == (way > 0))
        }
        app.touch.cancel()
        app.rig.advance(by: 1)
    }

    @Test("Scrolling in the other direction, or far from the top, isn't affected")
    func scrollingIsLeftAlone() {
        let app = GestureRig(.modal, SwipeInteraction(edge: .top), animator: DropAnimator())
        let scrollView = app.addScrollView()
        app.swipe(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -300), lifts: false)
        #expect(abs(scrollView.contentOffset.y - 290) <= 1)
        app.rig.advance(by: 0.2)
        app.touch.up()
        app.rig.advance(by: 1)
        let offset = scrollView.contentOffset.y
        app.swipe(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 150), lifts: false)
        #expect(abs(scrollView.contentOffset.y - (offset - 140)) <= 1)
        app.rig.advance(by: 0.2)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes.isEmpty)
        #expect(app.interaction.state == .idle)
    }

    @Test("At its top, the content doesn't bounce while the sheet follows, and a swipe up scrolls")
    func scrollAtTop() throws {
        let app = GestureRig(.modal, SwipeInteraction(edge: .top), animator: DropAnimator())
        let scrollView = app.addScrollView()
        scrollView.alwaysBounceVertical = true
        app.swipe(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 210), lifts: false)
        #expect(scrollView.contentOffset.y == 0)
        let y = try #require(app.rig.second.view.layer.presentation()).transform.m42
        #expect(abs(y - 200) <= 1)
        app.rig.advance(by: 0.2)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false])
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("After a flick, the content stays at its top while the sheet falls")
    func flickAtTop() {
        let app = GestureRig(.modal, SwipeInteraction(edge: .top), animator: DropAnimator())
        let scrollView = app.addScrollView()
        scrollView.alwaysBounceVertical = true
        app.swipe(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 400))
        for _ in 0..<20 {
            app.rig.advance(by: 1.0 / 60)
            #expect(scrollView.contentOffset.y == 0)
        }
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
    }

    @Test("A screen that people can't dismiss stays, and its delegate is notified", arguments: [true, false])
    func aScreenThatPeopleCantDismissStays(isModal: Bool) throws {
        let app = GestureRig(.modal, SwipeInteraction(edge: .top), animator: DropAnimator())
        let delegate = Keeper()
        delegate.allows = isModal
        app.rig.second.isModalInPresentation = isModal
        try #require(app.rig.second.presentationController).delegate = delegate
        func pullDown() {
            app.swipe(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 400))
            app.rig.advance(by: 1)
        }
        pullDown()
        #expect(app.rig.shownScreen == "B" && app.interaction.state == .idle)
        #expect(delegate.calls == ["attempt"])
        app.rig.second.isModalInPresentation = false
        delegate.allows = true
        pullDown()
        #expect(app.rig.shownScreen == "A" && delegate.calls == ["attempt", "will", "did"])
    }

    // MARK: The delegate of a presentation

    @Test(
        "A dismissal by a gesture is reported once, and one by the app isn't, even if people catch it",
        arguments: [UIModalPresentationStyle.fullScreen, .custom]
    )
    func reportedDismissals(style: UIModalPresentationStyle) throws {
        let app = GestureRig(.modal, SwipeInteraction(edge: .top), animator: DropAnimator(), style: style)
        let delegate = Keeper()
        try #require(app.rig.second.presentationController).delegate = delegate
        app.swipe(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 100), lifts: false)
        app.rig.advance(by: 0.3)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.rig.shownScreen == "B" && delegate.calls == ["will"])
        app.swipe(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 400))
        #expect(delegate.calls == ["will", "will"])
        app.rig.advance(by: 1)
        #expect(app.rig.shownScreen == "A" && delegate.calls == ["will", "will", "did"])
        // It can animate alongside each of these.
        #expect(delegate.coordinators == [true, true])
        for isCaught in [false, true] {
            app.rig.start(.forward)
            app.rig.settle()
            try #require(app.rig.second.presentationController).delegate = delegate
            app.rig.start(.backward)
            app.rig.advance(by: 0.1)
            if isCaught {
                app.swipe(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 400))
                #expect(app.interaction.state == .settling)
            }
            app.rig.advance(by: 1)
            #expect(app.rig.shownScreen == "A" && delegate.calls.count == 3)
        }
    }

    @Test(
        "If people catch a screen on its way in and turn it back, that's reported once, as a dismissal",
        arguments: [UIModalPresentationStyle.fullScreen, .custom],
        0...2
    )
    func turnedBack(style: UIModalPresentationStyle, furtherCatches: Int) throws {
        let swipe = SwipeInteraction(edge: .top)
        let app = GestureRig(.modal, swipe, animator: DropAnimator(), style: style, goesBack: false)
        let delegate = Keeper()
        app.rig.start(.forward)
        try #require(app.rig.second.presentationController).delegate = delegate
        app.rig.advance(by: 0.2)
        func drag(from y: CGFloat, by way: CGFloat) {
            app.swipe(from: CGPoint(x: 200, y: y), by: CGVector(dx: 0, dy: way), lifts: false)
            app.rig.advance(by: 0.3)
            app.touch.up()
            app.rig.advance(by: 0.03)
        }
        drag(from: 500, by: 200)
        #expect(delegate.calls == ["will"] && app.interaction.state == .settling)
        if furtherCatches > 0 { drag(from: 750, by: -500) }
        if furtherCatches > 1 { drag(from: 300, by: 400) }
        app.rig.advance(by: 1)
        let stays = furtherCatches == 1
        #expect(app.rig.shownScreen == (stays ? "B" : "A"))
        #expect(delegate.calls == (stays ? ["will"] : ["will", "did"]))
    }

    @Test(
        "If people can't dismiss a screen, they can't turn it back when they catch it on its way in",
        arguments: [true, false]
    )
    func refusedOnItsWayIn(isModal: Bool) throws {
        let swipe = SwipeInteraction(edge: .top)
        let app = GestureRig(.modal, swipe, animator: DropAnimator(), goesBack: false)
        let delegate = Keeper()
        delegate.allows = isModal
        app.rig.second.isModalInPresentation = isModal
        app.rig.start(.forward)
        try #require(app.rig.second.presentationController).delegate = delegate
        app.rig.advance(by: 0.2)
        app.swipe(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 200), lifts: false)
        app.rig.advance(by: 0.3)
        #expect(app.interaction.state == .interactive && delegate.calls.isEmpty)
        app.touch.up()
        #expect(delegate.calls == ["attempt"])
        app.rig.advance(by: 1)
        #expect(app.rig.shownScreen == "B" && app.interaction.state == .idle)
        #expect(delegate.calls == ["attempt"])
    }

    @Test(
        "A screen that's caught on its way in appears if the system takes the finger away, or people leave",
        arguments: [true, false],
        [0.1, 0.9]
    )
    func takenAwayOnItsWayIn(isInBackground: Bool, progress: CGFloat) throws {
        let swipe = SwipeInteraction(edge: .top)
        let app = GestureRig(.modal, swipe, animator: DropAnimator(), goesBack: false)
        let delegate = Keeper()
        app.rig.start(.forward)
        try #require(app.rig.second.presentationController).delegate = delegate
        app.rig.advance(by: 0.2)
        let way = (app.interaction.percentComplete - progress) * app.rig.second.view.bounds.height
        app.swipe(from: CGPoint(x: 200, y: 420), by: CGVector(dx: 0, dy: way), lifts: false)
        #expect(app.interaction.state == .interactive)
        if isInBackground {
            UIApplication.shared.enterBackground()
            UIApplication.shared.enterForeground()
        } else {
            app.touch.cancel()
        }
        app.rig.advance(by: 1)
        #expect(app.rig.shownScreen == "B" && delegate.calls.isEmpty)
    }

    @Test(
        "A dismissal by a gesture is reported once, whatever the delegate does when it begins",
        arguments: Keeper.Act.allCases
    )
    func actsWhenItBegins(act: Keeper.Act) throws {
        let app = GestureRig(.modal, SwipeInteraction(edge: .top), animator: DropAnimator())
        let delegate = Keeper()
        delegate.actWhenItBegins = act
        try #require(app.rig.second.presentationController).delegate = delegate
        app.swipe(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 400))
        app.rig.advance(by: 1)
        #expect(app.rig.shownScreen == "A" && app.interaction.state == .idle)
        #expect(delegate.calls == ["will", "did"])
    }

    @Test("If the delegate presents something when it's asked, nothing is dismissed")
    func presentsWhenAsked() throws {
        let app = GestureRig(.modal, SwipeInteraction(edge: .top), animator: DropAnimator())
        let delegate = Keeper()
        let alert = UIViewController()
        delegate.whenAsked = { $0.presentedViewController.present(alert, animated: false) }
        try #require(app.rig.second.presentationController).delegate = delegate
        app.swipe(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 400))
        app.rig.advance(by: 1)
        #expect(app.rig.second.presentedViewController === alert && app.interaction.state == .idle)
        #expect(delegate.calls.isEmpty)
    }

    @Test("A dismissal that UIKit plays on its own, because nothing lets the gesture drive it, is reported")
    func reportedWithoutATransition() throws {
        let app = GestureRig(.modal, SwipeInteraction())
        let delegate = Keeper()
        app.rig.second.transitioningDelegate = nil
        try #require(app.rig.second.presentationController).delegate = delegate
        let swipe = SwipeInteraction(edge: .top)
        swipe.attach(toDismiss: app.rig.second)
        app.swipe(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 400))
        #expect(delegate.calls == ["will"])
        app.rig.advance(by: 2)
        #expect(app.rig.shownScreen == "A" && swipe.state == .idle)
        #expect(delegate.calls == ["will", "did"])
    }

    @Test(
        "People who begin to present a screen, and take it back, dismiss nothing",
        arguments: [true, false]
    )
    func takenBack(isCaught: Bool) {
        let app = GestureRig(.modal, SwipeInteraction(), goesBack: false)
        let delegate = Keeper()
        app.interaction.attach(toPresentFrom: app.rig.first) { [rig = app.rig] in
            rig.second.presentationController?.delegate = delegate
            return rig.second
        }
        app.direction = .forward
        if isCaught {
            // Within a frame, before UIKit starts the transition.
            app.touch.down(at: CGPoint(x: 380, y: 400))
            app.touch.move(to: CGPoint(x: 365, y: 400))
            app.touch.move(to: CGPoint(x: 20, y: 400))
            app.touch.up()
            app.rig.advance(by: 0.1)
            app.swipe(from: CGPoint(x: 20, y: 400), by: CGVector(dx: 360, dy: 0), lifts: false)
        } else {
            app.swipe(from: CGPoint(x: 380, y: 400), by: CGVector(dx: -100, dy: 0), lifts: false)
        }
        app.rig.advance(by: 0.3)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false])
        #expect(app.rig.shownScreen == "A" && delegate.calls.isEmpty)
    }

    @Test("A gesture that presents a screen, and that the app disables at the start, takes the screen back")
    func disabledAtTheStart() {
        let app = GestureRig(.modal, SwipeInteraction(), goesBack: false)
        app.interaction.attach(toPresentFrom: app.rig.first) { [rig = app.rig] in rig.second }
        app.delegate.onTransitionStart = { [interaction = app.interaction] _ in
            for recognizer in interaction.recognizers { recognizer.isEnabled = false }
        }
        app.swipe(from: CGPoint(x: 380, y: 400), by: CGVector(dx: -300, dy: 0))
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false])
        #expect(app.rig.shownScreen == "A" && app.interaction.state == .idle)
    }
}

/// A delegate that determines whether people can dismiss a screen.
@MainActor final class Keeper: NSObject, UIAdaptivePresentationControllerDelegate {
    /// What the delegate does when a dismissal begins.
    enum Act: CaseIterable, Sendable {
        case dismisses
        case dismissesAtOnce
        case presents
    }

    var allows = true
    var actWhenItBegins: Act?
    /// A closure that's called when the delegate is asked.
    var whenAsked: ((UIPresentationController) -> Void)?
    private(set) var calls: [String] = []
    /// Whether there was a transition coordinator each time a dismissal began.
    private(set) var coordinators: [Bool] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        whenAsked?(presentationController)
        return allows
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("will")
        coordinators.append(presentationController.presentingViewController.transitionCoordinator != nil)
        let screen = presentationController.presentedViewController
        switch actWhenItBegins {
        case .dismisses: screen.dismiss(animated: true)
        case .dismissesAtOnce: screen.dismiss(animated: false)
        case .presents: screen.present(UIViewController(), animated: true)
        case nil: break
        }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
    }
}

/// The incoming screen moves in from below, like a sheet. Going backward, it falls.
struct DropAnimator: Animator {
    var duration = 0.4

    func forward(in scene: TransitionScene) -> Choreography {
        Choreography(
            timing: .linear,
            participants: [
                Participant(.outgoing), Participant(.incoming, from: .rest.translated(y: scene.size.height)),
            ]
        )
    }
}

/// The incoming screen moves in two parts, the first of which is much faster.
struct StopoverAnimator: Animator {
    var duration = 0.4

    func forward(in scene: TransitionScene) -> Choreography {
        let leg = AnimatorMake.travel
        return Choreography(
            timing: .easeIn,
            participants: [
                Participant(.outgoing),
                Participant(
                    .incoming,
                    keyframes: [
                        Keyframe(at: 0, .rest.translated(x: leg)),
                        Keyframe(at: 0.5, .rest.translated(x: leg / 5)),
                        Keyframe(at: 1, .rest),
                    ]
                ),
            ]
        )
    }

    func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
}

/// A rig that shows B without a preceding gesture, and fingers to go back.
@MainActor final class GestureRig {
    let rig: TransitionRig
    let interaction: GestureInteraction
    let touch: TouchInjector
    let delegate: TransitionDelegate
    var direction = TransitionDirection.backward
    var outcomes: [Bool] { box.values }
    private let box = Box()

    @MainActor private final class Box { var values: [Bool] = [] }

    init(
        _ kind: ContainerKind,
        _ interaction: GestureInteraction,
        animator: (any Animator)? = nil,
        style: UIModalPresentationStyle = .fullScreen,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        goesBack: Bool = true
    ) {
        self.interaction = interaction
        let animator = animator ?? AlwaysFromTheRight()
        let delegate = TransitionDelegate(animator, interaction: interaction)
        self.delegate = delegate
        rig = TransitionRig(
            kind,
            delegate: { _ in delegate },
            presentationStyle: style,
            layoutDirection: layoutDirection
        )
        if let tabs = rig.root as? UITabBarController { delegate.attach(to: tabs) }
        if goesBack { rig.goToStart(of: .backward) }
        touch = TouchInjector(window: rig.window)
        delegate.onTransitionEnd = { [box] _, _, finished in box.values.append(finished) }
    }

    func swipe(from start: CGPoint, by way: CGVector, lifts: Bool = true) {
        let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
        touch.drag(from: start, to: end, duration: 0.3, steps: 18, lifts: false)
        UIApplication.shared.advance(by: 1.0 / 60)
        if lifts { touch.up() }
    }

    /// The visible progress of the incoming screen, from 0 to 1.
    var shownProgress: CGFloat? {
        guard let shown = rig.screens(direction).incoming.view.layer.presentation() else { return nil }
        return 1 - abs(shown.transform.m41) / AnimatorMake.travel
    }

    /// Fills B with content of 2000 points.
    func addScrollView() -> UIScrollView {
        let scrollView = UIScrollView(frame: rig.second.view.bounds)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        rig.second.view.addSubview(scrollView)
        UIApplication.shared.tick()
        return scrollView
    }
}

/// The incoming screen slides in linearly from the trailing side, in either direction.
struct AlwaysFromTheRight: Animator {
    var duration = 0.4

    func forward(in scene: TransitionScene) -> Choreography {
        Choreography(
            timing: .linear,
            participants: [
                Participant(.outgoing),
                Participant(.incoming, from: .rest.translated(x: AnimatorMake.travel)),
            ]
        )
    }

    func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
}
