import Animators
import TransitionKit
import UIKit

// What the gallery prints for every animator with every parameter away from its default, compiled.
// `AnimatorParameterTests` holds this file to what is printed; with RECORD_SNIPPETS set it writes it.

private final class DetailViewController: UIViewController {}

@MainActor enum AnimatorSnippets {
    nonisolated static let names = [
        "cube",
        "turn",
        "flip",
        "split-flap",
        "fold",
        "book",
        "door",
        "curl",
        "cards",
        "nat-geo",
        "twist",
        "cover-flow",
        "bounce",
        "pop-up",
        "drop",
        "swing",
        "clothesline",
        "slide",
        "push",
        "cover",
        "reveal",
        "page",
        "zoom-slide",
        "spring-slide",
        "lean",
        "explode",
        "fragments",
        "portal",
        "mosaic",
        "reels",
        "split",
        "blinds",
        "genie",
        "circle-reveal",
        "spread",
        "matched",
        "expand",
        "cascade",
        "crossfade",
        "fade-through",
        "shared-axis",
        "scale-fade",
        "shrink",
        "zoom",
    ]

    static let animators: [String: @MainActor () -> any Animator] = [
        "cube": cube,
        "turn": turn,
        "flip": flip,
        "split-flap": splitFlap,
        "fold": fold,
        "book": book,
        "door": door,
        "curl": curl,
        "cards": cards,
        "nat-geo": natGeo,
        "twist": twist,
        "cover-flow": coverFlow,
        "bounce": bounce,
        "pop-up": popUp,
        "drop": drop,
        "swing": swing,
        "clothesline": clothesline,
        "slide": slide,
        "push": push,
        "cover": cover,
        "reveal": reveal,
        "page": page,
        "zoom-slide": zoomSlide,
        "spring-slide": springSlide,
        "lean": lean,
        "explode": explode,
        "fragments": fragments,
        "portal": portal,
        "mosaic": mosaic,
        "reels": reels,
        "split": split,
        "blinds": blinds,
        "genie": genie,
        "circle-reveal": circleReveal,
        "spread": spread,
        "matched": matched,
        "expand": expand,
        "cascade": cascade,
        "crossfade": crossfade,
        "fade-through": fadeThrough,
        "shared-axis": sharedAxis,
        "scale-fade": scaleFade,
        "shrink": shrink,
        "zoom": zoom,
    ]

    static func cube() -> any Animator {
        .cube(
            axis: .vertical,
            shade: 0.65,
            relativeEyeDistance: 4.1,
            staging: .backdrop(.blur),
            duration: 1.6
        )
    }

    static func turn() -> any Animator {
        .turn(edge: .bottom, staging: .none, duration: 1.6)
    }

    static func flip() -> any Animator {
        .flip(edge: .bottom, shade: 0.65, duration: 1.6)
    }

    static func splitFlap() -> any Animator {
        .splitFlap(duration: 1.6)
    }

    static func fold() -> any Animator {
        .fold(
            edge: .leading,
            folds: 5,
            staging: .backdrop(.blur),
            duration: 1.6
        )
    }

    static func book() -> any Animator {
        .book(edge: .bottom, duration: 1.6)
    }

    static func door() -> any Animator {
        .door(edge: .bottom, duration: 1.6)
    }

    static func curl() -> any Animator {
        .curl(edge: .bottom, tilt: 12 * .pi / 180, duration: 1.6)
    }

    static func cards() -> any Animator {
        .cards(staging: .none, duration: 1.6)
    }

    static func natGeo() -> any Animator {
        .natGeo(edge: .leading, staging: .none, duration: 1.6)
    }

    static func twist() -> any Animator {
        .twist(
            axis: .vertical,
            slabs: 20,
            shade: 0.65,
            staging: .backdrop(.blur),
            duration: 1.6
        )
    }

    static func coverFlow() -> any Animator {
        .coverFlow(
            edge: .leading,
            angle: 50 * .pi / 180,
            reflection: 0.65,
            staging: .none,
            duration: 1.6
        )
    }

    static func bounce() -> any Animator {
        .bounce(
            edge: .trailing,
            dampingRatio: 1,
            initialVelocity: 6.5,
            dimming: 0.65,
            duration: 1.6
        )
    }

