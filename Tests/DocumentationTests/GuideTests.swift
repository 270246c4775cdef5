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

    @Test("A list's cells are named as the guide to shared elements says")
    func cells() throws {
        let list = AlbumViewController()
        for id in 1...3 {
            let cell = AlbumViewController.Cell()
            cell.photoID = id
            list.cells.append(cell)
        }
        let elements = list.transitionElements()
        #expect(elements.count == 3)
        #expect(elements["photo 2"] === list.cells[1].imageView)
    }

    @Test("The guide's animator with elements lifts one view off, and flies the other")
    func lifts() throws {
        func place(_ y: CGFloat) -> TransitionElement.Place {
            TransitionElement.Place(frame: CGRect(x: 20, y: y, width: 100, height: 100))
        }
        let scene = TransitionScene(
            size: CGSize(width: 390, height: 844),
            elements: [
                "photo": TransitionElement(outgoing: place(100), incoming: place(300)),
                "caption": TransitionElement(outgoing: place(500)),
            ]
        )
        let choreography = LiftAnimator(duration: 0.5).choreography(in: scene)
        #expect(choreography.participants.count == 5)
        #expect(choreography.participant(.element("caption", on: .outgoing))?.pose(at: 1).y == -40)
    }
}
