// The focus, which people move with a remote or a keyboard.

import UIKit

extension CardHostController {
    /// Moves the focus from what's behind the card to its content. UIKit only does so for what's presented.
    ///
    /// A request moves the focus only within what has it. Therefore, the view around the card looks for
    /// another item while people can't use what's behind the card.
    func takeFocus() {
        guard let container = view.superview, let focused = view.window?.windowScene?.focusSystem?.focusedItem
        else { return }
        let behind = container.subviews.prefix { $0 !== view }.filter(\.isUserInteractionEnabled)
        let around = sequence(first: focused as any UIFocusEnvironment) { $0.parentFocusEnvironment }
        guard around.contains(where: { item in behind.contains { $0 === item } }) else { return }
        for other in behind { other.isUserInteractionEnabled = false }
        container.setNeedsFocusUpdate()
        container.updateFocusIfNeeded()
        // UIKit might put the update off until the end of this turn.
        MainQueue.later { [weak self] in
            for other in behind { other.isUserInteractionEnabled = true }
            // Now the content has the focus, and can prefer another item.
            self?.content.setNeedsFocusUpdate()
        }
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
