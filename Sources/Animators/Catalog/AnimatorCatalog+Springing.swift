import Animators
import TransitionKit

extension GalleryCatalog {
    /// Screens that bounce, fall and roll.
    static let springing = AnimatorGroup(
        .springing,
        [
            CatalogEntry(
                "bounce",
                [
                    .edge(\BounceAnimator.edge),
                    .damping(\BounceAnimator.dampingRatio),
                    .number("initialVelocity", \BounceAnimator.initialVelocity, 0...10, step: 0.5),
                    .fraction("dimming", \BounceAnimator.dimming),
                    .duration(\BounceAnimator.duration),
                ]
            ),
            CatalogEntry(
                "pop-up",
                [
                    .damping(\PopUpAnimator.dampingRatio),
                    .fraction("scale", \PopUpAnimator.scale, 0...0.9),
                    .edges(of: \PopUpAnimator.staging), .duration(\PopUpAnimator.duration),
                ]
            ),
            CatalogEntry(
                "drop",
                [
                    .angles("tilt", \DropAnimator.tilt, upTo: 1),
                    .seed(\DropAnimator.seed),
                    .duration(\DropAnimator.duration),
                ]
            ),
            CatalogEntry(
                "swing",
                [
                    .edge(\SwingAnimator.edge),
                    .angle("angle", \SwingAnimator.angle, 3...45, step: 3),
                    .damping(\SwingAnimator.dampingRatio),
                    .staging(\SwingAnimator.staging), .duration(\SwingAnimator.duration),
                ]
            ),
            CatalogEntry(
                "clothesline",
                [
                    .choice("edge", \ClotheslineAnimator.edge, TransitionHorizontalEdge.allCases),
                    .number("swing", \ClotheslineAnimator.swing, 0...2, step: 0.1, unit: .factor),
                    .staging(\ClotheslineAnimator.staging), .duration(\ClotheslineAnimator.duration),
                ]
            ),
        ]
    )
}
