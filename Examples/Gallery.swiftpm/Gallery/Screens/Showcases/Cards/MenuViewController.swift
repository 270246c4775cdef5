import UIKit

/// A menu at the side, which goes when something is chosen.
final class MenuViewController: UIViewController {

    override func loadView() {
        let menu = MenuView()
        menu.onSelect = { [weak self] in self?.dismiss(animated: true) }
        view = menu
    }
}
