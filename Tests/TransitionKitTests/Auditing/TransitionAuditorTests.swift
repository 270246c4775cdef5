import Animators
import Presentations
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// The auditor finds all faults of an animation controller, and nothing else.
@MainActor @Suite struct TransitionAuditorTests {
    /// The way that an animation controller is audited.
    enum Way: CaseIterable, Sendable {
        /// By the auditor of a `TransitionDelegate`.
        case transitionDelegate
        /// The same, with an interaction controller.
        case interaction
        /// Wrapped, in an app's own delegate.
        case wrapped
    }

    private let auditor = TransitionAuditor()

    private func makeRig(
        _ kind: ContainerKind,
        _ way: Way,
        _ animator: any UIViewControllerAnimatedTransitioning,
        interaction: InteractionController? = nil
    ) -> TransitionRig {
        let rig = TransitionRig(kind) { _ in
            switch way {
            case .wrapped:
                let delegate = HandWrittenDelegate(auditor.audited(animator))
                if let interaction {
                    delegate.makeInteraction = { interaction.interactionController(for: $0) }
                }
                return delegate
            case .transitionDelegate, .interaction:
                let used = interaction ?? (way == .interaction ? InteractionController() : nil)
                let delegate = TransitionDelegate(animator, interaction: used)
                delegate.auditor = auditor
                return delegate
            }
        }
        (rig.root as? ContainerViewController)?.auditor = nil
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        bar.tag = FaultyAnimator.bar
        rig.window.addSubview(bar)
        return rig
    }

    /// The findings, as *kind: message*.
    private var found: [String] { auditor.findings.map { "\($0.kind): \($0.message)" } }

    private func expectOne(_ fault: Fault, at location: SourceLocation = #_sourceLocation) {
        #expect(auditor.findings.map(\.kind) == [fault.kind], "\(found)", sourceLocation: location)
        let line = auditor.findings.first?.description ?? ""
        #expect(line.hasPrefix("FaultyAnimator \(fault.words)"), "\(line)", sourceLocation: location)
        #expect(line.contains(";") && !line.contains("\n"), "\(line)", sourceLocation: location)
    }

    @Test(
        "Each fault is found once, with its kind",
        arguments: Fault.ofCompletion.flatMap { fault in ContainerKind.allCases.map { (fault, $0) } },
        Way.allCases
    )
    func eachFaultIsFoundOnce(fault: (Fault, ContainerKind), way: Way) {
        let (fault, kind) = fault
        let animator = FaultyAnimator(fault)
        let rig = makeRig(kind, way, animator)
        rig.start(.forward)
        rig.settle()
        if fault == .completesTwiceLater { animator.context?.completeTransition(true) }
        expectOne(fault)
    }

