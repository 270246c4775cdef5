import Testing
@_spi(Host) import UIKit

/// When a presentation controller is created, who owns it, and whom it owns. Apple declares
/// `presentedViewController` as a strong property.
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

    /// Apple's page of `presentationController`: “Always set the value of that property before accessing any
    /// presentation controllers.” Apps that didn't report that UIKit keeps the first one until the screen has
    /// been dismissed (duckduckgo/apple-browsers#2358).
    @Test("A style that's set after the presentation controller has been used applies after the dismissal")
    func styleSetTooLate() {
        let scene = ControllerScene()
        let (root, screen) = (scene.controller("A"), scene.controller("B"))
        scene.show(root)
        let early = screen.presentationController
        screen.modalPresentationStyle = .fullScreen
        #expect(screen.modalPresentationStyle == .fullScreen && screen.presentationController === early)
        root.present(screen, animated: false)
        scene.settle()
        #expect(screen.presentationController === early && early?.presentationStyle == .pageSheet)
        #expect(root.view.window != nil)
        root.dismiss(animated: false)
        scene.settle()
        root.present(screen, animated: false)
        scene.settle()
        #expect(screen.presentationController?.presentationStyle == .fullScreen)
        #expect(root.view.window == nil)
    }

    @Test("A delegate isn't asked for a presentation controller if there's one of another style already")
    func delegateIsNotAsked() {
        let scene = ControllerScene()
        let (root, screen) = (scene.controller("A"), scene.controller("B"))
        scene.show(root)
        let vendor = TransitionVendor(scene.log)
        vendor.makePresentationController = { LoggingPresentationController($0, $1, Log()) }
        screen.presentationController?.delegate = nil
        screen.modalPresentationStyle = .custom
        screen.transitioningDelegate = vendor
        root.present(screen, animated: true)
        #expect(scene.log.take() == ["animator for presented"])
        scene.settle()
        #expect(screen.presentationController?.presentationStyle == .pageSheet)
    }

    private final class LoadingController: LoggingController {
        override func viewDidLoad() {
            super.viewDidLoad()
            log("\(name) didLoad")
        }
    }

    /// In the backtrace of Apple's article “Addressing language exception crashes”, `present` calls
    /// `loadViewIfRequired`, in a function whose arguments are all three objects of the delegate.
    @Test("The view is loaded within the call that presents it, after the delegate has been asked")
    func loadsTheView() {
        let scene = ControllerScene()
        let (root, screen) = (scene.controller("A"), LoadingController("B", scene.log))
        scene.show(root)
        let vendor = TransitionVendor(scene.log, animator: AnimatorKind.blocks.make().animator)
        screen.modalPresentationStyle = .custom
        screen.transitioningDelegate = vendor
        root.present(screen, animated: true)
        #expect(
            scene.log.take() == [
                "presentation controller", "animator for presented", "interactor for presentation",
                "B didLoad",
            ]
        )
        scene.settle()
        #expect(scene.log.take() == ["B willAppear", "B isAppearing", "B didAppear"])
    }

    /// According to Apple's page of `dismissalTransitionDidEnd(_:)`, a presentation controller removes its
    /// own views there.
    @Test("The dimming view of a sheet fades out and is removed")
    func dimmingViewOfSheetFadesOutAndIsRemoved() throws {
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
