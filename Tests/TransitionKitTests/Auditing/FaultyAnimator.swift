import TransitionKit
import UIKit

/// The faults of an animation controller.
enum Fault: String, CaseIterable, Sendable {
    case completesTwice
    case completesTwiceLater
    case forgetsIncomingView
    case misplacesIncomingView
    case addsIncomingViewToWindow
    case touchesBar
    case leavesTransform
    case leavesAlpha
    case leavesOutgoingViewHidden
    case leavesMask
    case leavesAnchorPoint
    case leavesPerspective
    case leavesAnimation
    case leavesHelperView
    case leavesViewHidden
    // Faults only of canceled transitions.
    case completesCanceledTransition
    case leavesIncomingView

    static let ofCancellation: [Fault] = [.completesCanceledTransition, .leavesIncomingView]
    static let ofCompletion = allCases.filter { !ofCancellation.contains($0) }

    var kind: TransitionAuditor.Finding.Kind {
        switch self {
        case .completesTwice, .completesTwiceLater: .completedTwice
        case .forgetsIncomingView: .incomingViewMissing
        case .misplacesIncomingView: .incomingViewMisplaced
        case .addsIncomingViewToWindow, .touchesBar: .touchedOutsideContainer
        case .completesCanceledTransition, .leavesIncomingView: .ignoredCancellation
        default: .leftBehind
        }
    }

    /// The part of the message that's specific to this fault.
    var words: String {
        switch self {
        case .completesTwice, .completesTwiceLater: "called completeTransition(_:) more than once"
        case .forgetsIncomingView: "did not add the incoming view"
        case .misplacesIncomingView: "left the incoming view at (40.0, "
        case .addsIncomingViewToWindow: "put the incoming view outside the container view"
        case .touchesBar: "changed a UIView outside the container view"
        case .leavesTransform: "left the transform of the outgoing view changed"
        case .leavesAlpha: "left the alpha of the outgoing view changed"
        case .leavesOutgoingViewHidden: "left the isHidden of the outgoing view changed"
        case .leavesMask: "left the mask of the incoming view changed"
        case .leavesAnchorPoint: "left the anchorPoint of the incoming view changed"
        case .leavesPerspective: "left the sublayerTransform of the container view changed"
        case .leavesAnimation: "left the animation “fault” on the incoming view"
        case .leavesHelperView: "left a UIImageView in the container view"
        case .leavesViewHidden: "left a UIView in the outgoing view hidden"
        case .completesCanceledTransition: "completed a canceled transition"
        case .leavesIncomingView: "left the incoming view in the container view after a canceled transition"
        }
    }
}

/// An animation controller that correctly fades the incoming view in with a plain `UIView` animation, except
/// for one fault.
final class FaultyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let fault: Fault?
    /// The context of the latest transition, if it's still needed.
    private(set) var context: (any UIViewControllerContextTransitioning)?

    private let whenCalled: (UIView?) -> Void

    /// - Parameters:
    ///   - fault: The fault, or `nil` for none.
    ///   - whenCalled: A closure that's called with the outgoing view during the call.
    init(_ fault: Fault?, whenCalled: @escaping (UIView?) -> Void = { _ in }) {
        self.fault = fault
        self.whenCalled = whenCalled
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if fault == .completesTwiceLater { context = transitionContext }
        let from = transitionContext.view(forKey: .from)
        guard let to = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(true) }
        place(to, transitionContext.finalFrame(for: controller), in: transitionContext.containerView)
        to.alpha = 0
        whenCalled(from)
        spoil(from, to, in: transitionContext.containerView)
        UIView.animate(withDuration: 0.3) {
            to.alpha = 1
        } completion: { [fault] _ in
            let isCanceled = transitionContext.transitionWasCancelled
            to.alpha = 1
            if isCanceled, fault != .leavesIncomingView { to.removeFromSuperview() }
            transitionContext.completeTransition(!isCanceled || fault == .completesCanceledTransition)
            if fault == .completesTwice { transitionContext.completeTransition(!isCanceled) }
        }
    }

    private func place(_ to: UIView, _ frame: CGRect, in container: UIView) {
        to.frame = frame
        switch fault {
        case .forgetsIncomingView: break
        case .addsIncomingViewToWindow: container.window?.addSubview(to)
        case .misplacesIncomingView:
            container.addSubview(to)
            to.frame.origin.x += 40
        default: container.addSubview(to)
        }
    }

    private func spoil(_ from: UIView?, _ to: UIView, in container: UIView) {
        switch fault {
        case .touchesBar: container.window?.viewWithTag(FaultyAnimator.bar)?.transform.ty = 50
        case .leavesTransform: from?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        case .leavesAlpha: from?.alpha = 0.5
        case .leavesOutgoingViewHidden: from?.isHidden = true
        case .leavesMask: to.mask = UIView(frame: to.bounds)
        case .leavesAnchorPoint:
            to.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
            to.center.x -= to.bounds.width / 2
        case .leavesPerspective: container.layer.sublayerTransform.m34 = -1 / 500
        case .leavesAnimation:
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.toValue = 0.1
            turn.duration = 0.3
            turn.fillMode = .forwards
            turn.isRemovedOnCompletion = false
            to.layer.add(turn, forKey: "fault")
        case .leavesHelperView: container.addSubview(UIImageView(frame: container.bounds))
        case .leavesViewHidden: from?.subviews.first?.isHidden = true
        default: break
        }
    }

    /// The tag of a view that represents a bar outside the container view.
    static let bar = 4711
}

/// An animation controller with a property animator that fades the incoming view in.
final class VendingFader: NSObject, UIViewControllerAnimatedTransitioning {
    /// Whether it returns another animator each time.
    private let vendsMany: Bool
    private var animator: UIViewPropertyAnimator?

    init(vendsMany: Bool) { self.vendsMany = vendsMany }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator {
            return vendsMany ? UIViewPropertyAnimator(duration: 0.3, curve: .linear) : animator
        }
        let made = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
        animator = made
        if let to = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        {
            to.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.addSubview(to)
            to.alpha = 0
            made.addAnimations { to.alpha = 1 }
            made.addCompletion { position in
                to.alpha = 1
                if position == .start { to.removeFromSuperview() }
            }
        }
        made.addCompletion { [weak self] position in
            self?.animator = nil
            transitionContext.completeTransition(position == .end)
        }
        return made
    }
}

/// An animation controller that never completes its transition.
final class SilentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval
    private(set) var isEnded = false

    init(duration: TimeInterval = 0.4) { self.duration = duration }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(to) }
    }

    func animationEnded(_ transitionCompleted: Bool) { isEnded = true }
}
