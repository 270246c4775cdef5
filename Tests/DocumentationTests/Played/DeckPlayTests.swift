import Animators
import Testing
@_spi(Host) import UIKit

/// The container in the guide, when a screen is requested while another one is on its way.
@MainActor @Suite struct DeckPlayTests {
    nonisolated static let animators: [any Animator] = [
        CubeAnimator(), SlideAnimator(edge: .bottom), ExplodeAnimator(),
    ]

    @Test("A second screen during a transition starts where the first one ends", arguments: animators)
    func inFlight(animator: any Animator) {
        let app = DeckApp(animator)
        app.deck.show(app.second, direction: .forward)
        app.advance(by: animator.duration / 3)
        #expect(app.deck.children == [app.first, app.second])
        app.deck.show(app.third, direction: .forward)
        #expect(app.deck.children == [app.second, app.third])
        #expect(app.first.view.superview == nil)
        app.advance(by: animator.duration / 3)
        #expect(app.deck.children == [app.second, app.third])
        app.advance(by: 2)
        app.expectRest(at: app.third)
    }

    @Test("Screens that are requested at once are skipped in favor of the last one", arguments: animators)
    func atOnce(animator: any Animator) {
        let app = DeckApp(animator)
        app.deck.show(app.second, direction: .forward)
        app.deck.show(app.third, direction: .forward)
        app.deck.show(app.first, direction: .backward)
        app.advance(by: 2)
        app.expectRest(at: app.first)
    }

    @Test("A screen that's leaving returns", arguments: animators)
    func backAndForth(animator: any Animator) {
        let app = DeckApp(animator)
        app.deck.show(app.second, direction: .forward)
        app.advance(by: animator.duration / 2)
        app.deck.show(app.first, direction: .backward)
        app.advance(by: animator.duration / 2)
        app.deck.show(app.second, direction: .forward)
        app.advance(by: 2)
        app.expectRest(at: app.second)
    }

    @Test("The current screen stays, and a screen that's arriving is shown immediately")
    func alreadyShown() {
        let app = DeckApp()
        let calls = app.first.calls
        app.deck.show(app.first, direction: .forward)
        app.advance(by: 1)
        #expect(app.first.calls == calls)
        app.expectRest(at: app.first)

        app.deck.show(app.second, direction: .forward)
        app.advance(by: 0.1)
        app.deck.show(app.second, direction: .forward)
        app.advance(by: 0)
        app.expectRest(at: app.second)
        app.advance(by: 1)
        app.expectRest(at: app.second)
    }

    @Test("A screen that leaves can request another screen, or itself", arguments: [true, false])
    func fromWillDisappear(forItself: Bool) {
        let app = DeckApp()
        let wanted = forItself ? app.first : app.third
        app.first.onWillDisappear = { [deck = app.deck] in deck.show(wanted, direction: .forward) }
        app.deck.show(app.second, direction: .forward)
        app.advance(by: 3)
        app.expectRest(at: wanted)
    }

    @Test("A screen whose departure is interrupted can request another screen")
    func fromWillDisappearInFlight() {
        let app = DeckApp()
        app.first.onWillDisappear = { [deck = app.deck, first = app.first] in
            deck.show(first, direction: .backward)
        }
        app.deck.show(app.second, direction: .forward)
        app.advance(by: 0.1)
        app.deck.show(app.third, direction: .forward)
        app.advance(by: 3)
        app.expectRest(at: app.first)
    }

    @Test("A screen that has just appeared can request another screen")
    func fromDidAppear() {
        let app = DeckApp()
        app.second.onDidAppear = { [deck = app.deck, third = app.third] in
            deck.show(third, direction: .forward)
        }
        app.deck.show(app.second, direction: .forward)
        app.advance(by: 3)
        app.expectRest(at: app.third)
    }

    @Test(
        "A screen that's requested before the deck is on the screen is shown at once",
        arguments: [true, false]
    )
    func screenThatsRequestedBeforeDeckIsOnScreenIsShownAtOnce(isLoaded: Bool) {
        let app = DeckApp { app in
            if isLoaded { app.deck.loadViewIfNeeded() }
            app.deck.show(app.second, direction: .forward)
            #expect(app.deck.children == [app.second])
        }
        app.expectRest(at: app.second)
    }

    @Test("A screen can request another screen when it's loaded")
    func fromDidLoad() {
        let app = DeckApp { app in
            app.first.onDidLoad = { [deck = app.deck, third = app.third] in
                deck.show(third, direction: .forward)
            }
        }
        app.expectRest(at: app.third)
    }

    @Test("Without an animation controller, screens change at once")
    func withoutAnimation() {
        let app = DeckApp()
        app.deck.animationController = nil
        app.deck.show(app.second, direction: .forward)
        #expect(app.deck.children == [app.second])
        app.advance(by: 0.1)
        app.expectRest(at: app.second)
    }

    @Test(
        "A screen that an animation controller removes late comes back",
        arguments: [0, 0.1, 0.25] as [TimeInterval],
        [true, false]
    )
    func removedLate(delay: TimeInterval, isAnimated: Bool) {
        let app = DeckApp()
        let animator = RemovingAnimator()
        app.deck.animationController = animator
        app.deck.show(app.third, direction: .forward)
        app.advance(by: delay)
        if !isAnimated { app.deck.animationController = nil }
        app.deck.show(app.first, direction: .backward)
        app.advance(by: 2)
        app.expectRest(at: app.first)
        #expect(animator.ends == (isAnimated ? 2 : 1))
    }

