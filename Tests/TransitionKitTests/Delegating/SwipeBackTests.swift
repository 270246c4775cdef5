import Animators
@_spi(Host) import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Swiping back along with the system's two swipes of iOS 26: one from the edge, and one in the content.
@MainActor @Suite(.allBehaviors) struct SwipeBackTests {
    private static let answers = UIKitBehavior.CustomTransitionChange.allCases.map { answer in
        UIKitBehavior.with { $0.changeDuringCustomTransition = answer }
    }

    private let log = CallbackLog()

    private func screen(_ name: String) -> RecordingViewController {
        RecordingViewController(name, color: .gray, log: log)
    }

    private func delegate(
        _ animator: (any Animator)? = SlideAnimator(),
        interaction: InteractionController? = nil
    ) -> TransitionDelegate {
        let delegate = TransitionDelegate(forward: animator, backward: animator, interaction: interaction)
        delegate.onTransitionEnd = { [log] _, _, finished in log.add("ours(\(finished))") }
        return delegate
    }

    // MARK: The origin of a pop

    @Test(
        "If our animation applies, a swipe pops once, with this animation",
        arguments: SwipeBackStart.allCases,
        [true, false]
    )
    func ifOurAnimationAppliesSwipePopsOnceWithThisAnimation(start: SwipeBackStart, isMirrored: Bool) {
        for interaction in [nil, SwipeInteraction()] {
            let scene = SwipeBackScene(log, isMirrored: isMirrored)
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
        "A screen that UIKit pops keeps both of its swipes",
        arguments: SwipeBackStart.allCases,
        [true, false]
    )
    func aScreenThatUIKitPopsKeepsBothOfItsSwipes(start: SwipeBackStart, isMirrored: Bool) {
        for interaction in [nil, SwipeInteraction()] {
            let scene = SwipeBackScene(log, isMirrored: isMirrored)
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
        "A delegate without its own swipe disables the system's only on request",
        arguments: SwipeBackStart.allCases
    )
    func swipesBackIsOff(start: SwipeBackStart) {
        let scene = SwipeBackScene(log)
        let delegate = delegate()
        delegate.swipesBack = false
        delegate.attach(to: scene.navigation)
        scene.swipe(start)
        #expect(scene.navigation.viewControllers.count == 3)
        delegate.swipesBack = true
        scene.swipe(start)
        #expect(scene.navigation.viewControllers.count == 2)
    }

    enum Missing: CaseIterable, Sendable { case bar, button, replaced, asksFirst }

    @Test(
        "Without a visible way back, there's no default swipe back",
        arguments: Missing.allCases
    )
    func noBackButton(missing: Missing) {
        let scene = SwipeBackScene(log)
        let delegate = delegate()
        delegate.attach(to: scene.navigation)
        let item = scene.screens[2].navigationItem
        switch missing {
        case .bar: scene.navigation.isNavigationBarHidden = true
        case .button: item.hidesBackButton = true
        case .replaced: item.leftBarButtonItem = UIBarButtonItem(title: "Close", primaryAction: nil)
        case .asksFirst: item.backAction = UIAction { _ in }
        }
        UIApplication.shared.tick()
        for start in SwipeBackStart.allCases { scene.swipe(start) }
        #expect(scene.navigation.viewControllers.count == 3)
        // If the app has chosen an interaction, no back button is required.
        delegate.interaction = SwipeInteraction()
        scene.swipe(.content)
        #expect(scene.navigation.viewControllers.count == 2)
    }

    @Test("If the app disables the system's swipes, the default swipe back doesn't begin either")
    func disabledSwipes() throws {
        let scene = SwipeBackScene(log)
        delegate().attach(to: scene.navigation)
        let recognizers = try scene.popRecognizers
        for recognizer in recognizers { recognizer.isEnabled = false }
        for start in SwipeBackStart.allCases { scene.swipe(start) }
        let trackpad = ScrollInjector(window: scene.window)
        trackpad.scroll(at: CGPoint(x: 150, y: 400), by: CGVector(dx: 230, dy: 0), duration: 0.3, steps: 18)
        scene.settle()
        #expect(scene.navigation.viewControllers.count == 3)
        recognizers[0].isEnabled = true
        scene.swipe(.content)
        #expect(scene.navigation.viewControllers.count == 3)
        scene.swipe(.edge)
        #expect(scene.navigation.viewControllers.count == 2)
        for recognizer in recognizers { recognizer.isEnabled.toggle() }
        scene.swipe(.edge)
        #expect(scene.navigation.viewControllers.count == 2)
        scene.swipe(.content)
        #expect(scene.navigation.viewControllers.count == 1)
        #expect(scene.isAtRest)
    }

    @Test(
        "The app's own delegate of a system's swipe can keep the default swipe back from beginning",
        arguments: SwipeBackStart.allCases,
        [true, false]
    )
    func refusedSwipe(start: SwipeBackStart, isSetBefore: Bool) throws {
        let scene = SwipeBackScene(log)
        let delegate = delegate()
        if !isSetBefore { delegate.attach(to: scene.navigation) }
        let judges = [Judge(), Judge()]
        let recognizers = try scene.popRecognizers
        for (recognizer, judge) in zip(recognizers, judges) { recognizer.delegate = judge }
        if isSetBefore { delegate.attach(to: scene.navigation) }
        let (asked, other) = start == .edge ? (judges[0], judges[1]) : (judges[1], judges[0])
        let canvas = Canvas(frame: scene.screens[2].view.bounds)
        scene.screens[2].view.addSubview(canvas)
        UIApplication.shared.tick()
        for allows in [false, true] {
            (asked.allows, other.allows, asked.count) = (allows, allows, 0)
            scene.swipe(start)
            // The screen that refuses keeps the finger.
            if !allows { #expect(canvas.moves > 0 && canvas.cancellations == 0) }
            #expect(scene.navigation.viewControllers.count == (allows ? 2 : 3))
            // If the recognizer still has the app's delegate, UIKit asks it, too.
            #expect(isSetBefore ? asked.count == 1 : asked.count > 0)
        }
        #expect(other.count == 0 || !isSetBefore)
        #expect(scene.isAtRest)
    }

    @Test("The app's own delegate isn't asked while content scrolls")
    func unaskedWhileContentScrolls() throws {
        let scene = SwipeBackScene(log)
        let judge = Judge()
        for recognizer in try scene.popRecognizers { recognizer.delegate = judge }
        delegate().attach(to: scene.navigation)
        let carousel = UIScrollView(frame: scene.screens[2].view.bounds)
        carousel.contentSize = CGSize(width: 3000, height: 100)
        scene.screens[2].view.addSubview(carousel)
        UIApplication.shared.tick()
        carousel.contentOffset.x = 1000
        scene.swipe(.content)
        #expect(carousel.contentOffset.x < 1000)
        #expect(judge.count == 0 && scene.navigation.viewControllers.count == 3)
    }

    @Test("What the app shows when its delegate refuses a swipe back stays")
    func shownByRefusal() throws {
        let scene = SwipeBackScene(log)
        let (judge, alert) = (Judge(), screen("alert"))
        alert.modalPresentationStyle = .overFullScreen
        judge.allows = false
        judge.onQuestion = { [navigation = scene.navigation] in navigation.present(alert, animated: true) }
        for recognizer in try scene.popRecognizers { recognizer.delegate = judge }
        delegate().attach(to: scene.navigation)
        scene.swipe(.content)
        #expect(scene.navigation.presentedViewController === alert)
        #expect(scene.navigation.viewControllers.count == 3 && judge.count == 1)
        scene.navigation.dismiss(animated: true)
        scene.settle()
        (judge.allows, judge.onQuestion) = (true, {})
        scene.swipe(.content)
        #expect(scene.navigation.viewControllers.count == 2)
        #expect(scene.isAtRest)
    }

    @Test("The app can determine when the default swipe back begins")
    func defaultSwipeOfTheApp() throws {
        let scene = SwipeBackScene(log)
        let delegate = delegate()
        delegate.attach(to: scene.navigation)
        let swipe = try #require(delegate.swipeBackInteraction)
        #expect(swipe.recognizers.map(\.view) == [scene.navigation.view])
        swipe.shouldBegin = { gesture in gesture.willBegin && gesture.location.y < 300 }
        for start in SwipeBackStart.allCases { scene.swipe(start) }
        #expect(scene.navigation.viewControllers.count == 3)
        scene.swipe(.content, at: 200)
        #expect(scene.navigation.viewControllers.count == 2)
    }

    @Test("By default, a push that runs by itself can be caught and reversed")
    func byDefaultAPushThatRunsByItselfCanBeCaught() {
        let scene = SwipeBackScene(log)
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

    @Test(
        "The default swipe back doesn't move content against the finger that pulls it",
        arguments: [2, 8, 40] as [CGFloat]
    )
    func pulledContent(speed: CGFloat) async {
        let (list, detail) = (UIViewController(), UIViewController())
        let plane = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        plane.contentInsetAdjustmentBehavior = .never
        plane.contentSize = CGSize(width: 1170, height: 700)
        detail.view.addSubview(plane)
        let stack = UINavigationController(rootViewController: list)
        TransitionDelegate(.slide()).attach(to: stack)
        let app = TestApp(rootViewController: stack)
        await app.settle()
        app.perform { stack.pushViewController(detail, animated: false) }
        await app.settle()
        let mark = UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
        plane.addSubview(mark)
        let finger = app.touch(at: CGPoint(x: 100, y: 400))
        var before = LayerGeometry.corners(of: mark.layer)[0].x
        for step in 1...Int(200 / speed) {
            await finger.move(to: CGPoint(x: 100 + speed * CGFloat(step), y: 400), over: 1.0 / 60)
            let now = LayerGeometry.corners(of: mark.layer)[0].x
            #expect(now >= before - 0.5, "step \(step): \(now - before) points")
            before = now
        }
        finger.lift()
        await app.settle()
    }

    // MARK: UIKit's own transitions

    @Test(
        "UIKit's own push can be interrupted by the swipe that applies at rest",
        arguments: [true, false],
        SwipeBackStart.allCases
    )
    func interruptsSystemPush(isOurs: Bool, start: SwipeBackStart) {
        let scene = SwipeBackScene(log)
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

    @Test("During a transition of ours, the system's swipes wait")
    func oursIsNotInterrupted() {
        let scene = SwipeBackScene(log)
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
        "A pop during our push is performed or ignored, and the swipe back works afterward",
        .behaviors(answers)
    )
    func popDuringOurPush() {
        let scene = SwipeBackScene(log)
        delegate(EvenSlideAnimator()).attach(to: scene.navigation)
        let next = screen("D")
        scene.navigation.pushViewController(next, animated: true)
        UIApplication.shared.advance(by: 0.1)
        scene.navigation.popViewController(animated: true)
        scene.settle()
        scene.settle()
        let stack: [UIViewController] = scene.screens + (ignoresChanges ? [next] : [])
        #expect(scene.navigation.viewControllers == stack)
        #expect(scene.navigation.navigationBar.items?.count == stack.count)
        #expect(log.entries(of: "D viewDidAppear").count == 1)
        #expect(scene.isAtRest)
        scene.swipe(.content)
        #expect(scene.navigation.viewControllers == Array(stack.dropLast()))
        #expect(scene.isAtRest)
    }

    private var ignoresChanges: Bool {
        UIKitBehavior.current.changeDuringCustomTransition == .isIgnored
    }

    @Test(
        "Pushes of UIKit's and our pops in one turn, and vice versa",
        arguments: [true, false]
    )
    func pushesOfUIKitsAndOurPopsInOneTurn(isPopOurs: Bool) {
        let scene = SwipeBackScene(log)
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
        // UIKit can ignore what's requested during ours.
        let titles = !ignoresChanges ? ["A", "B", "C", "E"] : ["A", "B", "C"] + (isPopOurs ? [] : ["D"])
        #expect(scene.navigation.viewControllers.map(\.title) == titles)
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
        let scene = SwipeBackScene(log)
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
        // UIKit can ignore the pops that are requested during the first one.
        let count = ignoresChanges && !isOneTurn ? 5 : 1
        #expect(scene.navigation.viewControllers.count == count)
        #expect(scene.navigation.viewControllers.first === scene.screens[0])
        #expect(scene.isAtRest)
        #expect(scene.navigation.topViewController?.view.transform == .identity)
    }

    // MARK: System transitions of a screen

    @Test(
        "UIKit animates a screen that prefers a system transition, unless the screen has its own animator",
        arguments: [false, true]
    )
    func preferredTransition(hasAnimator: Bool) {
        let scene = SwipeBackScene(log)
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

    @Test(
        "The same applies to a presentation",
        arguments: [false, true]
    )
    func preferredPresentation(hasAnimator: Bool) {
        let scene = SwipeBackScene(log)
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

/// A delegate of the app that decides whether a swipe begins.
private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var allows = true
    var count = 0
    var onQuestion: @MainActor () -> Void = {}

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        count += 1
        onQuestion()
        return allows
    }
}

/// A view that counts how often a finger on it moves, and is taken away.
@MainActor private final class Canvas: UIView {
    private(set) var moves = 0
    private(set) var cancellations = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancellations += 1 }
}
