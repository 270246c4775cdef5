import Animators
import Foundation
import Testing
import UIKit

/// What the guides build works.
@MainActor @Suite struct GuideTests {
    @Test("The guide's animator rests where it must, in under 15 lines")
    func ownAnimator() throws {
        let scene = TransitionScene(size: CGSize(width: 390, height: 844))
        let choreography = HangAnimator(duration: 0.8).choreography(in: scene)
        #expect(choreography.participant(.incoming)?.pose(at: 1) == .rest)
        #expect(choreography.participant(.outgoing)?.pose(at: 0) == .rest)
        let guide = "Sources/TransitionKit/TransitionKit.docc/WritingAnAnimator.md"
        let block = try #require(DocumentedCode.blocks(in: guide).first)
        #expect(block.count < 15)
    }

    @Test("The guides' other animators rest where they must")
    func ownAnimators() {
        let scene = TransitionScene(size: CGSize(width: 390, height: 844))
        let animators = [
            StepBackAnimator(duration: 1), CurtainsAnimator(duration: 1), PhotoAnimator(duration: 1),
            DropAnimator(duration: 1),
        ]
        for choreography in animators.map({ $0.choreography(in: scene) }) {
            #expect(choreography.participant(.incoming)?.pose(at: 1) == .rest)
            #expect(choreography.participant(.outgoing)?.pose(at: 0) == .rest)
        }
    }
}
