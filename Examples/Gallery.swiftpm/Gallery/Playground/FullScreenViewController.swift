import UIKit

/// A demo that fills the screen below a bar with a Close button. The bar is beside the demo rather than over
/// it, so that no part of a transition is hidden.
final class FullScreenViewController: UIViewController {

    private let demo: any Demo
    private let isRightToLeft: Bool
    private let heading: UILabel
    private let close = RoundButton(symbol: "xmark", label: "Close")
    private let bar = UIView()

    /// - Parameter demo: A demo that presents in its own area, so that the bar stays visible.
    init(title: String, demo: any Demo, isRightToLeft: Bool) {
        self.demo = demo
        self.isRightToLeft = isRightToLeft
        heading = UILabel(title, font: Theme.headline, color: Theme.text)
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
        view.addSubview(stage)
        child.view.frame = stage.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.addSubview(child.view)
        child.didMove(toParent: self)
        child.view.read(rightToLeft: isRightToLeft)
        demo.transition.onTransitionStart = { [isRightToLeft] in $0.read(rightToLeft: isRightToLeft) }
        demo.transition.onTransitionEnd = { [weak self] _, _, _ in self?.transitionEnded() }
        heading.textAlignment = .center
        heading.accessibilityTraits = .header
        close.onTap = { [weak self] in self?.leave() }
        bar.addSubview(heading)
        bar.addSubview(close)
        view.addSubview(bar)
    }

    /// The view that contains the demo, and clips it.
    private let stage: UIView = {
        let view = UIView()
        view.clipsToBounds = true
        return view
    }()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        let side = RoundButton.side
        let width = view.bounds.width
        let room = max(width - safe.left - safe.right - 2 * (side + 2 * 16), 0)
        let height = max(heading.height(forWidth: room) + 12, 44)
        bar.frame = CGRect(x: 0, y: 0, width: width, height: safe.top + height)
        bar.place(heading, at: CGRect(x: (width - room) / 2, y: safe.top, width: room, height: height))
        let x = width - max(safe.left, safe.right) - 16 - side
        bar.place(close, at: CGRect(x: x, y: safe.top + (height - side) / 2, width: side, height: side))
        let frame = CGRect(
            x: 0,
            y: bar.frame.maxY,
            width: width,
            height: max(view.bounds.height - bar.frame.maxY, 0)
        )
        if stage.frame != frame { stage.frame = frame }
    }

    /// The escape gesture of assistive technologies, and the Escape key while they use the keyboard.
    override func accessibilityPerformEscape() -> Bool {
        leave()
        return true
    }

    /// Whether the screen is dismissed as soon as the demo's transition has ended.
    private var isLeaving = false

    private func transitionEnded() {
        guard isLeaving else { return }
        isLeaving = false
        // First, the container does what's left to do at the end of a transition.
        view.wait(0) { [weak self] _ in self?.leave() }
    }

    private func leave() {
        let root = demo.rootViewController
        guard let presented = root.presentedViewController, presented.presentingViewController === root else {
            return dismiss(animated: true)
        }
        // UIKit would ignore a dismissal now.
        guard !presented.isBeingPresented, !presented.isBeingDismissed else {
            isLeaving = true
            return
        }
        // The demo's own presentation is dismissed first, hidden by a picture.
        if let picture = view.snapshotView(afterScreenUpdates: false) { view.addSubview(picture) }
        root.dismiss(animated: false) { [weak self] in self?.dismiss(animated: true) }
    }
}
