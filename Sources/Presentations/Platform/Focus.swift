// The focus, which people move with a remote or a keyboard.

import UIKit

extension CardHostController {
    /// Keeps a card that disappears on its own from covering what's behind it for the focus engine. Before
    /// tvOS 18, only a view that people can't interact with is transparent for it.
    func letFocusThrough() {
        #if os(tvOS)
            if #available(tvOS 18.0, *) { return }
            if card.presentation.duration != nil { view.isUserInteractionEnabled = false }
        #endif
    }
}
