// The focus, which people move with a remote or a keyboard.

import UIKit

extension CardHostController {
    /// Moves the focus from the screen behind the card to its content. UIKit only does so for what's
    /// presented.
    func takeFocus() {
        guard let system = view.window?.windowScene?.focusSystem, let focused = system.focusedItem,
            (focused as? UIView)?.isDescendant(of: view) != true
        else { return }
        system.requestFocusUpdate(to: content)
    }

    /// Keeps a toast, also one that stays, from covering what's behind it for the focus engine, unless the
    /// toast keeps people from going on there. Before tvOS 18, only a view that people can't interact with is
    /// transparent for it.
    func letFocusThrough() {
        #if os(tvOS)
            if #available(tvOS 18.0, *) { return }
            guard card.isToast, card.presentation.leavesRestReachable else { return }
            view.isUserInteractionEnabled = false
        #endif
    }
}
