import UIKit

/// The position of the viewer relative to the participants, and the deviations that the viewer can't see.
struct Sight {
    /// The maximum deviation of a point, in points.
    static let length: CGFloat = 0.25
    /// The maximum deviation of a rotation, in radians.
    static let angle: CGFloat = 0.1 * .pi / 180
    /// The maximum deviation of a color or an opacity.
    static let shade: CGFloat = 1 / 255

    let scene: TransitionScene
    /// The distance of the eye, or `nil` if it's infinite.
    let eyeDistance: CGFloat?
    /// The point where parallel lines converge in the distance, in the container's coordinates.
    let vanishingPoint: CGPoint

    init(_ choreography: Choreography, in scene: TransitionScene) {
        self.scene = scene
        eyeDistance = choreography.eyeDistance.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        let point = choreography.vanishingPoint
        vanishingPoint = CGPoint(
            x: point.x.finite(or: 0.5) * scene.size.width,
            y: point.y.finite(or: 0.5) * scene.size.height
        )
    }

    /// Returns the magnification of something that's closer to the viewer by a number of points.
    func magnification(at depth: CGFloat) -> CGFloat {
        guard let eyeDistance else { return 1 }
        // Nothing is visible behind the eye.
        return eyeDistance / max(eyeDistance - depth.finite(or: 0), eyeDistance / 100)
    }
}

/// The motion of a participant through its poses, as numbers.
struct PoseWay {
    private let keyframes: [Keyframe]
    private var fields: [Field] = []

    /// A number of the poses that changes: its values at the keyframes, and their maximum deviations.
    private struct Field {
        let values: [CGFloat]
        let tolerances: [CGFloat]
        var reach = CGFloat.infinity
    }

    init(of participant: Participant, seen sight: Sight) {
        keyframes = participant.keyframes
        // A screen can break into hundreds of participants, so each pose is read once.
        let poses = keyframes.map { PoseNumbers($0.pose) }
        let changes = poses.changes
        let frame = participant.restingFrame(in: sight.scene)
        let anchor = participant.anchor.playable
        // The distances from the anchor to the farther sides.
        let (width, height) = (
            max(abs(anchor.x), abs(1 - anchor.x)) * frame.width,
            max(abs(anchor.y), abs(1 - anchor.y)) * frame.height
        )
        // The deviation of an edge is the sum of those of its translation, its scale, and its clip.
        let causes = [PoseNumbers.position, PoseNumbers.scale, PoseNumbers.clip].count { part in
            part.contains { changes[$0] }
        }
        // A gap between two slices that lie side by side is visible at a much smaller deviation.
        let isJoined = participant.slice != nil && !participant.fliesApart
        let care = 1 / CGFloat(max(causes, 1)) / (isJoined ? 4 : 1)
        let lengths = poses.map { care * Sight.length / sight.magnification(at: $0[.z]) }
        /// The deviations of lengths on a participant that's itself scaled.
        let inner = zip(lengths, poses).map { length, pose in
            length / max(abs(pose[.scaleX].finite(or: 1)), abs(pose[.scaleY].finite(or: 1)), 0.01)
        }
        /// Returns the deviation of a participant's depth.
        func depth(_ pose: PoseNumbers, _ eye: CGFloat) -> CGFloat {
            let size = sight.magnification(at: pose[.z])
            // A participant that comes closer moves away from the vanishing point, and faster at a greater
            // distance from it.
            let (x, y) = (frame.midX - sight.vanishingPoint.x, frame.midY - sight.vanishingPoint.y)
            let extent = hypot(frame.width * pose[.scaleX], frame.height * pose[.scaleY]) / 2
            let distance = hypot(x + pose[.x], y + pose[.y]) + extent
            return care * Sight.length / max(size * size * distance.finite(or: 0) / eye, 1)
        }
        for number in PoseNumbers.Name.allCases where changes[number.rawValue] {
            let (factor, tolerances): (CGFloat, [CGFloat])
            switch number {
            case .x, .y: (factor, tolerances) = (1, lengths)
            case .z:
                guard let eye = sight.eyeDistance else { continue }
                (factor, tolerances) = (1, poses.map { depth($0, eye) })
            case .scaleX: (factor, tolerances) = (width, lengths)
            case .scaleY: (factor, tolerances) = (height, lengths)
            case .angle:
                (factor, tolerances) = (1, poses.map { _ in isJoined ? Sight.angle / 4 : Sight.angle })
            case .opacity, .dimming, .shadow: (factor, tolerances) = (1, poses.map { _ in Sight.shade })
            case .radius, .clipRadius: (factor, tolerances) = (1, inner)
            case .clipLeft, .clipRight: (factor, tolerances) = (frame.width, inner)
            case .clipTop, .clipBottom: (factor, tolerances) = (frame.height, inner)
            }
            fields.append(
                Field(
                    values: poses.map { ($0[number] * factor).finite(or: 0) },
                    tolerances: tolerances,
                    reach: number == .angle ? .pi / 2 + 1e-9 : .infinity
                )
            )
        }
        addColors()
    }

