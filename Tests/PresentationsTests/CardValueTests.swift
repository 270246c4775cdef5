import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The effects of the values of a card, and the replacements for those that are invalid, on a phone of
/// 390 × 844 points whose safe area ends 47 points below the top and 34 points above the bottom.
@MainActor @Suite struct CardValueTests {
    // MARK: Insets and widths

    @Test("Insets are those of the leading and trailing edges", arguments: [false, true])
    func insetsAreThoseOfLeadingAndTrailingEdges(isMirrored: Bool) {
        let scene = CardScene(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
        var card = CardPresentation.card()
        card.insets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 20, trailing: 10)
        scene.show(card)
        // 120 points, and the 14 points of the safe area that it still covers.
        let frame = CGRect(x: isMirrored ? 10 : 30, y: 690, width: 350, height: 134)
        #expect(isNear(scene.shownFrame, frame))
    }

    /// A card in landscape.
    struct Wide: Sendable {
        let card: CardPresentation
        let frame: CGRect
    }

    nonisolated private static var wideCards: [Wide] {
        var unlimited = CardPresentation.toast(duration: 100)
        unlimited.maximumWidth = nil
        return [
            Wide(card: .toast(duration: 100), frame: CGRect(x: 182, y: 8, width: 480, height: 60)),
            Wide(card: unlimited, frame: CGRect(x: 55, y: 8, width: 734, height: 60)),
            Wide(card: .card(edge: nil), frame: CGRect(x: 71, y: 154.5, width: 702, height: 60)),
            Wide(card: .drawer(), frame: CGRect(x: 0, y: 0, width: 360, height: 390)),
        ]
    }

    @Test("In landscape, cards keep away from the notch, and have a maximum width", arguments: wideCards)
    func inLandscapeCardsKeepAwayFromNotch(item: Wide) {
        let scene = CardScene(CardScreen(CGSize(width: 2000, height: 60)))
        UIApplication.shared.windowScene.resize(
            to: CGSize(width: 844, height: 390),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        )
        scene.advance(1)
        scene.show(item.card)
        #expect(isNear(scene.shownFrame, item.frame))
    }

    // MARK: Invalid values

    @Test(
        "A fraction that's invalid is the whole, and invalid widths are no limit",
        arguments: [2, 0, -1, .nan] as [CGFloat]
    )
    func invalidFractions(part: CGFloat) {
        let scene = CardScene()
        var card = CardPresentation.card()
        card.height = .fraction(part)
        card.maximumWidth = -1
        scene.show(card)
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 47, width: 390, height: 797)))
    }

    @Test(
        "A length that's invalid is that of the content, also if a closure returns it",
        arguments: [0, -3, .nan, .infinity] as [CGFloat],
        [false, true]
    )
    func invalidLengths(length: CGFloat, isCustom: Bool) {
        let scene = CardScene()
        var card = CardPresentation.card()
        card.height = isCustom ? .custom(identifier: "invalid") { _ in length } : .points(length)
        card.maximumWidth = .nan
        scene.show(card)
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 690, width: 390, height: 154)))
    }

    @Test("Invalid times count as none", arguments: [-1, -0.001, .nan, .infinity] as [TimeInterval])
    func invalidTime(duration: TimeInterval) {
        let scene = CardScene()
        scene.show(.toast(duration: duration))
        scene.advance(5)
        #expect(scene.screen.view.window != nil)
    }

    @Test("Invalid radii and factors have no effect", arguments: [0, -2, .nan, .infinity] as [CGFloat])
    func invalidFactors(number: CGFloat) throws {
        let scene = CardScene()
        var card = CardPresentation.card()
        card.corners = .fixed(number)
        card.presenterEffect = .scaled(number)
        scene.show(card)
        #expect(try #require(scene.screen.view.superview).layer.cornerRadius == 0)
        #expect(scene.root.view.transform.isIdentity)
    }

    @Test(
        "A velocity that's negative or not finite counts as none",
        arguments: [-500, -.infinity, .infinity, .nan] as [CGFloat]
    )
    func invalidVelocity(velocity: CGFloat) {
        let scene = TransitionScene(size: CGSize(width: 390, height: 844), direction: .backward)
        func course(_ velocity: CGFloat) -> Choreography {
            var animator = CardAnimator()
            animator.velocity = velocity
            return animator.choreography(in: scene)
        }
        #expect(course(velocity) == course(0))
        #expect(course(500) != course(0))
    }

    // MARK: Effects

    @Test("Once a card is shown, changes of its time, its effect, and its status bar have no effect")
    func lateChanges() {
        let scene = CardScene()
        scene.show(.card())
        scene.controller?.presentation.duration = 0.5
        scene.controller?.presentation.presenterEffect = .scaled(0.8)
        scene.controller?.presentation.capturesStatusBarAppearance = true
        scene.advance(5)
        #expect(scene.root.presentedViewController === scene.screen)
        #expect(scene.root.view.transform.isIdentity)
        #expect(!scene.screen.modalPresentationCapturesStatusBarAppearance)
    }

    @Test("A presented screen, or one behind a centered card, isn't pushed", arguments: [true, false])
    func notPushed(isPresented: Bool) {
        let scene = CardScene()
        var card = isPresented ? CardPresentation.drawer() : .card(edge: nil)
        card.presenterEffect = .pushed
        if isPresented { scene.show(.sheet()) }
        let (presenter, front) = (isPresented ? scene.screen : scene.root, CardScreen())
        presenter.present(front, as: card)
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            #expect(presenter.view.transform.isIdentity)
        }
        #expect(front.view.window != nil)
    }

    @Test("A card that fills the screen has square corners")
    func fillingCard() throws {
        var drawer = CardPresentation.drawer()
        drawer.width = .fraction(1)
        drawer.maximumWidth = nil
        let scene = CardScene()
        scene.show(drawer)
        #expect(try #require(scene.screen.view.superview).layer.cornerRadius == 0)
    }

    // MARK: Time

    @Test("A card that's shown for no time disappears once it has appeared")
    func noTime() {
        let scene = CardScene()
        scene.present(.toast(duration: 0))
        scene.advance(0.3)
        #expect(scene.screen.view.window != nil)
        scene.advance(1.2)
        #expect(scene.isGone)
    }

    @Test("The time of a presented card stands still while the card presents a screen")
    func presentsMeanwhile() {
        let (scene, front) = (CardScene(), CardScreen())
        var card = CardPresentation.card()
        card.duration = 2
        scene.show(card)
        scene.screen.present(front, as: .card())
        scene.advance(4)
        #expect(scene.root.presentedViewController === scene.screen)
        #expect(front.view.window != nil)
        front.dismiss(animated: true)
        scene.advance(0.6)
        #expect(scene.screen.view.window != nil)
        scene.advance(3)
        #expect(scene.isGone)
    }
}
