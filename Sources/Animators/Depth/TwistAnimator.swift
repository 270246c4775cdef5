import TransitionKit
import UIKit

/// An animator that cuts the screens into slabs, like those of a column, which turn by 90° one after another
/// until their next side shows the incoming screen. Backward, they turn the other way.
///
/// Keynote has a transition of this name, too.
public struct TwistAnimator: Animator, Hashable {
    /// The axis along which the slabs turn. The default is horizontal: the slabs lie on top of each other,
    /// and turn toward the leading edge. If it's vertical, they stand side by side, and turn upward.
    public var axis: TransitionAxis
    /// The number of slabs, from 1 to 30. The default is 12. Values out of range are clamped.
    public var slabs: Int
    /// How strongly a side is shaded when it's seen edge-on, from 0 to 1. The shade is black, or dark gray in
    /// Dark Mode. The default is 0.7, which also replaces non-finite values. Values out of range are clamped.
    public var shade: CGFloat
    /// The backdrop around the column. The default is ``Staging/standard``. The staging's corners and
    /// shadow are ignored.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a twist animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.8 seconds.
    public init(
        axis: TransitionAxis = .horizontal,
        slabs: Int = 12,
        shade: CGFloat = 0.7,
        staging: Staging = .standard,
        duration: TimeInterval = 0.8
    ) {
        self.axis = axis
        self.slabs = slabs
        self.shade = shade
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography { twisting(by: .pi / 2, in: scene) }

    public func backward(in scene: TransitionScene) -> Choreography { twisting(by: -.pi / 2, in: scene) }

    private func twisting(by angle: CGFloat, in scene: TransitionScene) -> Choreography {
        let isHorizontal = axis == .horizontal
        let frame = scene.screenFrame
        let (length, height) = isHorizontal ? (frame.width, frame.height) : (frame.height, frame.width)
        // The column is as deep as the wider screen is wide, so that no side of it comes to the front.
        let frames = scene.isAlone ? [frame] : [scene.outgoingFrame, scene.incomingFrame]
        let depth = frames.map { isHorizontal ? $0.width : $0.height }.max() ?? length
        let parts = parts(in: scene)
        let slices = slices(of: parts, in: scene)
        let start: TransitionEdge = isHorizontal ? .leading : .top
        let near = angle > 0 ? start : start.opposite
        // Each slab turns for most of the time, so that the column is never torn. In a column that's wider
        // than high, the slabs are flatter, and the same angle moves their edges farther.
        let spread = 0.18 * (height / max(length, 1)).playable(or: 1, within: 0...1)
        let sides = slices.indices.flatMap { index in
            let wait = spread * CGFloat(index) / CGFloat(max(slices.count - 1, 1))
            func side(_ side: TransitionSide, darkAt edge: TransitionEdge, from first: CGFloat) -> Participant
            {
                // Where slabs overlapped, less would show through them.
                let isSeeThrough = scene.seeThroughScreens.contains(side)
                let slab = Participant(
                    .slice(isSeeThrough ? parts[index] : slices[index], of: side),
                    anchor: Participant.Anchor(z: -depth / 2),
                    shade: .turnedAway(strongestAt: edge, minimumStrength: 0.35),
                    keyframes: Keyframe.sampled(steps: 30) { part in
                        let turn = first - angle * Self.course(part)
                        return Pose.face(turnedBy: turn, along: axis, back: 0.24 * depth)
                            .dimmed(to: shade.fraction(or: Self().shade) * abs(sin(turn)))
                    }
                ).within(wait...wait + 1 - spread)
                // At the start, a sliver of the incoming screen would be seen beside a sheet.
                return scene.fading(slab, beside: [side.opposite])
            }
            return [
                side(.outgoing, darkAt: near, from: 0),
                side(.incoming, darkAt: near.opposite, from: angle),
            ]
        }
        let reach = isHorizontal ? scene.size.width : scene.size.height
        // The backdrop is the same both ways.
        let backdrop =
            angle > 0 ? staging.backdropParticipants(in: scene) : staging.returningBackdrop(in: scene)
        return Choreography(timing: .linear, eyeDistance: 8 * reach, participants: backdrop + sides)
    }

    private func parts(in scene: TransitionScene) -> [CGRect] {
        let (count, size) = (min(slabs, 30), scene.screenFrame.size)
        return axis == .horizontal ? Slicing.rows(count, in: size) : Slicing.columns(count, in: size)
    }

    /// Returns the slabs, each of which extends beneath the next one. Otherwise, a gap would be visible
    /// between slabs at different angles, which is larger the farther it is from the middle of the container.
    private func slices(of parts: [CGRect], in scene: TransitionScene) -> [CGRect] {
        let (isHorizontal, frame) = (axis == .horizontal, scene.screenFrame)
        let height = isHorizontal ? frame.height : frame.width
        // Everything converges at the center of the container, which isn't always that of the screen.
        let middle =
            isHorizontal ? scene.size.height / 2 - frame.minY : scene.size.width / 2 - frame.minX
        // The fewer slabs there are, the more the angles of neighbors differ.
        let gap = 1 / CGFloat(15 * max(parts.count - 1, 1))
        return parts.map { slab in
            let end = isHorizontal ? slab.maxY : slab.maxX
            // In whole points, so that the edges are sharp. Where the slab is nearer, it covers that much of
            // the next one, so the overlap isn't rounded up.
            let overlap = max((abs(end * height - middle) * gap).rounded(), 1) / max(height, 1)
            var slice = slab
            if isHorizontal { slice.size.height += overlap } else { slice.size.width += overlap }
            return slice.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    /// Returns how much of its turn a slab has made after a fraction of its time, from 0 to 1.
    private static func course(_ part: CGFloat) -> CGFloat {
        TimingCurve.cubic(CGPoint(x: 0.15, y: 0.1), CGPoint(x: 0.58, y: 1)).value(at: part)
    }
}

extension Animator where Self == TwistAnimator {
    /// Returns an animator that twists the screen like a column of slabs. See ``TwistAnimator``.
    public static func twist(
        axis: TransitionAxis = .horizontal,
        slabs: Int = 12,
        shade: CGFloat = 0.7,
        staging: Staging = .standard,
        duration: TimeInterval = 0.8
    ) -> TwistAnimator {
        TwistAnimator(axis: axis, slabs: slabs, shade: shade, staging: staging, duration: duration)
    }
}
