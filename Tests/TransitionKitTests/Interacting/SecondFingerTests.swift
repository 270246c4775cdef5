import Animators
@_spi(Host) import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// A second finger on content beneath which a swipe moves the screen.
@MainActor @Suite struct SecondFingerTests {
    @Test("A second finger doesn't scroll the content that a swipe keeps at its end")
    func secondFingerDoesntScrollKeptContent() async {
        let (list, detail) = (UIViewController(), UIViewController())
        let app = TestApp(rootViewController: list)
        let scroll = UIScrollView(frame: list.view.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: 3000)
        detail.view.addSubview(scroll)
        list.present(detail, with: .cover(edge: .bottom), interaction: .swipe(edge: .top))
        await app.settle()
        scroll.contentOffset.y = 60
        let first = app.touch(at: CGPoint(x: 150, y: 400))
        await first.move(to: CGPoint(x: 150, y: 430), over: 0.1)
        #expect(scroll.contentOffset.y < 60)
        let second = app.touch(at: CGPoint(x: 250, y: 400))
        await first.move(to: CGPoint(x: 150, y: 600), over: 0.3)
        let place = app.frame(of: detail.view).minY
        #expect(scroll.contentOffset.y == 0 && place > 40)
        await second.move(to: CGPoint(x: 250, y: 300), over: 0.2)
        #expect(scroll.contentOffset.y == 0)
        #expect(app.frame(of: detail.view).minY == place)
        first.lift()
        await app.settle()
        second.lift()
        await app.settle()
        #expect(list.presentedViewController === detail)
    }

    @Test("With a second finger on the content, the first one still scrolls it when the screen is back")
    func firstFingerScrollsAfterTheScreenIsBack() async {
        let (list, detail, swipe) = (UIViewController(), UIViewController(), SwipeInteraction(edge: .top))
        let app = TestApp(rootViewController: list)
        let scroll = UIScrollView(frame: list.view.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: 3000)
        detail.view.addSubview(scroll)
        list.present(detail, with: .cover(edge: .bottom), interaction: swipe)
        await app.settle()
        scroll.contentOffset.y = 60
        let first = app.touch(at: CGPoint(x: 150, y: 400))
        await first.move(to: CGPoint(x: 150, y: 430), over: 0.1)
        let second = app.touch(at: CGPoint(x: 250, y: 400))
        await first.move(to: CGPoint(x: 150, y: 600), over: 0.3)
        #expect(scroll.contentOffset.y == 0 && swipe.percentComplete > 0)
        await first.move(to: CGPoint(x: 150, y: 300), over: 0.5)
        #expect(scroll.contentOffset.y > 60 && swipe.percentComplete == 0)
        first.lift()
        second.lift()
        await app.settle()
        #expect(list.presentedViewController === detail)
    }

    @Test("Swipes over content leave nothing behind on its recognizer")
    func swipesLeaveNothingOnContentsRecognizer() async {
        let (list, detail) = (UIViewController(), UIViewController())
        let app = TestApp(rootViewController: list)
        let scroll = UIScrollView(frame: list.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        detail.view.addSubview(scroll)
        list.present(detail, with: .cover(edge: .bottom), interaction: .swipe(edge: .top))
        await app.settle()
        let count = scroll.panGestureRecognizer.handlerCount
        for _ in 0..<3 {
            await app.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 340), over: 0.5)
            await app.settle()
        }
        #expect(list.presentedViewController === detail)
        #expect(scroll.panGestureRecognizer.handlerCount == count)
    }
}
