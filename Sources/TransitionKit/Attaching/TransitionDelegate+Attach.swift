import UIKit

extension TransitionDelegate {
    /// Makes this object the delegate of a navigation controller and keeps it alive for as long as the
    /// controller's view lives, which is loaded. The delegate it had goes on getting all that is not decided
    /// here. Once more after the app has set another delegate, that one is put behind this.
    ///
    /// UIKit's delegates are weak; without `attach`, keep this object in a property:
    ///
    /// ```swift
    /// TransitionDelegate(CubeAnimator()).attach(to: navigationController)
    /// ```
    public func attach(to navigationController: UINavigationController) {
        link(.navigation, navigationController, original: navigationController.delegate)
        navigationController.delegate = self
        connect(navigationController)
    }

    /// Makes this object the delegate of a tab bar controller and keeps it alive for as long as the
    /// controller's view lives, which is loaded. The delegate it had goes on getting all that is not decided
    /// here.
    public func attach(to tabBarController: UITabBarController) {
        link(.tabs, tabBarController, original: tabBarController.delegate)
        tabBarController.delegate = self
        connect(tabBarController)
    }

    /// Makes this object the delegate of a container and keeps it alive for as long as the container's view
    /// lives, which is loaded. The delegate it had goes on getting all that is not decided here.
    public func attach(to container: ContainerViewController) {
        link(.container, container, original: container.delegate)
        container.delegate = self
        connect(container)
    }

    /// Makes this object the `transitioningDelegate` of a controller that will be presented and keeps it alive
    /// for as long as the controller's view lives, which is loaded. The delegate it had goes on getting all that
    /// is not decided here.
    public func attach(toPresentationOf controller: UIViewController) {
        link(.presentation, controller, original: controller.transitioningDelegate)
        controller.transitioningDelegate = self
    }

    /// Gives a controller back the delegate that it had, and its view no gestures of this object.
    public func detach(from controller: UIViewController) {
        for link in links where link.controller === controller {
            setDelegate(link.original, of: link)
        }
        links.removeAll { $0.controller == nil || $0.controller === controller }
        for gate in popGates where gate.navigationController === controller { gate.restore() }
        popGates.removeAll { $0.navigationController == nil || $0.navigationController === controller }
        guard let view = controller.viewIfLoaded else { return }
        (interaction as? GestureInteraction)?.detach(from: view)
        for case let keeper as DelegateKeeper in view.gestureRecognizers ?? [] where keeper.kept === self {
            view.removeGestureRecognizer(keeper)
        }
    }

    private func link(_ role: Link.Role, _ controller: UIViewController, original: AnyObject?) {
        links.removeAll { $0.controller == nil }
        if original === self {
            if links.contains(where: { $0.controller === controller && $0.role == role }) { return }
            links.append(Link(role: role, controller: controller, original: nil))
        } else {
            links.removeAll { $0.controller === controller && $0.role == role }
            links.append(Link(role: role, controller: controller, original: original))
        }
        guard let view = controller.view else { return }
        let keepers = (view.gestureRecognizers ?? []).compactMap { $0 as? DelegateKeeper }
        if !keepers.contains(where: { $0.kept === self }) { view.addGestureRecognizer(DelegateKeeper(self)) }
    }

    private func setDelegate(_ delegate: AnyObject?, of link: Link) {
        switch link.controller {
        case let navigation as UINavigationController where link.role == .navigation:
            if navigation.delegate === self {
                navigation.delegate = delegate as? any UINavigationControllerDelegate
            }
        case let tabs as UITabBarController where link.role == .tabs:
            if tabs.delegate === self { tabs.delegate = delegate as? any UITabBarControllerDelegate }
        case let container as ContainerViewController where link.role == .container:
            if container.delegate === self {
                container.delegate = delegate as? any ContainerViewControllerDelegate
            }
        case let controller? where link.role == .presentation:
            if controller.transitioningDelegate === self {
                controller.transitioningDelegate = delegate as? any UIViewControllerTransitioningDelegate
            }
        default: break
        }
    }

    /// UIKit notes which methods a delegate has when it is set.
    func refreshLinks() {
        for link in links where link.role == .navigation || link.role == .tabs {
            setDelegate(nil, of: link)
            (link.controller as? UINavigationController)?.delegate = self
            (link.controller as? UITabBarController)?.delegate = self
        }
    }

    /// Who gets what is not decided here.
    func original<Delegate>(
        _ type: Delegate.Type,
        for controller: UIViewController? = nil
    ) -> Delegate? {
        let link = links.first {
            (controller == nil ? $0.controller != nil : $0.controller === controller)
                && $0.original is Delegate
        }
        return link?.original as? Delegate ?? forwardingDelegate as? Delegate
    }

    /// Everyone who may get something, for whom only the method is known.
    var originals: [any NSObjectProtocol] {
        links.compactMap { $0.original as? any NSObjectProtocol } + [forwardingDelegate].compactMap { $0 }
    }

    // MARK: Gestures

    /// Gives a new interaction the controllers that this object was attached to.
    func connectLinks() {
        for link in links {
            switch link.controller {
            case let navigation as UINavigationController where link.role == .navigation: connect(navigation)
            case let tabs as UITabBarController where link.role == .tabs: connect(tabs)
            case let container as ContainerViewController where link.role == .container: connect(container)
            default: break
            }
        }
    }

    func connect(_ navigationController: UINavigationController) {
        guard navigationController.isViewLoaded else { return }
        (interaction as? GestureInteraction)?.attach(toPopFrom: navigationController) {
            [weak self, weak navigationController] in
            guard let self, let top = navigationController?.topViewController else { return false }
            return animator(for: .backward, of: top) != nil
        }
        guard !popGates.contains(where: { $0.navigationController === navigationController }) else {
            return
        }
        popGates.removeAll { $0.navigationController == nil }
        popGates.append(
            PopGate(navigationController) { [weak self] in self?.animator(for: .backward, of: $0) == nil }
        )
    }

    func connect(_ tabBarController: UITabBarController) {
        guard tabBarController.isViewLoaded else { return }
        (interaction as? GestureInteraction)?.attach(toSwitch: tabBarController)
    }

    func connect(_ container: ContainerViewController) {
        guard container.isViewLoaded else { return }
        (interaction as? GestureInteraction)?.attach(toSwitch: container)
    }
}

/// Keeps a delegate alive as long as a view: a recogniser that never recognises anything, which is one of the few
/// things that a view owns and shows to nobody.
final class DelegateKeeper: UIGestureRecognizer {
    let kept: AnyObject

    init(_ kept: AnyObject) {
        self.kept = kept
        super.init(target: nil, action: nil)
        isEnabled = false
    }
}
