import UIKit

// Changes of a card, and of its content.

extension CardPresentationController {
    /// What the content has changed while the card was placed.
    struct PlacingChanges {
        var isInvalid = false
        var isAnimated = false
    }

    /// Animates changes to this object.
    ///
    /// ```swift
    /// sheet.animateChanges { sheet.selectedDetentIndex = 1 }
    /// ```
    ///
    /// - Parameter changes: A closure that sets ``selectedDetentIndex`` or ``presentation``, or calls
    ///   ``invalidateDetents()``.
    public func animateChanges(_ changes: () -> Void) {
        let (collects, hadBackdrop) = (collectsChanges, backdrop.kind != .none)
        collectsChanges = true
        changes()
        collectsChanges = collects
        // Changes inside of others move the card together with them.
        guard !collects, !isMeasuring, phase == .presented else { return }
        guard changesWhilePlacing == nil else {
            if heldPosition == nil { changesWhilePlacing?.isAnimated = true }
            return
        }
        guard heldPosition == nil else { return settleHeldCard() }
        // Otherwise, a backdrop that comes would be there at once.
        if !hadBackdrop { UIView.performWithoutAnimation { backdrop.fade(to: 0) } }
        // The backdrop can change while the card stays.
        if isInPlace {
            UIView.animate(withDuration: Self.settlingDuration) { self.showVisibleFraction(1) }
        }
        settle(velocity: settling?.velocity ?? 0)
    }

    /// Lays out the card's content before the card moves. In the animation of the move, what views set when
    /// they load, and transitions that they begin, would be animated together with the card.
    func layOutContent() {
        let collects = collectsChanges
        collectsChanges = true
        defer { collectsChanges = collects }
        if cardView.window != nil { cardView.layoutIfNeeded() }
    }

    /// Measures the content again after a change of traits. Its size can depend on any of them, such as on
    /// the legibility weight, which makes text bold.
    func contentMayNeedOtherSize() {
        // The content has its new fonts, and can be measured, only in the next layout pass.
        fittingSizes = [:]
        containerView?.setNeedsLayout()
    }

    /// Recalculates the size of the card after a change of its content. The card changes its size
    /// immediately, or with an animation inside ``animateChanges(_:)``.
    public func invalidateDetents() {
        changesWhilePlacing?.isInvalid = true
        guard changesWhilePlacing == nil, !isMeasuring else { return }
        fittingSizes = [:]
        if !collectsChanges, isOnItsWay { return layOutContent() }
        guard phase == .presented, heldPosition != nil, !collectsChanges else { return placeAfterChange() }
        place()
    }

    /// Moves the card, and everything that changes along with it, to its current position. Inside an
    /// animation block, the change is animated.
    ///
    /// Content can invalidate its size whenever it's laid out, and measuring it marks it for layout. To avoid
    /// endless recursion, its changes take effect only after the card is placed, which then happens again,
    /// three times in all at most.
    func place() {
        changesWhilePlacing?.isInvalid = true
        guard changesWhilePlacing == nil else { return }
        for _ in 0..<3 {
            changesWhilePlacing = PlacingChanges()
            let placed = placeOnce()
            let changes = changesWhilePlacing ?? PlacingChanges()
            guard changes.isInvalid else { break }
            fittingSizes = [:]
            customLengths = [:]
            guard layout?.placement(at: selectedDetentIndex, heldPosition) != placed else {
                layOutContent()
                break
            }
            guard changes.isAnimated, settling == nil else { continue }
            changesWhilePlacing = nil
            return settle(velocity: 0)
        }
        changesWhilePlacing = nil
    }

    /// Measures the content again once the card is placed, because its traits have changed meanwhile.
    func measureContentAgain() { changesWhilePlacing?.isInvalid = true }

    func placeAfterChange() {
        changesWhilePlacing?.isInvalid = true
        guard !collectsChanges, changesWhilePlacing == nil, phase == .presented else { return }
        containerView?.setNeedsLayout()
        // A card that's on its way to where it still belongs goes on.
        guard heldPosition == nil, !isOnItsWay else { return }
        stopSettling()
        place()
    }

    /// Whether the card is on its way to where it belongs.
    private var isOnItsWay: Bool {
        guard settling != nil, let layout else { return false }
        return cardView.placedFrame.isClose(to: layout.frame(at: selectedDetentIndex))
    }

    func presentationDidChange() {
        fittingSizes = [:]
        customLengths = [:]
        guard containerView != nil else { return }
        keyboard?.updateTicker()
        applyAppearance(isFading: phase == .presenting || phase == .dismissing)
        placeAfterChange()
    }
}
