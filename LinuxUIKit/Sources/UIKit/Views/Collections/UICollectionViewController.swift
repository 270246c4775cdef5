/// A controller that manages a collection view, and is its data source and delegate.
///
/// If a pushed controller uses `useLayoutToLayoutNavigationTransitions`, it takes over the collection view of
/// the controller below. The layout changes to its own, and no screen moves. The first controller remains the
/// data source and delegate.
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

    /// The layout that the controller was created with.
    open var collectionViewLayout: UICollectionViewLayout { initialLayout }

    /// The layout that was in place when another controller took over the collection view.
    var leftLayout: UICollectionViewLayout?

    /// The collection view, which is created on first use. If the layouts change into each other, it's that
    /// of the controller below.
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
    /// The collection view that a controller below has created.
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

    /// A Boolean value that indicates whether the selection is cleared whenever the view appears. The default
    /// is `true`. It has no effect if the layouts change into each other.
    open var clearsSelectionOnViewWillAppear = true

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, !useLayoutToLayoutNavigationTransitions else { return }
        for path in ownCollectionView?.indexPathsForSelectedItems ?? [] {
            ownCollectionView?.deselectItem(at: path, animated: animated)
        }
    }

    // MARK: Changing layouts

    /// A Boolean value that indicates whether pushing the controller changes the layout of the collection
    /// view below instead of moving screens. The default is `false`. The controller below must be a
    /// collection view controller, and the first of them must not use this.
    open var useLayoutToLayoutNavigationTransitions = false

    /// Takes over a collection view, or takes back the controller's own. It then fills the view.
    func take(_ collectionView: UICollectionView) {
        if collectionView !== ownCollectionView { sharedCollectionView = collectionView }
        guard collectionView.superview !== view else { return }
        place(collectionView)
    }

    /// A Boolean value that indicates whether the controller shows its own collection view anyway, because it
    /// arrived with a custom animation.
    var standsApart = false

    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { standsApart = false }
    }

    /// Gives up the shared collection view and its layout.
    func giveBack() {
        sharedCollectionView = nil
        leftLayout = nil
    }

    /// A Boolean value that indicates whether the controller shares a collection view, or did so with another
    /// controller.
    var takesPartInSharing: Bool {
        useLayoutToLayoutNavigationTransitions || sharedCollectionView != nil || leftLayout != nil
    }

    /// Shows the controller's own collection view again.
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
