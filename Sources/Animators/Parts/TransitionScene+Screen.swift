import TransitionKit
import UIKit

extension TransitionScene {
    /// The side of the incoming screen, or of the outgoing one if it leaves alone.
    var screenSide: TransitionSide { hasIncomingView ? .incoming : .outgoing }

    /// The frame of the incoming screen, or of the outgoing one if it leaves alone. A card doesn't fill the
    /// container, and neither does a page below an opaque bar.
    var screenFrame: CGRect { frame(of: screenSide) }

    /// Whether the incoming screen fills the container.
    var incomingIsWhole: Bool { incomingFrame.encloses(CGRect(origin: .zero, size: size)) }

    /// Whether both screens take part. A card comes and goes alone.
    var hasBothViews: Bool { hasOutgoingView && hasIncomingView }

    /// Whether a screen, such as a card, comes or goes alone.
    var isAlone: Bool { hasOutgoingView != hasIncomingView }

    /// Whether the incoming screen comes alone, in front of one that stays in place.
    var comesAlone: Bool { isAlone && hasIncomingView }

    /// Returns whether a side's screen takes part.
    func hasView(of side: TransitionSide) -> Bool { side == .outgoing ? hasOutgoingView : hasIncomingView }

    /// Returns whether a side's screen covers less than the other one, such as a sheet that presents a
    /// screen. What's behind the container can be seen beside it.
    func isPartial(_ side: TransitionSide) -> Bool {
        hasBothViews && !frame(of: side).encloses(frame(of: side.opposite), within: 0.5)
    }

    /// Whether one of the screens covers less than the other one.
    var isPartlyCovered: Bool { TransitionSide.allCases.contains(where: isPartial) }

    /// Returns how much an outgoing screen in front dims the incoming one, or 0 if there's none: nothing
    /// covers a card that comes alone.
    func coveredDimming(_ dimming: CGFloat) -> CGFloat { hasOutgoingView ? dimming : 0 }

    /// Returns something that's larger than one of the screens, such as a backdrop, so that it doesn't
    /// suddenly cover what's beside that screen. It fades in over the first third of the transition if the
    /// outgoing screen is partial, and out over the last third if the incoming one is.
    ///
    /// - Parameter sides: The sides on which it fades.
    func fading(_ participant: Participant, beside sides: [TransitionSide] = TransitionSide.allCases)
        -> Participant
    {
        let partial = sides.filter(isPartial)
        guard !partial.isEmpty else { return participant }
        let times = Set(participant.keyframes.map(\.time) + [0, 1.0 / 3, 2.0 / 3, 1])
        let keyframes = times.sorted().map { time in
            let pose = participant.pose(at: time)
            let start = partial.contains(.outgoing) ? 3 * time : 1
            let end = partial.contains(.incoming) ? 3 * (1 - time) : 1
            return Keyframe(at: time, pose.faded(to: pose.opacity * min(start, end, 1)))
        }
        return participant.with(keyframes: keyframes)
    }

    /// Returns an incoming screen that the outgoing one uncovers. Nothing uncovers a card that comes alone,
    /// so it comes into focus.
    func uncovering(_ screen: Participant) -> [Participant] {
        guard comesAlone else { return [fading(screen, beside: [.outgoing])] }
        return Participant.focusing(in: self)
    }

    /// The frame of the incoming screen, in fractions of the container.
    var incomingPlace: CGRect { fractions(incomingFrame) }

    /// Returns a rectangle in fractions of the container. The container's sides count as at least one point.
    func fractions(_ rect: CGRect) -> CGRect {
        rect.fractions(of: CGSize(width: max(size.width, 1), height: max(size.height, 1)))
    }
}
