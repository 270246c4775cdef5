import Animators
import TestSupport
import Testing
import TransitionTesting
import UIKit

/// Flicks that are over after few events.
@MainActor @Suite struct FlickTests {
    @Test(
        "A flick of which a busy app gets a single movement puts a screen away",
        arguments: [63, 84, -84, 4] as [CGFloat]
    )
    func singleMovement(distance: CGFloat) async {
        let (list, detail) = (UIViewController(), UIViewController())
        let device = TestDevice(size: CGSize(width: 240, height: 420))
        let app = TestApp(rootViewController: list, device: device)
        list.present(detail, with: .push(), interaction: .drag())
        await app.settle()
        let finger = app.touch(at: CGPoint(x: 120, y: 126))
        await app.advance(by: 0.05)
        await finger.move(to: CGPoint(x: 120, y: 126 + distance), over: 0)
        finger.lift()
        await app.settle()
        #expect((list.presentedViewController == nil) == (distance > 60))
    }

    @Test(
        "A flick in a single movement puts a screen away, even if the finger lifts a frame later",
        arguments: [40, 80, 120] as [CGFloat]
    )
    func liftedLater(distance: CGFloat) async {
        let (list, detail) = (UIViewController(), UIViewController())
        let app = TestApp(rootViewController: list)
        list.present(detail, with: .cover(edge: .bottom), interaction: .drag())
        await app.settle()
        let finger = app.touch(at: CGPoint(x: 150, y: 400))
        await app.advance(by: 0.05)
        await finger.move(to: CGPoint(x: 150, y: 400 + distance), over: 0)
        await app.advance(by: 1.0 / 60)
        finger.lift()
        await app.settle()
        #expect(list.presentedViewController == nil)
    }

    @Test(
        "The point that people touch stays under the finger, however long the first movement is",
        arguments: [12, 20, 40, 80] as [CGFloat]
    )
    func firstMovement(distance: CGFloat) async {
        let (list, detail) = (UIViewController(), UIViewController())
        let mark = UIView(frame: CGRect(x: 145, y: 395, width: 10, height: 10))
        detail.view.addSubview(mark)
        let app = TestApp(rootViewController: list)
        let drag = DragInteraction()
        list.present(detail, with: .cover(edge: .bottom), interaction: drag)
        await app.settle()
        let finger = app.touch(at: CGPoint(x: 150, y: 400))
        await app.advance(by: 0.05)
        await finger.move(to: CGPoint(x: 150, y: 400 + distance), over: 0)
        await app.advance(by: 0.05)
        let end = 500 + distance
        await finger.move(to: CGPoint(x: 150, y: end), over: 0.2)
        await app.advance(by: 0.05)
        #expect(drag.state == .interactive)
        // The first ten points start the drag.
        let frame = app.frame(of: mark)
        #expect(abs(frame.midX - 150) < 0.5 && end - frame.midY < 10.5 && end - frame.midY > 0)
        finger.lift()
        await app.settle()
    }

    @Test(
        "The points under two fingers stay there, however long the first movement is",
        arguments: [20, 40, 80] as [CGFloat],
        [0, 60] as [CGFloat]
    )
    func firstMovementOfTwoFingers(pinch: CGFloat, way: CGFloat) async {
        let (list, detail) = (UIViewController(), UIViewController())
        let starts = [CGPoint(x: 100, y: 400), CGPoint(x: 300, y: 400)]
        let marks = starts.map { UIView(frame: CGRect(x: $0.x - 5, y: $0.y - 5, width: 10, height: 10)) }
        for mark in marks { detail.view.addSubview(mark) }
        let app = TestApp(rootViewController: list)
        let drag = DragInteraction()
        list.present(detail, with: .cover(edge: .bottom), interaction: drag)
        await app.settle()
        let fingers = starts.map { app.touch(at: $0) }
        await app.advance(by: 0.05)
        func move(together distance: CGFloat, to y: CGFloat, over seconds: TimeInterval) async {
            let ends = [CGPoint(x: 100 + distance / 2, y: y), CGPoint(x: 300 - distance / 2, y: y)]
            await app.move([fingers[0]: ends[0], fingers[1]: ends[1]], over: seconds)
            await app.advance(by: 0.05)
        }
        await move(together: pinch, to: 400 + way, over: 0)
        await move(together: pinch + 20, to: 500 + way, over: 0.2)
        #expect(drag.state == .interactive)
        for (mark, finger) in zip(marks, fingers) {
            let (frame, place) = (app.frame(of: mark), finger.location ?? .zero)
            // The first ten points, together or toward each other, start the drag.
            #expect(abs(frame.midX - place.x) < 5.5 && abs(frame.midY - place.y) < 10.5)
        }
        for finger in fingers { finger.lift() }
        await app.settle()
    }
}
