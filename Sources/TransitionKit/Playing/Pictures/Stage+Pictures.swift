import UIKit

// The pictures of the participants, and the curtain in front of everything while they're taken.

extension Stage {
    /// Takes the pictures. If they require screen updates, a curtain covers them.
    ///
    /// During a commit, there are no updates to wait for. A drawing already shows the content, but a snapshot
    /// shows it only at the end of the turn. If a transition starts during a commit, these pictures are taken
    /// in the next turn.
    func takePictures() {
        pictures = StagePictures(of: self)
        pictures.takeScreens()
        let needUpdates = pictures.needUpdates
        if needUpdates { lowerCurtain() }
        pictures.takeElements()
        guard needUpdates else { return }
        isIncomplete = poseDriver == nil && context.startsInLayout
        if isIncomplete {
            MainQueue.later { [weak self] in self?.complete() }
        } else {
            pictures.takeOthers { !isReleased }
        }
    }

    /// Takes the remaining pictures, or all of them if the size has changed.
    private func complete() {
        guard !isReleased else { return }
        isIncomplete = false
        if isOutdated { recast() } else { takeRemainingPictures() }
        guard !isReleased, playsWhenComplete else { return }
        // Nothing has been visible so far.
        poseDriver?.restart()
        alongside?.play(from: 0)
    }

    private func takeRemainingPictures() {
        UIView.performWithoutAnimation {
            // A screen that moves itself is captured at rest.
            if playsWhenComplete { poseDriver?.stopAnimations() }
            pictures.takeOthers { !isReleased }
            if isReleased { return restore() }
            pictures.hideScreens()
            raiseCurtain()
            fadeViewsThatStay(at: progress ?? 0)
            contentHashes = pictures.contentHashes()
        }
    }

    /// Returns whether a screen itself moves instead of its only picture, so that everything that happens in
    /// it can be seen. That's so for the screen that comes, and for the one that people hold.
    ///
    /// A screen that goes is captured, because its content doesn't matter anymore.
    private func isLive(_ side: TransitionSide) -> Bool {
        guard side == .incoming || side == heldSide, !isMaskedTwice(side) else { return false }
        let parts = choreography.participants.filter { $0.screen == side }
        return parts.count == 1 && parts[0].subject == .picture(of: side)
    }

    /// Returns whether poses would mask a screen that has a mask of its own. A view has only one mask, so a
    /// picture moves in place of the screen. It has the shape of the screen's mask, and the poses mask it.
    private func isMaskedTwice(_ side: TransitionSide) -> Bool {
        guard let view = views.screen(side), view.hasOwnMask, view.restingMask != nil else { return false }
        let poses = choreography.participants.filter { $0.screen == side }.flatMap(\.keyframes).map(\.pose)
        let effects = PoseEffects(of: poses)
        let isRound = effects.rounds || dragsFreely && side == heldSide
        return effects.clips || view.hasCornerConfiguration && isRound
    }

    /// Returns the side of the screen that moves itself as a participant, or `nil` if none does.
    func liveSide(of participant: Participant) -> TransitionSide? {
        switch participant.subject {
        case .screen(let side): isMaskedTwice(side) ? nil : side
        case .picture(let side): isLive(side) ? side : nil
        default: nil
        }
    }

    func lowerCurtain() {
        guard curtain == nil else { return }
        curtain = views.container.addCurtain(poseDriver == nil ? pictureOfOutgoing : nil)
    }

    /// A picture of the outgoing screen, if only this screen is visible in the container.
    private var pictureOfOutgoing: UIView? {
        guard !isOutgoingNew, let screen = views.screen(.outgoing), screen.fills(views.container)
        else { return nil }
        if let picture = pictures[.outgoing], picture.isTaken { return picture.view() }
        let picture = screen.snapshotView(afterScreenUpdates: false)
        picture?.frame = screen.frame
        picture?.takeColorInversion(of: screen)
        return picture
    }

    /// Reveals the first poses. The perspective is added only now, because it would move the curtain.
    func raiseCurtain() {
        if let matrix = choreography.sublayerTransform(in: views.container.bounds.size) {
            ledger.set(\.layer.sublayerTransform, of: views.container, to: matrix)
        }
        curtain = nil
    }

    /// How the participants keep in front of the other views in the container, if they're in perspective and
    /// there can be others: those of a presentation that leaves the screen behind it in place.
    var depthBias: DepthBias? {
        guard views.backdrop == nil, let eyeDistance = choreography.playableEyeDistance else { return nil }
        let eye = choreography.vanishingPoint(in: views.container.bounds)
        return DepthBias(eye: eye, eyeDistance: eyeDistance)
    }
}
