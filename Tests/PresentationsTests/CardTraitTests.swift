import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The traits of a card: it's in front of another screen, and can be narrower.
@MainActor @Suite struct CardTraitTests {
    @Test("In Dark Mode, a card with the system's background stands out from the screen behind it")
    func inDarkModeACardWithTheSystemsBackgroundStandsOut() {
        let scene = CardScene()
        scene.window.overrideUserInterfaceStyle = .dark
        scene.root.view.backgroundColor = .systemBackground
        scene.screen.view.backgroundColor = .systemBackground
        scene.show(.sheet())
        let colors = [scene.root.view, scene.screen.view].map { $0?.layer.backgroundColor }
        #expect(colors[0] != colors[1])
        #expect(scene.screen.traitCollection.userInterfaceLevel == .elevated)
        #expect(scene.root.traitCollection.userInterfaceLevel == .base)
        scene.root.dismiss(animated: false)
        scene.advance(0.1)
        #expect(scene.screen.traitCollection.userInterfaceLevel == .base)
    }

    @Test("On a tablet, a narrow card is laid out as on a phone, and one that fills the width isn't")
    func sizeClass() {
        var wide = CardPresentation.card()
        wide.maximumWidth = nil
        for (card, sizeClass) in [
            (CardPresentation.drawer(), UIUserInterfaceSizeClass.compact), (.sheet(), .compact),
            (.card(), .compact), (wide, .regular),
        ] {
            let scene = CardScene(size: CGSize(width: 1024, height: 768))
            scene.show(card)
            #expect(scene.screen.traitCollection.horizontalSizeClass == sizeClass)
            #expect(scene.root.traitCollection.horizontalSizeClass == .regular)
        }
    }

    @Test("A card's size class is that of its size at any time")
    func aCardsSizeClassIsThatOfItsSizeAtAnyTime() {
        let scene = CardScene(size: CGSize(width: 1024, height: 768))
        var drawer = CardPresentation.drawer()
        scene.show(drawer)
        drawer.maximumWidth = nil
        scene.controller?.presentation = drawer
        scene.advance(0.1)
        #expect(scene.screen.view.bounds.width > 700)
        #expect(scene.screen.traitCollection.horizontalSizeClass == .regular)
    }

    /// A view that needs more height if its width is compact.
    private final class AdaptiveView: UIView {
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize,
            withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            let isCompact = traitCollection.horizontalSizeClass == .compact
            return CGSize(width: targetSize.width, height: isCompact ? 400 : 150)
        }
    }

    @Test(
        "A narrow card on a tablet is as high as its compact content needs, and a wide one isn't",
        arguments: [false, true]
    )
    func compactContent(isHosted: Bool) {
        let screen = CardScreen()
        screen.view = AdaptiveView()
        let scene = CardScene(screen, size: CGSize(width: 1024, height: 768))
        let sheet = CardPresentation.sheet(detents: [.fitting])
        if isHosted { scene.root.addCard(screen, as: sheet) } else { scene.present(sheet) }
        scene.advance(0.1)
        let bottom = scene.window.safeAreaInsets.bottom
        // From the start.
        #expect(abs(screen.view.bounds.height - 400 - bottom) < 0.6)
        scene.advance(1)
        #expect(abs(screen.view.bounds.height - 400 - bottom) < 0.6)
        scene.controller?.presentation.maximumWidth = nil
        scene.advance(0.1)
        #expect(abs(screen.view.bounds.height - 150 - bottom) < 0.6)
        scene.controller?.presentation.maximumWidth = 500
        scene.advance(0.1)
        #expect(abs(screen.view.bounds.height - 400 - bottom) < 0.6)
    }

    @Test("Views that return in a card don't hear of traits that they have on the way only")
    func viewsThatReturnInACardDontHearOfTraitsOnTheWay() {
        let scene = CardScene()
        let content = TraitListener()
        scene.screen.view.addSubview(content)
        scene.show(.sheet())
        scene.root.dismiss(animated: true)
        scene.advance(1)
        content.levels = []
        scene.show(.sheet())
        #expect(content.traitCollection.userInterfaceLevel == .elevated)
        // Each change would cost time in all of them.
        #expect(content.levels.allSatisfy { $0 == .elevated }, "\(content.levels)")
    }

    private final class TraitListener: UIView {
        var levels: [UIUserInterfaceLevel] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            levels.append(traitCollection.userInterfaceLevel)
        }
    }

    @Test("On a phone, the size class is that of the phone")
    func onAPhoneTheSizeClassIsThatOfThePhone() {
        let scene = CardScene()
        scene.show(.drawer())
        #expect(scene.screen.traitCollection.horizontalSizeClass == .compact)
    }
}
