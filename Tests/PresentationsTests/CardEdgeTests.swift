import Animators
import Presentations
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// The edge of the screen under a card that a spring moves beyond its place.
@MainActor @Suite struct CardEdgeTests {
    /// An animator with a weak spring.
    private struct Bounce: Animator {
        let edge: TransitionEdge
        var dampingRatio: CGFloat = 0.4
        var duration: TimeInterval { 0.8 }

        func forward(in scene: TransitionScene) -> Choreography {
            let way = scene.translation(moving: scene.incomingFrame, outBy: edge)
            return Choreography(
                timing: .spring(dampingRatio: dampingRatio),
                participants: [
                    Participant(.outgoing), Participant(.incoming, from: .rest.translated(by: way)),
                ]
            )
        }
    }

    private func picture(of size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image {
            UIColor.red.setFill()
            $0.fill(CGRect(origin: .zero, size: size))
        }
    }

    @Test(
        "Under a card that bounces there's no gap, whatever its background",
        arguments: TransitionEdge.allCases,
        [0, 1, 2, 3]
    )
    func noGap(edge: TransitionEdge, background: Int) {
        let scene = CardScene(
            CardScreen(CGSize(width: 200, height: 200), color: background == 0 ? .red : .clear),
            size: CGSize(width: 390, height: 844)
        )
        if background > 0 {
            let view = UIImageView(image: picture(of: CGSize(width: 9, height: 9)))
            view.frame = scene.screen.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scene.screen.view.addSubview(view)
            if background == 2 { view.alpha = 0.999 }
        }
        var card = CardPresentation.card(edge: edge)
        card.backdrop = .none
        // A very weak spring moves the card by more than half its length.
        scene.present(card, with: Bounce(edge: edge, dampingRatio: background == 3 ? 0.15 : 0.4))
        let bounds = scene.window.bounds
        /// Returns the center of the pixel at a distance from the screen's edge.
        func pixel(_ distance: CGFloat) -> CGPoint {
            let distance = distance.rounded(.down) + 0.5
            return switch edge {
            case .leading: CGPoint(x: distance, y: bounds.midY)
            case .trailing: CGPoint(x: bounds.maxX - distance, y: bounds.midY)
            case .top: CGPoint(x: bounds.midX, y: distance)
            case .bottom: CGPoint(x: bounds.midX, y: bounds.maxY - distance)
            }
        }
        var frames = 0
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            let shown = scene.shownFrame
            let gap =
                switch edge {
                case .leading: shown.minX
                case .trailing: bounds.maxX - shown.maxX
                case .top: shown.minY
                case .bottom: bounds.maxY - shown.maxY
                }
            guard gap > 2 else { continue }
            frames += 1
            let picture = Picture(scene.window, scale: 1)
            // At the screen's edge, and around that of the card, which can be inside a pixel.
            for place in [0, gap - 1, gap, gap + 1] {
                let color = picture.color(at: pixel(place))
                #expect(color[0] > 250 && color[1] < 5 && color[2] < 5, "\(place) of \(gap): \(color)")
            }
        }
        #expect(frames > 5)
        scene.advance(1)
        #expect(scene.card?.subviews.count == 2)
    }

    @Test(
        "A card that leaves from above a keyboard continues down to it, also if it fades",
        arguments: [false, true],
        [false, true]
    )
    func aboveAKeyboard(fades: Bool, hasBackground: Bool) {
        let color: UIColor = hasBackground ? .red : .clear
        let scene = CardScene(CardScreen(CGSize(width: 200, height: 200), color: color))
        UIAccessibility.setReduceMotionEnabled(fades)
        UIApplication.shared.softwareKeyboardHeight = 300
        if !hasBackground {
            let view = UIImageView(image: picture(of: CGSize(width: 9, height: 9)))
            view.frame = scene.screen.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scene.screen.view.addSubview(view)
        }
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 34))
        scene.screen.view.addSubview(field)
        var card = CardPresentation.card()
        (card.backdrop, card.shadow) = (.none, nil)
        scene.show(card)
        field.becomeFirstResponder()
        scene.advance(1)
        #expect(abs(scene.shownFrame.maxY - 544) < 1)
        scene.root.dismiss(animated: true)
        var frames = 0
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            guard scene.screen.transitionCoordinator != nil, !scene.isGone else { continue }
            let shown = scene.shownFrame
            guard shown.maxY < 840 else { continue }
            frames += 1
            let picture = Picture(scene.window, scale: 1)
            let card = picture.color(at: CGPoint(x: 300, y: shown.maxY - 10))
            for y in stride(from: shown.maxY + 2, to: 844, by: 20) {
                let color = picture.color(at: CGPoint(x: 300, y: y))
                #expect(zip(color, card).allSatisfy { abs(Int($0) - Int($1)) < 4 }, "\(y) below \(shown)")
            }
        }
        #expect(frames > 2 && scene.isGone)
    }

    @Test("A card that falls from above has no long tail")
    func noTail() {
        let scene = CardScene(CardScreen(CGSize(width: 200, height: 300), color: .red))
        var card = CardPresentation.card()
        (card.backdrop, card.shadow) = (.none, nil)
        scene.present(card, with: .drop(tilt: 0...0))
        var frames = 0
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            let shown = scene.shownFrame
            let end = shown.maxY + 0.35 * shown.height
            guard shown.maxY > 0, end < 840 else { continue }
            frames += 1
            let picture = Picture(scene.window, scale: 1)
            for y in stride(from: max(end, 0), to: 844, by: 20) {
                let color = picture.color(at: CGPoint(x: 195, y: y))
                #expect(color[1] > 150, "\(y) below \(shown)")
            }
        }
        #expect(frames > 5)
    }

    @Test(
        "A card that an animator moves through the opposite edge has nothing behind it",
        arguments: [TransitionEdge.leading, .trailing, .bottom],
        TransitionDirection.allCases
    )
    func cardThatAnimatorMovesThroughOppositeEdgeHasNothingBehind(
        edge: TransitionEdge,
        direction: TransitionDirection
    ) {
        let size = CGSize(width: 390, height: 844)
        let scene = CardScene(CardScreen(CGSize(width: 200, height: 300), color: .red), size: size)
        var card = CardPresentation.card(edge: edge)
        (card.backdrop, card.shadow) = (.none, nil)
        scene.present(card, with: .slide(edge: edge.opposite))
        if direction == .backward {
            scene.advance(1)
            scene.root.dismiss(animated: true)
        }
        var frames = 0
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            guard scene.screen.transitionCoordinator != nil, !scene.isGone else { continue }
            let shown = scene.shownFrame
            let gap = edge == .leading ? shown.minX : edge == .trailing ? 390 - shown.maxX : 844 - shown.maxY
            guard gap > 4 else { continue }
            frames += 1
            let picture = Picture(scene.window, scale: 1)
            let point =
                switch edge {
                case .leading: CGPoint(x: shown.minX - 2, y: shown.midY)
                case .trailing: CGPoint(x: shown.maxX + 2, y: shown.midY)
                default: CGPoint(x: shown.midX, y: shown.maxY + 2)
                }
            guard CGRect(origin: .zero, size: size).contains(point) else { continue }
            #expect(picture.color(at: point)[1] > 200, "\(point) beside \(shown)")
        }
        #expect(frames > 5)
    }
}
