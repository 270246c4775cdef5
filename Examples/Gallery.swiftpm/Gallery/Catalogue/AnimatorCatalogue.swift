import Animators
import TransitionKit
import UIKit

/// The animators the gallery shows, in the order it shows them.
@MainActor
public enum AnimatorCatalogue {

    public static let entries: [CatalogueEntry] = [
        CatalogueEntry(
            name: "bounce",
            title: "Bounce",
            summary: "The new screen springs in from below and settles while the old one dims."
        ) { BounceAnimator() },
        CatalogueEntry(
            name: "shrink",
            title: "Shrink",
            summary: "A screen grows out of its centre, and collapses into it on the way back."
        ) { ShrinkAnimator() },
        CatalogueEntry(
            name: "cube",
            title: "Cube",
            summary: "Both screens are faces of a cube that turns."
        ) { CubeAnimator() },
        CatalogueEntry(
            name: "slide",
            title: "Slide",
            summary: "Both screens travel the full width together."
        ) { SlideAnimator() },
        CatalogueEntry(
            name: "push",
            title: "Push",
            summary: "The new screen covers the old one, which lags behind and darkens."
        ) { PushAnimator() },
        CatalogueEntry(
            name: "crossfade",
            title: "Crossfade",
            summary: "One screen dissolves into the other."
        ) { CrossfadeAnimator() },
        CatalogueEntry(
            name: "scale-fade",
            title: "Scale and Fade",
            summary: "The old screen shrinks away while the new one fades in."
        ) { ScaleFadeAnimator() },
        CatalogueEntry(
            name: "spring-slide",
            title: "Spring Slide",
            summary: "A springy slide with a gutter between the screens: a container's default."
        ) { SpringSlideAnimator() },
    ]

    /// The entry of that name, as written on a command line; nil if there is none.
    public static func entry(named name: String) -> CatalogueEntry? {
        entries.first { $0.name == name }
    }
}
