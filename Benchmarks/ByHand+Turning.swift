import TransitionKit
import UIKit

extension ByHand {

    /// The cube moves back in the middle, which only keyframes can do. Between them, the deviation is as
    /// invisible as with the library.
    static func cube(_ context: SampleContext) {
        let (from, to) = install(context)
        let container = context.containerView
        let (backdrop, length) = (container.backgroundColor, from.bounds.width)
        container.backgroundColor = UIColor(red: 0.17, green: 0.25, blue: 0.58, alpha: 1)
        addPerspective(to: container, length)
        let shades = (from: gradient(over: from, rest: 0.35), to: gradient(over: to, rest: 0.35))

        func show(_ progress: CGFloat) {
            let (leaving, coming) = (-progress * .pi / 2, (1 - progress) * .pi / 2)
            func face(_ angle: CGFloat) -> CATransform3D {
                let depth = -length / 2 - 0.2 * length * abs(sin(2 * angle))
                let turned = CATransform3DRotate(CATransform3DMakeTranslation(0, 0, depth), angle, 0, 1, 0)
                return CATransform3DTranslate(turned, 0, 0, length / 2)
            }
            from.layer.transform = face(leaving)
            to.layer.transform = face(coming)
            shades.from.alpha = 0.8 * abs(sin(leaving))
            shades.to.alpha = 0.8 * abs(sin(coming))
        }
        show(0)
        animateFrames(0.7, show) {
            from.layer.transform = CATransform3DIdentity
            to.layer.transform = CATransform3DIdentity
            container.layer.sublayerTransform = CATransform3DIdentity
            container.backgroundColor = backdrop
            shades.from.removeFromSuperview()
            shades.to.removeFromSuperview()
            finish(context)
        }
    }

    static func book(_ context: SampleContext) {
        let (from, to) = install(context)
        context.containerView.insertSubview(to, belowSubview: from)
        let shades = (leaf: gradient(over: from, rest: 0.3), page: gradient(over: to, rest: 0.15))
        shades.page.alpha = 0.65
        swing(
            from,
            angles: (0, -.pi / 2),
            edge: 0,
            curve: (CGPoint(x: 0.25, y: 0.3), CGPoint(x: 0.7, y: 0.8)),
            in: context
        ) {
            shades.leaf.alpha = 0.55
            shades.page.alpha = 0
        } completion: {
            shades.leaf.removeFromSuperview()
            shades.page.removeFromSuperview()
        }
    }

    static func door(_ context: SampleContext) {
        let (from, to) = install(context)
        let shades = (leaf: gradient(over: to, rest: 0.3), page: gradient(over: from, rest: 0.3))
        (shades.leaf.alpha, shades.page.alpha) = (0.55, 0)
        swing(
            to,
            angles: (.pi / 2, 0),
            edge: 1,
            curve: (CGPoint(x: 0.25, y: 0.3), CGPoint(x: 0.6, y: 0.9)),
            in: context
        ) {
            shades.leaf.alpha = 0
            shades.page.alpha = 0.75
        } completion: {
            shades.leaf.removeFromSuperview()
            shades.page.removeFromSuperview()
        }
    }

    /// Turns a card that has the screens on its faces. It moves back on the way, which only keyframes can do.
    static func turn(_ context: SampleContext) {
        let (from, to) = install(context)
        let container = context.containerView
        let (backdrop, length) = (container.backgroundColor, from.bounds.width)
        container.backgroundColor = UIColor(red: 0.17, green: 0.25, blue: 0.58, alpha: 1)
        addPerspective(to: container, length * 2 / 3)
        for screen in [from, to] { screen.clipsToBounds = true }
        let shades = (from: gradient(over: from, rest: 0.3), to: gradient(over: to, rest: 0.3))

        func show(_ progress: CGFloat) {
            let angle = progress * .pi
            let back = CATransform3DMakeTranslation(0, 0, -0.5 * length * sin(angle))
            from.layer.transform = CATransform3DRotate(back, -angle, 0, 1, 0)
            to.layer.transform = CATransform3DRotate(back, .pi - angle, 0, 1, 0)
            (from.alpha, to.alpha) = progress < 0.5 ? (1, 0) : (0, 1)
            (shades.from.alpha, shades.to.alpha) = (0.5 * sin(angle), 0.5 * sin(angle))
            for screen in [from, to] { screen.layer.cornerRadius = 32 * min(2 * sin(angle), 1) }
        }
        show(0)
        animateFrames(0.7, show) {
            for screen in [from, to] {
                screen.layer.transform = CATransform3DIdentity
                screen.layer.cornerRadius = 0
                screen.clipsToBounds = false
                screen.alpha = 1
            }
            container.layer.sublayerTransform = CATransform3DIdentity
            container.backgroundColor = backdrop
            shades.from.removeFromSuperview()
            shades.to.removeFromSuperview()
            finish(context)
        }
    }

