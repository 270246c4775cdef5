import UIKit

extension GestureInteraction {
    /// Attaches the gesture to a container, to switch to the next or previous child. It skips children whose
    /// `tabBarItem` is disabled. This method loads the container's view. If the visible child is a navigation
    /// controller that can pop a screen, a horizontal gesture doesn't switch back.
    public func attach(toSwitch container: ContainerViewController) {
        addSwitches(of: container) { _ in true }
    }
}
