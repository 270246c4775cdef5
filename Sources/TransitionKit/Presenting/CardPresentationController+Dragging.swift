import UIKit

// What a finger does with the card.

extension CardPresentationController {
    /// The length of a way to rest that counts, in seconds; springs arrive softly, which takes half as long again.
    private static let settlingDuration: TimeInterval = 0.35
    /// For how long the finger's last speed is counted on, in seconds.
    private static let projectionTime: CGFloat = 0.15

    // MARK: Where it is

    /// Where the card is seen for a position that the finger asks for.
    func shownPosition(_ position: CGFloat, _ layout: CardLayout) -> CGFloat {
        let band = RubberBand(dimension: layout.roomAlongEdge)
        if position > layout.longest { return layout.longest + band.stretched(position - layout.longest) }
        if position < layout.shortest, mayLeave == false {
            return layout.shortest - band.stretched(layout.shortest - position)
        }
        return position
    }

    /// The position that the finger asks for where the card is seen.
    private func heldPosition(at shown: CGFloat, _ layout: CardLayout) -> CGFloat {
        let band = RubberBand(dimension: layout.roomAlongEdge)
        if shown > layout.longest { return layout.longest + band.unstretched(shown - layout.longest) }
        if shown < layout.shortest, mayLeave == false {
            return layout.shortest - band.unstretched(layout.shortest - shown)
        }
        return shown
    }

    /// Whether a point in the container is on the card, as it is seen.
    func isOnCard(_ point: CGPoint) -> Bool {
        (card.layer.presentation() ?? card.layer).frame.contains(point)
    }

    /// Whether a card in flight is at a point in the container.
    func isSettling(at point: CGPoint) -> Bool { settling != nil && isOnCard(point) }

    // MARK: Taking hold

    /// Whether a finger may move the card now.
    var isDraggable: Bool {
        presentation.isDraggable && presentation.edge != nil && phase == .presented
            && presentedViewController.presentedViewController == nil
    }

    /// Whether another gesture dismisses the card.
    var hasInteraction: Bool {
        presentedViewController.dismissingInteraction != nil
    }

    /// Whether the card has a longer detent to go to.
    var canGrow: Bool {
        guard let layout else { return false }
        return (heldPosition ?? layout.length(of: selectedDetent)) < layout.longest - 0.5
    }

    /// Whether the card has a shorter detent to go to.
    var canShrink: Bool {
        guard let layout else { return false }
        return (heldPosition ?? layout.length(of: selectedDetent)) > layout.shortest + 0.5
    }

    /// Holds the card where it is.
    func hold() {
        guard phase == .presented, heldPosition == nil, let layout else { return }
        stopSettling()
        heldPosition = heldPosition(at: layout.position(of: card.frame), layout)
        place()
    }

    /// Ends the way to a detent where the card is.
    func stopSettling() {
        guard let settling else { return }
        self.settling = nil
        settling.stopAnimation(true)
    }

    // MARK: Following

    /// Moves the card by the way of a finger, in points outward over the edge.
    func drag(by way: CGFloat) {
        guard phase == .presented, let held = heldPosition, let layout else { return }
        let position = held - way
        if position < layout.shortest, mayLeave == nil {
            mayLeave = !hasInteraction && asksToDismiss()
        }
        heldPosition = position
        place()
    }

    /// Moves the card to its longest detent.
    ///
    /// - Returns: how far the finger has asked for more, in points.
    func stopAtLongest() -> CGFloat {
        guard let held = heldPosition, let layout, held > layout.longest else { return 0 }
        heldPosition = layout.longest
        place()
        return held - layout.longest
    }

    /// The finger leaves the card.
    ///
    /// - Parameter velocity: in points a second, outward over the edge.
    func release(velocity: CGFloat) {
        guard phase == .presented, let held = heldPosition, let layout else { return }
        let projected = held - velocity.finite(or: 0) * Self.projectionTime
        let nearest = layout.nearestDetent(to: projected)
        let isOut = projected < layout.shortest / 2 && !hasInteraction
        if isOut, mayLeave ?? asksToDismiss() { return leave(velocity: velocity) }
        let before = selectedDetent
        heldPosition = nil
        mayLeave = nil
        settle(to: nearest, velocity: velocity)
        if selectedDetent != before { onDetentChange?(selectedDetent) }
        if isOut { delegate?.tellDidAttemptToDismiss(self) }
    }

    /// Goes back to where it came from, after a gesture that was taken away.
    func letGo() {
        guard heldPosition != nil else { return }
        heldPosition = nil
        mayLeave = nil
        settle(velocity: 0)
    }

    /// Goes on out over the edge.
    private func leave(velocity: CGFloat) {
        mayLeave = nil
        releaseSpeed = max(velocity.finite(or: 0), 0)
        performDismissal()
        // UIKit might have refused, or the app might be presenting something at this moment.
        MainQueue.later { [weak self] in
            guard let self, phase == .presented, !presentedViewController.isBeingDismissed else { return }
            (isDismissedByUser, releaseSpeed) = (false, 0)
            letGo()
        }
    }

    // MARK: Coming to rest

    /// Goes to a detent on a spring.
    ///
    /// - Parameters:
    ///   - detent: the one that is selected by default.
    ///   - velocity: in points a second, outward over the edge.
    func settle(to detent: Int? = nil, velocity: CGFloat) {
        guard let layout else { return }
        stopSettling()
        if let detent { select(detent) }
        let (from, to) = (
            layout.position(of: card.frame), layout.position(of: layout.frame(at: selectedDetent))
        )
        let distance = to - from
        guard !card.frame.isClose(to: layout.frame(at: selectedDetent)) else { return place() }
        let way = Settling(
            from: 0,
            to: .completed,
            velocity: abs(distance) > 0.5 ? -velocity.finite(or: 0) / distance : 0,
            duration: UIAccessibility.isReduceMotionEnabled ? 0.1 : Self.settlingDuration,
            speed: 1
        )
        let spring = UISpringTimingParameters(
            dampingRatio: 1,
            initialVelocity: CGVector(dx: way.velocity, dy: way.velocity)
        )
        let animator = UIViewPropertyAnimator(duration: way.duration, timingParameters: spring)
        animator.addAnimations { [weak self] in self?.place() }
        animator.addCompletion { [weak self, weak animator] _ in
            guard let self, settling === animator else { return }
            settling = nil
            place()
        }
        settling = animator
        animator.startAnimation()
    }
}

extension CardLayout {
    /// The length of the container along the axis of the card's edge.
    fileprivate var roomAlongEdge: CGFloat { outward?.dx == 0 ? container.height : container.width }

    /// The detent whose length is nearest.
    fileprivate func nearestDetent(to position: CGFloat) -> Int {
        lengths.indices.min { abs(lengths[$0] - position) < abs(lengths[$1] - position) } ?? 0
    }
}
