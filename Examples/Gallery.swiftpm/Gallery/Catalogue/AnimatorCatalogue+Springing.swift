import Animators
import TransitionKit

extension AnimatorCatalogue {
    /// Screens that bounce, fall and roll.
    static let springing = AnimatorGroup(
        "Springing",
        "Springing and falling",
        [
            CatalogueEntry(
                "bounce",
                "Bounce",
                "The new screen springs in from below and settles while the old one dims.",
                [
                    .edge(\BounceAnimator.edge),
                    .damping(\BounceAnimator.dampingRatio),
                    .number("initialVelocity", \BounceAnimator.initialVelocity, 0...10, step: 0.5),
                    .fraction("dimming", \BounceAnimator.dimming),
                    .duration(\BounceAnimator.duration),
                ]
            ) { BounceAnimator() },
            CatalogueEntry(
                "pop-up",
                "Pop Up",
                "The new screen pops up on a spring.",
                [
                    .damping(\PopUpAnimator.dampingRatio),
                    .fraction("scale", \PopUpAnimator.scale, 0...0.9),
                    .edges(of: \PopUpAnimator.staging), .duration(\PopUpAnimator.duration),
                ]
            ) { PopUpAnimator() },
            CatalogueEntry(
                "drop",
                "Drop",
                "The new screen falls from above; the way back drops it, tilting.",
                [
                    .angles("tilt", \DropAnimator.tilt, upTo: 1),
                    .seed(\DropAnimator.seed),
                    .duration(\DropAnimator.duration),
                ]
            ) { DropAnimator() },
            CatalogueEntry(
                "swing",
                "Swing",
                "Both screens roll past each other.",
                [
                    .edge(\SwingAnimator.edge),
                    .angle("angle", \SwingAnimator.angle, 0...90, step: 5),
                    .fraction("scale", \SwingAnimator.scale, 0.3...1),
                    .staging(\SwingAnimator.staging), .duration(\SwingAnimator.duration),
                ]
            ) { SwingAnimator() },
        ]
    )
}
