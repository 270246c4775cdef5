import UIKit

/// Screens that move as a whole, with round corners and a shadow, in front of a backdrop.
extension ByHand {
    static func page(_ context: SampleContext) {
        onStage(context) { from, _ in
            (scaled(0.92), from)
        } incoming: { to in
            CATransform3DMakeTranslation(0, to.bounds.height, 0)
        }
    }

    static func zoomSlide(_ context: SampleContext) {
        onStage(context) { from, _ in
            (CATransform3DTranslate(scaled(0.85), -from.bounds.width / 0.85, 0, 0), nil)
        } incoming: { to in
            CATransform3DTranslate(scaled(0.85), to.bounds.width / 0.85, 0, 0)
        }
    }

    static func lean(_ context: SampleContext) {
        addPerspective(to: context.containerView, context.from.view.bounds.height / 3)
        onStage(context) { from, _ in
            let height = from.bounds.height
            var leaning = CATransform3DMakeTranslation(0, height / 2, -0.03 * height)
            leaning = CATransform3DRotate(leaning, -14 * .pi / 180, 1, 0, 0)
            return (CATransform3DTranslate(leaning, 0, -height / 2, 0), from)
        } incoming: { to in
            CATransform3DMakeTranslation(0, to.bounds.height, 0)
        }
    }

    static func cards(_ context: SampleContext) {
        let (from, to) = install(context)
        let height = from.bounds.height
        addPerspective(to: context.containerView, 0.4 * height)
        let tidyUp = prepareStage(context, [from])
        let shade = gradient(over: from, rest: 0.5)
        castShadow(of: to, opacity: 0)
        to.transform = CGAffineTransform(translationX: 0, y: height)
        UIView.animateKeyframes(withDuration: 0.7, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.35) {
                let back = CATransform3DMakeTranslation(0, 0, -0.15 * height)
                from.layer.transform = CATransform3DRotate(back, .pi / 12, 1, 0, 0)
                from.layer.cornerRadius = cornerRadius
                shade.alpha = 0.2
            }
            UIView.addKeyframe(withRelativeStartTime: 0.35, relativeDuration: 0.35) {
                let back = CATransform3DMakeTranslation(0, -0.08 * height, -0.2 * height)
                from.layer.transform = CATransform3DScale(back, 0.93, 0.93, 1)
                shade.alpha = 0.4
            }
            UIView.addKeyframe(withRelativeStartTime: 0.12, relativeDuration: 0.64) {
                to.transform = CGAffineTransform(translationX: 0, y: -0.02 * height)
                to.layer.shadowOpacity = 0.45
            }
            UIView.addKeyframe(withRelativeStartTime: 0.76, relativeDuration: 0.24) {
                to.transform = .identity
                to.layer.shadowOpacity = 0
            }
        } completion: { _ in
            from.layer.transform = CATransform3DIdentity
            context.containerView.layer.sublayerTransform = CATransform3DIdentity
            shade.removeFromSuperview()
            tidyUp()
            finish(context)
        }
    }

    static func drop(_ context: SampleContext) {
        let (from, to) = install(context)
        let (width, height) = (to.bounds.width, to.bounds.height)
        let bounce = height / 28
        let ground = extend(to, by: CGRect(x: 0, y: height, width: width, height: bounce))
        let shade = cover(from, alpha: 0)
        castShadow(of: to, opacity: 0)
        to.transform = CGAffineTransform(translationX: 0, y: -height - bounce)
        let places: [(start: Double, end: Double, up: CGFloat)] = [
            (0, 0.46, 0), (0.46, 0.63, bounce), (0.63, 0.8, 0), (0.8, 0.9, bounce / 4), (0.9, 1, 0),
        ]
        UIView.animateKeyframes(withDuration: 0.8, delay: 0) {
            for place in places {
                UIView.addKeyframe(
                    withRelativeStartTime: place.start,
                    relativeDuration: place.end - place.start
                ) {
                    to.transform = CGAffineTransform(translationX: 0, y: -place.up)
                    to.layer.shadowOpacity = place.end == 1 ? 0 : 0.4
                }
            }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { shade.alpha = 0.2 }
        } completion: { _ in
            ground.removeFromSuperview()
            shade.removeFromSuperview()
            finish(context)
        }
    }

    // MARK: Parts

    private static let cornerRadius: CGFloat = 32

    /// Slides the incoming screen in while the outgoing one moves away.
    ///
    /// - Parameters:
    ///   - outgoing: Returns the last transform of the outgoing screen, and the screen again if it darkens.
    ///   - incoming: Returns the first transform of the incoming screen.
    private static func onStage(
        _ context: SampleContext,
        outgoing: (_ from: UIView, _ to: UIView) -> (CATransform3D, darkens: UIView?),
        incoming: (_ to: UIView) -> CATransform3D
    ) {
        let (from, to) = install(context)
        let (away, darkening) = outgoing(from, to)
        let shade = darkening.map { cover($0, alpha: 0) }
        let moving = darkening == nil ? [from, to] : [from]
        let tidyUp = prepareStage(context, moving)
        if darkening != nil { castShadow(of: to, opacity: 0) }
        to.layer.transform = incoming(to)
        if darkening == nil { to.layer.cornerRadius = cornerRadius }
        animate(0.45) {
            to.layer.transform = CATransform3DIdentity
            to.layer.cornerRadius = 0
            if darkening != nil { to.layer.shadowOpacity = 0.4 }
            from.layer.transform = away
            from.layer.cornerRadius = cornerRadius
            shade?.alpha = 0.3
        } completion: {
            from.layer.transform = CATransform3DIdentity
            to.layer.shadowOpacity = 0
            context.containerView.layer.sublayerTransform = CATransform3DIdentity
            shade?.removeFromSuperview()
            tidyUp()
            finish(context)
        }
    }

    /// Adds a backdrop, and lets the corners of screens become round. Returns a closure that undoes it.
    private static func prepareStage(_ context: SampleContext, _ screens: [UIView]) -> () -> Void {
        let container = context.containerView
        let backdrop = container.backgroundColor
        container.backgroundColor = UIColor(red: 0.17, green: 0.25, blue: 0.58, alpha: 1)
        for screen in screens { screen.clipsToBounds = true }
        return {
            container.backgroundColor = backdrop
            for screen in screens {
                screen.clipsToBounds = false
                screen.layer.cornerRadius = 0
            }
        }
    }

    private static func scaled(_ factor: CGFloat) -> CATransform3D {
        CATransform3DMakeScale(factor, factor, 1)
    }
}
