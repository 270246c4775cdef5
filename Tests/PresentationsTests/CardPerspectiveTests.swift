import Animators
import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards that turn in space in front of a backdrop.
@MainActor @Suite struct CardPerspectiveTests {
    private nonisolated static let animators: [any Animator] = [
        .cube(), .turn(), .fold(), .flip(), .door(), .natGeo(), .twist(), .portal(),
    ]

    /// Draws a blue card on its way in and out, over a red screen.
    private func pictures(_ animator: any Animator, _ backdrop: CardPresentation.Backdrop) -> [CGImage] {
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: 200, height: 300), scale: 1)
        let (root, card) = (UIViewController(), UIViewController())
        root.view.backgroundColor = .red
        card.view.backgroundColor = .blue
        card.preferredContentSize = CGSize(width: 140, height: 160)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        var presentation = CardPresentation.card(edge: nil)
        presentation.backdrop = backdrop
        root.present(card, as: presentation, with: animator)
        var pictures: [CGImage] = []
        for direction in TransitionDirection.allCases {
            if direction == .backward { card.dismiss(animated: true) }
            UIApplication.shared.tick()
            for _ in 0..<8 {
                UIApplication.shared.advance(by: animator.duration / 9)
                pictures.append(window.image(scale: 1))
            }
            UIApplication.shared.advance(by: 2)
        }
        return pictures
    }

    @Test("The backdrop is never in front of a card", arguments: animators)
    func theBackdropIsNeverInFrontOfACard(animator: any Animator) {
        let bare = pictures(animator, .none)
        let covered = pictures(animator, .color(UIColor(white: 0, alpha: 0.8)))
        var compared = 0
        for (bare, covered) in zip(bare, covered) {
            let farthest = bare.withPixels { bare, row in
                covered.withPixels { covered, _ in
                    var farthest = 0
                    for offset in stride(from: 0, to: 300 * row, by: 4) {
                        // Blue without any red, which would show through at edges and while the card fades.
                        guard bare[offset] > 20, bare[offset + 2] == 0 else { continue }
                        compared += 1
                        farthest = max(farthest, abs(Int(bare[offset]) - Int(covered[offset])))
                    }
                    return farthest
                }
            }
            #expect(farthest <= 3)
        }
        #expect(compared > 4000)
    }
}
