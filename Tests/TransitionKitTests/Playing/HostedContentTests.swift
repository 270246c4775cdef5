import Animators
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// A controller that's named like SwiftUI's.
private class UIHostingController<Content>: UIViewController {
    var hostingView: HostingView? { viewIfLoaded as? HostingView }

    override func loadView() { view = HostingView(frame: UIScreen.main.bounds) }
}

private final class Subclass: UIHostingController<Int> {}

/// A view whose controls take touches where they were during the last layout, and that doesn't notice on its
/// own that it has moved.
private final class HostingView: UIView {
    var forgotPlace = false
    private var oldSize = CGSize.zero
    private var isDue = false
    private(set) var laidOutSizes: [CGSize] = []

    override var bounds: CGRect {
        didSet { if bounds.size != oldValue.size { isDue = true } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        laidOutSizes.append(bounds.size)
        if isDue { (isDue, forgotPlace) = (false, false) }
    }

    func forget() { (isDue, forgotPlace, laidOutSizes) = (false, true, []) }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        !forgotPlace && super.point(inside: point, with: event)
    }
}

/// SwiftUI content responds to touches after a transition that was canceled, or that a finger has held.
@MainActor @Suite struct HostedContentTests {
    enum Place: CaseIterable, Sendable { case presented, subclass, inNavigation, inContainer }

    @Test("Controls of SwiftUI content work after a canceled swipe", arguments: Place.allCases)
    func canceledSwipe(place: Place) async {
        let hosting = place == .subclass ? Subclass() : UIHostingController<Int>()
        let list = UIViewController()
        let app = TestApp(rootViewController: list)
        let detail: UIViewController =
            switch place {
            case .presented, .subclass: hosting
            case .inNavigation: UINavigationController(rootViewController: hosting)
            case .inContainer: ContainerViewController(viewControllers: [hosting])
            }
        list.present(detail, with: .cover(edge: .bottom), interaction: .swipe(edge: .top))
        await app.settle()
        let finger = app.touch(at: CGPoint(x: 195, y: 300))
        await finger.move(to: CGPoint(x: 195, y: 400), over: 0.2)
        hosting.hostingView?.forget()
        await finger.move(to: CGPoint(x: 195, y: 312), over: 0.3)
        finger.lift()
        await app.settle()
        #expect(list.presentedViewController != nil)
        let point = CGPoint(x: 195, y: 400)
        #expect(app.window.hitTest(point, with: nil) === hosting.view)
        #expect(hosting.view.frame == app.window.bounds)
        // It was laid out in its own size only, so that lists don't scroll.
        #expect(hosting.hostingView?.laidOutSizes.allSatisfy { $0 == app.window.bounds.size } == true)
    }

    @Test("So they do on the screen to which a finished swipe goes back")
    func finishedSwipe() async {
        let hosting = UIHostingController<Int>()
        let app = TestApp(rootViewController: hosting)
        hosting.present(UIViewController(), with: .cover(edge: .bottom), interaction: .swipe(edge: .top))
        await app.settle()
        let finger = app.touch(at: CGPoint(x: 195, y: 100))
        await finger.move(to: CGPoint(x: 195, y: 300), over: 0.2)
        hosting.hostingView?.forget()
        await finger.move(to: CGPoint(x: 195, y: 780), over: 0.3)
        finger.lift()
        await app.settle()
        #expect(hosting.presentedViewController == nil)
        #expect(app.window.hitTest(CGPoint(x: 195, y: 400), with: nil) === hosting.view)
    }

    @Test("So they do after a canceled switch of a container")
    func canceledSwitch() {
        let hosting = UIHostingController<String>()
        let container = ContainerViewController(viewControllers: [hosting, UIViewController()])
        UIApplication.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = container
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        let interaction = InteractionController()
        let transition = TransitionDelegate(SlideAnimator(), interaction: interaction)
        container.delegate = transition
        interaction.begin()
        container.selectedIndex = 1
        UIApplication.shared.tick()
        interaction.update(0.3)
        hosting.hostingView?.forget()
        interaction.cancel()
        UIApplication.shared.advance(by: 2)
        #expect(window.hitTest(CGPoint(x: 195, y: 400), with: nil) === hosting.view)
    }
}
