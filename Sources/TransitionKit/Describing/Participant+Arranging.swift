import UIKit

extension Participant {
    /// Returns a participant that plays its motion within a part of the transition. Before this part, it
    /// stays in its first pose, and afterward in its last pose.
    ///
    /// - Parameter range: The part, in fractions of the transition. Bounds outside 0…1 are clamped.
    public func within(_ range: ClosedRange<CGFloat>) -> Participant {
        let (start, end) = (range.lowerBound.unit(or: 0), range.upperBound.unit(or: 1))
        let later = keyframes.map {
            Keyframe(at: start.interpolated(to: end, at: $0.time), $0.pose, timing: $0.timing)
        }
        return with(keyframes: later)
    }

    /// Returns a participant that starts later and ends with the transition.
    ///
    /// - Parameter delay: The delay, as a fraction of the transition. Values outside 0…1 are clamped, and NaN
    ///   is treated as 0.
    public func delayed(by delay: CGFloat) -> Participant { within(delay.unit(or: 0)...1) }

    /// Returns the frame at rest, in the container's coordinates.
    @_spi(Host) public func restingFrame(in scene: TransitionScene) -> CGRect {
        let container = CGRect(origin: .zero, size: scene.size)
        switch subject {
        case .screen(let side), .picture(let side), .blurredPicture(let side): return scene.frame(of: side)
        case .slice(let rect, let side, _):
            return (rect.usable ?? Pose.Clip.wholeScreen).part(of: scene.frame(of: side))
        case .element(let id, let side), .surface(let id, let side):
            let element = scene.elements[id]
            return (side == .outgoing ? element?.outgoing : element?.incoming)?.frame ?? container
        case .decoration(let decoration):
            return (decoration.frame.usable ?? Decoration.wholeContainer).part(of: container)
        case .backdrop, .blurredBackdrop: return container
        }
    }
}

extension [Participant] {
    /// Returns the participants so that they start one after another and take the same time.
    ///
    /// - Parameter step: The delay between one participant and the next, as a fraction of the transition.
    ///   Values that are zero, negative, or NaN have no effect. If the delays leave too little time, they're
    ///   shortened so that each participant takes one tenth of the transition.
    public func staggered(by step: CGFloat) -> [Participant] {
        guard count > 1, step > 0 else { return self }
        let step = Swift.min(step, 0.9 / CGFloat(count - 1))
        let length = 1 - step * CGFloat(count - 1)
        return enumerated().map { index, participant in
            let start = step * CGFloat(index)
            return participant.within(start...Swift.min(start + length, 1))
        }
    }

    /// Returns the participants as a group that moves together. The group moves, rotates, and scales the
    /// individual motion of each participant.
    ///
    /// - Parameters:
    ///   - keyframes: The poses of the group.
    ///   - anchor: The point of the container about which the group rotates and scales. The default is the
    ///     center.
    ///   - scene: The scene of the transition.
    ///
    /// - Precondition: There's at least one keyframe, and the keyframes are ordered by time.
    public func moving(
        _ keyframes: [Keyframe],
        about anchor: Participant.Anchor = .center,
        in scene: TransitionScene
    ) -> [Participant] {
        let group = Participant(.backdrop, keyframes: keyframes)
        let anchor = anchor.playable
        let point = SIMD3(anchor.x * scene.size.width, anchor.y * scene.size.height, anchor.z)
        return map { participant in
            let pivot = Pivot(participant, about: point, in: scene)
            let moved = Keyframe.sampled { time in
                participant.pose(at: time).concatenating(group.pose(at: time), about: pivot)
            }
            return participant.with(keyframes: moved)
        }
    }
}
