import Animators
import TransitionKit
import UIKit

// What the gallery prints for every animator with every parameter away from its default, compiled.
// `AnimatorParameterTests` holds this file to what is printed; with RECORD_SNIPPETS set it writes it.

@MainActor enum AnimatorSnippets {
    nonisolated static let names = [
        "bounce",
        "shrink",
        "cube",
        "slide",
        "push",
        "crossfade",
        "scale-fade",
        "spring-slide",
        "cover",
        "reveal",
        "drop",
        "zoom",
        "pop",
        "zoom-slide",
        "page",
        "cards",
        "turn",
        "flip",
        "split-flap",
        "fold",
        "nat-geo",
        "book",
        "door",
        "lean",
        "swing",
        "portal",
        "bricks",
        "split",
        "explode",
        "fragments",
        "blinds",
        "circle-reveal",
        "spread",
        "matched",
        "expand",
    ]

    static let animators: [String: @MainActor () -> Animator] = [
        "bounce": bounce,
        "shrink": shrink,
        "cube": cube,
        "slide": slide,
        "push": push,
        "crossfade": crossfade,
        "scale-fade": scaleFade,
        "spring-slide": springSlide,
        "cover": cover,
        "reveal": reveal,
        "drop": drop,
        "zoom": zoom,
        "pop": pop,
        "zoom-slide": zoomSlide,
        "page": page,
        "cards": cards,
        "turn": turn,
        "flip": flip,
        "split-flap": splitFlap,
        "fold": fold,
        "nat-geo": natGeo,
        "book": book,
        "door": door,
        "lean": lean,
        "swing": swing,
        "portal": portal,
        "bricks": bricks,
        "split": split,
        "explode": explode,
        "fragments": fragments,
        "blinds": blinds,
        "circle-reveal": circleReveal,
        "spread": spread,
        "matched": matched,
        "expand": expand,
    ]

    static func bounce() -> Animator {
        BounceAnimator(
            edge: .trailing,
            dampingRatio: 0.7,
            initialVelocity: 6.5,
            dimming: 0.65,
            duration: 1.6
        )
    }

    static func shrink() -> Animator {
        ShrinkAnimator(
            anchor: Participant.Anchor(x: 0.5, y: 1),
            scale: 0.55,
            fade: 0.65,
            duration: 1.6
        )
    }

    static func cube() -> Animator {
        CubeAnimator(
            axis: .vertical,
            shade: 0.65,
            eyeDistance: 4.1,
            duration: 1.6
        )
    }

    static func slide() -> Animator {
        SlideAnimator(
            edge: .bottom,
            spacing: 38,
            fades: true,
            duration: 1.6
        )
    }

    static func push() -> Animator {
        PushAnimator(
            edge: .bottom,
            parallax: 0.65,
            dimming: 0.65,
            shadow: false,
            duration: 1.6
        )
    }

    static func crossfade() -> Animator {
        CrossfadeAnimator(style: .in, duration: 1.6)
    }

    static func scaleFade() -> Animator {
        ScaleFadeAnimator(scale: 0.6, duration: 1.6)
    }

    static func springSlide() -> Animator {
        SpringSlideAnimator(
            spacing: 38,
            dampingRatio: 0.7,
            initialVelocity: 6.5,
            duration: 1.6
        )
    }

    static func cover() -> Animator {
        CoverAnimator(edge: .trailing, duration: 1.6)
    }

    static func reveal() -> Animator {
        RevealAnimator(edge: .bottom, duration: 1.6)
    }

    static func drop() -> Animator {
        DropAnimator(tilt: -0.65...0.65, seed: 13, duration: 1.6)
    }

    static func zoom() -> Animator {
        ZoomAnimator(
            style: .out,
            nearScale: 2.25,
            farScale: 0.65,
            duration: 1.6
        )
    }

    static func pop() -> Animator {
        PopAnimator(dampingRatio: 0.7, scale: 0.55, duration: 1.6)
    }

    static func zoomSlide() -> Animator {
        ZoomSlideAnimator(edge: .bottom, scale: 0.75, duration: 1.6)
    }

