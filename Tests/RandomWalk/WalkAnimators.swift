import Animators
import Presentations
import TransitionKit
import UIKit

/// The animation controllers of a walk.
@MainActor enum WalkAnimators {
    /// Animators that together use all features of a stage: live screens, pictures, slices, named views,
    /// shadows, clips, perspective, springs, and keyframes.
    static let own: [any Animator] = [
        SlideAnimator(), CubeAnimator(), PushAnimator(), CircleRevealAnimator(), ZoomAnimator(),
        FoldAnimator(), ExplodeAnimator(), MatchedAnimator(alongside: CrossfadeAnimator()),
        ExpandAnimator(source: "card"), SpringSlideAnimator(), NatGeoAnimator(), SlideAnimator(duration: 0),
        FoldAnimator().combined(with: CrossfadeAnimator()),
    ]

    static func foreign(_ make: ForeignMake, in world: World)
        -> any ForeignAnimator & UIViewControllerAnimatedTransitioning
    {
        switch make {
        case .propertyAnimator, .uninterruptible: VendingForeignAnimator(make, world: world)
        case .forwarding, .forwardingAtOnce: ForwardingAnimator(make, world: world)
        default: PlainForeignAnimator(make, world: world)
        }
    }

    static func interaction(_ kind: Int) -> InteractionController? {
        switch kind % 6 {
        case 0: nil
        case 1: SwipeInteraction()
        case 2: EdgeSwipeInteraction()
        case 3: InteractionController()
        case 4: DragInteraction()
        default: PinchInteraction()
        }
    }

    static let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom]

    /// Presentations that leave the presenting screen in place.
    static let cards: [CardPresentation] = [.card(), .drawer(), .sheet(), .toast()]

    /// Cards that are added to a screen. Some are as cards that are presented, and some let touches through.
    static let addedCards: [CardPresentation] = {
        var panel = CardPresentation.panel()
        panel.barPlacement = .beside
        panel.insetsScreenBehind = true
        var menu = CardPresentation.drawer(edge: .trailing)
        menu.backdrop = .blur(.light)
        var behind = CardPresentation.sheet()
        behind.barPlacement = .behind
        behind.largestUndimmedDetentIndex = 0
        return [
            .panel(), panel, .card(edge: .top), .card(edge: nil), .drawer(), menu, behind,
            .toast(edge: .leading, duration: 1),
        ]
    }()
}
