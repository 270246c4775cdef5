import Animators
import Presentations
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Cards whose size changes while they appear, leave, or move to another detent.
@MainActor @Suite struct CardSizeTests {
    /// The largest distance that the card's edges move in a frame, in points.
    private func largestStep(_ scene: CardScene, over time: TimeInterval) -> CGFloat {
        var (last, largest): (CGRect, CGFloat) = (scene.shownFrame, 0)
        for _ in 0..<Int(time * 60) {
            scene.advance(1.0 / 60)
            guard scene.card?.window != nil else { break }
            let next = scene.shownFrame
            largest = max(largest, abs(next.minY - last.minY), abs(next.maxY - last.maxY))
            last = next
        }
        return largest
    }

    private func scene(height: CGFloat) -> (CardScene, CardPresentation) {
        let scene = CardScene()
        scene.screen.preferredContentSize.height = height
        var card = CardPresentation.card()
        card.height = .preferred
        return (scene, card)
    }

    @Test(
        "A preferred size that changes while the card appears is followed without a jump",
        arguments: [500, 80] as [CGFloat],
        [0.05, 0.1, 0.3]
    )
    func whileComing(height: CGFloat, time: TimeInterval) {
        let (scene, card) = scene(height: 200)
        scene.present(card)
        scene.advance(time)
        scene.screen.preferredContentSize.height = height
        #expect(largestStep(scene, over: 1.2) < 60)
        #expect(abs(scene.shownFrame.minY - (844 - height)) < 1)
        #expect(scene.screen.view.bounds.height == height)
    }

    @Test("Content that has only additional insets determines no height", arguments: [0, 40] as [CGFloat])
    func onlyInsets(inset: CGFloat) {
        let screen = CardScreen(CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        screen.additionalSafeAreaInsets.bottom = inset
        let scene = CardScene(screen)
        scene.present(.card())
        for time in [0.1, 1] {
            scene.advance(time)
            // Half of the room.
            #expect(abs(screen.view.bounds.height - 399) < 1)
        }
    }

    @Test("One that changes while the card leaves isn't followed, but is if the card comes back")
    func whileLeaving() {
        let (scene, card) = scene(height: 300)
        scene.show(card)
        scene.root.dismiss(animated: true)
        scene.advance(0.1)
        scene.screen.preferredContentSize.height = 500
        scene.touch.down(at: CGPoint(x: 200, y: 835))
        scene.advance(1.0 / 60)
        scene.touch.move(to: CGPoint(x: 200, y: 820))
        scene.touch.move(to: CGPoint(x: 200, y: 600))
        scene.advance(0.3)
        scene.touch.up()
        #expect(largestStep(scene, over: 1.2) < 60)
        #expect(scene.root.presentedViewController === scene.screen)
        #expect(abs(scene.shownFrame.minY - 344) < 1)
    }

    @Test(
        "A sheet that's dismissed on its way to a detent leaves from where it is",
        arguments: [true, false],
        [0, 1]
    )
    func dismissedWhileSettling(isByApp: Bool, detent: Int) {
        let scene = CardScene()
        scene.show(.sheet())
        scene.controller?.selectedDetentIndex = 1 - detent
        scene.advance(0.1)
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = detent }
        scene.advance(0.1)
        if isByApp {
            scene.root.dismiss(animated: true)
        } else {
            scene.touch.tap(at: CGPoint(x: 200, y: 20))
        }
        #expect(largestStep(scene, over: 0.6) < 75)
        scene.advance(1)
        #expect(scene.isGone)
    }

    @Test("A sheet that's dismissed on its way up turns around at once", arguments: [true, false])
    func dismissedOnItsWayUp(isByApp: Bool) {
        let scene = CardScene()
        scene.show(.sheet())
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
        scene.advance(0.1)
        if isByApp { scene.root.dismiss(animated: true) } else { scene.touch.tap(at: CGPoint(x: 200, y: 20)) }
        // UIKit begins the dismissal in the next turn.
        scene.advance(1.0 / 60)
        var top = scene.shownFrame.minY
        for _ in 0..<20 {
            scene.advance(1.0 / 60)
            #expect(scene.shownFrame.minY >= top - 0.01)
            top = scene.shownFrame.minY
        }
    }

    @Test("With it, the card is out of sight when it's removed", arguments: [true, false])
    func leavesEntirely(isByApp: Bool) {
        let scene = CardScene()
        scene.show(.sheet())
        scene.controller?.selectedDetentIndex = 1
        scene.advance(0.1)
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 0 }
        scene.advance(0.05)
        if isByApp { scene.root.dismiss(animated: true) } else { scene.touch.tap(at: CGPoint(x: 200, y: 20)) }
        var last: CGFloat = 0
        while scene.card?.window != nil, last < 2000 {
            last = scene.shownFrame.minY
            scene.advance(1.0 / 60)
            if scene.root.presentedViewController == nil { break }
        }
        #expect(last > 800)
    }
}

