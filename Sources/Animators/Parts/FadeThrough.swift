import TransitionKit
import UIKit

/// A transition in which one screen fades out and then the other one fades in, while the background changes
/// from one screen's color to the other's.
enum FadeThrough {
    /// The moment at which the outgoing screen has faded out, as a fraction of the transition.
    private static let end: CGFloat = 0.4
    /// The moment at which the incoming screen starts to fade in, when it has come half of its way.
    private static let beginning: CGFloat = 0.5
    /// The moment at which the ground has changed its color. Slowly, because nothing else is visible in
    /// between, and a sudden change would be a flash.
    private static let change: CGFloat = 0.6

    /// - Parameters:
    ///   - gone: The final pose of the outgoing screen, without the fade.
    ///   - start: The initial pose of the incoming screen, without the fade.
    static func choreography(to gone: Pose, from start: Pose, in scene: TransitionScene) -> Choreography {
        let (gone, start) = (scene.filling(gone, of: .outgoing), scene.filling(start, of: .incoming))
        return Choreography(
            timing: .responsive,
            participants: veiled(to: gone, from: start, in: scene) ?? faded(to: gone, from: start, in: scene)
        )
    }

    /// Returns screens that fade on a ground.
    private static func faded(to gone: Pose, from start: Pose, in scene: TransitionScene) -> [Participant] {
        let leaving = Participant(
            .picture(of: .outgoing),
            keyframes: [
                Keyframe(at: 0, .rest),
                Keyframe(at: end, Pose.rest.interpolated(to: gone, at: end).faded(to: 0)),
                Keyframe(at: 1, gone.faded(to: 0)),
            ]
        )
        let coming = Participant(
            .picture(of: .incoming),
            keyframes: [
                Keyframe(at: 0, start.faded(to: 0)),
                Keyframe(at: beginning, start.interpolated(to: .rest, at: beginning).faded(to: 0)),
                Keyframe(at: 1, .rest),
            ]
        )
        /// Returns a screen and its background in the strip from which it moves. A photo fills its frame.
        func grounded(_ screen: Participant, of side: TransitionSide, away: Pose) -> [Participant] {
            guard scene.edgeColor(of: side) != nil else { return [screen] }
            return gaps(beside: away).reduce([screen]) { parts, gap in
                parts + Ground.beyond([gap.edge], of: screen, reach: gap.size, in: scene).dropFirst()
            }
        }
        return ground(in: scene) + grounded(leaving, of: .outgoing, away: gone)
            + grounded(coming, of: .incoming, away: start)
    }

    /// Returns opaque screens under a veil of the ground's color, or `nil` if they don't fill the container
    /// and keep their size, or if their backgrounds aren't single colors. It looks as if the screens faded,
    /// but beside a screen, its own mirror image continues what's at its edge, such as a photo. A strip in the
    /// color of the background would end there abruptly.
    private static func veiled(
        to gone: Pose,
        from start: Pose,
        in scene: TransitionScene
    ) -> [Participant]? {
        let whole = CGRect(origin: .zero, size: scene.size)
        guard scene.hasOutgoing, scene.hasIncoming, !scene.isSeeThrough, !whole.isEmpty,
            gone.scaleX == 1, start.scaleX == 1,
            scene.outgoingFrame.encloses(whole), scene.incomingFrame.encloses(whole),
            let old = scene.edgeColor(of: .outgoing), let new = scene.edgeColor(of: .incoming)
        else { return nil }
        func continued(_ screen: Participant, of side: TransitionSide, away: Pose) -> [Participant] {
            mirrorImages(of: screen, away: away, size: scene.frame(of: side).size) + [screen]
        }
        let leaving = Participant(.picture(of: .outgoing), to: gone)
        // It appears while nothing can be seen through the veil.
        let coming = Participant(
            .picture(of: .incoming),
            keyframes: [
                Keyframe(at: 0, start.faded(to: 0)),
                Keyframe(at: 0.44, start.interpolated(to: .rest, at: 0.44).faded(to: 0)),
                Keyframe(at: 0.46, start.interpolated(to: .rest, at: 0.46)), Keyframe(at: 1, .rest),
            ]
        )
        /// Returns the opacity of the entire veil, and that of its second layer, which has the new color.
        func opacities(at time: CGFloat) -> (whole: CGFloat, second: CGFloat) {
            let whole = time < end ? time / end : 1 - max(time - beginning, 0) / (1 - beginning)
            return (whole, whole * min(time / change, 1))
        }
        func layer(_ color: UIColor, _ opacity: (CGFloat) -> CGFloat) -> Participant {
            let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
            return Participant(
                .decoration(.color(color, in: unit)),
                keyframes: Keyframe.sampled(steps: 20) { .rest.faded(to: opacity($0)) }
            )
        }
        let first = layer(old) { time in
            let (whole, second) = opacities(at: time)
            return second < 1 ? 1 - (1 - whole) / (1 - second) : 0
        }
        return continued(leaving, of: .outgoing, away: gone) + continued(coming, of: .incoming, away: start)
            + [first, layer(new) { opacities(at: $0).second }]
    }

