import UIKit

// In an async function, UIKit's methods of these names are the ones that wait for the end of the transition.

extension UIViewController {
    /// Presents a screen, and doesn't wait.
    func startPresenting(_ screen: UIViewController, animated: Bool) {
        present(screen, animated: animated)
    }

    /// Dismisses the presented screen, and doesn't wait.
    func startDismissing() {
        dismiss(animated: true)
    }
}
