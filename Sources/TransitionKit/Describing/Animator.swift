import Foundation

/// A transition as a value: how two screens move while one takes the other's place.
///
/// An animator describes and touches no view. What ``forward(in:)`` describes, from left to right, plays in modal
/// presentations, navigation controllers, tab bar controllers and custom containers alike; going backward it runs
/// in reverse, and in a right-to-left layout it is mirrored.
///
/// ```swift
/// struct DropAnimator: Animator {
///     var duration = 0.4
///
///     func forward(in scene: TransitionScene) -> Choreography {
///         let above = Pose.rest.translated(y: -scene.size.height)
///         return Choreography([Participant(.outgoing), Participant(.incoming, from: above)])
///     }
/// }
/// ```
///
/// Hand it to a ``TransitionDelegate``, or return its ``animationController(_:)`` from a delegate of your own. One
/// value may serve any number of transitions, also at the same time.
public protocol Animator: Sendable {
    /// How long the transition takes, in seconds. Negative and not finite values count as 0, which shows the new
    /// screen at once.
    var duration: TimeInterval { get }

    /// Describes the transition forward, from left to right.
    ///
    /// At progress 0 the outgoing screen must be at rest, at 1 the incoming one.
    func forward(in scene: TransitionScene) -> Choreography

    /// Describes the transition backward, from left to right: the outgoing screen is the one that goes away. The
    /// default is what ``forward(in:)`` describes for the way there, in reverse.
    func backward(in scene: TransitionScene) -> Choreography

    /// The views that the animator goes by beside those that the screens name. Their places are in the scene, for
    /// ``TransitionScene/element(of:)`` to find. None by default.
    var targets: [TransitionTarget] { get }

    /// Whether the transition moves, turns or scales anything, and so makes way for a crossfade under Reduce
    /// Motion. The default finds out from the description of a transition between screens without named views;
    /// animators that move nothing but those say so.
    var movesAnything: Bool { get }
}

extension Animator {
    public func backward(in scene: TransitionScene) -> Choreography {
        forward(in: scene.reversed()).reversed()
    }

    public var targets: [TransitionTarget] { [] }

    public var movesAnything: Bool {
        forward(in: TransitionScene(size: CGSize(width: 1, height: 1))).movesScreens
    }

    /// The transition as it plays in a scene, with direction and layout direction applied.
    public func choreography(in scene: TransitionScene) -> Choreography {
        guard scene.layoutDirection == .rightToLeft else { return described(in: scene) }
        return described(in: scene.mirrored()).mirrored()
    }

    private func described(in scene: TransitionScene) -> Choreography {
        scene.direction == .forward ? forward(in: scene) : backward(in: scene)
    }
}
