// Views with SwiftUI content. An app might not link SwiftUI.

import UIKit

extension UIViewControllerContextTransitioning {
    /// Updates the SwiftUI content of both screens after a canceled transition. Its controls are known not to
    /// respond to touches until their view has changed its size (feedback FB9075949).
    @MainActor func refreshHostedContent() {
        for key in [UITransitionContextViewControllerKey.from, .to] {
            viewController(forKey: key)?.refreshHostedContent()
        }
    }
}

extension UIViewController {
    fileprivate func refreshHostedContent() {
        for child in children { child.refreshHostedContent() }
        guard let view = viewIfLoaded, view.window != nil, isHostingController else { return }
        UIView.performWithoutAnimation {
            // Nothing is laid out in the other size, so that lists don't scroll.
            let bounds = view.bounds
            view.bounds.size.height += 1
            view.bounds = bounds
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }

    /// A Boolean value that indicates whether the view has SwiftUI content.
    package var isHostingController: Bool { isKind(ofGenericClassNamed: "UIHostingController") }
}
