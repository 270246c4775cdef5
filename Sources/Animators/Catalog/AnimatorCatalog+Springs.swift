import TransitionKit

extension AnimatorCatalog {
    static let springs = [
        Entry(
            "Bounce",
            "The new screen springs in from below and settles while the old one dims.",
            .springs,
            BounceAnimator(),
            [
                .edge(\BounceAnimator.edge),
                .damping(\BounceAnimator.dampingRatio),
                .number("initialVelocity", \BounceAnimator.initialVelocity, 0...10, step: 0.5),
                .fraction("dimming", \BounceAnimator.dimming),
                .duration(\BounceAnimator.duration),
            ]
        ),
        Entry(
            "Pop Up",
            "The new screen pops up on a spring.",
            .springs,
            PopUpAnimator(),
            [
                .damping(\PopUpAnimator.dampingRatio),
                .fraction("scale", \PopUpAnimator.scale, 0...0.9),
                .corners(of: \PopUpAnimator.staging), .duration(\PopUpAnimator.duration),
            ]
        ),
        Entry(
            "Drop",
            "The new screen drops from above and bounces. Going back, it tilts and falls.",
            .springs,
            DropAnimator(),
            [
                .angles("tilt", \DropAnimator.tilt, upTo: 1),
                .seed(\DropAnimator.seed),
                .duration(\DropAnimator.duration),
            ]
        ),
        Entry(
            "Swing",
            "Both screens swing past each other.",
            .springs,
            SwingAnimator(),
            [
                .edge(\SwingAnimator.edge),
                .angle("angle", \SwingAnimator.angle, 3...45, step: 3),
                .damping(\SwingAnimator.dampingRatio),
                .staging(\SwingAnimator.staging), .duration(\SwingAnimator.duration),
            ]
        ),
        Entry(
            "Clothesline",
            "The screens hang on a line, which is pulled, and swing until they settle.",
            .springs,
            ClotheslineAnimator(),
            [
                .choice("edge", \ClotheslineAnimator.edge, TransitionHorizontalEdge.allCases),
                .number("swing", \ClotheslineAnimator.swing, 0...2, step: 0.1, unit: .factor),
                .staging(\ClotheslineAnimator.staging), .duration(\ClotheslineAnimator.duration),
            ]
        ),
    ]
}
