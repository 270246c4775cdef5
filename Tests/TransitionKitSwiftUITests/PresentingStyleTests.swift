import Presentations
import Testing
import TransitionKit
import TransitionKitSwiftUI
import UIKit

/// What a SwiftUI view wants of a screen.
@MainActor @Suite struct PresentingStyleTests {
    @Test(
        "Where the keyboard moves a card, or covers it, the content doesn't make room for it",
        arguments: [.bottom, nil, .top, .leading] as [TransitionEdge?],
        [false, true]
    )
    func whereKeyboardMovesCardOrCovers(edge: TransitionEdge?, avoidsKeyboard: Bool) {
        var card = CardPresentation.card(edge: edge)
        card.avoidsKeyboard = avoidsKeyboard
        #expect(PresentingStyle.card(card, nil, nil).ignoresKeyboard == (edge == .bottom || edge == nil))
    }
}
