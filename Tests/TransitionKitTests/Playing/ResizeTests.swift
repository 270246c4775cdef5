import Animators
import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Transitions whose container changes its size in flight.
@MainActor @Suite(.allBehaviors) struct ResizeTests {
    /// Animators whose screens rotate about another point than their center.
    enum Turn: CaseIterable, Sendable {
        case door
        case cube
        case book

        @MainActor var delegate: TransitionDelegate {
            switch self {
            case .door: TransitionDelegate(DoorAnimator())
            case .cube: TransitionDelegate(CubeAnimator())
            case .book: TransitionDelegate(BookAnimator())
            }
        }
    }

    private static let landscape = CGRect(x: 0, y: 0, width: 844, height: 390)

    private func expectAtRest(_ rig: TransitionRig, _ name: String, at location: SourceLocation) {
        let screen = name == "A" ? rig.first : rig.second
        let view: UIView = screen.view
        #expect(rig.coordinator == nil, sourceLocation: location)
        #expect(view.frame == rig.window.bounds, sourceLocation: location)
        #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5), sourceLocation: location)
        #expect(view.layer.anchorPointZ == 0, sourceLocation: location)
        #expect(view.layer.zPosition == 0, sourceLocation: location)
        #expect(CATransform3DIsIdentity(view.layer.transform), sourceLocation: location)
        #expect(rig.shownScreen == name, sourceLocation: location)
    }

