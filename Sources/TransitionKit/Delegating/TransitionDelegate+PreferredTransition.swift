import UIKit

// Screens that prefer one of the system's transitions.
//
// It isn't documented whether UIKit calls a delegate for a screen that has a preferred transition. Therefore,
// UIKit always animates such a screen. Where an animator takes precedence, the screen doesn't have its
// preferred transition in the meantime.

/// The preferred transition that a screen gets back when its animator no longer applies.
@MainActor final class WithheldTransition {
    private(set) weak var screen: UIViewController?
    private let transition: NSObject

    /// Removes the preferred transition of a screen. Returns `nil` if there's none.
    init?(of screen: UIViewController) {
        guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let transition = screen.preferredTransition
        else { return nil }
        self.screen = screen
        self.transition = transition
        screen.preferredTransition = nil
    }

    /// Gives the transition back, unless the app has set another one in the meantime.
    func giveBack() {
        guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let screen, !screen.prefersSystemTransition
        else { return }
        screen.preferredTransition = transition as? UIViewController.Transition
    }
}

extension TransitionDelegate {
    /// Removes the preferred transition of a screen for as long as an animator takes precedence.
    func withholdPreferredTransition(of screen: UIViewController) {
        guard let withheld = WithheldTransition(of: screen) else { return }
        withheldTransitions.removeAll { $0.screen == nil || $0.screen === screen }
        withheldTransitions.append(withheld)
    }

    /// Gives back the preferred transitions of screens whose animator no longer applies: it was removed, and
    /// the screen didn't arrive with it or has left again.
    func returnPreferredTransitions() {
        for withheld in withheldTransitions.extract(where: { !isWithheld(from: $0.screen) }) {
            withheld.giveBack()
        }
    }

    private func isWithheld(from screen: UIViewController?) -> Bool {
        guard let screen else { return false }
        if choices.of(screen)?.animationController != nil { return true }
        let isShown =
            screen.presentingViewController != nil
            || screen.navigationController?.viewControllers.contains(screen) == true
        return isShown && (isForOnePresentation || arrivals.of(screen)?.animationController != nil)
    }
}

extension UIViewController {
    /// Whether the screen prefers one of the system's transitions.
    @MainActor var prefersSystemTransition: Bool {
        if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) { return preferredTransition != nil }
        return false
    }
}
