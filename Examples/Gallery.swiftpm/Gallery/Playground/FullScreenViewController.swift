import UIKit

/// A demo over the whole screen, under a small button that leaves it.
final class FullScreenViewController: UIViewController {

    private let demo: any Demo
    private let isRightToLeft: Bool
    private let close = RoundButton(symbol: "xmark", label: "Close")

    /// - Parameter demo: one that stays where it is, so that the button stays above what it presents.
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
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
        child.view.read(rightToLeft: isRightToLeft)
        demo.transition.onTransitionStart = { [isRightToLeft] in $0.read(rightToLeft: isRightToLeft) }
        close.layer.shadowColor = UIColor.black.cgColor
        close.layer.shadowOpacity = 0.2
        close.layer.shadowRadius = 8
        close.layer.shadowOffset = CGSize(width: 0, height: 3)
        close.layer.shadowPath =
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: RoundButton.side, height: RoundButton.side)).cgPath
        close.onTap = { [weak self] in self?.leave() }
        view.addSubview(close)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Clear of bars, of what stands at the head of a list, and of the text of a page.
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let side = RoundButton.side
        view.place(
            close,
            at: CGRect(
                x: area.maxX - Theme.margin - side,
                y: (area.minY + 0.4 * area.height).rounded(),
                width: side,
                height: side
            )
        )
        view.bringSubviewToFront(close)
    }

    private func leave() {
        let root = demo.rootViewController
        guard let presented = root.presentedViewController, presented.presentingViewController === root else {
            return dismiss(animated: true)
        }
        // What the demo presents goes first, unseen.
        if let picture = view.snapshotView(afterScreenUpdates: false) { view.addSubview(picture) }
        root.dismiss(animated: false) { [weak self] in self?.dismiss(animated: true) }
    }
}
