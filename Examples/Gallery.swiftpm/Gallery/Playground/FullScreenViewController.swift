import UIKit

/// A demo over the whole screen, above a strip with a button that leaves it.
final class FullScreenViewController: UIViewController {

    private let demo: any Demo
    private let isRightToLeft: Bool
    private let close = PillButton(
        title: "Close",
        font: Theme.footnote,
        textColor: Theme.tint,
        fillColor: Theme.card
    )

    init(demo: any Demo, isRightToLeft: Bool) {
        self.demo = demo
        self.isRightToLeft = isRightToLeft
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
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
        child.view.read(rightToLeft: isRightToLeft)
        close.onTap = { [weak self] in self?.dismiss(animated: true) }
        view.addSubview(close)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = 44 + view.safeAreaInsets.bottom
        let bottom = max(view.bounds.height - height, 0)
        demo.rootViewController.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: bottom)
        close.frame = CGRect(x: view.bounds.midX - 60, y: bottom, width: 120, height: 44)
    }
}
