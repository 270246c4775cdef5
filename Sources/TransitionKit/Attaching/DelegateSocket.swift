import UIKit

/// The delegate of a controller that a ``TransitionDelegate`` is attached to. The controller's view owns it.
///
/// It asks the transition delegate for transitions, and whoever was the delegate before for everything that is not
/// decided there. There is one for a controller: attaching another transition delegate replaces it.
@MainActor final class DelegateSocket: NSObject, UIInteraction {
    /// What it is the delegate of.
    enum Kind {
        /// A presented controller's `transitioningDelegate`.
        case presentation
        case navigation
        /// A tab bar controller's or a container's.
        case neighbors
    }

    let kind: Kind
    private(set) weak var view: UIView?
    private(set) weak var controller: UIViewController?
    /// The app's own delegate. Never a socket.
    private(set) weak var app: (any NSObjectProtocol)?
    /// A container's own delegate need not be an object of Objective-C's.
    private(set) weak var containerApp: (any ContainerViewControllerDelegate)?
    let transitions: TransitionDelegate
    private var connection: Connection?

    /// Which of the methods that it only passes on the app's delegate has. UIKit asks for them once, from any thread.
    nonisolated let announced: Set<String>

    private init(
        _ transitions: TransitionDelegate,
        _ controller: UIViewController,
        _ kind: Kind,
        app: AnyObject?
    ) {
        self.transitions = transitions
        self.controller = controller
        self.kind = kind
        let object = app as? any NSObjectProtocol
        self.app = object
        containerApp = app as? any ContainerViewControllerDelegate
        announced = Self.optionalMethods(of: object)
        super.init()
    }

    // MARK: Attaching

    /// Makes a transition delegate a controller's, in place of the one that was attached before. The controller's view
    /// is loaded.
    static func attach(_ transitions: TransitionDelegate, to controller: UIViewController, _ kind: Kind) {
        guard let view = controller.view else { return }
        let former = of(controller, kind)
        let current = controller.delegate(kind)
        // Somebody else may have become the delegate since.
        let app = current === former ? former?.appDelegate : current
        if let former, former.transitions === transitions, current === former { return }
        former?.remove()
        let socket = DelegateSocket(
            transitions,
            controller,
            kind,
            app: app === transitions ? nil : app
        )
        view.addInteraction(socket)
        controller.setDelegate(socket, kind)
        let connection = Connection(transitions, controller, kind)
        socket.connection = connection
        transitions.note(connection)
    }

    /// Gives a controller back its own delegate, if this transition delegate is attached to it.
    static func detach(_ transitions: TransitionDelegate, from controller: UIViewController) {
        for kind in [Kind.presentation, .navigation, .neighbors] {
            guard let socket = of(controller, kind), socket.transitions === transitions else { continue }
            socket.giveBack()
            socket.remove()
        }
    }

    /// The transition delegate that decides about a controller's transitions.
    static func transitions(of controller: UIViewController, _ kind: Kind) -> TransitionDelegate? {
        let delegate = controller.delegate(kind)
        return (delegate as? DelegateSocket)?.transitions ?? delegate as? TransitionDelegate
    }

    private static func of(_ controller: UIViewController, _ kind: Kind) -> DelegateSocket? {
        for case let socket as DelegateSocket in controller.viewIfLoaded?.interactions ?? []
        where socket.kind == kind { return socket }
        return nil
    }

    private var appDelegate: AnyObject? { app ?? containerApp }

    private func giveBack() {
        guard let controller, controller.delegate(kind) === self else { return }
        controller.setDelegate(appDelegate, kind)
    }

    private func remove() {
        connection?.end()
        connection = nil
        view?.removeInteraction(self)
    }

    // MARK: UIInteraction

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) {
        self.view = view
        guard view == nil else { return }
        connection?.end()
        connection = nil
    }
}

extension UIViewController {
    /// Whoever is a delegate of it now.
    func delegate(_ kind: DelegateSocket.Kind) -> AnyObject? {
        switch (kind, self) {
        case (.presentation, _): transitioningDelegate
        case (.navigation, let navigation as UINavigationController): navigation.delegate
        case (.neighbors, let tabs as UITabBarController): tabs.delegate
        case (.neighbors, let container as ContainerViewController): container.delegate
        default: nil
        }
    }

    fileprivate func setDelegate(_ delegate: AnyObject?, _ kind: DelegateSocket.Kind) {
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
