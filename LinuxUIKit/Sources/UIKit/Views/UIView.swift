@_spi(Host) import QuartzCore

/// A rectangle on the screen, with its content, its place in the view hierarchy, and its layout.
///
/// A view stores its geometry and appearance in its layer, which draws everything that's visible.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, @preconcurrency NSCoding, UITraitEnvironment,
    UIAccessibilityIdentification, UIFocusItem
{
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The class of the layer for views of this class.
    open class var layerClass: AnyClass { CALayer.self }

    open var layer: CALayer { ownLayer }

    /// Used when the view is deallocated, on any thread.
    private nonisolated(unsafe) let ownLayer: CALayer

    /// The controller whose view this is.
    weak var owner: UIViewController?

    // State whose accessors are in extensions in other files.
    var subviewList: [UIView] = []
    /// The superview, which removes this reference when it's deallocated. With a weak reference, each use of
    /// the superview would take longer.
    nonisolated(unsafe) unowned(unsafe) var superviewReference: UIView?
    weak var windowReference: UIWindow?
    var storedSafeAreaInsets = UIEdgeInsets.zero
    /// The part of the safe area that comes from the superview.
    var inheritedSafeAreaInsets = UIEdgeInsets.zero
    var explicitMargins: NSDirectionalEdgeInsets?
    var explicitTint: UIColor?
    var appliedTraits: UITraitCollection?
    /// The traits that the background color was last resolved with.
    var backgroundTraits: UITraitCollection?
    /// The traits that the view had reason to expect when it was created, or loaded by its controller.
    var predictedTraits = UITraitCollection.screen
    var appliedTint: UIColor?
    var accessibility = AccessibilityProperties()
    var interactionList: [any UIInteraction] = []
    var commitCountOnEntry = 0
    var committedLook: CommittedLook?
    var propertyUpdates = PropertyUpdates()
    var corners: UICornerConfiguration?

    // MARK: Creating a view

    /// Apple's designated initializer. `UIView()` creates a view with a size of zero.
    public init(frame: CGRect) {
        ownLayer = Self.makeLayer()
        super.init()
        setUp()
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        ownLayer = Self.makeLayer()
        super.init()
        setUp()
    }

    deinit {
        ownLayer.setOwner(nil)
        for subview in subviewList { subview.superviewReference = nil }
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    open func encode(with coder: NSCoder) {}

    private static func makeLayer() -> CALayer {
        guard let layerClass = layerClass as? CALayer.Type else {
            preconditionFailure("\(self).layerClass must be a subclass of CALayer")
        }
        return layerClass.init()
    }

    private func setUp() {
        // Without an owner, the layer finds out faster that there's no action.
        ownLayer.contentsScale = UIScreen.main.scale
        ownLayer.isOpaque = true
        ownLayer.setOwner(self)
    }

    // MARK: Geometry

    /// The position and size in the superview, in points: the smallest rectangle that contains the
    /// transformed bounds. If `transform` isn't the identity, don't set it. Set `bounds` and `center`
    /// instead.
    open var frame: CGRect {
        get { layer.frame }
        set {
            let old = bounds.size
            layer.frame = newValue
            geometryDidChange(from: old)
        }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = bounds.size
            layer.bounds = newValue
            geometryDidChange(from: old)
        }
    }

    /// The position in the superview of the layer's anchor point, which is the center by default.
    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = newValue
            updateSafeAreaInsets()
        }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            layer.setAffineTransform(newValue)
            updateSafeAreaInsets()
        }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set {
            layer.transform = newValue
            updateSafeAreaInsets()
        }
    }

    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    // MARK: Appearance

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            noteCommittedLook()
            layer.isHidden = newValue
            superview?.visibilityDidChange(of: self)
        }
    }

    /// A Boolean value that indicates whether the view's drawing covers all of it. What an opaque view
    /// without a background color doesn't draw is black, as on a device.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set {
            guard newValue != layer.isOpaque else { return }
            layer.isOpaque = newValue
            redrawIfDrawn()
        }
    }

    open var clearsContextBeforeDrawing = true

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var backgroundColor: UIColor? {
        didSet {
            applyBackgroundColor()
            // Only without a background is the rest filled.
            if isOpaque, (oldValue == nil) != (backgroundColor == nil) { redrawIfDrawn() }
        }
    }

    /// The background color that's shown. Subclasses can return another one.
    var shownBackgroundColor: UIColor? { backgroundColor }

    /// The color of interactive elements in this view. It's inherited unless set, and the default is blue.
    open var tintColor: UIColor! {
        get { effectiveTint }
        set {
            explicitTint = newValue
            tintDidChange()
        }
    }

    /// The first mode that isn't automatic, of this view and those around it, or else the normal one.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get {
            sequence(first: self, next: \.superview).lazy.map(\.explicitTintMode).first { $0 != .automatic }
                ?? .normal
        }
        set {
            guard newValue != explicitTintMode else { return }
            explicitTintMode = newValue
            tintDidChange()
        }
    }
    private(set) var explicitTintMode = TintAdjustmentMode.automatic

    /// Called when the value of `tintColor` changes.
    open func tintColorDidChange() {}

    /// The rounding of the corners. The layer is updated in each layout pass, even if its radius was changed
    /// in between. By default, corners are square, and the layer isn't changed.
    @available(iOS 26.0, *)
    public var cornerConfiguration: UICornerConfiguration {
        get { corners ?? .square }
        set {
            corners = newValue
            setNeedsLayout()
        }
    }

    /// Returns the current radius of a corner in points, according to the corner configuration. For several
    /// corners, returns the largest radius.
    @available(iOS 26.0, *)
    open func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        resolvedRadius(of: corner)
    }

    /// The placement of content if the bounds have another size.
    open var contentMode: ContentMode = .scaleToFill {
        didSet {
            layer.contentsGravity = contentMode.gravity
            if contentMode == .redraw {
                layer.needsDisplayOnBoundsChange = true
            } else if oldValue == .redraw {
                layer.needsDisplayOnBoundsChange = false
            }
        }
    }

    /// The view whose alpha channel masks this view's content. It must not belong to another view.
    open var mask: UIView? {
        willSet { if newValue !== mask { noteCommittedLook() } }
        didSet {
            mask?.removeFromSuperview()
            layer.mask = mask?.layer
        }
    }

    open var tag = 0
    open var restorationIdentifier: String?

    // MARK: Direction and traits

    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
    }

    /// The direction in which to lay out this view's own content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: overriddenDirection ?? UIApplication.shared.userInterfaceLayoutDirection
        )
    }

    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: UIApplication.shared.userInterfaceLayoutDirection
        )
    }

    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { appearanceDidChange() } }
    }

    /// Traits that replace the inherited ones for the view and the views below.
    @available(iOS 17.0, *)
    public var traitOverrides: UITraitOverrides {
        get { storedTraitOverrides }
        set {
            storedTraitOverrides = newValue
            appearanceDidChange()
        }
    }

    private(set) var storedTraitOverrides = UITraitOverrides()

    open var traitCollection: UITraitCollection {
        if window != nil, let appliedTraits { return appliedTraits }
        return computedTraits
    }

    /// Called with the previous traits when a trait of this view has changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Hierarchy

    open var superview: UIView? { superviewReference }
    open var subviews: [UIView] { subviewList }
    open var window: UIWindow? { windowReference }

    open func addSubview(_ view: UIView) {
        insert(view, at: subviewList.count)
    }

    /// Inserts a subview at an index, which counts sublayers that aren't those of subviews, too.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, atLayerIndex: index)
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 1)
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(index1, index2)
    }

    open func bringSubviewToFront(_ view: UIView) {
        reorder(view, toFront: true)
    }

    open func sendSubviewToBack(_ view: UIView) {
        reorder(view, toFront: false)
    }

    open func removeFromSuperview() {
        detach()
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    open func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let next = ancestor {
            if next === view { return true }
            ancestor = next.superviewReference
        }
        return false
    }

    /// Returns the first view with `tag`, in this view or, depth first, below it.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviewList {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    open override var next: UIResponder? { owner ?? superview }

    // MARK: Layout

    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true

    open func setNeedsLayout() {
        layer.setNeedsLayout()
    }

    open func layoutIfNeeded() {
        runPropertyUpdates()
        layer.layoutIfNeeded()
    }

    /// Positions the subviews. The default implementation does nothing, because there's no constraint solver
    /// here.
    open func layoutSubviews() {}

    /// Updates the properties of the content before it's laid out.
    @available(iOS 26.0, *)
    open func updateProperties() {}

    @available(iOS 26.0, *)
    open func setNeedsUpdateProperties() {
        propertyUpdates.isDueForView = true
        propagatePropertyUpdates()
    }

    /// Performs pending updates of properties in this view, the views inside it, and their controllers.
    @available(iOS 26.0, *)
    open func updatePropertiesIfNeeded() {
        runPropertyUpdates()
    }

    /// Returns the size that best fits within `size`. The default is the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Changes the size to the one that `sizeThatFits(_:)` returns for the current one. The origin of the
    /// frame remains.
    open func sizeToFit() {
        resize(to: sizeThatFits(bounds.size))
    }

    /// The preferred size of the content, or `noIntrinsicMetric` if there's none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    open func invalidateIntrinsicContentSize() {
        superview?.subviewContentSizeDidChange()
    }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let fitting = fittingSize(width: nil)
        return CGSize(width: max(fitting.width, 0), height: max(fitting.height, 0))
    }

    /// Returns the fitting size. Dimensions of the target with a required priority take precedence. Without
    /// constraints, lower priorities have no effect.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let (fixesWidth, fixesHeight) = (
            horizontalFittingPriority == .required, verticalFittingPriority == .required
        )
        let fitting = fittingSize(width: fixesWidth ? targetSize.width : nil)
        return CGSize(
            width: fixesWidth ? targetSize.width : max(fitting.width, 0),
            height: fixesHeight ? targetSize.height : max(fitting.height, 0)
        )
    }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.hugging[axis.rawValue]
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities.hugging[axis.rawValue] = priority
        superview?.subviewContentSizeDidChange()
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.resistance[axis.rawValue]
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        priorities.resistance[axis.rawValue] = priority
        superview?.subviewContentSizeDidChange()
    }

    struct Priorities {
        var hugging: [UILayoutPriority]
        var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
    }

    lazy var priorities = Priorities(hugging: [defaultHuggingPriority, defaultHuggingPriority])

    /// The default hugging priority, which is slightly higher for labels and images than for plain views.
    var defaultHuggingPriority: UILayoutPriority { .defaultLow }

    /// Returns the preferred size in a stack view, optionally for a given width. `noIntrinsicMetric` means no
    /// preference.
    func fittingSize(width: CGFloat?) -> CGSize { intrinsicContentSize }

    /// Called when a subview's visibility changes, for stack views that must update their layout.
    func visibilityDidChange(of subview: UIView) {}
    func subviewContentSizeDidChange() {}

    // MARK: Safe area and margins

    /// The distances by which bars and the device's housing overlap this view at each edge. They're zero
    /// outside a window.
    open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

    open func safeAreaInsetsDidChange() {}

    /// Called when the view has entered a window or left it, and its safe area is that of its new place,
    /// whether or not that's another one.
    func safeAreaDidSettle() {}

    open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
    open var layoutMarginsGuide: UILayoutGuide { marginsGuide }

    /// The part of the view that the docked keyboard covers. Without one, it's at the bottom edge. When the
    /// keyboard moves, the view is laid out.
    @available(iOS 15.0, *)
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let keyboardGuide { return keyboardGuide }
        let guide = UIKeyboardLayoutGuide(self)
        keyboardGuide = guide
        setNeedsLayout()
        return guide
    }

    /// The guide, once it has been used.
    private(set) var keyboardGuide: UIKeyboardLayoutGuide?
    private lazy var safeAreaGuide = ViewLayoutGuide(self) { $0.bounds.inset(by: $0.safeAreaInsets) }
    private lazy var marginsGuide = ViewLayoutGuide(self) { $0.bounds.inset(by: $0.layoutMargins) }

    /// The space between the view's edges and its content. The default is 8 points, or more where the safe
    /// area requires it.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins, in: effectiveUserInterfaceLayoutDirection) }
        set { setMargins(newValue) }
    }

    open var preservesSuperviewLayoutMargins = false { didSet { marginsDidChange() } }
    open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsDidChange() } }
    open func layoutMarginsDidChange() {}

    /// The superview's insets for a subview. Scroll views remove the part that their content is already inset
    /// by.
    var safeAreaInsetsForSubviews: UIEdgeInsets { storedSafeAreaInsets }

    // MARK: Drawing

    /// Draws the content. The context of `UIGraphicsGetCurrentContext()` uses points and has its origin at
    /// the top left.
    open func draw(_ rect: CGRect) {
        FirstDisplay.baseDrawWasReached = true
    }

    open func setNeedsDisplay() {
        layer.setNeedsDisplay()
    }

    open func setNeedsDisplay(_ rect: CGRect) {
        layer.setNeedsDisplay(rect)
    }

    open func draw(_ layer: CALayer, in ctx: CGContext) {
        FirstDisplay.baseDrawWasReached = false
        ctx.saveGState()
        drawContent(in: ctx)
        ctx.restoreGState()
        let isDrawn = FirstDisplay.draws(self) || !FirstDisplay.baseDrawWasReached
        if isDrawn, isOpaque, shownBackgroundColor == nil { fillRest(of: ctx) }
    }

    open func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return }
        performLayout()
    }

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        // A view's own layer changes immediately, except in an animation block.
        animationAction(for: layer, forKey: event) ?? Self.noAction
    }

    private static let noAction = NSNull()

    // MARK: Touches

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    /// A Boolean value that indicates whether the view receives touches only while no other view of the
    /// window does, and keeps touches from the others meanwhile.
    open var isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet { gestureRecognizersDidChange(from: oldValue ?? []) }
    }

    /// Returns the frontmost view at `point`: this view or one below it. Views that are hidden, nearly
    /// transparent, or don't receive touches are ignored. For animated views, the final positions count, and
    /// not the visible ones.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, !isAnimatingWithoutInteraction,
            self.point(inside: point, with: event)
        else {
            return nil
        }
        for subview in subviewList.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        let rest = gestureRecognizers?.filter { $0 !== gestureRecognizer } ?? []
        gestureRecognizers = rest.isEmpty ? nil : rest
    }

    /// Called before a recognizer of this view leaves the possible state.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The interactions of the view, in the order in which they were added. Setting them removes the existing
    /// ones and adds the new ones.
    open var interactions: [any UIInteraction] {
        get { interactionList }
        set {
            for interaction in interactionList { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds an interaction, and removes it from its previous view. Does nothing if that's this view.
    open func addInteraction(_ interaction: any UIInteraction) {
        attach(interaction)
    }

    /// Removes an interaction. Does nothing if the view doesn't have it.
    open func removeInteraction(_ interaction: any UIInteraction) {
        detach(interaction)
    }

    /// Returns a Boolean value that indicates whether a touch in a scroll view's content, which started at
    /// `start`, is so clearly meant for this view that it doesn't have to wait for a possible drag.
    func claims(_ touch: UITouch, from start: CGPoint) -> Bool { false }

    /// Makes the first responder among this view and those below resign. With `force`, it doesn't have to
    /// agree.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let view = UIApplication.shared.firstResponder as? UIView, view.isDescendant(of: self) else {
            return false
        }
        return force ? view.leaveFirstResponder() : view.resignFirstResponder()
    }

    // MARK: Focus

    /// The environments that focus tries in order when it moves to this view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }

    /// The controller of the view, or else the superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        if let owner { return owner }
        return superview
    }

    /// Here, there's never one.
    open var focusItemContainer: (any UIFocusItemContainer)? { nil }

    open var canBecomeFocused: Bool { false }

    /// Moves the focus to what the view prefers, if it's in the view, in the next frame.
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

    /// A Boolean value that indicates whether the focus can move to what's behind the view.
    open var isTransparentFocusItem: Bool { backgroundColor == nil }

    // MARK: Conversion

    /// Converts a point. `nil` means the window's coordinates.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        converted(point, to: view)
    }

    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        converted(point, from: view)
    }

    /// Returns the smallest rectangle that contains the converted corners.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        converted(rect, to: view)
    }

    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        converted(rect, from: view)
    }

    /// Converts a rectangle from another coordinate space, such as that of the screen.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convertedFromScreen(coordinateSpace.convert(rect, to: UIScreen.main.coordinateSpace))
    }

    // MARK: Snapshots

    /// Returns a view that shows what this view shows now, or after pending changes. It's empty if the view
    /// was never rendered and `afterUpdates` is `false`. Returns `nil` if the view has no area.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        snapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
    }

    open func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        snapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
    }

    /// Draws the visible content of the view and its subviews in the current context, scaled to `rect`.
    /// Returns `false` if there was nothing to draw.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawCapture(in: rect, afterScreenUpdates: afterUpdates)
    }

    // MARK: Accessibility

    open var accessibilityIdentifier: String?

    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? isAccessibilityElementByDefault }
        set { accessibility.isElement = newValue }
    }

    /// The elements in the view, instead of its subviews. If `nil`, the subviews count.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }

    open var accessibilityLabel: String? {
        get { accessibility.label ?? defaultAccessibilityLabel }
        set { accessibility.label = newValue }
    }

    /// The value of the view, such as a slider's percentage.
    open var accessibilityValue: String? {
        get { accessibility.value ?? defaultAccessibilityValue }
        set { accessibility.value = newValue }
    }

    /// A Boolean value that determines whether technologies that stop only at what people can use, such as
    /// Switch Control, stop at the view. The default depends on whether the view receives touches.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.respondsToUser ?? isUserInteractionEnabled }
        set { accessibility.respondsToUser = newValue }
    }

    /// A description of what happens when the user activates the view.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? defaultAccessibilityTraits }
        set { accessibility.traits = newValue }
    }

    /// A Boolean value that indicates whether everything in this view is hidden from assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }

    /// A Boolean value that indicates whether the siblings of this view are hidden from assistive
    /// technologies.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }

    /// A Boolean value that indicates whether Smart Invert leaves the colors of this view as they are. It's
    /// only stored here.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertColors }
        set { accessibility.ignoresInvertColors = newValue }
    }

    /// A Boolean value that determines whether the view is shown enlarged while a finger rests on it, at text
    /// sizes for accessibility.
    open var showsLargeContentViewer: Bool {
        get { accessibility.showsLargeContent }
        set { accessibility.showsLargeContent = newValue }
    }

    open var largeContentTitle: String? {
        get { accessibility.largeTitle }
        set { accessibility.largeTitle = newValue }
    }

    open var largeContentImage: UIImage? {
        get { accessibility.largeImage }
        set { accessibility.largeImage = newValue }
    }

    /// A Boolean value that determines whether the enlarged image fills its place, instead of having its own
    /// size.
    open var scalesLargeContentImage: Bool {
        get { accessibility.scalesLargeImage }
        set { accessibility.scalesLargeImage = newValue }
    }

    open var largeContentImageInsets: UIEdgeInsets {
        get { accessibility.largeImageInsets }
        set { accessibility.largeImageInsets = newValue }
    }

    /// The responses of an adjustable view to swiping up and down.
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}

    var isAccessibilityElementByDefault: Bool { false }
    var defaultAccessibilityLabel: String? { nil }
    var defaultAccessibilityValue: String? { nil }
    var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
}
