import UIKit

extension UIViewController {
    /// The search that this controller presents, or `nil` if people don't search.
    var activeSearch: UISearchController? { presentedViewController as? UISearchController }

    /// The screen that this controller presents in front of its own. UIKit presents a search, too, but people
    /// search in the same screen.
    var screenInFront: UIViewController? {
        guard let activeSearch else { return presentedViewController }
        return activeSearch.presentedViewController
    }
}
