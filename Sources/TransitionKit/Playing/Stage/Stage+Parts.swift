import UIKit

// The performers of a choreography's participants.

extension Stage {
    /// Returns the performer of a participant. It uses the view itself, or a helper view in front of the
    /// previous one. Returns `nil` if there's nothing to show.
    func performer(of participant: Participant, in order: SubviewOrder) -> Performer? {
        let view: UIView?
        switch participant.subject {
        case .backdrop:
            return views.backdrop.map { Performer($0, participant, on: self, in: order) }
        case .blurredBackdrop(let side):
            blur(pictures[side])
            return nil
        case .screen(let side), .picture(let side):
            let isLive = liveSide(of: participant) != nil
            // Without a picture, the screen itself is used.
            view = (isLive ? nil : add(ScreenPicture.Cut(), of: side, in: order)) ?? views.screen(side)
        case .slice(let rect, let side, let rotation):
            // Without a picture, there's nothing to cut. The screen stays whole and in its place.
            guard let rect = rect.usable, !rect.isEmpty else { return nil }
            var cut = ScreenPicture.Cut(slice: rect, rotation: rotation.finite(or: 0))
            cut.scrolls = PoseEffects(of: participant.keyframes.map(\.pose)).scrolls
            cut.blur = participant.motionBlur
            view = add(cut, of: side, in: order)
        case .element:
            view = add(pictures[element: participant.subject]?.view, in: order)
        case .decoration(let decoration):
            view = add(decoration.view(in: views.container.bounds.size), in: order)
        case .blurredPicture(let side):
            view = add(blurred(pictures[side], at: views.restingFrame(side)), in: order)
        case .surface(let id, let side):
            guard pictures[element: .element(id, on: side)] != nil else { return nil }
            view = add(elements.surface(for: participant.subject), in: order)
        }
        guard let view else { return nil }
        order.top = view
        return Performer(view, participant, on: self, in: order)
    }

    /// Returns a follower that moves a picture along with its named view, or `nil` for a screen's own view.
    ///
    /// - Parameter guides: The views that screens follow, with the sides of these screens. A screen leaves or
    ///   reaches its place at rest, and what's on it goes along.
    func follower(of performer: Performer, guides: [TransitionElementID: TransitionSide]) -> ElementFollower?
    {
        guard let id = performer.participant.followedElement else { return nil }
        if case .screen = performer.participant.subject { return nil }
        var marks = elements.marks(of: id)
        let owner = performer.participant.accompaniedScreen
        // What belongs to a screen is at rest along with it, wherever the view is on it.
        if let owner, guides[id] == nil { marks[owner] = nil }
        // A backdrop is the container itself.
        if marks.isEmpty || performer.participant.subject == .backdrop { return nil }
        return ElementFollower(performer: performer, id: id, marks: marks, guided: guides[id] ?? owner)
    }

    /// Puts the screens in one plane with the views that the transition adds. If the app has moved a screen
    /// forward, it would be in front of those views, whatever the order of the subviews.
    func flattenScreens() {
        let screens = TransitionSide.allCases.compactMap { views.screen($0) }
        for screen in screens where screen.layer.zPosition != 0 && screen.restingValues == nil {
            // If another transition moves the screen, it has done so, and can have moved the anchor.
            ledger.set(\.layer.zPosition, of: screen, to: 0)
        }
    }

    /// Shows a blurred picture behind everything.
    private func blur(_ picture: ScreenPicture?) {
        guard let picture, let backdrop = views.backdrop else { return }
        ledger.record(\.layer.contents, of: backdrop)
        picture.whenBlurred { backdrop.layer.contents = $0 }
    }

    /// Returns a view that shows a blurred picture as soon as it's taken.
    private func blurred(_ picture: ScreenPicture?, at frame: CGRect) -> UIView? {
        guard let picture else { return nil }
        let view = UIView.inert(frame: frame)
        view.takeColorInversion(of: picture.screen)
        picture.whenBlurred { view.layer.contents = $0 }
        return view
    }

    /// Adds a picture of a part of a screen at its position.
    private func add(_ cut: ScreenPicture.Cut, of side: TransitionSide, in order: SubviewOrder) -> UIView? {
        guard let picture = pictures[side], let container = picture.screen.superview else { return nil }
        if order.top?.superview !== container { order.top = picture.screen }
        return add(picture.view(of: cut), to: container, in: order)
    }

    private func add(_ view: UIView?, to container: UIView? = nil, in order: SubviewOrder) -> UIView? {
        guard let view else { return nil }
        order.put(view, in: container ?? views.container)
        ledger.onRestore { view.removeFromSuperview() }
        return view
    }
}
