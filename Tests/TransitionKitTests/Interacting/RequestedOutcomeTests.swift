import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Outcomes requested from an interaction controller at inconvenient moments. The last one counts.
@MainActor @Suite(.allBehaviors) struct RequestedOutcomeTests {
    private static let point = 1.0 / AnimatorMake.travel

    // MARK: Requests before the first frame

    /// The requests after the transition has begun.
    enum Word: CaseIterable, Sendable {
        case finish, cancel, update, pause
        /// The interaction controller is released, near the beginning and near the end.
        case release, releaseNearEnd
        /// Several requests at once.
        case finishThenCancel, cancelThenFinish, cancelThenPause
    }

    private func say(_ word: Word, in app: InteractionRig) {
        let interaction = app.interaction
        switch word {
        case .finish: interaction?.finish()
        case .cancel: interaction?.cancel()
        case .update: interaction?.update(0.4)
        case .pause: #expect(interaction?.pause() == true)
        case .release: app.dropInteraction()
        case .releaseNearEnd:
            interaction?.update(0.7)
            app.dropInteraction()
        case .finishThenCancel:
            interaction?.finish(velocity: 2)
            interaction?.cancel()
        case .cancelThenFinish:
            interaction?.cancel()
            interaction?.finish()
        case .cancelThenPause:
            interaction?.cancel()
            #expect(interaction?.pause() == true)
        }
    }

    /// Expects that the transition has the requested outcome.
    private func expectEnd(
        _ word: Word,
        of app: InteractionRig,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        UIApplication.shared.tick()
        let finishes: Bool
        switch word {
        case .finish, .cancelThenFinish, .releaseNearEnd: finishes = true
        case .cancel, .finishThenCancel, .release: finishes = false
        case .update, .pause, .cancelThenPause:
            finishes = true
            let interaction = try #require(app.interaction, sourceLocation: location)
            let progress: CGFloat = word == .update ? 0.4 : 0
            app.rig.advance(by: 0.6)
            #expect(interaction.state == .interactive, "\(word)", sourceLocation: location)
            #expect(interaction.percentComplete == progress, "\(word)", sourceLocation: location)
            let shown = try #require(app.shownProgress, sourceLocation: location)
            #expect(abs(shown - progress) < Self.point, "\(word)", sourceLocation: location)
            interaction.finish()
        }
        app.rig.advance(by: 1)
        #expect(app.outcomes == [finishes], "\(word)", sourceLocation: location)
        #expect(app.rig.coordinator == nil, "\(word)", sourceLocation: location)
        #expect(app.rig.shownScreen == (finishes ? "B" : "A"), "\(word)", sourceLocation: location)
        if let interaction = app.interaction {
            #expect(interaction.state == .idle, "\(word)", sourceLocation: location)
        }
        guard !finishes else { return }
        #expect(app.state == app.before, "\(word)", sourceLocation: location)
    }

    @Test(
        "An outcome requested when the transition begins applies",
        arguments: ContainerKind.allCases,
        AnimatorMake.allCases
    )
    func whenItBegins(kind: ContainerKind, make: AnimatorMake) throws {
        for word in Word.allCases {
            let app = InteractionRig(kind, make)
            app.delegate.onTransitionStart = { [unowned app] _ in say(word, in: app) }
            app.interaction?.begin()
            app.perform()
            try expectEnd(word, of: app)
        }
    }

    @Test(
        "It also applies during the layout of the new screen",
        arguments: ContainerKind.allCases,
        Word.allCases
    )
    func whenItIsLaidOut(kind: ContainerKind, word: Word) throws {
        let app = InteractionRig(kind, .interruptible)
        let probe = LayoutProbe()
        app.rig.second.view.addSubview(probe)
        UIApplication.shared.tick()
        var hasSaid = false
        app.delegate.onTransitionStart = { _ in
            probe.setNeedsLayout()
            probe.onLayout = { [unowned app] in
                guard !hasSaid else { return }
                hasSaid = true
                say(word, in: app)
            }
        }
        app.interaction?.begin()
        app.perform()
        UIApplication.shared.tick()
        #expect(hasSaid)
        try expectEnd(word, of: app)
    }

