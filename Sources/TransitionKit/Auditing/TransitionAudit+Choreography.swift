import UIKit

extension TransitionAudit {
    /// Checks that a choreography shows the incoming screen, and that screens are at rest where the
    /// choreography takes them over from the app, and where it returns them.
    ///
    /// - Parameters:
    ///   - sides: The sides whose screens take part.
    ///   - isForward: Whether the transition goes forward.
    func check(_ choreography: Choreography, of sides: [TransitionSide], isForward: Bool) {
        if sides.contains(.incoming), choreography.participant(.incoming) == nil {
            report(
                .incomingScreenNotShown,
                "doesn't show the incoming screen, which stays behind everything until the end; add a "
                    + "participant for it, such as "
                    + (isForward ? "Participant(.incoming)" : "Participant(.outgoing) in forward(in:)")
            )
        }
        guard let (side, change) = choreography.unrest(of: sides) else { return }
        report(
            .screenNotAtRest,
            side == .incoming
                ? "leaves the incoming screen \(change) at the end; let its last pose be .rest"
                : "begins with the outgoing screen \(change); let its first pose be .rest"
        )
    }
}

extension Choreography {
    /// Returns the first of the sides whose screen isn't at rest at its end of the choreography, and what's
    /// wrong with it.
    fileprivate func unrest(of sides: [TransitionSide]) -> (TransitionSide, String)? {
        for side in sides.reversed() {
            let poses = participants.filter { $0.screen == side }
                .map { $0.pose(at: side == .incoming ? 1 : 0) }
            let visible = poses.filter(\.canBeSeen)
            if !poses.isEmpty, visible.isEmpty { return (side, "invisible") }
            let changes = visible.lazy.compactMap { $0.unrest(inDepth: playableEyeDistance != nil) }
            if let change = changes.first { return (side, change) }
        }
        return nil
    }
}

extension Pose {
    fileprivate var canBeSeen: Bool {
        opacity.unit(or: 1) > 0.01 && clip.playable.rect.width > 0 && clip.playable.rect.height > 0
    }

    /// The first visible difference from a pose at rest, in words. Corners and shadows don't count, because
    /// the display and the screens beside it can hide them.
    ///
    /// - Parameter inDepth: Whether the distance toward the viewer is visible.
    fileprivate func unrest(inDepth: Bool) -> String? {
        let (matrix, still) = (transform, CATransform3DIdentity)
        let turns = [
            matrix.m11 - still.m11, matrix.m12, matrix.m21, matrix.m22 - still.m22, matrix.m13, matrix.m23,
        ]
        if hypot(matrix.m41, matrix.m42) > 0.5 || inDepth && abs(matrix.m43) > 0.5 { return "moved" }
        if turns.contains(where: { abs($0) > 0.002 }) { return "rotated or scaled" }
        if opacity.unit(or: 1) < 0.99 { return "translucent" }
        if dimming.unit(or: 0) > 0.01 { return "dimmed" }
        let rect = clip.playable.rect
        return max(rect.minX, rect.minY) < 0.002 && max(1 - rect.maxX, 1 - rect.maxY) < 0.002
            ? nil : "clipped"
    }
}
