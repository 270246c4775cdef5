import Testing
import UIKit

@testable import TransitionKit

@Suite struct PoseTests {
    private func point(_ x: CGFloat, _ y: CGFloat, through pose: Pose) -> CGPoint {
        let m = pose.transform
        return CGPoint(x: x * m.m11 + y * m.m21 + m.m41, y: x * m.m12 + y * m.m22 + m.m42)
    }

    @Test func scalesThenTurnsThenMoves() {
        let pose = Pose.rest.translated(x: 100, y: 7).rotated(to: .pi / 2).scaled(by: 2)
        // (1, 0) → (2, 0) → clockwise on the screen (0, 2) → (100, 9)
        let moved = point(1, 0, through: pose)
        #expect(abs(moved.x - 100) < 1e-12)
        #expect(abs(moved.y - 9) < 1e-12)
    }

    @Test func aPositiveTurnAboutTheUprightTakesTheRightEdgeAway() {
        let matrix = Pose.rest.rotated(to: .pi / 6, about: .y).transform
        // The z-coordinate of the point that's one to the right.
        #expect(abs(matrix.m13 + 0.5) < 1e-12)
    }

    @Test func aScaleOfZeroStaysInvertible() {
        let matrix = Pose.rest.scaled(by: 0).transform
        #expect(matrix.m11 == 0.001)
        #expect(matrix.m22 == 0.001)
    }

    @Test("The directions can have factors of their own, which are replaced like a common one")
    func aScaleForEachDirection() {
        let pose = Pose.rest.scaled(by: 2).scaled(x: 3).scaled(y: -0.5)
        #expect(pose.scaleX == 6 && pose.scaleY == -1)
        #expect(Pose.rest.scaled(x: 0.5, y: 0.5) == .rest.scaled(by: 0.5))
        let replaced = Pose.rest.scaled(x: .nan, y: 0)
        #expect(replaced.scaleX == 1 && replaced.scaleY == 0.001)
    }

    @Test("Non-finite values count as those at rest", arguments: [CGFloat.nan, .infinity, -.infinity])
    func notFinite(value: CGFloat) {
        let pose = Pose.rest.translated(x: value, y: value, z: value).scaled(by: value).rotated(to: value)
        #expect(CATransform3DIsIdentity(pose.transform))
    }

    @Test func halfOfATurnIsHalfOfTheWayRound() {
        let end = Pose.rest.rotated(to: 1.5 * .pi, about: .x)
        let half = Pose.rest.interpolated(to: end, at: 0.5)
        #expect(half.rotation == Rotation(angle: 0.75 * .pi, axis: .x))
    }

    @Test func keyframesAreFollowedInOrder() {
        let participant = Participant(
            .incoming,
            keyframes: [
                Keyframe(at: 0.2, .rest.translated(y: -100)),
                Keyframe(at: 0.6, .rest.translated(y: 20)),
                Keyframe(at: 1, .rest, timing: .easeIn),
            ]
        )
        #expect(participant.pose(at: 0).y == -100)
        #expect(participant.pose(at: 0.2).y == -100)
        #expect(abs(participant.pose(at: 0.4).y + 40) < 1e-9)
        #expect(abs(participant.pose(at: 0.8).y - 20 * (1 - 0.315357)) < 1e-4)
        #expect(participant.pose(at: 1) == .rest)
    }

    @Test("Fractions that aren't numbers, or without end, are those of the beginning or the end")
    func fractionsWithoutEnd() {
        let poses = [Pose.rest.translated(x: 100).faded(to: 0.5), Pose.rest.translated(x: 20).faded(to: 0.5)]
        for times: [CGFloat] in [[0, 1], [0, 0.5], [1 - CGFloat.ulpOfOne, 1]] {
            let keyframes = zip(times, poses).map { Keyframe(at: $0, $1) }
            let participant = Participant(.incoming, keyframes: keyframes)
            #expect(participant.pose(at: .infinity) == poses[1])
            #expect(participant.pose(at: -.infinity) == poses[0])
            #expect(participant.pose(at: .nan) == poses[0])
            #expect(participant.pose(at: .greatestFiniteMagnitude).opacity == 0.5)
        }
        let end = poses[1].rotated(to: 1, about: .y).clipped(to: CGRect(x: 0, y: 0, width: 1, height: 0.5))
        for (odd, plain) in [(.nan, 0), (-.infinity, 0), (.infinity, 1)] as [(CGFloat, CGFloat)] {
            #expect(poses[0].interpolated(to: end, at: odd) == poses[0].interpolated(to: end, at: plain))
        }
    }

