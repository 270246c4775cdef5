import Testing
@_spi(Host) import UIKit

@MainActor
@Suite struct BlockAnimationTests {
    private static let times = [0.1, 0.25, 0.5, 0.75, 0.9]

    @Test(arguments: [
        (UIView.AnimationOptions.curveLinear, [0.1, 0.25, 0.5, 0.75, 0.9]),
        (.curveEaseIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
        (.curveEaseOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
        (.curveEaseInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    ])
    func followsItsCurve(_ options: UIView.AnimationOptions, _ progress: [Double]) {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: options,
            animations: scene.moveRight,
            completion: nil
        )
        #expect(scene.view.center.x == 150)
        #expect(near(scene.x, 50))
        scene.go(to: 0)
        for (time, value) in zip(Self.times, progress) {
            scene.go(to: time)
            #expect(near(scene.x, 50 + 100 * value, 1e-4))
        }
        scene.go(to: 1)
        #expect(scene.x == 150)
        #expect(scene.view.layer.animationKeys() == nil)
    }

    @Test func measuredEaseInOut() {
        let scene = AnimationScene()
        UIView.animate(withDuration: 1, animations: scene.moveRight)
        scene.go(to: 0)
        scene.go(to: 0.243)
        #expect(near(scene.x, 62.19, 0.005))
        #expect(near(scene.x, 50 + 100 * easeInOut(0.243)))
    }

    @Test func measuredSpring() {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 1,
            delay: 0,
            usingSpringWithDamping: 0.5,
            initialSpringVelocity: 0,
            options: [],
            animations: scene.moveRight,
            completion: nil
        )
        scene.go(to: 0)
        scene.go(to: 0.297)
        #expect(near(scene.x, 166.13, 0.005))
        scene.go(to: 1)
        #expect(scene.x == 150)
    }

    @Test(arguments: [(0.5, 1.0, 12.716898), (0.8, 0.5, 17.988593), (0.75, 1, 9.377883), (1, 1, 9.233413476)])
    func springFitsItsDuration(_ ratio: Double, _ duration: Double, _ frequency: Double) {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: duration,
            delay: 0,
            usingSpringWithDamping: CGFloat(ratio),
            initialSpringVelocity: 0,
            options: [],
            animations: scene.moveRight,
            completion: nil
        )
        scene.go(to: 0)
        for part in [0.1, 0.3, 0.6, 0.95] {
            scene.go(to: part * duration)
            let value = spring(ratio: ratio, frequency: frequency, velocity: 0, at: part * duration)
            #expect(near(scene.x, 50 + 100 * value, 1e-3))
        }
    }

