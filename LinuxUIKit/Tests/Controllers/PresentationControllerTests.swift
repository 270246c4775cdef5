import Testing
@_spi(Host) import UIKit

/// Who owns a presentation controller, and whom it owns. Apple declares `presentedViewController` as a strong
/// property.
@MainActor @Suite struct PresentationControllerTests {
    @Test("A presentation controller keeps the presented controller before and after the presentation")
    func keepsThePresentedController() {
        UIApplication.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        weak var presented: UIViewController?
        var controller: UIPresentationController?
        do {
            let screen = UIViewController()
            screen.modalPresentationStyle = .fullScreen
            presented = screen
            root.present(screen, animated: false)
            controller = screen.presentationController
            UIApplication.shared.advance(by: 0.1)
            root.dismiss(animated: false)
            UIApplication.shared.advance(by: 0.1)
        }
        #expect(presented != nil && controller?.presentedViewController === presented)
        controller = nil
        #expect(presented == nil)
        do {
            let screen = UIViewController()
            presented = screen
            controller = UIPresentationController(presentedViewController: screen, presenting: nil)
        }
        #expect(controller?.presentedViewController === presented)
        controller = nil
        #expect(presented == nil)
    }

    @Test("A presentation controller keeps the presenter after the presentation")
    func keepsThePresenter() {
        UIApplication.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        weak var presenter: UIViewController?
        var controller: UIPresentationController?
        do {
            let (root, screen) = (UIViewController(), UIViewController())
            presenter = root
            window.rootViewController = root
            window.makeKeyAndVisible()
            screen.modalPresentationStyle = .fullScreen
            root.present(screen, animated: false)
            controller = screen.presentationController
            UIApplication.shared.advance(by: 0.1)
            root.dismiss(animated: false)
            UIApplication.shared.advance(by: 0.1)
            window.rootViewController = UIViewController()
            UIApplication.shared.advance(by: 0.1)
        }
        #expect(presenter != nil && controller?.presentingViewController === presenter)
        controller = nil
        #expect(presenter == nil)
    }

    @Test("A presented controller that's dismissed is released together with its presentation controller")
    func isReleased() {
        UIApplication.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        weak var presented: UIViewController?
        weak var controller: UIPresentationController?
        do {
            let screen = UIViewController()
            presented = screen
            controller = screen.presentationController
            root.present(screen, animated: true)
            UIApplication.shared.advance(by: 1)
            root.dismiss(animated: true)
            UIApplication.shared.advance(by: 1)
        }
        #expect(presented == nil && controller == nil)
    }

    /// According to Apple's page of `dismissalTransitionDidEnd(_:)`, a presentation controller removes its
    /// own views there.
    @Test("The dimming view of a sheet fades out and is removed")
    func dimming() throws {
        UIApplication.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let (root, screen) = (UIViewController(), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        screen.modalPresentationStyle = .pageSheet
        root.present(screen, animated: true)
        UIApplication.shared.advance(by: 1)
        let container = try #require(screen.presentationController?.containerView)
        let dimming = try #require(container.subviews.first)
        #expect(dimming.frame == container.bounds && dimming.alpha == 1)
        root.dismiss(animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(dimming.superview == nil && dimming.alpha == 0)
    }
}