    static func page() -> Animator {
        PageAnimator(
            edge: .bottom,
            scale: 0.75,
            dimming: 0.65,
            duration: 1.6
        )
    }

    static func cards() -> Animator {
        CardsAnimator(duration: 1.6)
    }

    static func turn() -> Animator {
        TurnAnimator(edge: .bottom, duration: 1.6)
    }

    static func flip() -> Animator {
        FlipAnimator(edge: .bottom, shade: 0.65, duration: 1.6)
    }

    static func splitFlap() -> Animator {
        SplitFlapAnimator(duration: 1.6)
    }

    static func fold() -> Animator {
        FoldAnimator(edge: .leading, folds: 5, duration: 1.6)
    }

    static func natGeo() -> Animator {
        NatGeoAnimator(edge: .leading, duration: 1.6)
    }

    static func book() -> Animator {
        BookAnimator(edge: .bottom, duration: 1.6)
    }

    static func door() -> Animator {
        DoorAnimator(edge: .bottom, duration: 1.6)
    }

    static func lean() -> Animator {
        LeanAnimator(
            edge: .trailing,
            angle: 19 * .pi / 180,
            duration: 1.6
        )
    }

    static func swing() -> Animator {
        SwingAnimator(
            edge: .bottom,
            angle: 115 * .pi / 180,
            duration: 1.6
        )
    }

    static func portal() -> Animator {
        PortalAnimator(
            axis: .vertical,
            zoomScale: 0.75,
            duration: 1.6
        )
    }

    static func bricks() -> Animator {
        BricksAnimator(
            axis: .vertical,
            style: .closing,
            duration: 1.6
        )
    }

    static func split() -> Animator {
        SplitAnimator(line: .fraction(0.6), duration: 1.6)
    }

    static func explode() -> Animator {
        ExplodeAnimator(
            columns: 13,
            spread: 0.65,
            spin: 225 * .pi / 180,
            seed: 13,
            duration: 1.6
        )
    }

    static func fragments() -> Animator {
        FragmentsAnimator(
            edge: .bottom,
            columns: 13,
            style: .in,
            seed: 13,
            duration: 1.6
        )
    }

    static func blinds() -> Animator {
        BlindsAnimator(axis: .vertical, slats: 16, duration: 1.6)
    }

    static func circleReveal() -> Animator {
        CircleRevealAnimator(
            origin: .point(x: 0.5, y: 0),
            duration: 1.6
        )
    }

    static func spread() -> Animator {
        SpreadAnimator(edge: .trailing, duration: 1.6)
    }

    static func matched() -> Animator {
        MatchedAnimator(
            alongside: ZoomAnimator(),
            arc: 0.65,
            duration: 1.6
        )
    }

    static func expand() -> Animator {
        ExpandAnimator(
            cornerRadius: 24,
            dampingRatio: 0.7,
            dimming: 0.65,
            duration: 1.6
        )
    }

    static func use0(_ detail: UIViewController) {
        let transition = TransitionDelegate(
            CubeAnimator()
        )
        transition.attach(toPresentationOf: detail)
    }

    static func use1(_ detail: UIViewController) {
        let transition = TransitionDelegate(
            BounceAnimator(dimming: 0.2),
            interaction: SwipeInteraction(
                edge: .top
            )
        )
        transition.attach(toPresentationOf: detail)
    }

    static func use2(_ navigationController: UINavigationController) {
        let animator = SlideAnimator()
        animator.prefersReducedMotion = true
        let transition = TransitionDelegate(
            animator,
            interaction: EdgeSwipeInteraction()
        )
        transition.attach(to: navigationController)
    }

    static func use3(_ tabBarController: UITabBarController) {
        let transition = TransitionDelegate(
            FoldAnimator(folds: 4),
            interaction: PinchInteraction()
        )
        transition.attach(to: tabBarController)
    }

    static func use4(_ container: ContainerViewController) {
        let animator = ExplodeAnimator(
            columns: 6,
            spread: 0.75,
            spin: 180 * .pi / 180,
            seed: 3
        )
        animator.prefersReducedMotion = true
        let transition = TransitionDelegate(
            animator,
            interaction: SwipeInteraction()
        )
        transition.attach(to: container)
    }
}