    @Test(arguments: [-4.0, 3, 8])
    func thrownSpringSettlesInTime(_ velocity: Double) throws {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 0.6,
            delay: 0,
            usingSpringWithDamping: 0.7,
            initialSpringVelocity: CGFloat(velocity),
            options: [],
            animations: scene.moveRight,
            completion: nil
        )
        scene.go(to: 0)
        scene.go(by: 1e-4)
        #expect(near((scene.x - 50) / 100 / 1e-4, velocity, 0.05))
        let animation = try #require(scene.view.layer.animation(forKey: "position") as? CASpringAnimation)
        let (w, z) = (Double(animation.stiffness).squareRoot(), 0.7)
        let envelope = abs((z * w - velocity) / (w * (1 - z * z).squareRoot())) * exp(-z * w * 0.6)
        #expect(abs(envelope - 0.001) < 1e-6)
    }

    @Test func animatesWhatAViewHas() {
        let scene = AnimationScene()
        scene.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: .curveLinear,
            animations: {
                scene.view.alpha = 0
                scene.view.bounds.size = CGSize(width: 200, height: 300)
                scene.view.transform = CGAffineTransform(scaleX: 3, y: 1)
                scene.view.layer.cornerRadius = 8
                scene.view.layer.shadowOpacity = 1
                scene.view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
            },
            completion: nil
        )
        scene.go(to: 0)
        scene.go(to: 0.25)
        #expect(near(CGFloat(scene.shown.opacity), 0.75))
        #expect(near(scene.shown.bounds.width, 125))
        #expect(near(scene.shown.bounds.height, 150))
        #expect(near(scene.shown.transform.m11, 1.5))
        #expect(near(scene.shown.cornerRadius, 2))
        #expect(near(CGFloat(scene.shown.shadowOpacity), 0.25))
        #expect(near(scene.shown.backgroundColor?.components?.first ?? -1, 0.25))
    }

    @Test func outsideABlockNothingMoves() {
        let scene = AnimationScene()
        scene.moveRight()
        #expect(scene.x == 150)
        #expect(scene.view.layer.animationKeys() == nil)
    }

    @Test func aChangeInMidFlightBendsTheMotion() {
        let scene = AnimationScene()
        var ends: [Bool] = []
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: .curveLinear,
            animations: scene.moveRight,
            completion: { ends.append($0) }
        )
        scene.go(to: 0)
        scene.go(to: 0.5)
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: .curveLinear,
            animations: { scene.view.center.x = 250 },
            completion: { ends.append($0) }
        )
        #expect(near(scene.x, 100))
        scene.go(to: 0.5)
        #expect(near(scene.x, 100))
        scene.go(to: 0.75)
        #expect(near(scene.x, 150))
        scene.go(to: 1)
        #expect(near(scene.x, 200))
        #expect(ends == [true])
        scene.go(to: 1.5)
        #expect(near(scene.x, 250))
        #expect(ends == [true, true])
    }

    @Test func aTransformTurnedBackInMidFlightDoesNotJump() {
        let scene = AnimationScene()
        let turned = CGAffineTransform(rotationAngle: 1).translatedBy(x: 30, y: 0)
        UIView.animate(withDuration: 1, animations: { scene.view.transform = turned })
        scene.go(to: 0)
        scene.go(to: 0.4)
        let before = scene.shown.transform
        UIView.animate(withDuration: 1, animations: { scene.view.transform = .identity })
        let after = scene.shown.transform
        for (a, b) in [(before.m11, after.m11), (before.m12, after.m12), (before.m41, after.m41)] {
            #expect(near(a, Double(b)))
        }
        scene.go(to: 1.5)
        #expect(CATransform3DIsIdentity(scene.shown.transform))
    }

    /// According to the WWDC 2014 session "Building Interruptible and Responsive Interactions", an animation
    /// is added to those that run, so the motion turns around gradually.
    @Test func transformsInMidFlightAddUp() {
        let scene = AnimationScene()
        for (time, x) in [(0, 100), (0.5, 0)] as [(TimeInterval, CGFloat)] {
            scene.go(to: time)
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: .curveLinear,
                animations: { scene.view.transform = CGAffineTransform(translationX: x, y: 0) },
                completion: nil
            )
            scene.go(to: time)
        }
        // The first one goes on until 1, at the speed at which the second one moves back.
        let places: [(TimeInterval, Double)] = [(0.5, 50), (0.75, 50), (1, 50), (1.25, 25), (1.5, 0)]
        for (time, x) in places {
            scene.go(to: time)
            #expect(near(scene.shown.transform.m41, x))
        }
    }

    @Test func aChangeDuringKeyframesStartsFromWhatIsSeen() {
        let scene = AnimationScene()
        UIView.animateKeyframes(
            withDuration: 1,
            delay: 0,
            options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
            animations: scene.moveRight,
            completion: nil
        )
        scene.go(to: 0)
        scene.go(to: 0.5)
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: .curveLinear,
            animations: { scene.view.center.x = 300 },
            completion: nil
        )
        #expect(near(scene.x, 100))
        scene.go(to: 0.5)
        scene.go(to: 1)
        #expect(near(scene.x, 200))
        scene.go(to: 1.5)
        #expect(near(scene.x, 300))
    }

    @Test func aViewCanShrinkToNothing() {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: .curveLinear,
            animations: { scene.view.transform = CGAffineTransform(scaleX: 0, y: 0) },
            completion: nil
        )
        scene.go(to: 0)
        scene.go(to: 0.25)
        #expect(near(scene.shown.transform.m11, 0.75))
    }

    @Test func opacityStartsAnewUnlessToldOtherwise() {
        for (options, start) in [
            (UIView.AnimationOptions.curveLinear, 0.0), ([.curveLinear, .beginFromCurrentState], 0.5),
        ] {
            let scene = AnimationScene()
            var ends: [Bool] = []
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: .curveLinear,
                animations: { scene.view.alpha = 0 },
                completion: { ends.append($0) }
            )
            scene.go(to: 0)
            scene.go(to: 0.5)
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: options,
                animations: { scene.view.alpha = 1 },
                completion: nil
            )
            #expect(near(CGFloat(scene.shown.opacity), start))
            scene.go(by: 0)
            #expect(ends == [false])
            scene.go(by: 0.5)
            #expect(near(CGFloat(scene.shown.opacity), (start + 1) / 2))
        }
    }

    @Test("In a block, a second change of the opacity starts where the first leads, unless told otherwise")
    func aSecondChangeOfOpacityJumps() {
        for (options, start) in [
            (UIView.AnimationOptions.curveLinear, 0.0), ([.curveLinear, .beginFromCurrentState], 0.5),
        ] {
            let scene = AnimationScene()
            scene.view.alpha = 0.5
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: options,
                animations: {
                    scene.view.alpha = 0
                    scene.view.alpha = 1
                    scene.view.center.x = 0
                    scene.view.center.x = 150
                },
                completion: nil
            )
            scene.go(by: 0)
            #expect(near(CGFloat(scene.shown.opacity), start))
            #expect(near(scene.x, 50), "additive motion is smooth")
            scene.go(by: 0.5)
            #expect(near(CGFloat(scene.shown.opacity), (start + 1) / 2))
        }
    }

    @Test func aDelayShowsTheFirstValue() {
        let scene = AnimationScene()
        var end: Bool?
        UIView.animate(
            withDuration: 1,
            delay: 0.5,
            options: .curveLinear,
            animations: scene.moveRight,
            completion: { end = $0 }
        )
        scene.go(to: 0)
        scene.go(to: 0.4)
        #expect(near(scene.x, 50))
        scene.go(to: 1)
        #expect(near(scene.x, 100))
        #expect(end == nil)
        scene.go(to: 1.5)
        #expect(end == true)
    }

    @Test func innerBlocksInheritDurationAndPaceButNotDelay() {
        let scene = AnimationScene()
        let other = UIView(frame: scene.view.frame)
        scene.window.addSubview(other)
        UIView.animate(
            withDuration: 2,
            delay: 0.5,
            options: .curveLinear,
            animations: {
                #expect(UIView.inheritedAnimationDuration == 2)
                UIView.animate(withDuration: 0.1, animations: scene.moveRight)
                UIView.animate(
                    withDuration: 1,
                    delay: 0,
                    options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn],
                    animations: {
                        #expect(UIView.inheritedAnimationDuration == 1)
                        other.center.x = 150
                    },
                    completion: nil
                )
            },
            completion: nil
        )
        #expect(UIView.inheritedAnimationDuration == 0)
        scene.go(to: 0)
        scene.go(to: 0.5)
        #expect(near(scene.x, 75))
        #expect(near(other.layer.presentation()!.position.x, 50 + 31.5357, 1e-3))
    }

    @Test func repeatsThereAndBack() {
        let scene = AnimationScene()
        var ended = false
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: [.curveLinear, .repeat, .autoreverse],
            animations: scene.moveRight,
            completion: { _ in ended = true }
        )
        scene.go(to: 0)
        scene.go(to: 1.25)
        #expect(near(scene.x, 125))
        scene.go(to: 6.25)
        #expect(near(scene.x, 75))
        #expect(!ended)
        scene.view.layer.removeAllAnimations()
        scene.go(by: 0)
        #expect(ended)
        #expect(scene.x == 150)
    }

    @Test func repeatsAsOftenAsAsked() {
        let scene = AnimationScene()
        var end: Bool?
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: .curveLinear,
            animations: {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false, animations: scene.moveRight)
            },
            completion: { end = $0 }
        )
        scene.go(to: 0)
        scene.go(to: 1.5)
        #expect(near(scene.x, 100))
        #expect(end == nil)
        scene.go(to: 2)
        #expect(end == true)
    }

    @Test func laysOutSubviewsWithinTheAnimationIfAsked() {
        final class Container: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                subviews.first?.frame = bounds
            }
        }
        for (options, width) in [
            (UIView.AnimationOptions.curveLinear, 200.0), ([.curveLinear, .layoutSubviews], 150),
        ] {
            let scene = AnimationScene()
            let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let child = UIView()
            container.addSubview(child)
            scene.window.addSubview(container)
            scene.go(to: 0)
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: options,
                animations: { container.frame.size.width = 200 },
                completion: nil
            )
            scene.go(to: 0)
            scene.go(to: 0.5)
            #expect(near(child.layer.presentation()!.bounds.width, width))
        }
    }

    // MARK: Ends

    @Test func endsAreToldOnceAndInOrder() {
        let scene = AnimationScene()
        var log: [String] = []
        let other = UIView(frame: scene.view.frame)
        scene.window.addSubview(other)
        UIView.animate(
            withDuration: 1,
            animations: {
                scene.moveRight()
                scene.view.alpha = 0
                UIView.animate(
                    withDuration: 1,
                    animations: { other.alpha = 0 },
                    completion: { log.append("inner \($0)") }
                )
            },
            completion: { log.append("long \($0)") }
        )
        UIView.animate(
            withDuration: 0.5,
            animations: { other.center.x = 9 },
            completion: { log.append("short \($0)") }
        )
        UIView.animate(
            withDuration: 0,
            animations: { other.center.y = 9 },
            completion: { log.append("zero \($0)") }
        )
        UIView.animate(withDuration: 1, animations: {}, completion: { log.append("idle \($0)") })
        #expect(log.isEmpty)
        scene.go(to: 0)
        #expect(log == ["zero true", "idle true"])
        scene.go(to: 0.49)
        #expect(log.count == 2)
        scene.go(to: 0.5)
        #expect(log.last == "short true")
        scene.go(to: 3)
        #expect(log.count == 5)
        #expect(Set(log.suffix(2)) == ["inner true", "long true"])
    }

    @Test func settingTheSameValueIsNotAnAnimation() {
        let scene = AnimationScene()
        var end: Bool?
        UIView.animate(withDuration: 1, animations: { scene.view.alpha = 1 }, completion: { end = $0 })
        scene.go(to: 0)
        #expect(end == true)
    }

    @Test(arguments: ["removed", "off the window"])
    func anInterruptedAnimationIsNotFinished(_ how: String) {
        let scene = AnimationScene()
        var ends: [Bool] = []
        UIView.animate(
            withDuration: 1,
            animations: {
                scene.moveRight()
                scene.view.alpha = 0
            },
            completion: { ends.append($0) }
        )
        scene.go(to: 0)
        scene.go(to: 0.5)
        if how == "removed" {
            scene.view.layer.removeAllAnimations()
        } else {
            scene.view.removeFromSuperview()
        }
        #expect(ends.isEmpty)
        scene.go(by: 0.1)
        #expect(ends == [false])
        scene.go(to: 2)
        #expect(ends == [false])
    }

    @Test func withoutAnimationNothingMoves() {
        let scene = AnimationScene()
        var ends: [Bool] = []
        UIView.performWithoutAnimation {
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1, animations: scene.moveRight, completion: { ends.append($0) })
        }
        #expect(UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { scene.view.alpha = 0.5 }
        }
        UIView.setAnimationsEnabled(false)
        UIView.animate(
            withDuration: 1,
            animations: { scene.view.center.y = 7 },
            completion: { ends.append($0) }
        )
        UIView.setAnimationsEnabled(true)
        #expect(scene.view.layer.animationKeys() == nil)
        #expect(ends.isEmpty)
        scene.go(to: 0)
        #expect(ends == [true, true])
    }

    // MARK: Layer time

    @Test func aFrozenContainerScrubsWhatIsInIt() {
        let scene = AnimationScene()
        var end: Bool?
        scene.window.layer.speed = 0
        UIView.animate(
            withDuration: 2,
            delay: 0,
            options: .curveLinear,
            animations: scene.moveRight,
            completion: { end = $0 }
        )
        scene.go(to: 0)
        for part in [0.25, 0.5, 0.1, 0.9] {
            scene.window.layer.timeOffset = part * 2
            #expect(near(scene.x, 50 + 100 * part))
            scene.go(by: 0.5)
            #expect(near(scene.x, 50 + 100 * part))
        }
        #expect(end == nil)

        // The time continues from where it stopped.
        let layer = scene.window.layer
        let paused = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        #expect(near(scene.x, 140))
        scene.go(by: 0.1)
        #expect(near(scene.x, 145))
        scene.go(by: 0.1)
        #expect(end == true)
    }

    // MARK: Touches

    @Test func movingViewsGetNoTouchesUnlessAllowed() {
        for (options, isHit) in [(UIView.AnimationOptions.curveLinear, false), (.allowUserInteraction, true)]
        {
            let scene = AnimationScene()
            let inner = UIView(frame: scene.view.bounds)
            scene.view.addSubview(inner)
            let point = CGPoint(x: 150, y: 100)
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: options,
                animations: scene.moveRight,
                completion: nil
            )
            scene.go(to: 0)
            #expect(scene.window.hitTest(point, with: nil) === (isHit ? inner : scene.window))
            scene.go(to: 1)
            #expect(scene.window.hitTest(point, with: nil) === inner)
        }
    }
}
