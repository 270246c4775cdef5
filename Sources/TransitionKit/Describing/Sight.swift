import UIKit

/// The position of the viewer relative to the participants.
struct Sight {
    /// The largest opacity that the viewer can't see.
    static let shade: CGFloat = 1 / 255

    let scene: TransitionScene
    /// The distance of the eye, or `nil` if it's infinite.
    let eyeDistance: CGFloat?
    /// The point where parallel lines converge in the distance, in the container's coordinates.
    let vanishingPoint: CGPoint

    init(_ choreography: Choreography, in scene: TransitionScene) {
        self.scene = scene
        eyeDistance = choreography.eyeDistance.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        let point = choreography.vanishingPoint
        vanishingPoint = CGPoint(
            x: point.x.finite(or: 0.5) * scene.size.width,
            y: point.y.finite(or: 0.5) * scene.size.height
        )
    }

    /// Returns the magnification of something that's closer to the viewer by a number of points.
    func magnification(at depth: CGFloat) -> CGFloat {
        guard let eyeDistance else { return 1 }
        // Nothing is visible behind the eye.
        return eyeDistance / max(eyeDistance - depth.finite(or: 0), eyeDistance / 100)
    }
}
