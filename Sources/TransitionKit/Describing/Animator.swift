import UIKit

/// A value that describes how two screens move in a transition.
///
/// An animator never touches a view. It describes a forward transition in a left-to-right layout.
/// TransitionKit plays this description in modal presentations, navigation controllers, tab bar controllers,
/// and custom containers. It reverses the description to go backward, and mirrors it in right-to-left
/// layouts.
///
/// ```swift
/// struct DropAnimator: Animator {
///     var duration = 0.4
///
///     func forward(in scene: TransitionScene) -> Choreography {
///         let above = Pose.rest.translated(y: -scene.size.height)
///         return Choreography(participants: [Participant(.outgoing), Participant(.incoming, from: above)])
///     }
/// }
/// ```
///
/// Pass an animator to a ``TransitionDelegate``, or return its ``animationController(playback:)`` from your
/// own delegate. You can use a single value for any number of transitions, even simultaneously.
public protocol Animator: Sendable {
    /// The duration of the transition, in seconds. If the value is zero, negative, or non-finite, the
    /// incoming screen appears immediately.
    var duration: TimeInterval { get }

    /// Returns a description of the forward transition, in a left-to-right layout.
    ///
    /// At progress 0, the outgoing screen must be at rest. At progress 1, the incoming screen must be at
    /// rest.
    func forward(in scene: TransitionScene) -> Choreography

    /// Returns a description of the backward transition, in a left-to-right layout.
    ///
    /// In the scene, the outgoing screen is the one that goes away. The default implementation reverses the
    /// description that ``forward(in:)`` returns for the reversed scene, in which the outgoing screen is the
    /// one that comes back.
    func backward(in scene: TransitionScene) -> Choreography

    /// The views that the animator uses in addition to those that screens name. To get their positions, use
    /// ``TransitionScene/element(of:)``. The default is an empty array.
    var targets: [TransitionTarget] { get }

    /// A Boolean value that indicates whether the transition moves, rotates, scales, clips, or scrolls
    /// anything. If it does, a crossfade replaces the transition when Reduce Motion is on.
    ///
    /// The default implementation examines a transition between screens without named views. If an animator
    /// moves only named views, return `true`.
    var movesAnything: Bool { get }
}

extension Animator {
    public func backward(in scene: TransitionScene) -> Choreography {
        forward(in: scene.reversed()).reversed()
    }

    public var targets: [TransitionTarget] { [] }

    public var movesAnything: Bool {
        let scene = TransitionScene(size: CGSize(width: 1, height: 1))
        return forward(in: scene).movesScreens || backward(in: scene.reversed()).movesScreens
    }

    /// Returns the choreography that plays in a scene, taking its direction and layout direction into
    /// account.
    public func choreography(in scene: TransitionScene) -> Choreography {
        guard scene.layoutDirection == .rightToLeft else { return described(in: scene) }
        return described(in: scene.mirrored()).mirrored()
    }

    private func described(in scene: TransitionScene) -> Choreography {
        scene.direction == .forward ? forward(in: scene) : backward(in: scene)
    }
}
