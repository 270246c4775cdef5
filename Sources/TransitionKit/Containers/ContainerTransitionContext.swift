import UIKit

/// The transition context of a custom container, which the container passes to an animation controller when
/// it replaces one child with another.
///
/// ``ContainerViewController`` uses this class, and your own containers can, too. The container calls
/// `addChild(_:)`, and the appearance methods if it doesn't leave them to UIKit. It then creates a context
/// with a completion handler that cleans up, and passes the context to the animation or interaction
/// controller. For an example, see <doc:CustomContainers>.
///
/// The frames follow the direction, as in objc.io issue 12. Going forward, the incoming screen starts one
/// container width toward the trailing edge, and the outgoing screen ends one container width toward the
/// leading edge.
///
/// An animation controller that reads the direction should use ``TransitionDirection/init(_:)``, which works
/// with every context. `ContainerViewController` can wrap its context in one that forwards all calls.
@preconcurrency @MainActor public final class ContainerTransitionContext: NSObject, ContainerContext {
    /// The direction of the transition.
    public let direction: TransitionDirection
    public let containerView: UIView
    public let isAnimated: Bool
    public private(set) var isInteractive: Bool
    public private(set) var transitionWasCancelled = false

    var transition: Transition?
    var audit: (any TransitionAuditing)?
    /// The coordinator that runs other animations in parallel, if the container has one.
    weak var coordinator: ContainerTransitionCoordinator?
    var switchCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }
    /// A closure that's called when an animation controller completes a transition that has already ended,
    /// for example by ``endImmediately()``. The default is `nil`.
    ///
    /// By then, the completion handlers of its animations may have removed a view that the container shows
    /// again. In the closure, put the view of the visible child back in its place. If the next transition is
    /// already running, the removed view may be its incoming view, so put that view in its place when the
    /// transition ends.
    public var onLateCompletion: (() -> Void)?

    /// What the animation controller may have changed for the duration of the transition.
    private var changes: TemporaryChanges?

    /// The progress of an interactive transition, from 0 to 1.
    private(set) var percentComplete: CGFloat = 0
    /// Whether an interaction controller of the app can move the transition, whose outcome isn't decided yet,
    /// and whether it does so although the transition began without interaction.
    var canBeDriven = false
    private(set) var isDriven = false
    let isInitiallyInteractive: Bool

    private let outgoing: UIViewController
    private let incoming: UIViewController
    private var completion: ((_ didComplete: Bool) -> Void)?
    var isOver: Bool { completion == nil }
    /// Whether the transition is ending before its animation has ended.
    private var isForced = false

    /// Creates a transition context.
    ///
    /// - Parameters:
    ///   - outgoing: The current child.
    ///   - incoming: The child to show.
    ///   - containerView: The view that contains the children's views. It should contain nothing else, and
    ///     clip to its bounds if it doesn't fill the window. The origin of its bounds must be zero. In a
    ///     scroll view with another content offset, many animators displace the screens.
    ///   - direction: The direction of the transition.
    ///   - isAnimated: Whether the transition is animated. The default is `true`.
    ///   - isInteractive: Whether an interaction controller drives the transition. The default is `false`. A
    ///     transition that isn't animated ignores this value.
    ///   - completion: A closure that's called once, when the transition has ended. Its parameter is `true`
    ///     if the incoming child stays.
    ///
    /// - Precondition: The children are different, and the view of `outgoing` is loaded and inside
    ///   `containerView`.
    public init(
        from outgoing: UIViewController,
        to incoming: UIViewController,
        in containerView: UIView,
        direction: TransitionDirection,
        isAnimated: Bool = true,
        isInteractive: Bool = false,
        completion: @escaping (_ didComplete: Bool) -> Void
    ) {
        require(outgoing !== incoming, "A transition requires two different view controllers")
        require(
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
        // An animation controller is about to move the views.
        if changes == nil, !isOver, key == .to || incoming.isViewLoaded { noteState() }
        return switch key {
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

    /// The horizontal offset of the incoming screen at the start, in points to the right.
    private var incomingOffset: CGFloat {
        let isRightToLeft = containerView.screenDirection == .rightToLeft
        return (direction == .forward) != isRightToLeft
            ? containerView.bounds.width : -containerView.bounds.width
    }

    // MARK: Interaction

    public func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard !isOver, isInteractive || canBeDriven else { return }
        (self.percentComplete, isDriven) = (percentComplete.unit(or: 0), !isInteractive)
        if isInteractive { coordinator?.progressChanged() }
    }

    public func pauseInteractiveTransition() { setInteractive(true, isCancelled: transitionWasCancelled) }

    public func finishInteractiveTransition() { setInteractive(false, isCancelled: false) }

    public func cancelInteractiveTransition() { setInteractive(false, isCancelled: true) }

    private func setInteractive(_ value: Bool, isCancelled: Bool) {
        guard !isOver else { return }
        (transitionWasCancelled, isDriven, canBeDriven) = (isCancelled, false, false)
        guard isInteractive != value else { return }
        isInteractive = value
        coordinator?.interactionChanged()
    }

    // MARK: Ending

    /// Calls the animation controller, and records what it changes.
    func noteChanges(by call: () -> Void) {
        noteState()
        call()
        changes?.note()
    }

    private func noteState() {
        changes = TemporaryChanges(of: [outgoing.view, incoming.view], in: containerView)
    }

    /// Ends the transition. Further calls only call ``onLateCompletion``.
    public func completeTransition(_ didComplete: Bool) {
        audit?.recordCompletion(didComplete)
        if isOver { onLateCompletion?() } else { end(didComplete) }
    }

    private func end(_ didComplete: Bool) {
        let completion = completion
        // Before the audit, whose report may lead to another end.
        self.completion = nil
        audit?.end(Outcome(completed: didComplete))
        transitionWasCancelled = !didComplete
        isInteractive = false
        // Before the next transition, which can begin in the completion handler.
        if isForced { changes?.restore() }
        (transition, changes) = (nil, nil)
        // UIKit's contexts remain for the rest of the turn, too, so weak references of animators can clean
        // up.
        MainQueue.later { withExtendedLifetime(self) {} }
        completion?(didComplete)
    }

    /// Ends the transition immediately, in the direction it's going, and calls the completion handler. A
    /// transition that people hold goes to its closer end. If the transition is over, this method does
    /// nothing. If the animation controller completes the transition later, ``onLateCompletion`` is called.
    public func endImmediately() {
        // If an interaction controller of the app holds it, nobody else can decide where it goes.
        if isInteractive, transition?.isOnlyRequested != false {
            setInteractive(false, isCancelled: Outcome(nearestTo: percentComplete) == .cancelled)
        }
        guard !isOver else { return }
        // The animation controller isn't responsible for anything after this.
        audit?.end(Outcome(completed: !transitionWasCancelled))
        audit = nil
        isForced = true
        transition?.endImmediately()
        guard !isOver else { return }
        containerView.removeAllAnimations()
        end(!transitionWasCancelled)
    }
}