    @Test(
        "It also applies when a third-party animation begins",
        arguments: ContainerKind.allCases,
        Word.allCases
    )
    func whenAnotherAnimates(kind: ContainerKind, word: Word) throws {
        let app = InteractionRig(kind, .blocks)
        let animator = TalkingAnimator { [unowned app] in say(word, in: app) }
        app.delegate.forward = animator
        app.interaction?.begin()
        app.perform()
        try expectEnd(word, of: app)
    }

    // MARK: Responses to requests

    /// The response of code that's notified of a request.
    enum Answer: CaseIterable, Sendable { case otherWord, sameWord, pause, pauseThenOtherWord, jump }

    @Test(
        "If a request is answered with another one, the last one wins",
        arguments: ContainerKind.allCases,
        AnimatorMake.allCases
    )
    func ifARequestIsAnsweredWithAnotherOneTheLastOneWins(kind: ContainerKind, make: AnimatorMake) throws {
        for (answer, first) in Answer.allCases.flatMap({ answer in [true, false].map { (answer, $0) } }) {
            let app = InteractionRig(kind, make)
            let interaction = try #require(app.interaction)
            interaction.begin()
            app.perform()
            UIApplication.shared.tick()
            interaction.update(0.4)
            app.rig.advance(by: 0.05)
            let canTurnBack = make.canBeHeldAgain(in: kind)
            var hasAnswered = false
            var isCanceled: Bool?
            let coordinator = try #require(app.rig.coordinator)
            coordinator.animate(alongsideTransition: nil) { isCanceled = $0.isCancelled }
            coordinator.notifyWhenInteractionChanges { _ in
                guard !hasAnswered else { return }
                hasAnswered = true
                let otherWord = { first ? interaction.cancel() : interaction.finish() }
                switch answer {
                case .otherWord: otherWord()
                case .sameWord: if first { interaction.finish() } else { interaction.cancel() }
                case .pause: #expect(interaction.pause() == canTurnBack)
                case .pauseThenOtherWord:
                    #expect(interaction.pause() == canTurnBack)
                    otherWord()
                case .jump:
                    let center = NotificationCenter.default
                    center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
                }
            }
            if first { interaction.finish(velocity: 1) } else { interaction.cancel(velocity: -1) }
            #expect(hasAnswered)
            let comment = Comment(rawValue: "\(answer) \(first)")
            if answer == .pause, canTurnBack {
                app.rig.advance(by: 1)
                #expect(interaction.state == .interactive, comment)
                #expect(abs(try #require(app.shownProgress) - 0.4) < 2 * Self.point, comment)
                #expect(app.outcomes.isEmpty, comment)
                if first { interaction.finish() } else { interaction.cancel() }
            }
            app.rig.advance(by: 1)
            let turnsBack = canTurnBack && (answer == .otherWord || answer == .pauseThenOtherWord)
            let finishes = turnsBack ? !first : first
            #expect(app.outcomes == [finishes], comment)
            #expect(isCanceled == !finishes, comment)
            #expect(interaction.state == .idle, comment)
            #expect(app.rig.shownScreen == (finishes ? "B" : "A"), comment)
            if !finishes { #expect(app.state == app.before, comment) }
        }
    }

    // MARK: Fingers

    /// The way that an interaction leaves the view that a finger rests on.
    enum Leaving: CaseIterable, Sendable { case delegateDetached, interactionDetached, interactionReplaced }

    @Test(
        "A finger that rests on a transition is released when the delegate is removed",
        arguments: ContainerKind.allCases,
        Leaving.allCases
    )
    func aFingerThatRestsOnATransitionIsReleasedWhenTheDelegate(kind: ContainerKind, leaving: Leaving) throws
    {
        for isProgrammatic in [true, false] {
            let app = GestureRig(kind, SwipeInteraction())
            if isProgrammatic {
                app.rig.start(.backward)
                app.rig.advance(by: 0.1)
            } else {
                app.swipe(from: CGPoint(x: 80, y: 400), by: CGVector(dx: 230, dy: 0))
                app.rig.advance(by: 0.05)
            }
            app.touch.down(at: CGPoint(x: 200, y: 500))
            app.rig.advance(by: 0.2)
            #expect(app.interaction.state == .interactive)
            let controller = kind == .modal ? app.rig.second : app.rig.root
            switch leaving {
            case .delegateDetached: app.delegate.detach(from: controller)
            case .interactionDetached: app.interaction.detach(from: controller.view)
            case .interactionReplaced: app.delegate.interaction = nil
            }
            app.rig.advance(by: 1)
            #expect(app.outcomes == [true])
            #expect(app.interaction.state == .idle)
            #expect(app.rig.shownScreen == "A")
            app.touch.up()
            app.rig.advance(by: 1)
            #expect(app.outcomes == [true])
        }
    }

    @Test(
        "If people leave the app during a touch, the transition goes to the closer end",
        arguments: ContainerKind.allCases,
        [(290, true), (100, false)] as [(CGFloat, Bool)]
    )
    func ifPeopleLeaveTheAppDuringATouchTheTransitionGoes(kind: ContainerKind, course: (CGFloat, Bool)) {
        let (way, finishes) = course
        for pause in [0, 0.1] {
            let app = GestureRig(kind, SwipeInteraction())
            app.swipe(from: CGPoint(x: 80, y: 400), by: CGVector(dx: way, dy: 0), lifts: false)
            NotificationCenter.default.post(
                name: UIApplication.willResignActiveNotification,
                object: nil
            )
            app.rig.advance(by: pause)
            app.touch.cancel()
            app.rig.advance(by: 1)
            #expect(app.outcomes == [finishes], "\(pause)")
            #expect(app.interaction.state == .idle)
            #expect(app.rig.shownScreen == (finishes ? "A" : "B"))
        }
    }

    @Test(
        "This also applies before UIKit has started the transition",
        arguments: ContainerKind.allCases,
        [(380, true), (150, false)] as [(CGFloat, Bool)]
    )
    func leftBeforeItBegins(kind: ContainerKind, course: (CGFloat, Bool)) {
        let (x, finishes) = course
        let app = GestureRig(kind, SwipeInteraction())
        app.touch.down(at: CGPoint(x: 80, y: 400))
        app.touch.move(to: CGPoint(x: 95, y: 400))
        app.touch.move(to: CGPoint(x: x, y: 400))
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
        app.touch.cancel()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [finishes])
        #expect(app.interaction.state == .idle)
        #expect(app.rig.shownScreen == (finishes ? "A" : "B"))
    }

