/// The coordinator for a window's change of size.
@MainActor final class SizeTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let window: UIWindow
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var hasRun = false
    private var hasEnded = false

    let isAnimated: Bool

    init(of window: UIWindow, isAnimated: Bool) {
        self.window = window
        self.isAnimated = isAnimated
    }

    // MARK: Registering

    @discardableResult
    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard !hasEnded, !hasRun || animation == nil else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// Does nothing, because a change of size is never interactive.
    func notifyWhenInteractionEnds(_ handler: @escaping Block) {}

    /// Does nothing, for the same reason.
    func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

    // MARK: Running

    /// Runs the registered animations when the window has its new size.
    func runAlongside() {
        while !animations.isEmpty { animations.removeFirst()(self) }
        hasRun = true
    }

    func transitionDidEnd() {
        hasEnded = true
        let blocks = completions
        completions = []
        for block in blocks { block(self) }
    }

    // MARK: Properties

    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { isAnimated ? UIWindowScene.rotationDuration : 0 }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var containerView: UIView { window }
    /// The identity, because the window's coordinates don't rotate with the device here. The window is
    /// resized instead.
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        window.rootViewController
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        window.rootViewController?.viewIfLoaded
    }
}
