import UIKit

/// The delegate of a controller that a ``TransitionDelegate`` is attached to.
///
/// It calls the transition delegate for transitions, and the controller's previous delegate for everything
/// that the transition delegate doesn't handle. Each delegate method calls the transition delegate, the app's
/// own delegate, or both in this order.
///
/// It calls optional requirements by way of references to them, such as
/// `(app?.tabBarController(_:shouldSelect:))?(…)`. Without Objective-C, they aren't optional, and `?` after a
/// method's name wouldn't compile.
@MainActor final class DelegateProxy: NSObject {
    /// The transition delegate, which lives as long as the proxy.
    let transitions: TransitionDelegate
    /// The app's own delegate. It's never a proxy. UIKit looks for its methods from any thread.
    nonisolated(unsafe) private(set) weak var app: AnyObject?

    private weak var controller: UIViewController?
    private let kind: DelegateAttachment.Kind

    /// The methods of the app's delegate that the proxy only forwards. UIKit checks for them once, from any
    /// thread.
    nonisolated let implementedByApp: Set<String>
    /// The threads that ask the app's delegate for other methods.
    nonisolated let reentrancyGuard = ReentrancyGuard()

    /// Creates the proxy that takes the place of a controller's delegate. If that's a proxy itself, the new
    /// one forwards calls to the same delegate of the app.
    private init(
        _ transitions: TransitionDelegate,
        of controller: UIViewController,
        _ kind: DelegateAttachment.Kind
    ) {
        let current = controller.delegate(kind)
        let former = current is DelegateProxy ? (current as? DelegateProxy)?.app : current
        let app = former === transitions ? nil : former
        self.transitions = transitions
        self.app = app
        self.controller = controller
        self.kind = kind
        implementedByApp = Self.optionalMethods(of: app as? any NSObjectProtocol)
        super.init()
    }

    /// Makes a transition delegate the delegate of a controller, in place of the one attached before. This
    /// loads the controller's view.
    static func attach(
        _ transitions: TransitionDelegate,
        to controller: UIViewController,
        _ kind: DelegateAttachment.Kind
    ) {
        loadView(of: controller, kind, with: transitions)
        let current = controller.delegate(kind)
        let former = DelegateAttachment.of(controller, kind)
        if let proxy = former?.proxy, proxy === current, proxy.transitions === transitions { return }
        let proxy = DelegateProxy(transitions, of: controller, kind)
        DelegateAttachment.make(transitions, controller, kind, proxy)
        controller.setDelegate(proxy, kind)
        let kept = controller.delegate(kind)
        if kept !== proxy { transitions.auditRefusal(by: controller, whoseDelegateIs: kept) }
    }

    /// Loads the view of a controller that doesn't have one yet.
    ///
    /// Some apps get the `presentationController` of a screen when its view has loaded. UIKit creates that
    /// object only once, and asks the delegate for it, so the delegate is set before the view loads.
    private static func loadView(
        of controller: UIViewController,
        _ kind: DelegateAttachment.Kind,
        with transitions: TransitionDelegate
    ) {
        guard kind == .presentation, !controller.isViewLoaded else { return controller.loadViewUnanimated() }
        let proxy = DelegateProxy(transitions, of: controller, kind)
        controller.setDelegate(proxy, kind)
        withExtendedLifetime(proxy) {
            controller.loadViewUnanimated()
            if controller.delegate(kind) === proxy { controller.setDelegate(proxy.app, kind) }
        }
    }

    /// The app's own delegate, or `nil` if it receives the calls before the proxy. A delegate can put itself
    /// in front of the one that it finds, and forward calls to it. The two would then call each other
    /// endlessly. A second delegate in front of that one isn't recognized.
    var recipient: AnyObject? {
        guard let app, let current = controller?.delegate(kind), current !== self else { return app }
        let first = (current as? DelegateProxy)?.app ?? current
        return first === app ? nil : app
    }

    /// Attaches the transition delegate again if the app has set the proxy again after it had set another
    /// delegate.
    func resume() {
        guard let controller, controller.delegate(kind) === self,
            DelegateAttachment.of(controller, kind)?.proxy !== self
        else { return }
        DelegateAttachment.make(transitions, controller, kind, self)
    }

    /// Restores the controller's own delegate, if its delegate is still the proxy.
    func giveBack() {
        if let controller, controller.delegate(kind) === self { controller.setDelegate(app, kind) }
    }

    /// Returns the transition delegate that handles a controller's transitions.
    static func transitions(of controller: UIViewController, _ kind: DelegateAttachment.Kind)
        -> TransitionDelegate?
    {
        let delegate = controller.delegate(kind)
        return (delegate as? DelegateProxy)?.transitions ?? delegate as? TransitionDelegate
    }
}

extension UIViewController {
    /// Whether the controller's view loads because a transition delegate is attached to its presentation.
    package var isLoadingToBePresented: Bool {
        transitioningDelegate is DelegateProxy && DelegateAttachment.of(self, .presentation) == nil
    }

    /// Returns the controller's current delegate.
    func delegate(_ kind: DelegateAttachment.Kind) -> AnyObject? {
        switch (kind, self) {
        case (.presentation, _): transitioningDelegate
        case (.navigation, let navigation as UINavigationController): navigation.delegate
        case (.neighbors, let tabs as UITabBarController): tabs.delegate
        case (.neighbors, let container as ContainerViewController): container.delegate
        default: nil
        }
    }

    fileprivate func setDelegate(_ delegate: AnyObject?, _ kind: DelegateAttachment.Kind) {
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
