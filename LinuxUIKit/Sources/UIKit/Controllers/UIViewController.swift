/// An object that manages a view and its place among other controllers.
///
/// Subclasses override the methods they need, and call super in them.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UIFocusEnvironment, UITraitEnvironment {
    lazy var appearance = AppearanceMachine(self)

    /// The running transitions that this controller takes part in, with the latest one last. Their containers
    /// own them.
    private var activeTransitions: [ActiveTransition] = []

    private struct ActiveTransition {
        weak var context: TransitionContext?
    }

    private var loadedView: UIView?
    private var isLoadingView = false

    // MARK: Creation

    /// Creates a controller. There are no nib files here, so the name and the bundle are merely stored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?

    // MARK: The view

    /// The view, which is created on first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            precondition(
                newValue?.owner == nil || newValue?.owner === self,
                "A view can only be associated with at most one view controller at a time"
            )
            if loadedView?.owner === self { loadedView?.owner = nil }
            loadedView = newValue
            newValue?.owner = self
            if let newValue { newValue.predictedTraits = newValue.computedTraits }
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Creates the view. Subclasses that override this method set `view`, and don't call super.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        precondition(loadedView != nil, "loadView() of \(self) must assign a view")
        viewDidLoad()
    }

    open func viewDidLoad() {}

    /// Called when the app runs out of memory.
    open func didReceiveMemoryWarning() {}

    func passMemoryWarning() {
        didReceiveMemoryWarning()
        for child in children { child.passMemoryWarning() }
        ownPresented?.passMemoryWarning()
    }

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// Updates the properties of the content before it's laid out.
    @available(iOS 26.0, *)
    open func updateProperties() {}

    @available(iOS 26.0, *)
    open func setNeedsUpdateProperties() {
        guard let view = viewIfLoaded else { return }
        view.propertyUpdates.isDueForController = true
        view.propagatePropertyUpdates()
    }

    @available(iOS 26.0, *)
    open func updatePropertiesIfNeeded() {
        viewIfLoaded?.runPropertyUpdates()
    }

    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}

    /// A Boolean value that indicates whether children whose views are in this controller's view
    /// automatically follow its appearance.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Notifies a child that its view is about to appear or disappear. Containers that forward appearance
    /// manually call this method.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        appearance.begin(appearing: isAppearing, animated: animated, managed: true)
    }

    /// Ends the step that `beginAppearanceTransition(_:animated:)` began.
    open func endAppearanceTransition() {
        appearance.end()
    }

    var isBeingPresentedItself = false
    var isBeingDismissedItself = false
    var isMovingToParentItself = false
    var isMovingFromParentItself = false

    // A child isn't presented or dismissed when its container is. Apps ask the container.
    open var isBeingPresented: Bool { isBeingPresentedItself }
    open var isBeingDismissed: Bool { isBeingDismissedItself }
    open var isMovingToParent: Bool { isMovingToParentItself || appearance.isArriving }
    open var isMovingFromParent: Bool { isMovingFromParentItself || appearance.isDeparting }

    // MARK: Containment

    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []

    /// Adds a child, and removes it from its previous parent. The child receives `willMove(toParent:)`. The
    /// container calls `didMove(toParent:)` when it's done.
    open func addChild(_ childController: UIViewController) {
        if childController.parent === self { return }
        checkPlace(of: childController)
        if childController.parent != nil { childController.removeFromParent() }
        childController.willMove(toParent: self)
        // An override of this method may have already added the child.
        guard childController.parent !== self else { return }
        children.append(childController)
        childController.parent = self
        // The containers of this module know themselves which of their children come.
        let isVisible = appearance.phase == .appeared || appearance.phase == .appearing
        childController.appearance.isNewcomer =
            isVisible && !managesChildAppearance && childController.appearance.phase == .disappeared
        childController.appearance.isLeaver = false
    }

    /// Removes the controller from its parent, and calls `didMove(toParent:)` with `nil`.
    open func removeFromParent() {
        guard let parent else { return }
        // If many leave a stack, the first one leaves first.
        if let index = parent.children.firstIndex(where: { $0 === self }) {
            parent.children.remove(at: index)
        }
        self.parent = nil
        appearance.isNewcomer = false
        traitsFromParent = nil
        containerSafeAreaInsets = .zero
        bottomBarRoom = 0
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {
        if parent == nil, self.parent?.managesChildAppearance == false { appearance.isLeaver = true }
    }

    open func didMove(toParent parent: UIViewController?) {
        if parent != nil { appearance.isLeaver = false }
    }

    /// Animates from one child's view to another's, and forwards appearance to both. If the options contain a
    /// transition such as a dissolve, the view that contains the children shows it.
    open func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        precondition(
            fromViewController.parent === self && toViewController.parent === self,
            "both controllers must be children of the receiver"
        )
        precondition(
            forwardsAppearance,
            "\(self) forwards appearance itself, so it can't use transition(from:to:duration:…)"
        )
        let forwards = appearance.phase == .appeared
        let animated = duration > 0
        let from: UIView = fromViewController.view
        if forwards {
            fromViewController.beginAppearanceTransition(false, animated: animated)
            toViewController.beginAppearanceTransition(true, animated: animated)
        }
        let end = { (finished: Bool) in
            from.removeFromSuperview()
            if forwards {
                fromViewController.endAppearanceTransition()
                toViewController.endAppearanceTransition()
            }
            completion?(finished)
        }
        if let container = from.superview, !options.transition.isEmpty {
            let swap = {
                container.addSubview(toViewController.view)
                animations?()
            }
            return UIView.transition(
                with: container,
                duration: duration,
                options: options,
                animations: swap,
                completion: end
            )
        }
        from.superview?.addSubview(toViewController.view)
        UIView.animate(
            withDuration: duration,
            delay: 0,
            options: options,
            animations: { animations?() },
            completion: end
        )
    }

    // MARK: Presentation

    /// The controller that this one presents and owns. The presented controller doesn't own its presenter.
    var ownPresented: UIViewController?
    weak var ownPresenting: UIViewController?
    var storedPresentationController: UIPresentationController? {
        didSet {
            oldValue?.isOwned = false
            storedPresentationController?.isOwned = true
        }
    }

    /// The style of a presentation. The default, `automatic`, reads as `pageSheet`.
    ///
    /// If `presentationController` has been used before, this has no effect on the next presentation: UIKit
    /// creates that object only once, and keeps it until the controller has been dismissed
    /// (duckduckgo/apple-browsers#2358, software-mansion/react-native-screens#185, rdar 42996292). Apple's
    /// page of `presentationController` says to set the style first.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { concretePresentationStyle }
        set { concretePresentationStyle = newValue == .automatic ? .pageSheet : newValue }
    }
    private var concretePresentationStyle = UIModalPresentationStyle.pageSheet
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The system's transition that the controller prefers for a push or a presentation.
    @available(iOS 18.0, *)
    open var preferredTransition: UIViewController.Transition? {
        get { storedPreferredTransition as? UIViewController.Transition }
        set { storedPreferredTransition = newValue }
    }
    private var storedPreferredTransition: NSObject?

    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open var isModalInPresentation = false

    /// The controller that this controller or its nearest presenting ancestor presents.
    open var presentedViewController: UIViewController? {
        ownPresented ?? parent?.presentedViewController
    }

    /// The controller that presents this controller or its nearest presented ancestor.
    open var presentingViewController: UIViewController? {
        ownPresenting ?? parent?.presentingViewController
    }

    /// The object that manages the presentation of this controller or of its nearest presented ancestor.
    open var presentationController: UIPresentationController? {
        if ownPresenting == nil, let parent { return parent.presentationController }
        return Presenter.presentationController(of: self)
    }

    /// Presents a controller. The transition begins after the call returns.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        Presenter.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    /// Dismisses the presented controller, or this controller if it presents none.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        Presenter.dismiss(from: self, animated: flag, completion: completion)
    }

    /// Shows a controller in the nearest container that overrides this method, such as a stack, which pushes
    /// it. Without one, it's presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { presentUncontained(vc) }
    }

    /// Shows a controller in the nearest container that overrides this method. Without one, it's presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent {
            parent.showDetailViewController(vc, sender: sender)
        } else {
            presentUncontained(vc)
        }
    }

    /// Presents a controller from the root of the window, as Apple documents it. If this controller has been
    /// presented, it does it itself: the root presents already.
    private func presentUncontained(_ vc: UIViewController) {
        let root = ownPresenting == nil ? viewIfLoaded?.window?.rootViewController : nil
        (root ?? self).present(vc, animated: true)
    }

    /// The coordinator of the transition that this controller takes part in, if any.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        activeTransitions.last { $0.context != nil }?.context?.coordinator ?? parent?.transitionCoordinator
    }

    func beginTakingPart(in transition: TransitionContext) {
        activeTransitions.append(ActiveTransition(context: transition))
    }

    func endTakingPart(in transition: TransitionContext) {
        activeTransitions.removeAll { $0.context == nil || $0.context === transition }
    }

    /// Cancels interactive transitions in this controller and below, because it leaves the window for good.
    func letGoOfTransitions() {
        for transition in activeTransitions.compactMap(\.context) { transition.letGo() }
        for child in children { child.letGoOfTransitions() }
        ownPresented?.letGoOfTransitions()
    }

    // MARK: Containers

    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            if let item = storedNavigationItem { item.title = title }
            if let item = storedTabBarItem { item.title = title }
        }
    }

    private var storedNavigationItem: UINavigationItem?
    private var storedTabBarItem: UITabBarItem?

    /// The content of a navigation bar for this controller. It's created on first use with the controller's
    /// title.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        storedNavigationItem = item
        return item
    }

    /// The content of a tab bar for this controller. It's created on first use with the controller's title.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
            storedTabBarItem = item
            return item
        }
        set {
            storedTabBarItem = newValue
            tabBarController?.reloadTabBar()
        }
    }

    /// The navigation controller whose stack contains this controller or one of its ancestors, or contained
    /// it before a pop that isn't complete. In `viewWillDisappear`, apps check whether the stack has it.
    open var navigationController: UINavigationController? {
        guard let parent else { return nil }
        if let navigation = parent as? UINavigationController,
            navigation.holds(self) || navigation.settledStack.contains(self)
        {
            return navigation
        }
        return parent.navigationController
    }

    open var tabBarController: UITabBarController? {
        guard let parent else { return nil }
        return parent as? UITabBarController ?? parent.tabBarController
    }

    /// The tab whose provider created this controller.
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    open var tab: UITab? { sourceTab }

    weak var sourceTab: UITab?

    private var allowsEditing = false

    /// A Boolean value that indicates whether people can edit the content.
    open var isEditing: Bool {
        get { allowsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Lets people edit the content or not. Subclasses that override this method to change their views call
    /// super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        allowsEditing = editing
    }

    open var hidesBottomBarWhenPushed = false
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false

    /// The insets to add to the safe area of the view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeAreaInsets() }
        }
    }

    /// The insets that a container adds to the safe area of a child's view, for its bars.
    var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            if containerSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeAreaInsets() }
        }
    }

    /// The difference between the room for a bottom bar that a screen in a stack has, and that of the stack.
    /// It takes effect with the next update of the safe area.
    var bottomBarRoom: CGFloat = 0

    private var scrollViewAtTop: UIScrollView?
    private var scrollViewAtBottom: UIScrollView?

    /// Sets the scroll view that bars at an edge observe. Leading and trailing edges are ignored.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { scrollViewAtTop = scrollView }
        if edge.contains(.bottom) { scrollViewAtBottom = scrollView }
    }

    /// Returns the scroll view that was set for an edge. The edge is either the top or the bottom.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        precondition(edge == .top || edge == .bottom, "only the top or the bottom edge has a scroll view")
        return edge == .top ? scrollViewAtTop : scrollViewAtBottom
    }

    // MARK: Size and traits

    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? replacingTraits(of: parent?.traitCollection ?? .current)
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Replaces traits of a child, its view, and the views below. Traits that the collection doesn't specify
    /// are inherited. With `nil`, all of them are.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?,
        forChild childViewController: UIViewController
    ) {
        guard childViewController.parent === self else { return }
        childViewController.traitsFromParent = collection
    }

    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.traitsFromParent : nil
    }

    /// The traits that the parent replaces.
    private(set) var traitsFromParent: UITraitCollection? {
        didSet {
            if traitsFromParent != oldValue { viewIfLoaded?.appearanceDidChange() }
        }
    }

    private func replacingTraits(of inherited: UITraitCollection) -> UITraitCollection {
        traitsFromParent.map { UITraitCollection(traitsFrom: [inherited, $0]) } ?? inherited
    }

    /// The style of the controller's view and the views below. With `.unspecified`, the inherited style
    /// applies.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.appearanceDidChange() }
        }
    }

    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            if parent == nil {
                storedPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
            }
        }
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    open func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            // A child whose size doesn't change isn't notified.
            if child.viewIfLoaded?.bounds.size == childSize { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }

    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let newTraits = child.replacingTraits(of: newCollection)
            guard newTraits != child.replacingTraits(of: traitCollection) else { continue }
            child.willTransition(to: newTraits, with: coordinator)
        }
    }

    // MARK: Orientation and system appearance

    /// Never asked for, as on iOS 16 and later.
    @available(iOS, introduced: 6.0, deprecated: 16.0, message: "Use supportedInterfaceOrientations")
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    @available(iOS 16.0, *)
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { update(.supportedInterfaceOrientations) }

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// At a compact height, the status bar is hidden, unless a controller overrides this.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    /// Returned for apps, but without effect. Hosts draw the status bar.
    @available(tvOS, unavailable)
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() { update(.statusBar) }

    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { update(.homeIndicator) }

    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { update(.deferredEdges) }

    open var prefersPointerLocked: Bool { false }
    open var childViewControllerForPointerLock: UIViewController? { nil }
    open func setNeedsUpdateOfPrefersPointerLocked() { update(.pointerLock) }

    // MARK: Focus

    /// The environments that focus tries in order when it moves to this controller.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        guard let view = viewIfLoaded else { return [] }
        return [view]
    }

    /// The superview of the controller's view, or else the parent.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        if let superview = viewIfLoaded?.superview { return superview }
        return parent
    }

    /// Here, there's never one.
    open var focusItemContainer: (any UIFocusItemContainer)? { nil }

    /// Moves the focus to what the controller prefers, if it's in the controller, in the next frame.
    open func setNeedsFocusUpdate() {
        UIApplication.shared.windowScene.focusSystem?.requestFocusUpdate(to: self)
    }

    open func updateFocusIfNeeded() {
        UIApplication.shared.windowScene.focusSystem?.updateFocusIfNeeded()
    }

    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    open func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Responder

    /// A Boolean value that indicates whether the keyboard remains on the screen when editing ends in this
    /// controller or one inside it. By default, it does in a form sheet.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    private var addedKeyCommands: [UIKeyCommand] = []

    /// The commands that were added.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    open override var next: UIResponder? {
        viewIfLoaded?.superview ?? ownPresenting ?? parent
    }

    // MARK: For containers in this module

    /// A Boolean value that indicates whether this controller itself calls begin and end for its children, at
    /// the times of its own transitions.
    var managesChildAppearance: Bool { false }

    final var forwardsAppearance: Bool {
        shouldAutomaticallyForwardAppearanceMethods && !managesChildAppearance
    }

    /// The children that appear and disappear with this controller.
    var appearanceFollowers: [UIViewController] {
        guard forwardsAppearance, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// Called before `viewWillAppear(_:)`. This is the last chance to place children.
    func prepareToAppear() {}

    /// Called after the controller and its children have appeared.
    func finishAppearing() {}
}
