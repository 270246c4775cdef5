import TestSupport
import TransitionKit
@_spi(Host) import UIKit

/// A container of the app's own that tidies nothing up itself.
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
    ///   - isAlone: whether there is no other app beside it.
    ///   - container: holds the screens; a plain view by default.
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

    /// What the interaction controller vends for the next transition.
    func vend() -> (any UIViewControllerInteractiveTransitioning)? {
        interaction?.interactionController(for: animation)
    }

    /// Goes from the first screen to the second.
    ///
    /// - Parameter vended: the interaction controller; by default what is vended now.
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
