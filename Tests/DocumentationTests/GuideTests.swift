import Animators
import Foundation
import Testing
import UIKit

/// The code in the guides works as described.
@MainActor @Suite struct GuideTests {
    @Test("The guide's animator is at rest at both ends, and has less than 15 lines")
    func ownAnimator() throws {
        let scene = TransitionScene(size: CGSize(width: 390, height: 844))
        let choreography = HangAnimator().choreography(in: scene)
        #expect(choreography.participant(showing: .incoming)?.pose(at: 1) == .rest)
        #expect(choreography.participant(showing: .outgoing)?.pose(at: 0) == .rest)
        let guide = "Sources/TransitionKit/TransitionKit.docc/WritingAnAnimator.md"
        let block = try #require(DocumentedCode.blocks(in: guide).first)
        #expect(block.count < 15)
    }

    @Test(
        "The guides' animators are at rest at both ends, in both directions",
        arguments: TransitionDirection.allCases
    )
    func ownAnimators(direction: TransitionDirection) {
        let scene = TransitionScene(size: CGSize(width: 390, height: 844), direction: direction)
        let animators: [any Animator] = [
            HangAnimator(), DropInAnimator(), StepBackAnimator(), CurtainsAnimator(), TossAnimator(),
            PhotoAnimator(), LiftAnimator(), DropAnimator(), GrowAnimator(source: "button"), SwayAnimator(),
            SwayAnimator(side: .left), NudgeAnimator(), NudgeAnimator(strength: .firm),
        ]
        for animator in animators {
            let choreography = animator.choreography(in: scene)
            #expect(choreography.participant(showing: .incoming)?.pose(at: 1) == .rest, "\(animator)")
            #expect(choreography.participant(showing: .outgoing)?.pose(at: 0) == .rest, "\(animator)")
        }
    }

    @Test("The guide's static members create their animators")
    func guidesStaticMembersCreateAnimators() {
        #expect(TransitionDelegate(.dropIn()).forward is TransitionAnimationController)
        let hang: any Animator = .hang(duration: 0.6)
        #expect(hang.duration == 0.6)
    }

    @Test("The guide's backward transition is different: the outgoing screen flies off")
    func wayBack() throws {
        let scene = TransitionScene(size: CGSize(width: 390, height: 844), direction: .backward)
        let choreography = TossAnimator().choreography(in: scene)
        let tossed = try #require(choreography.participant(showing: .outgoing))
        #expect(tossed.pose(at: 1).y > scene.size.height)
        #expect(tossed.pose(at: 1).rotation.angle != 0)
        #expect(choreography.participants.last == tossed)
        #expect(choreography.participants.first?.subject == .backdrop)
    }

    @Test("The names of a list's cells are those in the guide to shared elements")
    func namesOfListsCellsAreThoseInGuideToSharedElements() throws {
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

    @Test("The guide's animator with elements lifts one view off and moves the other")
    func guidesAnimatorWithElementsLiftsOneViewOffAndMovesOther() throws {
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
        let choreography = LiftAnimator().choreography(in: scene)
        #expect(choreography.participants.count == 5)
        let caption = choreography.participants.first { $0.subject == .element("caption", on: .outgoing) }
        #expect(caption?.pose(at: 1).y == -40)
    }

    @Test("The animator of a documentation comment grows a screen out of its target")
    func animatorOfDocumentationCommentGrowsScreenOutOfTarget() throws {
        let button = UIView()
        let animator = GrowAnimator(source: .view(button))
        let target = try #require(animator.targets.first)
        #expect(target.view === button)
        let place = TransitionElement.Place(frame: CGRect(x: 20, y: 700, width: 50, height: 44))
        let scene = TransitionScene(
            size: CGSize(width: 390, height: 844),
            elements: [target.id: TransitionElement(outgoing: place)]
        )
        let incoming = try #require(animator.choreography(in: scene).participant(showing: .incoming))
        #expect(incoming.pose(at: 0) == .rest.scaled(by: 0.1).translated(x: -150, y: 300))
        #expect(animator.movesAnything)
    }
}

// As in the guide, without the main actor.
@Test func hangEndsAtRest() {
    let scene = TransitionScene(size: CGSize(width: 390, height: 844))
    let choreography = HangAnimator().choreography(in: scene)
    #expect(choreography.participant(showing: .outgoing)?.pose(at: 0) == .rest)
    #expect(choreography.participant(showing: .incoming)?.pose(at: 1) == .rest)
}
