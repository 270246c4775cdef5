/// What a child of a container presents over itself, and not over the whole screen. UIKit wraps each child's
/// view in a view that also contains such a presentation. Here, both are in the container's content view, and
/// come and go together. A child whose view the presentation has removed is behind it, and doesn't come back
/// before the presentation is dismissed.
extension UIViewController {
    private var covering: UIView? {
        guard let presentation = ownPresented?.storedPresentationController,
            !presentation.shouldPresentInFullscreen
        else { return nil }
        return presentation.containerView
    }

    /// Removes the view from its container, and what the controller presents over itself.
    func takeViewOut() {
        viewIfLoaded?.removeFromSuperview()
        covering?.removeFromSuperview()
    }

    /// A Boolean value that indicates whether the presentation has taken the place of the view, and doesn't
    /// give it back yet.
    private var isReplaced: Bool {
        isRemovedByPresentation && ownPresented?.isBeingDismissedItself == false
    }

    /// Notifies the controller that it's about to appear along with a change of its container, or together
    /// with the container, unless it stays behind what it presents.
    func beginToAppear(animated: Bool) {
        if !isReplaced { beginAppearanceTransition(true, animated: animated) }
    }

    /// Adds what the controller presents over itself, if that has left with the view, and removes the view
    /// if it stays behind that.
    func bringBackCovering(to contentView: UIView, frame: CGRect) {
        if isReplaced, view.superview === contentView { view.removeFromSuperview() }
        guard let covering, covering.superview == nil else { return }
        covering.frame = frame
        contentView.addSubview(covering)
    }
}