    @Test(
        "Each fault of a canceled transition is found once",
        arguments: Fault.ofCancellation.flatMap { fault in ContainerKind.allCases.map { (fault, $0) } },
        [Way.interaction, .wrapped]
    )
    func eachFaultOfACanceledTransitionIsFoundOnce(fault: (Fault, ContainerKind), way: Way) {
        let (fault, kind) = fault
        let interaction = InteractionController()
        let rig = makeRig(kind, way, FaultyAnimator(fault), interaction: interaction)
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.4)
        rig.advance(by: 0.1)
        interaction.cancel()
        rig.advance(by: 1)
        expectOne(fault)
    }

    @Test(
        "In a custom container, the app can select another child when a fault is found",
        arguments: Fault.ofCompletion.filter { $0 != .completesTwiceLater },
        [true, false]
    )
    func selectingMeanwhile(fault: Fault, isAnimated: Bool) throws {
        let rig = makeRig(.custom, .interaction, FaultyAnimator(fault))
        let container = try #require(rig.root as? ContainerViewController)
        var findings = 0
        let auditor = TransitionAuditor { _ in
            findings += 1
            container.setSelectedIndex(0, animated: isAnimated)
        }
        try #require(container.delegate as? TransitionDelegate).auditor = auditor
        rig.start(.forward)
        rig.settle()
        rig.settle()
        #expect(findings > 0)
        #expect(container.selectedIndex == 0 && container.transitionCoordinator == nil)
        #expect(container.children == [rig.first] && rig.first.view.window != nil)
        #expect(rig.second.viewIfLoaded?.window == nil)
    }

    @Test(
        "Nothing is found if nothing is wrong",
        arguments: ContainerKind.allCases,
        Way.allCases
    )
    func nothingIsFoundIfNothingIsWrong(kind: ContainerKind, way: Way) {
        for vends in [false, true] {
            let animator: any UIViewControllerAnimatedTransitioning =
                vends ? VendingFader(vendsMany: false) : FaultyAnimator(nil)
            let interaction = InteractionController()
            let rig = makeRig(kind, way, animator, interaction: interaction)
            for direction in TransitionDirection.allCases {
                for finishes in [false, true] {
                    interaction.begin()
                    rig.start(direction)
                    interaction.update(0.4)
                    rig.advance(by: 0.1)
                    if finishes { interaction.finish() } else { interaction.cancel() }
                    rig.advance(by: 1)
                }
            }
            #expect(rig.shownScreen == "A")
            #expect(auditor.auditCount >= 4)
            #expect(found == [])
        }
    }

    @Test("Different animators for one transition are found", arguments: [true, false])
    func severalAnimators(vendsMany: Bool) {
        let animator = auditor.audited(VendingFader(vendsMany: vendsMany))
        let scrubbing = ScrubbingInteraction(animator)
        let rig = TransitionRig(.navigation) { _ in
            let delegate = HandWrittenDelegate(animator)
            delegate.interaction = scrubbing
            return delegate
        }
        rig.second.onWillAppear = { screen in
            screen.transitionCoordinator?.animate(alongsideTransition: { _ in })
        }
        rig.start(.forward)
        scrubbing.update(0.5)
        scrubbing.finish()
        rig.advance(by: 1)
        #expect(auditor.findings.map(\.kind) == (vendsMany ? [.vendedSeveralAnimators] : []))
        #expect(rig.shownScreen == "B")
    }

    // MARK: Screens that aren't provided

    @Test(
        "A presenter that isn't provided is left alone",
        arguments: [true, false],
        [true, false]
    )
    func aPresenterThatIsntProvidedIsLeftAlone(moves: Bool, wraps: Bool) {
        let animator = PresenterAnimator(moves: moves)
        let delegate = TransitionDelegate(animator)
        delegate.auditor = auditor
        let written = HandWrittenDelegate(auditor.audited(animator))
        let rig = TransitionRig(
            .modal,
            delegate: { _ -> any TransitionRig.Delegate in
                if wraps { return written }
                return delegate
            },
            presentationStyle: .custom
        )
        rig.start(.forward)
        rig.settle()
        rig.start(.backward)
        rig.settle()
        #expect(rig.shownScreen == "A")
        #expect(auditor.findings.map(\.kind) == (moves ? [.touchedOtherScreen, .touchedOtherScreen] : []))
        if moves {
            #expect(auditor.findings[0].message.contains("the outgoing view controller"))
            #expect(auditor.findings[1].message.contains("the incoming view controller"))
        }
    }

    // MARK: Changes by the app

    @Test(
        "Changes by the app aren't attributed to the animation controller",
        arguments: ContainerKind.allCases
    )
    func changesOfTheApp(kind: ContainerKind) {
        let rig = makeRig(kind, .interaction, FaultyAnimator(nil))
        let bar = rig.window.viewWithTag(FaultyAnimator.bar)
        rig.second.onWillAppear = { screen in
            screen.view.alpha = 0.9
            screen.view.subviews[0].isHidden = true
            screen.transitionCoordinator?.animate(alongsideTransition: { [weak rig] _ in
                rig?.first.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
                rig?.first.view.layer.cornerRadius = 20
                bar?.transform = CGAffineTransform(translationX: 0, y: 100)
            })
        }
        rig.first.onWillDisappear = { screen in
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.toValue = 0.1
            turn.repeatCount = .infinity
            turn.duration = 1
            screen.view.layer.add(turn, forKey: "turn")
        }
        rig.start(.forward)
        rig.settle()
        #expect(rig.first.view.transform.a == 0.9)
        #expect(found == [])
    }

    @Test(
        "A presenter that others change in flight isn't attributed to the animation controller",
        arguments: [true, false],
        [true, false]
    )
    func changesOfThePresenter(resizes: Bool, moves: Bool) {
        let animator: any UIViewControllerAnimatedTransitioning =
            moves ? PresenterAnimator(moves: true) : FaultyAnimator(nil)
        let delegate = TransitionDelegate(animator)
        delegate.auditor = auditor
        delegate.onTransitionEnd = { _, _, _ in }
        let rig = TransitionRig(.modal, delegate: { _ in delegate }, presentationStyle: .custom)
        rig.start(.forward)
        rig.advance(by: 0.1)
        if resizes {
            rig.window.frame.size = CGSize(width: 600, height: 300)
        } else {
            rig.first.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        }
        rig.settle()
        #expect(auditor.auditCount == 1)
        #expect(rig.first.presentedViewController === rig.second && rig.coordinator == nil)
        #expect(auditor.findings.map(\.kind) == (moves ? [.touchedOtherScreen] : []), "\(found)")
    }

    @Test("A frame or a place that other code changes in flight isn't attributed to the animation controller")
    func placesOfOthers() {
        let changes: [(UIView) -> Void] = [
            { $0.frame.origin.y = 100 }, { $0.bounds.size.height = 300 }, { $0.removeFromSuperview() },
        ]
        for change in changes {
            for animator in [FaultyAnimator(nil), SlideAnimator().animationController()]
                as [any UIViewControllerAnimatedTransitioning]
            {
                let rig = makeRig(.custom, .interaction, animator)
                rig.start(.forward)
                rig.advance(by: 0.1)
                change(rig.second.view)
                rig.settle()
                #expect(found == [])
            }
        }
    }

    @Test("A card that gets another place while it comes isn't attributed to the animation controller")
    func placesOfCards() {
        let card = UIViewController()
        let rig = TransitionRig(.modal, delegate: { _ in HandWrittenDelegate(FaultyAnimator(nil)) })
        rig.first.present(card, as: .sheet(), with: .slide(edge: .bottom))
        TransitionDelegate.attached(toPresentationOf: card)?.auditor = auditor
        card.preferredContentSize = CGSize(width: 200, height: 200)
        let delegate = TransitionDelegate(SlideAnimator(edge: .bottom))
        delegate.auditor = auditor
        delegate.presentation = .sheet()
        let other = UIViewController()
        rig.advance(by: 1)
        rig.first.dismiss(animated: true)
        rig.advance(by: 1)
        other.modalPresentationStyle = .custom
        other.transitioningDelegate = delegate
        rig.first.present(other, animated: true)
        rig.advance(by: 0.1)
        (other.presentationController as? CardPresentationController)?.selectedDetentIndex = 1
        rig.advance(by: 1)
        #expect(auditor.auditCount > 0)
        #expect(found == [])
    }

    @Test("Layout by the app isn't attributed to the animation controller")
    func layoutOfTheApp() {
        let delegate = TransitionDelegate(FaultyAnimator(nil))
        delegate.auditor = auditor
        let scene = FaultScene()
        scene.use(delegate)
        let screen = LayingOutViewController()
        scene.container.viewControllers = [scene.screens[0], screen]
        scene.tick()
        scene.container.selectedIndex = 1
        scene.settle()
        #expect(screen.badge.isHidden)
        #expect(auditor.auditCount == 1)
        #expect(found == [])
    }

    @Test(
        "What the app changes while an animator plays isn't attributed to the animator",
        arguments: [true, false]
    )
    func layoutWhileAnAnimatorPlays(wraps: Bool) {
        let animator = SlideAnimator()
        let rig = TransitionRig(.navigation) { _ in
            if wraps { return HandWrittenDelegate(auditor.audited(animator.animationController())) }
            let delegate = TransitionDelegate(animator)
            delegate.auditor = auditor
            return delegate
        }
        let screen = LayingOutViewController()
        screen.whenLaidOut = {
            screen.view.alpha = 0.9
            screen.view.superview?.addSubview(UIView())
            rig.first.view.addSubview(UIView())
            rig.first.view.alpha = 0.75
            screen.navigationController?.setNavigationBarHidden(true, animated: false)
        }
        (rig.root as? UINavigationController)?.pushViewController(screen, animated: true)
        rig.settle()
        #expect(screen.badge.isHidden)
        #expect(rig.first.view.alpha == 0.75)
        #expect(auditor.auditCount == 1)
        #expect(found == [])
    }

    @Test("A text field's own views aren't attributed to the animation controller")
    func endOfEditing() {
        let rig = makeRig(
            .navigation,
            .transitionDelegate,
            FaultyAnimator(nil, whenCalled: { $0?.endEditing(true) })
        )
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.clearButtonMode = .whileEditing
        field.text = "Text"
        rig.first.view.addSubview(field)
        field.becomeFirstResponder()
        rig.advance(by: 0.5)
        rig.start(.forward)
        rig.settle()
        #expect(!field.isFirstResponder)
        #expect(auditor.auditCount == 1)
        #expect(found == [])
    }

    @Test("What an animation controller leaves in a card is found", arguments: [true, false])
    func leftInCard(hides: Bool) {
        let delegate = TransitionDelegate(CardSpoiler(hides: hides))
        delegate.presentation = .drawer()
        delegate.auditor = auditor
        let rig = TransitionRig(.modal, delegate: { _ in delegate }, presentationStyle: .custom)
        rig.start(.forward)
        rig.settle()
        #expect(found == [])
        rig.first.presentedViewController?.view.addSubview(
            UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        )
        rig.advance(by: 0.1)
        rig.start(.backward)
        rig.settle()
        #expect(rig.first.presentedViewController == nil)
        let words =
            hides ? "left a UILabel in the outgoing view hidden" : "left a UIImageView in the outgoing view"
        #expect(found.count == 1)
        #expect(found.first?.contains(words) == true, "\(found)")
    }

    @Test("A presentation controller's own views and changes aren't attributed to the animation controller")
    func presentationController() {
        let presented = UIViewController()
        let delegate = DimmingDelegate(auditor.audited(FaultyAnimator(nil)))
        let rig = TransitionRig(.modal, delegate: { _ in HandWrittenDelegate(FaultyAnimator(nil)) })
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        rig.first.present(presented, animated: true)
        rig.advance(by: 1)
        #expect(rig.first.presentedViewController === presented)
        #expect(rig.first.view.transform.a < 1)
        rig.first.dismiss(animated: true)
        rig.advance(by: 1)
        #expect(rig.first.presentedViewController == nil)
        #expect(found == [])
    }

    @Test(
        "A transition that other code ends isn't attributed to the animation controller",
        arguments: [true, false]
    )
    func endedByOthers(resizes: Bool) {
        let scene = FaultScene()
        let delegate = TransitionDelegate(SilentAnimator())
        delegate.auditor = auditor
        scene.use(delegate)
        scene.tick()
        scene.container.selectedIndex = 1
        scene.advance(by: 0.1)
        if resizes {
            scene.window.frame.size = CGSize(width: 600, height: 300)
        } else {
            scene.container.setSelectedIndex(2, animated: false)
        }
        scene.settle()
        #expect(auditor.auditCount == 1)
        #expect(found == [])
    }

    // MARK: Availability

    @Test("A container's own auditor audits transitions that nothing else does", arguments: [true, false])
    func aContainersOwnAuditorAuditsTransitionsThatNothingElseDoes(isDriven: Bool) {
        let scene = FaultScene()
        let animator = FaultyAnimator(.leavesAlpha)
        let delegate = HandWrittenDelegate(animator)
        let interaction = InteractionController()
        if isDriven { delegate.makeInteraction = { interaction.interactionController(for: $0) } }
        scene.use(delegate)
        scene.container.auditor = auditor
        scene.tick()
        interaction.begin()
        scene.container.selectedIndex = 1
        scene.tick()
        interaction.update(0.5)
        interaction.finish()
        scene.settle()
        scene.screens[0].view.alpha = 1
        scene.expectShown(1)
        expectOne(.leavesAlpha)
    }

    @Test(
        "It also finds a second completion of a switch that a third-party interaction controller has started"
    )
    func containerWithoutTransition() {
        let scene = FaultScene()
        let delegate = HandWrittenDelegate(FaultyAnimator(.completesTwice))
        let interaction = LateInteraction(CallbackLog())
        delegate.interaction = interaction
        scene.use(delegate)
        scene.container.auditor = auditor
        scene.tick()
        scene.container.selectedIndex = 1
        scene.tick()
        if let view = scene.screens[1].viewIfLoaded { scene.screens[0].view.superview?.addSubview(view) }
        interaction.end()
        #expect(found == [])
        interaction.end()
        #expect(auditor.findings.map(\.kind) == [.completedTwice], "\(found)")
        scene.settle()
        scene.expectShown(1)
    }

    @Test("A transition is audited once, even if a container and a delegate could do it")
    func aTransitionIsAuditedOnce() {
        let scene = FaultScene()
        let delegate = TransitionDelegate(FaultyAnimator(.leavesMask))
        let other = TransitionAuditor()
        delegate.auditor = auditor
        scene.use(delegate)
        scene.container.auditor = other
        scene.tick()
        scene.container.selectedIndex = 1
        scene.settle()
        expectOne(.leavesMask)
        #expect(other.findings.isEmpty)
    }

    @Test("The audit is enabled in debug builds, and can always be disabled")
    func theAuditIsEnabledInDebugBuilds() {
        let delegate = TransitionDelegate(FaultyAnimator(.leavesAlpha))
        #expect((delegate.auditor != nil) == Log.isDebugBuild)
        #expect((ContainerViewController().auditor != nil) == Log.isDebugBuild)
        delegate.auditor = nil
        let rig = TransitionRig(.modal, delegate: { _ in delegate })
        rig.start(.forward)
        rig.settle()
        #expect(rig.shownScreen == "B")
    }

    @Test("The log contains each different finding once")
    func theLogContainsEachFindingOnce() {
        var lines: [String] = []
        let auditor = TransitionAuditor.logging { lines.append($0) }
        for kind in [TransitionAuditor.Finding.Kind.leftBehind, .leftBehind, .completedTwice] {
            auditor.add(kind, by: "Flip", "\(kind)")
        }
        #expect(lines == ["Flip leftBehind", "Flip completedTwice"])
        #expect(auditor.findings.count == 3)
    }

    @Test("Our own animators are audited, too", arguments: ContainerKind.allCases)
    func ourOwnAnimatorsAreAudited(kind: ContainerKind) {
        let delegate = TransitionDelegate(CubeAnimator())
        delegate.auditor = auditor
        let rig = TransitionRig(kind, delegate: { _ in delegate })
        rig.start(.forward)
        // Other code changes the animator's views meanwhile, outside any call.
        rig.advance(by: 0.1)
        rig.first.view.mask = UIView()
        rig.settle()
        #expect(auditor.auditCount == 1)
        #expect(found == [])
    }

    @Test("The app's closure is called when a finding is reported")
    func theAppsClosureIsCalledWhenAFindingIsReported() {
        var heard: [TransitionAuditor.Finding] = []
        let auditor = TransitionAuditor { heard.append($0) }
        let delegate = TransitionDelegate(FaultyAnimator(.leavesAlpha))
        delegate.auditor = auditor
        let rig = TransitionRig(.modal, delegate: { _ in delegate })
        rig.start(.forward)
        rig.settle()
        #expect(heard.count == 1)
        #expect(heard == auditor.findings)
        #expect(heard.first?.typeName == "FaultyAnimator")
    }

    @Test("It doesn't retain anything", arguments: [true, false])
    func itDoesntRetainAnything(wraps: Bool) {
        let found = survivors {
            let animator = FaultyAnimator(nil)
            let delegate = TransitionDelegate(wraps ? auditor.audited(animator) : animator)
            delegate.auditor = auditor
            let rig = TransitionRig(.custom, delegate: { _ in delegate })
            rig.start(.forward)
            rig.settle()
            let screens = [rig.first, rig.second]
            rig.window.rootViewController = nil
            rig.window.isHidden = true
            return screens + [animator, delegate]
        }
        #expect(found == [])
    }
}

