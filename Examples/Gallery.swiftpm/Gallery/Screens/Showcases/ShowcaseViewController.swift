import UIKit

/// A screen without a navigation bar. Its content reaches to the top edge, with a button that goes back in
/// front of it.
class ShowcaseViewController: UIViewController {

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    /// Goes back to the previous screen.
    func leave() {
        if let navigationController, navigationController.viewControllers.first !== self {
            navigationController.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}
