@_spi(Host) import TestSupport
import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct SafeAreaTests {
    private let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    @Test func theDefaultScreenHasANotch() {
        UIApplication.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        #expect(window.bounds.size == CGSize(width: 390, height: 844))
        #expect(window.safeAreaInsets == notch)
    }

    @Test func insetsReachAsFarAsTheyOverlap() {
        let window = makeWindow(safeArea: notch)
        let view = UIView()
        window.addSubview(view)
        view.frame = CGRect(x: 0, y: 20, width: 400, height: 760)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 14, right: 0))
        let inner = UIView(frame: CGRect(x: 0, y: 10, width: 400, height: 100))
        view.addSubview(inner)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 17, left: 0, bottom: 0, right: 0))
        #expect(inner.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 17, width: 400, height: 83))
        view.frame = CGRect(x: 0, y: 100, width: 400, height: 100)
        #expect(view.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
    }

    @Test func outsideAWindowThereAreNone() {
        let window = makeWindow(safeArea: notch)
        let view = UIView(frame: window.bounds)
        #expect(view.safeAreaInsets == .zero)
        window.addSubview(view)
        #expect(view.safeAreaInsets == notch)
        view.removeFromSuperview()
        #expect(view.safeAreaInsets == .zero)
    }

    @Test("What a controller adds counts when its view enters the window in a view without a safe area")
    func additionsInAViewThatEnters() {
        let window = makeWindow()
        let (outer, controller) = (UIView(frame: window.bounds), UIViewController())
        controller.additionalSafeAreaInsets.top = 20
        outer.addSubview(controller.view)
        #expect(controller.view.safeAreaInsets == .zero)
        for _ in 0..<2 {
            window.addSubview(outer)
            #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
            outer.removeFromSuperview()
            #expect(outer.safeAreaInsets == .zero && controller.view.safeAreaInsets == .zero)
        }
    }

    @Test func aScaledScreenLosesTouchWithTheEdges() {
        let window = makeWindow(safeArea: notch)
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        view.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
        #expect(abs(view.safeAreaInsets.top - 27) < 1e-9)
        #expect(abs(view.safeAreaInsets.bottom - 14) < 1e-9)
        view.transform = .identity
        #expect(view.safeAreaInsets == notch)
    }

    @Test(
        "A transformed view keeps what it inherited, and is updated when the transform ends",
        .behaviors([.with { $0.safeAreaOfMovedViews = .isKept }])
    )
    func aTransformedViewKeepsIt() {
        let window = makeWindow(safeArea: notch)
        let controller = UIViewController()
        controller.view.frame = window.bounds
        let inner = UIView(frame: window.bounds)
        controller.view.addSubview(inner)
        window.addSubview(controller.view)
        controller.view.transform = CGAffineTransform(translationX: 0, y: 300)
        #expect(controller.view.safeAreaInsets == notch && inner.safeAreaInsets == notch)
        controller.additionalSafeAreaInsets.bottom = 40
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 74, right: 0))
        UIScreen.main.configure(size: CGSize(width: 400, height: 800), safeAreaInsets: .zero)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 74, right: 0))
        controller.view.transform = .identity
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 40, right: 0))
        // It inherits nothing if it's transformed when it arrives.
        UIScreen.main.configure(size: CGSize(width: 400, height: 800), safeAreaInsets: notch)
        let late = UIView(frame: window.bounds)
        late.transform = CGAffineTransform(translationX: 1, y: 0)
        window.addSubview(late)
        #expect(late.safeAreaInsets == .zero)
        late.transform = .identity
        #expect(late.safeAreaInsets == notch)
    }

    @Test func aSidewaysMoveLeavesTopAndBottom() {
        let window = makeWindow(safeArea: notch)
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        view.transform = CGAffineTransform(translationX: 400, y: 0)
        #expect(view.safeAreaInsets == notch)
    }

    private final class Listener: UIView {
        var count = 0
        override func safeAreaInsetsDidChange() { count += 1 }
    }

    @Test func changesAreTold() {
        let window = makeWindow(safeArea: notch)
        let view = Listener(frame: window.bounds)
        window.addSubview(view)
        #expect(view.count == 1)
        view.center.x += 1
        #expect(view.count == 1)
        UIScreen.main.configure(size: CGSize(width: 400, height: 800), safeAreaInsets: .zero)
        #expect(view.count == 2 && view.safeAreaInsets == .zero)
    }

    @Test func marginsAddTheSafeArea() {
        let window = makeWindow(safeArea: notch)
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func directionalMarginsTurnAround() {
        UIApplication.reset()
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test func aScrollViewKeepsItsContentClear() {
        let window = makeWindow(safeArea: notch)
        let scrollView = UIScrollView(frame: window.bounds)
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        window.addSubview(scrollView)
        #expect(scrollView.adjustedContentInset == notch)
        // The beginning of the content stays at the top.
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -47))
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        scrollView.addSubview(row)
        #expect(row.safeAreaInsets == .zero)
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == .zero)
        #expect(scrollView.contentOffset == .zero)
    }

    /// Apple's page of `adjustedContentInset`: it's derived from the content inset and the safe area. The
    /// offset of content that's at its beginning or end follows it.
    @Test(
        "Content that was covered while the safe area went away is at its beginning or end again",
        arguments: [(-47, 0), (300, 300), (1234, 1200)] as [(CGFloat, CGFloat)]
    )
    func coveredContent(offset: CGFloat, later: CGFloat) {
        let window = makeWindow(safeArea: notch)
        let (screen, scrollView) = (UIView(frame: window.bounds), UIScrollView(frame: window.bounds))
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        screen.addSubview(scrollView)
        window.addSubview(screen)
        scrollView.contentOffset.y = offset
        screen.removeFromSuperview()
        #expect(scrollView.contentOffset.y == offset)
        UIScreen.main.configure(size: CGSize(width: 400, height: 800), safeAreaInsets: .zero)
        #expect(scrollView.contentOffset.y == offset)
        window.addSubview(screen)
        #expect(scrollView.adjustedContentInset == .zero && scrollView.contentOffset.y == later)
        // It follows the safe area again.
        UIScreen.main.configure(size: CGSize(width: 400, height: 800), safeAreaInsets: notch)
        #expect(scrollView.contentOffset.y == (offset < 0 ? offset : later))
    }

    /// React Native's `SafeAreaView` pads its content by its safe area, of which it learns only in
    /// `safeAreaInsetsDidChange()`. In a scroll view, the content moves while people scroll
    /// (facebook/react-native#16997 and #19658).
    @Test("Scrolling updates the safe areas of subviews that come to an unsafe part or leave it")
    func scrollingMovesSubviews() {
        let window = makeWindow(safeArea: notch)
        let scrollView = UIScrollView(frame: window.bounds)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        window.addSubview(scrollView)
        let row = Listener(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
        scrollView.addSubview(row)
        let steps: [(offset: CGFloat, top: CGFloat, count: Int)] = [
            (40, 0, 0), (53, 0, 0), (80, 27, 1), (60, 7, 2), (0, 0, 3), (40, 0, 3),
        ]
        for step in steps {
            scrollView.contentOffset.y = step.offset
            #expect(row.safeAreaInsets == UIEdgeInsets(top: step.top, left: 0, bottom: 0, right: 0))
            #expect(row.count == step.count)
        }
        scrollView.contentOffset = CGPoint(x: 100, y: 80)
        #expect(row.safeAreaInsets.top == 27 && row.count == 4)
    }

    /// The safe area of a view is where it's at rest: it doesn't remember where an animation wanted to move
    /// it.
    @Test(
        "An animator that runs back, stops, or finishes at its start leaves the safe areas of where views are",
        arguments: ["reversed", "stopped", "finished at the start"]
    )
    func animatorThatRunsBack(way: String) {
        let window = makeWindow(safeArea: notch)
        let view = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        let row = UIView(frame: view.bounds)
        view.addSubview(row)
        window.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.frame.origin.y = 760 }
        animator.startAnimation()
        #expect(view.safeAreaInsets.bottom == 34 && row.safeAreaInsets.bottom == 34)
        UIApplication.shared.advance(by: 0.1)
        switch way {
        case "reversed":
            animator.pauseAnimation()
            animator.isReversed = true
            animator.startAnimation()
            UIApplication.shared.advance(by: 1)
        case "stopped":
            animator.stopAnimation(true)
        default:
            animator.stopAnimation(false)
            animator.finishAnimation(at: .start)
        }
        #expect(view.frame.minY < 500 && (way == "stopped" || view.frame.minY == 200))
        #expect(view.safeAreaInsets == .zero && row.safeAreaInsets == .zero)
    }
}
