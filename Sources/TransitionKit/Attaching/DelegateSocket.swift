import UIKit

/// The delegate of a controller that a ``TransitionDelegate`` is attached to.
///
/// It asks the transition delegate for transitions, and whoever was the delegate before for everything that is not
/// decided there.
@MainActor final class DelegateSocket: NSObject {
    /// Lives as long as the socket.
    let transitions: TransitionDelegate
    /// The app's own delegate. Never a socket.
    private(set) weak var app: AnyObject?

    /// Which of the methods that it only passes on the app's delegate has. UIKit asks for them once, from any thread.
    nonisolated let announced: Set<String>

    private init(_ transitions: TransitionDelegate, app: AnyObject?) {
        self.transitions = transitions
        self.app = app
        announced = Self.optionalMethods(of: app as? any NSObjectProtocol)
        super.init()
    }

    /// Makes a transition delegate a controller's, in place of the one that was attached before. The controller's view
    /// is loaded.
    static func attach(
        _ transitions: TransitionDelegate,
        to controller: UIViewController,
        _ kind: Connection.Kind
    ) {
        controller.loadViewIfNeeded()
        let current = controller.delegate(kind)
        let former = Connection.of(controller, kind)
        if let socket = former?.socket, socket === current, socket.transitions === transitions { return }
        // Somebody else may have become the delegate since.
        let app = (current as? DelegateSocket)?.app ?? (current is DelegateSocket ? nil : current)
        let socket = DelegateSocket(transitions, app: app === transitions ? nil : app)
        Connection.make(transitions, controller, kind, socket)
        controller.setDelegate(socket, kind)
    }

    /// Gives a controller back its own delegate, if that is still the socket.
    func giveBack(_ controller: UIViewController, _ kind: Connection.Kind) {
        guard controller.delegate(kind) === self else { return }
        controller.setDelegate(app, kind)
    }

    /// The transition delegate that decides about a controller's transitions.
    static func transitions(of controller: UIViewController, _ kind: Connection.Kind) -> TransitionDelegate? {
        let delegate = controller.delegate(kind)
        return (delegate as? DelegateSocket)?.transitions ?? delegate as? TransitionDelegate
    }
}

extension UIViewController {
    /// Whoever is a delegate of it now.
    func delegate(_ kind: Connection.Kind) -> AnyObject? {
        switch (kind, self) {
        case (.presentation, _): transitioningDelegate
        case (.navigation, let navigation as UINavigationController): navigation.delegate
        case (.neighbors, let tabs as UITabBarController): tabs.delegate
        case (.neighbors, let container as ContainerViewController): container.delegate
        default: nil
        }
    }

    fileprivate func setDelegate(_ delegate: AnyObject?, _ kind: Connection.Kind) {
        switch (kind, self) {
        case (.presentation, _):
            transitioningDelegate = delegate as? any UIViewControllerTransitioningDelegate
        case (.navigation, let navigation as UINavigationController):
            navigation.delegate = delegate as? any UINavigationControllerDelegate
        case (.neighbors, let tabs as UITabBarController):
            tabs.delegate = delegate as? any UITabBarControllerDelegate
        case (.neighbors, let container as ContainerViewController):
            container.delegate = delegate as? any ContainerViewControllerDelegate
        default: break
        }
    }
}