    @Test func aSpringGoesOnBeyondTheEnd() {
        let participant = Participant(.incoming, from: .rest.translated(x: 100))
        #expect(abs(participant.pose(at: 1.1).x + 10) < 1e-9)
    }

    @Test("A curve that draws back first goes on before the beginning, unless the first pose comes later")
    func beforeTheBeginning() {
        let (away, halfway) = (Pose.rest.translated(x: 100), Pose.rest.translated(x: 50))
        #expect(abs(Participant(.incoming, from: away).playedPose(at: -0.1).x - 110) < 1e-9)
        #expect(Participant(.incoming, from: away).pose(at: -0.1) == away)
        let steps = [Keyframe(at: 0, away), Keyframe(at: 0.5, halfway), Keyframe(at: 1, .rest)]
        #expect(abs(Participant(.incoming, keyframes: steps).playedPose(at: -0.1).x - 110) < 1e-9)
        let late = [Keyframe(at: 0.2, away), Keyframe(at: 1, .rest)]
        #expect(Participant(.incoming, keyframes: late).playedPose(at: -0.1) == away)
        let jump = [Keyframe(at: 0, away), Keyframe(at: 0, halfway), Keyframe(at: 1, .rest)]
        #expect(Participant(.incoming, keyframes: jump).playedPose(at: -0.1) == away)
    }

    @Test func reversedTwiceIsTheSame() {
        let participant = Participant(
            .outgoing,
            keyframes: [
                Keyframe(at: 0, .rest),
                Keyframe(at: 0.25, .rest.scaled(by: 0.5), timing: .easeOut),
                Keyframe(at: 1, .rest.faded(to: 0)),
            ]
        )
        for moment in [0, 0.1, 0.25, 0.6, 1] as [CGFloat] {
            let (there, back) = (participant.pose(at: moment), participant.reversed.pose(at: 1 - moment))
            #expect(abs(there.scaleX - back.scaleX) < 1e-9)
            #expect(abs(there.opacity - back.opacity) < 1e-9)
            let again = participant.reversed.reversed.pose(at: moment)
            #expect(abs(there.scaleX - again.scaleX) < 1e-9)
        }
        #expect(participant.reversed.subject == .incoming)
    }

    @Test("Content offsets are interpolated, mirrored, and added")
    func contentOffsets() {
        let pose = Pose.rest.scrolled(x: 10, y: 20).scrolled(x: 5)
        #expect(pose.contentOffsetX == 15 && pose.contentOffsetY == 20)
        let half = Pose.rest.interpolated(to: pose, at: 0.5)
        #expect(half.contentOffsetX == 7.5 && half.contentOffsetY == 10)
        #expect(pose.mirrored.contentOffsetX == -15 && pose.mirrored.contentOffsetY == 20)
        let sum = pose.concatenating(.rest.scrolled(x: 1, y: 2).translated(x: 3))
        #expect(sum == .rest.scrolled(x: 16, y: 22).translated(x: 3))
        #expect(CATransform3DIsIdentity(pose.transform))
    }

