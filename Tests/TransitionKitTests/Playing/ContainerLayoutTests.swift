import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Containers of apps that set the frames of their screens whenever they're laid out.
@MainActor @Suite(.allBehaviors) struct ContainerLayoutTests {
    enum Motion: CaseIterable, Sendable {
        case cover
        case popUp
        case turn
        case thirdParty

        @MainActor var delegate: TransitionDelegate {
            switch self {
            case .cover: TransitionDelegate(CoverAnimator())
            case .popUp: TransitionDelegate(PopUpAnimator())
            case .turn: TransitionDelegate(TurnAnimator())
            case .thirdParty: TransitionDelegate(LiftAnimationController())
            }
        }
    }

    private static let frame = 1.0 / 60

    /// The numbers that describe where a view is visible.
    private func place(of view: UIView) -> [CGFloat] {
        let shown = view.layer.presentation() ?? view.layer
        let (position, size, matrix) = (shown.position, shown.bounds.size, shown.transform)
        return [
            position.x, position.y, shown.zPosition, size.width, size.height,
            matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m22, matrix.m33,
            matrix.m41, matrix.m42, matrix.m43,
        ]
    }

    private func expectEqual(
        _ first: [[CGFloat]],
        _ second: [[CGFloat]],
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(first.count == second.count, sourceLocation: location)
        for (frame, pair) in zip(first, second).enumerated() {
            let isEqual = zip(pair.0, pair.1).allSatisfy { abs($0 - $1) < 0.01 }
            #expect(isEqual, "frame \(frame): \(pair)", sourceLocation: location)
        }
    }

    private func rig(_ delegate: TransitionDelegate, setsFrame: Bool) -> TransitionRig {
        TransitionRig(
            .modal,
            delegate: { _ in HalfSheets(delegate, setsFrame: setsFrame) },
            presentationStyle: .custom
        )
    }

    /// Returns the places of the presented screen in all frames of both transitions.
    private func course(_ motion: Motion, setsFrame: Bool) -> [[CGFloat]] {
        let rig = rig(motion.delegate, setsFrame: setsFrame)
        let view: UIView = rig.second.view
        var places: [[CGFloat]] = []
        for direction in [TransitionDirection.forward, .backward] {
            rig.start(direction)
            while rig.coordinator != nil, places.count < 200 {
                places.append(place(of: view))
                rig.advance(by: Self.frame)
            }
        }
        #expect(rig.shownScreen == "A")
        return places
    }

    @Test("A presentation that sets the frame of its screen plays like any other", arguments: Motion.allCases)
    func aPresentationThatSetsTheFrameOfItsScreenPlaysLikeAnyOther(motion: Motion) {
        expectEqual(course(motion, setsFrame: true), course(motion, setsFrame: false))
    }

    @Test("It does while it's held, and the card to which it returns changes", arguments: [false, true])
    func whileTheCardToWhichItReturnsChanges(moves: Bool) {
        func course(setsFrame: Bool) -> [[CGFloat]] {
            let (thumb, interaction) = (UIView(), InteractionController())
            let animator = ExpandAnimator(source: .view(thumb))
            let rig = rig(TransitionDelegate(animator, interaction: interaction), setsFrame: setsFrame)
            thumb.frame = CGRect(x: 40, y: 200, width: 80, height: 80)
            thumb.backgroundColor = .red
            rig.first.view.addSubview(thumb)
            rig.goToStart(of: .backward)
            rig.advance(by: 1)
            interaction.begin()
            rig.start(.backward)
            interaction.update(0.5)
            let view: UIView = rig.second.view
            let places = (0..<30).map { frame in
                if frame == 5 { thumb.backgroundColor = .green }
                if moves, frame == 5 { thumb.center.y += 100 }
                rig.advance(by: Self.frame)
                return place(of: view)
            }
            // The screen follows the card by a part of its distance.
            #expect((places[29][1] - places[0][1] > 10) == moves)
            interaction.finish()
            rig.advance(by: 1)
            #expect(rig.shownScreen == "A")
            return places
        }
        expectEqual(course(setsFrame: true), course(setsFrame: false))
    }

    @Test("A screen that leaves starts from its place, and stays at the end if it's canceled")
    func aScreenThatLeavesStartsFromItsPlace() {
        let interaction = InteractionController()
        let rig = rig(TransitionDelegate(CoverAnimator(), interaction: interaction), setsFrame: true)
        let view: UIView = rig.second.view
        rig.goToStart(of: .backward)
        rig.advance(by: 1)
        let rest = view.frame
        #expect(rest == CGRect(x: 0, y: 422, width: 390, height: 422))
        interaction.begin()
        rig.start(.backward)
        interaction.update(0.1)
        rig.advance(by: Self.frame)
        #expect(abs(view.frame.minY - (rest.minY + 0.1 * rest.height)) < 1)
        interaction.cancel()
        rig.advance(by: 1)
        #expect(view.frame == rest)
    }

