import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The shadows of clipped participants, and surfaces with a clip of their own.
@MainActor @Suite struct ClippedShadowTests {
    private struct Described: Animator {
        var duration = 1.0
        let participants: @Sendable () -> [Participant]

        func forward(in scene: TransitionScene) -> Choreography {
            Choreography(timing: .linear, participants: participants())
        }
    }

    @Test("The shadow of a clipped screen has the shape of its clip")
    func shadowOfClippedScreenHasShapeOfClip() {
        let rig = ElementRig(
            Described {
                let clip = Pose.rest.clipped(to: CGRect(x: 0.2, y: 0.2, width: 0.6, height: 0.6))
                return [
                    Participant(.outgoing),
                    Participant(
                        .incoming,
                        shadow: Participant.Shadow(radius: 0, x: 20),
                        clipShape: .ellipse,
                        from: clip.shadowed(to: 1),
                        to: clip.shadowed(to: 1)
                    ),
                ]
            }
        )
        rig.start(.forward)
        rig.advance(by: 0.5)
        let size = rig.window.bounds.size
        // The incoming screen is blue, its shadow is black, and the outgoing screen is red.
        #expect(rig.color(at: CGPoint(x: size.width / 2, y: size.height / 2)) == [0, 0, 255])
        #expect(rig.color(at: CGPoint(x: 0.8 * size.width + 10, y: size.height / 2)) == [0, 0, 0])
        #expect(rig.color(at: CGPoint(x: 0.78 * size.width, y: 0.22 * size.height)) == [255, 0, 0])
        rig.advance(by: 1)
        #expect(rig.color(at: CGPoint(x: 10, y: 10)) == [0, 0, 255])
    }

    @Test("A screen that's clipped to nothing casts no shadow")
    func emptyClip() {
        let rig = ElementRig(
            Described {
                let closed = Pose.rest.clipped(to: CGRect(x: 0.5, y: 0.5, width: 0, height: 0)).shadowed(
                    to: 1
                )
                return [
                    Participant(.outgoing),
                    Participant(
                        .incoming,
                        shadow: Participant.Shadow(radius: 0, x: 20),
                        keyframes: [Keyframe(at: 0, closed), Keyframe(at: 1, closed)]
                    ),
                ]
            }
        )
        rig.start(.forward)
        rig.advance(by: 0.5)
        let size = rig.window.bounds.size
        for x in stride(from: 15, to: size.width, by: 20) {
            #expect(rig.color(at: CGPoint(x: x, y: size.height / 4)) == [255, 0, 0], "\(x)")
        }
        rig.advance(by: 1)
    }

    @Test("An outline that an app keeps isn't changed")
    func keptOutline() {
        let kept = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 0.5, height: 1))
        nonisolated(unsafe) let path = kept
        let shape = ClipShape("half") { path }
        let rig = ElementRig(
            Described {
                let clip = Pose.rest.clipped(to: CGRect(x: 0.2, y: 0.2, width: 0.6, height: 0.6))
                return [
                    Participant(.outgoing),
                    Participant(.incoming, clipShape: shape, from: clip.shadowed(to: 1), to: clip),
                ]
            }
        )
        rig.start(.forward)
        rig.advance(by: 2)
        #expect(kept.bounds == CGRect(x: 0, y: 0, width: 0.5, height: 1))
    }

    @Test("A surface has the place of its clip, and a shadow that comes and goes", arguments: [0, 0.5, 1])
    func surfaceHasPlaceOfClip(anchor: CGFloat) {
        let rig = ElementRig(
            Described {
                let clip = Pose.rest.colored(.white)
                    .clipped(to: CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
                return [
                    Participant(.outgoing),
                    Participant(.incoming, from: .rest.faded(to: 0), to: .rest.faded(to: 0)),
                    Participant(.element("card", on: .outgoing)),
                    Participant(
                        .surface(of: "card", on: .outgoing),
                        anchor: Participant.Anchor(x: anchor, y: anchor),
                        shadow: Participant.Shadow(radius: 0, x: 30, y: 0),
                        from: clip,
                        to: clip.shadowed(to: 1)
                    ),
                ]
            }
        )
        rig.first.add("card", UIView(), at: CGRect(x: 100, y: 200, width: 100, height: 100), color: .white)
        rig.start(.forward)
        func color(_ x: CGFloat, _ y: CGFloat) -> [UInt8] { rig.color(at: CGPoint(x: x, y: y)) }
        let shadow = CGPoint(x: 215, y: 275)
        #expect(rig.color(at: shadow)[0] > 240)
        for progress in [0.25, 0.5, 0.75] {
            rig.advance(by: 0.25)
            #expect(color(175, 275) == [255, 255, 255])
            #expect(color(195, 295) == [255, 255, 255])
            #expect(color(145, 275)[2] == 0)
            #expect(color(175, 245)[2] == 0)
            #expect(abs(Double(rig.color(at: shadow)[0]) - 255 * (1 - progress)) < 12)
        }
        rig.advance(by: 1)
        #expect(color(10, 10) == [0, 0, 255])
    }
}
