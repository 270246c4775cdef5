import UIKit

extension ContainerViewController {
    /// Has a screen reader go to a screen that has come, unless another one has come since, or something lies over it.
    func announceScreen(of child: UIViewController) {
        guard isCurrent(child), isOnScreen, presentedViewController == nil else { return }
        UIAccessibility.post(notification: .screenChanged, argument: child.viewIfLoaded)
    }

    /// Does what a gesture back would do, if one is attached and could begin now.
    ///
    /// - Returns: whether another child is selected by now.
    func goBack() -> Bool {
        let before = selected
        let attachments = viewIfLoaded.map(GestureAttachment.all) ?? []
        guard let back = attachments.lazy.compactMap(\.backwardSwitch).first, back.perform() else {
            return false
        }
        return selected !== before
    }
}