    @Test("Between poses, an invalid value counts as the one that's played")
    func invalidValuesBetween() {
        let base = Pose.rest.translated(x: 8).faded(to: 0.5).dimmed(to: 0.5).shadowed(to: 0.5)
        let part = CGRect(x: 0.2, y: 0.1, width: 0.5, height: 0.6)
        let reversed = CGRect(x: 0.75, y: 0.5, width: -0.25, height: -0.5)
        var narrow = base
        (narrow.scaleX, narrow.scaleY) = (CGFloat.nan, CGFloat.infinity)
        for (odd, plain) in [
            (base.faded(to: 5), base.faded(to: 1)), (base.faded(to: -2), base.faded(to: 0)),
            (base.faded(to: CGFloat.nan), base.faded(to: 1)), (base.dimmed(to: 7), base.dimmed(to: 1)),
            (base.dimmed(to: CGFloat.nan), base.dimmed(to: 0)), (base.shadowed(to: -3), base.shadowed(to: 0)),
            (base.rounded(to: -8), base), (base.rounded(to: .infinity), base), (narrow, base),
            (base.translated(x: CGFloat.nan), base.translated(x: -8)),
            (base.clipped(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), base),
            (base.rotated(to: CGFloat.nan), base), (base.rotated(to: .infinity, about: .x), base),
            (base.clipped(to: part, cornerRadius: -8), base.clipped(to: part)),
            (base.clipped(to: reversed), base.clipped(to: reversed.standardized)),
        ] {
            for other in [Pose.rest.rotated(to: 1), base.clipped(to: part, cornerRadius: 4).rounded(to: 6)] {
                #expect(odd.interpolated(to: other, at: 0.3) == plain.interpolated(to: other, at: 0.3))
                #expect(other.interpolated(to: odd, at: 0.3) == other.interpolated(to: plain, at: 0.3))
            }
        }
    }

    @Test("A clip that grows from nothing shows nothing before, and not its mirror image")
    func clipsBeforeNothing() {
        let slot = Pose.rest.clipped(to: CGRect(x: 0.5, y: 0, width: 0, height: 1))
        let rect = slot.interpolated(to: .rest, at: -0.1).clip.rect
        #expect(rect.size.width == 0 && abs(rect.origin.x - 0.5) < 1e-12 && abs(rect.size.height - 1) < 1e-12)
    }

    @Test("A clip with an invalid number doesn't clip another one", arguments: [CGFloat.nan, .infinity])
    func invalidClips(number: CGFloat) {
        let whole = Pose.rest.clipped(to: CGRect(x: 0, y: number, width: 1, height: 1))
        let part = Pose.rest.clipped(to: CGRect(x: 0.2, y: 0, width: 0.5, height: 1))
        #expect(whole.concatenating(part).clip == part.clip)
        #expect(part.concatenating(whole).clip == part.clip)
    }

    @Test("A coordinate or a scale that isn't a number doesn't affect the others of concatenated poses")
    func invalidNumbersConcatenated() {
        let odd = Pose.rest.translated(x: .nan, y: 300)
        let half = odd.concatenating(.rest.scaled(by: 0.5))
        #expect(half.x == 0 && half.y == 150 && half.scaleX == 0.5)
        let moved = Pose.rest.translated(x: 20, y: 100).concatenating(odd)
        #expect(moved.x == 20 && moved.y == 400)
        let scaled = Pose.rest.scaled(x: .nan, y: 2).concatenating(.rest.scaled(by: 0.5))
        #expect(scaled.scaleX == 0.5 && scaled.scaleY == 1)
        let round = Pose.rest.rounded(to: 20).shadowed(to: 0.5)
        let blank = Pose.rest.rounded(to: .nan).shadowed(to: .nan).rotated(to: .nan, about: .y)
        for both in [blank.concatenating(round), round.concatenating(blank)] {
            #expect(both.cornerRadius == 20 && both.shadowOpacity == 0.5)
        }
        let turned = blank.concatenating(.rest.rotated(to: 1, about: .y))
        #expect(abs(turned.transform.m11 - cos(1)) < 1e-9)
    }

    @Test func timesAreClamped() {
        #expect(Keyframe(at: -1, .rest).time == 0)
        #expect(Keyframe(at: 2, .rest).time == 1)
        #expect(Keyframe(at: .nan, .rest).time == 0)
    }
}
