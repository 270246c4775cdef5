import UIKit

// The order of gestures that compete for the same fingers. Apple doesn't document it where no delegate
// determines it.

extension GestureAttachment {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === recognizer else { return false }
        // No gesture pops twice.
        if purposes.contains(where: { ($0 as? PopPurpose)?.isRival(otherGestureRecognizer) == true }) {
            return true
        }
        guard mayStart else { return false }
        if precedesZooming(otherGestureRecognizer) { return true }
        let isContents =
            otherGestureRecognizer.scrolls || otherGestureRecognizer.isDragOfList(inside: view)
            || isDragInside(otherGestureRecognizer)
        return takesPrecedence && isContents
            || isOutside(otherGestureRecognizer) && !isLessSpecific(than: otherGestureRecognizer)
    }

    /// Swipe actions of a list come before a transition, and a presented navigation controller pops before
    /// it's dismissed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === recognizer else { return false }
        if yieldsToSwipeActions(otherGestureRecognizer) { return true }
        if isLessSpecific(than: otherGestureRecognizer) || yieldsInward(to: otherGestureRecognizer) {
            return true
        }
        guard let stack = dismissedStack else { return false }
        if stack.popRecognizers.contains(otherGestureRecognizer) { return true }
        guard let other = otherGestureRecognizer.delegate as? GestureAttachment,
            other.recognizer === otherGestureRecognizer
        else { return false }
        return other.view === view && other.mayPop
    }

    /// Returns whether a gesture waits for the swipe actions of a list under the finger. Two fingers don't
    /// reveal any.
    private func yieldsToSwipeActions(_ other: UIGestureRecognizer) -> Bool {
        guard let interaction, interaction.state == .idle, !takesPrecedence, !hasTwoFingers else {
            return false
        }
        let beginsSideways = interaction.source.axis == .horizontal || interaction.dragsFreely
        return beginsSideways && other.revealsSwipeActions(inside: view, before: recognizer)
    }

    private var hasTwoFingers: Bool { (recognizer as? FreeDragRecognizer)?.hasTwoFingers == true }

    /// Whether two fingers move toward each other or apart.
    var isPinch: Bool { hasTwoFingers || interaction?.source.axis == nil }

    /// Returns whether a recognizer would zoom content inside that can't become smaller. It waits, because
    /// fingers that move toward each other belong to the screen.
    private func precedesZooming(_ other: UIGestureRecognizer) -> Bool {
        guard let interaction, interaction.dragsFreely || interaction.source.axis == nil, let view,
            let content = other.view as? UIScrollView, content !== view, content.isDescendant(of: view)
        else { return false }
        return content.zoomRecognizer === other && !content.zooms(closing: true)
    }

    /// Returns whether a recognizer follows a single finger on a view inside, such as a canvas or a map,
    /// unless the app has arranged that it comes first. Gestures of TransitionKit have another order, and
    /// from an edge, the innermost gesture comes first.
    private func isDragInside(_ other: UIGestureRecognizer) -> Bool {
        guard let inner = other.view, let view, inner !== view, inner.isDescendant(of: view) else {
            return false
        }
        return other.isDragOfOneFinger && !other.isEdgeSwipe && !(other.delegate is GestureAttachment)
            && !recognizer.isMadeToWait(for: other)
    }

    /// Returns whether a gesture that would present or push waits for one that goes back in the same
    /// direction, which is more specific.
    private func isLessSpecific(than other: UIGestureRecognizer) -> Bool {
        guard interaction?.state == .idle, !mayPop else { return false }
        let stack = Self.stacks(around: view).first { stack in
            stack.viewControllers.count > 1 && stack.popRecognizers.contains(other)
        }
        if let stack {
            let back = SwipeSource(edge: .leading).movement(in: .away, on: stack.view)
            return onlyGoesToNewScreens(along: back)
        }
        guard let back = other.delegate as? GestureAttachment, let view, back.recognizer !== recognizer,
            back.mayPop
        else { return false }
        let isAround = back.view.map(view.isDescendant) == true
        let directions = back.interaction?.source.directionsBack(on: back.view) ?? []
        return isAround && directions.contains { onlyGoesToNewScreens(along: $0) }
    }

    /// Returns whether everything that the gesture can start in a direction of the finger is to present or
    /// push. If it can't start anything, the result is `false`.
    private func onlyGoesToNewScreens(along direction: CGVector) -> Bool {
        let possible = purposes.filter { $0.isPossible && movement(in: $0.sense) == direction }
        return !possible.isEmpty && possible.allSatisfy(\.goesToNewScreen)
    }

    /// Returns whether this gesture waits for another one along the same axis: for one on a view inside,
    /// which is closer to the finger, and for one on the same view if only this one would dismiss the screen.
    /// If the other one has nothing to do in the direction of the finger, it fails. If it waits for this one,
    /// this one doesn't wait, because neither would ever begin.
    private func yieldsInward(to other: UIGestureRecognizer) -> Bool {
        guard let interaction, interaction.state == .idle, !takesPrecedence,
            let axis = interaction.source.axis,
            let inner = other.delegate as? GestureAttachment, inner.recognizer === other,
            inner.mayStart || inner.mayCatch, inner.interaction?.source.axis == axis, let view,
            let innerView = inner.view
        else { return false }
        if inner.isLessSpecific(than: recognizer) { return false }
        if innerView !== view { return innerView.isDescendant(of: view) }
        return onlyDismisses && !inner.onlyDismisses
    }

    private var onlyDismisses: Bool { purposes.allSatisfy { $0 is DismissPurpose || !$0.isPossible } }

    /// Whether a gesture could start a transition now.
    private var mayStart: Bool { interaction?.state == .idle && purposes.contains(where: \.isPossible) }

    /// Whether a gesture holds a running transition, or could catch it.
    private var mayCatch: Bool {
        (interaction?.state == .settling || interaction?.state == .interactive) && isTransitionHere == true
    }

    private var mayPop: Bool { purposes.contains { $0 is PopPurpose && $0.isPossible } }

    /// The navigation controller that a gesture would dismiss although there's a screen to pop.
    private var dismissedStack: UINavigationController? {
        guard !mayPop else { return nil }
        let dismissals = purposes.lazy.compactMap { $0 as? DismissPurpose }
        let stack = dismissals.first(where: \.isPossible)?.controller as? UINavigationController
        return stack.flatMap { $0.viewControllers.count > 1 ? $0 : nil }
    }

    /// Returns whether a recognizer is the system's swipe back from the content of a navigation controller
    /// around the view. It would leave the screen that the view is a part of.
    private func isOutside(_ recognizer: UIGestureRecognizer) -> Bool {
        Self.stacks(around: view?.superview).contains { $0.contentPopRecognizer === recognizer }
    }

    /// Returns the navigation controllers whose view this is, or is in, from the inside out.
    private static func stacks(around view: UIView?) -> [UINavigationController] {
        guard let view else { return [] }
        return sequence(first: view, next: \.superview).compactMap { $0.next as? UINavigationController }
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer scrolls content.
    @MainActor var scrolls: Bool { (view as? UIScrollView)?.panGestureRecognizer === self }

    /// Returns whether the recognizer could reveal the swipe actions of a list, which is a view or inside it.
    /// UIKit doesn't say whether a list has any, but its recognizer is a pan on the list that fails at once
    /// where there are none.
    @MainActor package func isDragOfList(inside boundary: UIView?) -> Bool {
        guard let list = view, list.isOfList, let boundary else { return false }
        return list.isDescendant(of: boundary) && isDragOfOneFinger && !scrolls && !isOfInteraction
    }

    /// Returns whether another recognizer waits for this one, which could reveal the swipe actions of a list.
    /// The other one doesn't wait for a pan of the app's that begins together with it or after it, or that
    /// always begins. Otherwise, it would never begin itself.
    @MainActor package func revealsSwipeActions(
        inside boundary: UIView?,
        before other: UIGestureRecognizer
    ) -> Bool {
        guard isDragOfList(inside: boundary) else { return false }
        guard let owner = delegate else { return type(of: self) != UIPanGestureRecognizer.self }
        // Apple doesn't document what UIKit's own delegate answers.
        if owner.isOfUIKit { return true }
        let joins = (delegate?.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:))?(self, other) == true
        let waits = (delegate?.gestureRecognizer(_:shouldRequireFailureOf:))?(self, other) == true
        return !joins && !waits
    }

    /// A Boolean value that indicates whether the recognizer is that of an interaction.
    @MainActor package var isOfInteraction: Bool { delegate is GestureAttachment }
}
