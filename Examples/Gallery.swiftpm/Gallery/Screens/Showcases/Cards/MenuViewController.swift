import UIKit

/// A menu at the side, which disappears when people choose an item.
final class MenuViewController: UIViewController {

    override func loadView() {
        let menu = MenuView()
        menu.onSelect = { [weak self] in self?.dismiss(animated: true) }
        view = menu
    }
}
