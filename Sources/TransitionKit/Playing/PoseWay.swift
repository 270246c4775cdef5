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
        let poses = keyframes.map(\.pose)
        let frame = participant.restingFrame(in: sight.scene)
        let anchor = participant.anchor.playable
        // The distances from the anchor to the farther sides.
        let reach = CGSize(
            width: max(abs(anchor.x), abs(1 - anchor.x)) * frame.width,
            height: max(abs(anchor.y), abs(1 - anchor.y)) * frame.height
        )
        let sizes = poses.map { sight.magnification(at: $0.z) }
        // The deviation of an edge is the sum of those of its translation, its scale, and its clip.
        let causes = [
            poses.contains { $0.x != poses[0].x || $0.y != poses[0].y },
            poses.contains { $0.scaleX != poses[0].scaleX || $0.scaleY != poses[0].scaleY },
            poses.contains { $0.clip != poses[0].clip },
        ]
        let share = 1 / CGFloat(max(causes.filter { $0 }.count, 1))
        // A gap between two slices that lie side by side is visible at a much smaller deviation.
        let isJoined = participant.slice != nil && !participant.fliesApart
        let care = isJoined ? share / 4 : share
        let lengths = sizes.map { care * Sight.length / $0 }
        /// Deviations of lengths on a participant that's itself scaled.
        let inner = zip(lengths, poses).map { length, pose in
            length / max(abs(pose.scaleX.finite(or: 1)), abs(pose.scaleY.finite(or: 1)), 0.01)
        }
        add(poses, lengths) { $0.x }
        add(poses, lengths) { $0.y }
        if let eye = sight.eyeDistance, poses.contains(where: { $0.z != poses[0].z }) {
            let depths = zip(poses, sizes).map { pose, size in
                // A participant that comes closer moves away from the vanishing point, and faster at a greater
                // distance from it.
                let (x, y) = (frame.midX - sight.vanishingPoint.x, frame.midY - sight.vanishingPoint.y)
                let extent = hypot(frame.width * pose.scaleX, frame.height * pose.scaleY) / 2
                let distance = hypot(x + pose.x, y + pose.y) + extent
                return care * Sight.length / max(size * size * distance.finite(or: 0) / eye, 1)
            }
            add(poses, depths) { $0.z }
        }
        add(poses, lengths) { $0.scaleX * reach.width }
        add(poses, lengths) { $0.scaleY * reach.height }
        let angles = [CGFloat](repeating: isJoined ? Sight.angle / 4 : Sight.angle, count: poses.count)
        add(poses, angles, reach: .pi / 2 + 1e-9) { $0.rotation.angle }
        let shades = [CGFloat](repeating: Sight.shade, count: poses.count)
        add(poses, shades) { $0.opacity.unit(or: 1) }
        add(poses, shades) { $0.dimming.unit(or: 0) }
        add(poses, shades) { $0.shadowOpacity.unit(or: 0) }
        add(poses, inner) { $0.cornerRadius }
        addClips(poses.map(\.clip), size: frame.size, inner)
        addColors(poses.map(\.backgroundColor))
    }

    private mutating func addClips(_ clips: [Pose.Clip], size: CGSize, _ tolerances: [CGFloat]) {
        guard clips.contains(where: { $0 != clips[0] }) else { return }
        add(clips, tolerances) { $0.rect.minX * size.width }
        add(clips, tolerances) { $0.rect.maxX * size.width }
        add(clips, tolerances) { $0.rect.minY * size.height }
        add(clips, tolerances) { $0.rect.maxY * size.height }
        add(clips, tolerances) { $0.cornerRadius }
    }

    private mutating func addColors(_ colors: [UIColor?]) {
        guard colors.contains(where: { $0 != colors[0] }) else { return }
        var parts = [[CGFloat]](repeating: [], count: 4)
        for color in colors {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            for (index, value) in [red, green, blue, alpha].enumerated() { parts[index].append(value) }
        }
        let shades = [CGFloat](repeating: Sight.shade, count: colors.count)
        for part in parts { add(part, shades) { $0 } }
    }

    /// Adds a number of the states if it changes.
    private mutating func add<State>(
        _ states: [State],
        _ tolerances: [CGFloat],
        reach: CGFloat = .infinity,
        _ number: (State) -> CGFloat
    ) {
        let first = number(states[0])
        guard states.contains(where: { number($0) != first }) else { return }
        let values = states.map { number($0).finite(or: 0) }
        fields.append(Field(values: values, tolerances: tolerances, reach: reach))
    }

    // MARK: Values at stops

    /// Returns a line for each number that changes.
    func lines(at stops: [Course.Stop]) -> [Line] {
        fields.map { field in
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
