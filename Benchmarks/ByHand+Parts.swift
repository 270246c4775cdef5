import UIKit

// What handwritten transitions have in common.

extension ByHand {

    static func install(_ context: SampleContext) -> (from: UIView, to: UIView) {
        let to: UIView = context.to.view
        to.frame = context.finalFrame(for: context.to)
        context.containerView.addSubview(to)
        return (context.from.view, to)
    }

    /// Animates along a curve, which is that of the library's sliding animators by default.
    static func animate(
        _ seconds: TimeInterval,
        _ curve: (CGPoint, CGPoint) = (CGPoint(x: 0.3, y: 0.2), CGPoint(x: 0.5, y: 1)),
        animations: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        let animator = UIViewPropertyAnimator(
            duration: seconds,
            controlPoint1: curve.0,
            controlPoint2: curve.1,
            animations: animations
        )
        animator.addCompletion { _ in completion() }
        animator.startAnimation()
    }

    static func spring(
        _ seconds: TimeInterval,
        dampingRatio: CGFloat,
        velocity: CGFloat,
        animations: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        UIView.animate(
            withDuration: seconds,
            delay: 0,
            usingSpringWithDamping: dampingRatio,
            initialSpringVelocity: velocity,
            animations: animations,
            completion: { _ in completion() }
        )
    }

    static func cover(_ view: UIView, alpha: CGFloat) -> UIView {
        let shade = UIView(frame: view.bounds)
        shade.backgroundColor = .black
        shade.alpha = alpha
        view.addSubview(shade)
        return shade
    }

    /// Extends the background of a view beyond its bounds.
    static func extend(_ view: UIView, by frame: CGRect) -> UIView {
        let ground = UIView(frame: frame)
        ground.backgroundColor = view.backgroundColor
        view.addSubview(ground)
        return ground
    }

    static func castShadow(of view: UIView, opacity: Float) {
        view.layer.shadowOpacity = opacity
        view.layer.shadowRadius = 16
        view.layer.shadowOffset = .zero
        view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
    }

    static func finish(_ context: SampleContext) {
        context.from.view.removeFromSuperview()
        context.completeTransition(true)
    }
}
