import UIKit

// Dragging the card.

extension CardPresentationController {
    /// The time over which the finger's last velocity is extrapolated, in seconds.
    private static let projectionTime: CGFloat = 0.15

    // MARK: Position

    /// Returns the visible position of the card for a position of the finger.
    func shownPosition(_ position: CGFloat, _ layout: CardLayout) -> CGFloat {
        if position > layout.longest {
            return layout.longest + bandBeyondLongest(layout).stretched(position - layout.longest)
        }
        let band = RubberBand(dimension: layout.roomAlongEdge)
        if position < layout.shortest, mayLeave == false {
            return layout.shortest - band.stretched(layout.shortest - position)
        }
        return position
    }

    /// Returns the rubber band beyond the longest detent. A card that has got shorter can be caught where
    /// there's no room, and still moves there.
    private func bandBeyondLongest(_ layout: CardLayout) -> RubberBand {
        RubberBand(dimension: max(layout.roomBeyondLongest, 3 * caughtDistance))
    }

    /// Returns the position of the finger for a visible position of the card.
    private func heldPosition(at shown: CGFloat, _ layout: CardLayout) -> CGFloat {
        if shown > layout.longest {
            return layout.longest + bandBeyondLongest(layout).unstretched(shown - layout.longest)
        }
        let band = RubberBand(dimension: layout.roomAlongEdge)
        if shown < layout.shortest, mayLeave == false {
            return layout.shortest - band.unstretched(layout.shortest - shown)
        }
        return shown
    }

    /// Returns whether a point in the container is on the card, at its visible position.
    package func isOnScreen(_ point: CGPoint) -> Bool {
        (cardView.layer.presentation() ?? cardView.layer).frame.contains(point)
    }

    /// Returns whether there's a card in flight at a point in the container: on its way to a detent, or in
    /// another animation that has its place elsewhere, such as that of the keyboard.
    func isInFlight(at point: CGPoint) -> Bool {
        guard phase == .presented, isOnScreen(point) else { return false }
        return settling != nil || !cardView.frame.contains(point)
    }

    // MARK: Holding

    /// Whether a finger is on the card.
    var isHeld: Bool { heldPosition != nil || drag?.isTouched == true }

    /// Whether a finger can move the card now.
    var isDraggable: Bool { followsFingers && phase == .presented }

    /// Whether a finger can move the card now, or after the transition that's in progress.
    var followsFingers: Bool { presentation.followsFingers && presentation.edge != nil && !isCovered }

    /// Whether another gesture dismisses the card by the same drag. It only gets touches of the content.
    var hasInteraction: Bool {
        drag?.isOutsideContent != true && isDraggedOut(by: presentedViewController.dismissingInteraction)
    }

    /// Returns whether an interaction dismisses the card by a drag toward its edge that begins anywhere.
    /// Otherwise, the card's own drag does.
    package func isDraggedOut(by interaction: InteractionController?) -> Bool {
        guard let interaction, let outward = layout?.outward else { return false }
        return interaction.goesBack(along: outward, in: containerView)
    }

    /// Whether the card has a longer detent.
    var canGrow: Bool {
        guard let layout else { return false }
        return (heldPosition ?? layout.length(of: selectedDetentIndex)) < layout.longest - 0.5
    }

    /// Whether the card has a longer detent to which scrolling moves it.
    var canGrowByScrolling: Bool { presentation.prefersScrollingExpandsWhenScrolledToEdge && canGrow }

    /// Whether the card has a shorter detent.
    var canShrink: Bool {
        guard let layout else { return false }
        return (heldPosition ?? layout.length(of: selectedDetentIndex)) > layout.shortest + 0.5
    }

