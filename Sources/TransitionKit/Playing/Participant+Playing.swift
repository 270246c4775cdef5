import UIKit

extension Participant {
    var isSurface: Bool { if case .surface = subject { true } else { false } }

    /// Returns whether the matrices between poses aren't those of the poses between: what's turned is skewed
    /// if it's stretched, and what's visible of a surface moves if the surface turns or is stretched.
    ///
    /// - Parameter isUpright: Whether the view has no transform of its own.
    func bends(isUpright: Bool) -> Bool {
        let poses = keyframes.map(\.pose)
        if !isUpright, poses.contains(where: { $0.scaleX != $0.scaleY }) { return true }
        let (scaleX, scaleY, rotation) = (poses[0].scaleX, poses[0].scaleY, poses[0].rotation)
        return isSurface && poses.contains { $0.clip != Pose.Clip() }
            && poses.contains { $0.scaleX != scaleX || $0.scaleY != scaleY || $0.rotation != rotation }
    }

    /// Whether the opacity of a shadow depends on both its own and that of the participant, which change at
    /// the same time, or those of a screen and what's in front of it depend on each other.
    var hasFadingShade: Bool {
        let (hasCover, hasShadow) =
            switch subject {
            // A picture can be the screen itself.
            case .screen, .picture: (true, true)
            case .surface: (false, false)
            default: (false, true)
            }
        return zip(keyframes.map(\.pose), keyframes.dropFirst().map(\.pose)).contains { start, end in
            let (fades, dims) = (start.opacity != end.opacity, start.dimming != end.dimming)
            let isCovered = tint != nil || start.dimming > 0
            return hasCover && (fades && isCovered || dims && (fades || start.opacity < 1))
                || hasShadow && fades && start.shadowOpacity != end.shadowOpacity
        }
    }

    /// Returns how much of the participant its shade and its tint cover in a pose, from 0 to 1.
    func coverage(in pose: Pose) -> CGFloat {
        1 - (1 - shade.coverage(in: pose)) * (1 - (tint?.cgColor.alpha ?? 0))
    }
}

extension Participant.Shade {
    /// Returns how much of a participant the shade covers in a pose, from 0 to 1. For a gradient, it's the
    /// average.
    func coverage(in pose: Pose) -> CGFloat {
        pose.dimming.unit(or: 0) * color.cgColor.alpha * (1 + (edge == nil ? 1 : rest.unit(or: 1))) / 2
    }

    /// An opaque view with the shade's appearance.
    @MainActor var view: UIView {
        guard let edge else {
            let view = UIView()
            view.backgroundColor = color
            return view
        }
        let weak = color.withAlphaComponent(color.cgColor.alpha * rest.unit(or: 1))
        return GradientView(from: color, at: edge, to: weak)
    }
}

extension CGFloat {
    /// Returns the opacity of a layer so that the layer and what covers it fade as a whole to this opacity,
    /// rather than one by one, where the layer would shine through its cover.
    ///
    /// - Parameter coverage: How much covers the layer at full opacity, from 0 to 1. It has faded to this
    ///   opacity, too.
    func behind(_ coverage: CGFloat) -> CGFloat {
        self < 1 ? self * (1 - coverage) / (1 - self * coverage) : self
    }
}

extension Keyframe {
    /// Returns whether Core Animation can interpolate the motion to the next keyframe.
    func isStraight(to next: Keyframe) -> Bool {
        if pose == next.pose { return true }
        // The shadow of a visible part depends on both.
        if pose.shadowOpacity > 0 || next.pose.shadowOpacity > 0,
            pose.clip != Pose.Clip() || next.pose.clip != Pose.Clip()
        {
            return false
        }
        // A mirrored matrix is decomposed into a rotation, and one without a size can't be decomposed.
        guard pose.scaleX * next.pose.scaleX > 0, pose.scaleY * next.pose.scaleY > 0 else { return false }
        // Matrices are interpolated along the shorter rotation. Up to a right angle, the result is certain.
        let (start, end) = (pose.rotation, next.pose.rotation)
        let sharesAxis = start.axis == end.axis || start.angle == 0 || end.angle == 0
        return sharesAxis && abs(end.angle - start.angle) <= .pi / 2 + 1e-9
    }
}
