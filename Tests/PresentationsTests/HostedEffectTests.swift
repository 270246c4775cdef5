import Presentations
@_spi(Host) import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// What a card without a presentation does to the screen behind it. UIKit may keep the safe areas of
/// transformed views, or calculate them for the transformed frames.
@MainActor
@Suite(
    .behaviors(
        UIKitBehavior.SafeArea.allCases.map { answer in .with { $0.safeAreaOfMovedViews = answer } }
    )
)
final class HostedEffectTests {
    /// Where the card is: in a screen, or in a container.
    enum Place: CaseIterable { case screen, stack, tabs }

    /// An app with a label whose position shows where the screen is, and a card in front.
    @MainActor private struct App {
        let scene = CardScene()
        let label = UIView(frame: CGRect(x: 100, y: 300, width: 40, height: 20))
        let parent: UIViewController

        init(_ place: Place) {
            switch place {
            case .screen: parent = scene.root
            case .stack: parent = UINavigationController(rootViewController: scene.takeRoot())
            case .tabs:
                let tabs = UITabBarController()
                tabs.viewControllers = [scene.takeRoot()]
                parent = tabs
            }
            scene.window.rootViewController = parent
            scene.root.view.addSubview(label)
            scene.advance(0.1)
        }

        /// The visible frame of the label in the window.
        var labelFrame: CGRect {
            let corners = LayerGeometry.corners(of: label.layer)
            return CGRect(
                x: corners[0].x,
                y: corners[0].y,
                width: corners[2].x - corners[0].x,
                height: corners[2].y - corners[0].y
            )
        }

        /// Where the label is in a screen that's scaled by a factor, or pushed by a card of a length with
        /// round corners.
        func expected(_ effect: CardPresentation.PresenterEffect, _ part: CGFloat, by way: CGFloat) -> CGRect
        {
            let frame = CGRect(x: 100, y: 300, width: 40, height: 20)
            guard case .scaled(let factor) = effect else {
                return frame.offsetBy(dx: max(way * part - 16, 0), dy: 0)
            }
            let (scale, middle) = (1 + (factor - 1) * part, CGPoint(x: 195, y: 422))
            return CGRect(
                x: middle.x + (frame.minX - middle.x) * scale,
                y: middle.y + (frame.minY - middle.y) * scale,
                width: frame.width * scale,
                height: frame.height * scale
            )
        }
    }

    private nonisolated static let effects: [CardPresentation.PresenterEffect] = [.scaled(0.9), .pushed]

    @Test(
        "The screen behind a card that isn't presented moves with the card, which stays in place",
        arguments: Place.allCases,
        effects
    )
    func theScreenBehindACardThatIsntPresentedMovesWithTheCard(
        place: Place,
        effect: CardPresentation.PresenterEffect
    ) {
        var frames: [[CGRect]] = []
        for isMoved in [false, true] {
            let app = App(place)
            var drawer = CardPresentation.drawer()
            if isMoved { drawer.presenterEffect = effect }
            app.parent.addCard(app.scene.screen, as: drawer)
            var shown: [CGRect] = []
            var last: CGFloat = 0
            for _ in 0..<60 {
                app.scene.advance(1.0 / 60)
                shown.append(app.scene.shownFrame)
                let part = app.scene.shownFrame.maxX / 312
                guard isMoved else { continue }
                let moved = app.labelFrame
                let whole = app.expected(effect, 1, by: 312)
                let wanted = app.expected(effect, max(part, 0), by: 312)
                let (done, due) = (
                    (moved.minX - 100) / (whole.minX - 100), (wanted.minX - 100) / (whole.minX - 100)
                )
                #expect(done >= last - 0.001 && abs(done - due) < 0.002, "\(done), \(due)")
                last = done
            }
            frames.append(shown)
            guard isMoved else { continue }
            #expect(isNear(app.labelFrame, app.expected(effect, 1, by: 312), within: 0.01))
            app.scene.controller?.dismiss(animated: true)
            app.scene.advance(1)
            #expect(app.labelFrame == CGRect(x: 100, y: 300, width: 40, height: 20))
            #expect(CATransform3DIsIdentity(app.parent.view.layer.sublayerTransform))
            #expect(app.scene.screen.viewIfLoaded?.window == nil)
        }
        #expect(zip(frames[0], frames[1]).allSatisfy { isNear($0, $1, within: 0.01) })
    }