    @Test("In a new size, too, the screen continues in its place", arguments: [true, false])
    func inANewSizeTheScreenContinuesInItsPlace(isHeld: Bool) {
        /// Returns the places of the presented screen after the container has changed its size.
        func course(setsFrame: Bool) -> [[CGFloat]] {
            let interaction = InteractionController()
            let delegate = TransitionDelegate(CoverAnimator(), interaction: interaction)
            let rig = rig(delegate, setsFrame: setsFrame)
            rig.goToStart(of: .backward)
            rig.advance(by: 1)
            if isHeld { interaction.begin() }
            rig.start(.backward)
            if isHeld { interaction.update(0.3) }
            rig.advance(by: 0.1)
            rig.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
            let view: UIView = rig.second.view
            let places = (0..<6).map { _ in
                rig.advance(by: Self.frame)
                return place(of: view)
            }
            if isHeld { interaction.finish() }
            rig.advance(by: 1)
            #expect(rig.shownScreen == "A")
            return places
        }
        expectEqual(course(setsFrame: true), course(setsFrame: false))
    }

    @Test("So does an app's own container whose screens are in its own view")
    func anAppsOwnContainerWhoseScreensAreInItsOwnView() {
        func course(setsFrame: Bool) -> [[CGFloat]] {
            let container = FillingView()
            let rig = DeckRig(nil, SlideAnimator(), in: container)
            if setsFrame { container.current = rig.screens[0].view }
            let view: UIView = rig.screens[0].view
            rig.start()
            var places: [[CGFloat]] = []
            while rig.outcomes.isEmpty, places.count < 100 {
                places.append(place(of: view))
                rig.advance(by: Self.frame)
            }
            #expect(rig.outcomes == [true])
            return places
        }
        expectEqual(course(setsFrame: true), course(setsFrame: false))
    }

    @Test("A transition that the layout ends leaves the screens at rest")
    func aTransitionThatTheLayoutEndsLeavesTheScreensAtRest() {
        let container = FillingView()
        let rig = DeckRig(nil, SlideAnimator(), in: container)
        container.current = rig.screens[0].view
        // By then, the incoming screen has been laid out.
        container.whenLaidOut = { [weak rig] in
            guard let rig, rig.container.subviews.count > 2 else { return }
            rig.context?.endImmediately()
        }
        rig.start()
        rig.advance(by: 1)
        #expect(rig.outcomes == [true])
        #expect(rig.container.subviews.count == 2)
        for screen in rig.screens {
            #expect(CATransform3DIsIdentity(screen.view.layer.transform))
            #expect(screen.view.frame == container.bounds)
        }
    }

    @Test("The container is laid out only once for the views that the transition adds")
    func theContainerIsLaidOutOnlyOnce() {
        let container = FillingView()
        let rig = DeckRig(nil, SlideAnimator(), in: container)
        let count = container.layoutCount
        rig.start()
        rig.advance(by: 0.1)
        // Once for the incoming screen, and once for everything else.
        #expect(container.layoutCount <= count + 2)
        rig.advance(by: 1)
        #expect(rig.outcomes == [true])
    }
}

/// A view that lets its current screen fill it.
private final class FillingView: UIView {
    weak var current: UIView?
    var whenLaidOut: () -> Void = {}
    private(set) var layoutCount = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutCount += 1
        current?.frame = bounds
        whenLaidOut()
    }
}

/// Presents everything in the lower half of the container.
@MainActor private final class HalfSheets: NSObject, UIViewControllerTransitioningDelegate {
    private let transition: TransitionDelegate
    private let setsFrame: Bool

    init(_ transition: TransitionDelegate, setsFrame: Bool) {
        self.transition = transition
        self.setsFrame = setsFrame
    }

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

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        transition.interactionControllerForDismissal(using: animator)
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        let presentation = HalfSheet(presentedViewController: presented, presenting: presenting)
        presentation.setsFrame = setsFrame
        return presentation
    }
}

extension HalfSheets: UINavigationControllerDelegate, UITabBarControllerDelegate,
    ContainerViewControllerDelegate
{}

private final class HalfSheet: UIPresentationController {
    var setsFrame = false

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if setsFrame { presentedView?.frame = frameOfPresentedViewInContainerView }
    }
}

/// An animation controller of an app that lifts the screen in, and lowers it again.
private final class LiftAnimationController: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
        let leaving = transitionContext.view(forKey: .from)
        let arriving = transitionContext.view(forKey: .to)
        if let arriving, let controller = transitionContext.viewController(forKey: .to) {
            arriving.frame = transitionContext.finalFrame(for: controller)
            container.addSubview(arriving)
            container.layoutIfNeeded()
            arriving.transform = below
        }
        UIView.animate(withDuration: 0.3) {
            arriving?.transform = .identity
            leaving?.transform = below
        } completion: { _ in
            arriving?.transform = .identity
            leaving?.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
