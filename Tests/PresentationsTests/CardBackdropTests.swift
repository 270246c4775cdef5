import Testing
@_spi(Host) import UIKit

@testable import Presentations

/// The backdrop of a card on its own.
@MainActor @Suite struct CardBackdropTests {
    @Test("A blur that a finger holds is stopped if the backdrop is released, because UIKit demands it")
    func aBlurThatAFingerHoldsIsStoppedIfTheBackdrop() throws {
        UIApplication.reset()
        var backdrop: CardBackdrop? = CardBackdrop()
        backdrop?.show(.blur(.dark), isFading: false)
        backdrop?.fade(to: 0.5)
        let fader = try #require(backdrop?.fader?.animator)
        #expect(fader.state == .active)
        backdrop = nil
        #expect(fader.state == .inactive)
    }

    @Test(
        "In an animated change of a detent and the description, the backdrop doesn't jump",
        arguments: [0, 1, 2, 3]
    )
    func animatedChange(kind: Int) throws {
        var sheet = CardPresentation.sheet()
        sheet.largestUndimmedDetentIndex = 0
        let scene = CardScene()
        scene.show(sheet)
        #expect(scene.backdropStrength == 0)
        scene.controller?.animateChanges {
            if kind != 2 { scene.controller?.selectedDetentIndex = 1 }
            if kind == 3 { scene.controller?.presentation.backdrop = .blur(.dark) }
            if kind == 1 { scene.controller?.presentation.isInteractiveDismissDisabled = true }
            if kind == 2 { scene.controller?.presentation.largestUndimmedDetentIndex = nil }
        }
        scene.advance(1.0 / 60)
        // The alpha of a blur doesn't change.
        if kind != 3 { #expect(try #require(scene.backdropStrength) < 0.5) }
        let fader = scene.controller?.backdrop.fader?.animator
        #expect((fader.map { 1 - $0.fractionComplete } ?? 0) < 0.5)
        scene.advance(1)
        #expect(scene.backdropStrength == 1)
        let backdrop: CardPresentation.Backdrop = kind == 3 ? .blur(.dark) : .dimming
        #expect(scene.controller?.backdrop.kind == backdrop)
    }

    /// The visible strength of the backdrop, from 0 to 1, also if it's a blur, or `nil` if there's none.
    private func strength(_ scene: CardScene) -> CGFloat? {
        guard let backdrop = scene.controller?.backdrop, let fill = backdrop.subviews.first else {
            return nil
        }
        guard fill is UIVisualEffectView else { return scene.backdropStrength }
        return backdrop.fader.map { 1 - ($0.animator?.fractionComplete ?? 0) }
    }

    @Test(
        "In an animated change, a backdrop comes gradually, whether the card moves or not",
        arguments: [CardPresentation.Backdrop.dimming, .blur(.dark)],
        [false, true]
    )
    func inAnimatedChangeBackdropComesGradually(kind: CardPresentation.Backdrop, moves: Bool) throws {
        var sheet = CardPresentation.sheet()
        sheet.backdrop = .none
        let scene = CardScene()
        scene.show(sheet)
        #expect(strength(scene) == nil)
        scene.controller?.animateChanges {
            scene.controller?.presentation.backdrop = kind
            if moves { scene.controller?.selectedDetentIndex = 1 }
        }
        scene.advance(0.15)
        let middle = try #require(strength(scene))
        #expect(middle > 0.1 && middle < 0.9)
        scene.advance(1)
        #expect(strength(scene) == 1)
    }

    @Test(
        "In an animated change, a backdrop goes gradually, whether the card moves or not",
        arguments: [CardPresentation.Backdrop.dimming, .blur(.dark)],
        [false, true]
    )
    func inAnimatedChangeBackdropGoesGradually(kind: CardPresentation.Backdrop, moves: Bool) throws {
        var sheet = CardPresentation.sheet()
        sheet.backdrop = kind
        let scene = CardScene()
        scene.show(sheet)
        let fill = try #require(scene.controller?.backdrop.subviews.first)
        scene.controller?.animateChanges {
            scene.controller?.presentation.backdrop = .none
            if moves { scene.controller?.selectedDetentIndex = 1 }
        }
        scene.advance(0.15)
        #expect(fill.window != nil)
        if case .color = kind {
            let middle = try #require(scene.backdropStrength)
            #expect(middle > 0.1 && middle < 0.9)
        }
        scene.advance(1)
        #expect(fill.superview == nil && strength(scene) == nil)
    }

    @Test(
        "A backdrop that changes while the card appears or leaves doesn't jump",
        arguments: [CardPresentation.Backdrop.color(.red), .blur(.dark), .none],
        [false, true]
    )
    func changesInFlight(backdrop: CardPresentation.Backdrop, leaves: Bool) throws {
        let scene = CardScene()
        if leaves {
            scene.show(.card())
            scene.root.dismiss(animated: true)
        } else {
            scene.present(.card())
        }
        scene.advance(0.1)
        let before = try #require(scene.backdropStrength)
        scene.controller?.presentation.backdrop = backdrop
        scene.advance(1.0 / 60)
        let after = try #require(scene.backdropStrength)
        #expect(abs(after - before) < 0.15)
        scene.advance(1)
        guard !leaves else { return #expect(scene.isGone) }
        #expect(scene.controller?.backdrop.kind == backdrop)
        #expect(backdrop == .none ? scene.backdropStrength == nil : scene.backdropStrength == 1)
    }
}
