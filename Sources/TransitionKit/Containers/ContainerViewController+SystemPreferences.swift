import UIKit

// Which child determines the system preferences, and when UIKit is notified of a change.

extension ContainerViewController {
    /// The child that determines what is visible immediately: the status bar and the home indicator.
    var childForAppearance: UIViewController? {
        guard let running else { return selected }
        return running.context.transitionWasCancelled ? running.outgoing : running.incoming
    }

    /// The child that determines behavior: the orientations, the pointer, the focus, and the edges where
    /// gestures take precedence. It doesn't change for a switch that can still be canceled.
    var childForBehavior: UIViewController? { running?.outgoing ?? selected }

    /// Makes the visible preferences follow a switch that changes its direction.
    func followTurns(of next: ContainerSwitch) {
        next.coordinator.notifyWhenInteractionChanges { [weak self] context in
            let rest = context.isCancelled ? context.percentComplete : 1 - context.percentComplete
            self?.updateSystemLook(over: context.transitionDuration * TimeInterval(rest))
        }
    }

    /// Notifies UIKit if another child determines the visible preferences.
    ///
    /// - Parameter duration: The duration of the change, in seconds.
    func updateSystemLook(over duration: TimeInterval) {
        let look = childForAppearance
        guard reportedAppearance !== look else { return }
        reportedAppearance = look
        guard isOnScreen else { return }
        updateBars()
        if duration > 0, duration.isFinite {
            UIView.animate(withDuration: duration) { self.systemLookDidChange() }
        } else {
            UIView.performWithoutAnimation { systemLookDidChange() }
        }
    }

    /// Notifies UIKit if other children determine the preferences. For behavior, this happens only at rest,
    /// so a switch that makes way for another one doesn't rotate anything.
    func updateSystemPreferences() {
        updateSystemLook(over: 0)
        let behavior = childForBehavior
        guard running == nil, !isEndingSwitch, reportedBehavior !== behavior else { return }
        reportedBehavior = behavior
        guard isOnScreen else { return }
        updateBars()
        systemBehaviorDidChange()
    }

    // MARK: Bars

    /// Returns the scroll view of the child that determines what is visible.
    func scrollView(ofChildFor edge: NSDirectionalRectEdge) -> UIScrollView? {
        // A child that hasn't loaded its view may load it to answer.
        guard let child = childForAppearance, let view = child.viewIfLoaded else { return nil }
        if let answer = child.contentScrollView(for: edge) { return answer }
        return view as? UIScrollView ?? (child as? UICollectionViewController)?.collectionView
    }

    /// Makes the bars around the container request its scroll view again, which they do at their next layout.
    private func updateBars() {
        for container in sequence(first: self as UIViewController, next: \.parent).dropFirst() {
            container.viewIfLoaded?.setNeedsLayout()
        }
    }
}
