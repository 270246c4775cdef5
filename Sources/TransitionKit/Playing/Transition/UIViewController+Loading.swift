import UIKit

extension UIViewController {
    /// Loads the view if necessary. In an animation block of the app, what the screen places while it's
    /// loading would otherwise fly in.
    func loadViewUnanimated() { UIView.performOutsideAnimationBlock { loadViewIfNeeded() } }
}
