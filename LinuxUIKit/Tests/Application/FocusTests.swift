import Testing
@_spi(Host) import UIKit

/// The focus, which apps move by request, and which doesn't stay in a view that has gone.
@MainActor @Suite final class FocusTests {
    /// A view that notes what it's asked and told about the focus.
    private final class FocusView: UIView {
        var allows = true
        var preferred: [any UIFocusEnvironment]?
        private(set) var asked = 0
        private(set) var moves: [[UIView?]] = []

        override var preferredFocusEnvironments: [any UIFocusEnvironment] {
            preferred ?? super.preferredFocusEnvironments
        }

        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            asked += 1
            return allows
        }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            moves.append([context.previouslyFocusedView, context.nextFocusedView])
            coordinator.addCoordinatedAnimations({ [self] in alpha = 0.5 })
        }
    }

    private let left = FocusView()
    private let right = FocusView()
    private let first = UIButton()
    private let second = UIButton()
    private let window = UIWindow(frame: UIScreen.main.bounds)
    /// The focus system of a window with the views. Between a test's initializer and its function, another
    /// test can run.
    private lazy var system: UIFocusSystem? = {
        UIApplication.reset()
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.view.addSubview(left)
        root.view.addSubview(right)
        left.addSubview(first)
        right.addSubview(second)
        return UIApplication.shared.windowScene.focusSystem
    }()

    @Test("The views that lose or get the focus are asked and told")
    func viewsThatLoseOrGetFocusAreAskedAndTold() {
        system?.moveFocus(to: first)
        #expect(system?.focusedItem === first)
        #expect(left.asked == 1 && left.moves == [[nil, first]] && right.asked == 0)
        #expect(left.alpha == 0.5 && right.alpha == 1)
        system?.moveFocus(to: second)
        #expect(system?.focusedItem === second)
        #expect(left.moves.last == [first, second] && right.moves == [[first, second]])
        system?.moveFocus(to: second)
        #expect(left.asked == 2 && right.asked == 1)
    }

    @Test("Each of them can keep the focus where it is", arguments: [true, false])
    func eachOfThemCanKeepFocus(isLosing: Bool) {
        system?.moveFocus(to: first)
        (isLosing ? left : right).allows = false
        system?.moveFocus(to: second)
        #expect(system?.focusedItem === first && right.moves.isEmpty)
    }

    @Test("Only what has the focus can move it to what it prefers")
    func onlyWhatHasFocusCanMoveItToWhatItPrefers() {
        system?.moveFocus(to: first)
        right.preferred = [second]
        right.setNeedsFocusUpdate()
        system?.requestFocusUpdate(to: second)
        UIApplication.shared.tick()
        #expect(system?.focusedItem === first)
        let other = UIButton()
        left.addSubview(other)
        left.preferred = [other]
        left.setNeedsFocusUpdate()
        #expect(system?.focusedItem === first)
        UIApplication.shared.tick()
        #expect(system?.focusedItem === other)
        left.preferred = [first]
        left.setNeedsFocusUpdate()
        left.updateFocusIfNeeded()
        #expect(system?.focusedItem === first)
    }

    @Test("A request counts only if the environment still has the focus, and one around it comes first")
    func requestsAreComparedWhenTheyArePerformed() {
        system?.moveFocus(to: first)
        let other = UIButton()
        left.addSubview(other)
        left.preferred = [other]
        left.setNeedsFocusUpdate()
        system?.moveFocus(to: second)
        UIApplication.shared.tick()
        #expect(system?.focusedItem === second)
        system?.moveFocus(to: first)
        left.superview?.setNeedsFocusUpdate()
        left.setNeedsFocusUpdate()
        left.updateFocusIfNeeded()
        #expect(system?.focusedItem === first)
        left.setNeedsFocusUpdate()
        left.updateFocusIfNeeded()
        #expect(system?.focusedItem === other)
    }

    @Test("What's hidden, transparent, or can't be used doesn't get the focus")
    func whatCantBeUsedDoesntGetTheFocus() {
        system?.moveFocus(to: first)
        let root = left.superview
        let hide: [(UIView) -> Void] = [
            { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
        ]
        for change in hide {
            change(right)
            system?.moveFocus(to: second)
            #expect(system?.focusedItem === first)
            (right.isHidden, right.alpha, right.isUserInteractionEnabled) = (false, 1, true)
        }
        second.isEnabled = false
        system?.moveFocus(to: right)
        #expect(system?.focusedItem === first)
        second.isEnabled = true
        // And it loses the focus to the first item, whatever is preferred.
        let last = UIButton()
        right.addSubview(last)
        right.preferred = [last]
        left.isUserInteractionEnabled = false
        root?.setNeedsFocusUpdate()
        root?.updateFocusIfNeeded()
        #expect(system?.focusedItem === second)
        left.isUserInteractionEnabled = true
        system?.moveFocus(to: first)
        left.isUserInteractionEnabled = false
        UIApplication.shared.tick()
        #expect(system?.focusedItem === second)
        right.isHidden = true
        UIApplication.shared.tick()
        #expect(system?.focusedItem == nil)
    }

    @Test("An environment contains what's in it, but not itself")
    func anEnvironmentContainsWhatsInIt() {
        #expect(system != nil)
        #expect(UIFocusSystem.environment(left, contains: first))
        #expect(UIFocusSystem.environment(window, contains: first))
        #expect(!UIFocusSystem.environment(right, contains: first))
        #expect(!UIFocusSystem.environment(first, contains: left))
        #expect(!UIFocusSystem.environment(first, contains: first))
    }

    @Test("If the view with the focus leaves the window, the focus moves to what the screen prefers")
    func goneView() {
        system?.moveFocus(to: first)
        left.allows = false
        // What's only moved keeps the focus.
        right.addSubview(first)
        left.addSubview(first)
        UIApplication.shared.tick()
        #expect(system?.focusedItem === first)
        left.removeFromSuperview()
        UIApplication.shared.tick()
        #expect(system?.focusedItem === second)
        #expect(left.moves.last == [first, second])
    }

    @Test("If a screen covers the view with the focus, the focus moves to what that screen prefers")
    func coveredView() {
        system?.moveFocus(to: first)
        let screen = UIViewController()
        screen.modalPresentationStyle = .fullScreen
        let button = UIButton()
        screen.view.addSubview(button)
        window.rootViewController?.present(screen, animated: false)
        UIApplication.shared.tick()
        UIApplication.shared.tick()
        #expect(first.window == nil && system?.focusedItem === button)
    }

    @Test("Without a screen, nothing has the focus once the view that had it is gone")
    func goneWindow() {
        system?.moveFocus(to: first)
        window.rootViewController = nil
        UIApplication.shared.tick()
        #expect(first.window == nil && system?.focusedItem == nil)
    }

    @Test("A view is in its controller, and the controller in the view around it")
    func viewIsInControllerAndControllerInViewAround() throws {
        #expect(system != nil)
        let root = try #require(left.superview?.next as? UIViewController)
        #expect(first.parentFocusEnvironment === left)
        #expect(left.superview?.parentFocusEnvironment === root)
        #expect(root.parentFocusEnvironment === root.view.superview)
        let child = UIViewController()
        root.addChild(child)
        #expect(child.parentFocusEnvironment === root)
    }
}
