import TransitionKit
import UIKit

/// The views that the new screen names come in one after another, each from a pose, over a screen that fades in.
/// Backward they leave in reverse.
///
/// Screens name their views by adopting `TransitionElementProviding`. Where there are none, the screens crossfade.
///
/// ```swift
/// let transition = TransitionDelegate(.cascade(elements: ["title", "text", "button"], order: .named))
/// ```
///
/// After Hero's cascade.
public struct CascadeAnimator: Animator, Hashable {
    /// Which comes first.
    public enum Order: Hashable, Sendable {
        /// What is nearest to an edge of the screen.
        case from(TransitionEdge)
        /// What is nearest to the middle of the screen.
        case outward
        /// What is farthest from the middle of the screen.
        case inward
        /// What is named first in ``CascadeAnimator/elements``; without these, in the alphabetical order of the names.
        case named
    }

    /// The names of the views that come in; `nil` (the default) stands for all that the new screen names and the old one
    /// doesn't.
    public var elements: [TransitionElementID]?
    /// Which of them comes first. What is nearest to the top by default.
    public var order: Order
    /// How each of them stands before it comes in, measured against where it is. 24 points further down and transparent
    /// by default.
    public var pose: Pose
    /// How much later than the one before each sets off, in seconds. 0.05 by default, and where it is not finite or
    /// negative. Shorter where there are more of them than the duration has room for.
    public var stagger: TimeInterval
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(
        elements: [TransitionElementID]? = nil,
        order: Order = .from(.top),
        pose: Pose = .rest.translated(y: 24).faded(to: 0),
        stagger: TimeInterval = 0.05,
        duration: TimeInterval = 0.5
    ) {
        self.elements = elements
        self.order = order
        self.pose = pose
        self.stagger = stagger
        self.duration = duration
    }

    public var movesAnything: Bool { true }

    public func forward(in scene: TransitionScene) -> Choreography {
        let step = stagger.isFinite && stagger >= 0 ? stagger : 0.05
        let coming = names(in: scene).map { name in
            Participant(
                .element(name, on: .incoming),
                keyframes: [Keyframe(at: 0, pose), Keyframe(at: 1, .rest, timing: Self.arriving)]
            ).following(name)
        }
        guard !coming.isEmpty else { return .crossfade }
        return Choreography(
            timing: .linear,
            [
                Participant(.outgoing),
                Participant(.incoming, from: .rest.faded(to: 0)).within(0...0.15),
            ] + coming.staggered(by: duration > 0 ? step / duration : 0).map { $0.within(0.1...1) }
        )
    }

    private static let arriving = TimingCurve.cubic(CGPoint(x: 0.3, y: 0.35), CGPoint(x: 0.8, y: 0.75))

    /// The views that come in, the first one first.
    private func names(in scene: TransitionScene) -> [TransitionElementID] {
        let unshared = scene.elements.filter { !$0.key.rawValue.isEmpty && $0.value.outgoing == nil }
        let known = elements ?? unshared.keys.sorted { $0.rawValue < $1.rawValue }
        let middle = CGPoint(x: scene.incomingFrame.midX, y: scene.incomingFrame.midY)
        /// How far it is from where the cascade begins.
        func distance(_ frame: CGRect) -> CGFloat {
            switch order {
            case .from(.top): frame.minY
            case .from(.leading): frame.minX
            case .from(.bottom): -frame.maxY
            case .from(.trailing): -frame.maxX
            case .outward: hypot(frame.midX - middle.x, frame.midY - middle.y)
            case .inward: -hypot(frame.midX - middle.x, frame.midY - middle.y)
            case .named: 0
            }
        }
        let shown = known.compactMap { name in
            scene.elements[name]?.incoming.map { (name: name, distance: distance($0.frame)) }
        }
        // Views at the same place keep the order of their names.
        return shown.enumerated()
            .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
            .map(\.element.name)
    }
}

extension Animator where Self == CascadeAnimator {
    /// The views that the new screen names come in one after another; see ``CascadeAnimator``.
    public static func cascade(
        elements: [TransitionElementID]? = nil,
        order: CascadeAnimator.Order = .from(.top),
        pose: Pose = .rest.translated(y: 24).faded(to: 0),
        stagger: TimeInterval = 0.05,
        duration: TimeInterval = 0.5
    ) -> CascadeAnimator {
        CascadeAnimator(elements: elements, order: order, pose: pose, stagger: stagger, duration: duration)
    }
}
