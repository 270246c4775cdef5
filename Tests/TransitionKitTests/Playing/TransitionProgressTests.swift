import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The reports of a transition's progress, and their recipients.
@MainActor @Suite struct TransitionProgressTests {
    /// A screen that follows its transitions.
    private final class FollowingViewController: UIViewController, TransitionObserving {
        var heard: [TransitionProgress] = []
        var ways: Set<[String]> = []

        func transitionDidProgress(
            _ progress: TransitionProgress,
            from: UIViewController?,
            to: UIViewController?
        ) {
            heard.append(progress)
            ways.insert([from?.title ?? "-", to?.title ?? "-"])
        }
    }

    enum Timing: CaseIterable, Sendable { case curve, anticipating, spring, bouncy, keyframes }

    /// The incoming screen moves in from the right with a timing curve.
    private struct PacedAnimator: Animator {
        let pace: Timing
        var duration = 0.5

        func forward(in scene: TransitionScene) -> Choreography {
            let away = Pose.rest.translated(x: scene.size.width)
            let timing: TimingCurve =
                switch pace {
                case .curve, .keyframes: .easeInOut
                case .anticipating: .cubic(CGPoint(x: 0.3, y: -0.6), CGPoint(x: 0.7, y: 1.6))
                case .spring: .spring(dampingRatio: 1)
                case .bouncy: .spring(dampingRatio: 0.5)
                }
            guard pace == .keyframes else {
                return Choreography(timing: timing, participants: [Participant(.incoming, from: away)])
            }
            let middle = Keyframe(at: 0.5, away.interpolated(to: .rest, at: 0.5))
            return Choreography(
                timing: timing,
                participants: [
                    Participant(
                        .incoming,
                        keyframes: [Keyframe(at: 0, away), middle, Keyframe(at: 1, .rest)]
                    )
                ]
            )
        }

        func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
    }

    /// Returns the visible progress of the incoming screen.
    private func shown(_ rig: TransitionRig) -> CGFloat {
        1 - (rig.second.view.layer.presentation()?.transform.m41 ?? .nan) / rig.window.bounds.width
    }

