import TestSupport
import TransitionKit
@_spi(Host) import UIKit

/// An app's own container that doesn't clean up anything.
@MainActor final class DeckRig {
    let window: UIWindow
    let parent = UIViewController()
    let screens: [UIViewController]
    let animation: any UIViewControllerAnimatedTransitioning
    private(set) var context: ContainerTransitionContext?
    private(set) var outcomes: [Bool] = []
    private let interaction: InteractionController?

    var container: UIView { parent.view }

    /// - Parameters:
    ///   - isAlone: Whether there's no other app next to it.
    ///   - container: The view that contains the screens. The default is a plain view.
    init(
        _ interaction: InteractionController? = nil,
        isAlone: Bool = true,
        _ animator: any Animator = EvenSlideAnimator(),
        in container: UIView = UIView()
    ) {
        if isAlone { UIApplication.reset() }
        self.interaction = interaction
        animation = controller(of: animator)
        screens = [UIColor.red, .blue].map {
            let screen = UIViewController()
            screen.view.backgroundColor = $0
            return screen
        }
        parent.view = container
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        for screen in screens { parent.addChild(screen) }
        screens[0].view.frame = container.bounds
        container.addSubview(screens[0].view)
        UIApplication.shared.tick()
    }

    func advance(by seconds: TimeInterval) { UIApplication.shared.advance(by: seconds) }

    /// Returns the interaction controller for the next transition.
    func vend() -> (any UIViewControllerInteractiveTransitioning)? {
        interaction?.interactionController(for: animation)
    }

    /// Goes from the first screen to the second.
    ///
    /// - Parameter vended: The interaction controller. By default, it's requested now.
    func start(_ vended: (any UIViewControllerInteractiveTransitioning)? = nil) {
        let context = ContainerTransitionContext(
            from: screens[0],
            to: screens[1],
            in: container,
            direction: .forward,
            isInteractive: interaction?.state == .begun
        ) { [unowned self] in outcomes.append($0) }
        self.context = context
        if let vended = vended ?? vend() {
            vended.startInteractiveTransition(context)
        } else {
            animation.animateTransition(using: context)
        }
        UIApplication.shared.tick()
    }
}