    @Test("A second screen after a cancellation starts from the deck's previous state")
    func whileCanceling() {
        let app = DeckApp()
        app.deck.interaction.begin()
        app.deck.show(app.second, direction: .forward)
        app.deck.interaction.update(0.6)
        app.advance(by: 0.1)
        app.deck.interaction.cancel()
        app.advance(by: 0.05)
        app.deck.show(app.third, direction: .forward)
        #expect(app.deck.children == [app.first, app.third])
        app.advance(by: 3)
        app.expectRest(at: app.third)
        #expect(app.deck.interaction.state == .idle)
    }

    @Test("A second screen during a drag moves the first one to its closer end", arguments: [0.2, 0.8])
    func whileHeld(progress: CGFloat) {
        let app = DeckApp()
        app.deck.interaction.begin()
        app.deck.show(app.second, direction: .forward)
        app.deck.interaction.update(progress)
        app.advance(by: 0.1)
        app.deck.show(app.third, direction: .forward)
        #expect(app.deck.children == [progress < 0.5 ? app.first : app.second, app.third])
        // The transition runs by itself, because the finger held the previous one.
        #expect(app.deck.interaction.state == .settling)
        app.advance(by: 3)
        app.expectRest(at: app.third)
        #expect(app.deck.interaction.state == .idle)
    }
}

/// An app with a deck of three screens, the first of which is visible.
@MainActor private final class DeckApp {
    let first = DeckScreen(.red)
    let second = DeckScreen(.green)
    let third = DeckScreen(.blue)
    let deck: DeckViewController
    private let window: UIWindow

    /// - Parameter prepare: A closure that's called before the deck is on the screen.
    init(_ animator: any Animator = SlideAnimator(edge: .bottom), prepare: (DeckApp) -> Void = { _ in }) {
        UIApplication.reset()
        deck = DeckViewController(first: first)
        deck.animationController = animator.animationController()
        window = UIWindow(frame: UIScreen.main.bounds)
        prepare(self)
        window.rootViewController = deck
        window.makeKeyAndVisible()
        advance(by: 0.1)
    }

    func advance(by seconds: TimeInterval) {
        UIApplication.shared.advance(by: seconds)
    }

    /// The screen that's drawn in the center of the window.
    private var seen: DeckScreen {
        let image = window.image(scale: 1)
        let (red, green, blue) = image.withPixels { bytes, stride in
            let offset = image.height / 2 * stride + image.width / 2 * 4
            return (bytes[offset + 2], bytes[offset + 1], bytes[offset])
        }
        return red > max(green, blue) ? first : green > blue ? second : third
    }

    /// Expects that the deck contains a single screen in its place, and that every screen knows whether it's
    /// visible.
    func expectRest(at screen: DeckScreen, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(deck.children == [screen], sourceLocation: sourceLocation)
        #expect(deck.current === screen, sourceLocation: sourceLocation)
        #expect(deck.deck.subviews == [screen.view], sourceLocation: sourceLocation)
        #expect(screen.view.frame == deck.view.bounds, sourceLocation: sourceLocation)
        #expect(seen === screen, sourceLocation: sourceLocation)
        for other in [first, second, third] {
            let isShown = other === screen
            #expect(
                other.isInOrder(isShown: isShown),
                "\(isShown ? "shown" : "gone"): \(other.calls)",
                sourceLocation: sourceLocation
            )
        }
    }
}

/// An animation controller of someone else, which removes the outgoing screen itself, whatever has happened
/// to the transition.
private final class RemovingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var ends = 0

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
        if let to { transitionContext.containerView.addSubview(to) }
        to?.frame = transitionContext.containerView.bounds
        to?.alpha = 0
        UIView.animate(withDuration: 0.3) {
            to?.alpha = 1
        } completion: { _ in
            from?.removeFromSuperview()
            transitionContext.completeTransition(true)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ends += 1 }
}

/// A screen of a single color that records its appearance callbacks, and can respond to each of them once.
private final class DeckScreen: UIViewController {
    enum Call { case willAppear, didAppear, willDisappear, didDisappear }

    private(set) var calls: [Call] = []
    var onDidLoad: (() -> Void)?
    var onDidAppear: (() -> Void)?
    var onWillDisappear: (() -> Void)?
    private let color: UIColor

    init(_ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns whether the callbacks occur in pairs and in UIKit's order, and the last one is correct.
    func isInOrder(isShown: Bool) -> Bool {
        let next: [Call: Set<Call>] = [
            .willAppear: [.didAppear, .willDisappear],
            .didAppear: [.willDisappear],
            .willDisappear: [.didDisappear, .willAppear],
            .didDisappear: [.willAppear],
        ]
        let isOrdered = zip(calls, calls.dropFirst()).allSatisfy { next[$0]?.contains($1) == true }
        let last = calls.last ?? .didDisappear
        return isOrdered && calls.first ?? .willAppear == .willAppear
            && last == (isShown ? .didAppear : .didDisappear)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        onDidLoad?()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append(.willAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append(.didAppear)
        let action = onDidAppear
        onDidAppear = nil
        action?()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls.append(.willDisappear)
        let action = onWillDisappear
        onWillDisappear = nil
        action?()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append(.didDisappear)
    }
}
