import UIKit

extension Participant {
    /// Whether it goes from one pose at the start straight to another at the end.
    @_spi(Host) public var isTween: Bool {
        keyframes.count == 2 && keyframes[0].time == 0 && keyframes[1].time == 1
            && keyframes[0].isStraight(to: keyframes[1])
    }

    /// Moments between which its way is as good as straight, along a curve. At constant speed these are few: what goes
    /// straight from one keyframe to the next needs no steps between them, which counts where there are hundreds of
    /// participants.
    func steps(along timing: TimingCurve, duration: TimeInterval) -> [(time: CGFloat, progress: CGFloat)] {
        guard timing == .linear else {
            return timing.steps(through: Set(keyframes.map(\.time)), duration: duration)
        }
        var steps: [(time: CGFloat, progress: CGFloat)] = []
        for (start, end) in zip(keyframes, keyframes.dropFirst()) where end.time > start.time {
            let count: Int
            if start.isStraight(to: end) {
                count = 1
            } else {
                let length = Double(end.time - start.time) * duration
                count = Int(min(max((length * 300).rounded(.up), 12), 1200))
            }
            let part = (0...count).map { step -> (time: CGFloat, progress: CGFloat) in
                let time = start.time.interpolated(to: end.time, at: CGFloat(step) / CGFloat(count))
                return (time, time)
            }
            steps += steps.last?.time == start.time ? Array(part.dropFirst()) : part
        }
        return steps
    }
}

extension Keyframe {
    /// Whether the way to the next keyframe is one that UIKit plays as it is.
    fileprivate func isStraight(to next: Keyframe) -> Bool {
        if pose == next.pose { return true }
        guard next.timing == .linear else { return false }
        // Matrices are interpolated the short way round; anything up to a right angle is safe.
        let (start, end) = (pose.rotation, next.pose.rotation)
        let sharesAxis = start.axis == end.axis || start.angle == 0 || end.angle == 0
        return sharesAxis && abs(end.angle - start.angle) <= .pi / 2 + 1e-9
    }
}
