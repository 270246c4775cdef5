import Animators
import Testing
import UIKit

@testable import TransitionKit

/// All pairs of animators that can be combined, in a container of 390 × 844 points, sixty times per second.
@Suite struct CombinedPairTests {
    private static let size = CGSize(width: 390, height: 844)

    @Test(
        "The screens are at rest at both ends, and no corner moves farther in a frame than both animators move it",
        arguments: Catalog.names,
        TransitionDirection.allCases
    )
    func theScreensAreAtRestAtBothEnds(name: String, direction: TransitionDirection) throws {
        let first = try Self.motion(name, direction)
        let partners = try Catalog.names.filter {
            first.choreography.canCombine(with: try Self.motion($0, direction).choreography)
        }
        // An animator that moves nothing can be combined with any other.
        #expect(partners.contains("crossfade"))
        var worst = Step(excess: -.infinity, told: "nothing")
        for partner in partners {
            let both = Motion(
                Catalog.animator(name).combined(with: Catalog.animator(partner)),
                in: TransitionScene(size: Self.size, direction: direction)
            )
            expectRest(of: both.choreography, "\(name) combined with \(partner)")
            let found = try worstStep(of: both, first, Self.motion(partner, direction))
            if found.excess > worst.excess {
                let told = "\(name) combined with \(partner), \(direction), \(found.told)"
                worst = Step(excess: found.excess, told: told)
            }
        }
        // Between keyframes, the motion is linear, which smooths a stop there.
        #expect(worst.excess <= 0.04 * Self.size.width, "\(worst.excess) points too far: \(worst.told)")
    }

    /// Expects that the outgoing screen is at rest at the start, and the incoming one at the end.
    private func expectRest(of choreography: Choreography, _ names: String) {
        for side in TransitionSide.allCases {
            // An invisible screen can be anywhere.
            let end: CGFloat = side == .outgoing ? 0 : 1
            let screens = choreography.participants.filter {
                $0.screen == side && $0.pose(at: end).opacity > 0
            }
            let distances = screens.map { screen in
                let body = Body(screen, in: Self.size)
                let place = body.place(in: screen.pose(at: end))
                return body.corners.map { place($0).distance(to: $0) }.max() ?? 0
            }
            let poses = screens.map { $0.pose(at: end) }
            #expect(!screens.isEmpty)
            let farthest = distances.max() ?? 0
            #expect(farthest < 1e-6, "\(names): the \(side) screen is \(farthest) points off")
            #expect(poses.allSatisfy { $0.opacity == 1 && $0.dimming == 0 }, "\(names): the \(side) screen")
        }
    }

    // MARK: Steps

    /// The distance by which a corner moves too far in a frame, and a description of the corner.
    private struct Step {
        let excess: CGFloat
        let told: String
    }

    /// Returns the frame in which a corner moves farthest beyond the limit.
    ///
    /// The second animator's poses apply to the result of the first. So a corner can move as far as the first
    /// animator moves it, transformed by the second, plus the distance that the second moves the point where
    /// the first has placed it.
    private func worstStep(of both: Motion, _ first: Motion, _ second: Motion) -> Step {
        var worst = Step(excess: -.infinity, told: "nothing")
        for side in TransitionSide.allCases {
            let tracks = both.tracks(of: side)
            for (index, track) in tracks.enumerated() {
                let one = first.track(index, of: tracks.count, on: side).places
                let other = second.track(index, of: tracks.count, on: side).places
                for (number, corner) in track.body.corners.enumerated() {
                    for frame in 0..<both.frames {
                        let step = track.places[frame](corner).distance(to: track.places[frame + 1](corner))
                        let (own, nextOwn) = (one[frame](corner), one[frame + 1](corner))
                        let (then, now) = (other[frame], other[frame + 1])
                        let firsts = now.solid(own).distance(to: now.solid(nextOwn))
                        let seconds = then.solid(own).distance(to: now.solid(own))
                        let excess = step - firsts - seconds
                        guard excess > worst.excess else { continue }
                        let told =
                            "corner \(number) of the \(side) screen's part \(index) in frame \(frame): "
                            + "\(step) instead of \(firsts) and \(seconds)"
                        worst = Step(excess: excess, told: told)
                    }
                }
            }
        }
        return worst
    }

