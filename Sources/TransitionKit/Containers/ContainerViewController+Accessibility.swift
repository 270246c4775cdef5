import UIKit

extension ContainerViewController {
    /// Moves a screen reader to a screen that has appeared, unless another screen has appeared since then or
    /// something covers it.
    func announceScreen(of child: UIViewController) {
        guard isCurrent(child), isOnScreen, presentedViewController == nil else { return }
        UIAccessibility.post(notification: .screenChanged, argument: child.viewIfLoaded)
    }

    /// Switches as a gesture would, if one is attached and can begin now.
    ///
    /// - Returns: Whether another child is now selected.
    func performSwitch(_ find: @escaping (GestureAttachment) -> SwitchPurpose?) -> Bool {
        let before = selected
        let attachments = viewIfLoaded.map(GestureAttachment.all) ?? []
        guard let found = attachments.lazy.compactMap(find).first, found.perform() else { return false }
        return selected !== before
    }
}
