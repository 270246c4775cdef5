import Animators
import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards in windows that change, over one another, and with other animators and delegates.
@MainActor @Suite struct CardLifeTests {
    private var scene: UIWindowScene { UIApplication.shared.windowScene }
    private let landscape = CGSize(width: 844, height: 390)

    @Test("A rotation of the device at rest", arguments: [true, false])
    func aRotationOfTheDeviceAtRest(animated: Bool) {
        let app = CardScene()
        app.show(.sheet())
        scene.resize(to: landscape, animated: animated)
        app.advance(1)
        // The width is at most 640 points, and the height is half of the remaining 380 points.
        #expect(isNear(app.shownFrame, CGRect(x: 102, y: 200, width: 640, height: 190)))
        #expect(isNear(app.screen.view.convert(app.screen.view.bounds, to: nil), app.shownFrame))
        #expect(app.backdropStrength == 1)
        #expect(app.controller?.containerView?.subviews.first?.frame == app.window.bounds)
        scene.resize(to: CGSize(width: 390, height: 844), animated: animated)
        app.advance(1)
        #expect(isNear(app.shownFrame, CGRect(x: 0, y: 450.5, width: 390, height: 393.5)))
    }

    @Test("A rotation while it appears, leaves, settles, and is dragged", arguments: 0..<4)
    func turnedInFlight(moment: Int) {
        let app = CardScene()
        app.present(.sheet())
        app.advance(moment == 0 ? 0.1 : 1)
        switch moment {
        case 1: app.root.dismiss(animated: true)
        case 2: app.controller?.animateChanges { app.controller?.selectedDetentIndex = 1 }
        case 3: app.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 60))
        default: break
        }
        app.advance(0.1)
        scene.resize(to: landscape)
        app.advance(0.1)
        if moment == 3 {
            #expect(abs(app.shownFrame.width - 640) < 0.5)
            app.touch.cancel()
        }
        app.advance(1)
        if moment == 1 {
            #expect(app.isGone)
        } else {
            let height: CGFloat = moment == 2 ? 380 : 190
            #expect(isNear(app.shownFrame, CGRect(x: 102, y: 390 - height, width: 640, height: height)))
            #expect(app.backdropStrength == 1)
        }
    }

    @Test(
        "A rotation while a finger holds the card keeps it in the window, and only movements after it count",
        arguments: [(0, -230, 1), (0, 0, 0), (0, 60, 0), (1, 380, 0)] as [(Int, CGFloat, Int)]
    )
    func turnedWhileHeld(start: Int, way: CGFloat, detent: Int) {
        let app = CardScene()
        app.show(.sheet())
        app.controller?.selectedDetentIndex = start
        app.advance(1)
        app.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 60), duration: 0.2)
        app.touch.move(to: CGPoint(x: 200, y: 600 + way))
        app.advance(0.2)
        scene.resize(to: landscape)
        app.advance(0.5)
        #expect(app.shownFrame.minY >= 0)
        // More than half of the smallest size is still visible.
        #expect(app.shownFrame.minY < 390 - 95)
        // The same finger, in the coordinates of the rotated window.
        let before = app.shownFrame
        app.touch.move(to: CGPoint(x: 300, y: 200))
        app.advance(1.0 / 60)
        #expect(isNear(app.shownFrame, before))
        app.touch.move(to: CGPoint(x: 300, y: 204))
        app.advance(1.0 / 60)
        #expect(abs(app.shownFrame.minY - before.minY - 4) < 3)
        app.advance(0.3)
        app.touch.up()
        app.advance(1)
        #expect(!app.isGone && !app.log.contains("will"))
        // A card that's held above its smallest size isn't on its way out.
        if start == 1 { #expect(!app.log.contains("should")) }
        #expect(app.controller?.selectedDetentIndex == detent)
        #expect(app.shownFrame.maxY == 390)
    }

    @Test("A sheet that's presented and dismissed in the background is gone when people return")
    func inTheBackground() {
        let app = CardScene()
        UIApplication.shared.enterBackground()
        app.present(.sheet())
        app.advance(1)
        #expect(app.root.presentedViewController === app.screen)
        #expect(app.root.transitionCoordinator == nil)
        #expect(isNear(app.shownFrame, CGRect(x: 0, y: 450.5, width: 390, height: 393.5)))
        #expect(app.backdropStrength == 1)
        app.root.dismiss(animated: true)
        app.advance(1)
        #expect(app.isGone)
        UIApplication.shared.enterForeground()
        app.advance(1)
        #expect(app.isGone)
    }

    @Test("With animations turned off, a card and its backdrop appear in the same frame")
    func withAnimationsTurnedOff() {
        let app = CardScene()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        app.present(.sheet())
        UIApplication.shared.tick()
        #expect(app.root.transitionCoordinator == nil)
        #expect(isNear(app.shownFrame, CGRect(x: 0, y: 450.5, width: 390, height: 393.5)))
        #expect(app.backdropStrength == 1)
    }

    @Test("Its size changes with its content, animated")
    func contentSize() {
        var card = CardPresentation.card()
        card.height = .preferred
        let app = CardScene()
        app.screen.preferredContentSize = CGSize(width: 0, height: 200)
        app.show(card)
        #expect(abs(app.shownFrame.height - 200) < 0.01)
        app.screen.preferredContentSize.height = 300
        app.advance(0.1)
        #expect(app.shownFrame.height > 205 && app.shownFrame.height < 295)
        app.advance(1)
        #expect(abs(app.shownFrame.height - 300) < 0.01)
        #expect(app.shownFrame.maxY == 844)
    }

    @Test("Detents are selected immediately or animated")
    func detentsAreSelectedImmediatelyOrAnimated() {
        let app = CardScene()
        app.show(.sheet())
        app.controller?.selectedDetentIndex = 1
        #expect(abs(app.shownFrame.height - 787) < 0.01)
        app.controller?.animateChanges { app.controller?.selectedDetentIndex = 0 }
        app.advance(0.1)
        #expect(app.shownFrame.height > 400 && app.shownFrame.height < 780)
        app.advance(1)
        #expect(abs(app.shownFrame.height - 393.5) < 0.01)
        app.controller?.selectedDetentIndex = 17
        #expect(app.controller?.selectedDetentIndex == 1)
        #expect(app.log.isEmpty)
    }

    @Test("The presenting screen is pushed or scaled, keeps its safe area, and returns", arguments: 0..<2)
    func presenterEffect(index: Int) {
        var drawer = CardPresentation.drawer()
        drawer.presenterEffect = [.pushed, .scaled(0.9)][index]
        let app = CardScene()
        let before = ViewState(app.window)
        let safeArea = app.root.view.safeAreaInsets
        app.show(drawer)
        let expected =
            index == 0
            ? CGRect(x: 296, y: 0, width: 390, height: 844)
            : CGRect(x: 19.5, y: 42.2, width: 351, height: 759.6)
        #expect(isNear(app.root.view.frame, expected))
        #expect(app.root.view.safeAreaInsets == safeArea)
        app.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: -166, dy: 0))
        // Halfway.
        let half =
            index == 0
            ? CGRect(x: 140, y: 0, width: 390, height: 844)
            : CGRect(x: 9.75, y: 21.1, width: 370.5, height: 801.8)
        #expect(isNear(app.root.view.frame, half, within: 1))
        #expect(app.root.view.safeAreaInsets == safeArea)
        app.touch.up()
        app.advance(1)
        #expect(app.isGone)
        #expect(ViewState(app.window) == before)
    }

    @Test(
        "The safe area of a presenting screen that's pushed or scaled follows the window's",
        arguments: [CardPresentation.PresenterEffect.pushed, .scaled(0.88)],
        [true, false]
    )
    func safeAreaBehind(effect: CardPresentation.PresenterEffect, isComing: Bool) {
        var drawer = CardPresentation.drawer()
        drawer.presenterEffect = effect
        let app = CardScene()
        app.root.additionalSafeAreaInsets.right = 5
        app.present(drawer)
        app.advance(isComing ? 0.1 : 1)
        let changes = [
            UIEdgeInsets(top: 34, left: 0, bottom: 21, right: 0),
            UIEdgeInsets(top: 59, left: 47, bottom: 34, right: 0),
        ]
        for insets in changes {
            scene.resize(to: app.window.bounds.size, safeAreaInsets: insets)
            // At the latest, it's right when the card has arrived.
            app.advance(1)
            let shown = app.root.view.safeAreaInsets
            #expect(abs(shown.top - insets.top) < 0.01)
            #expect(abs(shown.left - insets.left) < 0.01)
            #expect(abs(shown.bottom - insets.bottom) < 0.01)
            #expect(abs(shown.right - 5) < 0.01)
        }
        app.root.dismiss(animated: true)
        app.advance(1)
        #expect(app.root.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 47, bottom: 34, right: 5))
        #expect(app.root.additionalSafeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 5))
    }

    @Test("A pushed presenting screen and the card stay side by side", arguments: [true, false])
    func sideBySide(thrown: Bool) throws {
        var drawer = CardPresentation.drawer()
        drawer.presenterEffect = .pushed
        let app = CardScene()
        func expectSideBySide() throws {
            let presenter = try #require(app.root.view.layer.presentation()).frame
            // The card covers as much of it as its corners are round. It begins to move between two frames.
            #expect(abs(presenter.minX - max(app.shownFrame.maxX - 16, 0)) < 4)
        }
        app.present(drawer)
        for _ in 0..<20 {
            app.advance(0.02)
            try expectSideBySide()
        }
        app.advance(1)
        if thrown {
            app.drag(
                from: CGPoint(x: 250, y: 400),
                by: CGVector(dx: -150, dy: 0),
                duration: 0.15,
                lifts: true
            )
        } else {
            app.root.dismiss(animated: true)
        }
        app.advance(0.02)
        while app.root.presentedViewController != nil {
            try expectSideBySide()
            app.advance(0.02)
        }
        #expect(app.root.view.frame == app.window.bounds)
    }

    @Test("A handwritten delegate continues at the speed of the finger")
    func handWrittenSpeed() {
        let app = CardScene()
        let own = AnimatingDelegate()
        app.screen.modalPresentationStyle = .custom
        app.screen.transitioningDelegate = own
        app.root.present(app.screen, animated: true)
        app.advance(1)
        app.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 160), duration: 0.2, lifts: true)
        let before = app.shownFrame.minY
        app.advance(2.0 / 60)
        // From rest, it would be 6 points in the first frame.
        #expect(app.shownFrame.minY - before > 12)
        app.advance(1)
        #expect(app.isGone)
        #expect(abs((own.velocities.last ?? 0) - 800) < 50)
        #expect(own.velocities.first == 0)
    }

    private final class AnimatingDelegate: NSObject, UIViewControllerTransitioningDelegate {
        private(set) var velocities: [CGFloat] = []

        func presentationController(
            forPresented presented: UIViewController,
            presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            CardPresentationController(
                presentedViewController: presented,
                presenting: presenting,
                presentation: .sheet()
            )
        }

        func animationController(
            forPresented presented: UIViewController,
            presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimation(of: presented) }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimation(of: dismissed) }

        private func makeAnimation(of screen: UIViewController) -> (
            any UIViewControllerAnimatedTransitioning
        )? {
            let animator = (screen.presentationController as? CardPresentationController)?.makeAnimator()
            if let animator { velocities.append(animator.velocity) }
            return animator?.animationController()
        }
    }

    @Test("With Reduce Motion, it moves quickly between detents")
    func reducedMotion() {
        let app = CardScene()
        app.show(.sheet())
        UIAccessibility.setReduceMotionEnabled(true)
        app.controller?.animateChanges { app.controller?.selectedDetentIndex = 1 }
        app.advance(0.2)
        #expect(abs(app.shownFrame.height - 787) < 0.01)
    }

    @Test("Corners are round, except for those at the card's own edge")
    func cornersAreRoundExceptForThoseAtTheCardsOwnEdge() throws {
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        var floating = CardPresentation.card()
        floating.insets.bottom = 8
        for (presentation, corners) in [
            (CardPresentation.sheet(), top), (.card(edge: .top), bottom), (.drawer(), right),
            (.toast(), top.union(bottom)), (.card(edge: nil), top.union(bottom)),
            (floating, top.union(bottom)),
        ] {
            let app = CardScene()
            app.show(presentation)
            let clip = try #require(app.screen.view.superview)
            #expect(clip.layer.maskedCorners == corners)
            #expect(clip.layer.cornerRadius == 16)
        }
    }

    @Test(
        "A card keeps its time, whether it appears or has appeared",
        arguments: [true, false],
        [true, false]
    )
    func keepsItsTime(isToast: Bool, appears: Bool) {
        let app = CardScene()
        let presentations = [CardPresentation.sheet(), .toast()]
        app.present(presentations[isToast ? 1 : 0])
        app.advance(appears ? 0.1 : 1)
        app.controller?.presentation = presentations[isToast ? 0 : 1]
        app.advance(6)
        #expect(app.isGone == isToast)
    }

    @Test("Two cards, one over the other: individually, and both at once", arguments: [true, false])
    func twoCardsOneOverTheOther(atOnce: Bool) {
        let app = CardScene()
        app.show(.sheet())
        let upper = CardScreen(CGSize(width: 200, height: 100), color: .green)
        app.screen.present(upper, as: .card())
        app.advance(1)
        #expect(app.screen.presentedViewController === upper)
        if atOnce {
            app.root.dismiss(animated: true)
        } else {
            app.touch.tap(at: CGPoint(x: 200, y: 100))
            app.advance(1)
            #expect(app.screen.presentedViewController == nil)
            #expect(app.root.presentedViewController === app.screen)
            #expect(isNear(app.shownFrame, CGRect(x: 0, y: 450.5, width: 390, height: 393.5)))
            app.touch.tap(at: CGPoint(x: 200, y: 100))
        }
        app.advance(1)
        #expect(app.isGone)
    }

    // The toast can be in front of the lower card still, or already of the upper one.
    @Test("Two screens are dismissed at once, and a toast that the lower one shows", arguments: 0..<7)
    func twoCardsAndAToast(frames: Int) {
        let app = CardScene()
        app.show(.sheet())
        let (toast, upper) = (CardScreen(color: .yellow), CardScreen(color: .green))
        app.screen.present(toast, as: .toast(duration: 100))
        app.advance(1 + Double(frames) / 60)
        upper.modalPresentationStyle = .overFullScreen
        app.screen.present(upper, animated: false)
        app.advance(3.0 / 60)
        app.root.dismiss(animated: false)
        app.advance(1)
        #expect(upper.view.window == nil)
        #expect(toast.parent == nil)
        #expect(app.isGone)
    }

    @Test("A sheet over a sheet is thrown out alone, and then the other one is")
    func aSheetOverASheetIsThrownOut() {
        let app = CardScene()
        app.show(.sheet())
        let upper = CardScreen(color: .green)
        app.screen.present(upper, as: .sheet())
        app.advance(1)
        func throwOut() {
            app.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 300), duration: 0.2, lifts: true)
            app.advance(1)
        }
        throwOut()
        #expect(app.screen.presentedViewController == nil && upper.view.window == nil)
        #expect(app.root.presentedViewController === app.screen)
        #expect(isNear(app.shownFrame, CGRect(x: 0, y: 450.5, width: 390, height: 393.5)))
        throwOut()
        #expect(app.isGone)
    }

    @Test(
        "A system sheet over a card, and a card over a system sheet",
        arguments: [true, false]
    )
    func systemSheet(atOnce: Bool) {
        let app = CardScene()
        app.show(.sheet())
        let sheet = CardScreen(color: .green)
        sheet.modalPresentationStyle = .pageSheet
        app.screen.present(sheet, animated: true)
        app.advance(1)
        let upper = CardScreen(color: .red)
        sheet.present(upper, as: .card())
        app.advance(1)
        #expect(upper.view.window === app.window && sheet.view.window === app.window)
        #expect(
            isNear(
                upper.view.convert(upper.view.bounds, to: nil),
                CGRect(x: 0, y: 690, width: 390, height: 154)
            )
        )
        if atOnce {
            app.root.dismiss(animated: true)
            app.advance(1)
        } else {
            app.drag(from: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: 100), duration: 0.1, lifts: true)
            app.advance(1)
            #expect(sheet.presentedViewController == nil && app.screen.presentedViewController === sheet)
            app.screen.dismiss(animated: true)
            app.advance(1)
            #expect(app.screen.presentedViewController == nil)
            #expect(isNear(app.shownFrame, CGRect(x: 0, y: 450.5, width: 390, height: 393.5)))
            app.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 300), duration: 0.2, lifts: true)
            app.advance(1)
        }
        #expect(app.isGone)
    }

    @Test(
        "When a full-screen screen over a card leaves, the content is where the card shows it",
        arguments: [false, true],
        [false, true]
    )
    func fullScreenOverCard(turns: Bool, cancels: Bool) {
        let app = CardScene()
        app.show(.sheet())
        let page = CardScreen(color: .green)
        app.screen.present(page, with: .crossfade(), interaction: .swipe(edge: .top))
        app.advance(1)
        if turns { scene.resize(to: landscape) }
        app.advance(1)
        let frame =
            turns
            ? CGRect(x: 102, y: 200, width: 640, height: 190)
            : CGRect(x: 0, y: 450.5, width: 390, height: 393.5)
        func expectContentInPlace() {
            let content: UIView = app.screen.view
            #expect(isNear(content.convert(content.bounds, to: nil), frame))
        }
        if cancels {
            app.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 100))
            #expect(app.screen.view.window != nil)
            expectContentInPlace()
            app.touch.cancel()
            app.advance(1)
            #expect(app.screen.presentedViewController === page)
        }
        page.dismiss(animated: true)
        for _ in 0..<120 where app.screen.presentedViewController != nil {
            if app.screen.view.window != nil { expectContentInPlace() }
            app.advance(1.0 / 60)
        }
        #expect(app.screen.presentedViewController == nil)
        expectContentInPlace()
        #expect(isNear(app.shownFrame, frame))
    }

    @Test("An auditor has nothing to report about a full-screen screen over a card")
    func auditedFullScreenOverCard() {
        let app = CardScene()
        app.show(.sheet())
        let page = CardScreen(color: .green)
        page.modalPresentationStyle = .fullScreen
        let (delegate, auditor) = (TransitionDelegate(Wrapper()), TransitionAuditor())
        delegate.auditor = auditor
        delegate.attach(toPresentationOf: page)
        app.screen.present(page, animated: true)
        app.advance(1)
        page.dismiss(animated: true)
        app.advance(1)
        #expect(app.screen.presentedViewController == nil)
        #expect(auditor.findings.isEmpty, "\(auditor.findings)")
    }

    @Test("When UIKit's own full-screen screen over a card leaves, the card is as before")
    func systemScreenOverCard() {
        let app = CardScene()
        app.show(.sheet())
        let page = CardScreen(color: .green)
        page.modalPresentationStyle = .fullScreen
        app.screen.present(page, animated: true)
        app.advance(1)
        page.dismiss(animated: true)
        app.advance(1)
        let content: UIView = app.screen.view
        #expect(isNear(app.shownFrame, CGRect(x: 0, y: 450.5, width: 390, height: 393.5)))
        #expect(isNear(content.convert(content.bounds, to: nil), app.shownFrame))
    }

    @Test(
        "If UIKit resizes a covered card, or only its content, both return to their place",
        arguments: [true, false]
    )
    func coveredCardThatUIKitResizes(isCardResized: Bool) throws {
        let app = CardScene()
        app.show(.sheet())
        let page = CardScreen(color: .green)
        page.modalPresentationStyle = .overFullScreen
        app.screen.present(page, animated: true)
        app.advance(1)
        let card = try #require(app.card)
        let content: UIView = app.screen.view
        if isCardResized { card.frame = app.window.bounds }
        content.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
        // UIKit asks for the view next.
        #expect(app.controller?.presentedView === card)
        #expect(isNear(card.frame, CGRect(x: 0, y: 450.5, width: 390, height: 393.5)))
        #expect(isNear(content.convert(content.bounds, to: nil), card.frame))
    }

    @Test("In a navigation controller and in a tab bar controller")
    func inANavigationControllerAndInATabBarController() {
        let app = CardScene()
        let inner = CardScreen()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: inner)]
        app.window.rootViewController = tabs
        app.advance(0.1)
        inner.present(app.screen, as: .card())
        app.advance(1)
        #expect(isNear(app.shownFrame, CGRect(x: 0, y: 690, width: 390, height: 154)))
        app.touch.tap(at: CGPoint(x: 200, y: 300))
        app.advance(1)
        #expect(tabs.presentedViewController == nil)
        #expect(app.window.subviews.count == 1)
    }

    @Test("Any animator can present and dismiss it")
    func anyAnimatorCanPresentAndDismiss() {
        let animators: [any Animator] = [
            .cube(), .bounce(), .crossfade(), .genie(), .flip(), .cover(), .popUp(), .explode(),
            .circleReveal(),
        ]
        for animator in animators {
            let app = CardScene()
            let before = ViewState(app.window)
            app.show(.sheet(), with: animator)
            app.advance(2)
            #expect(isNear(app.shownFrame, CGRect(x: 0, y: 450.5, width: 390, height: 393.5)))
            app.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 300), lifts: true)
            app.advance(3)
            #expect(app.isGone)
            #expect(app.log == ["should", "will", "did"])
            #expect(ViewState(app.window) == before)
        }
    }

    @Test(
        "A handwritten delegate, and one that was attached before ours",
        arguments: [true, false]
    )
    func aHandwrittenDelegateAndOneThatWasAttachedBeforeOurs(attaches: Bool) {
        let app = CardScene()
        let own = OwnDelegate()
        app.screen.modalPresentationStyle = .custom
        app.screen.transitioningDelegate = own
        if attaches {
            TransitionDelegate(forward: CardAnimator(), backward: nil)
                .attach(toPresentationOf: app.screen)
        }
        app.root.present(app.screen, animated: true)
        app.advance(1)
        #expect(app.controller != nil)
        #expect(isNear(app.shownFrame, CGRect(x: 0, y: 690, width: 390, height: 154)))
        app.root.dismiss(animated: true)
        app.advance(1)
        #expect(app.isGone)
    }

    private final class OwnDelegate: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController,
            presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            CardPresentationController(
                presentedViewController: presented,
                presenting: presenting,
                presentation: .card()
            )
        }
    }

    @Test("UIKit handles all other styles")
    func otherStyles() {
        let app = CardScene()
        let transition = TransitionDelegate(forward: nil as (any Animator)?, backward: nil)
        transition.presentation = .drawer()
        app.screen.transitioningDelegate = transition
        app.screen.modalPresentationStyle = .fullScreen
        app.root.present(app.screen, animated: true)
        app.advance(1)
        #expect(app.controller == nil)
        #expect(app.screen.view.frame == app.window.bounds)
    }

    @Test("It can be presented again, and without animation")
    func itCanBePresentedAgain() {
        let app = CardScene()
        for _ in 0..<3 {
            app.show(.drawer())
            #expect(isNear(app.shownFrame, CGRect(x: 0, y: 0, width: 312, height: 844)))
            app.root.dismiss(animated: false)
            app.advance(0.1)
            #expect(app.isGone)
        }
    }

    @Test("The card determines the status bar on request", arguments: [true, false])
    func statusBar(captures: Bool) {
        var card = CardPresentation.card()
        card.capturesStatusBarAppearance = captures
        let app = CardScene()
        app.show(card)
        #expect(app.screen.modalPresentationCapturesStatusBarAppearance == captures)
    }

    @Test("The content is laid out only in the window, once it knows that it appears")
    func firstLayout() {
        for card in [CardPresentation.sheet(), .card()] {
            let screen = LayoutScreen()
            let app = CardScene(screen)
            app.show(card)
            #expect(screen.events.first == "appear")
            #expect(screen.events.contains("layout") && !screen.events.contains("layout outside"))
        }
    }

    private final class LayoutScreen: CardScreen {
        private(set) var events: [String] = []

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            events.append("appear")
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            events.append(view.window == nil ? "layout outside" : "layout")
        }
    }

    @Test(
        "If the app dismisses a card that a finger holds, the card leaves for good",
        arguments: [true, false],
        [0, 0.05] as [TimeInterval]
    )
    func dismissedWhileHeld(lifts: Bool, time: TimeInterval) {
        let app = CardScene()
        app.show(.sheet())
        app.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 100))
        app.root.dismiss(animated: true)
        if time > 0 { app.advance(time) }
        if lifts { app.touch.up() } else { app.touch.cancel() }
        var top = app.shownFrame.minY
        for _ in 0..<60 where !app.isGone {
            app.advance(1.0 / 60)
            guard !app.isGone else { break }
            #expect(app.shownFrame.minY >= top - 0.01)
            top = app.shownFrame.minY
        }
        #expect(app.isGone)
        #expect(top > 800)
    }

    @Test("An auditor has nothing to report about the presenting screen that a card moves", arguments: 0..<2)
    func anAuditorHasNothingToReportAboutThePresentingScreen(effect: Int) throws {
        let app = CardScene()
        var card = CardPresentation.drawer()
        card.presenterEffect = effect == 0 ? .pushed : .scaled(0.9)
        let auditor = TransitionAuditor()
        app.root.present(app.screen, as: card)
        try #require(TransitionDelegate.attached(toPresentationOf: app.screen)).auditor = auditor
        app.advance(1)
        app.root.dismiss(animated: true)
        app.advance(1)
        #expect(app.isGone)
        #expect(auditor.findings.isEmpty)
    }

    /// An app's own animation controller that lets one of ours play.
    private final class Wrapper: NSObject, UIViewControllerAnimatedTransitioning {
        private let slide = SlideAnimator(edge: .leading).animationController()

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { slide.transitionDuration(using: transitionContext) }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            slide.animateTransition(using: transitionContext)
        }

        func animationEnded(_ transitionCompleted: Bool) { slide.animationEnded(transitionCompleted) }
    }

    @Test(
        "Nor does it if an app's own animation controller lets one of ours play",
        arguments: [CardPresentation.PresenterEffect.pushed, .scaled(0.9)]
    )
    func norDoesItIfAnAppsOwnAnimationControllerLetsOneOfOursPlay(effect: CardPresentation.PresenterEffect) {
        let app = CardScene()
        var card = CardPresentation.drawer()
        card.presenterEffect = effect
        let auditor = TransitionAuditor()
        let delegate = TransitionDelegate(Wrapper())
        (delegate.presentation, delegate.auditor) = (card, auditor)
        delegate.attach(toPresentationOf: app.screen)
        app.screen.modalPresentationStyle = .custom
        app.root.present(app.screen, animated: true)
        app.advance(1)
        #expect(!app.root.view.transform.isIdentity)
        app.root.dismiss(animated: true)
        app.advance(1)
        #expect(app.isGone)
        #expect(auditor.findings.isEmpty, "\(auditor.findings)")
    }

    @Test("A screen that was shown as a card can be presented with an animator, together with the one behind")
    func presentedAfterBeingACard() {
        let app = CardScene()
        app.show(.sheet())
        app.root.dismiss(animated: true)
        app.advance(1)
        app.root.present(app.screen, with: SlideAnimator(edge: .bottom))
        app.advance(0.2)
        #expect((app.root.view.layer.presentation()?.transform.m42 ?? 0) < -100)
        app.advance(1)
        #expect(app.root.view.window == nil && app.screen.view.window === app.window)
        app.screen.dismiss(animated: true)
        app.advance(1)
        #expect(app.root.view.window === app.window && app.screen.view.window == nil)
        // As a card again.
        app.show(.sheet())
        #expect(app.root.view.window != nil && app.controller != nil)
    }
}
