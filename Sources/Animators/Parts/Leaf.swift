import TransitionKit
import UIKit

/// Half of a screen that turns over about the center, like a page or the leaf of a split-flap display.
struct Leaf {
    /// The edge of the half that lifts.
    let edge: TransitionEdge
    /// How much the half, and what lies beneath it, darkens when the half is edge-on, from 0 to 1.
    let shade: CGFloat
    let scene: TransitionScene
    /// The distance of the eye, as a multiple of the container's length between ``edge`` and the opposite
    /// one.
    let reach: CGFloat

    /// The distance of the eye, in points.
    var eyeDistance: CGFloat { reach * Hinge(edge).length(in: scene.size) }

    /// The halves that don't move: that of the incoming screen beneath the leaf, and that of the outgoing
    /// screen where the leaf lands. While the leaf is edge-on, both are slightly dark where they meet, or
    /// they would seem to be a single screen.
    var resting: [Participant] {
        // Without the leaf, the half of a card that comes or goes alone would be a card that's cut through
        // its text. It fades in as the leaf starts to land, or out before the leaf has lifted, and without
        // its content if the card has a single color. Nothing darkens it.
        let isAlone = scene.isAlone
        let shade = isAlone ? 0 : shade
        return still(at: edge, of: .incoming, during: isAlone ? 0.5...0.6 : 0...0.7) {
            .rest.dimmed(to: shade * (1 - $0))
        }
            + still(at: edge.opposite, of: .outgoing, during: isAlone ? 0.4...0.5 : 0.3...1) {
                .rest.dimmed(to: shade * $0)
            }
    }

    /// Returns a half that doesn't move. If the screens' frames differ, it's in several parts: the leaf
    /// doesn't cover what's beside the other screen, so these parts fade in or out, and so does the half of a
    /// screen that's alone.
    ///
    /// - Parameters:
    ///   - moments: The part of the transition in which it changes.
    ///   - pose: A closure that returns the pose at a fraction of this part.
    private func still(
        at edge: TransitionEdge,
        of side: TransitionSide,
        during moments: ClosedRange<CGFloat>,
        _ pose: (CGFloat) -> Pose
    ) -> [Participant] {
        func part(_ slice: CGRect, fading: Bool) -> Participant {
            func keyframe(_ time: CGFloat) -> Keyframe {
                let presence = side == .incoming ? time : 1 - time
                return Keyframe(
                    at: lerp(moments.lowerBound, moments.upperBound, time),
                    fading ? pose(time).faded(to: presence) : pose(time)
                )
            }
            return Participant(
                .slice(slice, of: side),
                shade: Participant.Shade(strongestAt: edge.opposite, minimumStrength: 0.2),
                keyframes: [keyframe(0), keyframe(1)]
            )
        }
        let (half, frame) = (half(at: edge, of: side), scene.frame(of: side))
        if scene.isAlone, let color = scene.edgeColor(of: side), color.cgColor.alpha == 1 {
            return [blank(half, in: color, at: edge, of: side)]
        }
        let (place, other) = (half.part(of: frame), scene.frame(of: side.opposite))
        let isCovered = other.encloses(place, within: 0.5)
        guard scene.hasBothViews, frame.isCuttable, !isCovered else {
            return [part(half, fading: scene.isAlone)]
        }
        let common = place.intersection(other)
        guard !common.isEmpty else { return [part(half, fading: true)] }
        let beside = place.parts(around: common).map { part($0.fractions(of: frame), fading: true) }
        return [part(common.fractions(of: frame), fading: false)] + beside
    }

    /// Returns the half of a card that comes or goes alone, which doesn't move. It fades in before the leaf
    /// lands, without its content, which would be cut through, and out after the leaf has lifted.
    private func blank(_ half: CGRect, in color: UIColor, at edge: TransitionEdge, of side: TransitionSide)
        -> Participant
    {
        let frame = scene.frame(of: side)
        func reaches(_ edge: TransitionEdge) -> Bool { Hinge(edge).reachesEdge(frame, in: scene.size) }
        // The color doesn't have the corners of the card. A card at an edge of the container is square there,
        // unless it reaches the opposite one.
        var visible = Pose.rest.clip.rect
        for other in TransitionEdge.allCases
        where other == edge.opposite || reaches(other) && !reaches(other.opposite) {
            visible = visible.union(visible.offsetBy(dx: other.outward.dx, dy: other.outward.dy))
        }
        let isWhole = frame.encloses(CGRect(origin: .zero, size: scene.size))
        let blank = Pose.rest.dimmed(to: 1)
            .clipped(to: visible, cornerRadius: isWhole ? 0 : min(scene.cornerRadius, 16))
        let comes = side == .incoming
        let moments: [(time: CGFloat, pose: Pose)] = [
            (0.34, blank.faded(to: 0)), (0.5, blank), (0.66, blank.dimmed(to: 0)), (1, .rest),
        ]
        let keyframes = moments.map { Keyframe(at: comes ? $0.time : 1 - $0.time, $0.pose) }
        return Participant(
            .slice(half, of: side),
            shade: Participant.Shade(color: color),
            keyframes: comes ? keyframes : keyframes.reversed()
        )
    }

