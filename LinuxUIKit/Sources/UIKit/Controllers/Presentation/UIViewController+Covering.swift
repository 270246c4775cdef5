/// What a child of a container presents over itself, and not over the whole screen. UIKit wraps each child's
/// view in a view that also contains such a presentation. Here, both are in the container's content view, and
/// come and go together.
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

    /// Adds what the controller presents over itself, if that has left with the view.
    func bringBackCovering(to contentView: UIView, frame: CGRect) {
        guard let covering, covering.superview == nil else { return }
        covering.frame = frame
        contentView.addSubview(covering)
    }
}