/// An animation controller that presents and dismisses without the presenter's view, or moves it anyway.
private final class PresenterAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let moves: Bool

    init(moves: Bool) { self.moves = moves }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let isPresenting = transitionContext.view(forKey: .to) != nil
        let presenter = transitionContext.viewController(forKey: isPresenting ? .from : .to)?.view
        let view = transitionContext.view(forKey: isPresenting ? .to : .from)
        if isPresenting, let view, let controller = transitionContext.viewController(forKey: .to) {
            view.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.addSubview(view)
        }
        UIView.animate(withDuration: 0.3) { [moves] in
            if moves { presenter?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
        } completion: { _ in
            presenter?.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// A controller that hides a part of itself during layout.
private final class LayingOutViewController: UIViewController {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var whenLaidOut: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(badge)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        badge.isHidden = true
        view.addSubview(UIView())
        whenLaidOut()
    }
}

/// An animation controller that leaves something in a card that it moves away.
private final class CardSpoiler: NSObject, UIViewControllerAnimatedTransitioning {
    private let hides: Bool

    init(hides: Bool) { self.hides = hides }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let to = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        {
            to.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.addSubview(to)
        }
        let from = transitionContext.view(forKey: .from)
        if hides {
            let content = transitionContext.viewController(forKey: .from)?.view
            if from != nil { content?.subviews.first { $0 is UILabel }?.isHidden = true }
        } else {
            from?.addSubview(UIImageView())
        }
        UIView.animate(withDuration: 0.3) {
            from?.center.y += 400
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// A presentation controller that dims and shrinks the presenting screen.
private final class DimmingPresentationController: UIPresentationController {
    private let dimming = UIView()

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        dimming.backgroundColor = .black
        dimming.alpha = 0
        container.addSubview(dimming)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimming.alpha = 0.5
            self.presentingViewController.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimming.alpha = 0
            self.presentingViewController.view.transform = .identity
        })
    }
}

@MainActor private final class DimmingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let animator: any UIViewControllerAnimatedTransitioning

    init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        DimmingPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
