import UIKit

extension UIViewController {
    /// Whether UIKit changes the layout of a collection view that this screen and the one below share, in place of moving
    /// screens.
    ///
    /// - Parameter other: the screen below; `nil` where the stack has to tell.
    @MainActor func changesLayout(over other: UIViewController?) -> Bool {
        guard let collection = self as? UICollectionViewController,
            collection.useLayoutToLayoutNavigationTransitions
        else { return false }
        guard let below = other ?? screenBelow else { return false }
        return below is UICollectionViewController
    }

    private var screenBelow: UIViewController? {
        guard let stack = navigationController?.viewControllers,
            let index = stack.firstIndex(of: self), index > 0
        else { return nil }
        return stack[index - 1]
    }
}
