@_spi(Host) import QuartzCore
import Testing

@MainActor
@Suite struct LayerTimeTests {
    @Test func timeRunsThroughTheChainOfLayers() {
        let stage = LayerStage()
        let layer = stage.layer
        let root = stage.root
        root.speed = 2
        root.beginTime = 990
        layer.speed = 0.5
        layer.timeOffset = 3
        #expect(root.convertTime(1000, from: nil) == 20)
        #expect(layer.convertTime(1000, from: nil) == 13)
        #expect(layer.convertTime(13, to: nil) == 1000)
        #expect(layer.convertTime(13, to: root) == 20)
        #expect(root.convertTime(13, from: layer) == 20)
    }

    /// The mechanism of an interactive transition: the container's time stands still when the animation is
    /// added, and its time offset scrubs.
    @Test func anAnimationInAFrozenContainerIsScrubbedByItsOffset() {
        let stage = LayerStage()
        let layer = stage.layer
        let root = stage.root
        let container = CALayer()
        root.addSublayer(container)
        container.addSublayer(layer)
        stage.advance(5)
        container.speed = 0
        container.timeOffset = 0
        stage.animateZ(duration: 2, key: "z") { $0.fillMode = .both }
        stage.advance(0)
        #expect(stage.shown.zPosition == 0)
        for (offset, expected) in [(0.5, 25.0), (1.5, 75), (0.25, 12.5), (2, 100), (1, 50)] {
            container.timeOffset = offset
            stage.advance(3)
            #expect(near(stage.shown.zPosition, expected))
        }
        #expect(layer.animation(forKey: "z") != nil)

        // Letting go, with the usual calculation. After that, the time continues from where it was.
        let paused = container.timeOffset
        container.speed = 1
        container.timeOffset = 0
        container.beginTime = 0
        container.beginTime = container.convertTime(CACurrentMediaTime(), from: nil) - paused
        #expect(near(stage.shown.zPosition, 50))
        stage.advance(0.5)
        #expect(near(stage.shown.zPosition, 75))
        stage.advance(0.5)
        #expect(stage.shown.zPosition == 0 && layer.animation(forKey: "z") == nil)
    }

    @Test func aFrozenLayerEndsNothing() {
        let stage = LayerStage()
        let layer = stage.layer
        var log: [String] = []
        stage.animateZ { $0.delegate = AnimationLog("z") { log.append($0) } }
        stage.advance(0)
        stage.advance(0.5)
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = now
        stage.advance(10)
        #expect(near(stage.shown.zPosition, 50))
        #expect(log == ["z started"])
        layer.timeOffset = now + 5
        stage.advance(1)
        #expect(log == ["z started"])
    }

    @Test func timeCanRunBackwards() {
        let stage = LayerStage()
        let layer = stage.layer
        stage.animateZ { $0.fillMode = .backwards }
        stage.advance(0)
        stage.advance(0.75)
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.beginTime = CACurrentMediaTime()
        layer.timeOffset = now
        layer.speed = -1
        stage.advance(0.5)
        #expect(near(stage.shown.zPosition, 25))
        stage.advance(5)
        #expect(stage.shown.zPosition == 0)
    }

    @Test func theBeginIsTheCommitInTheLayersTime() {
        let stage = LayerStage()
        let layer = stage.layer
        layer.speed = 2
        layer.beginTime = 900
        MediaClock.now += 1
        stage.animateZ(duration: 4, key: "z")
        MediaClock.now += 1
        stage.advance(0)
        #expect(layer.animation(forKey: "z")?.beginTime == 204)
        stage.advance(1)
        #expect(near(stage.shown.zPosition, 50))
    }

    @Test func theDelayCountsFromTheCommit() {
        let stage = LayerStage()
        stage.animateZ {
            $0.startDelay = 2
            $0.fillMode = .backwards
            $0.fromValue = 10.0
            $0.toValue = 20.0
        }
        #expect(stage.shown.zPosition == 10)
        stage.advance(0)
        stage.advance(1.5)
        #expect(stage.shown.zPosition == 10)
        stage.advance(1)
        #expect(near(stage.shown.zPosition, 15))
    }

    @Test func aTimelineRulesOverTheClock() {
        let stage = LayerStage()
        let layer = stage.layer
        let timeline = AnimationTimeline()
        let ease = CAMediaTimingFunction(name: .easeIn)
        var log: [String] = []
        stage.animateZ(key: "z") {
            $0.timeline = timeline
            $0.timingFunction = ease
            $0.delegate = AnimationLog("z") { log.append($0) }
        }
        stage.advance(0)
        #expect(stage.shown.zPosition == 0)
        timeline.progress = 0.5
        stage.advance(100)
        #expect(near(stage.shown.zPosition, 100 * ease.value(at: 0.5)))
        timeline.isEased = false
        #expect(near(stage.shown.zPosition, 50))
        timeline.progress = 1.25
        #expect(near(stage.shown.zPosition, 125))
        timeline.progress = nil
        #expect(stage.shown.zPosition == 0)
        #expect(layer.animation(forKey: "z") != nil && !log.contains("z finished"))
    }

    @Test func aTimelineScrubsASpring() {
        let stage = LayerStage()
        let layer = stage.layer
        let timeline = AnimationTimeline(progress: 0.25)
        let spring = CASpringAnimation(keyPath: "zPosition")
        spring.fromValue = 0.0
        spring.toValue = 100.0
        spring.duration = 2
        spring.timeline = timeline
        layer.add(spring, forKey: nil)
        let solver = SpringSolver(mass: 1, stiffness: 100, damping: 10)
        #expect(near(stage.shown.zPosition, 100 * solver.value(at: 0.5)))
    }

    @Test func displayLinksFireOnceAFrame() {
        let stage = LayerStage()
        var frames: [Double] = []
        let link = CADisplayLink { frames.append($0.targetTimestamp - 1000) }
        link.add(to: .main, forMode: .common)
        stage.advance(0)
        stage.advance(0.5)
        stage.advance(0)
        stage.advance(0.25)
        link.isPaused = true
        stage.advance(1)
        link.invalidate()
        stage.advance(1)
        #expect(frames == [0.5, 0.75])
    }
}
