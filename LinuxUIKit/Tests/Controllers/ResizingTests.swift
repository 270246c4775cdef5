import Testing
@_spi(Host) import UIKit

/// Records the calls about a new size, and the size of the view at the time.
@MainActor private final class SizedController: UIViewController {
    private let name: String
    private let log: Log
    var alongside: (() -> Void)?

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        log("\(name) traits \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
    }

    override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        log("\(name) will \(text(size)) has \(text(view.bounds.size))")
        coordinator.animate(
            alongsideTransition: { [self] _ in
                log("\(name) alongside has \(text(view.bounds.size))")
                alongside?()
            },
            completion: { [self] _ in log("\(name) did") }
        )
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        log("\(name) traits changed")
    }

    private func text(_ size: CGSize) -> String { "\(Int(size.width))x\(Int(size.height))" }
}

/// Slides the incoming view in over half a second with its transform.
@MainActor
private final class SlowSlide: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate, UIViewControllerTransitioningDelegate, UITabBarControllerDelegate
{
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else {
            return context.completeTransition(true)
        }
        view.frame = context.finalFrame(for: to)
        view.transform = CGAffineTransform(translationX: view.bounds.width, y: 0)
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.5) {
            view.transform = .identity
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

@Suite("A new size of the screen")
@MainActor
struct ResizingTests {

    private let landscape = CGSize(width: 844, height: 390)

    private func resize(_ size: CGSize, animated: Bool = false) {
        UIApplication.shared.windowScene.resize(to: size, animated: animated)
    }

    @Test("Controllers are notified before, alongside with the new size, and afterward")
    func controllersAreNotified() {
        let scene = ControllerScene()
        let root = SizedController("root", scene.log)
        scene.show(root)
        resize(landscape)
        scene.tick()
        #expect(
            scene.log.take() == [
                "root traits compact", "root will 844x390 has 390x844", "root traits changed",
                "root alongside has 844x390", "root did",
            ]
        )
        #expect(UIScreen.main.bounds.size == landscape)
        #expect(scene.window.frame == CGRect(origin: .zero, size: landscape))
        #expect(scene.window.safeAreaInsets == .zero)
        #expect(root.traitCollection.verticalSizeClass == .compact)
        #expect(UIApplication.shared.windowScene.interfaceOrientation.isLandscape)
    }

    @Test("The same size notifies nobody, and one without new traits notifies only of the size")
    func sameSizeNotifiesNobody() {
        let scene = ControllerScene()
        scene.show(SizedController("root", scene.log))
        resize(CGSize(width: 390, height: 844))
        scene.tick()
        #expect(scene.log.take() == [])
        resize(CGSize(width: 320, height: 600))
        scene.tick()
        #expect(
            scene.log.take() == [
                "root will 320x600 has 390x844", "root alongside has 320x600", "root did",
            ]
        )
    }

    @Test("A child isn't notified of traits that its parent replaces")
    func replacedTraits() {
        let scene = ControllerScene()
        let (root, child) = (SizedController("root", scene.log), SizedController("child", scene.log))
        scene.show(root)
        root.addChild(child)
        root.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .regular), forChild: child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        resize(landscape)
        scene.tick()
        let entries = scene.log.take()
        #expect(entries.filter { $0.contains("traits") } == ["root traits compact", "root traits changed"])
        #expect(entries.contains("child did") && child.traitCollection.verticalSizeClass == .regular)

        root.setOverrideTraitCollection(nil, forChild: child)
        #expect(scene.log.take() == ["child traits changed"])
        resize(CGSize(width: 390, height: 844))
        #expect(scene.log.take().contains("child traits regular"))
    }

    @Test("The style of the screen remains, and an empty size becomes a point")
    func styleOfScreenRemainsAndEmptySizeBecomesPoint() {
        let scene = ControllerScene()
        let root = SizedController("root", scene.log)
        scene.show(root)
        UIScreen.main.configure(size: CGSize(width: 390, height: 844), userInterfaceStyle: .dark)
        resize(CGSize(width: 0, height: CGFloat.nan))
        scene.tick()
        #expect(UIScreen.main.bounds.size == CGSize(width: 1, height: 1))
        #expect(root.view.bounds.size == CGSize(width: 1, height: 1))
        #expect(root.traitCollection.userInterfaceStyle == .dark)
        _ = scene.window.image()
    }

    @Test("A rotation of the device is animated along with the controllers' own animations")
    func rotationOfDeviceIsAnimatedAlongWithControllersOwnAnimations() {
        let scene = ControllerScene()
        let root = SizedController("root", scene.log)
        scene.show(root)
        let marker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(marker)
        root.alongside = { marker.center = CGPoint(x: 405, y: 5) }
        resize(landscape, animated: true)
        scene.tick()
        scene.advance(0.2)
        let shown = scene.window.layer.presentation()?.bounds.size ?? .zero
        #expect(shown.width > 400 && shown.width < 834)
        // Ease-in-ease-out is in its middle at half the time.
        #expect(abs((marker.layer.presentation()?.position.x ?? 0) - 205) < 1)
        #expect(!scene.log.take().contains("root did"))
        scene.advance(0.3)
        #expect(scene.log.take() == ["root did"])
        #expect(root.view.bounds.size == landscape)
    }

    @Test(
        "All controllers in navigation stacks and tab bar controllers are notified, and presented ones, too"
    )
    func allControllersInNavigationStacks() {
        let scene = ControllerScene()
        let controllers = ["a", "b", "c", "d"].map { SizedController($0, scene.log) }
        let navigation = UINavigationController()
        navigation.viewControllers = Array(controllers[0...1])
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, controllers[2]]
        scene.show(tabs)
        controllers[3].modalPresentationStyle = .fullScreen
        tabs.present(controllers[3], animated: false)
        scene.settle()
        scene.log.entries = []
        resize(CGSize(width: 320, height: 600))
        scene.tick()
        let willEntries = scene.log.take().filter { $0.contains(" will ") }.map { String($0.prefix(1)) }
        #expect(willEntries == ["a", "b", "c", "d"])
        #expect(controllers[3].view.bounds.size == CGSize(width: 320, height: 600))

        tabs.dismiss(animated: false)
        scene.settle()
        #expect(tabs.view.frame == scene.window.bounds)
        #expect(tabs.tabBar.frame.maxY == 600)
        #expect(navigation.navigationBar.frame.width == 320)
        #expect(controllers[1].view.frame == CGRect(x: 0, y: 0, width: 320, height: 600))
    }

    @Test("During a push", arguments: [false, true])
    func midPush(animated: Bool) {
        let scene = ControllerScene()
        let delegate = SlowSlide()
        let navigation = UINavigationController(rootViewController: SizedController("a", scene.log))
        navigation.delegate = delegate
        scene.show(navigation)
        let top = SizedController("b", scene.log)
        navigation.pushViewController(top, animated: true)
        scene.advance(0.2)
        resize(landscape, animated: animated)
        scene.advance(0.1)
        let coordinator = navigation.transitionCoordinator
        #expect(coordinator != nil)
        _ = scene.window.image()
        scene.settle()
        #expect(navigation.topViewController === top)
        #expect(top.view.frame == CGRect(origin: .zero, size: landscape))
        #expect(!top.view.isLockedByTransition)
        navigation.popViewController(animated: true)
        scene.settle()
        #expect(navigation.viewControllers[0].view.frame == CGRect(origin: .zero, size: landscape))
    }

    @Test("During a change of tabs, and after it")
    func midTab() {
        let scene = ControllerScene()
        let delegate = SlowSlide()
        let controllers = ["a", "b"].map { SizedController($0, scene.log) }
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        tabs.delegate = delegate
        scene.show(tabs)
        tabs.selectedIndex = 1
        scene.advance(0.2)
        resize(landscape)
        scene.settle()
        #expect(controllers[1].view.frame == CGRect(origin: .zero, size: landscape))
        tabs.selectedIndex = 0
        scene.settle()
        #expect(controllers[0].view.frame == CGRect(origin: .zero, size: landscape))
    }

    @Test(
        "During a presentation and its dismissal",
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom]
    )
    func midPresentation(style: UIModalPresentationStyle) {
        let scene = ControllerScene()
        let delegate = SlowSlide()
        let root = SizedController("root", scene.log)
        let presented = SizedController("presented", scene.log)
        scene.show(root)
        presented.modalPresentationStyle = style
        presented.transitioningDelegate = delegate
        root.present(presented, animated: true)
        scene.advance(0.2)
        resize(landscape)
        scene.settle()
        #expect(presented.view.frame == CGRect(origin: .zero, size: landscape))
        presented.dismiss(animated: true)
        scene.advance(0.2)
        resize(CGSize(width: 390, height: 844))
        scene.settle()
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(root.presentedViewController == nil)
        #expect(!root.view.isLockedByTransition)
    }

    @Test("A sheet stays at the bottom edge")
    func sheetStaysAtBottomEdge() {
        let scene = ControllerScene()
        let root = SizedController("root", scene.log)
        let presented = SizedController("presented", scene.log)
        scene.show(root)
        root.present(presented, animated: true)
        scene.advance(0.1)
        resize(CGSize(width: 320, height: 600))
        scene.settle()
        let place = presented.view.convert(presented.view.bounds, to: nil)
        #expect(place == CGRect(x: 0, y: 57, width: 320, height: 543))
    }

    @Test("A scroll view doesn't stay beyond the end of its content")
    func scrollViewDoesntStayBeyondEndOfContent() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        list.contentSize = CGSize(width: 100, height: 500)
        list.contentOffset.y = 400
        list.bounds.size.height = 300
        #expect(list.contentOffset.y == 200)
        list.contentSize.height = 350
        #expect(list.contentOffset.y == 50)
        list.frame.size.height = 320
        #expect(list.contentOffset.y == 30)
        // An intentional offset remains.
        list.contentOffset.y = -40
        list.contentSize.height = 400
        #expect(list.contentOffset.y == -40)
    }
}
