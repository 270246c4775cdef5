import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// An app with two screens, A and B, in one of the four containers. Initially, A is visible. Going forward
/// shows B, and going backward returns to A.
@MainActor public final class TransitionRig {
    public typealias Delegate = UIViewControllerTransitioningDelegate & UINavigationControllerDelegate
        & UITabBarControllerDelegate & ContainerViewControllerDelegate

    public let kind: ContainerKind
    public let log = CallbackLog()
    public private(set) var first: RecordingViewController
    public private(set) var second: RecordingViewController
    private let delegate: any Delegate
    private let app: TestApp

    /// - Parameter delegate: A closure that creates the delegate with the log. The rig retains the delegate,
    ///   because UIKit doesn't.
    public init(
        _ kind: ContainerKind,
        delegate: (CallbackLog) -> any Delegate,
        presentationStyle: UIModalPresentationStyle = .fullScreen,
        size: CGSize = CGSize(width: 390, height: 844),
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.kind = kind
        self.delegate = delegate(log)
        first = RecordingViewController("A", color: .red, log: log)
        second = RecordingViewController("B", color: .blue, log: log)
        second.modalPresentationStyle = presentationStyle
        let root = Self.makeRoot(kind, first, second, delegate: self.delegate)
        // A picture with one pixel per point takes a quarter of the work.
        let device = TestDevice(size: size, scale: 1, layoutDirection: layoutDirection)
        app = TestApp(rootViewController: root, device: device)
        second.loadViewIfNeeded()
        log.clear()
    }

    /// A suite can be released on any thread, but its content must be released on the main actor.
    isolated deinit {}

    private static func makeRoot(
        _ kind: ContainerKind,
        _ first: UIViewController,
        _ second: UIViewController,
        delegate: any Delegate
    ) -> UIViewController {
        switch kind {
        case .modal:
            second.transitioningDelegate = delegate
            return first
        case .navigation:
            let navigation = UINavigationController(rootViewController: first)
            navigation.delegate = delegate
            return navigation
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            tabs.delegate = delegate
            return tabs
        case .custom:
            let container = ContainerViewController(viewControllers: [first, second])
            container.delegate = delegate
            return container
        }
    }

    public var window: UIWindow { app.window }

    /// The controller whose transition coordinator runs the transition.
    public var root: UIViewController { window.rootViewController ?? first }

    public var coordinator: (any UIViewControllerTransitionCoordinator)? {
        kind == .modal
            ? second.transitionCoordinator ?? first.transitionCoordinator : root.transitionCoordinator
    }

    /// Starts a transition as an app does, and lets UIKit proceed to its first frame. To go backward, go
    /// forward first.
    public func start(_ direction: TransitionDirection, completion: (() -> Void)? = nil) {
        request(direction, completion: completion)
        UIApplication.shared.tick()
    }

    /// Requests a transition, which UIKit starts later.
    public func request(_ direction: TransitionDirection, completion: (() -> Void)? = nil) {
        let isForward = direction == .forward
        switch root {
        case let navigation as UINavigationController:
            if isForward {
                navigation.pushViewController(second, animated: true)
            } else {
                navigation.popViewController(animated: true)
            }
        case let tabs as UITabBarController:
            tabs.selectedIndex = isForward ? 1 : 0
        case let container as ContainerViewController:
            container.selectedIndex = isForward ? 1 : 0
        default:
            if isForward {
                first.present(second, animated: true, completion: completion)
            } else {
                first.dismiss(animated: true, completion: completion)
            }
        }
    }

    /// Advances the time.
    public func advance(by seconds: TimeInterval) {
        UIApplication.shared.advance(by: seconds)
    }

    /// Lets the running transition end.
    public func settle() {
        let remaining = coordinator?.transitionDuration ?? 0
        UIApplication.shared.advance(by: remaining + 0.1, frameInterval: 0.1)
    }

    /// Goes to the start of a transition in a direction, at rest and with an empty log.
    public func goToStart(of direction: TransitionDirection) {
        if direction == .backward {
            start(.forward)
            settle()
        }
        log.clear()
    }

    /// Returns the screen that disappears and the one that appears.
    public func screens(_ direction: TransitionDirection) -> (
        outgoing: RecordingViewController, incoming: RecordingViewController
    ) {
        direction == .forward ? (first, second) : (second, first)
    }

    /// The name of the topmost screen at the center of the window, as drawn.
    public var shownScreen: String {
        let color = app.picture(scale: 0.1).color(at: CGPoint(x: window.bounds.midX, y: window.bounds.midY))
        return color[0] > color[2] ? "A" : color[2] > color[0] ? "B" : "none"
    }
}
