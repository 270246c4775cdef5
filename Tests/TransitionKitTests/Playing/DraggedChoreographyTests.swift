import Testing
import UIKit

@testable import TransitionKit

/// The choreographies with which fingers can take a screen off its path, because the other screen fills its
/// place behind it.
@Suite struct DraggedChoreographyTests {
    private let size = CGSize(width: 390, height: 844)

    /// A participant for the screen that people drag away, which slides out below.
    private let held = Participant(.outgoing, to: .rest.translated(y: 844))

    private func suits(_ participants: [Participant], hasIncomingView: Bool = true) -> Bool {
        let scene = TransitionScene(size: size, direction: .backward, hasIncomingView: hasIncomingView)
        return Choreography(participants: participants).suitsDragging(.outgoing, in: scene)
    }

    /// Poses of the other screen while the dragged one is at rest.
    enum Behind: CaseIterable {
        case inPlace, aside, dimmed, transparent, turned, clipped

        var pose: Pose {
            switch self {
            case .inPlace: .rest
            case .aside: .rest.translated(x: -130)
            case .dimmed: .rest.dimmed(to: 0.4)
            case .transparent: .rest.faded(to: 0)
            case .turned: .rest.rotated(to: 1, about: .y)
            case .clipped: .rest.clipped(to: CGRect(x: 0, y: 0, width: 1, height: 0.5))
            }
        }

        var fillsPlace: Bool { [.inPlace, .aside, .dimmed].contains(self) }
    }

    @Test("The other screen has to fill its place behind the dragged one", arguments: Behind.allCases)
    func otherScreenHasToFillPlaceBehindDraggedOne(_ behind: Behind) {
        #expect(suits([Participant(.incoming, from: behind.pose), held]) == behind.fillsPlace)
        // It isn't in the way in the other direction, or if it doesn't take part.
        #expect(suits([Participant(.incoming, from: .rest, to: behind.pose), held]))
        #expect(suits([Participant(.incoming, from: behind.pose), held], hasIncomingView: false))
    }

    @Test("The dragged screen has to be whole, and in front")
    func draggedScreenHasToBeWholeAndInFront() {
        #expect(suits([held]))
        #expect(!suits([held, Participant(.incoming, from: .rest.translated(x: -390))]))
        #expect(!suits([Participant(.incoming)]))
        let half = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        #expect(!suits([Participant(.incoming), Participant(.slice(half, of: .outgoing))]))
        #expect(!suits([Participant(.slice(half, of: .incoming)), held]))
    }

    @Test("The dragged screen doesn't merely fade, unless some of its views fly")
    func draggedScreenDoesntMerelyFadeUnlessSomeOfViewsFly() {
        let other = Participant(.incoming)
        #expect(!suits([other, Participant(.outgoing, to: .rest.faded(to: 0))]))
        #expect(!suits([other, Participant(.outgoing, to: .rest.scaled(by: 0.85).faded(to: 0))]))
        #expect(suits([other, Participant(.outgoing, to: .rest.scaled(by: 0.3).faded(to: 0))]))
        let photo = Participant(.element("photo", on: .outgoing))
        #expect(suits([other, Participant(.outgoing, to: .rest.faded(to: 0)), photo]))
    }
}