/// Transitions in cards whose size changes meanwhile.
@MainActor @Suite struct CardInnerTransitionTests {
    private func show(_ stack: UINavigationController, as sheet: CardPresentation) -> TestApp {
        let list = UIViewController()
        let app = TestApp(rootViewController: list)
        UIApplication.shared.softwareKeyboardHeight = 300
        list.present(stack, as: sheet)
        UIApplication.shared.advance(by: 1)
        return app
    }

    private func minX(_ controller: UIViewController) -> CGFloat {
        LayerGeometry.corners(of: controller.view.layer).map(\.x).min() ?? 0
    }

    @Test("A push goes on while the app gives the sheet another size", arguments: [0, 0.1])
    func aPushGoesOnWhileTheAppGivesTheSheetAnotherSize(after time: TimeInterval) {
        let (first, detail) = (UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: first)
        let app = show(stack, as: .sheet(detents: [.points(300), .points(600)]))
        stack.pushViewController(detail, with: .card(edge: .trailing))
        UIApplication.shared.advance(by: time)
        let card = stack.cardPresentationController
        card?.animateChanges { card?.selectedDetentIndex = 1 }
        UIApplication.shared.advance(by: 0.15 - time)
        let way = minX(detail)
        #expect(way > 20 && way < 380)
        // It doesn't wait with the size.
        #expect(detail.view.bounds.height > 500)
        UIApplication.shared.advance(by: 1.5)
        #expect(minX(detail) == 0)
        #expect(stack.view.bounds.height == 600)
        withExtendedLifetime(app) {}
    }

    @Test("A screen that loses its focus while its sheet grows has no empty part", arguments: [true, false])
    func blurredWhileTheSheetGrows(changesFirst: Bool) throws {
        let (first, detail) = (UIViewController(), UIViewController())
        for screen in [first, detail] { screen.view.backgroundColor = .white }
        let stack = UINavigationController(rootViewController: first)
        let app = show(stack, as: .sheet(detents: [.points(300), .points(600)]))
        let card = try #require(stack.cardPresentationController)
        let change = { card.animateChanges { card.selectedDetentIndex = 1 } }
        if changesFirst { change() }
        stack.pushViewController(detail, with: .crossfade())
        if !changesFirst { change() }
        for frame in 0..<24 {
            UIApplication.shared.advance(by: 1.0 / 60)
            let picture = Picture(app.window, scale: 1)
            // Below the bar, wherever the card's upper edge is.
            for y in stride(from: 640, through: 840, by: 20) {
                let color = picture.color(at: CGPoint(x: 195, y: CGFloat(y)))
                #expect(color.allSatisfy { $0 > 235 }, "\(color) at \(y) in frame \(frame)")
            }
        }
        #expect(stack.topViewController === detail && card.selectedDetentIndex == 1)
    }

    @Test("A sheet that shrinks along with a swipe back lets people swipe back")
    func swipeBack() {
        let first = ShrinkingScreen()
        let stack = UINavigationController(rootViewController: first)
        let app = show(stack, as: .sheet(detents: [.points(600), .points(300)]))
        stack.pushViewController(UIViewController(), with: .card(edge: .trailing))
        UIApplication.shared.advance(by: 1)
        let card = stack.cardPresentationController
        first.shrink = { card?.animateChanges { card?.selectedDetentIndex = 1 } }
        let touch = TouchInjector(window: app.window)
        touch.drag(
            from: CGPoint(x: 5, y: 700),
            to: CGPoint(x: 300, y: 700),
            duration: 0.3,
            steps: 18,
            lifts: true
        )
        UIApplication.shared.advance(by: 1.5)
        #expect(stack.viewControllers.count == 1)
        #expect(stack.view.bounds.height == 300)
    }

    private final class ShrinkingScreen: UIViewController {
        var shrink: (() -> Void)?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            transitionCoordinator?.animate(alongsideTransition: { _ in self.shrink?() }, completion: nil)
        }
    }

    @Test("A push goes on while the keyboard of a field comes, and the sheet then stands on it")
    func aPushGoesOnWhileTheKeyboardOfAFieldComes() {
        let detail = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let stack = UINavigationController(rootViewController: UIViewController())
        let app = show(stack, as: .sheet(detents: [.fraction(0.8)]))
        detail.view.addSubview(field)
        stack.pushViewController(detail, with: .card(edge: .trailing))
        UIApplication.shared.advance(by: 0.1)
        field.becomeFirstResponder()
        UIApplication.shared.advance(by: 0.05)
        let way = minX(detail)
        #expect(way > 20 && way < 380)
        UIApplication.shared.advance(by: 1.5)
        #expect(minX(detail) == 0)
        let frame = stack.view.convert(stack.view.bounds, to: nil)
        #expect(abs(frame.maxY - 544) < 1)
        withExtendedLifetime(app) {}
    }
}