    /// Holds the card where it is. A card in the center has no position that a finger could change.
    func hold() {
        guard phase == .presented, heldPosition == nil, presentation.edge != nil, let layout else { return }
        let isOnItsWay = settling != nil && backdrop.kind != .none
        stopSettling()
        let caught = layout.position(of: cardView.frame)
        caughtDistance = max(caught - layout.longest, 0)
        let position = heldPosition(at: caught, layout)
        heldPosition = position
        placedLayout = layout
        let due = layout.presence(at: caught) * dimming
        caughtDimming = (isOnItsWay ? backdrop.visibleStrength - due : 0, position)
        place()
    }

    /// Returns the strength of the backdrop for a visible fraction of the card. On its way to a detent, the
    /// card can pass others, while the dimming changes steadily. What it's ahead by when a finger catches the
    /// card, or behind, fades out as the card moves, so that nothing jumps.
    func strength(at presence: CGFloat, dimming: CGFloat) -> CGFloat {
        guard let heldPosition, presence > 0 else { return presence * dimming }
        let left = max(1 - abs(heldPosition - caughtDimming.at) / 60, 0)
        return (presence * dimming + caughtDimming.excess * left).unit(or: 1)
    }

    /// Stops the motion to a detent at the card's visible position.
    ///
    /// What's behind the card stops with it. Everything in it gets its final values first, because what the
    /// content sets just once, such as a content offset, would keep a value in between.
    func stopSettling() {
        guard let settling else { return }
        self.settling = nil
        cardView.showBackground(nil)
        let visible = (cardView.layer.presentation() ?? cardView.layer).frame
        let strength = backdrop.visibleStrength
        settling.animator.finish(at: .completed)
        guard phase == .presented else { return }
        UIView.performWithoutAnimation {
            cardView.place(in: visible)
            backdrop.fade(to: strength)
            stopScreenBehind()
            layOutContent()
            keepSafeArea()
            // Views that follow the card stop with it. The app can lay out the container, where the card
            // stays.
            let collects = collectsChanges
            collectsChanges = true
            reportFrame()
            collectsChanges = collects
        }
    }

    // MARK: Following the finger

    /// Moves the card by a distance of the finger, in points outward over the edge.
    func drag(by way: CGFloat) {
        fitHeldCard()
        guard phase == .presented, let held = heldPosition, let layout else { return }
        var position = held - way
        // A finger that brings a leaving card back doesn't dismiss it.
        if position < layout.shortest, way > 0, mayLeave == nil {
            // A card that's caught beyond its end may have been held back there already.
            let shown = shownPosition(held, layout)
            let answer = !hasInteraction && allowsDismissal()
            // When it's asked, the delegate can dismiss the card itself, or move it to the center.
            guard phase == .presented, heldPosition != nil else { return }
            mayLeave = answer
            position = heldPosition(at: shown, layout) - way
        }
        heldPosition = position
        place()
    }

    /// Stops the card where its content scrolls rather than moves it: at its longest detent, or if scrolling
    /// doesn't expand the card, at the selected one.
    ///
    /// - Parameter step: The distance of the finger, in points inward.
    /// - Returns: The distance that the finger has moved beyond this position, in points.
    func stopForScrolling(after step: CGFloat) -> CGFloat {
        guard let held = heldPosition, let layout else { return 0 }
        let expands = presentation.prefersScrollingExpandsWhenScrolledToEdge
        // A card that was caught beyond this length stays there.
        let most = max(expands ? layout.longest : layout.length(of: selectedDetentIndex), held - step)
        guard held > most else { return 0 }
        heldPosition = most
        place()
        return held - most
    }

    /// Called when a finger lifts that has moved the card a little while it tapped beside it.
    ///
    /// - Parameter velocity: The velocity, in points per second, outward over the edge.
    func releaseTap(velocity: CGFloat) {
        if endsEditingByTap() { letGo() } else { release(velocity: velocity, isThrow: true, isTap: true) }
    }

