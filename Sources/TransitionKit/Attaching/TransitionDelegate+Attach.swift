import UIKit

extension TransitionDelegate {
    /// Makes this object the delegate of a navigation controller and keeps it alive for as long as the
    /// controller's view lives, which is loaded.
    ///
    /// The delegate that the controller had goes on getting all that is not decided here. A transition delegate that
    /// was attached before is replaced, with its gestures. A delegate that the app sets afterwards takes this one's
    /// place; call this again, and it gets what is not decided here.
    ///
    /// UIKit's delegates are weak; without `attach`, keep this object in a property:
    ///
    /// ```swift
    /// TransitionDelegate(.cube()).attach(to: navigationController)
    /// ```
    public func attach(to navigationController: UINavigationController) {
        DelegateSocket.attach(self, to: navigationController, .navigation)
    }

    /// Makes this object the delegate of a tab bar controller and keeps it alive for as long as the
    /// controller's view lives, which is loaded; as ``attach(to:)-(UINavigationController)``.
    ///
    /// Inside a `UITabGroup` with a `managingNavigationController`, UIKit pushes and pops in that navigation controller
    /// to go from tab to tab. Attach a transition delegate to that one as well.
    public func attach(to tabBarController: UITabBarController) {
        DelegateSocket.attach(self, to: tabBarController, .neighbors)
    }

    /// Makes this object the delegate of a container and keeps it alive for as long as the container's view
    /// lives, which is loaded; as ``attach(to:)-(UINavigationController)``.
    public func attach(to container: ContainerViewController) {
        DelegateSocket.attach(self, to: container, .neighbors)
    }

    /// Makes this object the `transitioningDelegate` of a controller that will be presented and keeps it alive
    /// for as long as the controller's view lives, which is loaded; as ``attach(to:)-(UINavigationController)``.
    public func attach(toPresentationOf controller: UIViewController) {
        DelegateSocket.attach(self, to: controller, .presentation)
    }

    /// Gives a controller back the delegate that it had, and its view no gestures of this object. Nothing happens where
    /// another transition delegate has been attached since.
    public func detach(from controller: UIViewController) {
        disconnect(from: controller)
    }

    /// The transition delegate of a navigation controller, a tab bar controller or a container: attached to it, or
    /// assigned by hand. `nil` if it has none.
    public static func attached(to controller: UIViewController) -> TransitionDelegate? {
        DelegateSocket.transitions(of: controller, .navigation)
            ?? DelegateSocket.transitions(of: controller, .neighbors)
    }

    /// The transition delegate of a controller's presentation: attached to it, or assigned by hand. `nil` if it has none.
    public static func attached(toPresentationOf controller: UIViewController) -> TransitionDelegate? {
        DelegateSocket.transitions(of: controller, .presentation)
    }
}
