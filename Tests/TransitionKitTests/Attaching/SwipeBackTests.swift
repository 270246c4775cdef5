import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Swiping back beside the system's two swipes of iOS 26: one from the edge, one from the content.
@MainActor @Suite struct SwipeBackTests {
    /// Where a finger sets out.
    enum Start: CGFloat, CaseIterable, Sendable {
        case edge = 4
        case content = 150
    }

    private let log = CallbackLog()

    private func screen(_ name: String) -> RecordingViewController {
        RecordingViewController(name, color: .gray, log: log)
    }

    /// A stack of three screens in a window, and a finger.
    @MainActor private final class Scene {
        let screens: [RecordingViewController]
        let navigation: UINavigationController
        let touch: TouchInjector
        private let window = UIWindow(frame: UIScreen.main.bounds)
        private let isMirrored: Bool

        init(_ log: CallbackLog, isMirrored: Bool = false) {
            UIApplication.reset()
            if isMirrored { UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft) }
            self.isMirrored = isMirrored
            screens = ["A", "B", "C"].map { RecordingViewController($0, color: .gray, log: log) }
            navigation = UINavigationController()
            navigation.viewControllers = screens
            touch = TouchInjector(window: window)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            UIApplication.shared.tick()
        }

        private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: isMirrored ? window.bounds.width - x : x, y: y)
        }

        /// Swipes towards the trailing edge.
        func swipe(_ start: Start, at y: CGFloat = 400, lifts: Bool = true) {
            touch.drag(
                from: point(start.rawValue, y),
                to: point(380, y),
                duration: 0.3,
                steps: 18,
                lifts: false
            )
            UIApplication.shared.tick()
            if lifts { lift() }
        }

        func lift() {
            touch.up()
            settle()
        }

        func settle() { UIApplication.shared.advance(by: 1.5) }

        var isAtRest: Bool {
            navigation.transitionCoordinator == nil && navigation.children == navigation.viewControllers
                && navigation.topViewController?.view.frame == navigation.view.bounds
        }
    }

    private func delegate(
        _ animator: (any Animator)? = SlideAnimator(),
        interaction: InteractionController? = nil
    ) -> TransitionDelegate {
        let delegate = TransitionDelegate(forward: animator, backward: animator, interaction: interaction)
        delegate.onTransitionEnd = { [log] _, _, finished in log.add("ours(\(finished))") }
        return delegate
    }

    // MARK: Whose pop

    @Test(
        "Where an animation of ours plays a swipe pops once, with it",
        arguments: Start.allCases,
        [true, false]
    )
    func ours(start: Start, isMirrored: Bool) {
        for interaction in [nil, SwipeInteraction()] {
            let scene = Scene(log, isMirrored: isMirrored)
            log.clear()
            let delegate = delegate(interaction: interaction)
            delegate.attach(to: scene.navigation)
            scene.swipe(start, lifts: false)
            #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
            #expect(scene.navigation.viewControllers.count == 2)
            scene.lift()
            #expect(scene.navigation.viewControllers.count == 2)
            #expect(log.entries(of: "ours") == ["ours(true)"])
            #expect(scene.isAtRest)
        }
    }

    @Test(
        "A screen that is left to UIKit keeps both of its swipes",
        arguments: Start.allCases,
        [true, false]
    )
    func left(start: Start, isMirrored: Bool) {
        for interaction in [nil, SwipeInteraction()] {
            let scene = Scene(log, isMirrored: isMirrored)
            log.clear()
            let delegate = delegate(interaction: interaction)
            delegate.setAnimator(nil, for: scene.screens[2])
            delegate.attach(to: scene.navigation)
            scene.swipe(start, lifts: false)
            #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
            #expect(delegate.interaction?.state ?? .idle == .idle)
            scene.lift()
            #expect(scene.navigation.viewControllers.count == 2)
            #expect(log.entries(of: "ours").isEmpty)
            // The next one is ours again.
            scene.swipe(start)
            #expect(scene.navigation.viewControllers.count == 1)
            #expect(log.entries(of: "ours") == ["ours(true)"])
            #expect(scene.isAtRest)
        }
    }

    @Test(
        "Without a swipe of its own a delegate has the system's taken away from its screens only if it says so"
    )
    func swipesBackIsOff() {
        for start in Start.allCases {
            let scene = Scene(log)
            let delegate = delegate()
            delegate.swipesBack = false
            delegate.attach(to: scene.navigation)
            scene.swipe(start)
            #expect(scene.navigation.viewControllers.count == 3)
            delegate.swipesBack = true
            scene.swipe(start)
            #expect(scene.navigation.viewControllers.count == 2)
        }
    }

    enum Missing: CaseIterable, Sendable { case bar, button, replaced }

    @Test(
        "Where there is no way back to be seen, nothing swipes back by default",
        arguments: Missing.allCases
    )
    func noBackButton(missing: Missing) {
        let scene = Scene(log)
        let delegate = delegate()
        delegate.attach(to: scene.navigation)
        let item = scene.screens[2].navigationItem
        switch missing {
        case .bar: scene.navigation.isNavigationBarHidden = true
        case .button: item.hidesBackButton = true
        case .replaced: item.leftBarButtonItem = UIBarButtonItem(title: "Close", primaryAction: nil)
        }
        UIApplication.shared.tick()
        for start in Start.allCases { scene.swipe(start) }
        #expect(scene.navigation.viewControllers.count == 3)
        // An interaction that the app has chosen is asked for no button.
        delegate.interaction = SwipeInteraction()
        scene.swipe(.content)
        #expect(scene.navigation.viewControllers.count == 2)
    }

    @Test("A push that runs by itself can be caught and turned round by default")
    func caught() {
        let scene = Scene(log)
        delegate(EvenSlideAnimator()).attach(to: scene.navigation)
        log.clear()
        let next = screen("D")
        scene.navigation.pushViewController(next, animated: true)
        UIApplication.shared.advance(by: 0.2)
        scene.touch.down(at: CGPoint(x: 200, y: 400))
        UIApplication.shared.advance(by: 1)
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
        scene.touch.move(to: CGPoint(x: 240, y: 400))
        scene.touch.move(to: CGPoint(x: 389, y: 400))
        UIApplication.shared.advance(by: 0.1)
        scene.touch.up()
        scene.settle()
        #expect(scene.navigation.topViewController === scene.screens[2])
        #expect(log.entries(of: "ours") == ["ours(false)"])
        #expect(scene.isAtRest)
    }

    // MARK: The gates

    /// A delegate of the app's that lets everything through and notes what it is asked.
    @MainActor private final class Witness: NSObject, UIGestureRecognizerDelegate {
        var begins = true
        var questions: Set<String> = []

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            questions.insert("begin")
            return begins
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool {
            questions.insert("simultaneously")
            return false
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool {
            questions.insert("require")
            return false
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool {
            questions.insert("required")
            return false
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldReceive touch: UITouch
        ) -> Bool {
            questions.insert("receive")
            return true
        }
    }

    private func recognizers(_ navigation: UINavigationController) throws -> [UIGestureRecognizer] {
        [
            try #require(navigation.interactivePopGestureRecognizer),
            try #require(navigation.interactiveContentPopGestureRecognizer),
        ]
    }

    @Test(
        "Each gate asks who decided before, and gives back",
        arguments: [Start.edge, .content],
        [true, false]
    )
    func gates(start: Start, begins: Bool) throws {
        let scene = Scene(log)
        let recognizers = try recognizers(scene.navigation)
        let witnesses = [Witness(), Witness()]
        for (recognizer, witness) in zip(recognizers, witnesses) {
            witness.begins = begins
            recognizer.delegate = witness
        }
        // Another pan, for the questions about pairs.
        scene.navigation.view.addGestureRecognizer(UIPanGestureRecognizer())
        let delegate = delegate(nil)
        delegate.attach(to: scene.navigation)
        #expect(recognizers.allSatisfy { !($0.delegate is Witness) })
        scene.swipe(start)
        #expect(scene.navigation.viewControllers.count == (begins ? 2 : 3))
        let asked = witnesses[start == .edge ? 0 : 1].questions
        let pairs: Set = begins ? ["require", "simultaneously"] : ["required"]
        #expect(asked == pairs.union(["begin", "receive"]))
        delegate.detach(from: scene.navigation)
        for (recognizer, witness) in zip(recognizers, witnesses) { #expect(recognizer.delegate === witness) }
    }

    @Test("A gate gives back only what is still its own")
    func restored() throws {
        let scene = Scene(log)
        let recognizers = try recognizers(scene.navigation)
        let uikits = recognizers.map { $0.delegate }
        let delegate = delegate()
        delegate.attach(to: scene.navigation)
        let later = Witness()
        recognizers[1].delegate = later
        delegate.detach(from: scene.navigation)
        #expect(recognizers[0].delegate === uikits[0])
        #expect(recognizers[1].delegate === later)
    }

    @Test("Even with all vetoes off no swipe pops twice", arguments: Start.allCases)
    func popsOnce(start: Start) throws {
        for isBySource in [true, false] {
            let scene = Scene(log)
            log.clear()
            let swipe = SwipeInteraction()
            let byHand = HandWrittenDelegate(SlideAnimator())
            byHand.makeInteraction = { swipe.interactionController(for: $0) }
            let ours = delegate(interaction: swipe)
            if isBySource {
                scene.navigation.delegate = byHand
                swipe.attach(toPopFrom: scene.navigation)
            } else {
                ours.attach(to: scene.navigation)
            }
            let witness = Witness()
            for recognizer in try recognizers(scene.navigation) { recognizer.delegate = witness }
            scene.swipe(start, lifts: false)
            #expect(swipe.state == .interactive)
            #expect(scene.navigation.viewControllers.count == 2)
            scene.lift()
            #expect(scene.navigation.viewControllers.count == 2)
            #expect(scene.isAtRest)
        }
    }

    // MARK: UIKit's own transitions

    @Test(
        "UIKit's own push stays interruptible by the swipe that would be there at rest",
        arguments: [true, false]
    )
    func interruptsSystemPush(isOurs: Bool) {
        for start in Start.allCases {
            let scene = Scene(log)
            let delegate = TransitionDelegate(forward: nil, backward: isOurs ? SlideAnimator() : nil)
            delegate.onTransitionEnd = { [log] _, _, finished in log.add("ours(\(finished))") }
            delegate.attach(to: scene.navigation)
            let next = screen("D")
            scene.navigation.pushViewController(next, animated: true)
            UIApplication.shared.tick()
            UIApplication.shared.advance(by: 0.1)
            log.clear()
            scene.swipe(start, lifts: false)
            #expect(scene.navigation.topViewController === scene.screens[2])
            // The push has ended, and the pop has begun.
            #expect(
                Array(log.entries(of: "D view", "C view").prefix(4)) == [
                    "C viewDidDisappear(true)", "D viewDidAppear(true)", "D viewWillDisappear(true)",
                    "C viewWillAppear(true)",
                ]
            )
            scene.lift()
            #expect(scene.navigation.viewControllers == scene.screens)
            #expect(log.entries(of: "ours") == (isOurs ? ["ours(true)"] : []))
            #expect(scene.isAtRest)
        }
    }

    @Test("While a transition of ours runs the system's swipes wait")
    func oursIsNotInterrupted() {
        let scene = Scene(log)
        let delegate = delegate(EvenSlideAnimator())
        delegate.swipesBack = false
        delegate.backward = nil
        delegate.attach(to: scene.navigation)
        log.clear()
        scene.navigation.pushViewController(screen("D"), animated: true)
        UIApplication.shared.tick()
        scene.touch.drag(
            from: CGPoint(x: 4, y: 400),
            to: CGPoint(x: 150, y: 400),
            duration: 0.1,
            steps: 6
        )
        scene.settle()
        #expect(scene.navigation.viewControllers.count == 4)
        #expect(log.entries(of: "ours") == ["ours(true)"])
        scene.swipe(.edge)
        #expect(scene.navigation.viewControllers.count == 3)
    }

    @Test(
        "Pushes of UIKit's and pops of ours in one turn, and the other way round",
        arguments: [true, false]
    )
    func mixed(isPopOurs: Bool) {
        let scene = Scene(log)
        let animator = SlideAnimator()
        let delegate = TransitionDelegate(
            forward: isPopOurs ? nil : animator,
            backward: isPopOurs ? animator : nil
        )
        delegate.attach(to: scene.navigation)
        let next = screen("D")
        scene.navigation.pushViewController(next, animated: true)
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: 0.1)
        scene.navigation.popViewController(animated: true)
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: 0.1)
        scene.navigation.pushViewController(screen("E"), animated: true)
        scene.settle()
        scene.settle()
        #expect(scene.navigation.viewControllers.map(\.title) == ["A", "B", "C", "E"])
        #expect(scene.isAtRest)
        for name in ["C", "D", "E"] {
            for step in ["Appear", "Disappear"] {
                #expect(
                    log.entries(of: "\(name) viewWill\(step)").count
                        == log.entries(of: "\(name) viewDid\(step)").count
                )
            }
        }
    }

    @Test("Five pops in one turn", arguments: [true, false])
    func manyPops(isOneTurn: Bool) {
        let scene = Scene(log)
        delegate().attach(to: scene.navigation)
        scene.navigation.setViewControllers(
            scene.screens + ["D", "E", "F"].map(screen),
            animated: false
        )
        scene.settle()
        for _ in 0..<5 {
            scene.navigation.popViewController(animated: true)
            if !isOneTurn { UIApplication.shared.advance(by: 0.05) }
        }
        for _ in 0..<5 { scene.settle() }
        #expect(scene.navigation.viewControllers == [scene.screens[0]])
        #expect(scene.isAtRest)
        #expect(scene.screens[0].view.transform == .identity)
    }

    // MARK: The system's own transitions of a screen

    @Test(
        "A screen that prefers a transition of the system's is left to UIKit, unless it has an animator here"
    )
    func preferredTransition() {
        for hasAnimator in [false, true] {
            let scene = Scene(log)
            let delegate = delegate()
            delegate.attach(to: scene.navigation)
            let next = screen("D")
            next.preferredTransition = .crossDissolve
            if hasAnimator { delegate.setAnimator(SlideAnimator(), for: next) }
            log.clear()
            scene.navigation.pushViewController(next, animated: true)
            scene.settle()
            scene.navigation.popViewController(animated: true)
            scene.settle()
            #expect(log.entries(of: "ours").count == (hasAnimator ? 2 : 0))
            scene.navigation.pushViewController(next, animated: true)
            scene.settle()
            log.clear()
            scene.swipe(.content)
            #expect(scene.navigation.viewControllers == scene.screens)
            #expect(log.entries(of: "ours").count == (hasAnimator ? 1 : 0))
        }
    }

    @Test("The same of a presentation")
    func preferredPresentation() {
        for hasAnimator in [false, true] {
            let scene = Scene(log)
            let delegate = delegate()
            let next = screen("D")
            next.modalPresentationStyle = .fullScreen
            next.preferredTransition = .coverVertical
            if hasAnimator { delegate.setAnimator(SlideAnimator(), for: next) }
            delegate.attach(toPresentationOf: next)
            log.clear()
            scene.navigation.present(next, animated: true)
            scene.settle()
            scene.navigation.dismiss(animated: true)
            scene.settle()
            #expect(log.entries(of: "ours").count == (hasAnimator ? 2 : 0))
            #expect(scene.navigation.presentedViewController == nil)
        }
    }
}
