import UIKit

extension TransitionAudit {
    /// Checks that a choreography shows the incoming screen, that screens are at rest where the choreography
    /// takes them over from the app and where it returns them, and that it can be played as it's written.
    ///
    /// - Parameters:
    ///   - sides: The sides whose screens take part.
    ///   - scene: The scene of the transition.
    func check(_ choreography: Choreography, of sides: [TransitionSide], in scene: TransitionScene) {
        let poses = choreography.participants.lazy.flatMap(\.keyframes).map(\.pose)
        if let name = poses.compactMap(\.invalidValue).first {
            report(
                .invalidPose,
                "gives the \(name) of a pose a value that isn't a finite number, which is played as at rest; "
                    + "check divisions by a width or height that can be 0"
            )
        }
        if let name = choreography.repeatedSubject?.name {
            report(
                .shownTwice,
                "shows \(name) in two participants, of which only the first is played; combine their poses into "
                    + "one, or use pictures or slices"
            )
        }
        if sides.contains(.incoming), let flaw = choreography.flawOfIncomingScreen(sides, in: scene) {
            report(.incomingScreenNotShown, flaw)
        }
        let changes = choreography.unrest(of: sides).map { side, change in
            side == .incoming
                ? "leaves the incoming screen \(change) at the end; let its last pose be .rest"
                : "begins with the outgoing screen \(change); let its first pose be .rest"
        }
        if !changes.isEmpty { report(.screenNotAtRest, changes.joined(separator: "; and ")) }
    }
}

extension Choreography {
    /// Fractions of the transition, up to shortly before the end.
    private static let moments: [CGFloat] = [0, 0.25, 0.5, 0.75, 0.9, 0.97]

    /// Returns why nobody sees the incoming screen before the end, in words, or `nil` if people do.
    fileprivate func flawOfIncomingScreen(_ sides: [TransitionSide], in scene: TransitionScene) -> String? {
        let isForward = scene.direction == .forward
        if participant(showing: .incoming) == nil {
            return "doesn't show the incoming screen, which stays behind everything until the end; add a "
                + "participant for it, such as "
                + (isForward ? "Participant(.incoming)" : "Participant(.outgoing) in forward(in:)")
        } else if hidesIncomingScreen(in: scene.size) {
            return "keeps the incoming screen invisible until the end; let it appear earlier, and note that "
                + "delayed(by:) and within(_:) take fractions of the transition, not seconds"
        } else if sides.contains(.outgoing), coversIncomingScreen {
            return "keeps the incoming screen behind the outgoing one until the end; list participants from "
                + "back to front, or let the outgoing screen move away or fade"
        }
        return nil
    }

    /// Returns whether nothing of the incoming screen is inside the container before the end.
    private func hidesIncomingScreen(in size: CGSize) -> Bool {
        let participants = participants.filter { $0.screen == .incoming }
        guard participants.contains(where: { $0.pose(at: 1).canBeSeen }) else { return false }
        return !participants.contains { participant in
            Self.moments.contains { moment in
                let pose = participant.pose(at: moment)
                return pose.canBeSeen && !pose.isBeside(size)
            }
        }
    }

    /// Whether the entire outgoing screen is in front of the incoming one until the end.
    private var coversIncomingScreen: Bool {
        guard let front = participants.lastIndex(where: { $0.screen == .incoming }) else { return false }
        return participants[front...].contains { participant in
            [.outgoing, .picture(of: .outgoing)].contains(participant.subject)
                && Self.moments.allSatisfy { moment in
                    let pose = participant.pose(at: moment)
                    return pose.isInPlace && pose.opacity.fraction(or: 1) > 0.99
                }
        }
    }

    /// Returns the sides whose screens aren't at rest at their end of the choreography, and what's wrong with
    /// each.
    fileprivate func unrest(of sides: [TransitionSide]) -> [(TransitionSide, String)] {
        sides.reversed().compactMap { side in
            let poses = participants.filter { $0.screen == side }
                .map { $0.pose(at: side == .incoming ? 1 : 0) }
            let visible = poses.filter(\.canBeSeen)
            if !poses.isEmpty, visible.isEmpty { return (side, "invisible") }
            let changes = visible.lazy.compactMap { $0.unrest(inDepth: playableEyeDistance != nil) }
            return changes.first.map { (side, $0) }
        }
    }
}

extension Participant.Subject {
    /// The name of a screen, of a named view, or of the backdrop.
    fileprivate var name: String {
        switch self {
        case .screen(let side): "the \(side) screen"
        case .element(let id, let side):
            "the view \(id.name.map { "“\($0)” " } ?? "")of the \(side) screen"
        default: "the backdrop"
        }
    }
}

extension Pose {
    /// The name of the first value that isn't a finite number, or `nil` if all are.
    fileprivate var invalidValue: String? {
        let (axis, rect) = (rotation.axis, clip.rect)
        let values: [(String, [CGFloat])] = [
            ("x", [x]), ("y", [y]), ("z", [z]), ("scaleX", [scaleX]), ("scaleY", [scaleY]),
            ("rotation", [rotation.angle, axis.x, axis.y, axis.z]), ("opacity", [opacity]),
            ("cornerRadius", [cornerRadius]), ("dimming", [dimming]), ("shadowOpacity", [shadowOpacity]),
            ("contentOffsetX", [contentOffsetX]), ("contentOffsetY", [contentOffsetY]),
            ("clip", [rect.minX, rect.minY, rect.width, rect.height, clip.cornerRadius]),
        ]
        return values.first { !$0.1.allSatisfy(\.isFinite) }?.0
    }

    fileprivate var canBeSeen: Bool {
        opacity.fraction(or: 1) > 0.01 && clip.playable.rect.width > 0 && clip.playable.rect.height > 0
    }

    /// Returns whether the pose is a mere translation that moves a screen past an edge of the container. In a
    /// container without a size, nothing is past an edge.
    fileprivate func isBeside(_ size: CGSize) -> Bool {
        let matrix = transform
        let moved = CATransform3DTranslate(CATransform3DIdentity, matrix.m41, matrix.m42, matrix.m43)
        return CATransform3DEqualToTransform(matrix, moved)
            && (abs(matrix.m41) >= max(size.width, 1) || abs(matrix.m42) >= max(size.height, 1))
    }

    /// The first visible difference from a pose at rest, in words. Corners and shadows don't count, because
    /// the display and the screens beside it can hide them.
    ///
    /// - Parameter inDepth: Whether the distance toward the viewer is visible.
    fileprivate func unrest(inDepth: Bool) -> String? {
        let matrix = transform
        let turns = [matrix.m11 - 1, matrix.m12, matrix.m21, matrix.m22 - 1, matrix.m13, matrix.m23]
        if hypot(contentOffsetX, contentOffsetY) > 0.5 { return "scrolled" }
        if hypot(matrix.m41, matrix.m42) > 0.5 || inDepth && abs(matrix.m43) > 0.5 { return "moved" }
        if turns.contains(where: { abs($0) > 0.002 }) { return "rotated or scaled" }
        if opacity.fraction(or: 1) < 0.99 { return "translucent" }
        if dimming.fraction(or: 0) > 0.01 { return "dimmed" }
        let rect = clip.playable.rect
        return max(rect.minX, rect.minY) < 0.002 && max(1 - rect.maxX, 1 - rect.maxY) < 0.002
            ? nil : "clipped"
    }
}
