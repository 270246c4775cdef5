/// Manages a view and its place among other controllers.
@MainActor open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open var view: UIView!
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    func viewWillMove(toWindow window: UIWindow?) {}
    func viewDidMove(toWindow window: UIWindow?) {}
}
