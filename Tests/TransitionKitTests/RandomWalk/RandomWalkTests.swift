import RandomWalk
import Testing
@_spi(Host) import UIKit

/// An app whose user, code, and system do everything in any order: after every rest the right screens are in their
/// places, untouched, told of their appearance in order, tapped, and not leaked.
@MainActor @Suite struct RandomWalkTests {
    @Test("Nothing goes wrong on ten thousand steps", arguments: 0..<8)
    func walks(part: Int) {
        for walk in 0..<21 {
            let script = RandomWalk.script(seed: UInt64(part * 21 + walk), steps: 60)
            if let failure = RandomWalk.failure(of: script) {
                let short = RandomWalk.shrunk(failure) { RandomWalk.failure(of: $0) }
                let steps = short.script.map { "\($0)," }.joined(separator: "\n")
                Issue.record("\(short.message)\n\(steps)")
            }
        }
    }

    @Test("A script is the same every time, and so is what happens")
    func repeatable() {
        let script = RandomWalk.script(seed: 7, steps: 200)
        // In words, since a progress may be not a number.
        #expect("\(script)" == "\(RandomWalk.script(seed: 7, steps: 200))")
        #expect("\(script)" != "\(RandomWalk.script(seed: 8, steps: 200))")
        var counts = [0, 0]
        for index in counts.indices { _ = RandomWalk.failure(of: script, transitions: &counts[index]) }
        #expect(counts[0] == counts[1])
        #expect(counts[0] > 10)
    }

    @Test("A failure shrinks to the steps that make it")
    func shrinks() {
        let script = RandomWalk.script(seed: 3, steps: 60) + [.push(animated: true), .hideBar(true), .rest]
        let failure = RandomWalk.Failure(message: "two of a kind", script: script)
        let short = RandomWalk.shrunk(failure) { script in
            guard script.contains(.hideBar(true)), script.contains(.push(animated: true)) else { return nil }
            return RandomWalk.Failure(message: "two of a kind", script: script)
        }
        #expect(short.script.count == 3)
        #expect(Set(short.script) == [.push(animated: true), .hideBar(true), .rest])
    }

    // MARK: What has gone wrong before

    @Test("A stack is changed twice in a turn, and goes out of sight")
    func changedOutOfSight() {
        expectWell([.push(animated: true), .pop(animated: true), .selectTab(1, animated: false), .rest])
        expectWell([.push(animated: true), .popToRoot(animated: false), .selectTab(1, animated: true), .rest])
        expectWell([
            .present(style: 0, isStack: true, animated: true), .push(animated: true), .rest,
            .pop(animated: true), .rest,
        ])
    }

    @Test("A controller is dismissed in the turn in which it leaves the window")
    func dismissedOnTheWayOut() {
        expectWell([
            .present(style: 2, isStack: true, animated: true), .wait(0.088), .dismiss(animated: true),
            .present(style: 1, isStack: false, animated: false), .push(animated: true),
            .swipe(from: 0.01, to: 0.4, y: 0.8, lifts: true), .rest,
        ])
    }

    private func expectWell(_ script: [Action], at location: SourceLocation = #_sourceLocation) {
        #expect(RandomWalk.failure(of: script)?.message == nil, sourceLocation: location)
    }
}
