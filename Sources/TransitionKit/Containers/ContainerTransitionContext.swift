import UIKit

/// The transition context of a custom container: what a container hands to an animation controller when it
/// replaces one child by another.
///
/// ``ContainerViewController`` uses it; a container of your own can as well. The container calls `addChild(_:)`, and
/// the appearance methods if it does not leave these to UIKit, makes a context with a completion that tidies up, and
/// hands it to the animation or the interaction controller. <doc:CustomContainers> shows one.
///
/// Frames follow the direction, in the manner of objc.io issue 12: going forward the incoming screen starts one
/// container width towards the trailing side, and the outgoing one ends as far towards the leading side.
@MainActor public final class ContainerTransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// Which way the transition goes.
    public let direction: TransitionDirection
    public let containerView: UIView
    public let isAnimated: Bool
    public private(set) var isInteractive: Bool
    public private(set) var transitionWasCancelled = false

    /// The transition that plays in it, until it is over.
    var transition: Transition?
    /// Hears the animation controller's word, where no transition does.
    var audit: TransitionAudit?
    /// Runs other animations in parallel, where the container has one.
    weak var coordinator: ContainerTransitionCoordinator?

    /// How far an interactive transition has got, 0…1.
    private(set) var percentComplete: CGFloat = 0
    let isInitiallyInteractive: Bool

    private let outgoing: UIViewController
    private let incoming: UIViewController
    private var completion: ((_ didComplete: Bool) -> Void)?
    private(set) var isOver = false

    /// - Parameters:
    ///   - outgoing: the child that is shown. Its view must be loaded and inside `containerView`.
    ///   - incoming: the child that will be shown.
    ///   - containerView: the view that holds the children's views. It should contain nothing else.
    ///   - direction: which way the transition goes.
    ///   - isAnimated: whether it is animated, `true` by default.
    ///   - isInteractive: whether an interaction controller drives it, `false` by default.
    ///   - completion: called once, when the transition has ended: `true` if the new screen stays.
    public init(
        from outgoing: UIViewController,
        to incoming: UIViewController,
        in containerView: UIView,
        direction: TransitionDirection,
        isAnimated: Bool = true,
        isInteractive: Bool = false,
        completion: @escaping (_ didComplete: Bool) -> Void
    ) {
        precondition(
            outgoing.viewIfLoaded?.isDescendant(of: containerView) == true,
            "The outgoing view controller's view must be loaded and inside the container view"
        )
        self.outgoing = outgoing
        self.incoming = incoming
        self.containerView = containerView
        self.direction = direction
        self.isAnimated = isAnimated
        self.isInteractive = isInteractive && isAnimated
        isInitiallyInteractive = isInteractive && isAnimated
        self.completion = completion
    }

    public var presentationStyle: UIModalPresentationStyle { .custom }
    public var targetTransform: CGAffineTransform { .identity }

    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: outgoing
        case .to: incoming
        default: nil
        }
    }

    public func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: outgoing.view
        case .to: incoming.view
        default: nil
        }
    }

    public func initialFrame(for controller: UIViewController) -> CGRect {
        switch controller {
        case outgoing: containerView.bounds
        case incoming: containerView.bounds.offsetBy(dx: incomingOffset, dy: 0)
        default: .zero
        }
    }

    public func finalFrame(for controller: UIViewController) -> CGRect {
        switch controller {
        case outgoing: containerView.bounds.offsetBy(dx: -incomingOffset, dy: 0)
        case incoming: containerView.bounds
        default: .zero
        }
    }

    /// From where the incoming screen comes, in points to the right.
    private var incomingOffset: CGFloat {
        let isRightToLeft = containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (direction == .forward) != isRightToLeft
            ? containerView.bounds.width : -containerView.bounds.width
    }

    // MARK: Interaction

    public func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard !isOver, isInteractive else { return }
        self.percentComplete = percentComplete.unit(or: 0)
        coordinator?.progressChanged()
    }

    public func pauseInteractiveTransition() {
        setInteractive(true)
    }

    public func finishInteractiveTransition() {
        guard !isOver else { return }
        transitionWasCancelled = false
        setInteractive(false)
    }

    public func cancelInteractiveTransition() {
        guard !isOver else { return }
        transitionWasCancelled = true
        setInteractive(false)
    }

    private func setInteractive(_ value: Bool) {
        guard !isOver, isInteractive != value else { return }
        isInteractive = value
        coordinator?.interactionChanged()
    }

    // MARK: Ending

    /// Ends the transition. Further calls do nothing.
    public func completeTransition(_ didComplete: Bool) {
        audit?.noteWord(didComplete)
        end(didComplete)
    }

    private func end(_ didComplete: Bool) {
        guard !isOver else { return }
        audit?.end(Outcome(completed: didComplete))
        isOver = true
        transitionWasCancelled = !didComplete
        isInteractive = false
        let completion = completion
        (self.completion, transition) = (nil, nil)
        completion?(didComplete)
    }

    /// Goes straight to the end that the transition is heading for, whatever its animation controller does, and calls
    /// the completion. One that somebody holds goes to the nearer end. Afterwards, or when the transition is over, it
    /// does nothing; neither does the animation controller's own word.
    public func finishNow() {
        guard !isOver else { return }
        // What follows is no word of the animation controller's.
        audit?.end(Outcome(completed: !transitionWasCancelled))
        audit = nil
        transition?.finishNow()
        guard !isOver else { return }
        containerView.removeAllAnimations()
        end(!transitionWasCancelled)
    }
}
