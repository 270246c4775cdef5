import Animators
import Testing
import UIKit

@testable import TransitionKit

/// Every two animators that can be combined, in a container of 390 × 844 points, sixty times a second.
@Suite struct CombinedPairTests {
    private static let size = CGSize(width: 390, height: 844)

    @Test(
        "The screens are at rest at both ends, and no corner moves farther in a frame than both animators move it",
        arguments: Catalogue.names,
        TransitionDirection.allCases
    )
    func pairs(name: String, direction: TransitionDirection) throws {
        let first = try Self.motion(name, direction)
        let partners = try Catalogue.names.filter {
            first.choreography.canCombine(with: try Self.motion($0, direction).choreography)
        }
        // What moves nothing can be combined with everything.
        #expect(partners.contains("crossfade"))
        var worst = Step(excess: -.infinity, told: "nothing")
        for partner in partners {
            let both = Motion(
                Catalogue.animator(name).combined(with: Catalogue.animator(partner)),
                in: TransitionScene(size: Self.size, direction: direction)
            )
            expectRest(of: both.choreography, "\(name) combined with \(partner)")
            let found = try worstStep(of: both, first, Self.motion(partner, direction))
            if found.excess > worst.excess {
                let told = "\(name) combined with \(partner), \(direction), \(found.told)"
                worst = Step(excess: found.excess, told: told)
            }
        }
        // Between two keyframes there is a straight line: a stop there is smoothed over.
        #expect(worst.excess <= 0.04 * Self.size.width, "\(worst.excess) points too far: \(worst.told)")
    }

    /// At the start the outgoing screen is at rest, at the end the incoming one.
    private func expectRest(of choreography: Choreography, _ names: String) {
        for side in TransitionSide.allCases {
            // What is not seen may be anywhere.
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

    /// How much further a corner goes in a frame than it may, and which it is.
    private struct Step {
        let excess: CGFloat
        let told: String
    }

    /// The frame in which a corner goes furthest beyond what the two animators ask for.
    ///
    /// What is seen of the first does what the second says. So a corner may go as far as the first takes it, seen
    /// through the second, and as far as the second takes the point where the first has put it.
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

    /// Each animator of the catalogue by itself.
    private static let alone: [String: [TransitionDirection: Motion]] = {
        var motions: [String: [TransitionDirection: Motion]] = [:]
        for name in Catalogue.names {
            for direction in TransitionDirection.allCases {
                let scene = TransitionScene(size: size, direction: direction)
                motions[name, default: [:]][direction] = Motion(Catalogue.animator(name), in: scene)
            }
        }
        return motions
    }()
}

/// Where an animator has the screens, sixty times a second.
private struct Motion {
    /// Where it has a screen or a slice of one.
    struct Track {
        let body: Body
        /// In each frame.
        let places: [Place]
    }

    let choreography: Choreography
    /// How many it takes; the last one may be cut short.
    let frames: Int
    private let tracks: [TransitionSide: [Track]]

    /// Long enough for any partner: no animator of the catalogue takes longer than a second.
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

    /// The track of a part of a screen that a combination cuts into so many. Where this one leaves the screen whole,
    /// it is the whole screen's.
    func track(_ index: Int, of count: Int, on side: TransitionSide) -> Track {
        let tracks = tracks(of: side)
        return tracks[tracks.count == count ? index : 0]
    }
}

/// A screen, or a slice of one, at rest.
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

/// Where a pose takes the points of space, about an anchor.
private struct Place {
    let matrix: CATransform3D
    let anchor: Point
    let depth: CGFloat

    /// Where it takes a point of a flat screen.
    func callAsFunction(_ point: Point) -> Point { moved(point, depth: 1) }

    /// Where it takes a point of something that another animator has turned, which keeps its proportions.
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

/// A point of the container's space, z towards the viewer.
private struct Point {
    let x: CGFloat
    let y: CGFloat
    let z: CGFloat

    func distance(to other: Point) -> CGFloat {
        let (x, y, z) = (other.x - x, other.y - y, other.z - z)
        return (x * x + y * y + z * z).squareRoot()
    }
}
