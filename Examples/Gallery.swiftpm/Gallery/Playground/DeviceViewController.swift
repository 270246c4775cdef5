import UIKit

/// The screen of the phone on stage: a demo, of the size it has on a phone.
final class DeviceViewController: UIViewController {

    static let screenSize = CGSize(width: 390, height: 844)

    private(set) var demo: (any Demo)?

    var isRightToLeft = false {
        didSet { viewIfLoaded?.read(rightToLeft: isRightToLeft) }
    }

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
    }

    /// Puts a demo in the place of the one that is there. No transition may be under way.
    func show(_ demo: any Demo) {
        removeDemo()
        // A presentation takes place in the view around the presenter's: each demo gets one of its own, which goes
        // with it.
        let host = UIViewController()
        addChild(host)
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
