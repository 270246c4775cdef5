import TransitionKit
import UIKit

/// The screen of the phone on stage: a demo with the size of a phone.
final class DeviceViewController: UIViewController {

    nonisolated static let screenSize = CGSize(width: 390, height: 844)

    /// The size classes of a phone in portrait orientation, which a demo has on an iPad as well.
    private static let sizeClasses = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
    ])

    private(set) var demo: (any Demo)?

    var isRightToLeft = false {
        didSet { viewIfLoaded?.read(rightToLeft: isRightToLeft) }
    }

    let statusBar = StatusBarView()
    private var host: UIViewController?

    init() {
        super.init(nibName: nil, bundle: nil)
        additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        view.addSubview(statusBar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        statusBar.frame = StatusBarView.frame(in: view.bounds)
    }

    /// Shows the status bar in the style that a screen prefers, or otherwise the frontmost screen.
    func showStatusBar(for screen: UIViewController? = nil) {
        let front = demo.map { Self.front(of: $0.rootViewController) }
        statusBar.style = (screen ?? front)?.preferredStatusBarStyle ?? .default
    }

    private static func front(of controller: UIViewController) -> UIViewController {
        if let presented = controller.presentedViewController,
            presented.presentingViewController === controller,
            !presented.isBeingDismissed
        {
            return presented
        }
        switch controller {
        case let controller as UINavigationController: return controller.topViewController ?? controller
        case let controller as UITabBarController: return controller.selectedViewController ?? controller
        case let controller as ContainerViewController: return controller.selectedViewController ?? controller
        default: return controller
        }
    }

    /// Replaces the demo. Don't call it during a transition.
    func show(_ demo: any Demo) {
        removeDemo()
        // A presentation is in the view around the presenter's. Each demo has its own, which is removed with
        // it.
        let host = UIViewController()
        addChild(host)
        setOverrideTraitCollection(Self.sizeClasses, forChild: host)
        host.view.frame = view.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(host.view)
        host.didMove(toParent: self)

        let root = demo.rootViewController
        host.addChild(root)
        root.view.frame = host.view.bounds
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.view.addSubview(root.view)
        root.didMove(toParent: host)

        host.view.read(rightToLeft: isRightToLeft)
        self.host = host
        self.demo = demo
        view.bringSubviewToFront(statusBar)
        showStatusBar()
    }

    private func removeDemo() {
        guard let host, let demo else { return }
        (self.host, self.demo) = (nil, nil)
        demo.transition.onTransitionEnd = nil
        host.view.isHidden = true
        let remove = {
            host.willMove(toParent: nil)
            host.view.removeFromSuperview()
            host.removeFromParent()
        }
        if demo.rootViewController.presentedViewController?.presentingViewController
            === demo.rootViewController
        {
            demo.rootViewController.dismiss(animated: false, completion: remove)
        } else {
            remove()
        }
    }
}
