import UIKit

/// The catalog's animations as you would write them without a library: prepare, animate, and restore. They
/// show the same: the same paths, curves, shades, shadows, and backgrounds. Only the springs are UIKit's own,
/// whose ends are longer.
@MainActor
enum ByHand {

    /// The animations by the identifiers of the animators. They include all that move entire screens, and a
    /// few others that are just as easy to write.
    static let visuals: [String: @MainActor (SampleContext) -> Void] = [
        "book": book, "bounce": bounce, "cards": cards, "circle-reveal": circleReveal, "cover": cover,
        "crossfade": crossfade, "cube": cube, "door": door, "drop": drop, "fade-through": fadeThrough,
        "flip": flip, "lean": lean, "page": page, "push": push, "reveal": reveal, "scale-fade": scaleFade,
        "shared-axis": sharedAxis, "shrink": shrink, "slide": slide, "spring-slide": springSlide,
        "turn": turn, "zoom-slide": zoomSlide,
    ]

    // MARK: Sliding

    static func slide(_ context: SampleContext) {
        let (from, to) = install(context)
        to.transform = CGAffineTransform(translationX: to.bounds.width, y: 0)
        animate(0.35) {
            to.transform = .identity
            from.transform = CGAffineTransform(translationX: -from.bounds.width, y: 0)
        } completion: {
            from.transform = .identity
            finish(context)
        }
    }

    static func push(_ context: SampleContext) {
        let (from, to) = install(context)
        let shade = cover(from, alpha: 0)
        to.transform = CGAffineTransform(translationX: to.bounds.width, y: 0)
        castShadow(of: to, opacity: 0)
        animate(0.35) {
            to.transform = .identity
            to.layer.shadowOpacity = 0.5
            from.transform = CGAffineTransform(translationX: -from.bounds.width / 3, y: 0)
            shade.alpha = 0.1
        } completion: {
            from.transform = .identity
            to.layer.shadowOpacity = 0
            shade.removeFromSuperview()
            finish(context)
        }
    }

    static func cover(_ context: SampleContext) {
        let (from, to) = install(context)
        let shade = cover(from, alpha: 0)
        to.transform = CGAffineTransform(translationX: 0, y: to.bounds.height)
        castShadow(of: to, opacity: 0)
        animate(0.45) {
            to.transform = .identity
            to.layer.shadowOpacity = 0.4
            shade.alpha = 0.15
        } completion: {
            to.layer.shadowOpacity = 0
            shade.removeFromSuperview()
            finish(context)
        }
    }

    static func reveal(_ context: SampleContext) {
        let (from, to) = install(context)
        context.containerView.insertSubview(to, belowSubview: from)
        let shade = cover(to, alpha: 0.25)
        castShadow(of: from, opacity: 0.5)
        animate(0.45) {
            from.transform = CGAffineTransform(translationX: -from.bounds.width, y: 0)
            from.layer.shadowOpacity = 0
            shade.alpha = 0
        } completion: {
            from.transform = .identity
            shade.removeFromSuperview()
            finish(context)
        }
    }

    // MARK: Springing

    static func bounce(_ context: SampleContext) {
        let (from, to) = install(context)
        let (width, height) = (to.bounds.width, to.bounds.height)
        to.transform = CGAffineTransform(translationX: 0, y: height)
        // Visible where the spring overshoots.
        let ground = extend(to, by: CGRect(x: 0, y: height, width: width, height: height))
        let shade = cover(from, alpha: 0)
        castShadow(of: to, opacity: 0)
        spring(0.7, dampingRatio: 0.6, velocity: 0) {
            to.transform = .identity
            to.layer.shadowOpacity = 0.4
            shade.alpha = 0.4
        } completion: {
            to.layer.shadowOpacity = 0
            shade.removeFromSuperview()
            ground.removeFromSuperview()
            finish(context)
        }
    }

