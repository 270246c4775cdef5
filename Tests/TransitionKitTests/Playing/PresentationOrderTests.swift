import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The order of the screens, and of what a presentation controller of the app has added.
@MainActor @Suite struct PresentationOrderTests {
    /// The outgoing screen moves up. The incoming one is in front of it or behind it.
    private struct Lift: Animator {
        let isBehind: Bool
        var duration = 0.5

        func forward(in scene: TransitionScene) -> Choreography {
            let screens = [
                Participant(.outgoing, to: .rest.translated(y: -scene.size.height)), Participant(.incoming),
            ]
            return Choreography(timing: .linear, participants: isBehind ? screens.reversed() : screens)
        }
    }

    /// Removes the presenting screen, and has a dimming view behind everything.
    @MainActor private final class Dimming: UIPresentationController {
        let dim = UIView()

        override var shouldRemovePresentersView: Bool { true }

        override func presentationTransitionWillBegin() {
            guard let containerView else { return }
            dim.frame = containerView.bounds
            containerView.insertSubview(dim, at: 0)
        }
    }

    @MainActor private final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
        private(set) var made: Dimming?

        func presentationController(
            forPresented presented: UIViewController,
            presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            made = Dimming(presentedViewController: presented, presenting: presenting)
            return made
        }
    }

    @Test(
        "A presented screen is in front of what its presentation controller has added",
        arguments: [false, true]
    )
    func presentedScreen(isBehind: Bool) throws {
        UIApplication.reset()
        let (root, sheet, presenter) = (UIViewController(), UIViewController(), Presenter())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = presenter
        TransitionDelegate(Lift(isBehind: isBehind)).attach(toPresentationOf: sheet)
        root.present(sheet, animated: true)
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: 0.2)
        let controller = try #require(presenter.made)
        let container = try #require(controller.containerView)
        let views: [UIView] = [root.view, sheet.view, controller.dim]
        let order = container.subviews.filter(views.contains)
        let screens: [UIView] = isBehind ? [sheet.view, root.view] : [root.view, sheet.view]
        #expect(order.filter { $0 !== controller.dim } == screens)
        let screen: UIView = sheet.view
        let place = try #require(order.firstIndex(of: screen))
        #expect(try #require(order.firstIndex(of: controller.dim)) < place)
        UIApplication.shared.advance(by: 1)
        #expect(container.subviews == [controller.dim, sheet.view])
        #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === sheet.view)
        withExtendedLifetime(presenter) {}
    }
}
