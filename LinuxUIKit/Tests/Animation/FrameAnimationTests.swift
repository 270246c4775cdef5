import Testing
@_spi(Host) import UIKit

/// The animations of frames. Since iOS 8, UIKit animates the position, and the origin and the size of the
/// bounds, each by the difference from its new value (d-ronnqvist's gist 137ce6b4c852d8ebd96d).
@MainActor
@Suite struct FrameAnimationTests {
    private static let keys: Set<String> = ["position", "bounds.origin", "bounds.size"]

    @Test("A change of the frame adds three additive animations")
    func changeOfFrameAddsThreeAdditiveAnimations() throws {
        let scene = AnimationScene()
        let layer = scene.view.layer
        UIView.animate(withDuration: 1) {
            scene.view.frame = CGRect(x: 0, y: 50, width: 120, height: 140)
        }
        #expect(Set(layer.animationKeys() ?? []) == Self.keys)
        for key in Self.keys {
            let animation = try #require(layer.animation(forKey: key) as? CABasicAnimation)
            #expect(animation.keyPath == key && animation.isAdditive && animation.fillMode == .both)
        }
        let size = try #require(layer.animation(forKey: "bounds.size") as? CABasicAnimation)
        #expect(size.fromValue as? CGSize == CGSize(width: -20, height: -40))
        #expect(size.toValue as? CGSize == CGSize.zero)
    }

    @Test("A path follows its view with a copy of the size's animation")
    func pathFollowsViewWithCopyOfSizesAnimation() throws {
        let scene = AnimationScene()
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: scene.view.bounds, transform: nil)
        scene.view.layer.addSublayer(shape)
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: .curveLinear,
            animations: { scene.view.frame.size.width = 200 },
            completion: nil
        )
        let size = scene.view.layer.animation(forKey: "bounds.size")
        let animation = try #require(size?.copy() as? CABasicAnimation)
        let wide = CGPath(rect: scene.view.bounds, transform: nil)
        animation.keyPath = "path"
        animation.isAdditive = false
        animation.fromValue = shape.path
        animation.toValue = wide
        shape.path = wide
        shape.add(animation, forKey: "path")
        scene.go(to: 0)
        scene.go(to: 0.5)
        #expect(near(scene.shown.bounds.width, 150))
        #expect(near(shape.presentation()?.path?.boundingBox.width ?? 0, 150))
    }

    @Test("Without the animation of its size, a view still moves")
    func withoutAnimationOfSizeViewMoves() {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: .curveLinear,
            animations: { scene.view.frame = CGRect(x: 100, y: 50, width: 200, height: 100) },
            completion: nil
        )
        scene.go(to: 0)
        scene.view.layer.removeAnimation(forKey: "bounds.size")
        scene.go(to: 0.5)
        #expect(scene.shown.bounds.width == 200 && near(scene.x, 125))
    }

    @Test("A view that's resized in mid-flight keeps scrolling smoothly")
    func viewThatsResizedInMidFlightKeepsScrollingSmoothly() {
        let scene = AnimationScene()
        func animate(_ changes: @escaping () -> Void) {
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: .curveLinear,
                animations: changes,
                completion: nil
            )
        }
        animate { scene.view.bounds.origin.y = 100 }
        scene.go(to: 0)
        scene.go(to: 0.5)
        animate { scene.view.bounds.size.height = 200 }
        scene.go(to: 0.5)
        scene.go(to: 0.75)
        #expect(near(scene.shown.bounds.minY, 75) && near(scene.shown.bounds.height, 125))
        scene.go(to: 1.25)
        #expect(near(scene.shown.bounds.minY, 100) && near(scene.shown.bounds.height, 175))
    }

    @Test("A property animator animates the parts of the bounds, and puts them back")
    func propertyAnimatorAnimatesPartsOfBoundsAndPutsThemBack() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            scene.view.frame.size.width = 200
        }
        animator.pauseAnimation()
        #expect(Set(scene.view.layer.animationKeys() ?? []) == Self.keys)
        animator.fractionComplete = 0.5
        #expect(near(scene.shown.bounds.width, 150))
        animator.isReversed = true
        animator.startAnimation()
        scene.go(by: 1.1)
        #expect(scene.view.frame == CGRect(x: 0, y: 50, width: 100, height: 100))
        #expect(animator.state == .inactive && scene.view.layer.animationKeys() == nil)
    }

    @Test("Keyframes that resize a view don't hold what it has scrolled to")
    func keyframesThatResizeViewDontHoldWhatItHasScrolled() throws {
        let scene = AnimationScene()
        let view = scene.view
        let linear = UIView.AnimationOptions.curveLinear.rawValue
        UIView.animateKeyframes(
            withDuration: 1,
            delay: 0,
            options: UIView.KeyframeAnimationOptions(rawValue: linear)
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.bounds.size.width = 200
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.bounds.size.width = 300
            }
        }
        let size = try #require(view.layer.animation(forKey: "bounds.size") as? CAKeyframeAnimation)
        #expect((size.values as? [CGSize])?.map(\.width) == [100, 200, 300])
        view.bounds.origin.y = 40
        scene.go(to: 0)
        scene.go(to: 0.75)
        #expect(near(scene.shown.bounds.width, 250) && scene.shown.bounds.minY == 40)
    }

    @Test(
        "A running animator with `layoutSubviews` moves the content of resized views along",
        arguments: [([], 200), (.layoutSubviews, 150)] as [(UIView.AnimationOptions, Double)]
    )
    func runningAnimatorWithLayoutSubviewsMovesContent(options: UIView.AnimationOptions, width: Double) throws
    {
        final class Container: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                subviews.first?.frame = bounds
            }
        }
        let scene = AnimationScene()
        let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        container.addSubview(child)
        scene.window.addSubview(container)
        scene.go(to: 0)
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1,
            delay: 0,
            options: options.union(.curveLinear),
            animations: { container.frame.size.width = 200 }
        )
        scene.go(to: 0.5)
        let shown = try #require(child.layer.presentation())
        #expect(near(shown.bounds.width, width))
    }
}
