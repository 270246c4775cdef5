import TransitionKit
import UIKit

// Moving the card between its detents without dragging it.

extension CardPresentationController {
    /// Adds or removes the grabber.
    func updateGrabber() {
        let isAdjustable = presentation.detents.count > 1
        let hasGrabber = presentation.followsFingers && (isAdjustable || presentation.prefersGrabberVisible)
        cardView.grabberDirection = hasGrabber ? layout?.outward : nil
        cardView.grabber.isAccessibilityElement = isAdjustable
        cardView.grabber.isBarVisible = presentation.prefersGrabberVisible
        cardView.grabber.spokenName = { [weak self] in self?.spokenName }
        cardView.grabber.spokenValue = { [weak self] in self?.spokenDetent }
        cardView.grabber.whenAdjusted = { [weak self] in self?.adjustDetent(by: $0) }
        cardView.grabber.whenTapped = { [weak self] in self?.tapGrabber() }
    }

    /// The name of the card, as assistive technologies speak it: its title, or the first text in it.
    private var spokenName: String? {
        presentedViewController.spokenTitle
            ?? presentedViewController.viewIfLoaded?.spokenTexts(atMost: 1).first
    }

    /// The part of the container that the card covers at its detent, as assistive technologies speak it.
    private var spokenDetent: String? {
        guard let layout else { return nil }
        let whole = layout.roomAlongEdge
        let part = whole > 0 ? layout.length(of: selectedDetentIndex) / whole : 0
        return NumberFormatter.localizedString(from: NSNumber(value: Double(part)), number: .percent)
    }

    /// Moves the card to the next detent, on behalf of people.
    ///
    /// - Parameter step: 1 for a larger one, and -1 for a smaller one.
    private func adjustDetent(by step: Int) {
        guard isDraggable, heldPosition == nil, let next = detents(inStep: step).first else { return }
        moveToDetent(next)
    }

    /// Moves the card to the next larger detent, or from the largest one to the smallest. A card with a
    /// single size is dismissed.
    private func tapGrabber() {
        guard isDraggable, heldPosition == nil else { return }
        guard presentation.detents.count > 1 else {
            _ = dismissByUser()
            return
        }
        if let next = detents(inStep: 1).first ?? detents(inStep: -1).last { moveToDetent(next) }
    }

    /// Returns the detents that are larger or smaller than the selected one, beginning with the nearest.
    ///
    /// - Parameter step: 1 for larger ones, and -1 for smaller ones.
    private func detents(inStep step: Int) -> [Int] {
        guard let layout else { return [] }
        let length = layout.length(of: selectedDetentIndex)
        let ways = layout.lengths.map { ($0 - length) * CGFloat(step) }
        return ways.indices.filter { ways[$0] > 0.5 }.sorted { ways[$0] < ways[$1] }
    }

    /// Moves a card that dims the screen behind it to its largest undimmed detent, if there's one.
    func uncoverScreenBehind() {
        guard isDraggable, !isLeaving, dimming > 0, let detent = presentation.largestUndimmedDetentIndex,
            detent >= 0
        else { return }
        moveToDetent(detent)
    }

    /// Moves the card to a detent, on behalf of people.
    private func moveToDetent(_ detent: Int) {
        animateChanges { selectedDetentIndex = detent }
        // The index of the detent at which the screen behind isn't covered can be out of range.
        onDetentChange?(selectedDetentIndex)
    }

    /// Lets VoiceOver read a toast aloud, also one that stays, if people don't move to it.
    func announce() {
        guard isToast, presentation.leavesRestReachable, UIAccessibility.isVoiceOverRunning else { return }
        let text = presentedViewController.view.spokenTexts().joined(separator: ", ")
        let announcement = text.isEmpty ? presentedViewController.spokenTitle ?? "" : text
        if !announcement.isEmpty { UIAccessibility.post(notification: .announcement, argument: announcement) }
    }
}

extension UIViewController {
    /// The title of the controller, or if it has none, that of the screen that it shows.
    fileprivate var spokenTitle: String? {
        if let title, !title.isEmpty { return title }
        guard let child = shownChild else { return nil }
        if let title = child.spokenTitle { return title }
        // Only in a stack, because asking for an item creates it.
        guard self is UINavigationController, let name = child.navigationItem.title, !name.isEmpty
        else { return nil }
        return name
    }
}