    /// Called when the finger lets go of the card.
    ///
    /// - Parameters:
    ///   - velocity: The velocity, in points per second, outward over the edge.
    ///   - isThrow: Whether the velocity counts for where the card goes.
    ///   - isTap: Whether the finger dismisses the card wherever it goes. The default is `false`.
    func release(velocity: CGFloat, isThrow: Bool, isTap: Bool = false) {
        loadContent()
        guard phase == .presented, let held = heldPosition, let layout else { return }
        let projected = held - (isThrow ? velocity.finite(or: 0) * Self.projectionTime : 0)
        let nearest = layout.nearestDetent(to: projected, preferring: selectedDetentIndex)
        let isOut = isTap || projected < layout.shortest / 2 && !hasInteraction
        if isOut {
            let answer = mayLeave ?? allowsDismissal()
            guard phase == .presented, !isLeaving, heldPosition != nil else { return }
            if answer { return leave(velocity: velocity) }
        }
        let before = selectedDetentIndex
        // Where the card resists, it's slower than the finger, so that its spring stays in the same room.
        let next = shownPosition(held - velocity.finite(or: 0) / 60, layout)
        let shownVelocity = (shownPosition(held, layout) - next) * 60
        (heldPosition, mayLeave) = (nil, nil)
        updateModality()
        settle(to: nearest, velocity: shownVelocity)
        if selectedDetentIndex != before { onDetentChange?(selectedDetentIndex) }
        if isOut { (delegate?.presentationControllerDidAttemptToDismiss(_:))?(self) }
    }

    /// Lays out the content of the held card. Otherwise, what views set when they load would be animated
    /// together with the card, and stop with it.
    private func loadContent() {
        if heldPosition != nil { cardView.layoutIfNeeded() }
        // The app may have set other detents, for which the card hasn't been placed yet.
        customLengths = [:]
        fitHeldCard()
    }

    /// Returns to the previous detent after the system has canceled the gesture.
    func letGo() {
        loadContent()
        // Content that's laid out can dismiss the card.
        guard phase == .presented, heldPosition != nil else { return }
        (heldPosition, mayLeave) = (nil, nil)
        updateModality()
        settle(velocity: 0)
    }

    /// Moves the card out over the edge.
    private func leave(velocity: CGFloat) {
        mayLeave = nil
        releaseSpeed = max(velocity.finite(or: 0), 0)
        performDismissal()
        awaitDismissal { [weak self] in
            guard let self else { return }
            releaseSpeed = 0
            letGo()
        }
    }
}

extension CardLayout {
    /// The length of the container along the axis of the card's edge.
    var roomAlongEdge: CGFloat { outward?.dx == 0 ? container.height : container.width }

    /// The distance that a finger can move the card beyond its longest detent: as far as the safe area at the
    /// other end, such as the status bar, or if the card is there already, half as far as the container's
    /// edge.
    fileprivate var roomBeyondLongest: CGFloat {
        guard let outward else { return 0 }
        let rest = max(roomAlongEdge - gap - longest, 0)
        let (start, end) =
            outward.dx == 0
            ? (max(safeArea.top, bars.top), max(safeArea.bottom, bars.bottom))
            : (safeArea.left, safeArea.right)
        let free = rest - (outward.dx + outward.dy > 0 ? start : end)
        return free > 1 ? free : rest / 2
    }

    /// Returns the detent with the closest length.
    ///
    /// - Parameter current: The detent to return if several have this length, such as above a keyboard that
    ///   leaves room for none of them.
    fileprivate func nearestDetent(to position: CGFloat, preferring current: Int) -> Int {
        let nearest = lengths.indices.min { abs(lengths[$0] - position) < abs(lengths[$1] - position) } ?? 0
        guard lengths.indices.contains(current) else { return nearest }
        return abs(lengths[nearest] - lengths[current]) < 0.5 ? current : nearest
    }
}

extension RubberBand {
    /// Returns the distance of the finger beyond the limit that moves the screen by a distance.
    fileprivate func unstretched(_ distance: CGFloat) -> CGFloat {
        guard dimension > 0, distance > 0 else { return 0 }
        let part = min(distance / dimension, 0.99)
        return (1 / (1 - part) - 1) * dimension / Self.stiffness
    }
}
