import UIKit

extension UIViewController {
    /// Returns whether UIKit changes the layout of a collection view that this screen and the one below
    /// share, instead of moving screens.
    ///
    /// - Parameter other: The screen below, or `nil` to use the stack.
    @MainActor func changesLayout(over other: UIViewController?) -> Bool {
        guard let collection = self as? UICollectionViewController,
            collection.useLayoutToLayoutNavigationTransitions
        else { return false }
        let below = navigationController?.viewControllers.prefix { $0 !== self }.last
        return (other ?? below) is UICollectionViewController
    }
}
