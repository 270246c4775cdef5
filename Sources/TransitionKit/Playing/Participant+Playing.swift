import UIKit

extension Participant {
    var isSurface: Bool { if case .surface = subject { true } else { false } }

    /// Whether it goes from one pose at the start straight to another at the end.
    var isTween: Bool {
        keyframes.count == 2 && keyframes[0].time == 0 && keyframes[1].time == 1
            && keyframes[0].isStraight(to: keyframes[1]) && !hasFadingShade
    }

    /// Whether the opacity of a shadow, or of a shade in front of a screen, depends on both its own and that
    /// of the participant, which change at the same time.
    var hasFadingShade: Bool {
        let (hasCover, hasShadow) =
            switch subject {
            // A picture can be the screen itself.
            case .screen, .picture: (true, true)
            case .surface: (false, false)
            default: (false, true)
            }
        return zip(keyframes, keyframes.dropFirst()).contains { start, end in
            start.pose.opacity != end.pose.opacity
                && (hasCover && start.pose.dimming != end.pose.dimming
                    || hasShadow && start.pose.shadowOpacity != end.pose.shadowOpacity)
        }
    }
}

extension Keyframe {
    /// Returns whether Core Animation can interpolate the motion to the next keyframe.
    ///
    /// - Parameter withCurves: Whether the motion may have a timing of its own.
    func isStraight(to next: Keyframe, withCurves: Bool = false) -> Bool {
        if pose == next.pose { return true }
        guard withCurves || next.timing == .linear else { return false }
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

extension Participant.Shade {
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
