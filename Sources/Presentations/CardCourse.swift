import UIKit

/// What doesn't change while a transition moves a card, whatever the app, a keyboard, or the content changes
/// meanwhile: if the app selects another detent, for example, the card moves there only afterward.
struct CardCourse {
    /// The size of the container. If it gets another one, the card belongs to its detent there.
    let size: CGSize
    /// The frame at rest of a card that arrives, or at the detent of one that leaves.
    let frame: CGRect
    /// The visible fraction of the card at the beginning and the end, from 0 to 1.
    let fraction: (start: CGFloat, goal: CGFloat)
    /// The effect on the screen behind the card where it arrives, or where it leaves from.
    let effect: ScreenEffect
}

extension CardPresentationController {
    /// What doesn't change while a transition moves the card, unless the container has another size by now.
    var currentCourse: CardCourse? {
        guard let course, course.size == containerView?.bounds.size else { return nil }
        return course
    }

    func makeCourse() -> CardCourse? {
        guard let containerView, let layout else { return nil }
        let isArriving = phase == .presenting
        let (presence, effect) = effectAtPlace(in: layout)
        return CardCourse(
            size: containerView.bounds.size,
            frame: isArriving ? cardView.placedFrame : layout.frame(at: selectedDetentIndex),
            fraction: (start: isArriving ? 0 : presence, goal: isArriving ? 1 : 0),
            effect: effect
        )
    }

    /// Returns the effect on the screen behind the card where the card is, or while a transition moves it,
    /// where it arrives or leaves from. A finger can hold the card between its detents, or beyond them.
    ///
    /// - Parameter dimming: The part of the backdrop that's visible at the card's position, if it's known.
    func screenEffect(_ dimming: CGFloat? = nil) -> ScreenEffect {
        if let currentCourse { return currentCourse.effect }
        guard let layout else { return ScreenEffect() }
        let held = heldPosition.map { shownPosition($0, layout) }
        let position = held ?? layout.length(of: selectedDetentIndex)
        return screenEffect(at: position, layout, dimming: dimming ?? self.dimming)
    }

    private func screenEffect(
        at position: CGFloat,
        _ layout: CardLayout,
        dimming: CGFloat
    ) -> ScreenEffect {
        guard original.presenterEffect == .pushed, let outward = layout.outward else {
            return ScreenEffect(dimming: dimming)
        }
        // The card begins to push the screen once it covers as much of it as the radius of its corners.
        let length = max(position, layout.shortest)
        let push = layout.push(at: length)
        return ScreenEffect(
            dimming: dimming,
            way: CGVector(dx: -outward.dx * push, dy: -outward.dy * push),
            lead: push > 0 ? (length + layout.gap) / push : 1
        )
    }

    /// Returns the visible fraction of the card where it's placed, and its effect on the screen behind it
    /// there. It can have stopped on its way to a detent.
    func effectAtPlace(in layout: CardLayout) -> (presence: CGFloat, effect: ScreenEffect) {
        let position = layout.position(of: cardView.placedFrame)
        let presence = layout.presence(at: position)
        let dimming = dimmingAtPlace(position, presence, layout)
        return (presence, screenEffect(at: position, layout, dimming: dimming))
    }

    /// Returns the dimming where the card is placed. If it has stopped on its way, that's what the backdrop
    /// shows, because the card can have passed a detent where it would be another one at rest.
    private func dimmingAtPlace(_ position: CGFloat, _ presence: CGFloat, _ layout: CardLayout) -> CGFloat {
        if cardView.placedFrame.isClose(to: layout.frame(at: selectedDetentIndex)) { return dimming }
        guard phase != .presenting, backdrop.kind != .none, presence > 0 else {
            return dimming(at: position)
        }
        return backdrop.visibleStrength / presence
    }
}

extension CardLayout {
    /// Returns the distance by which a card at a position pushes the screen behind it: its length, less the
    /// radius of its round corners, around which what's behind both would show. A card away from its edge
    /// doesn't push the screen, because what's behind would show around it, too.
    fileprivate func push(at position: CGFloat) -> CGFloat {
        guard isAtEdge else { return 0 }
        let frame = frame(at: min(max(position, shortest), longest))
        let radius = min(presentation.corners.radius, frame.width / 2, frame.height / 2)
        return max(position + gap - (roundCorners(of: frame).isEmpty ? 0 : radius), 0)
    }
}
