@_spi(Host) import QuartzCore
import Testing
@_spi(Host) import UIKit

@MainActor
@Suite struct KeyframeAnimationTests {
    private static let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue
    )

    /// Moves right to 150 between 0.2 and 0.4, then to 250 between 0.6 and 0.8, and fades between 0.5 and 1.
    private func addFrames(_ view: UIView) {
        UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.2) { view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.2) { view.center.x = 250 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
    }

    private static let table: [(time: Double, x: Double, alpha: Double)] = [
        (0, 50, 1), (0.1, 50, 1), (0.2, 50, 1), (0.3, 100, 1), (0.4, 150, 1), (0.5, 150, 1), (0.6, 150, 0.8),
        (0.7, 200, 0.6), (0.8, 250, 0.4), (0.9, 250, 0.2),
    ]

    @Test func followsItsTable() {
        let scene = AnimationScene()
        var end: Bool?
        UIView.animateKeyframes(
            withDuration: 2,
            delay: 0,
            options: Self.linear,
            animations: { addFrames(scene.view) },
            completion: { end = $0 }
        )
        #expect(scene.view.center.x == 250)
        scene.go(to: 0)
        for row in Self.table {
            scene.go(to: row.time * 2)
            #expect(near(scene.x, row.x, 1e-5))
            #expect(near(CGFloat(scene.shown.opacity), row.alpha, 1e-5))
        }
        #expect(end == nil)
        scene.go(to: 2)
        #expect(end == true)
        #expect(scene.x == 250)
    }

    /// Frames of an animation that starts in the second half of another one.
    @Test func framesWithinAFrameTakePartsOfIt() {
        let scene = AnimationScene()
        var ends: [Bool] = []
        UIView.animateKeyframes(withDuration: 4, delay: 0, options: Self.linear) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                UIView.animateKeyframes(
                    withDuration: 1,
                    delay: 0,
                    animations: { addFrames(scene.view) },
                    completion: { ends.append($0) }
                )
            }
        }
        scene.go(to: 0)
        for row in Self.table {
            scene.go(to: 2 + row.time * 2)
            #expect(near(scene.x, row.x, 1e-5))
            #expect(near(CGFloat(scene.shown.opacity), row.alpha, 1e-5))
        }
        scene.go(to: 4)
        #expect(scene.x == 250 && ends == [true])
    }

    /// A view that lets nothing be animated, although it asks for the animation.
    private final class Stubborn: UIView {
        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            _ = super.action(for: layer, forKey: event)
            return NSNull()
        }
    }

    @Test func aViewCanRefuseTheAnimation() {
        let scene = AnimationScene()
        let view = Stubborn(frame: scene.view.frame)
        scene.view.superview?.addSubview(view)
        UIView.animateKeyframes(withDuration: 1, delay: 0, animations: { addFrames(view) })
        #expect(view.layer.animationKeys() == nil && view.center.x == 250)
    }

    @Test func manyPropertiesInEachFrameStayApart() throws {
        let scene = AnimationScene()
        let view = scene.view
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
            for frame in 1...3 {
                UIView.addKeyframe(withRelativeStartTime: Double(frame - 1) / 4, relativeDuration: 0.25) {
                    view.center.x = 50 + CGFloat(frame)
                    view.alpha = 1 - CGFloat(frame) / 4
                    view.transform = CGAffineTransform(scaleX: CGFloat(frame + 1), y: 1)
                    view.layer.cornerRadius = CGFloat(frame)
                    view.layer.zPosition = CGFloat(frame)
                    view.layer.borderWidth = CGFloat(frame)
                }
            }
        }
        for key in ["position", "opacity", "transform", "cornerRadius", "zPosition", "borderWidth"] {
            let animation = try #require(view.layer.animation(forKey: key) as? CAKeyframeAnimation)
            #expect(animation.keyTimes == [0, 0.25, 0.5, 0.75, 1])
            #expect(animation.values?.count == 5)
        }
        scene.go(to: 0)
        scene.go(to: 0.5)
        #expect(near(scene.x, 52, 1e-9) && scene.shown.opacity == 0.5 && scene.shown.zPosition == 2)
    }

    @Test func theAnimationsHaveTheValuesOfTheKeyframes() throws {
        let scene = AnimationScene()
        let view = scene.view
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.alpha = 0.25
                view.transform = CGAffineTransform(rotationAngle: 1)
                view.backgroundColor = .red
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
        }
        func animation(_ key: String) throws -> CAKeyframeAnimation {
            try #require(view.layer.animation(forKey: key) as? CAKeyframeAnimation)
        }
        #expect(try animation("opacity").values as? [CGFloat] == [1, 0.25, 1])
        let turns = try animation("transform").values as? [CATransform3D]
        #expect(turns?.map { atan2($0.m12, $0.m11) } == [0, 1, 1])
        let colors = try animation("backgroundColor").values as? [CGColor]
        #expect(colors?.map(\.alpha) == [0, 1, 1])
        // The values can be replaced by others.
        let other = CAKeyframeAnimation(keyPath: "opacity")
        other.frames = [.number(0), .number(1)]
        other.values = [0.5, 0.75]
        #expect(other.values as? [Double] == [0.5, 0.75] && other.frames == nil)
    }

    @Test func theWholeEasesInAndOutByItself() {
        let scene = AnimationScene()
        UIView.animateKeyframes(
            withDuration: 1,
            delay: 0,
            options: [],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: scene.moveRight)
            },
            completion: nil
        )
        scene.go(to: 0)
        scene.go(to: 0.25)
        #expect(near(scene.x, 62.9162, 1e-3))
    }

    @Test func aChangeOutsideOfFramesTakesTheWholeTime() {
        let scene = AnimationScene()
        UIView.animateKeyframes(
            withDuration: 1,
            delay: 0,
            options: Self.linear,
            animations: scene.moveRight,
            completion: nil
        )
        scene.go(to: 0)
        scene.go(to: 0.5)
        #expect(near(scene.x, 100))
    }

    @Test func aFrameThatOverlapsTakesOver() {
        let scene = AnimationScene()
        UIView.animateKeyframes(
            withDuration: 1,
            delay: 0,
            options: Self.linear,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
                    scene.view.center.x = 150
                }
                UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.4) {
                    scene.view.center.x = 50
                }
            },
            completion: nil
        )
        scene.go(to: 0)
        for (time, x) in [(0.1, 75.0), (0.2, 100), (0.4, 75), (0.6, 50), (0.8, 50)] {
            scene.go(to: time)
            #expect(near(scene.x, x, 1e-5))
        }
    }

    @Test func modesOtherThanLinear() {
        let expected: [(UIView.KeyframeAnimationOptions, Double, Double)] = [
            // Discrete motion jumps at the end of a frame, paced motion has a constant speed, and cubic
            // motion passes through the values.
            (.calculationModeDiscrete, 0.75, 150), (.calculationModePaced, 0.75, 275),
            (.calculationModeCubic, 0.5, 150),
        ]
        for (mode, time, x) in expected {
            let scene = AnimationScene()
            UIView.animateKeyframes(
                withDuration: 1,
                delay: 0,
                options: [Self.linear, mode],
                animations: {
                    UIView.addKeyframe(
                        withRelativeStartTime: 0,
                        relativeDuration: 0.5,
                        animations: scene.moveRight
                    )
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                        scene.view.center.x = 350
                    }
                },
                completion: nil
            )
            scene.go(to: 0)
            scene.go(to: time)
            #expect(near(scene.x, x, 1e-4))
        }
    }

    @Test func withinAnAnimatorTheyFollowTheAnimator() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            UIView.animateKeyframes(
                withDuration: 0,
                delay: 0,
                options: [],
                animations: { addFrames(scene.view) },
                completion: nil
            )
        }
        animator.pauseAnimation()
        for row in Self.table.reversed() {
            animator.fractionComplete = CGFloat(row.time)
            #expect(near(scene.x, row.x, 1e-5))
            #expect(near(CGFloat(scene.shown.opacity), row.alpha, 1e-5))
        }
        animator.fractionComplete = 0.3
        animator.isReversed = true
        animator.startAnimation()
        scene.go(by: 0.2)
        #expect(near(scene.x, 50, 1e-5))
        scene.go(by: 0.4)
        #expect(animator.state == .inactive)
        #expect(scene.view.center.x == 50)
        #expect(scene.view.alpha == 1)
    }

    @Test func anAnimatorsPaceAppliesToTheWhole() {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
            UIView.animateKeyframes(
                withDuration: 0,
                delay: 0,
                options: [],
                animations: { addFrames(scene.view) },
                completion: nil
            )
        }
        animator.startAnimation()
        scene.go(by: 0.5)
        // With ease-in, 0.315357 of the distance is complete at half the time.
        let place = 50 + 100 * (0.315357 - 0.2) / 0.2
        #expect(near(scene.x, place, 1e-3))
    }
}
