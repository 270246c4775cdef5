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
    private let first = UIView()
    private let second = UIView()
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
        system?.requestFocusUpdate(to: first)
        #expect(system?.focusedItem === first)
        #expect(left.asked == 1 && left.moves == [[nil, first]] && right.asked == 0)
        #expect(left.alpha == 0.5 && right.alpha == 1)
        system?.requestFocusUpdate(to: second)
        #expect(system?.focusedItem === second)
        #expect(left.moves.last == [first, second] && right.moves == [[first, second]])
        system?.requestFocusUpdate(to: second)
        #expect(left.asked == 2 && right.asked == 1)
    }

    @Test("Each of them can keep the focus where it is", arguments: [true, false])
    func eachOfThemCanKeepFocus(isLosing: Bool) {
        system?.requestFocusUpdate(to: first)
        (isLosing ? left : right).allows = false
        system?.requestFocusUpdate(to: second)
        #expect(system?.focusedItem === first && right.moves.isEmpty)
    }

    @Test("Only what has the focus can move it to what it prefers")
    func onlyWhatHasFocusCanMoveItToWhatItPrefers() {
        system?.requestFocusUpdate(to: first)
        right.preferred = [second]
        right.setNeedsFocusUpdate()
        #expect(system?.focusedItem === first)
        let other = UIView()
        left.addSubview(other)
        left.preferred = [other]
        left.setNeedsFocusUpdate()
        #expect(system?.focusedItem === other)
    }

    @Test("If the view with the focus leaves the window, the focus moves to what the screen prefers")
    func goneView() {
        system?.requestFocusUpdate(to: first)
        left.allows = false
        // What's only moved keeps the focus.
        right.addSubview(first)
        left.addSubview(first)
        UIApplication.shared.tick()
        #expect(system?.focusedItem === first)
        left.removeFromSuperview()
        UIApplication.shared.tick()
        #expect(system?.focusedItem === window.rootViewController?.view)
        #expect(left.moves.last == [first, window.rootViewController?.view])
    }

    @Test("If a screen covers the view with the focus, the focus moves to what that screen prefers")
    func coveredView() {
        system?.requestFocusUpdate(to: first)
        let screen = UIViewController()
        screen.modalPresentationStyle = .fullScreen
        window.rootViewController?.present(screen, animated: false)
        UIApplication.shared.tick()
        UIApplication.shared.tick()
        #expect(first.window == nil && system?.focusedItem === screen.view)
    }

    @Test("Without a screen, nothing has the focus once the view that had it is gone")
    func goneWindow() {
        system?.requestFocusUpdate(to: first)
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
