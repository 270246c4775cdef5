import UIKit

/// A screen without a navigation bar. Its content reaches to the top edge, with a button that goes back in
/// front of it.
class ShowcaseViewController: UIViewController {

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    /// Goes back to the previous screen, unless another screen is in front of this one or this one is
    /// leaving already.
    func leave() {
        // A second finger may have opened a screen, which would stay in front of the previous screen, or be
        // popped in place of this one.
        guard isOnTop else { return }
        if let navigationController, navigationController.viewControllers.first !== self {
            navigationController.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}
