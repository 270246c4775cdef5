import UIKit

/// The catalog's animations as you would write them without a library: prepare, animate, and restore.
@MainActor
enum ByHand {

    /// The animations by the identifiers of the animators. They include all that move entire screens, and a few
    /// others that are just as easy to write.
    static let visuals: [String: @MainActor (SampleContext) -> Void] = [
        "book": book, "bounce": bounce, "cover": cover, "crossfade": crossfade, "cube": cube, "door": door,
        "push": push, "reveal": reveal, "scale-fade": scaleFade, "shrink": shrink, "slide": slide,
        "spring-slide": springSlide,
    ]

    static func bounce(_ context: SampleContext) {
        let (from, to) = install(context)
        to.transform = CGAffineTransform(translationX: 0, y: to.bounds.height)
        let shade = cover(from, alpha: 0)
        UIView.animate(
            withDuration: 0.8,
            delay: 0,
            usingSpringWithDamping: 0.6,
            initialSpringVelocity: 0,
            animations: {
                to.transform = .identity
                shade.alpha = 0.5
            },
            completion: { _ in
                shade.removeFromSuperview()
                finish(context)
            }
        )
    }

    static func shrink(_ context: SampleContext) {
        let (from, to) = install(context)
        to.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
        UIView.animate(
            withDuration: 0.5,
            animations: {
                to.transform = .identity
                from.alpha = 0.5
            },
            completion: { _ in
                from.alpha = 1
                finish(context)
            }
        )
    }

    static func cube(_ context: SampleContext) {
        let (from, to) = install(context)
        let half = from.bounds.width / 2
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / (3 * from.bounds.width)
        context.containerView.layer.sublayerTransform = perspective

        func face(_ angle: CGFloat) -> CATransform3D {
            let pulledBack = CATransform3DMakeTranslation(0, 0, -half)
            let turned = CATransform3DRotate(pulledBack, angle, 0, 1, 0)
            return CATransform3DTranslate(turned, 0, 0, half)
        }
        let (fromShade, toShade) = (gradient(over: from), gradient(over: to))
        (fromShade.alpha, toShade.alpha) = (0, 0.8)
        to.layer.transform = face(.pi / 2)
        UIView.animate(
            withDuration: 0.8,
            animations: {
                from.layer.transform = face(-.pi / 2)
                to.layer.transform = face(0)
                fromShade.alpha = 0.8
                toShade.alpha = 0
            },
            completion: { _ in
                from.layer.transform = CATransform3DIdentity
                to.layer.transform = CATransform3DIdentity
                context.containerView.layer.sublayerTransform = CATransform3DIdentity
                fromShade.removeFromSuperview()
                toShade.removeFromSuperview()
                finish(context)
            }
        )
    }

    static func slide(_ context: SampleContext) {
        let (from, to) = install(context)
        to.transform = CGAffineTransform(translationX: to.bounds.width, y: 0)
        UIView.animate(
            withDuration: 0.35,
            animations: {
                to.transform = .identity
                from.transform = CGAffineTransform(translationX: -from.bounds.width, y: 0)
            },
            completion: { _ in
                from.transform = .identity
                finish(context)
            }
        )
    }

    static func push(_ context: SampleContext) {
        let (from, to) = install(context)
        let shade = cover(from, alpha: 0)
        to.transform = CGAffineTransform(translationX: to.bounds.width, y: 0)
        castShadow(of: to, opacity: 0.5)
        UIView.animate(
            withDuration: 0.35,
            animations: {
                to.transform = .identity
                from.transform = CGAffineTransform(translationX: -from.bounds.width / 3, y: 0)
                shade.alpha = 0.1
            },
            completion: { _ in
                from.transform = .identity
                to.layer.shadowOpacity = 0
                shade.removeFromSuperview()
                finish(context)
            }
        )
    }

    static func cover(_ context: SampleContext) {
        let (from, to) = install(context)
        let shade = cover(from, alpha: 0)
        to.transform = CGAffineTransform(translationX: 0, y: to.bounds.height)
        castShadow(of: to, opacity: 0.4)
        UIView.animate(
            withDuration: 0.45,
            animations: {
                to.transform = .identity
                shade.alpha = 0.15
            },
            completion: { _ in
                to.layer.shadowOpacity = 0
                shade.removeFromSuperview()
                finish(context)
            }
        )
    }

    static func reveal(_ context: SampleContext) {
        let (from, to) = install(context)
        context.containerView.insertSubview(to, belowSubview: from)
        let shade = cover(to, alpha: 0.25)
        castShadow(of: from, opacity: 0.5)
        UIView.animate(
            withDuration: 0.45,
            animations: {
                from.transform = CGAffineTransform(translationX: -from.bounds.width, y: 0)
                shade.alpha = 0
            },
            completion: { _ in
                from.transform = .identity
                from.layer.shadowOpacity = 0
                shade.removeFromSuperview()
                finish(context)
            }
        )
    }

