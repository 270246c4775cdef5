/// Manages a collection view, whose data source and delegate it is.
///
/// A controller that is pushed with `useLayoutToLayoutNavigationTransitions` takes over the collection view of the one
/// below, whose layout changes to its own: no screen moves. The first controller remains data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
    private let initialLayout: UICollectionViewLayout

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    // MARK: The collection view

    /// The layout that the controller was made with.
    open var collectionViewLayout: UICollectionViewLayout { initialLayout }

    /// The layout that was in place when another controller took the collection view over.
    var leftLayout: UICollectionViewLayout?

    /// The collection view, made on first use; that of the controller below where layouts change into each other.
    open var collectionView: UICollectionView! {
        get {
            if let sharedCollectionView { return sharedCollectionView }
            loadViewIfNeeded()
            return ownCollectionView ?? makeCollectionView()
        }
        set {
            if ownCollectionView?.superview === viewIfLoaded { ownCollectionView?.removeFromSuperview() }
            ownCollectionView = newValue
            if let newValue, isViewLoaded { place(newValue) }
        }
    }

    private var ownCollectionView: UICollectionView?
    /// The one that a controller below has made.
    private(set) weak var sharedCollectionView: UICollectionView?

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        if let owner = navigationController?.lender(of: self) { sharedCollectionView = owner.collectionView }
        if sharedCollectionView == nil { place(ownCollectionView ?? makeCollectionView()) }
    }

    private func makeCollectionView() -> UICollectionView {
        let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
        made.dataSource = self
        made.delegate = self
        ownCollectionView = made
        if isViewLoaded { place(made) }
        return made
    }

    private func place(_ collectionView: UICollectionView) {
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    // MARK: Appearing

    /// Whether the selection is lost whenever the view appears; true by default. It has no effect where layouts change
    /// into each other.
    open var clearsSelectionOnViewWillAppear = true

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, !useLayoutToLayoutNavigationTransitions else { return }
        for path in ownCollectionView?.indexPathsForSelectedItems ?? [] {
            ownCollectionView?.deselectItem(at: path, animated: animated)
        }
    }

    // MARK: Changing layouts

    /// Whether pushing the controller changes the layout of the collection view below in place of moving screens; false by
    /// default. The controller below has to be a collection view controller, and the first of them all has to have
    /// false.
    open var useLayoutToLayoutNavigationTransitions = false

    /// Takes a collection view over, or one's own back. It fills the view then.
    func take(_ collectionView: UICollectionView) {
        if collectionView !== ownCollectionView { sharedCollectionView = collectionView }
        guard collectionView.superview !== view else { return }
        place(collectionView)
    }

    /// Whether it shows its own collection view in spite of all, since it came by an animation of the app's.
    var standsApart = false

    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { standsApart = false }
    }

    /// Forgets what belongs to another.
    func giveBack() {
        sharedCollectionView = nil
        leftLayout = nil
    }

    /// Whether it has what belongs to another, or has lent what belongs to it.
    var takesPartInSharing: Bool {
        useLayoutToLayoutNavigationTransitions || sharedCollectionView != nil || leftLayout != nil
    }

    /// Has its own collection view again.
    func takeOwn() {
        giveBack()
        take(ownCollectionView ?? makeCollectionView())
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        preconditionFailure("\(type(of: self)) has items, but does not make their cells")
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        preconditionFailure(
            "the layout has supplementary views of kind \(kind), and \(type(of: self)) makes none"
        )
    }

    // MARK: UICollectionViewDelegate

    open func collectionView(
        _ collectionView: UICollectionView,
        shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }

    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    open func collectionView(
        _ collectionView: UICollectionView,
        shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }

    open func collectionView(
        _ collectionView: UICollectionView,
        shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {}

    open func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: UIScrollViewDelegate

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
