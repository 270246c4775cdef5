import UIKit

extension ContainerViewController {
    /// Moves a screen reader to a screen that has appeared, or to what it has presented over the current
    /// context, unless another screen has appeared since then or something in front keeps people from it.
    func announceScreen(of child: UIViewController) {
        // An interactive presentation determines whether people can reach what's behind it. Any other one
        // keeps them from it.
        let covers = sequence(first: self as UIViewController, next: \.presentedViewController).dropFirst()
        guard isCurrent(child), isOnScreen, covers.allSatisfy({ $0.interactivePresentation != nil }),
            let screen = frontScreen(of: child), isWithinReach(screen)
        else { return }
        UIAccessibility.post(notification: .screenChanged, argument: screen.viewIfLoaded)
    }

    /// Switches as a gesture would, if one is attached and can begin now, and the delegate allows it.
    ///
    /// - Returns: Whether another child is now selected.
    func performSwitch(_ find: (GestureAttachment) -> SwitchPurpose?) -> Bool {
        let before = selected
        for attachment in GestureAttachment.all(on: viewIfLoaded) {
            guard let found = find(attachment) else { continue }
            if found.prepare() { _ = found.perform() }
            break
        }
        return selected !== before
    }

    /// Returns whether assistive technologies find what's on a screen: nothing around it hides its elements,
    /// and no view in front is modal.
    private func isWithinReach(_ screen: UIViewController) -> Bool {
        guard let view = screen.viewIfLoaded else { return false }
        return sequence(first: view, next: \.superview).allSatisfy { view in
            let inFront = view.superview?.subviews.drop { $0 !== view }.dropFirst() ?? []
            let shown = inFront.filter { !$0.isHidden && $0.alpha > 0 }
            return !view.accessibilityElementsHidden && !shown.contains(where: \.accessibilityViewIsModal)
        }
    }
}
