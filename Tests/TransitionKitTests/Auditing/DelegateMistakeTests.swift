import Animators
import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Mistakes in the use of a transition delegate are reported once, and what only looks like one isn't.
@MainActor @Suite struct DelegateMistakeTests {
    private let auditor = TransitionAuditor()

    private func makeDelegate(_ animator: (any Animator)? = SlideAnimator()) -> TransitionDelegate {
        let delegate = animator.map { TransitionDelegate($0) } ?? TransitionDelegate()
        delegate.auditor = auditor
        return delegate
    }

    private final class Screen: UIViewController {
        /// A delegate that lives as long as the screen.
        var own: TransitionDelegate?
    }

    @MainActor private final class App {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let screen = Screen()
        let presented = Screen()

        init(_ root: (Screen) -> UIViewController = { $0 }) {
            UIApplication.reset()
            window.rootViewController = root(screen)
            window.makeKeyAndVisible()
            UIApplication.shared.tick()
        }

        func settle() { UIApplication.shared.advance(by: 1.5) }
    }

    private var found: [TransitionAuditor.Finding.Kind] { auditor.findings.map(\.kind) }
    private var lines: [String] { auditor.findings.map(\.description) }

    // MARK: Released

    @Test("A delegate in a local variable, of a presentation", arguments: [true, false])
    func delegateInLocalVariableOfPresentation(isCard: Bool) {
        let app = App()
        do {
            let delegate = makeDelegate()
            if isCard { delegate.presentation = .card() }
            app.presented.modalPresentationStyle = isCard ? .custom : .fullScreen
            app.presented.transitioningDelegate = delegate
            app.screen.present(app.presented, animated: true)
            if isCard { UIApplication.shared.tick() }
        }
        app.settle()
        #expect(
            lines == [
                "TransitionDelegate was released while a Screen still needs it, because UIKit doesn't retain "
                    + "delegates; keep it in a property, or call attach(toPresentationOf:)"
            ]
        )
        app.screen.dismiss(animated: true)
        app.settle()
        #expect(lines.count == 1)
        #expect(app.screen.presentedViewController == nil)
    }

    @Test("A delegate in a local variable, of a navigation controller, tab bar controller, or container")
    func aDelegateInALocalVariable() {
        let navigation = UINavigationController()
        let tabs = UITabBarController()
        let container = ContainerViewController()
        for root in [navigation, tabs, container] {
            let app = App { screen in
                navigation.viewControllers = root === navigation ? [screen] : []
                tabs.viewControllers = root === tabs ? [screen, UIViewController()] : []
                container.viewControllers = root === container ? [screen, UIViewController()] : []
                return root
            }
            do {
                let delegate = makeDelegate()
                if root === navigation { navigation.delegate = delegate }
                if root === tabs { tabs.delegate = delegate }
                if root === container { container.delegate = delegate }
                navigation.pushViewController(UIViewController(), animated: true)
                if root === tabs { tabs.selectedIndex = 1 }
                if root === container { container.selectedIndex = 1 }
                UIApplication.shared.tick()
            }
            app.settle()
            withExtendedLifetime(app) {}
        }
        let names = ["UINavigationController", "UITabBarController", "ContainerViewController"]
        #expect(
            lines
                == names.map {
                    "TransitionDelegate was released while a \($0) still needs it, because UIKit doesn't "
                        + "retain delegates; keep it in a property, or call attach(to:)"
                }
        )
    }

    @Test("A delegate that's released much later, while the screen is still up")
    func aDelegateThatsReleasedMuchLater() {
        let app = App()
        app.screen.own = makeDelegate()
        app.presented.modalPresentationStyle = .fullScreen
        app.presented.transitioningDelegate = app.screen.own
        app.screen.present(app.presented, animated: true)
        app.settle()
        #expect(found == [])
        app.screen.own = nil
        app.settle()
        #expect(found == [.delegateReleased])
    }

    /// What can happen to a delegate that a screen was presented with. What becomes of presented screens when
    /// the window's root is replaced isn't documented.
    enum Fate: CaseIterable, Sendable {
        case replaced, removed, detached, screenDismissed, dismissalBegins, screenReleased, windowReleased,
            onlyForward, attached, anotherAttached, setToNilBefore, neverUsed
    }

    @Test("What only looks like a release isn't reported", arguments: Fate.allCases)
    func presentationFates(fate: Fate) {
        var app: App? = App()
        let screen = app?.screen
        let other = makeDelegate()
        screen?.own = fate == .onlyForward ? nil : makeDelegate()
        var forward: TransitionDelegate? = TransitionDelegate(presenting: SlideAnimator(), dismissing: nil)
        forward?.auditor = auditor
        guard let presented = app?.presented else { return }
        presented.modalPresentationStyle = .fullScreen
        // Nothing here keeps it.
        weak var delegate: TransitionDelegate?
        delegate = fate == .onlyForward ? forward : screen?.own
        if fate == .attached {
            delegate?.attach(toPresentationOf: presented)
        } else if fate != .neverUsed {
            presented.transitioningDelegate = delegate
        }
        func release() {
            screen?.own = nil
            forward = nil
        }
        if fate == .setToNilBefore { presented.transitioningDelegate = nil }
        screen?.present(presented, animated: true)
        app?.settle()
        switch fate {
        case .replaced:
            release()
            presented.transitioningDelegate = other
        case .removed:
            // Before the next transition, as an app does in a callback.
            presented.transitioningDelegate = nil
            screen?.own?.interaction = InteractionController()
            release()
        case .detached:
            screen?.own?.detach(from: presented)
            presented.transitioningDelegate = nil
            release()
        case .screenDismissed:
            screen?.dismiss(animated: true)
            app?.settle()
            release()
        case .dismissalBegins:
            screen?.dismiss(animated: true)
            release()
        case .screenReleased:
            screen?.dismiss(animated: false)
            release()
        case .windowReleased:
            app?.window.isHidden = true
            app?.window.rootViewController = nil
            app = nil
            release()
        case .anotherAttached:
            other.attach(toPresentationOf: presented)
            release()
        case .onlyForward, .attached, .setToNilBefore, .neverUsed: release()
        }
        UIApplication.shared.advance(by: 1.5)
        #expect(found == [])
        #expect((delegate == nil) == (fate != .attached))
        withExtendedLifetime(app) {}
    }

    @Test("A delegate that dies with its navigation controller, or its screen, isn't reported")
    func aDelegateThatDiesWithItsNavigationController() {
        for ownsByScreen in [true, false] {
            let app = App()
            do {
                let delegate = makeDelegate()
                let root = Screen()
                root.own = delegate
                let navigation = UINavigationController(rootViewController: root)
                navigation.delegate = delegate
                navigation.modalPresentationStyle = .fullScreen
                if ownsByScreen { navigation.transitioningDelegate = delegate }
                app.screen.present(navigation, animated: true)
                app.settle()
                navigation.pushViewController(Screen(), animated: true)
                app.settle()
            }
            app.screen.dismiss(animated: true)
            app.settle()
            #expect(app.screen.presentedViewController == nil)
        }
        #expect(found == [])
    }

    @Test("An attached delegate, cards, and guests keep themselves alive")
    func anAttachedDelegateCardsAndGuestsKeepThemselvesAlive() {
        let navigation = UINavigationController()
        let app = App { screen in
            navigation.viewControllers = [screen]
            return navigation
        }
        makeDelegate().attach(to: navigation)
        navigation.pushViewController(UIViewController(), with: .cube())
        app.settle()
        navigation.popViewController(animated: true)
        app.settle()
        if let attached = TransitionDelegate.attached(to: navigation) { attached.detach(from: navigation) }
        navigation.pushViewController(UIViewController(), with: .cube())
        app.settle()
        TransitionDelegate.attached(to: navigation)?.auditor = auditor
        navigation.popViewController(animated: true)
        app.settle()
        app.screen.present(app.presented, as: .drawer())
        app.settle()
        TransitionDelegate.attached(toPresentationOf: app.presented)?.auditor = auditor
        app.screen.dismiss(animated: true)
        app.settle()
        #expect(found == [])
    }

    @Test("Nothing is reported without an auditor")
    func nothingIsReportedWithoutAnAuditor() {
        let app = App()
        do {
            let delegate = makeDelegate()
            delegate.auditor = nil
            app.presented.modalPresentationStyle = .fullScreen
            app.presented.transitioningDelegate = delegate
            app.screen.present(app.presented, animated: true)
        }
        app.settle()
        #expect(found == [])
    }

    // MARK: Replaced

    /// A delegate of the app, which can ask another one for animation controllers.
    private final class OtherDelegate: ContainerViewControllerDelegate {
        var next: (any ContainerViewControllerDelegate)?

        func containerViewController(
            _ container: ContainerViewController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            next?.containerViewController(container, animationControllerForTransitionFrom: fromVC, to: toVC)
        }
    }

    /// What takes the place of an attached delegate.
    enum Successor: CaseIterable, Sendable {
        case other, otherWithoutLoss, forwarding, animating, attachedAgain, afterDetaching, nobody
    }

    @Test(
        "Another delegate in the place of an attached one is reported if the animator is lost",
        arguments: Successor.allCases
    )
    func replacedDelegate(successor: Successor) {
        let container = ContainerViewController()
        let app = App { screen in
            container.viewControllers = [screen, UIViewController()]
            return container
        }
        let delegate = makeDelegate(successor == .otherWithoutLoss ? nil : SlideAnimator())
        delegate.attach(to: container)
        let other = OtherDelegate()
        if successor == .forwarding { other.next = container.delegate }
        if successor == .animating { other.next = HandWrittenDelegate(SlideAnimator()) }
        if successor == .afterDetaching { delegate.detach(from: container) }
        container.delegate = successor == .nobody ? nil : other
        if successor == .attachedAgain { delegate.attach(to: container) }
        for index in [1, 0] {
            container.selectedIndex = index
            app.settle()
            #expect(container.selectedIndex == index)
        }
        let line =
            "TransitionDelegate is attached to a ContainerViewController but isn't asked, because "
            + "OtherDelegate has become its delegate since; if that isn't intended, call attach(to:) "
            + "again after you set it"
        #expect(lines == (successor == .other ? [line] : []))
        withExtendedLifetime(other) {}
    }

    @Test("Each delegate in the place of an attached one is reported once, until it's attached again")
    func reportedOnce() {
        let container = ContainerViewController()
        let app = App { screen in
            container.viewControllers = [screen, UIViewController()]
            return container
        }
        let delegate = makeDelegate()
        let others = [OtherDelegate(), OtherDelegate()]
        delegate.attach(to: container)
        for (other, count) in [(others[0], 1), (others[1], 2), (others[0], 2)] {
            container.delegate = other
            container.selectedIndex = 1 - container.selectedIndex
            app.settle()
            #expect(found.count == count)
        }
        delegate.attach(to: container)
        container.delegate = others[0]
        container.selectedIndex = 1 - container.selectedIndex
        app.settle()
        #expect(found == [.delegateReplaced, .delegateReplaced, .delegateReplaced])
        withExtendedLifetime(others) {}
    }

    @Test("A navigation controller that insists on being its own delegate is reported")
    func navigationControllerThatInsistsOnBeingItsOwnDelegate() {
        let navigation = SelfishNavigation(rootViewController: UIViewController())
        _ = App { _ in navigation }
        makeDelegate().attach(to: navigation)
        #expect(
            lines == [
                "TransitionDelegate isn't the delegate of the SelfishNavigation that it's attached to, whose "
                    + "property returns another one (SelfishNavigation); its transitions play only if that one "
                    + "forwards calls to it"
            ]
        )
        makeDelegate().attach(to: UINavigationController())
        #expect(lines.count == 1)
    }

    // MARK: Presentation styles

    @Test(
        "A presentation beside a style that isn't custom is ignored, and reported once",
        arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen]
    )
    func ignoredPresentation(style: UIModalPresentationStyle) {
        for animator in [SlideAnimator(), nil] as [(any Animator)?] {
            let app = App()
            let delegate = makeDelegate(animator)
            delegate.presentation = .card()
            app.presented.modalPresentationStyle = style
            app.presented.transitioningDelegate = delegate
            app.screen.present(app.presented, animated: true)
            app.settle()
            app.screen.dismiss(animated: true)
            app.settle()
        }
        let line =
            "TransitionDelegate has a presentation, which UIKit ignores because the modalPresentationStyle of "
            + "Screen isn't .custom; set it to .custom before you present it"
        #expect(lines == [line, line])
        #expect(found == [.presentationIgnored, .presentationIgnored])
    }

    @Test(
        "A style that's set after the presentation controller has been used is reported once",
        arguments: [true, false]
    )
    func lateStyle(isCard: Bool) {
        for isUsedBefore in [true, false] {
            let app = App()
            // The style of the presenting screen doesn't count, not even when it comes back.
            app.screen.modalPresentationStyle = .fullScreen
            if isUsedBefore { app.presented.presentationController?.delegate = nil }
            if isCard {
                app.screen.present(app.presented, as: .sheet())
            } else {
                app.screen.present(app.presented, with: .cube())
            }
            TransitionDelegate.attached(toPresentationOf: app.presented)?.auditor = auditor
            app.settle()
            #expect((app.presented.cardPresentationController != nil) == (isCard && !isUsedBefore))
            app.screen.dismiss(animated: true)
            app.settle()
            #expect(app.presented.view.window == nil)
        }
        #expect(
            lines == [
                "TransitionDelegate presents Screen as a sheet of the system, because its "
                    + "presentationController was used before its modalPresentationStyle was set; set the "
                    + "style first"
            ]
        )
        #expect(found == [.presentationIgnored])
    }

    @Test("A presentation that was set for a later screen isn't reported for the one before")
    func laterPresentation() {
        let app = App()
        let delegate = makeDelegate()
        app.presented.modalPresentationStyle = .fullScreen
        app.presented.transitioningDelegate = delegate
        app.screen.present(app.presented, animated: true)
        app.settle()
        delegate.presentation = .card()
        let card = Screen()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = delegate
        app.presented.present(card, animated: true)
        app.settle()
        app.presented.dismiss(animated: true)
        app.settle()
        app.screen.dismiss(animated: true)
        app.settle()
        #expect(found == [])
    }

    @Test(
        "A delegate that animates a sheet of the system is reported once, with what the system does",
        arguments: [UIModalPresentationStyle.automatic, .pageSheet]
    )
    func aDelegateThatAnimatesASheetOfTheSystemIsReportedOnce(style: UIModalPresentationStyle) {
        let app = App()
        let delegate = makeDelegate()
        app.presented.modalPresentationStyle = style
        app.presented.transitioningDelegate = delegate
        app.screen.present(app.presented, animated: true)
        app.settle()
        app.screen.dismiss(animated: true)
        app.settle()
        #expect(
            lines == [
                "TransitionDelegate animates Screen as a sheet of the system, because its "
                    + "modalPresentationStyle is .automatic or .pageSheet: the presenting screen doesn't take "
                    + "part, and the system's drag dismisses it; set it to .fullScreen, or to .custom with a "
                    + "presentation"
            ]
        )
        #expect(found == [.animatedSheet])
    }

    @Test("Other styles, and sheets that the system animates, aren't reported")
    func otherStyles() {
        let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom, .overCurrentContext]
        for style in styles {
            let app = App()
            let delegate = makeDelegate()
            app.presented.modalPresentationStyle = style
            app.presented.transitioningDelegate = delegate
            app.screen.present(app.presented, animated: true)
            app.settle()
            app.screen.dismiss(animated: true)
            app.settle()
        }
        let app = App()
        let delegate = makeDelegate(nil)
        app.presented.transitioningDelegate = delegate
        app.screen.present(app.presented, animated: true)
        app.settle()
        app.screen.dismiss(animated: true)
        app.settle()
        let other = Screen()
        app.screen.present(other, with: .cube())
        TransitionDelegate.attached(toPresentationOf: other)?.auditor = auditor
        app.settle()
        app.screen.dismiss(animated: true)
        app.settle()
        #expect(found == [])
    }

    @Test("A screen that's presented without animation isn't animated as a sheet")
    func aScreenThatsPresentedWithoutAnimationIsntAnimatedAsASheet() {
        let app = App()
        let delegate = makeDelegate()
        app.presented.transitioningDelegate = delegate
        app.screen.present(app.presented, animated: false)
        app.settle()
        app.screen.dismiss(animated: false)
        app.settle()
        #expect(found == [])
    }
}

private final class SelfishNavigation: UINavigationController, UINavigationControllerDelegate {
    override var delegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = self }
    }
}
