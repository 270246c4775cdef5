import UIKit

/// A screen with a solid color that records its appearance and containment callbacks.
///
/// Each entry in the log contains the name of the screen and the callback, such as `A viewWillAppear(true)`,
/// `A didMove(toParent: parent)`, or `A willMove(toParent: nil)`.
public final class RecordingViewController: UIViewController {
    /// The name in the log, which is also the title of the screen.
    public let name: String
    /// A closure that's called when the screen is about to appear.
    public var onWillAppear: ((UIViewController) -> Void)?
    /// A closure that's called when the screen has appeared.
    public var onDidAppear: ((UIViewController) -> Void)?
    /// A closure that's called when the screen is about to disappear.
    public var onWillDisappear: ((UIViewController) -> Void)?
    /// A closure that's called when the screen has disappeared.
    public var onDidDisappear: ((UIViewController) -> Void)?
    private let log: CallbackLog
    private let color: UIColor
    /// The number of times that the view has been laid out.
    public private(set) var layoutCount = 0

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - name: The name in the log.
    ///   - color: The background color, which is behind a white band.
    ///   - log: The log for the callbacks.
    public init(_ name: String, color: UIColor, log: CallbackLog) {
        self.name = name
        self.color = color
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    /// Returns `nil`, because this view controller can't be loaded from a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let band = UIView(frame: CGRect(x: 20, y: 100, width: 120, height: 60))
        band.backgroundColor = .white
        view.addSubview(band)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutCount += 1
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.add("\(name) viewWillAppear(\(animated))")
        onWillAppear?(self)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.add("\(name) viewDidAppear(\(animated))")
        onDidAppear?(self)
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.add("\(name) viewWillDisappear(\(animated))")
        onWillDisappear?(self)
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.add("\(name) viewDidDisappear(\(animated))")
        onDidDisappear?(self)
    }

    public override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.add("\(name) willMove(toParent: \(parent == nil ? "nil" : "parent"))")
    }

    public override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.add("\(name) didMove(toParent: \(parent == nil ? "nil" : "parent"))")
    }
}
