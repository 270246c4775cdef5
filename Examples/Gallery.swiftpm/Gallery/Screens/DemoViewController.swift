import UIKit

/// Holds a demo's screens above a strip with a button that leaves the demo.
final class DemoViewController: UIViewController {

    var onClose: (() -> Void)?

    private let demo: any Demo
    private let close = PillButton(
        title: "Close",
        font: Theme.footnote,
        textColor: Theme.tint,
        fillColor: Theme.card
    )

    init(demo: any Demo) {
        self.demo = demo
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Theme.canvas
        let child = demo.rootViewController
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
        close.onTap = { [weak self] in self?.onClose?() }
        view.addSubview(close)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bottom = view.bounds.height - view.safeAreaInsets.bottom - 44
        demo.rootViewController.view.frame = CGRect(
            x: 0,
            y: 0,
            width: view.bounds.width,
            height: max(bottom, 0)
        )
        close.frame = CGRect(x: view.bounds.midX - 50, y: bottom + 6, width: 100, height: 32)
    }
}
