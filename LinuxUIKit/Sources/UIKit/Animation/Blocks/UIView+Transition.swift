@_spi(Host) import QuartzCore

extension UIView {
    /// Shows the change of a view's content in `animations` as a dissolve or a flip of the view. Curls are
    /// replaced by a dissolve.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let changes = animations ?? {}
        guard !options.transition.isEmpty else {
            return animate(
                withDuration: duration,
                delay: 0,
                options: options,
                animations: changes,
                completion: completion
            )
        }
        guard AnimationScope.isEnabled, duration > 0 else { return runUnanimated(changes, completion) }

        let before = view.snapshotView(afterScreenUpdates: false)
        if options.contains(.allowAnimatedContent) {
            animate(withDuration: duration, delay: 0, options: options, animations: changes)
        } else {
            performWithoutAnimation { AnimationScope.with(nil, changes) }
        }
        ContentTransition(
            of: view,
            from: before,
            duration: duration,
            options: options,
            completion: completion
        ).start()
    }

    /// Replaces `fromView` with `toView`, in a transition of the view that contains them. With
    /// `.showHideTransitionViews`, hides one view and shows the other instead.
    public class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else { return runUnanimated({}, completion) }
        let swap = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        transition(
            with: container,
            duration: duration,
            options: options,
            animations: swap,
            completion: completion
        )
    }
}

/// A picture of a view's old content over the new one, while the view dissolves or flips.
@MainActor
private final class ContentTransition {
    private let view: UIView
    private let before: UIView?
    private let duration: TimeInterval
    private let options: UIView.AnimationOptions
    private let completion: ((Bool) -> Void)?

    init(
        of view: UIView,
        from before: UIView?,
        duration: TimeInterval,
        options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        self.view = view
        self.before = before
        self.duration = duration
        self.options = options
        self.completion = completion
    }

    func start() {
        let end = BlockCompletion(blocksTouches: !options.contains(.allowUserInteraction)) {
            [self] finished in
            before?.layer.removeFromSuperlayer()
            completion?(finished)
        }
        if let picture = before?.layer {
            // A layer and not a view, because the view's subviews belong to the app.
            picture.frame = view.bounds
            // The app can add views after the animations.
            let highest = (view.layer.sublayers ?? []).map(\.zPosition).max() ?? 0
            if turns == nil { picture.zPosition = max(highest, 0) + 0.01 }
            view.layer.addSublayer(picture)
            let fade: CAPropertyAnimation
            if turns != nil {
                let halves = CAKeyframeAnimation(keyPath: "opacity")
                halves.values = [1, 0]
                halves.keyTimes = [0, 0.5, 1]
                halves.calculationMode = .discrete
                fade = halves
            } else {
                let even = CABasicAnimation(keyPath: "opacity")
                even.fromValue = 1
                even.toValue = 0
                fade = even
            }
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            picture.opacity = 0
            CATransaction.commit()
            add(fade, to: picture, end)
        }
        if let turns {
            // The view rotates until it's edge-on, and continues from the opposite edge with its new content.
            let flip = CAKeyframeAnimation(keyPath: "transform")
            let perspective = -1 / max(view.bounds.width, view.bounds.height, 1) / 2
            flip.values = [0, CGFloat.pi / 2, -CGFloat.pi / 2, 0].map { angle in
                var transform = CATransform3DIdentity
                transform.m34 = perspective
                return CATransform3DConcat(
                    CATransform3DRotate(transform, angle * turns.sign, turns.x, turns.y, 0),
                    view.layer.transform
                )
            }
            flip.keyTimes = [0, 0.5, 0.5, 1]
            add(flip, to: view.layer, end)
        }
        end.close()
    }

    private func add(_ animation: CAPropertyAnimation, to layer: CALayer, _ end: BlockCompletion) {
        animation.duration = duration
        if case .cubic(let function) = TimingCurve.named(options.curve) {
            animation.timingFunction = function
        }
        animation.delegate = end
        end.begin()
        layer.add(animation, forKey: nil)
    }

    /// The axis and direction of a flip.
    private var turns: (x: CGFloat, y: CGFloat, sign: CGFloat)? {
        switch options.transition {
        case .transitionFlipFromLeft: (0, 1, 1)
        case .transitionFlipFromRight: (0, 1, -1)
        case .transitionFlipFromTop: (1, 0, -1)
        case .transitionFlipFromBottom: (1, 0, 1)
        default: nil
        }
    }
}