    private static func motion(_ name: String, _ direction: TransitionDirection) throws -> Motion {
        try #require(alone[name]?[direction])
    }

    /// The motion of each animator of the catalog on its own.
    private static let alone: [String: [TransitionDirection: Motion]] = {
        var motions: [String: [TransitionDirection: Motion]] = [:]
        for name in Catalog.names {
            for direction in TransitionDirection.allCases {
                let scene = TransitionScene(size: size, direction: direction)
                motions[name, default: [:]][direction] = Motion(Catalog.animator(name), in: scene)
            }
        }
        return motions
    }()
}

/// The positions of an animator's screens, sixty times per second.
private struct Motion {
    /// The positions of a screen or a slice.
    struct Track {
        let body: Body
        /// The position in each frame.
        let places: [Place]
    }

    let choreography: Choreography
    /// The number of frames. The last one can be shorter.
    let frames: Int
    private let tracks: [TransitionSide: [Track]]

    /// Long enough for any partner, because no animator of the catalog takes longer than a second.
    init(_ animator: any Animator, in scene: TransitionScene) {
        let (duration, choreography) = (animator.duration, animator.choreography(in: scene))
        self.choreography = choreography
        frames = Int((duration * 60 - 1e-9).rounded(.up))
        let progress = (0...61).map { frame -> CGFloat in
            let time = CGFloat(Double(frame) / 60 / duration)
            return time < 1 ? choreography.timing.value(at: time, duration: duration) : 1
        }
        var tracks: [TransitionSide: [Track]] = [:]
        for participant in choreography.participants {
            guard let side = participant.screen else { continue }
            let body = Body(participant, in: scene.size)
            let places = progress.map { body.place(in: participant.pose(at: $0)) }
            tracks[side, default: []].append(Track(body: body, places: places))
        }
        self.tracks = tracks
    }

    func tracks(of side: TransitionSide) -> [Track] { tracks[side] ?? [] }

    /// Returns the track of a slice, for a combination with this number of slices. If this animator doesn't
    /// cut the screen, the track is that of the whole screen.
    func track(_ index: Int, of count: Int, on side: TransitionSide) -> Track {
        let tracks = tracks(of: side)
        return tracks[tracks.count == count ? index : 0]
    }
}

/// A screen or a slice at rest.
private struct Body {
    let corners: [Point]
    private let anchor: Point

    init(_ participant: Participant, in size: CGSize) {
        let part = participant.slice ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        func point(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat = 0) -> Point {
            Point(
                x: (part.minX + x * part.width) * size.width,
                y: (part.minY + y * part.height) * size.height,
                z: z
            )
        }
        corners = [point(0, 0), point(1, 0), point(1, 1), point(0, 1)]
        anchor = point(participant.anchor.x, participant.anchor.y, participant.anchor.z)
    }

    func place(in pose: Pose) -> Place {
        let depth = pose.scaleX == pose.scaleY ? max(pose.scaleX, 0.001) : 1
        return Place(matrix: pose.transform, anchor: anchor, depth: depth)
    }
}

/// The transform of a pose about an anchor.
private struct Place {
    let matrix: CATransform3D
    let anchor: Point
    let depth: CGFloat

    /// Transforms a point of a flat screen.
    func callAsFunction(_ point: Point) -> Point { moved(point, depth: 1) }

    /// Transforms a point of content that another animator has rotated, and that keeps its proportions.
    func solid(_ point: Point) -> Point { moved(point, depth: depth) }

    private func moved(_ point: Point, depth: CGFloat) -> Point {
        let (x, y, z) = (point.x - anchor.x, point.y - anchor.y, (point.z - anchor.z) * depth)
        let m = matrix
        return Point(
            x: x * m.m11 + y * m.m21 + z * m.m31 + m.m41 + anchor.x,
            y: x * m.m12 + y * m.m22 + z * m.m32 + m.m42 + anchor.y,
            z: x * m.m13 + y * m.m23 + z * m.m33 + m.m43 + anchor.z
        )
    }
}

/// A point in the container's space, with z toward the viewer.
private struct Point {
    let x: CGFloat
    let y: CGFloat
    let z: CGFloat

    func distance(to other: Point) -> CGFloat {
        let (x, y, z) = (other.x - x, other.y - y, other.z - z)
        return (x * x + y * y + z * z).squareRoot()
    }
}