    static func popUp() -> any Animator {
        .popUp(
            dampingRatio: 0.7,
            scale: 0.55,
            staging: .none,
            duration: 1.6
        )
    }

    static func drop() -> any Animator {
        .drop(tilt: -0.65...0.65, seed: 13, duration: 1.6)
    }

    static func swing() -> any Animator {
        .swing(
            edge: .bottom,
            angle: 30 * .pi / 180,
            dampingRatio: 0.7,
            staging: .none,
            duration: 1.6
        )
    }

    static func clothesline() -> any Animator {
        .clothesline(
            edge: .leading,
            swing: 1.3,
            staging: .none,
            duration: 1.6
        )
    }

    static func slide() -> any Animator {
        .slide(
            edge: .bottom,
            spacing: 38,
            fades: true,
            duration: 1.6
        )
    }

    static func push() -> any Animator {
        .push(
            edge: .bottom,
            parallax: 0.65,
            dimming: 0.65,
            castsShadow: false,
            duration: 1.6
        )
    }

    static func cover() -> any Animator {
        .cover(edge: .trailing, duration: 1.6)
    }

    static func reveal() -> any Animator {
        .reveal(edge: .bottom, duration: 1.6)
    }

    static func page() -> any Animator {
        .page(
            edge: .bottom,
            scale: 0.75,
            dimming: 0.65,
            staging: .none,
            duration: 1.6
        )
    }

    static func zoomSlide() -> any Animator {
        .zoomSlide(
            edge: .bottom,
            scale: 0.75,
            staging: .none,
            duration: 1.6
        )
    }

    static func springSlide() -> any Animator {
        .springSlide(
            spacing: 38,
            dampingRatio: 0.7,
            initialVelocity: 6.5,
            duration: 1.6
        )
    }

    static func lean() -> any Animator {
        .lean(
            edge: .trailing,
            angle: 19 * .pi / 180,
            staging: .none,
            duration: 1.6
        )
    }

    static func explode() -> any Animator {
        .explode(
            tilesAcross: 13,
            spread: 0.65,
            spin: 225 * .pi / 180,
            origin: .point(x: 0.5, y: 0),
            seed: 13,
            duration: 1.6
        )
    }

    static func fragments() -> any Animator {
        .fragments(
            edge: .bottom,
            tilesAcross: 13,
            style: .in,
            seed: 13,
            duration: 1.6
        )
    }

    static func portal() -> any Animator {
        .portal(
            axis: .vertical,
            angle: 55 * .pi / 180,
            depth: 1.9,
            staging: .none,
            duration: 1.6
        )
    }

    static func mosaic() -> any Animator {
        .mosaic(
            tilesAcross: 8,
            lift: 80,
            origin: .point(x: 0.5, y: 0),
            duration: 1.6
        )
    }

    static func reels() -> any Animator {
        .reels(columns: 7, turns: 2, duration: 1.6)
    }

    static func split() -> any Animator {
        .split(line: .fraction(0.6), duration: 1.6)
    }

    static func blinds() -> any Animator {
        .blinds(axis: .vertical, slats: 16, duration: 1.6)
    }

    static func genie() -> any Animator {
        .genie(destination: .point(x: 0, y: 0.3), duration: 1.6)
    }

    static func circleReveal() -> any Animator {
        .circleReveal(
            origin: .point(x: 0.5, y: 0),
            shape: .hexagon,
            duration: 1.6
        )
    }

    static func spread() -> any Animator {
        .spread(edge: .trailing, duration: 1.6)
    }

    static func matched() -> any Animator {
        .matched(alongside: .push(), arc: 0.65, duration: 1.6)
    }

    static func expand() -> any Animator {
        .expand(
            source: "card",
            cornerRadius: 24,
            dampingRatio: 1,
            dimming: 0.65,
            blurs: true,
            fade: .cross,
            duration: 1.6
        )
    }

    static func cascade() -> any Animator {
        .cascade(order: .outward, interval: 0.13, duration: 1.6)
    }

    static func crossfade() -> any Animator {
        .crossfade(style: .in, blurs: false, duration: 1.6)
    }

    static func fadeThrough() -> any Animator {
        .fadeThrough(scale: 0.8, duration: 1.6)
    }

