import TransitionKit
import UIKit

/// A transition in which one screen fades out and then the other one fades in, while the background changes
/// from one screen's color to the other's.
enum FadeThrough {
    /// The moment at which the outgoing screen has faded out, as a fraction of the transition.
    private static let end: CGFloat = 0.4

    /// Returns the moment at which the incoming screen starts to fade in. If its background isn't a single
    /// color, that's late, when the screen has come half of its way, because what it doesn't cover yet would
    /// be seen as a frame around it. Otherwise, there's no frame to hide, and the time in which only a color
    /// is visible should be short.
    private static func beginning(in scene: TransitionScene) -> CGFloat {
        scene.edgeColor(of: .incoming) == nil ? 0.5 : 0.42
    }

    /// - Parameters:
    ///   - gone: The final pose of the outgoing screen, without the fade.
    ///   - start: The initial pose of the incoming screen, without the fade.
    ///   - gap: The edge from which the incoming screen has moved away, where its background fills the strip.
    static func choreography(
        to gone: Pose,
        from start: Pose,
        gap: TransitionEdge? = nil,
        in scene: TransitionScene
    ) -> Choreography {
        let (gone, start) = (
            scene.filling(gone, of: .outgoing), scene.filling(start, of: .incoming)
        )
        // A photo fills its frame instead.
        func withBackground(_ screen: Participant, beyond edge: TransitionEdge?, _ away: Pose)
            -> [Participant]
        {
            guard let edge else { return [screen] }
            let reach = abs(away.x) + abs(away.y)
            return [screen]
                + EdgeBackground.beyond([edge], of: screen, reach: reach, mirrors: false, in: scene)
        }
        // A card that comes or goes alone doesn't take turns with a screen.
        if scene.isAlone {
            let comes = scene.hasIncomingView
            let (edge, away) = comes ? (gap, start) : (gap?.opposite, gone)
            var card = Choreography(
                participants: Participant.focusing(from: away, in: comes ? scene : scene.reversed())
            )
            if !comes { card = card.reversed() }
            return Choreography(
                timing: .responsive,
                participants: background(in: scene)
                    + card.participants.flatMap { part in
                        part.screen == nil ? [part] : withBackground(part, beyond: edge, away)
                    }
            )
        }
        let beginning = beginning(in: scene)
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
        return Choreography(
            timing: .responsive,
            // A finger can rest where both screens have faded, and would hold an empty page.
            participants: background(in: scene, blursScreens: scene.followsFinger)
                + withBackground(leaving, beyond: gap?.opposite, gone)
                + withBackground(coming, beyond: gap, start)
        )
    }

    /// Returns the background, which changes from one screen's color to the other's, or an empty array if a
    /// screen has no background, so that a backdrop would suddenly appear behind it.
    ///
    /// Behind a screen whose background isn't a single color, as with a photo, it's the blurred screen.
    /// Any color between two photos would be a flash.
    ///
    /// - Parameter blursScreens: Whether it's the blurred screen behind every screen, so that something of
    ///   one of them is always visible.
    static func background(in scene: TransitionScene, blursScreens: Bool = false) -> [Participant] {
        guard !scene.isSeeThrough else { return [] }
        func changing(_ subject: Participant.Subject, from start: Pose, to end: Pose) -> Participant {
            // Slowly, because nothing else is visible in between, and a sudden change would be a flash.
            Participant(subject, keyframes: [Keyframe(at: 0, start), Keyframe(at: 0.6, end)])
        }
        let (old, new) = (scene.edgeColor(of: .outgoing), scene.edgeColor(of: .incoming))
        let color = old ?? new ?? .plainBackdrop
        // The area beside a screen that's smaller than the container keeps its color.
        let start = scene.isPartial(.outgoing) ? new ?? color : color
        let end = scene.isPartial(.incoming) ? color : new ?? color
        let background = changing(.backdrop, from: .rest.colored(start), to: .rest.colored(end))
        var backgrounds = [scene.fading(background)]
        guard scene.hasBothViews else { return backgrounds }
        if old == nil || blursScreens {
            let end: CGFloat = new == nil ? 1 : 0
            backgrounds.append(
                changing(.blurredPicture(of: .outgoing), from: .rest, to: .rest.faded(to: end))
            )
        }
        if new == nil || blursScreens {
            backgrounds.append(changing(.blurredPicture(of: .incoming), from: .rest.faded(to: 0), to: .rest))
        }
        return backgrounds
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