    @Test(
        "A gesture without effect ends immediately",
        arguments: [ContainerKind.modal, .navigation]
    )
    func makesNothing(kind: ContainerKind) throws {
        let app = GestureRig(kind, SwipeInteraction(), goesBack: false)
        var count = 0
        let make: @MainActor () -> UIViewController? = {
            count += 1
            return nil
        }
        if let navigation = app.rig.root as? UINavigationController {
            app.interaction.attach(toPushOnto: navigation, make)
        } else {
            app.interaction.attach(toPresentFrom: app.rig.first, make)
        }
        app.direction = .forward
        app.touch.down(at: CGPoint(x: 380, y: 400))
        app.touch.move(to: CGPoint(x: 360, y: 400))
        #expect(count == 1)
        #expect(app.interaction.state == .idle)
        app.touch.move(to: CGPoint(x: 300, y: 400))
        #expect(app.interaction.state == .idle)
        // A transition that the app starts now is independent of the finger.
        app.rig.start(.forward)
        app.rig.advance(by: 0.1)
        #expect(app.interaction.state == .settling)
        #expect(abs(try #require(app.shownProgress) - 0.25) < 0.06)
        app.touch.move(to: CGPoint(x: 100, y: 400))
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true])
        #expect(app.rig.shownScreen == "B")
        #expect(app.interaction.state == .idle)
    }

    // MARK: Several transitions for one gesture

    @Test("If a gesture starts two transitions, one is held", arguments: [true, false])
    func twoOfOneGesture(presentsFirst: Bool) throws {
        // Otherwise, the stack doesn't change during the presentation.
        guard !presentsFirst || UIKitBehavior.current.changeDuringPresentation == .isPerformed else { return }
        let app = InteractionRig(.navigation, .interruptible)
        let interaction = try #require(app.interaction)
        let sheet = RecordingViewController("S", color: .yellow, log: app.rig.log)
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = app.delegate
        interaction.begin()
        if presentsFirst { app.rig.root.present(sheet, animated: true) }
        app.perform()
        if !presentsFirst { app.rig.root.present(sheet, animated: true) }
        UIApplication.shared.tick()
        #expect(interaction.state == .interactive)
        interaction.update(0.5)
        app.rig.advance(by: 1)
        // The other one has played by itself.
        #expect(app.outcomes == [true])
        #expect(interaction.state == .interactive)
        #expect(interaction.percentComplete == 0.5)
        interaction.finish()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [true, true])
        #expect(interaction.state == .idle)
        #expect(app.rig.root.presentedViewController === sheet)
        #expect(sheet.transitionCoordinator == nil)
        let navigation = try #require(app.rig.root as? UINavigationController)
        #expect(navigation.topViewController === app.rig.second)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("This also applies if both were created before one began", arguments: [[0, 1], [1, 0]])
    func twoVended(order: [Int]) throws {
        UIApplication.reset()
        let interaction = InteractionController()
        let decks = (0..<2).map { _ in HandmadeDeck() }
        interaction.begin()
        let vended = decks.map { interaction.interactionController(for: $0.animator) }
        for index in order {
            let controller = try #require(vended[index])
            decks[index].start { controller.startInteractiveTransition($0) }
        }
        UIApplication.shared.tick()
        let (held, other) = (decks[order[0]], decks[order[1]])
        #expect(interaction.transitionContext === held.context)
        interaction.update(0.5)
        UIApplication.shared.advance(by: 1)
        #expect(held.outcomes.isEmpty)
        #expect(other.outcomes == [true])
        #expect(interaction.state == .interactive)
        interaction.cancel()
        UIApplication.shared.advance(by: 1)
        #expect(held.outcomes == [false])
        #expect(other.outcomes == [true])
        #expect(interaction.state == .idle)
    }

    @Test("A transition that runs by itself leaves the gesture available to others")
    func playedInPlace() throws {
        UIApplication.reset()
        let interaction = InteractionController()
        let decks = (0..<2).map { _ in HandmadeDeck() }
        interaction.begin()
        let vended = decks.map { interaction.interactionController(for: $0.animator) }
        decks[0].start { decks[0].animator.animateTransition(using: $0) }
        let second = try #require(vended[1])
        decks[1].start { second.startInteractiveTransition($0) }
        UIApplication.shared.advance(by: 1)
        #expect(decks.map(\.outcomes) == [[true], [true]])
        #expect(interaction.state == .idle)
    }
}