    static func sharedAxis() -> any Animator {
        .sharedAxis(axis: .y, distance: 75, duration: 1.6)
    }

    static func scaleFade() -> any Animator {
        .scaleFade(scale: 0.8, staging: .none, duration: 1.6)
    }

    static func shrink() -> any Animator {
        .shrink(
            origin: .point(x: 0.5, y: 0),
            scale: 0.55,
            dimming: 0.65,
            staging: .none,
            duration: 1.6
        )
    }

    static func zoom() -> any Animator {
        .zoom(
            style: .out,
            nearScale: 2.25,
            farScale: 0.65,
            staging: .none,
            origin: .point(x: 0.5, y: 0),
            duration: 1.6
        )
    }

    static func use0(_ detail: UIViewController) {
        let transition = TransitionDelegate(.cube())
        detail.modalPresentationStyle = .fullScreen
        transition.attach(toPresentationOf: detail)
    }

    static func use1(_ list: UIViewController) {
        let swipe = SwipeInteraction(edge: .top)
        swipe.attach(
            toPresentFrom: list,
            with: .bounce(dimming: 0.2)
        ) {
            DetailViewController()
        }
    }

    static func use2(_ navigationController: UINavigationController) {
        let forth = EdgeSwipeInteraction(
            edge: .trailing
        )
        let transition = TransitionDelegate(
            SlideAnimator().animationController(
                playback: Playback(
                    reducedMotion: .always
                )
            ),
            interaction: .edgeSwipe()
        )
        transition.attach(to: navigationController)
        forth.attach(
            toPushOnto: navigationController
        ) { [weak navigationController] in
            navigationController?
                .viewControllers.count == 1
                ? DetailViewController() : nil
        }
    }

    static func use3(_ tabBarController: UITabBarController) {
        let transition = TransitionDelegate(
            .fold(folds: 4),
            interaction: .pinch()
        )
        transition.attach(to: tabBarController)
    }

    static func use4(_ container: ContainerViewController) {
        let transition = TransitionDelegate(
            ExplodeAnimator(
                tilesAcross: 6,
                spread: 0.75,
                spin: 180 * .pi / 180,
                seed: 3
            )
            .animationController(
                playback: Playback(
                    reducedMotion: .always
                )
            ),
            interaction: .swipe()
        )
        transition.attach(to: container)
    }

    static func use5(_ navigationController: UINavigationController) {
        let swipe = SwipeInteraction()
        let transition = TransitionDelegate(
            .slide(),
            interaction: swipe
        )
        transition.attach(to: navigationController)
        swipe.attach(
            toPushOnto: navigationController
        ) { [weak navigationController] in
            navigationController?
                .viewControllers.count == 1
                ? DetailViewController() : nil
        }
    }

    static func use6(_ list: UIViewController) {
        let forth = EdgeSwipeInteraction(
            edge: .trailing
        )
        forth.attach(toPresentFrom: list) {
            let detail = DetailViewController()
            let transition = TransitionDelegate(
                .slide(),
                interaction: .edgeSwipe()
            )
            detail.modalPresentationStyle = .fullScreen
            transition.attach(toPresentationOf: detail)
            return detail
        }
    }

    static func use7(_ list: UIViewController) {
        let pinch = PinchInteraction()
        pinch.attach(toPresentFrom: list) {
            let detail = DetailViewController()
            let transition = TransitionDelegate(
                SlideAnimator().animationController(
                    playback: Playback(
                        reducedMotion: .always
                    )
                ),
                interaction: .pinch()
            )
            detail.modalPresentationStyle = .fullScreen
            transition.attach(toPresentationOf: detail)
            return detail
        }
    }

    static func use8(_ tabBarController: UITabBarController) {
        let forth = EdgeSwipeInteraction(
            edge: .trailing
        )
        let transition = TransitionDelegate(
            .slide(),
            interaction: .edgeSwipe()
        )
        transition.attach(to: tabBarController)
        forth.attach(toSwitch: tabBarController)
    }

    static func use9(_ container: ContainerViewController) {
        let forth = EdgeSwipeInteraction(
            edge: .trailing
        )
        let transition = TransitionDelegate(
            .slide(),
            interaction: .edgeSwipe()
        )
        transition.attach(to: container)
        forth.attach(toSwitch: container)
    }
}
