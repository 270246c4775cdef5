import UIKit

/// Plays a choreography on the views of one transition.
///
/// It installs the incoming view, readies both screens, plays their parts with one property animator and leaves
/// everything as it found it. A screen that the context does not hand out is never touched; only a view that it
/// names is hidden while the view's picture flies.
@MainActor final class Stage {
    let animator: UIViewPropertyAnimator
    private let choreography: Choreography
    private let ledger = Ledger()
    /// Held until the transition ends; the identity outlives it.
    private var context: (any UIViewControllerContextTransitioning)?
    private weak var identity: AnyObject?
    private var performers: [(Performer, Participant)] = []

    /// Readies the views; nothing has moved on the screen yet except to the first poses.
    ///
    /// - Parameters:
    ///   - timing: replaces the choreography's timing.
    ///   - targets: the views that the animator goes by.
    ///   - describe: is asked once both screens are in their places, and told the views they name.
    init(
        duration: TimeInterval,
        timing: (any UITimingCurveProvider)?,
        targets: [TransitionTarget],
        context: any UIViewControllerContextTransitioning,
        describe: ([TransitionElementID: TransitionElement]) -> Choreography
    ) {
        self.context = context
        identity = context
        let ledger = ledger
        UIView.performWithoutAnimation { Self.install(in: context, noting: ledger) }
        let elements = ElementViews(context, targets: targets)
        choreography = describe(elements.elements)
        let isTween = choreography.participants.allSatisfy(\.isTween)
        let provider = timing ?? choreography.timing.provider
        animator = UIViewPropertyAnimator(
            duration: duration,
            timingParameters: isTween ? provider : TimingCurve.linear.provider
        )
        setUp(in: context, with: elements)
        guard context.isAnimated, duration > 0 else { return }
        if isTween {
            addTweens()
        } else {
            // Under a finger progress is even; the pace is the finger's.
            let pace = timing.flatMap(TimingCurve.init) ?? choreography.timing
            addKeyframes(along: context.isInteractive ? .linear : pace, duration: duration)
        }
        // Strong on purpose: a running transition must end even if nobody else holds on to it.
        animator.addCompletion { [self] _ in finish() }
    }

    /// Starts, or for a transition without animation goes straight to its end.
    func start() {
        guard let context else { return }
        if context.isAnimated, animator.duration > 0 {
            animator.startAnimation()
        } else {
            finish()
        }
    }

    /// Whether this is the stage of a context, also when the transition is over.
    func belongs(to context: any UIViewControllerContextTransitioning) -> Bool { identity === context }

    /// Whether the transition has ended.
    var isOver: Bool { context == nil }

    // MARK: Setting up

    private func setUp(
        in context: any UIViewControllerContextTransitioning,
        with elements: ElementViews
    ) {
        let container = context.containerView
        let outgoing = context.view(forKey: .from)
        let incoming = context.view(forKey: .to)
        UIView.performWithoutAnimation {
            if let incoming, !incomingIsInFront, let neighbor = outgoing?.ancestor(inside: container) {
                container.insertSubview(incoming, belowSubview: neighbor)
            }
            if let sublayerTransform = choreography.sublayerTransform {
                ledger.set(\.layer.sublayerTransform, of: container, to: sublayerTransform)
            }
            if choreography.hasBlackBackground, outgoing != nil, incoming != nil {
                ledger.set(\.backgroundColor, of: container, to: .black)
            }
            // Both pictures are taken before anything changes.
            let screens: [Participant.Role: UIView] = [.outgoing: outgoing, .incoming: incoming]
                .compactMapValues { $0 }
            let flying = elements.pictures(for: choreography.participants, noting: ledger)
            var pictures: [Participant.Role: ScreenPicture] = [:]
            for (role, screen) in screens {
                let hasChanged = flying.keys.contains { $0.isElement(on: role) }
                pictures[role] = picture(of: screen, playing: role, isNew: role == .incoming || hasChanged)
            }
            var last: UIView?
            for participant in choreography.participants {
                if let picture = flying[participant.role] {
                    let isSurface = participant.rendering == .surface
                    let surface = isSurface ? elements.surface(for: participant.role, noting: ledger) : nil
                    let body = surface ?? picture
                    if let last, last.superview === container {
                        container.insertSubview(body, aboveSubview: last)
                    } else {
                        container.addSubview(body)
                    }
                    add(body, as: participant)
                    last = body
                    continue
                }
                guard let screen = screens[participant.role] else { continue }
                let picture = participant.rendering == .picture ? pictures[participant.role] : nil
                // Without a picture there is nothing to cut; the screen stays whole and in its place.
                guard picture != nil || participant.slice == Participant.wholeScreen else { continue }
                let body = body(for: participant, on: screen, picture: picture, inFrontOf: last)
                add(body, as: participant)
                last = body
            }
        }
    }

    private func add(_ body: UIView, as participant: Participant) {
        let performer = Performer(view: body, participant: participant, ledger: ledger)
        performer.show(participant.pose(at: 0))
        performers.append((performer, participant))
    }

