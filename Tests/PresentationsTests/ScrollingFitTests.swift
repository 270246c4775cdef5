import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards that are as high as the content of the view that scrolls in them.
@MainActor @Suite struct ScrollingFitTests {
    private func show(
        _ kind: ScrollingScreen.Kind,
        _ content: CGSize? = nil
    ) -> (CardScene, ScrollingScreen) {
        let (scene, screen) = (CardScene(), ScrollingScreen(kind))
        screen.loadViewIfNeeded()
        if let content { screen.scroll.contentSize = content }
        scene.root.present(screen, as: .card())
        scene.advance(1)
        return (scene, screen)
    }

    private func height(_ screen: ScrollingScreen) -> CGFloat { screen.view.bounds.height }

    @Test("A card is as high as the content of its view, which then doesn't scroll")
    func cardIsAsHighAsContentOfView() {
        let (scene, screen) = show(.plain, CGSize(width: 390, height: 300))
        // It also covers the home indicator.
        #expect(abs(height(screen) - 334) < 0.5)
        screen.scroll.contentSize.height = 420
        screen.cardPresentationController?.invalidateDetents()
        scene.advance(0.1)
        #expect(abs(height(screen) - 454) < 0.5)
    }

    @Test("A card that's stopped on its way to another height counts the safe area once")
    func otherHeights() {
        let (scene, screen) = show(.plain, CGSize(width: 390, height: 300))
        for content in [700, 200] as [CGFloat] {
            screen.scroll.contentSize.height = content
            let controller = screen.cardPresentationController
            controller?.animateChanges { controller?.invalidateDetents() }
            scene.advance(0.1)
        }
        scene.advance(1)
        #expect(abs(height(screen) - 234) < 0.5)
    }

    @Test("Content that's higher than the room fills it")
    func highContent() {
        let (_, screen) = show(.collection)
        #expect(height(screen) > 700)
    }

    @Test("For content that scrolls sideways, it's half of the room, however often it's measured")
    func forContentThatScrollsSidewaysHalfOfRoom() {
        let (scene, screen) = show(.plain, CGSize(width: 1200, height: 300))
        let first = height(screen)
        #expect(first > 350 && first < 450)
        screen.cardPresentationController?.invalidateDetents()
        scene.advance(0.1)
        #expect(height(screen) == first)
    }
}