    static func springSlide(_ context: SampleContext) {
        let (from, to) = install(context)
        let (width, height) = (to.bounds.width, to.bounds.height)
        let backdrop = context.containerView.backgroundColor
        context.containerView.backgroundColor = UIColor(red: 0.17, green: 0.25, blue: 0.58, alpha: 1)
        let grounds = [
            extend(from, by: CGRect(x: -0.2 * width, y: 0, width: 0.2 * width, height: height)),
            extend(to, by: CGRect(x: width, y: 0, width: 0.2 * width, height: height)),
        ]
        let shade = cover(from, alpha: 0)
        to.transform = CGAffineTransform(translationX: width + 16, y: 0)
        spring(0.5, dampingRatio: 0.75, velocity: 0.5) {
            to.transform = .identity
            from.transform = CGAffineTransform(translationX: -width - 16, y: 0)
            shade.alpha = 0.25
        } completion: {
            from.transform = .identity
            shade.removeFromSuperview()
            for ground in grounds { ground.removeFromSuperview() }
            context.containerView.backgroundColor = backdrop
            finish(context)
        }
    }

    // MARK: Fading

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
        let backdrop = context.containerView.backgroundColor
        context.containerView.backgroundColor = UIColor(red: 0.58, green: 0.17, blue: 0.25, alpha: 1)
        to.alpha = 0
        to.transform = CGAffineTransform(scaleX: 1.04, y: 1.04)
        from.clipsToBounds = true
        UIView.animateKeyframes(withDuration: 0.35, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) {
                from.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
                from.layer.cornerRadius = 16
                from.alpha = 0
            }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) {
                to.transform = .identity
                to.alpha = 1
            }
        } completion: { _ in
            (from.transform, from.alpha, from.clipsToBounds) = (.identity, 1, false)
            from.layer.cornerRadius = 0
            context.containerView.backgroundColor = backdrop
            finish(context)
        }
    }

    static func shrink(_ context: SampleContext) {
        let (from, to) = install(context)
        let shade = cover(from, alpha: 0)
        to.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
        to.alpha = 0
        to.clipsToBounds = true
        to.layer.cornerRadius = 58
        UIView.animateKeyframes(withDuration: 0.4, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.15) { to.alpha = 1 }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                to.transform = .identity
                to.layer.cornerRadius = 0
                shade.alpha = 0.4
            }
        } completion: { _ in
            to.clipsToBounds = false
            shade.removeFromSuperview()
            finish(context)
        }
    }

    static func fadeThrough(_ context: SampleContext) {
        fadeThrough(context, from: .identity, to: CGAffineTransform(scaleX: 0.92, y: 0.92))
    }

    static func sharedAxis(_ context: SampleContext) {
        fadeThrough(
            context,
            from: CGAffineTransform(translationX: -30, y: 0),
            to: CGAffineTransform(translationX: 30, y: 0)
        )
    }

    /// Fades the outgoing screen out first, and then the incoming one in.
    private static func fadeThrough(
        _ context: SampleContext,
        from leaving: CGAffineTransform,
        to coming: CGAffineTransform
    ) {
        let (from, to) = install(context)
        let backdrop = context.containerView.backgroundColor
        context.containerView.backgroundColor = UIColor(red: 0.58, green: 0.17, blue: 0.25, alpha: 1)
        (to.alpha, to.transform) = (0, coming)
        UIView.animateKeyframes(withDuration: 0.3, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.35) { from.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { from.transform = leaving }
            UIView.addKeyframe(withRelativeStartTime: 0.35, relativeDuration: 0.65) {
                (to.alpha, to.transform) = (1, .identity)
            }
        } completion: { _ in
            (from.alpha, from.transform) = (1, .identity)
            context.containerView.backgroundColor = backdrop
            finish(context)
        }
    }

    // MARK: Revealing

    static func circleReveal(_ context: SampleContext) {
        let (from, to) = install(context)
        let shade = cover(from, alpha: 0)
        let center = CGPoint(x: to.bounds.midX, y: to.bounds.midY)
        let radius = hypot(center.x, center.y)
        func circle(_ radius: CGFloat) -> CGPath {
            UIBezierPath(
                ovalIn: CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)
            ).cgPath
        }
        let mask = CAShapeLayer()
        mask.path = circle(radius)
        to.layer.mask = mask
        let opening = CABasicAnimation(keyPath: "path")
        opening.fromValue = circle(0)
        opening.toValue = mask.path
        opening.duration = 0.5
        opening.timingFunction = CAMediaTimingFunction(name: .easeOut)
        mask.add(opening, forKey: "path")
        UIView.animate(
            withDuration: 0.5,
            animations: { shade.alpha = 0.3 },
            completion: { _ in
                to.layer.mask = nil
                shade.removeFromSuperview()
                finish(context)
            }
        )
    }
}