    static func book(_ context: SampleContext) {
        let (from, to) = install(context)
        context.containerView.insertSubview(to, belowSubview: from)
        swing(from, over: to, from: 0, to: -.pi / 2, edge: 0, in: context)
    }

    static func door(_ context: SampleContext) {
        let (from, to) = install(context)
        swing(to, over: from, from: .pi / 2, to: 0, edge: 1, in: context)
    }

    /// Rotates a leaf about its edge over a page.
    private static func swing(
        _ leaf: UIView,
        over page: UIView,
        from start: CGFloat,
        to end: CGFloat,
        edge: CGFloat,
        in context: SampleContext
    ) {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / (3 * leaf.bounds.width)
        context.containerView.layer.sublayerTransform = perspective
        let shades = (leaf: gradient(over: leaf), page: gradient(over: page))
        let place = leaf.layer.position
        leaf.layer.anchorPoint = CGPoint(x: edge, y: 0.5)
        leaf.layer.position = CGPoint(x: edge * leaf.bounds.width, y: place.y)
        leaf.layer.transform = CATransform3DMakeRotation(start, 0, 1, 0)
        shades.leaf.alpha = start == 0 ? 0 : 0.55
        shades.page.alpha = start == 0 ? 0.65 : 0
        UIView.animate(
            withDuration: 0.6,
            animations: {
                leaf.layer.transform = CATransform3DMakeRotation(end, 0, 1, 0)
                shades.leaf.alpha = start == 0 ? 0.55 : 0
                shades.page.alpha = start == 0 ? 0 : 0.75
            },
            completion: { _ in
                leaf.layer.transform = CATransform3DIdentity
                leaf.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
                leaf.layer.position = place
                context.containerView.layer.sublayerTransform = CATransform3DIdentity
                shades.leaf.removeFromSuperview()
                shades.page.removeFromSuperview()
                finish(context)
            }
        )
    }

    static func crossfade(_ context: SampleContext) {
        let (_, to) = install(context)
        to.alpha = 0
        UIView.animate(
            withDuration: 0.35,
            animations: { to.alpha = 1 },
            completion: { _ in finish(context) }
        )
    }

    static func scaleFade(_ context: SampleContext) {
        let (from, to) = install(context)
        to.alpha = 0
        UIView.animate(
            withDuration: 0.5,
            animations: {
                from.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
                to.alpha = 1
            },
            completion: { _ in
                from.transform = .identity
                finish(context)
            }
        )
    }

    static func springSlide(_ context: SampleContext) {
        let (from, to) = install(context)
        let travel = to.bounds.width + 16
        to.transform = CGAffineTransform(translationX: travel, y: 0)
        to.alpha = 0
        UIView.animate(
            withDuration: 1,
            delay: 0,
            usingSpringWithDamping: 0.75,
            initialSpringVelocity: 0.5,
            animations: {
                to.transform = .identity
                to.alpha = 1
                from.transform = CGAffineTransform(translationX: -travel, y: 0)
                from.alpha = 0
            },
            completion: { _ in
                from.transform = .identity
                from.alpha = 1
                finish(context)
            }
        )
    }

    private static func install(_ context: SampleContext) -> (from: UIView, to: UIView) {
        let to: UIView = context.to.view
        to.frame = context.finalFrame(for: context.to)
        context.containerView.addSubview(to)
        return (context.from.view, to)
    }

    private static func cover(_ view: UIView, alpha: CGFloat) -> UIView {
        let shade = UIView(frame: view.bounds)
        shade.backgroundColor = .black
        shade.alpha = alpha
        view.addSubview(shade)
        return shade
    }

    /// Returns a black shade that fades toward one side.
    private static func gradient(over view: UIView) -> UIView {
        final class GradientView: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let shade = GradientView(frame: view.bounds)
        let layer = shade.layer as? CAGradientLayer
        layer?.colors = [UIColor.black.cgColor, UIColor.black.withAlphaComponent(0.3).cgColor]
        layer?.startPoint = CGPoint(x: 0, y: 0.5)
        layer?.endPoint = CGPoint(x: 1, y: 0.5)
        view.addSubview(shade)
        return shade
    }

    private static func castShadow(of view: UIView, opacity: Float) {
        view.layer.shadowOpacity = opacity
        view.layer.shadowRadius = 16
        view.layer.shadowOffset = .zero
        view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
    }

    private static func finish(_ context: SampleContext) {
        context.from.view.removeFromSuperview()
        context.completeTransition(true)
    }
}
