import Animators
@_spi(Host) import TestSupport
import Testing
import TransitionTesting
@_spi(Host) import UIKit

/// The safe area of a screen during a transition, which is as at rest, whatever UIKit does with moved views.
@MainActor
@Suite(
    .behaviors(UIKitBehavior.SafeArea.allCases.map { answer in .with { $0.safeAreaOfMovedViews = answer } })
)
final class ScreenSafeAreaTests {
    /// A screen that records the safe areas that it's laid out with.
    private final class Screen: UIViewController {
        var change: (() -> Void)?
        var laidOut: [UIEdgeInsets] = []

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            transitionCoordinator?.animate(alongsideTransition: { _ in self.change?() }, completion: nil)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            laidOut.append(view.safeAreaInsets)
        }
    }

    private let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    private let larger = UIEdgeInsets(top: 47, left: 0, bottom: 74, right: 0)

    @Test(
        "A screen changes its additional insets on its way out, and comes back",
        arguments: [false, true]
    )
    func wayOut(isFree: Bool) async {
        let (list, detail) = (Screen(), Screen())
        let app = TestApp(rootViewController: list)
        list.present(
            detail,
            with: .cover(edge: .bottom),
            interaction: isFree ? DragInteraction() : .swipe(edge: .top)
        )
        await app.settle()
        detail.laidOut = []
        list.change = { detail.additionalSafeAreaInsets.bottom = 40 }
        let finger = app.touch(at: CGPoint(x: 195, y: 300))
        #expect(detail.view.safeAreaInsets == notch)
        await finger.move(to: CGPoint(x: 195, y: 500), over: 0.3)
        #expect(detail.view.layer.presentation()?.frame.minY ?? 0 > 100)
        #expect(detail.view.safeAreaInsets == larger)
        await finger.move(to: CGPoint(x: 195, y: 312), over: 0.3)
        finger.lift()
        await app.settle()
        #expect(detail.view.safeAreaInsets == larger)
        #expect(detail.additionalSafeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 40, right: 0))
        #expect(!detail.laidOut.isEmpty && detail.laidOut.allSatisfy { $0 == larger }, "\(detail.laidOut)")
    }

    @Test(
        "A bar that the app hides in flight changes the safe area once",
        arguments: ["expand", "slide", "push"]
    )
    func hidesBar(id: String) async throws {
        let (list, detail) = (Screen(), Screen())
        let navigation = UINavigationController(rootViewController: list)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let app = TestApp(rootViewController: tabs)
        let animator = try #require(AnimatorCatalog.entry(id: id)?.animator)
        let delegate = TransitionDelegate(animator)
        delegate.attach(to: navigation)
        navigation.pushViewController(detail, animated: true)
        await app.advance(by: 0.1)
        let before = detail.view.safeAreaInsets
        #expect(before == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
        navigation.setNavigationBarHidden(true, animated: true)
        var seen: [UIEdgeInsets] = [before]
        while app.isTransitioning {
            await app.advance(by: 1.0 / 60)
            if seen.last != detail.view.safeAreaInsets { seen.append(detail.view.safeAreaInsets) }
        }
        #expect(seen == [before, UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0)])
        #expect(detail.additionalSafeAreaInsets == .zero)
    }

    @Test("This also happens if the screen scales about any point")
    func hidesBarWhileScaling() async {
        let (list, detail) = (Screen(), Screen())
        let navigation = UINavigationController(rootViewController: list)
        let app = TestApp(rootViewController: navigation)
        let origin = TransitionOrigin.point(x: 0.37, y: 0.91)
        let delegate = TransitionDelegate(ZoomAnimator(origin: origin))
        delegate.attach(to: navigation)
        navigation.pushViewController(detail, animated: true)
        await app.advance(by: 0.1)
        #expect(detail.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        navigation.setNavigationBarHidden(true, animated: true)
        var seen: [UIEdgeInsets] = []
        while app.isTransitioning {
            await app.advance(by: 1.0 / 60)
            if seen.last != detail.view.safeAreaInsets { seen.append(detail.view.safeAreaInsets) }
        }
        #expect(seen.last == notch && seen.count <= 2, "\(seen)")
        #expect(detail.additionalSafeAreaInsets == .zero)
    }

    @Test(
        "An inset that the app adds around a moving screen applies at once, and stays",
        arguments: ["expand", "slide", "cover"]
    )
    func insetAroundAMovingScreen(id: String) async throws {
        let (list, detail) = (Screen(), Screen())
        let navigation = UINavigationController(rootViewController: list)
        let app = TestApp(rootViewController: navigation)
        let delegate = TransitionDelegate(try #require(AnimatorCatalog.entry(id: id)?.animator))
        delegate.attach(to: navigation)
        navigation.pushViewController(detail, animated: true)
        await app.advance(by: 0.1)
        let before = detail.view.safeAreaInsets
        #expect(before == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        navigation.additionalSafeAreaInsets.bottom = 40
        var seen: [UIEdgeInsets] = [before]
        while app.isTransitioning {
            await app.advance(by: 1.0 / 60)
            if seen.last != detail.view.safeAreaInsets { seen.append(detail.view.safeAreaInsets) }
        }
        #expect(seen == [before, UIEdgeInsets(top: 91, left: 0, bottom: 74, right: 0)])
        #expect(detail.additionalSafeAreaInsets == .zero)
    }

    @Test("A screen sets all of its additional insets while it moves")
    func aScreenSetsAllOfItsAdditionalInsetsWhileItMoves() async {
        let (list, detail) = (Screen(), Screen())
        let app = TestApp(rootViewController: list)
        detail.modalPresentationStyle = .fullScreen
        list.present(detail, with: .cover(edge: .bottom))
        await app.advance(by: 0.2)
        for bottom in [40.0, 20.0] {
            let insets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
            detail.additionalSafeAreaInsets = insets
            await app.advance(by: 0.05)
            #expect(
                detail.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34 + bottom, right: 0)
            )
        }
        await app.settle()
        #expect(detail.additionalSafeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
        #expect(detail.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 54, right: 0))
    }

    @Test("A screen sets all of its additional insets while it moves away, and is presented again")
    func aScreenSetsAllOfItsAdditionalInsetsWhileItMovesAway() async {
        let (list, detail) = (Screen(), Screen())
        let app = TestApp(rootViewController: list)
        detail.modalPresentationStyle = .fullScreen
        list.present(detail, with: .cover(edge: .bottom))
        await app.settle()
        list.dismiss(animated: true)
        await app.advance(by: 0.1)
        for (top, bottom) in [(20, 40), (10, 20)] as [(CGFloat, CGFloat)] {
            detail.additionalSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
            await app.advance(by: 0.05)
            #expect(
                detail.view.safeAreaInsets
                    == UIEdgeInsets(top: 47 + top, left: 0, bottom: 34 + bottom, right: 0)
            )
        }
        await app.settle()
        #expect(list.presentedViewController == nil)
        #expect(detail.additionalSafeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
        list.present(detail, animated: true)
        await app.settle()
        #expect(detail.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 0, bottom: 54, right: 0))
    }

    @Test("A screen adds to its additional insets while it moves, and subtracts again")
    func aScreenAddsToItsAdditionalInsetsWhileItMoves() async {
        let (list, detail) = (Screen(), Screen())
        let app = TestApp(rootViewController: list)
        detail.modalPresentationStyle = .fullScreen
        let own = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
        detail.additionalSafeAreaInsets = own
        list.present(detail, with: .cover(edge: .bottom))
        for (change, bottom) in [(30, 69), (-30, 39), (12, 51)] as [(CGFloat, CGFloat)] {
            await app.advance(by: 0.1)
            detail.additionalSafeAreaInsets.bottom += change
            if change == 12 { detail.additionalSafeAreaInsets.top += 4 }
            await app.advance(by: 0.05)
            let top: CGFloat = change == 12 ? 61 : 57
            let wanted = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
            #expect(detail.view.safeAreaInsets.isNear(wanted), "\(detail.view.safeAreaInsets)")
        }
        await app.settle()
        let after = UIEdgeInsets(top: 14, left: 0, bottom: 17, right: 0)
        #expect(detail.additionalSafeAreaInsets.isNear(after), "\(detail.additionalSafeAreaInsets)")
        list.dismiss(animated: true)
        for change in [0.1, -0.1] as [CGFloat] {
            await app.advance(by: 0.1)
            detail.additionalSafeAreaInsets.top += change
            detail.additionalSafeAreaInsets.bottom += change
        }
        await app.settle()
        #expect(detail.additionalSafeAreaInsets.isNear(after), "\(detail.additionalSafeAreaInsets)")
        list.present(detail, with: .cover(edge: .bottom))
        await app.advance(by: 0.1)
        detail.additionalSafeAreaInsets.bottom = 3
        await app.settle()
        let last = UIEdgeInsets(top: 14, left: 0, bottom: 3, right: 0)
        #expect(detail.additionalSafeAreaInsets.isNear(last), "\(detail.additionalSafeAreaInsets)")
    }

    @Test("An inset that a screen sets anew says nothing about its other insets")
    func anInsetSetAnewSaysNothingAboutTheOthers() async {
        let screen = Screen()
        let app = TestApp(rootViewController: screen)
        let keeper = SafeAreaKeeper(screen)
        keeper.keep(UIEdgeInsets(top: 60, left: 0, bottom: 50, right: 0))
        #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 60, left: 0, bottom: 50, right: 0))
        screen.additionalSafeAreaInsets.top = 5
        keeper.keep(UIEdgeInsets(top: 70, left: 0, bottom: 50, right: 0))
        keeper.release()
        await app.settle()
        #expect(screen.additionalSafeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    }

    @Test("A bar that hides during a sideways push changes the safe area immediately")
    func aBarThatHidesDuringASidewaysPushChangesTheSafeArea() async {
        let (list, detail) = (Screen(), Screen())
        let navigation = UINavigationController(rootViewController: list)
        let app = TestApp(rootViewController: navigation)
        navigation.pushViewController(detail, with: .slide())
        await app.advance(by: 0.1)
        #expect(detail.view.safeAreaInsets.top == 91)
        navigation.isNavigationBarHidden = true
        await app.advance(by: 0.1)
        #expect(detail.view.safeAreaInsets.top == 47)
        await app.settle()
        #expect(detail.view.safeAreaInsets == notch && detail.additionalSafeAreaInsets == .zero)
    }

    @Test("The device rotates while a screen is scaled")
    func theDeviceRotatesWhileAScreenIsScaled() async {
        let (list, detail) = (Screen(), Screen())
        let app = TestApp(rootViewController: list)
        detail.modalPresentationStyle = .fullScreen
        list.present(detail, with: .cover(edge: .bottom))
        await app.advance(by: 0.15)
        let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        app.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: insets)
        await app.settle()
        #expect(detail.view.safeAreaInsets == insets && detail.additionalSafeAreaInsets == .zero)
    }
}

extension UIEdgeInsets {
    fileprivate func isNear(_ other: UIEdgeInsets) -> Bool {
        abs(top - other.top) + abs(left - other.left) + abs(bottom - other.bottom) + abs(right - other.right)
            < 1e-6
    }
}
