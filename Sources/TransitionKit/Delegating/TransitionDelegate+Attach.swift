import UIKit

extension TransitionDelegate {
    /// Makes this object the delegate of a navigation controller, and keeps it alive as long as the
    /// controller's view. This method loads the view.
    ///
    /// The navigation controller's previous delegate still receives every call that this object doesn't
    /// handle. A transition delegate that was attached before is replaced, together with its gestures. If you
    /// set another delegate later, it replaces this object. If you then attach this object again, the new
    /// delegate receives the calls that this object doesn't handle.
    ///
    /// UIKit's delegates are weak. If you don't use `attach`, keep this object in a property.
    ///
    /// ```swift
    /// TransitionDelegate(.cube()).attach(to: navigationController)
    /// ```
    public func attach(to navigationController: UINavigationController) {
        DelegateProxy.attach(self, to: navigationController, .navigation)
    }

    /// Makes this object the delegate of a tab bar controller, and keeps it alive as long as the controller's
    /// view. This method loads the view. See `attach(to:)` for navigation controllers.
    ///
    /// In a `UITabGroup` with a `managingNavigationController`, UIKit moves between tabs by pushing and
    /// popping in that navigation controller. Attach a transition delegate to it as well.
    public func attach(to tabBarController: UITabBarController) {
        DelegateProxy.attach(self, to: tabBarController, .neighbors)
    }

    /// Makes this object the delegate of a container, and keeps it alive as long as the container's view.
    /// This method loads the view. See `attach(to:)` for navigation controllers.
    public func attach(to container: ContainerViewController) {
        DelegateProxy.attach(self, to: container, .neighbors)
    }

    /// Makes this object the `transitioningDelegate` of a view controller that you present later, and keeps
    /// it alive as long as the controller's view. This method loads the view, so configure the controller
    /// first. See `attach(to:)` for navigation controllers.
    ///
    /// This method doesn't change the `modalPresentationStyle`. By default, UIKit presents a screen as a
    /// sheet, and the presenting screen doesn't take part in the transition. To move both screens, set
    /// `fullScreen`.
    public func attach(toPresentationOf controller: UIViewController) {
        DelegateProxy.attach(self, to: controller, .presentation)
    }

    /// Returns the transition delegate of a navigation controller, a tab bar controller, or a container,
    /// whether it's attached or assigned. Returns `nil` if there's none.
    public static func attached(to controller: UIViewController) -> TransitionDelegate? {
        DelegateProxy.transitions(of: controller, .navigation)
            ?? DelegateProxy.transitions(of: controller, .neighbors)
    }

    /// Returns the transition delegate of a view controller's presentation, whether it's attached or
    /// assigned. Returns `nil` if there's none.
    public static func attached(toPresentationOf controller: UIViewController) -> TransitionDelegate? {
        DelegateProxy.transitions(of: controller, .presentation)
    }
}