    /// Returns the half of the outgoing screen that lifts, hinged at the center.
    func lifting(_ keyframes: [Keyframe]) -> Participant {
        Participant(
            .slice(half(at: edge, of: .outgoing), of: .outgoing),
            anchor: Hinge(edge.opposite).anchor,
            shade: .turnedAway(strongestAt: edge.opposite, minimumStrength: 0.4),
            keyframes: keyframes
        )
    }

    /// Returns the half of the incoming screen that lands.
    func landing(_ keyframes: [Keyframe]) -> Participant {
        Participant(
            .slice(half(at: edge.opposite, of: .incoming), of: .incoming),
            anchor: Hinge(edge).anchor,
            shadow: .ofLeaf(hingedAt: edge),
            shade: .turnedAway(strongestAt: edge, minimumStrength: 0.4),
            keyframes: keyframes
        )
    }

    /// The pose of the lifting half when it's edge-on.
    var lifted: Pose { Hinge(edge.opposite).lifted(by: edgeOn).dimmed(to: shade) }

    /// The pose of the landing half when it's edge-on.
    var landingLifted: Pose { Hinge(edge).lifted(by: .pi - edgeOn).dimmed(to: shade).shadowed(to: 0.6) }

    /// The angle of the lifting half when it's edge-on for the eye: a quarter turn, unless the line about
    /// which it turns isn't in the middle of the container.
    private var edgeOn: CGFloat {
        let half = half(at: edge, of: scene.screenSide).part(of: scene.screenFrame)
        let distance = Hinge(edge.opposite).distance(of: half, in: scene.size)
        return atan2(max(eyeDistance, 1), distance)
    }

    /// Returns a half of a screen, in fractions of it. Both screens are cut at the same line, or a strip of
    /// the outgoing one would stay where the leaf doesn't land.
    private func half(at edge: TransitionEdge, of side: TransitionSide) -> CGRect {
        let (screen, frame) = (scene.screenFrame, scene.frame(of: side))
        let half = Slicing.half(at: edge, in: screen.size)
        guard frame != screen, frame.isCuttable else { return half }
        return frame.half(at: edge, of: half.part(of: screen)).fractions(of: frame)
    }
}

extension CGRect {
    /// Returns the part of the rectangle between an edge and the line at which a half of another rectangle,
    /// at the same edge, ends.
    fileprivate func half(at edge: TransitionEdge, of half: CGRect) -> CGRect {
        switch edge {
        case .top: strip(inside: .top, thickness: min(max(half.maxY - minY, 0), height))
        case .leading: strip(inside: .leading, thickness: min(max(half.maxX - minX, 0), width))
        case .bottom: strip(inside: .bottom, thickness: min(max(maxY - half.minY, 0), height))
        case .trailing: strip(inside: .trailing, thickness: min(max(maxX - half.minX, 0), width))
        }
    }

    /// Returns the parts above, below, and on both sides of a rectangle inside this one.
    fileprivate func parts(around inner: CGRect) -> [CGRect] {
        let row = CGRect(x: minX, y: inner.minY, width: width, height: inner.height)
        return [
            strip(inside: .top, thickness: inner.minY - minY),
            strip(inside: .bottom, thickness: maxY - inner.maxY),
            row.strip(inside: .leading, thickness: inner.minX - minX),
            row.strip(inside: .trailing, thickness: maxX - inner.maxX),
        ].filter { min($0.width, $0.height) >= 0.5 }
    }
}

extension Participant.Shadow {
    /// Returns the shadow of a screen that turns about an edge: on what it's about to cover, or uncovers, and
    /// not on what's behind its hinge.
    static func ofLeaf(hingedAt edge: TransitionEdge) -> Self {
        let outward = edge.opposite.outward
        return Self(radius: 14, x: 18 * outward.dx, y: 18 * outward.dy)
    }
}