    /// Returns a mirror image of a screen at each edge from which it moves. They overlap the screen by a point,
    /// so that no gap shows between them.
    private static func mirrorImages(of screen: Participant, away: Pose, size: CGSize) -> [Participant] {
        gaps(beside: away).map { edge, gap in
            let gap = min(gap + 1, Hinge(edge).length(in: size))
            var image = Pose.rest.translated(by: edge.outward, times: gap - 1)
            if edge.outward.dx == 0 { image.scaleY = -1 } else { image.scaleX = -1 }
            let strip = CGRect(origin: .zero, size: size).strip(inside: edge, thickness: gap)
            return Participant(
                .slice(strip.fractions(of: size), of: screen.screen ?? .incoming),
                keyframes: screen.keyframes.mapPoses { image.followed(by: $0) }
            )
        }
    }

    /// Returns the edges from which a screen moves on its way from a pose to rest, and the distances.
    private static func gaps(beside away: Pose) -> [(edge: TransitionEdge, size: CGFloat)] {
        let gaps: [(edge: TransitionEdge, size: CGFloat)] = [
            (.leading, away.x), (.trailing, -away.x), (.top, away.y), (.bottom, -away.y),
        ]
        return gaps.filter { $0.size > 0 }
    }

    /// Returns the ground, which changes from one screen's color to the other's, or an empty array if a
    /// screen has no background, so that a backdrop would suddenly appear behind it.
    ///
    /// The ground of a screen whose background isn't a single color, such as a photo, is its blurred picture.
    /// Any color between two photos would be a flash.
    static func ground(in scene: TransitionScene) -> [Participant] {
        guard !scene.isSeeThrough else { return [] }
        func changing(_ subject: Participant.Subject, from start: Pose, to end: Pose) -> Participant {
            Participant(subject, keyframes: [Keyframe(at: 0, start), Keyframe(at: change, end)])
        }
        let (old, new) = (scene.edgeColor(of: .outgoing), scene.edgeColor(of: .incoming))
        let color = old ?? new ?? .plainBackdrop
        let ground = changing(.backdrop, from: .rest.colored(color), to: .rest.colored(new ?? color))
        var grounds = [scene.fading(ground)]
        guard scene.hasOutgoing, scene.hasIncoming else { return grounds }
        if old == nil {
            let end: CGFloat = new == nil ? 1 : 0
            grounds.append(changing(.blurredPicture(of: .outgoing), from: .rest, to: .rest.faded(to: end)))
        }
        if new == nil {
            grounds.append(changing(.blurredPicture(of: .incoming), from: .rest.faded(to: 0), to: .rest))
        }
        return grounds
    }
}

extension TransitionScene {
    /// Returns a pose in which a screen whose background isn't visible at its edges, such as a photo, still
    /// fills its frame. A strip of another color beside it would be a frame.
    fileprivate func filling(_ pose: Pose, of side: TransitionSide) -> Pose {
        let frame = frame(of: side)
        guard edgeColor(of: side) == nil, !seeThroughScreens.contains(side), frame.width > 0, frame.height > 0
        else { return pose }
        let (x, y) = (2 * abs(pose.x) / frame.width, 2 * abs(pose.y) / frame.height)
        return pose.scaled(by: max(pose.scaleX, 2 - pose.scaleX) * (1 + max(x, y)) / pose.scaleX)
    }
}