    @Test(
        "A presentation that rotates ends at its final position, whatever its size by then",
        arguments: Turn.allCases,
        [UIModalPresentationStyle.custom, .overFullScreen, .fullScreen]
    )
    func aPresentationThatRotatesEndsAtItsFinalPosition(turn: Turn, style: UIModalPresentationStyle) {
        let rig = TransitionRig(.modal, delegate: { _ in turn.delegate }, presentationStyle: style)
        for (direction, size) in [
            (TransitionDirection.forward, Self.landscape), (.backward, UIScreen.main.bounds),
        ] {
            rig.start(direction)
            rig.advance(by: 0.3)
            rig.window.frame = size
            rig.advance(by: 0.1)
            rig.settle()
            rig.advance(by: 1)
            expectAtRest(rig, rig.screens(direction).incoming.name, at: #_sourceLocation)
        }
    }

    @Test("The same applies to all other containers", arguments: Turn.allCases, ContainerKind.allCases)
    func theSameAppliesToAllOtherContainers(turn: Turn, kind: ContainerKind) {
        let rig = TransitionRig(kind, delegate: { _ in turn.delegate })
        for (direction, size) in [
            (TransitionDirection.forward, Self.landscape), (.backward, UIScreen.main.bounds),
        ] {
            rig.start(direction)
            rig.advance(by: 0.2)
            rig.window.frame = size
            rig.advance(by: 0.1)
            rig.settle()
            rig.advance(by: 1)
            expectAtRest(rig, rig.screens(direction).incoming.name, at: #_sourceLocation)
        }
    }

    @Test("A screen that the app moves meanwhile is there at the end", arguments: Turn.allCases)
    func aScreenThatTheAppMovesMeanwhileIsThereAtTheEnd(turn: Turn) {
        let rig = TransitionRig(.modal, delegate: { _ in turn.delegate }, presentationStyle: .custom)
        rig.start(.forward)
        rig.advance(by: 0.2)
        // Such as above the keyboard.
        rig.second.view.center.y -= 100
        rig.settle()
        rig.advance(by: 1)
        #expect(rig.second.view.frame == UIScreen.main.bounds.offsetBy(dx: 0, dy: -100))
    }

    @Test(
        "In UIKit's containers, a third-party property animator ends in the new size",
        arguments: [ContainerKind.navigation, .modal]
    )
    func inUIKitsContainersAThirdPartyPropertyAnimatorEnds(kind: ContainerKind) {
        let delegate = TransitionDelegate(VendingSlide(duration: 0.4))
        var outcomes: [Bool] = []
        delegate.onTransitionEnd = { _, _, finished in outcomes.append(finished) }
        let rig = TransitionRig(kind, delegate: { _ in delegate })
        rig.start(.forward)
        rig.advance(by: 0.2)
        #expect(rig.coordinator != nil)
        rig.window.frame = Self.landscape
        rig.advance(by: 1.0 / 30)
        #expect(outcomes == [true])
        expectAtRest(rig, "B", at: #_sourceLocation)
    }

    @Test(
        "A container that the app resizes when it's told that a transition starts plays it in the new size",
        arguments: ContainerKind.allCases
    )
    func resizedAtTheStart(kind: ContainerKind) {
        let delegate = TransitionDelegate(SlideAnimator())
        let rig = TransitionRig(kind, delegate: { _ in delegate })
        delegate.onTransitionStart = { [weak rig] _ in
            rig?.window.frame = Self.landscape
            rig?.window.layoutIfNeeded()
        }
        var outcomes: [Bool] = []
        delegate.onTransitionEnd = { _, _, finished in outcomes.append(finished) }
        rig.start(.forward)
        rig.advance(by: 0.15)
        #expect(outcomes.isEmpty && rig.coordinator != nil)
        let shown = LayerGeometry.corners(of: rig.second.view.layer)
        #expect(shown[0].x > 1 && shown[0].x < Self.landscape.width)
        #expect(abs(shown[1].x - shown[0].x - Self.landscape.width) < 0.5)
        rig.advance(by: 1)
        #expect(outcomes == [true])
        expectAtRest(rig, "B", at: #_sourceLocation)
    }

    @Test("In a container, a switch that only a third-party animation controller knows ends in the new size")
    func thirdParty() {
        UIApplication.reset()
        let slides = BlockSlides()
        let container = ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
        container.delegate = slides
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = container
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        container.selectedIndex = 1
        UIApplication.shared.advance(by: 0.1)
        #expect(container.transitionCoordinator != nil)
        window.frame = Self.landscape
        window.layoutIfNeeded()
        #expect(container.transitionCoordinator == nil)
        #expect(container.viewControllers[0].view.superview == nil)
        #expect(container.viewControllers[1].view.frame == Self.landscape)
        #expect(container.viewControllers[1].view.transform == .identity)
        UIApplication.shared.advance(by: 1)
    }

    @Test("A card that swings in ends at the presentation's position for the new size")
    func aCardThatSwingsInEndsAtThePresentationsPosition() {
        let cards = Cards(TransitionDelegate(DoorAnimator(edge: .leading)))
        let rig = TransitionRig(.modal, delegate: { _ in cards }, presentationStyle: .custom)
        rig.start(.forward)
        rig.advance(by: 0.3)
        rig.window.frame = Self.landscape
        rig.advance(by: 0.1)
        rig.settle()
        #expect(rig.second.view.frame == CGRect(x: 322, y: 45, width: 200, height: 300))
        rig.start(.backward)
        rig.advance(by: 0.3)
        rig.window.frame = UIScreen.main.bounds
        rig.settle()
        rig.advance(by: 1)
        #expect(rig.shownScreen == "A")
        #expect(rig.first.presentedViewController == nil)
    }

    @Test(
        "A held transition that's canceled returns to its previous position, in the new size",
        arguments: Turn.allCases
    )
    func aHeldTransitionThatsCanceledReturnsToItsPreviousPosition(turn: Turn) {
        let interaction = InteractionController()
        let delegate = turn.delegate
        delegate.interaction = interaction
        let rig = TransitionRig(.modal, delegate: { _ in delegate }, presentationStyle: .custom)
        rig.start(.forward)
        rig.settle()
        rig.advance(by: 1)
        interaction.begin()
        rig.start(.backward)
        interaction.update(0.3)
        rig.advance(by: 0.1)
        rig.window.frame = Self.landscape
        rig.advance(by: 0.1)
        interaction.cancel()
        rig.advance(by: 2)
        expectAtRest(rig, "B", at: #_sourceLocation)
        #expect(interaction.state == .idle)
    }
}

/// Presents everything as a card of 200 × 300 points in the center.
@MainActor private final class Cards: NSObject, UIViewControllerTransitioningDelegate {
    private let transition: TransitionDelegate

    init(_ transition: TransitionDelegate) { self.transition = transition }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transition.animationController(forPresented: presented, presenting: presenting, source: source)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        transition.animationController(forDismissed: dismissed)
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        CardPresentation(presentedViewController: presented, presenting: presenting)
    }
}

extension Cards: UINavigationControllerDelegate, UITabBarControllerDelegate, ContainerViewControllerDelegate {
}

private final class CardPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: bounds.midX - 100, y: bounds.midY - 150, width: 200, height: 300)
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        // As apps do, also while the view is rotated.
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

@MainActor private final class BlockSlides: ContainerViewControllerDelegate {
    private let slide = BlockSlideAnimator()

    func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
}
