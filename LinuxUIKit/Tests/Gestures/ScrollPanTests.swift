import TestSupport
import Testing
@_spi(Host) import UIKit

/// The delegate of the recognizer that scrolls is the scroll view. UIKit raises an exception if an app sets
/// another one.
@MainActor
@Suite final class ScrollPanTests {
    /// A scroll view that answers for its pan.
    private final class Strip: UIScrollView, UIGestureRecognizerDelegate {
        var goesWithOthers = false

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { goesWithOthers }
    }

    private lazy var scene = GestureScene()

    @Test("A scroll view that adopts the protocol is asked about its pan", arguments: [false, true])
    func scrollViewsAnswer(goesWithOthers: Bool) {
        let strip = Strip(frame: scene.view.bounds)
        strip.contentSize = CGSize(width: 200, height: 3000)
        strip.goesWithOthers = goesWithOthers
        scene.view.addSubview(strip)
        scene.watch(UIPanGestureRecognizer(), "pan")
        #expect(strip.panGestureRecognizer.delegate === strip)
        scene.touch.drag(from: point(150, 300), to: point(150, 200), duration: 0.2, steps: 5)
        #expect(strip.contentOffset.y > 0)
        #expect(scene.log.take().contains("pan began") == goesWithOthers)
    }

    @Test("A scroll view can be set as the delegate, which it is already")
    func sameDelegate() {
        let strip = Strip(frame: scene.view.bounds)
        strip.panGestureRecognizer.delegate = strip
        #expect(strip.panGestureRecognizer.delegate === strip)
    }

    @Test("Another delegate is an error, as in UIKit", arguments: [false, true])
    func otherDelegate(isNobody: Bool) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [isNobody] in
            await MainActor.run {
                let judge = GestureJudge(GestureLog())
                let view = UIScrollView(frame: .zero)
                withExtendedLifetime(view) { view.panGestureRecognizer.delegate = isNobody ? nil : judge }
            }
        }
        #expect(result.names("must have its scroll view as its delegate"))
    }
}