    @Test(
        "With Reduce Motion, the screen behind a card stays where it is",
        arguments: Place.allCases,
        effects
    )
    func withReduceMotionTheScreenStays(place: Place, effect: CardPresentation.PresenterEffect) {
        let app = App(place)
        UIAccessibility.setReduceMotionEnabled(true)
        let rest = CGRect(x: 100, y: 300, width: 40, height: 20)
        var drawer = CardPresentation.drawer()
        drawer.presenterEffect = effect
        app.parent.addCard(app.scene.screen, as: drawer)
        for _ in 0..<60 {
            app.scene.advance(1.0 / 60)
            #expect(app.labelFrame == rest)
        }
        app.scene.controller?.dismiss(animated: true)
        for _ in 0..<60 {
            app.scene.advance(1.0 / 60)
            #expect(app.labelFrame == rest)
        }
        #expect(app.scene.screen.viewIfLoaded?.window == nil)
    }

    @Test("With Reduce Motion, the screen that presents a card stays where it is", arguments: effects)
    func withReduceMotionThePresentingScreenStays(effect: CardPresentation.PresenterEffect) {
        let scene = CardScene()
        UIAccessibility.setReduceMotionEnabled(true)
        var drawer = CardPresentation.drawer()
        drawer.presenterEffect = effect
        scene.present(drawer)
        for _ in 0..<60 {
            #expect(scene.root.view.transform.isIdentity)
            scene.advance(1.0 / 60)
        }
        scene.root.dismiss(animated: true)
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            #expect(scene.root.view.transform.isIdentity)
        }
        #expect(scene.isGone)
    }

    @Test(
        "A screen returns when Reduce Motion is switched on, and moves again when it's switched off",
        arguments: [false, true],
        effects
    )
    func reduceMotionIsSwitched(isHosted: Bool, effect: CardPresentation.PresenterEffect) {
        for time in [0.1, 1] {
            let app = App(.screen)
            let rest = CGRect(x: 100, y: 300, width: 40, height: 20)
            var drawer = CardPresentation.drawer()
            drawer.presenterEffect = effect
            if isHosted {
                app.parent.addCard(app.scene.screen, as: drawer)
            } else {
                app.scene.present(drawer)
            }
            app.scene.advance(time)
            for isOn in [true, false, true] {
                UIAccessibility.setReduceMotionEnabled(isOn)
                app.scene.advance(1)
                let frame = isOn ? rest : app.expected(effect, 1, by: 312)
                #expect(isNear(app.labelFrame, frame, within: 0.01), "\(isOn) after \(time)")
                #expect(isNear(app.scene.shownFrame, CGRect(x: 0, y: 0, width: 312, height: 844)))
            }
            app.scene.controller?.dismiss(animated: true)
            app.scene.advance(0.1)
            UIAccessibility.setReduceMotionEnabled(false)
            app.scene.advance(1)
            #expect(app.scene.isGone && app.labelFrame == rest)
        }
    }

    @Test("The screen follows a finger that drags the card, and the card takes touches where it is")
    func theScreenFollowsAFingerThatDragsTheCard() {
        for effect in Self.effects {
            let app = App(.tabs)
            let scene = app.scene
            var drawer = CardPresentation.drawer()
            drawer.presenterEffect = effect
            app.parent.addCard(scene.screen, as: drawer)
            scene.advance(1)
            scene.touch.tap(at: CGPoint(x: 60, y: 400))
            let tap = scene.screen.taps.first ?? .zero
            #expect(hypot(tap.x - 60, tap.y - 400) < 0.01)
            scene.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: -110, dy: 0))
            let part = scene.shownFrame.maxX / 312
            #expect(abs(part - (312 - 100) / 312) < 0.01)
            #expect(isNear(app.labelFrame, app.expected(effect, part, by: 312), within: 0.01))
            scene.touch.cancel()
            scene.advance(1)
            #expect(isNear(app.labelFrame, app.expected(effect, 1, by: 312), within: 0.01))
            // Beside the card.
            scene.touch.tap(at: CGPoint(x: 380, y: 400))
            scene.advance(1)
            #expect(scene.screen.viewIfLoaded?.window == nil)
            #expect(scene.root.taps.isEmpty)
        }
    }

    @Test("The content of the card keeps its safe area while the screen behind it moves")
    func safeArea() {
        for effect in Self.effects {
            let app = App(.screen)
            var card = CardPresentation.sheet(detents: [.fraction(1)])
            card.presenterEffect = effect
            app.parent.addCard(app.scene.screen, as: card)
            for _ in 0..<60 {
                app.scene.advance(1.0 / 60)
                #expect(app.scene.screen.view.safeAreaInsets.bottom == 34)
                #expect(app.scene.screen.view.safeAreaInsets.top == 0)
            }
            #expect(isNear(app.scene.shownFrame, CGRect(x: 0, y: 57, width: 390, height: 787)))
            app.scene.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 200))
            #expect(app.scene.screen.view.safeAreaInsets.bottom == 34)
            app.scene.touch.cancel()
        }
    }

    @Test("A drawer over the entire width keeps the safe area on both sides while it pushes the screen away")
    func aDrawerOverTheEntireWidthKeepsTheSafeAreaOnBothSides() {
        let app = App(.screen)
        let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        UIApplication.shared.windowScene.resize(
            to: CGSize(width: 844, height: 390),
            safeAreaInsets: insets
        )
        var drawer = CardPresentation.drawer()
        (drawer.width, drawer.maximumWidth) = (.fraction(1), nil)
        drawer.presenterEffect = .pushed
        app.parent.addCard(app.scene.screen, as: drawer)
        app.scene.advance(1)
        #expect(isNear(app.scene.shownFrame, CGRect(x: 0, y: 0, width: 844, height: 390)))
        #expect(app.scene.screen.view.safeAreaInsets == insets)
    }

    @Test("Another card in front isn't moved, and a new size applies to all")
    func anotherCardInFrontIsntMoved() {
        let app = App(.screen)
        var card = CardPresentation.sheet()
        card.presenterEffect = .scaled(0.9)
        let toast = CardScreen()
        app.parent.addCard(toast, as: .toast(duration: 100))
        app.scene.advance(1)
        let before = toast.view.convert(toast.view.bounds, to: nil)
        app.parent.addCard(app.scene.screen, as: card)
        let late = CardScreen()
        app.parent.addCard(late, as: .card(edge: .leading))
        app.scene.advance(1)
        #expect(isNear(toast.view.convert(toast.view.bounds, to: nil), before, within: 0.01))
        #expect(
            isNear(
                late.view.convert(late.view.bounds, to: nil),
                CGRect(x: 0, y: 0, width: 200, height: 844),
                within: 0.01
            )
        )
        #expect(abs(app.labelFrame.width - 36) < 0.01)
        UIApplication.shared.windowScene.resize(to: CGSize(width: 844, height: 390))
        app.scene.advance(1)
        #expect(abs(app.labelFrame.width - 36) < 0.01)
        #expect(
            isNear(
                late.view.convert(late.view.bounds, to: nil),
                CGRect(x: 0, y: 0, width: late.view.bounds.width, height: 390),
                within: 0.01
            )
        )
        app.scene.controller?.dismiss(animated: false)
        app.scene.advance(0.1)
        #expect(app.labelFrame == CGRect(x: 100, y: 300, width: 40, height: 20))
    }

    @Test("If people leave the app while the card leaves, the screen is in its place")
    func ifPeopleLeaveTheAppWhileTheCardLeavesTheScreenIsInItsPlace() {
        for effect in Self.effects {
            let app = App(.screen)
            var drawer = CardPresentation.drawer()
            drawer.presenterEffect = effect
            app.parent.addCard(app.scene.screen, as: drawer)
            app.scene.advance(1)
            app.scene.controller?.dismiss(animated: true)
            app.scene.advance(0.1)
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
            app.scene.advance(1)
            #expect(app.scene.isGone)
            #expect(app.labelFrame == CGRect(x: 100, y: 300, width: 40, height: 20))
        }
    }

    @Test("What the app has transformed itself stays as it is")
    func whatTheAppHasTransformedItselfStays() {
        let app = App(.screen)
        let own = CATransform3DMakeScale(0.5, 0.5, 1)
        app.parent.view.layer.sublayerTransform = own
        var card = CardPresentation.sheet()
        card.presenterEffect = .scaled(0.9)
        app.parent.addCard(app.scene.screen, as: card)
        app.scene.advance(1)
        #expect(CATransform3DEqualToTransform(app.parent.view.layer.sublayerTransform, own))
        app.scene.controller?.dismiss(animated: true)
        app.scene.advance(1)
        #expect(CATransform3DEqualToTransform(app.parent.view.layer.sublayerTransform, own))
    }
}
