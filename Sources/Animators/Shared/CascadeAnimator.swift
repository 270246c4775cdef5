import TransitionKit
import UIKit

/// An animator that brings in the named views of the incoming screen one after another, while the screen
/// itself fades in over the blurred outgoing one. Backward, the views leave quickly in reverse order.
///
/// Screens name their views by adopting `TransitionElementProviding`. If there are no named views, the
/// screens crossfade. Each view arrives in front of the rest of the screen and of the views before it. If a
/// bar or a button lies in front of these views, name it as well, and let it come in last.
///
/// ```swift
/// list.present(detail, with: .cascade(elements: ["title", "text", "button"], order: .named))
/// ```
///
/// Inspired by Hero's cascade.
public struct CascadeAnimator: Animator, Hashable {
    /// The order in which the views come in.
    public enum Order: Hashable, Sendable {
        /// Starts with the view closest to an edge of the screen.
        case from(TransitionEdge)
        /// Starts with the view closest to the center of the screen.
        case outward
        /// Starts with the view farthest from the center of the screen.
        case inward
        /// Follows the order of ``CascadeAnimator/elements``. If that property is `nil`, follows the
        /// alphabetical order of the names.
        case named
    }

    /// The names of the views that come in. Views that aren't visible on the incoming screen are skipped. If
    /// `nil` (the default), these are all views that the incoming screen names and the outgoing one doesn't.
    public var elements: [TransitionElementID]?
    /// The order in which the views come in. The default is `.from(.top)`, which starts with the view closest
    /// to the top.
    public var order: Order
    /// The pose from which each view comes in, relative to its final position. By default, a view starts 24
    /// points lower and transparent. A view that isn't transparent in its pose fades in with the screen. A
    /// view that would move through a named view that stays in place starts closer to its final position.
    public var pose: Pose
    /// The time between the starts of one view and the next, in seconds. The default is 0.05, which also
    /// replaces negative and non-finite values. If there are too many views for the duration, the interval is
    /// shorter. `with(duration:)` scales the interval with the duration.
    public var interval: TimeInterval
    public var duration: TimeInterval

    /// Creates a cascade animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.5 seconds.
    public init(
        elements: [TransitionElementID]? = nil,
        order: Order = .from(.top),
        pose: Pose = .rest.translated(y: 24).faded(to: 0),
        interval: TimeInterval = 0.05,
        duration: TimeInterval = 0.5
    ) {
        self.elements = elements
        self.order = order
        self.pose = pose
        self.interval = interval
        self.duration = duration
    }

    public var movesAnything: Bool { true }

    private var step: TimeInterval { interval.isFinite && interval >= 0 ? interval : Self().interval }