// MARK: -

/// A view that reports its layout.
private final class LayoutProbe: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}

/// An animation controller that makes a request when it begins.
private final class TalkingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let base = BlockSlideAnimator()
    private let talk: () -> Void

    init(_ talk: @escaping () -> Void) { self.talk = talk }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { base.transitionDuration(using: transitionContext) }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        talk()
        base.animateTransition(using: transitionContext)
    }
}

/// An app's own container in a window, which switches from one screen to another.
@MainActor private final class HandmadeDeck {
    let animator = EvenSlideAnimator().animationController()
    private(set) var context: ContainerTransitionContext?
    private(set) var outcomes: [Bool] = []
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let parent = UIViewController()
    private let screens = [UIViewController(), UIViewController()]

    init() {
        window.rootViewController = parent
        window.isHidden = false
        for screen in screens { parent.addChild(screen) }
        parent.view.addSubview(screens[0].view)
        screens[0].view.frame = parent.view.bounds
        UIApplication.shared.tick()
    }

    func start(_ play: (ContainerTransitionContext) -> Void) {
        let context = ContainerTransitionContext(
            from: screens[0],
            to: screens[1],
            in: parent.view,
            direction: .forward,
            isInteractive: true
        ) { [unowned self] in outcomes.append($0) }
        self.context = context
        play(context)
    }
}
