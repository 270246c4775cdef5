import UIKit

// The motion of the participants: with UIKit animations, or pose by pose.

extension Stage {
    /// Shows a progress of the choreography.
    private func show(_ progress: CGFloat) {
        for part in parts { part.performer.show(part.participant.pose(at: progress)) }
        companion?.goAlong(to: progress)
    }

    func addAnimations() {
        guard let animator, takesTime else { return }
        if isFree {
            poses = makePoses()
            return
        }
        if isTween {
            animator.addAnimations { [weak self] in self?.show(1) }
        } else {
            // A finger moves the transition linearly, at its own speed.
            let timing = context.isInteractive ? .linear : choreography.timing
            bakedTiming = timing
            addKeyframes(to: animator, along: timing)
        }
        animator.addCompletion { [weak self] _ in self?.whenOver() }
    }

    /// Adds keyframes that contain the timing and play at constant speed. The effect of an outer curve or
    /// spring on keyframes isn't documented.
    private func addKeyframes(to animator: UIViewPropertyAnimator, along timing: TimingCurve) {
        var course = Course(timing: timing, duration: duration, sight: Sight(choreography, in: scene))
        let ways = parts.map { (part: $0, steps: course.steps(of: $0.participant)) }
        let company = companion == nil ? [] : course.steps(along: max(scene.size.width, scene.size.height))
        // By default, keyframe animations ease in and out over their entire duration.
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        animator.addAnimations { [duration, companion] in
            UIView.animateKeyframes(
                withDuration: duration,
                delay: 0,
                options: [.calculationModeLinear, linear]
            ) {
                for (part, steps) in ways {
                    for step in steps {
                        step.add { part.performer.show(part.participant.keyframes.pose(at: step.stop)) }
                    }
                }
                for step in company { step.add { companion?.goAlong(to: step.progress) } }
            }
        }
    }
}

extension Step {
    /// Adds the step to the keyframe animation that's being described.
    @MainActor fileprivate func add(_ show: @escaping () -> Void) {
        UIView.addKeyframe(
            withRelativeStartTime: Double(start),
            relativeDuration: Double(end - start),
            animations: show
        )
    }
}

// MARK: - Following fingers

extension Stage {
    /// The side of the screen that fingers can take off its path: the one that arrives if the transition goes
    /// forward, and the one that leaves if it goes backward.
    var heldSide: TransitionSide { scene.direction == .forward ? .incoming : .outgoing }

    /// The opacity of the shadow of a screen that fingers have taken off its path.
    static let heldShadow: CGFloat = 0.3

    private func makePoses() -> PoseDriver {
        let frame = cast.restingFrame(heldSide)
        return PoseDriver(
            duration: duration,
            timing: choreography.timing,
            center: CGPoint(x: frame.midX, y: frame.midY),
            show: { [weak self] in self?.show($0) },
            whenOver: whenOver
        )
    }

    private func show(_ moment: PoseDriver.Moment) {
        UIView.performWithoutAnimation {
            for part in parts { part.performer.show(pose(of: part, at: moment)) }
            companion?.goAlong(to: moment.progress)
        }
        if let animator, animator.state == .active, !animator.isRunning {
            animator.fractionComplete = moment.progress.clampedBelowEnd
        }
    }

    private func pose(of part: Part, at moment: PoseDriver.Moment) -> Pose {
        guard isHeld(part.participant), let performer = part.performer as? Performer else {
            return part.participant.pose(at: moment.progress)
        }
        let pose = part.participant.pose(at: moment.flight)
        let isOffItsWay = moment.grip != Grip(center: moment.grip.center)
        guard isOffItsWay else { return pose }
        var grip = moment.grip.pose(about: performer.restingAnchor)
        if part.participant.screen == heldSide {
            // As soon as the screen has noticeably left the edges, it gets corners and a shadow.
            let distance = max(1 - grip.scaleX, hypot(moment.grip.offset.dx, moment.grip.offset.dy) / 400)
            let strength = min(distance / 0.1, 1)
            grip = grip.rounded(to: scene.cornerRadius * strength).shadowed(to: Self.heldShadow * strength)
        }
        return pose.followed(by: grip)
    }

    /// The translation of the center of the screen that fingers can hold, from its position at rest to its
    /// visible position, in points. It's `nil` if there's no such screen, or if it's in slices.
    var heldOffset: CGVector? {
        guard let moment = poses?.moment,
            let part = parts.first(where: {
                $0.participant.screen == heldSide && $0.participant.slice == nil
            })
        else { return nil }
        let (anchor, frame) = (part.participant.anchor.playable, cast.restingFrame(heldSide))
        let arm = CGPoint(x: (0.5 - anchor.x) * frame.width, y: (0.5 - anchor.y) * frame.height)
        let matrix = pose(of: part, at: moment).transform
        return CGVector(
            dx: arm.x * matrix.m11 + arm.y * matrix.m21 + matrix.m41 - arm.x,
            dy: arm.x * matrix.m12 + arm.y * matrix.m22 + matrix.m42 - arm.y
        )
    }

    /// Returns whether fingers move a participant: all parts of the screen that they hold, and the views that
    /// fly with it.
    private func isHeld(_ participant: Participant) -> Bool {
        if let screen = participant.screen { return screen == heldSide }
        guard let element = participant.subject.element else { return false }
        return element.side == heldSide || participant.follows != nil
    }
}
