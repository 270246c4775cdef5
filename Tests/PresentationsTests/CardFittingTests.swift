import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards that are as large as their content and what they cover of the safe area.
@MainActor @Suite struct CardFittingTests {
    /// A screen with a line of text that wraps in less than 780 points.
    private final class WrappingScreen: UIViewController, WidthFitting {
        func size(fitting width: CGFloat?) -> CGSize {
            guard let width, width < 780 else { return CGSize(width: 780, height: 20) }
            return CGSize(width: width, height: 60)
        }
    }

    private func setSafeArea(_ insets: UIEdgeInsets, size: CGSize = CGSize(width: 390, height: 844)) {
        UIApplication.shared.windowScene.resize(to: size, safeAreaInsets: insets)
    }

    @Test(
        "A card at the side is higher by what it covers of the safe area, also at one end only",
        arguments: [200, 700, 755, 763, 764, 800] as [CGFloat],
        [false, true]
    )
    func partlyCovered(content: CGFloat, isTurned: Bool) {
        let scene = CardScene(CardScreen(CGSize(width: 200, height: content)))
        setSafeArea(UIEdgeInsets(top: isTurned ? 34 : 47, left: 0, bottom: isTurned ? 47 : 34, right: 0))
        scene.advance(0.1)
        var card = CardPresentation.card(edge: .leading)
        card.height = .fitting
        scene.show(card)
        let view: UIView = scene.screen.view
        // 763 points are clear of the safe area.
        let insets = view.safeAreaInsets
        #expect(abs(view.bounds.height - insets.top - insets.bottom - min(content, 763)) < 0.5)
        // Half of what's beside it is at each end.
        let whole: CGFloat = [755: 760, 763: 776, 764: 778, 800: 844][content] ?? content
        #expect(abs(view.bounds.height - whole) < 0.5)
        #expect(abs(scene.shownFrame.midY - 422) < 0.5)
    }

    @Test(
        "A card in the middle of its edge is wider by what it covers of the safe area, at one end only",
        arguments: [700, 750, 764] as [CGFloat]
    )
    func inTheMiddle(width: CGFloat) {
        let scene = CardScene(CardScreen(CGSize(width: width, height: 120)))
        setSafeArea(
            UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 20),
            size: CGSize(width: 844, height: 390)
        )
        scene.advance(0.1)
        var card = CardPresentation.card()
        (card.width, card.maximumWidth) = (.fitting, nil)
        scene.show(card)
        let view: UIView = scene.screen.view
        let insets = view.safeAreaInsets
        #expect(abs(view.bounds.width - insets.left - insets.right - width) < 0.5)
        let whole: CGFloat = [750: 776, 764: 804][width] ?? width
        #expect(abs(view.bounds.width - whole) < 0.5)
    }

    @Test(
        "Content of a card that reaches the other side is measured for the width between the safe areas",
        arguments: [TransitionEdge.leading, .trailing],
        [false, true]
    )
    func otherSide(edge: TransitionEdge, isMirrored: Bool) {
        let scene = CardScene(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
        setSafeArea(
            UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
            size: CGSize(width: 844, height: 390)
        )
        scene.advance(0.1)
        let screen = WrappingScreen()
        var card = CardPresentation.card(edge: edge)
        (card.width, card.height) = (.fraction(1), .fitting)
        scene.root.present(screen, as: card)
        scene.advance(1)
        #expect(screen.view.bounds.size == CGSize(width: 844, height: 60))
        let insets = screen.view.safeAreaInsets
        #expect(insets.left == 47 && insets.right == 47)
    }
}
