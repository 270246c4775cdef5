import Testing
@_spi(Host) import UIKit

/// Scroll views that leave their window. The touches of a view are canceled then, and nothing decelerates off
/// screen.
@MainActor
@Suite final class ScrollLeavingTests {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var log: [String] = []

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.append("didEndDrag \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willDecelerate") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didDecelerate") }
    }

    private lazy var scene = GestureScene()
    private let listener = Listener()
    private var scrollView: UIScrollView?

    /// A suite can be released on any thread, but its views must be released on the main actor.
    isolated deinit {}

    private func addScrollView() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        view.contentSize = CGSize(width: 390, height: 3000)
        view.contentInsetAdjustmentBehavior = .never
        view.delegate = listener
        scene.window.addSubview(view)
        scrollView = view
        scene.advance(0.1)
    }

    /// Removes the view, and releases it unless it's `isKept`.
    private func remove(isKept: Bool) {
        scrollView?.removeFromSuperview()
        if !isKept { scrollView = nil }
        scene.advance(0.05)
    }

    @Test(arguments: [true, false]) func underAFinger(_ isKept: Bool) {
        addScrollView()
        // Down, beyond the top edge.
        let (start, end) = (CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 500))
        scene.touch.drag(from: start, to: end, duration: 0.2, steps: 10, lifts: false)
        #expect(scrollView?.isDragging == true)
        #expect(scrollView.map { $0.contentOffset.y < 0 } == true)
        remove(isKept: isKept)
        scene.touch.up()
        scene.advance(0.05)
        #expect(UIApplication.shared.isIdle)
        guard let scrollView else { return }
        #expect(!scrollView.isDragging && !scrollView.isTracking && !scrollView.isDecelerating)
        #expect(scrollView.contentOffset == .zero)
        #expect(listener.log == ["didEndDrag false"])
    }

    @Test("A list that leaves under a finger comes to rest at its beginning, with the safe area that it had")
    func underAFingerInASafeArea() throws {
        addScrollView()
        let view = try #require(scrollView)
        view.contentInsetAdjustmentBehavior = .always
        #expect(view.contentOffset.y == -47)
        let (start, end) = (CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 500))
        scene.touch.drag(from: start, to: end, duration: 0.2, steps: 10, lifts: false)
        #expect(view.isDragging && view.contentOffset.y < -47)
        remove(isKept: true)
        scene.touch.up()
        scene.advance(0.05)
        #expect(!view.isDragging && view.contentOffset.y == -47)
        scene.window.addSubview(view)
        scene.advance(0.05)
        #expect(view.contentOffset.y == -47 && UIApplication.shared.isIdle)
    }

    @Test(arguments: [true, false]) func inFlight(_ isKept: Bool) {
        addScrollView()
        let (start, end) = (CGPoint(x: 100, y: 500), CGPoint(x: 100, y: 200))
        scene.touch.drag(from: start, to: end, duration: 0.2, steps: 10)
        scene.advance(0.05)
        #expect(scrollView?.isDecelerating == true)
        remove(isKept: isKept)
        #expect(UIApplication.shared.isIdle)
        guard let scrollView else { return }
        #expect(!scrollView.isDecelerating)
        #expect(listener.log == ["didEndDrag true", "willDecelerate", "didDecelerate"])
    }

    @Test func inFlightToAnEdgeThatHasMoved() throws {
        addScrollView()
        let view = try #require(scrollView)
        view.contentInset.top = 91
        #expect(view.contentOffset.y == -91)
        let (start, end) = (CGPoint(x: 100, y: 200), CGPoint(x: 100, y: 500))
        scene.touch.drag(from: start, to: end, duration: 0.2, steps: 10)
        scene.advance(0.05)
        #expect(view.isDecelerating && view.contentOffset.y < -91)
        view.contentInset.top = 44
        remove(isKept: true)
        #expect(view.contentOffset == CGPoint(x: 0, y: -44))
    }
}
