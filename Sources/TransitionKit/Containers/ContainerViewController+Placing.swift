import UIKit

// The places of the screens, and of what's in front of them.

extension ContainerViewController {
    /// Makes sure that the visible screen is in its place, whatever state an animation controller left it in.
    func putInPlace(_ child: UIViewController) {
        if isCurrent(child) { child.loadViewUnanimated() }
        guard isCurrent(child), child.parent === self, let view = child.viewIfLoaded else { return }
        // A screen that the child has presented in the current context may be in its place.
        let isReplaced = child.isReplaced && !coverings(of: child).isEmpty
        if isReplaced { view.removeFromSuperview() }
        if !isReplaced, view.superview !== contentView { contentView.addSubview(view) }
        fill(with: view)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        reserveIconBar(in: child)
        followStack()
        showCoverings(of: child)
    }

    /// Sets the frame of a screen's view. Before the first layout, there may be no size, and the view keeps
    /// its own.
    func fill(with view: UIView) {
        guard !contentView.bounds.isEmpty, CATransform3DIsIdentity(view.layer.transform) else { return }
        view.frame = contentView.bounds
    }

    /// Gives a view without a size its final one, because not every animation controller sets frames.
    func giveSize(to child: UIViewController) {
        guard let view = child.viewIfLoaded, view.bounds.isEmpty else { return }
        UIView.performOutsideAnimationBlock { fill(with: view) }
    }

    /// Removes a screen's view, unless it's visible again or has another parent by now.
    func takeOut(_ child: UIViewController) {
        guard !isShown(child), let view = child.viewIfLoaded else { return }
        let isOurs = child.parent == nil ? view.isDescendant(of: contentView) : child.parent === self
        guard isOurs else { return }
        view.removeFromSuperview()
        hideCoverings(of: child)
    }

    /// Removes the views of children that came back although they aren't visible, and notifies these
    /// children. When a screen that has replaced a child in the current context is dismissed, UIKit adds the
    /// child's view and tells the child that it appears, even if another one is selected by then.
    func takeOutStrays() {
        let isGone = { [contentView] (covering: Weak<UIView>) in covering.object?.superview !== contentView }
        guard hiddenCoverings.contains(where: isGone) else { return }
        hiddenCoverings.removeAll(where: isGone)
        let children = contentView.subviews.compactMap { $0.next as? UIViewController }
        for child in children where !isShown(child) && child.parent == nil {
            let appearance = appearances.prepare(child)
            appearances.begin(appearance, appears: false, animated: false)
            takeOut(child)
            appearances.end(appearance)
        }
    }

    /// Lets what's in front of the screens, such as a panel, adapt to them.
    func layOutOverlays() { for overlay in overlays { overlay.setNeedsLayout() } }

    /// The views beside the screens and the row.
    var overlays: [UIView] { viewIfLoaded?.subviews.filter { $0 !== contentView && $0 !== iconBar } ?? [] }
}

/// The view that contains the views of the children. It reports when subviews may have come or gone.
@MainActor final class ContainerContentView: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}
