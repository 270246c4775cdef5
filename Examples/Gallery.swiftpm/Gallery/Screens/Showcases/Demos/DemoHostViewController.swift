import UIKit

/// A controller that shows a demo below a bar with its title and a Close button.
final class DemoHostViewController: UIViewController {

    private let root: UIViewController
    private let demo: AnyObject
    private let bar: DemoBar

    /// - Parameters:
    ///   - root: The controller that shows the demo.
    ///   - demo: The object that drives the demo. It's retained for as long as the demo is shown.
    init(title: String, root: UIViewController, demo: AnyObject) {
        self.root = root
        self.demo = demo
        bar = DemoBar(title: title)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Theme.card
        addChild(root)
        view.addSubview(root.view)
        root.didMove(toParent: self)
        bar.leave.onTap = { [weak self] in self?.dismiss(animated: true) }
        view.addSubview(bar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let top = view.safeAreaInsets.top + bar.height
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        root.view.frame = CGRect(
            x: 0,
            y: top,
            width: bounds.width,
            height: max(bounds.height - top, 0)
        )
    }
}

/// A bar with a title and a round Close button.
private final class DemoBar: UIView {

    /// The height below the safe area, in points.
    var height: CGFloat { max(title.height(forWidth: .greatestFiniteMagnitude) + 24, 48) }

    let leave = RoundButton(symbol: "xmark", label: "Close")
    private let title: UILabel
    private let hairline = UIView()

    init(title: String) {
        self.title = UILabel(title, font: Theme.headline, color: Theme.text)
        super.init(frame: .zero)
        self.title.textAlignment = .center
        hairline.backgroundColor = .separator
        for view in [self.title, hairline, leave] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let column = column
        let (height, top) = (height, bounds.height - height)
        let side = RoundButton.side
        place(
            leave,
            at: CGRect(
                x: column.maxX - side,
                y: top + ((height - side) / 2).rounded() - 1,
                width: side,
                height: side
            )
        )
        let width = max(column.width - 2 * side - 16, 0)
        place(title, at: CGRect(x: bounds.midX - width / 2, y: top, width: width, height: height - 2))
        hairline.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    }
}
