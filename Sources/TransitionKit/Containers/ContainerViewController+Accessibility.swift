import UIKit

extension ContainerViewController {
    /// Moves a screen reader to a screen that has appeared, or to what it has presented over the current
    /// context, unless another screen has appeared since then or something covers it.
    func announceScreen(of child: UIViewController) {
        guard isCurrent(child), isOnScreen, presentedViewController == nil,
            let screen = frontScreen(of: child)
        else { return }
        UIAccessibility.post(notification: .screenChanged, argument: screen.viewIfLoaded)
    }

    /// Switches as a gesture would, if one is attached and can begin now, and the delegate allows it.
    ///
    /// - Returns: Whether another child is now selected.
    func performSwitch(_ find: @escaping (GestureAttachment) -> SwitchPurpose?) -> Bool {
        let before = selected
        let attachments = GestureAttachment.all(on: viewIfLoaded)
        if let found = attachments.lazy.compactMap(find).first, found.prepare() { _ = found.perform() }
        return selected !== before
    }
}
