import UIKit

extension Participant {
    /// Whether it goes from one pose at the start straight to another at the end.
    @_spi(Host) public var isTween: Bool {
        keyframes.count == 2 && keyframes[0].time == 0 && keyframes[1].time == 1
            && keyframes[0].isStraight(to: keyframes[1])
    }
}

extension Keyframe {
    /// Returns whether UIKit can interpolate the motion to the next keyframe.
    fileprivate func isStraight(to next: Keyframe) -> Bool {
        if pose == next.pose { return true }
        guard next.timing == .linear else { return false }
        // Matrices are interpolated along the shorter rotation. Up to a right angle, the result is certain.
        let (start, end) = (pose.rotation, next.pose.rotation)
        return start.sharesAxis(with: end) && abs(end.angle - start.angle) <= .pi / 2 + 1e-9
    }
}
