import UIKit

// The motion of the participants: by Core Animation, or pose by pose.

extension Stage {
    /// Adds the animations of all participants, and shows the end below them. As long as pictures still have
    /// to be taken, the beginning stays visible without animations.
    func animate(with animations: LayerAnimations) {
        var sampler = PoseSampler(timing: choreography.timing, duration: duration)
        UIView.performWithoutAnimation {
            withContainersTraits {
                for performer in performers {
                    let participant = performer.participant
                    guard !isIncomplete else {
                        performer.show(participant.pose(at: 0))
                        continue
                    }
                    let (isUpright, radius) = (performer.isUpright, performer.leastRadius)
                    let isBent = participant.bends(above: radius, in: performer.baseSize)
                    if let samples = sampler.samples(of: participant, isUpright: isUpright, isBent: isBent) {
                        for track in performer.tracks(through: samples.poses) {
                            animations.add(track, samples)
                        }
                    }
                    performer.show(participant.pose(at: 1))
                }
            }
            animateCompanion(with: animations, sampler)
        }
    }

    private func animateCompanion(with animations: LayerAnimations, _ sampler: PoseSampler) {
        guard let companion else { return }
        companion.moveAlongside(to: isIncomplete ? 0 : 1)
        for track in isIncomplete ? [] : companion.tracks(through: sampler.steps) {
            animations.add(track, PoseSamples(poses: [], functions: sampler.functions))
        }
    }

    // MARK: Following fingers

    /// The side of the screen that fingers can take off its path: the one that arrives if the transition goes
    /// forward, and the one that leaves if it goes backward.
    var heldSide: TransitionSide { scene.direction == .forward ? .incoming : .outgoing }

    /// The center at rest of the screen that fingers can hold.
    var centerOfHeldScreen: CGPoint { views.restingFrame(heldSide).center }

    /// The opacity of the shadow of a screen that fingers have taken off its path. A screen that's
    /// see-through or masked has no shadow, because the shadow would be visible through the screen or beside
    /// its mask.
    var heldShadow: CGFloat {
        views.screen(heldSide)?.restingMask != nil || scene.seeThroughScreens.contains(heldSide) ? 0 : 0.3
    }

    /// Shows a moment of the transition.
    func show(_ moment: PoseDriver.Moment) {
        UIView.performWithoutAnimation {
            withContainersTraits {
                for performer in performers { performer.show(pose(of: performer, at: moment)) }
            }
            companion?.moveAlongside(to: moment.progress)
            companion?.didMove(to: moment.progress)
        }
        for safeArea in safeAreas { safeArea.keep() }
        if poseDriver?.isDriven == true { alongside?.show(moment.progress) }
    }

    private func pose(of performer: Performer, at moment: PoseDriver.Moment) -> Pose {
        let participant = performer.participant
        guard isHeld(participant) else {
            let pose = participant.playedPose(at: moment.progress)
            let side = participant.subject.element?.side ?? participant.owner
            let isOnOther = side == heldSide.opposite && participant.slice == nil
            return isOnOther ? pose.translated(by: translationToRest(at: moment)) : pose
        }
        var pose = participant.playedPose(at: moment.heldProgress)
        guard moment.isOffItsWay else { return pose }
        var drag = moment.drag.pose(about: performer.restingAnchor)
        let radius = heldRadius(of: participant) * moment.drag.strength
        let isScreen = participant.screen == heldSide
        if participant.owner == heldSide { drag = drag.rounded(to: radius) }
        // What flies with the screen can be clipped, so its clip becomes round, too.
        if !isScreen {
            let scale = max(abs(pose.scaleX), Pose.smallestScale)
            pose.clip.cornerRadius = max(pose.clip.cornerRadius, radius / scale)
        }
        // A shadow is a rounded rectangle, which wouldn't fit a nearly circular clip.
        let isCircular = pose.clip.cornerRadius > views.restingFrame(heldSide).width / 4
        if isScreen, participant.clipShape == .rectangle, !isCircular {
            drag = drag.shadowed(to: heldShadow * moment.drag.strength)
        }
        return pose.concatenating(drag)
    }

    /// Returns the radius of the corners that fingers give a participant of the held screen, in points. A
    /// view in a corner of that screen would otherwise stick out beyond the screen's round corner. All four
    /// corners of the view become round, so those of a bar do only a little. A view with a shadow has no
    /// radius, because a mask would cut off the shadow.
    func heldRadius(of participant: Participant) -> CGFloat {
        if participant.owner == heldSide { return scene.cornerRadius }
        guard let element = participant.subject.element.flatMap({ scene.elements[$0.id] }),
            let place = heldSide == .incoming ? element.incoming : element.outgoing,
            max(element.incoming?.shadowOpacity ?? 0, element.outgoing?.shadowOpacity ?? 0) == 0
        else { return 0 }
        let (frame, inside) = (place.extent, views.restingFrame(heldSide).insetBy(dx: 1, dy: 1))
        let isBeside = frame.minX < inside.minX || frame.maxX > inside.maxX
        let isInCorner = isBeside && (frame.minY < inside.minY || frame.maxY > inside.maxY)
        return isInCorner ? min(scene.cornerRadius, frame.height / 6) : 0
    }

    /// Returns the performer of a screen as a whole, if there's one.
    private func wholeScreen(_ side: TransitionSide) -> Performer? {
        performers.first { $0.participant.screen == side && $0.participant.slice == nil }
    }

    /// The translation that takes the other screen to its position, where it fills the space beside the
    /// screen that fingers have taken off its path.
    private func translationToRest(at moment: PoseDriver.Moment) -> CGVector {
        guard moment.isOffItsWay, let other = wholeScreen(heldSide.opposite)?.participant,
            !other.keyframes.contains(where: \.pose.rotation.isPlayable)
        else { return .zero }
        let pose = other.playedPose(at: moment.progress)
        // At rest, the dragged screen covers the other one, unless one can see through it.
        let isCovered = startsWithDrag && !scene.seeThroughScreens.contains(heldSide)
        let strength = isCovered ? 1 : moment.drag.strength
        return CGVector(dx: -pose.x * strength, dy: -pose.y * strength)
    }

    /// The translation of the center of the screen that fingers can hold, from its position at rest to its
    /// visible position, in points. It's `nil` if there's no such screen, or if it's in slices.
    var heldOffset: CGVector? {
        guard let moment = poseDriver?.moment, let part = wholeScreen(heldSide) else { return nil }
        let (anchor, frame) = (part.participant.anchor.playable, views.restingFrame(heldSide))
        let arm = CGPoint(x: (0.5 - anchor.x) * frame.width, y: (0.5 - anchor.y) * frame.height)
        let matrix = pose(of: part, at: moment).transform
        let turned = matrix.applied(to: SIMD3(arm.x, arm.y, 0))
        return CGVector(
            dx: CGFloat(turned.x) + matrix.m41 - arm.x,
            dy: CGFloat(turned.y) + matrix.m42 - arm.y
        )
    }

    /// Returns whether fingers move a participant: all parts of the screen that they hold, its decorations,
    /// its blurred picture, and the views that fly with it.
    func isHeld(_ participant: Participant) -> Bool {
        if let owner = participant.owner { return owner == heldSide }
        guard let (id, side) = participant.subject.element else { return false }
        if side == heldSide { return true }
        // What's in front of the flying views on the other screen stays with that screen.
        return participant.followedElement != nil && scene.foreground[side]?.contains(id) != true
    }
}
