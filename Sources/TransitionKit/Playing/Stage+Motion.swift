import UIKit

// How the parts move: by an animation of UIKit's, or pose by pose.

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
            // Under a finger progress is even; the pace is the finger's.
            let timing = context.isInteractive ? .linear : choreography.timing
            bakedTiming = timing
            addKeyframes(to: animator, along: timing)
        }
        animator.addCompletion { [weak self] _ in self?.whenOver() }
    }

    /// Bakes the timing into keyframes at constant speed: what an outer curve or spring does to keyframes is not
    /// documented.
    private func addKeyframes(to animator: UIViewPropertyAnimator, along timing: TimingCurve) {
        var course = Course(timing: timing, duration: duration, sight: Sight(choreography, in: scene))
        let ways = parts.map { (part: $0, steps: course.steps(of: $0.participant)) }
        let company = companion == nil ? [] : course.steps(along: max(scene.size.width, scene.size.height))
        // Keyframe animations ease in and out over their whole length unless they are told not to.
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        animator.addAnimations { [duration, companion] in
            UIView.animateKeyframes(
                withDuration: duration,
                delay: 0,
                options: [.calculationModeLinear, linear]
            ) {
                for (part, steps) in ways {
                    for step in steps {
                        step.add { part.performer.show(part.participant.pose(at: step.progress)) }
                    }
                }
                for step in company { step.add { companion?.goAlong(to: step.progress) } }
            }
        }
    }
}

extension Step {
    /// Adds it to the keyframe animation that is being described.
    @MainActor fileprivate func add(_ show: @escaping () -> Void) {
        UIView.addKeyframe(
            withRelativeStartTime: Double(start),
            relativeDuration: Double(end - start),
            animations: show
        )
    }
}

// MARK: - Under fingers

extension Stage {
    /// The side whose screen fingers may take off its way: the one that is further on.
    var heldSide: TransitionSide { scene.direction == .forward ? .incoming : .outgoing }

    /// How opaque the shadow of a screen is that fingers have taken off its way.
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
            // Taken away from the edges, it gets corners and a shadow, as soon as that can be told.
            let distance = max(1 - grip.scaleX, hypot(moment.grip.offset.dx, moment.grip.offset.dy) / 400)
            let strength = min(distance / 0.1, 1)
            grip = grip.rounded(to: scene.cornerRadius * strength).shadowed(to: Self.heldShadow * strength)
        }
        return pose.followed(by: grip)
    }

    /// Whether fingers take a participant along: all of the screen that they hold, and what flies with it.
    private func isHeld(_ participant: Participant) -> Bool {
        if let screen = participant.screen { return screen == heldSide }
        guard let element = participant.subject.element else { return false }
        return element.side == heldSide || participant.follows != nil
    }
}
