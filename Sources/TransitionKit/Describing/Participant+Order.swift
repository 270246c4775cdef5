import UIKit

extension Participant {
    /// The same part, played in a part of the transition. Before it the participant stays as it begins, after it as it
    /// ends.
    ///
    /// - Parameter range: fractions of the transition; bounds outside 0…1 count as the nearest of these.
    public func within(_ range: ClosedRange<CGFloat>) -> Participant {
        let (start, end) = (range.lowerBound.unit(or: 0), range.upperBound.unit(or: 1))
        return with(
            keyframes: keyframes.map {
                Keyframe(at: start.interpolated(to: end, at: $0.time), $0.pose, timing: $0.timing)
            }
        )
    }

    /// The same part, which sets off later and ends with the transition.
    ///
    /// - Parameter delay: a fraction of the transition; values outside 0…1 count as the nearest of these, not a number
    ///   as 0.
    public func delayed(by delay: CGFloat) -> Participant { within(delay.unit(or: 0)...1) }

    /// Where it is at rest, in the container's coordinates.
    @_spi(Host) public func restingFrame(in scene: TransitionScene) -> CGRect {
        func part(_ part: CGRect, of whole: CGRect) -> CGRect {
            CGRect(
                x: whole.minX + part.minX * whole.width,
                y: whole.minY + part.minY * whole.height,
                width: part.width * whole.width,
                height: part.height * whole.height
            )
        }
        let container = CGRect(origin: .zero, size: scene.size)
        func frame(_ side: TransitionSide) -> CGRect {
            side == .outgoing ? scene.outgoingFrame : scene.incomingFrame
        }
        switch subject {
        case .screen(let side), .picture(let side), .blurredPicture(let side): return frame(side)
        case .slice(let rect, let side, _): return part(rect.usable ?? Pose.Clip.wholeScreen, of: frame(side))
        case .element(let id, let side), .surface(let id, let side):
            let element = scene.elements[id]
            return (side == .outgoing ? element?.outgoing : element?.incoming)?.frame ?? container
        case .decoration(let decoration):
            return part(decoration.frame.usable ?? Decoration.wholeContainer, of: container)
        case .backdrop, .blurredBackdrop: return container
        }
    }
}

extension [Participant] {
    /// The same parts one after another: each sets off a step after the one before, and all take equally long.
    ///
    /// - Parameter step: a fraction of the transition. 0 and less, or not a number, leaves them as they are; where the
    ///   steps would leave no time, they are as long as leaves each a tenth.
    public func staggered(by step: CGFloat) -> [Participant] {
        guard count > 1, step > 0 else { return self }
        let step = Swift.min(step, 0.9 / CGFloat(count - 1))
        let length = 1 - step * CGFloat(count - 1)
        return enumerated().map { index, participant in
            let start = step * CGFloat(index)
            return participant.within(start...Swift.min(start + length, 1))
        }
    }

    /// The same parts as a group that moves as one: what each does by itself is moved, turned, and scaled with the
    /// group.
    ///
    /// - Parameters:
    ///   - keyframes: the poses of the group, at least one, in the order of their times.
    ///   - anchor: the point of the container that the group turns and scales about, its middle by default.
    ///   - scene: the scene of the transition.
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
            return participant.with(
                keyframes: Keyframe.sampled { time in
                    participant.pose(at: time).followed(by: group.pose(at: time), about: pivot)
                }
            )
        }
    }
}