    /// Puts the incoming view where it will be at the end, above the outgoing one, and lays it out.
    private static func install(
        in context: any UIViewControllerContextTransitioning,
        noting ledger: Ledger
    ) {
        guard let incoming = context.view(forKey: .to) else { return }
        let (container, outgoing) = (context.containerView, context.view(forKey: .from))
        let frame = context.restingFrame(for: .to)
        if incoming.superview !== container {
            ledger.onRestore { [weak context] in
                guard context?.transitionWasCancelled == true else { return }
                incoming.removeFromSuperview()
            }
        }
        if let neighbor = outgoing?.ancestor(inside: container) {
            container.insertSubview(incoming, aboveSubview: neighbor)
        } else if incoming.superview !== container {
            container.addSubview(incoming)
        }
        // A frame means nothing while there is a transform.
        incoming.bounds.size = frame.size
        let anchor = incoming.layer.anchorPoint
        incoming.center = CGPoint(
            x: frame.minX + anchor.x * frame.width,
            y: frame.minY + anchor.y * frame.height
        )
        incoming.layoutIfNeeded()
    }

    private var incomingIsInFront: Bool {
        let roles = choreography.participants.map(\.role)
        guard let outgoing = roles.firstIndex(of: .outgoing), let incoming = roles.firstIndex(of: .incoming)
        else { return true }
        return incoming > outgoing
    }

    /// What plays a participant's part: the screen itself, or a picture of it or of a part of it, in front of
    /// whoever came before, while the screen is hidden.
    private func body(
        for participant: Participant,
        on screen: UIView,
        picture: ScreenPicture?,
        inFrontOf last: UIView?
    ) -> UIView {
        guard let picture, let container = screen.superview else { return screen }
        let body = picture.cut(participant.slice)
        container.insertSubview(body, aboveSubview: last?.superview === container ? last ?? screen : screen)
        ledger.onRestore { body.removeFromSuperview() }
        if !screen.isHidden { ledger.set(\.isHidden, of: screen, to: true) }
        return body
    }

    /// A picture of a screen, if its participants ask for one and it can be had.
    private func picture(
        of screen: UIView?,
        playing role: Participant.Role,
        isNew: Bool
    ) -> ScreenPicture? {
        let parts = choreography.participants.filter { $0.role == role && $0.rendering == .picture }
        guard let screen, !parts.isEmpty else { return nil }
        return ScreenPicture(
            of: screen,
            isNew: isNew,
            isCut: parts.contains { $0.slice != Participant.wholeScreen }
        )
    }

    // MARK: Playing

    private func addTweens() {
        animator.addAnimations { [performers] in
            for (performer, participant) in performers { performer.show(participant.pose(at: 1)) }
        }
    }

    /// Bakes the timing into keyframes at constant speed: what an outer curve or spring does to keyframes is not
    /// documented.
    private func addKeyframes(along timing: TimingCurve, duration: TimeInterval) {
        let turns = choreography.participants.flatMap { $0.keyframes.map(\.time) }
        let steps = timing.steps(through: Set(turns), duration: duration)
        // Keyframe animations ease in and out over their whole length unless they are told not to.
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        animator.addAnimations { [performers] in
            UIView.animateKeyframes(
                withDuration: duration,
                delay: 0,
                options: [.calculationModeLinear, linear]
            ) {
                for (start, end) in zip(steps, steps.dropFirst()) {
                    UIView.addKeyframe(
                        withRelativeStartTime: Double(start.time),
                        relativeDuration: Double(end.time - start.time)
                    ) {
                        for (performer, participant) in performers {
                            performer.show(participant.pose(at: end.progress))
                        }
                    }
                }
            }
        }
    }

    // MARK: Ending

    /// Puts everything back and ends the transition, once.
    private func finish() {
        guard let context else { return }
        self.context = nil
        performers = []
        ledger.restore()
        context.completeTransition(!context.transitionWasCancelled)
    }
}

extension Participant.Role {
    /// Whether it is a view on the screen in another role.
    fileprivate func isElement(on screen: Participant.Role) -> Bool {
        guard let side = element?.side else { return false }
        return screen == (side == .outgoing ? .outgoing : .incoming)
    }
}

extension UIView {
    /// The view itself or the one around it that is a direct subview of a container.
    fileprivate func ancestor(inside container: UIView) -> UIView? {
        superview === container ? self : superview?.ancestor(inside: container)
    }
}

extension UIViewControllerContextTransitioning {
    /// Where a screen is at rest: its final frame, or for the screen that leaves its initial one, or the whole
    /// container where the context tells neither.
    @MainActor func restingFrame(for key: UITransitionContextViewControllerKey) -> CGRect {
        let bounds = containerView.bounds
        guard let controller = viewController(forKey: key) else { return bounds }
        let frame = key == .to ? finalFrame(for: controller) : initialFrame(for: controller)
        let parts = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        guard parts.allSatisfy(\.isFinite), !frame.isEmpty else { return bounds }
        return frame
    }
}
