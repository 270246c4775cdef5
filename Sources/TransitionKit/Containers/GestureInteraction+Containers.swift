import UIKit

extension GestureInteraction {
    /// Attaches the gesture to a container, to switch to the next or previous child. It skips children whose
    /// `tabBarItem` is disabled. This loads the container's view.
    public func attach(toSwitch container: ContainerViewController) {
        addSwitches(of: container) { _ in true }
    }
}
