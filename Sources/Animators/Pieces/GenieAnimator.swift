import TransitionKit
import UIKit

/// An animator that draws the outgoing screen into a point at an edge, like a genie into its lamp. Backward,
/// the screen comes out again.
///
/// The sides of the screen bend toward the point in an S-shaped curve, shaded where they lean, and the screen
/// slides between them and narrows to nothing as it arrives. Inspired by the genie effect of the Dock in
/// macOS.
///
/// ```swift
/// list.present(detail, with: .genie(destination: .view(trashButton)))
/// ```
public struct GenieAnimator: Animator, Hashable {
    /// The point into which the screen is drawn, toward the edge of the screen that's nearest to the point. A
    /// point outside the screen is moved to its edge. The default is the center of the lower edge, which is
    /// also used if neither screen shows the view.
    public var destination: TransitionOrigin
    public var duration: TimeInterval

    /// Creates a genie animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.6 seconds.
    public init(destination: TransitionOrigin = .point(x: 0.5, y: 1), duration: TimeInterval = 0.6) {
        self.destination = destination
        self.duration = duration
    }

    public var targets: [TransitionTarget] { destination.targets }

    public func forward(in scene: TransitionScene) -> Choreography {
        guard scene.outgoingFrame.isCuttable else { return .crossfade }
        // Not the center of the screen, which other animators use for a view that isn't visible: the screen
        // couldn't leave by an edge.
        let isShown = destination.target.map { scene.element(of: $0) != nil } ?? true
        let origin = isShown ? destination : Self().destination
        let funnel = Funnel(of: scene, to: origin.point(in: scene.outgoingFrame, of: scene))
        return Choreography(
            timing: .cubic(CGPoint(x: 0.25, y: 0.15), CGPoint(x: 0.75, y: 0.8)),
            eyeDistance: funnel.eyeDistance,
            vanishingPoint: funnel.vanishingPoint,
            participants: Participant.uncovered(in: scene, dimmedFrom: 0.3) + funnel.strips
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        // It starts quickly, because what comes out first is small.
        backward(in: scene, timing: .cubic(CGPoint(x: 0.12, y: 0.14), CGPoint(x: 0.7, y: 0.95)))
    }
}

extension Animator where Self == GenieAnimator {
    /// Returns an animator that draws the outgoing screen into a point. See ``GenieAnimator``.
    public static func genie(
        destination: TransitionOrigin = .point(x: 0.5, y: 1),
        duration: TimeInterval = 0.6
    ) -> GenieAnimator {
        GenieAnimator(destination: destination, duration: duration)
    }
}