    @Test(
        "It reports the visible progress: running, caught, held, and settling to either end",
        arguments: ContainerKind.allCases,
        Timing.allCases
    )
    func asSeen(kind: ContainerKind, pace: Timing) {
        let interaction = InteractionController()
        var last: TransitionProgress?
        let delegate = TransitionDelegate(PacedAnimator(pace: pace), interaction: interaction)
        delegate.onTransitionProgress = { last = $0 }
        for finishes in [true, false] {
            let rig = TransitionRig(kind, delegate: { _ in delegate })
            /// Half a point of 390.
            func isAsSeen() -> Bool { abs((last?.fraction ?? .nan) - shown(rig)) < 0.5 / 390 }
            rig.start(.forward)
            for _ in 0..<9 {
                rig.advance(by: 1.0 / 60)
                #expect(last?.phase == .running)
                #expect(isAsSeen(), "\(last?.fraction ?? .nan) for \(shown(rig))")
            }
            #expect(interaction.pause())
            #expect(last?.phase == .interactive)
            #expect(isAsSeen(), "\(last?.fraction ?? .nan) for \(shown(rig))")
            interaction.update(0.4)
            #expect(isAsSeen(), "\(last?.fraction ?? .nan) for \(shown(rig))")
            if finishes { interaction.finish(velocity: 1) } else { interaction.cancel(velocity: -1) }
            #expect(last?.phase == .settling(completes: finishes))
            for _ in 0..<6 {
                rig.advance(by: 1.0 / 60)
                #expect(last?.phase == .settling(completes: finishes))
                #expect(isAsSeen(), "\(last?.fraction ?? .nan) for \(shown(rig))")
            }
            rig.advance(by: 2)
            #expect(
                last == TransitionProgress(fraction: finishes ? 1 : 0, phase: .ended(completed: finishes))
            )
        }
    }

    @Test("A third-party animation reports the fraction of its time", arguments: ContainerKind.allCases)
    func aThirdPartyAnimationReportsTheFractionOfItsTime(kind: ContainerKind) {
        var heard: [TransitionProgress] = []
        let rig = TransitionRig(kind) { log in
            let delegate = TransitionDelegate(PlainAnimator(log: log))
            delegate.onTransitionProgress = { heard.append($0) }
            return delegate
        }
        rig.start(.forward)
        rig.advance(by: 0.2)
        #expect(abs((heard.last?.fraction ?? .nan) - 0.5) < 0.05)
        #expect(heard.last?.phase == .running)
        rig.advance(by: 1)
        #expect(heard.last == TransitionProgress(fraction: 1, phase: .ended(completed: true)))
        #expect(zip(heard, heard.dropFirst()).allSatisfy { $0.fraction <= $1.fraction })
    }

    @Test(
        "A third-party property animator that's let go reports the visible progress",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func aThirdPartyPropertyAnimatorThatsLetGoReportsTheVisible(kind: ContainerKind, finishes: Bool) {
        let interaction = InteractionController()
        let delegate = TransitionDelegate(VendingSlide(duration: 0.4), interaction: interaction)
        var last: TransitionProgress?
        delegate.onTransitionProgress = { last = $0 }
        let rig = TransitionRig(kind, delegate: { _ in delegate })
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.5)
        rig.advance(by: 0.1)
        if finishes { interaction.finish() } else { interaction.cancel() }
        for _ in 0..<8 {
            rig.advance(by: 1.0 / 60)
            #expect(last?.phase == .settling(completes: finishes))
            #expect(abs((last?.fraction ?? .nan) - shown(rig)) < 0.01)
        }
        rig.advance(by: 1)
        #expect(last == TransitionProgress(fraction: finishes ? 1 : 0, phase: .ended(completed: finishes)))
    }

    @Test("Both screens are notified of each transition", arguments: [true, false])
    func bothScreensAreNotifiedOfEachTransition(isForeign: Bool) {
        UIApplication.reset()
        let log = CallbackLog()
        let screens = ["A", "B"].map { name in
            let screen = FollowingViewController()
            screen.title = name
            return screen
        }
        let navigation = UINavigationController(rootViewController: screens[0])
        let transition =
            isForeign ? TransitionDelegate(PlainAnimator(log: log)) : TransitionDelegate(EvenSlideAnimator())
        navigation.delegate = transition
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        navigation.pushViewController(screens[1], animated: true)
        UIApplication.shared.advance(by: 1)
        for screen in screens {
            #expect(screen.heard.count > 10)
            #expect(screen.heard.last?.phase == .ended(completed: true))
            #expect(screen.ways == [["A", "B"]])
        }
        navigation.popViewController(animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(screens[0].ways == [["A", "B"], ["B", "A"]])
    }

    @Test("UIKit learns of the end after the last report, and then another screen can be presented")
    func uiKitLearnsOfTheEndAfterTheLastReport() throws {
        UIApplication.reset()
        let (list, detail, next) = (UIViewController(), UIViewController(), UIViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = list
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        detail.modalPresentationStyle = .fullScreen
        let transition = TransitionDelegate(EvenSlideAnimator())
        transition.attach(toPresentationOf: detail)
        list.present(detail, animated: true)
        UIApplication.shared.advance(by: 1)
        var presented: [UIViewController?] = []
        transition.onTransitionProgress = { progress in
            if case .ended = progress.phase { presented.append(list.presentedViewController) }
        }
        transition.onTransitionEnd = { _, _, _ in
            presented.append(list.presentedViewController)
            list.present(next, animated: false)
        }
        list.dismiss(animated: true)
        UIApplication.shared.advance(by: 1)
        try #require(presented.count == 2)
        #expect(presented[0] === detail)
        #expect(presented[1] == nil)
        #expect(list.presentedViewController === next)
        #expect(next.view.window === window)
    }

    @Test("It's reported if letting go would change the outcome, by position or by speed")
    func itsReportedIfLettingGoWouldChangeTheOutcome() {
        let swipe = SwipeInteraction()
        swipe.distance = 200
        let app = GestureRig(.navigation, swipe)
        var outcomes: [Bool] = []
        swipe.onOutcomeChange = { outcomes.append($0) }
        let start = CGPoint(x: 40, y: 400)
        func drag(from x: CGFloat, to end: CGFloat, in seconds: TimeInterval, lifts: Bool = false) {
            for step in 1...10 {
                app.touch.move(to: CGPoint(x: x + (end - x) * CGFloat(step) / 10, y: 400))
                UIApplication.shared.advance(by: seconds / 10)
            }
        }
        app.touch.down(at: start)
        drag(from: 40, to: 120, in: 2)
        #expect(outcomes.isEmpty)
        drag(from: 120, to: 180, in: 2)
        #expect(outcomes == [true])
        drag(from: 180, to: 100, in: 2)
        #expect(outcomes == [true, false])
        // At this speed, it would finish before the middle.
        drag(from: 100, to: 130, in: 0.05)
        #expect(outcomes == [true, false, true])
        app.touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(app.outcomes == [true])
    }

    @Test("Several screens that leave at once are reported as one that leaves and one that appears")
    func severalScreensAtOnce() {
        let root = FollowingViewController()
        root.title = "root"
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        window.makeKeyAndVisible()
        let delegate = TransitionDelegate(PacedAnimator(pace: .curve))
        var ended: [String?] = []
        delegate.onTransitionEnd = { from, to, _ in ended = [from?.title, to?.title] }
        var top: UIViewController = root
        for title in ["one", "two"] {
            let screen = FollowingViewController()
            screen.title = title
            screen.modalPresentationStyle = .fullScreen
            screen.transitioningDelegate = delegate
            top.present(screen, animated: true)
            UIApplication.shared.advance(by: 1)
            top = screen
        }
        let middle = root.presentedViewController as? FollowingViewController
        root.ways = []
        middle?.ways = []
        root.dismiss(animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(ended == ["two", "root"])
        #expect(root.ways == [["two", "root"]])
        #expect(middle?.ways == [])
    }

    /// Apple documents that the topmost one moves. According to reports, it's the lowest one
    /// (scenee/FloatingPanel#686, rdar 18696859).
    @Test(
        "Whichever of several screens moves when they're dismissed at once, all of them leave",
        arguments: UIKitBehavior.StackDismissal.allCases
    )
    func whicheverMoves(answer: UIKitBehavior.StackDismissal) {
        UIKitBehavior.$current.withValue(.with { $0.stackDismissal = answer }) {
            UIApplication.reset()
            let root = UIViewController()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = root
            window.makeKeyAndVisible()
            let delegate = TransitionDelegate(PacedAnimator(pace: .curve))
            var mover: String?
            var outcomes: [Bool] = []
            delegate.onTransitionStart = { mover = $0.viewController(forKey: .from)?.title }
            delegate.onTransitionEnd = { _, _, completed in outcomes.append(completed) }
            let screens = ["one", "two"].map { title in
                let screen = UIViewController()
                screen.title = title
                screen.modalPresentationStyle = .custom
                screen.transitioningDelegate = delegate
                return screen
            }
            root.present(screens[0], animated: true)
            UIApplication.shared.advance(by: 1)
            screens[0].present(screens[1], animated: true)
            UIApplication.shared.advance(by: 1)
            root.dismiss(animated: true)
            UIApplication.shared.advance(by: 1)
            #expect(mover == (answer == .movesLowest ? "one" : "two"))
            #expect(outcomes == [true, true, true])
            #expect(root.presentedViewController == nil)
            #expect(screens.allSatisfy { $0.view.window == nil && $0.transitionCoordinator == nil })
            withExtendedLifetime(delegate) {}
        }
    }
}
