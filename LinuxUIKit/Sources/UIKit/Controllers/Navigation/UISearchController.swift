/// A controller for searching the content of the screen whose navigation item it belongs to. Here, it has no
/// search bar, and although Apple's presents itself over the current context while it's active, this one
/// presents nothing. It's only active or not.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    private let results: UIViewController?

    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
    }

    open var searchResultsController: UIViewController? { results }

    /// A Boolean value that indicates whether the user searches.
    open var isActive = false

    /// A Boolean value that indicates whether the navigation bar is hidden while the user searches.
    open var hidesNavigationBarDuringPresentation = true
}
