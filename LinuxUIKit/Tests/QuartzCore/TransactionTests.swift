@_spi(Host) import QuartzCore
import Testing

@MainActor
@Suite struct TransactionTests {
    /// The events, one per line.
    private final class Log {
        var lines: [String] = []
    }

    /// Performs a transaction whose completion logs `name`.
    private func transaction(_ name: String, _ log: Log, _ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.lines.append(name) }
        body()
        CATransaction.commit()
    }

    @Test func withoutAnimationsTheCompletionComesAtTheCommit() {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("done") }
        #expect(log == [])
        CATransaction.commit()
        #expect(log == ["done"])
    }

    @Test func theCompletionComesOnceAfterTheLastAnimation() {
        let stage = LayerStage()
        let log = Log()
        transaction("done", log) {
            stage.animateZ(duration: 1, key: "a") { $0.delegate = AnimationLog("a") { log.lines.append($0) } }
            stage.animateZ(duration: 2, key: "b") { $0.delegate = AnimationLog("b") { log.lines.append($0) } }
        }
        stage.advance(0)
        stage.advance(1.5)
        #expect(log.lines == ["a started", "b started", "a finished"])
        stage.advance(0.5)
        stage.advance(5)
        #expect(log.lines.suffix(2) == ["b finished", "done"] && log.lines.count == 5)
    }

    @Test func completionsComeInOrderOfTheirEnds() {
        let stage = LayerStage()
        let log = Log()
        for (name, duration) in [("c", 3.0), ("a", 1), ("b", 2)] {
            transaction(name, log) { stage.animateZ(duration: duration) }
        }
        stage.advance(0)
        stage.advance(10)
        #expect(log.lines == ["a", "b", "c"])
    }

    @Test func anOuterTransactionWaitsForTheInner() {
        let stage = LayerStage()
        let log = Log()
        transaction("outer", log) {
            transaction("inner", log) { stage.animateZ(duration: 2) }
            stage.animateZ(duration: 1)
        }
        stage.advance(0)
        stage.advance(1)
        #expect(log.lines == [])
        stage.advance(1)
        #expect(log.lines == ["inner", "outer"])
    }

    @Test func aNewBlockLeavesTheOldOneItsAnimations() {
        let stage = LayerStage()
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("first") }
        stage.animateZ(duration: 1)
        CATransaction.setCompletionBlock { log.append("second") }
        stage.animateZ(duration: 3)
        CATransaction.commit()
        stage.advance(0)
        stage.advance(1)
        #expect(log == ["first"])
        stage.advance(2)
        #expect(log == ["first", "second"])
    }

    @Test func removedAnimationsCompleteToo() {
        let stage = LayerStage()
        let log = Log()
        transaction("done", log) { stage.animateZ(key: "z") }
        stage.advance(0)
        stage.layer.removeAllAnimations()
        #expect(log.lines == [])
        stage.advance(0)
        #expect(log.lines == ["done"])
    }

    @Test func aCompletionMayStartTheNext() {
        let stage = LayerStage()
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            log.append("first")
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("second") }
            stage.animateZ(duration: 1)
            CATransaction.commit()
        }
        stage.animateZ(duration: 1)
        CATransaction.commit()
        stage.advance(0)
        stage.advance(1)
        #expect(log == ["first"])
        stage.advance(0)
        stage.advance(0.5)
        #expect(near(stage.shown.zPosition, 50))
        stage.advance(0.5)
        #expect(log == ["first", "second"])
    }

    @Test func afterCommitBlocksRunOnceAndTellThatTheyDid() {
        var log: [String] = []
        CATransaction.addAfterCommit {
            log.append("first")
            CATransaction.addAfterCommit { log.append("second") }
        }
        CATransaction.startAnimations()
        #expect(log == [])
        #expect(CATransaction.commitImplicit() && log == ["first"])
        #expect(CATransaction.commitImplicit() && log == ["first", "second"])
        #expect(!CATransaction.commitImplicit())
    }

    @Test func valuesByKey() {
        CATransaction.begin()
        CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue("mine", forKey: "note")
        #expect(CATransaction.animationDuration() == 1.5 && CATransaction.disableActions())
        #expect(CATransaction.value(forKey: "note") as? String == "mine")
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "note") == nil)
    }

    @Test("A flush waits for the explicit transactions around it, as Apple documents")
    func flushInATransaction() {
        let stage = LayerStage(actions: true)
        var log: [String] = []
        CATransaction.begin()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("inner") }
        stage.animateZ()
        CATransaction.flush()
        CATransaction.commit()
        #expect(stage.layer.presentation()?.zPosition == nil || stage.shown.zPosition == 0)
        MediaClock.now += 0.25
        CATransaction.commit()
        MediaClock.now += 0.5
        #expect(near(stage.shown.zPosition, 50) && log == [])
    }
}
