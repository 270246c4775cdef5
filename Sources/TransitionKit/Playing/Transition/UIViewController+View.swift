import UIKit

extension UIViewController {
    /// Loads the view if necessary. In an animation block of the app, what the screen places while it's
    /// loading would otherwise fly in.
    func loadViewUnanimated() { UIView.performOutsideAnimationBlock { loadViewIfNeeded() } }

    // MARK: SwiftUI content, which an app might not link

    /// Updates the SwiftUI content of a screen after a transition that was canceled, or that a finger has
    /// held. Controls in content that's laid out while its view is out of place are known not to respond to
    /// touches until the view has changed its size (feedback FB9075949).
    func refreshHostedContent() {
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
    package var isHostingController: Bool { isKind(ofGenericClassesNamed: ["UIHostingController"]) }
}
