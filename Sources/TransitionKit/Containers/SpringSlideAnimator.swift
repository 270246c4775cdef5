import UIKit

/// An animator that slides both screens together with a gap between them and settles on a spring. The
/// outgoing screen dims.
///
/// ``ContainerViewController`` uses this animator by default. Where the screens overshoot, their background
/// colors extend beyond their edges, unless something covers them, such as a photo. Inspired by the container
/// of objc.io issue 12.
public struct SpringSlideAnimator: Animator, Hashable {
    /// The gap between the screens, in points. The default is 16, which also replaces non-finite values.
    /// Negative values are treated as 0.
    public var spacing: CGFloat
    /// The damping ratio of the spring. A value of 1 doesn't overshoot; smaller values oscillate more. The
    /// default is 0.85, which also replaces non-finite values. Values outside 0.05…1 are clamped.
    public var dampingRatio: CGFloat
    /// The initial velocity of the spring, in total distances per second. The default is 0, which also
    /// replaces non-finite values. Values outside -10,000…10,000 are clamped.
    public var initialVelocity: CGFloat
    public var duration: TimeInterval

    /// Creates a spring slide animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.5 seconds.
    public init(
        spacing: CGFloat = 16,
        dampingRatio: CGFloat = 0.85,
        initialVelocity: CGFloat = 0,
        duration: TimeInterval = 0.5
    ) {
        self.spacing = spacing
        self.dampingRatio = dampingRatio
        self.initialVelocity = initialVelocity
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let travel = scene.size.width + min(max(spacing.finite(or: Self().spacing), 0), 1e6)
        let gone = Pose.rest.translated(x: -travel).dimmed(to: 0.15)
        let leaving = [Keyframe(at: 0, .rest), Keyframe(at: 1, gone)]
        let coming = [Keyframe(at: 0, .rest.translated(x: travel)), Keyframe(at: 1, .rest)]
        return Choreography(
            timing: .spring(
                dampingRatio: dampingRatio.finite(or: Self().dampingRatio),
                initialVelocity: initialVelocity.finite(or: Self().initialVelocity)
            ),
            participants: gap(in: scene)
                + background(beyond: .outgoing, leaving, in: scene)
                + background(beyond: .incoming, coming, in: scene)
                + [Participant(.outgoing, keyframes: leaving), Participant(.incoming, keyframes: coming)]
        )
    }

    /// Returns the area between the screens, in the outgoing screen's background color. It darkens with that
    /// screen, or is lighter if the color is so dark that a darker one couldn't be told from it. If that
    /// background isn't a single color, or a photo or a gradient covers it, so that nobody sees the color on
    /// the screen, the area is a light gray, or a dark gray in Dark Mode. If a screen has no background at
    /// all, or covers less than the other one, the container's own shows.
    private func gap(in scene: TransitionScene) -> [Participant] {
        // Behind a see-through screen, and beside one that covers less, the area would suddenly appear.
        let (old, new) = (scene.outgoingFrame, scene.incomingFrame)
        guard !scene.isSeeThrough, old.isClose(to: new, within: 0.5) else { return [] }
        guard !scene.coveredBackgrounds.contains(.outgoing), let color = scene.outgoingBackgroundColor
        else { return [.backdrop(Self.plainGap)] }
        let isDark = color.components.map { max($0.red, $0.green, $0.blue) < 0.25 } ?? true
        func shade(_ depth: CGFloat) -> Pose {
            let (end, amount): (UIColor, CGFloat) = isDark ? (.white, 0.16) : (.black, depth)
            return .rest.colored(Optional(color).interpolated(to: end, at: amount))
        }
        return [Participant(.backdrop, from: shade(0.17), to: shade(0.32))]
    }

    /// The area between screens whose backgrounds aren't single colors. It's created once, so that two
    /// descriptions of the same transition are equal.
    private static let plainGap = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.11 : 0.83, alpha: 1)
    }

    /// Returns the background beyond a screen's outer edge, which is visible while the spring overshoots.
    /// It's as wide as the container, because a weakly damped spring overshoots by most of its distance.
    private func background(
        beyond side: TransitionSide,
        _ keyframes: [Keyframe],
        in scene: TransitionScene
    ) -> [Participant] {
        let isOutgoing = side == .outgoing
        let frame = scene.frame(of: side)
        guard let color = isOutgoing ? scene.outgoingBackgroundColor : scene.incomingBackgroundColor,
            !scene.coveredBackgrounds.contains(side), hasBackground(beyond: side, in: scene),
            scene.size.height > 0
        else { return [] }
        let (top, height) = (frame.minY / scene.size.height, frame.height / scene.size.height)
        let place = CGRect(x: isOutgoing ? -1 : 1, y: top, width: 1, height: height)
        return [Participant(.decoration(.color(color, in: place)), keyframes: keyframes)]
    }

    /// Returns whether a screen has a background beyond its outer edge. A sheet in front of a screen that
    /// stays in place has none if it doesn't reach the container's edge, because there's no gap to fill.
    private func hasBackground(beyond side: TransitionSide, in scene: TransitionScene) -> Bool {
        switch side {
        case .outgoing:
            scene.hasOutgoingView && (scene.hasIncomingView || scene.outgoingFrame.minX < 0.5)
        case .incoming:
            scene.hasIncomingView
                && (scene.hasOutgoingView || scene.incomingFrame.maxX > scene.size.width - 0.5)
        }
    }
}

extension Animator where Self == SpringSlideAnimator {
    /// Returns an animator that slides both screens on a spring. See ``SpringSlideAnimator``.
    public static func springSlide(
        spacing: CGFloat = 16,
        dampingRatio: CGFloat = 0.85,
        initialVelocity: CGFloat = 0,
        duration: TimeInterval = 0.5
    ) -> SpringSlideAnimator {
        SpringSlideAnimator(
            spacing: spacing,
            dampingRatio: dampingRatio,
            initialVelocity: initialVelocity,
            duration: duration
        )
    }
}
