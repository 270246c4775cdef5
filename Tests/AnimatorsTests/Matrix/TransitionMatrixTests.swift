import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

/// Every animator as an app sees it, and the representative ones in every container, in both directions and
/// both layout directions. The others take turns.
@MainActor @Suite struct TransitionMatrixTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let animator: String
        let container: ContainerKind
        let direction: TransitionDirection
        let layoutDirection: UIUserInterfaceLayoutDirection

        var testDescription: String {
            "\(animator) \(surroundings.joined(separator: " "))"
        }

        var surroundings: [String] {
            ["\(container)", "\(direction)", layoutDirection == .rightToLeft ? "rtl" : "ltr"]
        }

        static let all = cases(Catalog.names + Catalog.combinations)
        /// The animators whose poses follow the choreography's own timing.
        static let plain = cases(Catalog.names, whole: ["cube", "fold", "nat-geo", "push"])
        /// Cases for the behavior of containers, with an animator that moves screens, one with keyframes, one
        /// with pictures, and one with slices.
        static let few = all.filter { ["push", "nat-geo", "swing", "fold"].contains($0.animator) }

        private static func cases(
            _ names: [String],
            whole: [String] = Catalog.representatives
        ) -> [Case] {
            Turns.cases(of: names, whole: whole) { name in
                ContainerKind.allCases.flatMap { container in
                    TransitionDirection.allCases.flatMap { direction in
                        [.leftToRight, .rightToLeft].map { layout in
                            Case(
                                animator: name,
                                container: container,
                                direction: direction,
                                layoutDirection: layout
                            )
                        }
                    }
                }
            }
        }
    }

    @Test("The animators that take turns cover all environments and every pair of them")
    func theAnimatorsThatTakeTurnsCoverAllEnvironmentsAndEveryPair() {
        for cases in [Case.all, Case.plain] {
            let others = cases.filter { !Catalog.representatives.contains($0.animator) }
            #expect(Set(cases.map(\.animator)).isSuperset(of: Catalog.names))
            #expect(Set(others.map { "\($0.container)" }).count == ContainerKind.allCases.count)
            #expect(Turns.missingPairs(in: others.map(\.surroundings), counts: [4, 2, 2]) == [])
        }
    }

    private func makeRig(_ test: Case, _ animator: any Animator) -> TransitionRig {
        TransitionRig(
            test.container,
            delegate: { TransitionDelegate(RecordingAnimator(animator.animationController(), log: $0)) },
            layoutDirection: test.layoutDirection
        )
    }

    @Test("Frames match the choreography", arguments: Case.plain)
    func framesMatchTheChoreography(test: Case) throws {
        let animator = Catalog.animator(test.animator)
        let rig = makeRig(test, animator)
        rig.goToStart(of: test.direction)
        let screens = rig.screens(test.direction)
        rig.start(test.direction)

        let container = try #require(screens.incoming.view.superview)
        let place = container.convert(container.bounds, to: nil)
        let scene = TransitionScene(
            size: container.bounds.size,
            direction: test.direction,
            layoutDirection: test.layoutDirection,
            outgoingBackgroundColor: screens.outgoing.view.backgroundColor,
            incomingBackgroundColor: screens.incoming.view.backgroundColor
        )
        let choreography = animator.choreography(in: scene)
        let parts = choreography.participants.filter { $0.screen != nil }
        // What has keyframes, or moves on a spring, is exact 120 times a second, and nearly so in between.
        var isStraight = parts.allSatisfy { $0.keyframes.map(\.time) == [0, 1] }
        if case .spring = choreography.timing { isStraight = false }
        let tolerance: CGFloat = isStraight ? 0.01 : 0.25
        let views = performers(
            of: choreography.participants,
            screens: screens,
            container: container,
            direction: test.direction
        )
        try #require(views.count == parts.count)
        for quarter in 0...3 {
            let progress = choreography.timing.value(at: CGFloat(quarter) / 4, duration: animator.duration)
            for (participant, view) in zip(parts, views) {
                let pose = participant.pose(at: progress)
                let shown = try #require(view.layer.presentation())
                #expect(
                    abs(visible(CGFloat(shown.opacity)) - visible(pose.opacity))
                        < (isStraight ? 1e-4 : 1.01 / 255),
                    "at \(quarter)/4"
                )
                let expected = corners(of: participant, pose, in: choreography, container: container)
                for (corner, place) in zip(LayerGeometry.corners(of: view.layer), expected) {
                    #expect(abs(corner.x - place.x) < tolerance, "at \(quarter)/4")
                    #expect(abs(corner.y - place.y) < tolerance, "at \(quarter)/4")
                }
            }
            rig.advance(by: animator.duration / 4)
        }
        #expect(screens.incoming.view.convert(screens.incoming.view.bounds, to: nil) == place)
        #expect(rig.shownScreen == screens.incoming.name)
        #expect(rig.coordinator == nil)
    }

    /// A spring can move an opacity out of its range, which isn't visible.
    private func visible(_ opacity: CGFloat) -> CGFloat { min(max(opacity, 0), 1) }

    /// Returns the visible views: the screens' own, or the pictures in front of them while they're hidden.
    private func performers(
        of participants: [Participant],
        screens: (outgoing: RecordingViewController, incoming: RecordingViewController),
        container: UIView,
        direction: TransitionDirection
    ) -> [UIView] {
        var pictures = container.subviews.filter {
            $0 !== screens.outgoing.view && $0 !== screens.incoming.view && $0.layer.shadowOpacity == 0
        }[...]
        return participants.compactMap { participant in
            let screen = participant.screen == .incoming ? screens.incoming.view : screens.outgoing.view
            // A whole screen that arrives, or that people can hold, moves itself.
            let isTop = participant.screen == .incoming || direction == .backward
            let isOnly = participants.filter { $0.screen == participant.screen }.count == 1
            let isLive = participant.screen != nil && participant.slice == nil && isTop && isOnly
            var subject = participant.subject
            if isLive, let side = participant.screen { subject = .screen(side) }
            switch subject {
            case .screen:
                // In front of the screen are its tint and its shade.
                if participant.tint != nil { _ = pictures.popFirst() }
                if participant.keyframes.contains(where: { $0.pose.dimming > 0 }) { _ = pictures.popFirst() }
                return screen
            case .backdrop, .blurredBackdrop: return nil
            case .decoration, .blurredPicture:
                _ = pictures.popFirst()
                return nil
            default: break
            }
            #expect(screen?.isHidden == true)
            return pictures.popFirst()
        }
    }

    /// Returns the corners of a screen or a slice in a pose, from first principles.
    private func corners(
        of participant: Participant,
        _ pose: Pose,
        in choreography: Choreography,
        container: UIView
    ) -> [CGPoint] {
        let (whole, anchor) = (container.bounds.size, participant.anchor)
        let slice = participant.slice ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        let size = CGSize(width: whole.width * slice.width, height: whole.height * slice.height)
        let matrix = pose.transform
        var turn = CGAffineTransform.identity
        if case .slice(_, _, let angle) = participant.subject {
            turn = CGAffineTransform(rotationAngle: angle)
        }
        // From the center of the slice, about which it's rotated.
        let arm = CGPoint(x: (anchor.x - 0.5) * size.width, y: (anchor.y - 0.5) * size.height).applying(turn)
        let hinge = CGPoint(x: slice.midX * whole.width + arm.x, y: slice.midY * whole.height + arm.y)
        let eye = CGPoint(
            x: choreography.vanishingPoint.x * whole.width,
            y: choreography.vanishingPoint.y * whole.height
        )
        let origin = container.convert(CGPoint.zero, to: nil)
        return [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map { (u, v) in
            let corner = CGPoint(x: (u - anchor.x) * size.width, y: (v - anchor.y) * size.height).applying(
                turn
            )
            let (x, y, z) = (corner.x, corner.y, -anchor.z)
            let turnedX = x * matrix.m11 + y * matrix.m21 + z * matrix.m31 + matrix.m41
            let turnedY = x * matrix.m12 + y * matrix.m22 + z * matrix.m32 + matrix.m42
            let turnedZ = x * matrix.m13 + y * matrix.m23 + z * matrix.m33 + matrix.m43 + anchor.z
            let shrink = choreography.eyeDistance.map { 1 - turnedZ / $0 } ?? 1
            return CGPoint(
                x: origin.x + eye.x + (turnedX + hinge.x - eye.x) / shrink,
                y: origin.y + eye.y + (turnedY + hinge.y - eye.y) / shrink
            )
        }
    }

    @Test("Everything is restored, and nothing is left behind", arguments: Case.all)
    func everythingIsRestoredAndNothingIsLeftBehind(test: Case) {
        let expected = undisturbed(test)
        let rig = makeRig(test, Catalog.animator(test.animator))
        rig.goToStart(of: test.direction)
        let before = [rig.first, rig.second].map { ViewState($0.view, includesPlace: false) }
        rig.start(test.direction)
        rig.settle()
        #expect([rig.first, rig.second].map { ViewState($0.view, includesPlace: false) } == before)
        #expect(ViewState(rig.window) == expected)
    }

    private static var undisturbed: [[String]: ViewState] = [:]

    /// Returns the window after a transition without any animation.
    private func undisturbed(_ test: Case) -> ViewState {
        if let known = Self.undisturbed[test.surroundings] { return known }
        let rig = TransitionRig(
            test.container,
            delegate: { _ in TransitionDelegate(InstantAnimator()) },
            layoutDirection: test.layoutDirection
        )
        rig.goToStart(of: test.direction)
        rig.start(test.direction)
        rig.settle()
        let state = ViewState(rig.window)
        Self.undisturbed[test.surroundings] = state
        return state
    }

    @Test("Each callback occurs once, in UIKit's order", arguments: Case.few)
    func eachCallbackOccursOnceInUIKitsOrder(test: Case) {
        let rig = makeRig(test, Catalog.animator(test.animator))
        rig.goToStart(of: test.direction)
        rig.start(test.direction) { rig.log.add("completion") }
        rig.settle()
        let (old, new) = test.direction == .forward ? ("A", "B") : ("B", "A")
        var expected: [String]
        switch (test.container, test.direction) {
        case (.modal, .forward):
            expected = [
                "\(old) viewWillDisappear", "\(new) viewWillAppear", "animateTransition",
                "\(new) viewDidAppear", "\(old) viewDidDisappear", "completion",
            ]
        case (.modal, .backward):
            expected = [
                "\(old) viewWillDisappear", "\(new) viewWillAppear", "animateTransition",
                "\(new) viewDidAppear", "\(old) viewDidDisappear", "completion",
            ]
        case (.tab, _):
            expected = [
                "\(new) viewWillAppear", "\(old) viewWillDisappear", "animateTransition",
                "\(old) viewDidDisappear", "\(new) viewDidAppear",
            ]
        default:
            expected = [
                "\(old) viewWillDisappear", "\(new) viewWillAppear", "animateTransition",
                "\(old) viewDidDisappear", "\(new) viewDidAppear",
            ]
        }
        expected.append("animationEnded(true)")
        let log = rig.log.entries.filter { !$0.contains("Parent") }
            .map { $0.replacingOccurrences(of: "ppear(true)", with: "ppear") }
        #expect(log == expected)
    }

    @Test(
        "With Reduce Motion, a crossfade of at most 0.3 seconds replaces everything that moves screens",
        arguments: Case.all
    )
    func reduceMotion(test: Case) throws {
        let animator = Catalog.animator(test.animator)
        let rig = makeRig(test, animator)
        UIAccessibility.setReduceMotionEnabled(true)
        rig.goToStart(of: test.direction)
        rig.start(test.direction)
        let duration = try #require(rig.coordinator).transitionDuration
        #expect(duration <= (test.animator == "crossfade" ? animator.duration : 0.3))
        rig.advance(by: duration / 2)
        #expect(CATransform3DIsIdentity(try #require(rig.first.view.layer.presentation()).transform))
        let fading = try #require(rig.second.view.layer.presentation())
        #expect(CATransform3DIsIdentity(fading.transform))
        #expect(abs(fading.opacity - 0.5) < 1e-3)
        rig.settle()
        #expect(rig.shownScreen == rig.screens(test.direction).incoming.name)
    }

    @Test("A screen is drawn at most once, regardless of the number of slices", arguments: Catalog.names)
    func aScreenIsDrawnAtMostOnce(name: String) {
        let rig = TransitionRig(.navigation, delegate: { _ in TransitionDelegate(Catalog.animator(name)) })
        for direction in TransitionDirection.allCases {
            let before = UIView.snapshotCount
            rig.start(direction)
            rig.settle()
            #expect(UIView.snapshotCount - before <= 2)
        }
    }

    @Test("Nothing leaks", arguments: Case.all)
    func nothingLeaks(test: Case) {
        weak var controller: TransitionAnimationController?
        weak var first: UIViewController?
        weak var second: UIViewController?
        weak var container: UIView?
        do {
            let made = Catalog.animator(test.animator).animationController()
            let recorder = RecordingAnimator(made, log: CallbackLog())
            let rig = TransitionRig(
                test.container,
                delegate: { _ in TransitionDelegate(recorder) },
                layoutDirection: test.layoutDirection
            )
            (controller, first, second) = (made, rig.first, rig.second)
            rig.goToStart(of: test.direction)
            rig.start(test.direction)
            container = rig.screens(test.direction).incoming.view.superview
            #expect(container != nil)
            #expect(recorder.context != nil)
            rig.settle()
            #expect(recorder.context == nil)
            // A presenting and a presented controller retain each other until the dismissal.
            if test.container == .modal, test.direction == .forward { rig.first.dismiss(animated: false) }
            UIApplication.shared.tick()
        }
        UIApplication.reset()
        #expect(controller == nil)
        #expect(first == nil)
        #expect(second == nil)
        #expect(container == nil)
    }
}

/// Shows the new screen immediately, which results in a window that no animator has changed.
private final class InstantAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let to = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        {
            to.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.addSubview(to)
        }
        transitionContext.completeTransition(true)
    }
}
