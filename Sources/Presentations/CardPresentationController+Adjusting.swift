import UIKit

// Moving the card between its detents without dragging it.

extension CardPresentationController {
    /// Adds or removes the grabber.
    func updateGrabber() {
        let isAdjustable = presentation.followsFingers && presentation.detents.count > 1
        card.grabberDirection = isAdjustable ? layout?.outward : nil
        card.grabber.isBarVisible = presentation.prefersGrabberVisible
        card.grabber.spokenName = { [weak self] in self?.presentedViewController.title }
        card.grabber.spokenValue = { [weak self] in self?.spokenDetent }
        card.grabber.whenAdjusted = { [weak self] in self?.adjustDetent(by: $0) }
    }

    /// The part of the container that the card covers at its detent, as assistive technologies speak it.
    private var spokenDetent: String? {
        guard let layout else { return nil }
        let whole = layout.roomAlongEdge
        let part = whole > 0 ? layout.length(of: selectedDetent) / whole : 0
        return NumberFormatter.localizedString(from: NSNumber(value: Double(part)), number: .percent)
    }

    /// Moves the card to the next detent, on behalf of people.
    ///
    /// - Parameter step: 1 for a larger one, and -1 for a smaller one.
    private func adjustDetent(by step: Int) {
        guard isDraggable, heldPosition == nil, let layout else { return }
        let length = layout.length(of: selectedDetent)
        let others = layout.lengths.indices.filter {
            step > 0 ? layout.lengths[$0] > length + 0.5 : layout.lengths[$0] < length - 0.5
        }
        let next = others.min { abs(layout.lengths[$0] - length) < abs(layout.lengths[$1] - length) }
        guard let next else { return }
        animateChanges { selectedDetent = next }
        onDetentChange?(next)
    }

    /// Lets VoiceOver read the card aloud, if it's shown for a time and people don't move to it.
    func announce() {
        guard isTemporary, presentation.leavesRestReachable, UIAccessibility.isVoiceOverRunning else {
            return
        }
        let text = presentedViewController.view.spokenTexts().joined(separator: ", ")
        let announcement = text.isEmpty ? presentedViewController.title ?? "" : text
        if !announcement.isEmpty { UIAccessibility.post(notification: .announcement, argument: announcement) }
    }
}