    /// Turns a leaf about the middle of the screen. Its faces are halves of both screens.
    static func flip(_ context: SampleContext) {
        let (from, to) = install(context)
        let container = context.containerView
        let (width, height) = (from.bounds.width, from.bounds.height)
        let (left, right) = (
            CGRect(x: 0, y: 0, width: width / 2, height: height),
            CGRect(x: width / 2, y: 0, width: width / 2, height: height)
        )
        addPerspective(to: container, width * 2 / 3)
        func half(_ screen: UIView, _ frame: CGRect, edge: CGFloat) -> UIView {
            let half = screen.resizableSnapshotView(
                from: frame,
                afterScreenUpdates: screen === to,
                withCapInsets: .zero
            )
            let view = half ?? UIView()
            view.frame = frame
            view.layer.anchorPoint = CGPoint(x: edge, y: 0.5)
            view.layer.position = CGPoint(x: width / 2, y: height / 2)
            container.addSubview(view)
            return view
        }
        let under = half(to, right, edge: 0)
        let kept = half(from, left, edge: 1)
        let rising = half(from, right, edge: 0)
        let landing = half(to, left, edge: 1)
        let shades = [rising, landing].map { gradient(over: $0, rest: 0.3) }
        landing.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        landing.alpha = 0
        shades[1].alpha = 0.6
        UIView.animateKeyframes(withDuration: 0.6, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                rising.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
                shades[0].alpha = 0.6
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { landing.alpha = 1 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                landing.layer.transform = CATransform3DIdentity
                shades[1].alpha = 0
            }
        } completion: { _ in
            for view in [under, kept, rising, landing] { view.removeFromSuperview() }
            container.layer.sublayerTransform = CATransform3DIdentity
            finish(context)
        }
    }

    /// Shows 24 moments in the course of an animation, one after another.
    private static func animateFrames(
        _ seconds: TimeInterval,
        _ show: @escaping (CGFloat) -> Void,
        completion: @escaping () -> Void
    ) {
        let count = 24
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: seconds, delay: 0, options: [linear]) {
            for step in 0..<count {
                UIView.addKeyframe(
                    withRelativeStartTime: Double(step) / Double(count),
                    relativeDuration: 1 / Double(count)
                ) {
                    show(TimingCurve.responsive.value(at: CGFloat(step + 1) / CGFloat(count)))
                }
            }
        } completion: { _ in
            completion()
        }
    }

    /// Rotates a leaf about its edge.
    private static func swing(
        _ leaf: UIView,
        angles: (start: CGFloat, end: CGFloat),
        edge: CGFloat,
        curve: (CGPoint, CGPoint),
        in context: SampleContext,
        animations: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        addPerspective(to: context.containerView, leaf.bounds.width)
        let place = leaf.layer.position
        leaf.layer.anchorPoint = CGPoint(x: edge, y: 0.5)
        leaf.layer.position = CGPoint(x: edge * leaf.bounds.width, y: place.y)
        leaf.layer.transform = CATransform3DMakeRotation(angles.start, 0, 1, 0)
        animate(0.6, curve) {
            leaf.layer.transform = CATransform3DMakeRotation(angles.end, 0, 1, 0)
            animations()
        } completion: {
            leaf.layer.transform = CATransform3DIdentity
            leaf.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            leaf.layer.position = place
            context.containerView.layer.sublayerTransform = CATransform3DIdentity
            completion()
            finish(context)
        }
    }

    static func addPerspective(to view: UIView, _ length: CGFloat) {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / (3 * length)
        view.layer.sublayerTransform = perspective
    }

    /// Returns a black shade that fades toward one side.
    static func gradient(over view: UIView, rest: CGFloat) -> UIView {
        final class GradientView: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let shade = GradientView(frame: view.bounds)
        let layer = shade.layer as? CAGradientLayer
        layer?.colors = [UIColor.black.cgColor, UIColor.black.withAlphaComponent(rest).cgColor]
        layer?.startPoint = CGPoint(x: 0, y: 0.5)
        layer?.endPoint = CGPoint(x: 1, y: 0.5)
        shade.alpha = 0
        view.addSubview(shade)
        return shade
    }
}
