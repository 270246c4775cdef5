import UIKit

extension GestureInteraction {
    /// A gesture in progress.
    struct Drag {
        let attachment: GestureAttachment
        var last: CGFloat = 0
        /// Where the gesture took hold of the transition, or `nil` while the content scrolls first.
        var origin: DragOrigin?
        /// Whether the transition would finish if people let go.
        var wouldFinish = false
        /// The size of the window, or `nil` after it has changed, because the same place can then have other
        /// coordinates.
        var windowSize: CGSize?
    }

    /// The point at which a gesture took hold of the transition.
    struct DragOrigin {
        let sense: GestureSense
        /// The value of the gesture at which the progress was `startProgress`.
        var start: CGFloat
        var startProgress: CGFloat
    }

    /// The sense in which the running transition continues.
    var runningSense: GestureSense {
        if let begunPurpose { return begunPurpose.sense }
        guard let context = transitionContext else { return .away }
        let direction = TransitionDirection(context)
        let purposes = attachments.flatMap(\.purposes)
        if let purpose = purposes.first(where: { $0.direction == direction }) { return purpose.sense }
        if let purpose = purposes.first { return purpose.sense.opposite }
        return direction == .backward ? .away : .toward
    }

    /// Returns whether the speed of a gesture counts when people let go. Shortly after content has scrolled,
    /// it doesn't, because it's the speed of scrolling. A screen that has moved far can be thrown at any
    /// time.
    func countsSpeed(of attachment: GestureAttachment) -> Bool {
        attachment.content.isThrow || percentComplete >= 0.3
    }
}
