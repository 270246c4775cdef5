import UIKit

// Moving the card to a detent.

extension CardPresentationController {
    /// The duration of the significant part of the motion to rest, in seconds. Springs arrive gradually,
    /// which takes half as long again.
    static let settlingDuration: TimeInterval = 0.35

    /// Moves the card to a detent with a spring.
    ///
    /// - Parameters:
    ///   - detent: The detent. The default is the selected one.
    ///   - velocity: The velocity, in points per second, outward over the edge.
    func settle(to detent: Int? = nil, velocity: CGFloat) {
        // First of all, because content that's laid out can begin a push, whose keyboard moves the card.
        layOutContent()
        // This can release a screen that's gone, and end the card along with it, so the phase is checked
        // afterward.
        stopHeldMotion()
        stopSettling()
        guard phase == .presented, let layout else { return }
        if let detent { select(detent) }
        // A finger has dragged the card here in flight, and still holds it.
        if let caught = transitionGesture.takeDrag(), drag?.goOn(with: caught) == true { return }
        // Nobody sees where it is beyond its edge, and the dimming begins at the edge.
        if layout.outward != nil, layout.position(of: cardView.frame) < -layout.gap {
            UIView.performWithoutAnimation { cardView.place(in: layout.frame(at: -layout.gap)) }
        }
        let (from, to) = (
            layout.position(of: cardView.frame), layout.position(of: layout.frame(at: selectedDetentIndex))
        )
        let distance = to - from
        guard !cardView.frame.isClose(to: layout.frame(at: selectedDetentIndex)) else {
            return UIView.performWithoutAnimation { place() }
        }
        let way = Settling(
            velocity: abs(distance) > 0.5 ? -velocity.finite(or: 0) / distance : 0,
            duration: UIAccessibility.isReduceMotionEnabled ? 0.1 : Self.settlingDuration
        )
        let spring = UISpringTimingParameters(
            dampingRatio: 1,
            initialVelocity: CGVector(dx: way.velocity, dy: way.velocity)
        )
        let animator = UIViewPropertyAnimator(duration: way.duration, timingParameters: spring)
        let isGettingShorter = layout.frame(at: selectedDetentIndex).height < cardView.bounds.height - 0.5
        let rows: LeavingRows? = LeavingRows(in: cardView.content, takesPictures: isGettingShorter)
        let corners = layout.roundCorners(of: cardView.frame)
        // A screen that's popped to has its final size at once, and doesn't fill the card until the end.
        if isGettingShorter {
            UIView.performWithoutAnimation {
                cardView.showBackground(presentedViewController.screenBackgroundColor)
            }
        }
        animator.addAnimations { [weak self] in
            self?.place()
            // Until the card is at rest, corners that become square stay in the mask, because only their
            // radius can be animated.
            self?.cardView.keepRound(corners)
        }
        animator.addCompletion { [weak self, weak animator] _ in
            rows?.end()
            guard let self, settling?.animator === animator else { return }
            settling = nil
            cardView.showBackground(nil)
            place()
        }
        settling = DetentMotion(animator: animator, way: way, distance: distance)
        animator.startAnimation()
        if settling?.animator === animator { rows?.show() }
    }

    /// Animates a card that a finger holds to where the changes of its content or its detents take it.
    func settleHeldCard() {
        layOutContent()
        customLengths = [:]
        fitHeldCard()
        guard phase == .presented, let heldPosition, let layout else { return }
        let way = Settling(
            velocity: 0,
            duration: UIAccessibility.isReduceMotionEnabled ? 0.1 : Self.settlingDuration
        )
        let height = layout.frame(at: shownPosition(heldPosition, layout)).height
        let isShorter = height < cardView.bounds.height - 0.5
        let background = isShorter ? presentedViewController.screenBackgroundColor : nil
        if let background { UIView.performWithoutAnimation { cardView.showBackground(background) } }
        stopHeldMotion()
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: way.duration, timingParameters: spring)
        animator.addAnimations { [weak self] in self?.place() }
        animator.addCompletion { [weak self] _ in
            if background != nil, self?.settling == nil { self?.cardView.showBackground(nil) }
        }
        drag?.heldMotion = animator
        animator.startAnimation()
    }

    /// Stops a card that gets its new size under a finger at its visible place. Otherwise, the animation
    /// would go on in addition to the motion to rest.
    private func stopHeldMotion() {
        guard let motion = drag?.heldMotion else { return }
        drag?.heldMotion = nil
        guard motion.state == .active else { return }
        let visible = (cardView.layer.presentation() ?? cardView.layer).frame
        motion.finish(at: .completed)
        UIView.performWithoutAnimation {
            cardView.place(in: visible)
            layOutContent()
        }
    }

    /// Where people see the card, or `nil` if it isn't in a window.
    var visiblePlace: (frame: CGRect, window: UIWindow)? {
        guard let containerView, let window = containerView.window else { return nil }
        let frame = (cardView.layer.presentation() ?? cardView.layer).frame
        return (containerView.convert(frame, to: window), window)
    }

    /// Moves the card from where people have seen it to its place in another container.
    func settle(from seen: (frame: CGRect, window: UIWindow)) {
        guard phase == .presented, heldPosition == nil, UIView.areAnimationsEnabled, let containerView,
            containerView.window === seen.window
        else { return }
        let frame = containerView.convert(seen.frame, from: seen.window)
        guard !cardView.frame.isClose(to: frame) else { return }
        UIView.performWithoutAnimation {
            // Otherwise, the first layout pass in a container of another size would stop the card.
            containerView.layoutIfNeeded()
            guard phase == .presented else { return }
            stopSettling()
            cardView.place(in: frame)
        }
        settle(velocity: 0)
    }

    /// Turns a card that's moving to a detent if the detent is elsewhere by now, such as after a change of
    /// the safe area. It goes on at its speed.
    func followDetent() {
        guard changesWhilePlacing == nil else { return }
        // It only adds to what the other cards cover, which may have changed.
        makeRoom(true)
        guard let layout, !cardView.placedFrame.isClose(to: layout.frame(at: selectedDetentIndex)) else {
            return
        }
        settle(velocity: settling?.velocity ?? 0)
    }
}

/// The motion of a card to a detent.
struct DetentMotion {
    /// The animator that shows the motion.
    let animator: UIViewPropertyAnimator
    private let way: Settling
    /// The distance, in points, inward from the edge.
    private let distance: CGFloat
    private let begin = CACurrentMediaTime()

    init(animator: UIViewPropertyAnimator, way: Settling, distance: CGFloat) {
        (self.animator, self.way, self.distance) = (animator, way, distance)
    }

    /// The present velocity, in points per second, outward over the edge.
    var velocity: CGFloat {
        let (time, step) = (CACurrentMediaTime() - begin, 1e-3)
        let change = way.systemProgress(after: time + step) - way.systemProgress(after: time)
        return -distance * change / CGFloat(step)
    }
}

extension UIViewController {
    /// The color behind the screen that a container shows, or `nil` if that isn't a single opaque color, or
    /// if the controller isn't a container.
    fileprivate var screenBackgroundColor: UIColor? {
        shownChild.flatMap { $0.screenBackgroundColor ?? $0.viewIfLoaded?.opaqueBackgroundColor }
    }
}
