import Presentations
import UIKit

/// A menu at the side, which disappears when people choose an item.
final class MenuViewController: UIViewController {

    override func loadView() {
        let menu = MenuView()
        // A drawer that lets touches through isn't presented, so UIKit can't dismiss it.
        menu.onSelect = { [weak self] in self?.cardPresentationController?.dismiss(animated: true) }
        view = menu
    }
}
