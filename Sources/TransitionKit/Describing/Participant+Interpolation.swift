import UIKit

extension Participant {
    var isSurface: Bool { if case .surface = subject { true } else { false } }

    /// Returns whether Core Animation can interpolate the motion between two poses.
    ///
    /// - Parameters:
    ///   - isUpright: Whether the view has no transform of its own.
    ///   - overshoots: Whether the curve between the poses leaves the range between them.
    func isStraight(from start: Pose, to end: Pose, isUpright: Bool, overshoots: Bool) -> Bool {
        if start == end { return true }
        let (fades, dims) = (start.opacity != end.opacity, start.dimming != end.dimming)
        let rounds = start.cornerRadius != end.cornerRadius || start.clip != end.clip
        // Core Animation would go beyond the limits that these values have.
        if overshoots, fades || dims || rounds || start.shadowOpacity != end.shadowOpacity { return false }
        // The opacities of a screen and of what's in front of it depend on each other.
        let isCovered = tint != nil || start.dimming > 0
        if mayBeScreen, fades && isCovered || dims && (fades || start.opacity < 1) { return false }
        // The opacity of a shadow also depends on that of the participant.
        if !isSurface, fades, start.shadowOpacity != end.shadowOpacity { return false }
        // The shadow of a clipped participant also depends on the clip.
        let isClipped = start.clip != Pose.Clip() || end.clip != Pose.Clip()
        if isClipped, start.shadowOpacity > 0 || end.shadowOpacity > 0 { return false }
        // What's visible of a surface moves if the surface turns or is stretched.
        let stretches = start.scaleX != end.scaleX || start.scaleY != end.scaleY
        if isSurface, isClipped, stretches || start.rotation != end.rotation { return false }
        // What's turned is skewed if it's stretched.
        if !isUpright, start.scaleX != start.scaleY || end.scaleX != end.scaleY { return false }
        // A mirrored matrix is decomposed into a rotation, and one without a size can't be decomposed.
        guard start.scaleX * end.scaleX > 0, start.scaleY * end.scaleY > 0 else { return false }
        // Matrices are interpolated along the shorter rotation. Up to a right angle, the result is certain.
        let (old, new) = (start.rotation, end.rotation)
        let sharesAxis = old.axis == new.axis || old.angle == 0 || new.angle == 0
        return sharesAxis && abs(new.angle - old.angle) <= .pi / 2 + 1e-9
    }

    /// Returns whether a corner radius reaches a limit on the way: it's at least the view's own, and at most
    /// half of what's visible. Core Animation would change it from the start, and not only up to the limit.
    ///
    /// - Parameters:
    ///   - own: The view's own corner radius.
    ///   - size: The size of the view.
    func bends(above own: CGFloat, in size: CGSize) -> Bool {
        let areRound = keyframes.contains { $0.pose.cornerRadius != 0 || $0.pose.clip.cornerRadius != 0 }
        guard areRound else { return false }
        let radii = keyframes.map(\.pose.cornerRadius)
        let clips = (radii.map { Pose.Clip(cornerRadius: $0) } + keyframes.map(\.pose.clip)).map(\.playable)
        return radii.contains { $0 < own } && radii.contains { $0 > own }
            || clips.contains { $0.radius(in: size) < $0.cornerRadius - 1e-6 }
    }

    /// Whether the view can be that of a screen, which a picture can be, too.
    private var mayBeScreen: Bool { screen != nil && slice == nil }

    /// Returns how much of the participant its shade and its tint cover in a pose, from 0 to 1.
    func coverage(in pose: Pose) -> CGFloat {
        1 - (1 - shade.coverage(in: pose)) * (1 - (tint?.cgColor.alpha ?? 0))
    }
}