    public func forward(in scene: TransitionScene) -> Choreography {
        let coming = parts(in: scene, timing: scene.followsFinger ? .linear : Self.arriving)
        guard !coming.isEmpty else { return CrossfadeAnimator().forward(in: scene) }
        let delay = duration > 0 ? step / duration : 0
        // A card is blurred at first, so it has to start at once.
        let start: CGFloat = scene.comesAlone ? 0 : 0.1
        let end: CGFloat = scene.followsFinger ? 0.9 : scene.comesAlone ? 0.5 : 0.46
        let blurring: TimingCurve = scene.followsFinger ? Self.defocusing : .easeInOut
        // The first view comes in once the screen beneath can't be read. All of them share the rest of the
        // time.
        let first: CGFloat = 0.12
        let views = coming.staggered(by: delay / (1 - first)).map { $0.within(first...1) }
        return Choreography(
            timing: .linear,
            participants: veiled(in: scene, from: start, to: end, blurring: blurring)
                + views.map { fading($0, from: start, to: end) }
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        let shown = scene.reversed()
        let leaving = parts(in: shown, timing: .linear)
        guard !leaving.isEmpty else { return CrossfadeAnimator().backward(in: scene) }
        let delay = duration > 0 ? 0.6 * step / duration : 0
        // The views leave within the first third, so that nobody has to wait for the screen to go. Under a
        // finger, a screen that has gone already would come back if people let go before half of the way.
        let present: CGFloat = scene.followsFinger ? 0.3 : 0.66
        // A card goes slowly, because nothing comes into focus behind it afterward.
        let start: CGFloat =
            switch (scene.followsFinger, shown.comesAlone) {
            case (true, true): 0
            case (true, false): 0.1
            case (false, true): 0.05
            case (false, false): 0.55
            }
        let screens = veiled(
            in: shown,
            from: start,
            to: 0.95,
            inFocusUntil: scene.followsFinger ? 0 : 0.03,
            blurring: Self.defocusing
        )
        return Choreography(
            timing: .linear,
            participants: screens
                + leaving.staggered(by: delay).map { fading($0.within(present...1), from: start, to: 0.95) }
        ).reversed()
    }

    /// Returns both screens. The incoming one fades in over a blurred picture of the outgoing one, because
    /// two overlapping screens are hard to read.
    ///
    /// - Parameters:
    ///   - start: The moment at which the incoming screen starts to fade in.
    ///   - end: The moment at which the incoming screen is opaque.
    ///   - focused: The moment until which the outgoing screen is sharp.
    ///   - blurring: The curve with which it blurs.
    private func veiled(
        in scene: TransitionScene,
        from start: CGFloat,
        to end: CGFloat,
        inFocusUntil focused: CGFloat = 0,
        blurring: TimingCurve
    ) -> [Participant] {
        // A card comes into focus instead, because there's no picture of what's behind it.
        if scene.comesAlone { return Participant.focusing(in: scene).map { $0.within(start...end) } }
        let blur = Participant(
            .blurredPicture(of: .outgoing),
            keyframes: [
                Keyframe(at: focused, .rest.faded(to: 0)),
                Keyframe(at: lerp(start, end, 0.2), .rest, timing: blurring),
                Keyframe(at: end, .rest), Keyframe(at: min(end + 0.05, 1), .rest.faded(to: 0)),
            ]
        )
        return [
            Participant(.outgoing), blur,
            Participant(
                .incoming,
                keyframes: [
                    Keyframe(at: start, .rest.faded(to: 0)), Keyframe(at: end, .rest, timing: .easeInOut),
                ]
            ),
        ]
    }

    /// Returns a view that fades in with its screen. Otherwise, a view that isn't transparent in its pose
    /// would suddenly appear in front of the other screen.
    private func fading(_ view: Participant, from start: CGFloat, to end: CGFloat) -> Participant {
        guard pose.opacity.fraction(or: 1) > 0 else { return view }
        return view.with(
            keyframes: Keyframe.sampled { time in
                let pose = view.pose(at: time)
                return pose.faded(to: pose.opacity.fraction(or: 1) * smooth(part(of: time, in: start...end)))
            }
        )
    }

    /// Returns the views that come in, in order.
    private func parts(in scene: TransitionScene, timing: TimingCurve) -> [Participant] {
        let names = names(in: scene)
        let coming = names.compactMap { scene.elements[$0]?.incoming?.frame }
        // What's inside a view that comes in moves with it.
        let still = scene.elements.filter { !names.contains($0.key) }.compactMap(\.value.incoming?.frame)
            .filter { frame in !coming.contains { $0.contains(frame) } }
        return names.map { name in
            let start = scene.elements[name]?.incoming.map { pose(of: $0.frame, beside: still) } ?? pose
            return Participant(
                .element(name, on: .incoming),
                keyframes: [Keyframe(at: 0, start), Keyframe(at: 1, .rest, timing: timing)]
            ).following(name)
        }
    }

    /// Returns the pose from which a view comes in. If the view would move through a named view that stays
    /// where it is, such as a title, it starts closer to its final position.
    private func pose(of frame: CGRect, beside still: [CGRect]) -> Pose {
        let way = (dx: pose.x.playable(or: 0), dy: pose.y.playable(or: 0))
        let obstacles = still.filter { !$0.intersects(frame) }
        let parts: [CGFloat] = [1, 0.75, 0.5, 0.25, 0]
        let free = parts.first { part in
            let path = frame.union(frame.offsetBy(dx: way.dx * part, dy: way.dy * part))
            return !obstacles.contains(where: path.intersects)
        }
        guard free != 1 else { return pose }
        let closer = (free ?? 0) - 1
        return pose.translated(x: closer * way.dx, y: closer * way.dy)
    }

    /// The curve with which the outgoing screen blurs: slowly at first, so that backward, it can soon be
    /// read.
    private static let defocusing = TimingCurve.cubic(CGPoint(x: 0.3, y: 0.2), CGPoint(x: 0.8, y: 0.78))
    /// The curve with which a view arrives at its place.
    private static let arriving = TimingCurve.cubic(CGPoint(x: 0.2, y: 0.1), CGPoint(x: 0.5, y: 0.95))

    /// Returns the names of the views that come in, in order.
    private func names(in scene: TransitionScene) -> [TransitionElementID] {
        let unshared = scene.elements.filter { $0.key.name != nil && $0.value.outgoing == nil }
        let known = elements?.unique ?? unshared.keys.sorted { ($0.name ?? "") < ($1.name ?? "") }
        let shown = known.compactMap { name in
            scene.elements[name]?.incoming.map { (name: name, frame: $0.frame) }
        }
        return order.sorted(shown, on: scene.incomingFrame)
    }
}

extension Animator where Self == CascadeAnimator {
    /// Returns an animator that brings in the incoming screen's named views one after another. See
    /// ``CascadeAnimator``.
    public static func cascade(
        elements: [TransitionElementID]? = nil,
        order: CascadeAnimator.Order = .from(.top),
        pose: Pose = .rest.translated(y: 24).faded(to: 0),
        interval: TimeInterval = 0.05,
        duration: TimeInterval = 0.5
    ) -> CascadeAnimator {
        CascadeAnimator(elements: elements, order: order, pose: pose, interval: interval, duration: duration)
    }
}
