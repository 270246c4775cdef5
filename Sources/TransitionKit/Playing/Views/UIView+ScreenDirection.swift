import UIKit

// An app can force the layout direction of a controller by means of its view. The views inside don't inherit
// it, and the gestures of the controller follow its view.

extension UIView {
    /// The layout direction of the screens in this container view: that of the nearest view, from this one
    /// outward to that of a controller, that forces a direction. Around a presentation's container, there's
    /// no controller, and the container doesn't inherit what the app forces on its window.
    var screenDirection: UIUserInterfaceLayoutDirection {
        let around = Array(sequence(first: self as UIView, next: \.superview))
        guard let end = around.firstIndex(where: { $0.next is UIViewController }) else {
            return effectiveUserInterfaceLayoutDirection
        }
        let owner = around[...end].first { $0.forcesDirection } ?? around[end]
        return owner.effectiveUserInterfaceLayoutDirection
    }

    private var forcesDirection: Bool {
        semanticContentAttribute == .forceLeftToRight || semanticContentAttribute == .forceRightToLeft
    }
}