    private mutating func addColors() {
        guard keyframes.contains(where: { $0.pose.backgroundColor != keyframes[0].pose.backgroundColor })
        else {
            return
        }
        var parts = [[CGFloat]](repeating: [], count: 4)
        for keyframe in keyframes {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            keyframe.pose.backgroundColor?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            for (index, value) in [red, green, blue, alpha].enumerated() { parts[index].append(value) }
        }
        for part in parts where part.contains(where: { $0 != part[0] }) {
            fields.append(
                Field(values: part.map { $0.finite(or: 0) }, tolerances: part.map { _ in Sight.shade })
            )
        }
    }

    // MARK: Values at stops

    /// Returns a line for each number that changes.
    func lines(at stops: [Course.Stop]) -> [Line] {
        if areKeyframes(stops) {
            return fields.map { field in
                Line(
                    values: field.values,
                    tolerances: field.tolerances.indices.map {
                        min(field.tolerances[max($0, 1) - 1], field.tolerances[max($0, 1)])
                    },
                    reach: field.reach
                )
            }
        }
        return fields.map { field in
            Line(
                values: stops.map {
                    let (start, end) = (field.values[$0.next - 1], field.values[$0.next])
                    return $0.part == 1 ? end : start.interpolated(to: end, at: $0.part)
                },
                tolerances: stops.map { min(field.tolerances[$0.next - 1], field.tolerances[$0.next]) },
                reach: field.reach
            )
        }
    }

    /// Returns whether the stops are the keyframes, as they are without curves in between.
    private func areKeyframes(_ stops: [Course.Stop]) -> Bool {
        stops.count == keyframes.count && stops[0].next == 1 && stops[0].part == 0
            && stops.indices.dropFirst().allSatisfy { stops[$0].next == $0 && stops[$0].part == 1 }
    }

    /// Returns the stops that no step may pass, because interpolated matrices would follow another path than
    /// the poses.
    func corners(among stops: [Course.Stop]) -> [Bool] {
        var corners = [Bool](repeating: false, count: stops.count)
        guard turnsAboutSeveralAxes || keyframes.contains(where: \.pose.isFlipped) else { return corners }
        for index in stops.indices.dropFirst() {
            let (before, after) = (keyframes.pose(at: stops[index - 1]), keyframes.pose(at: stops[index]))
            let isSmooth =
                before.rotation.sharesAxis(with: after.rotation)
                && (before.scaleX < 0) == (after.scaleX < 0) && (before.scaleY < 0) == (after.scaleY < 0)
            if !isSmooth { (corners[index - 1], corners[index]) = (true, true) }
        }
        return corners
    }

    private var turnsAboutSeveralAxes: Bool {
        var axis: Rotation.Axis?
        for rotation in keyframes.lazy.map(\.pose.rotation) where rotation.angle != 0 {
            if let axis, axis != rotation.axis { return true }
            axis = rotation.axis
        }
        return false
    }
}

extension Rotation {
    /// Returns whether the path to another rotation is a rotation about a single axis.
    func sharesAxis(with other: Rotation) -> Bool {
        axis == other.axis || angle == 0 || other.angle == 0
    }
}

extension Pose {
    /// A Boolean value that indicates whether the pose mirrors its content.
    fileprivate var isFlipped: Bool { scaleX < 0 || scaleY < 0 }
}
