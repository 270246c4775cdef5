@_spi(Host) import QuartzCore

/// A rectangle on screen: its content, its place in the tree of views, and its layout.
///
/// A view keeps its geometry and look in its layer; what the layer draws is what one sees.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, @preconcurrency NSCoding, UITraitEnvironment,
    UIAccessibilityIdentification
{
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The class of the layer that a view of this class is made with.
    open class var layerClass: AnyClass { CALayer.self }

    open private(set) var layer: CALayer

    /// The controller whose view this is.
    weak var owner: UIViewController?

    // State whose accessors live in the extensions beside this file.
    var subviewList: [UIView] = []
    weak var superviewReference: UIView?
    weak var windowReference: UIWindow?
    var storedSafeAreaInsets = UIEdgeInsets.zero
    var explicitMargins: NSDirectionalEdgeInsets?
    var explicitTint: UIColor?
    var appliedTraits: UITraitCollection?
    var appliedTint: UIColor?
    var accessibility = AccessibilityProperties()
    var interactionList: [any UIInteraction] = []
    var commitCountOnEntry = 0
    var propertyUpdates = PropertyUpdates()
    var corners: UICornerConfiguration?

    // MARK: Making a view

    /// Apple's designated initialiser; `UIView()` is a view of zero size.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        setUp()
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        setUp()
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
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
    }

    // MARK: Geometry

    /// Where the view stands in its superview, in points: the bounding box of the transformed bounds.
    /// Setting it while `transform` is not the identity has no useful meaning; set `bounds` and `center`.
    open var frame: CGRect {
        get { layer.frame }
        set {
            let old = (bounds.size, layer.position)
            layer.frame = newValue
            geometryDidChange(from: old)
        }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = (bounds.size, layer.position)
            layer.bounds = newValue
            geometryDidChange(from: old)
        }
    }

    /// Where the layer's anchor point, by default the middle, stands in the superview.
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

    // MARK: Look

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            superview?.subviewVisibilityDidChange()
        }
    }

    open var isOpaque: Bool = true
    open var clearsContextBeforeDrawing = true

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var backgroundColor: UIColor? {
        didSet { applyBackgroundColor() }
    }

    /// What stands behind the content; subclasses may draw one of their own making.
    var shownBackgroundColor: UIColor? { backgroundColor }

    /// The colour of what can be tapped in this view; inherited unless set, blue at the top.
    open var tintColor: UIColor! {
        get { effectiveTint }
        set {
            explicitTint = newValue
            tintDidChange()
        }
    }

    open var tintAdjustmentMode: TintAdjustmentMode = .automatic {
        didSet { if tintAdjustmentMode != oldValue { tintDidChange() } }
    }

    /// Called when the colour that `tintColor` answers has changed.
    open func tintColorDidChange() {}

    /// How round the corners are. The layer follows in each layout, whoever has set its radius in between. Square by
    /// default, which leaves the layer alone.
    @available(iOS 26.0, *)
    open var cornerConfiguration: UICornerConfiguration {
        get { corners ?? .square }
        set {
            corners = newValue
            setNeedsLayout()
        }
    }

    /// The radius of a corner, in points, as the corner configuration has it now; of several corners the largest.
    @available(iOS 26.0, *)
    open func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        resolvedRadius(of: corner)
    }

    /// How content is placed when the bounds are not of its size.
    open var contentMode: ContentMode = .scaleToFill {
        didSet {
            layer.contentsGravity = contentMode.gravity
            if contentMode == .redraw { layer.needsDisplayOnBoundsChange = true }
        }
    }

    /// The view whose alpha channel cuts this view's content. It belongs to this view and to no other.
    open var mask: UIView? {
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

    /// The direction in which this view's own content is to be laid out.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: UIApplication.shared.userInterfaceLayoutDirection
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

    open var traitCollection: UITraitCollection {
        if window != nil, let appliedTraits { return appliedTraits }
        return computedTraits
    }

    /// Called when a trait of this view has changed, with the traits as they were.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Hierarchy

    open var superview: UIView? { superviewReference }
    open var subviews: [UIView] { subviewList }
    open var window: UIWindow? { windowReference }

    open func addSubview(_ view: UIView) {
        insert(view, at: subviewList.count)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
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
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    /// The first view with `tag` in this view and, depth first, below it.
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

    /// Places the subviews. The default does nothing: there is no constraint solver here.
    open func layoutSubviews() {}

    /// Sets what the view shows, before it is laid out.
    @available(iOS 26.0, *)
    open func updateProperties() {}

    @available(iOS 26.0, *)
    open func setNeedsUpdateProperties() {
        propertyUpdates.isDueForView = true
        propagatePropertyUpdates()
    }

    /// Updates what waits for it, in this view and those inside it and in their controllers.
    @available(iOS 26.0, *)
    open func updatePropertiesIfNeeded() {
        runPropertyUpdates()
    }

    /// The size that suits the view best within `size`; by default the one it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that `sizeThatFits(_:)` answers for the present one; the frame's origin stays.
    open func sizeToFit() {
        resize(to: sizeThatFits(bounds.size))
    }

    /// The size the content asks for; `noIntrinsicMetric` where it asks for none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    open func invalidateIntrinsicContentSize() {
        superview?.subviewContentSizeDidChange()
    }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(width: nil)
    }

    /// The size that fits, with the sides of the target that are required: nothing less does without constraints.
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

    /// Labels and images hug their content a little more than plain views.
    var defaultHuggingPriority: UILayoutPriority { .defaultLow }

    /// The size the view wants in a stack, at a given width if there is one; `noIntrinsicMetric` for no wish.
    func fittingSize(width: CGFloat?) -> CGSize { intrinsicContentSize }

    /// For stack views, which lay out anew.
    func subviewVisibilityDidChange() {}
    func subviewContentSizeDidChange() {}

    // MARK: Safe area and margins

    /// How far bars and the device's housing reach into this view from each edge. Zero outside a window.
    open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

    open func safeAreaInsetsDidChange() {}

    open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
    open var layoutMarginsGuide: UILayoutGuide { marginsGuide }

    private lazy var safeAreaGuide = ViewLayoutGuide(self) { $0.bounds.inset(by: $0.safeAreaInsets) }
    private lazy var marginsGuide = ViewLayoutGuide(self) { $0.bounds.inset(by: $0.layoutMargins) }

    /// The space to keep between the view's edges and its content: 8 points, more where the safe area asks.
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

    /// The part of the superview's insets that reaches a subview. Scroll views keep back what they scroll past.
    var safeAreaInsetsForSubviews: UIEdgeInsets { storedSafeAreaInsets }

    // MARK: Drawing

    /// Draws the content. The context of `UIGraphicsGetCurrentContext()` has its origin at the top left, in points.
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
        drawContent(in: ctx)
    }

    open func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return }
        performLayout()
    }

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        // A view's own layer changes at once, except inside an animation block.
        animationAction(for: layer, forKey: event) ?? NSNull()
    }

    // MARK: Touches

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet { gestureRecognizersDidChange(from: oldValue ?? []) }
    }

    /// The front-most view under `point`, this one or one below it; none if this view is hidden, nearly transparent,
    /// deaf to touches, or not hit. The final positions of animated views count, not where they are seen.
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

    /// Asked before a recogniser of this view leaves the possible state.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The interactions that the view owns, in the order in which they were added. Setting them removes the ones
    /// there are and adds the new ones.
    open var interactions: [any UIInteraction] {
        get { interactionList }
        set {
            for interaction in interactionList { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Takes the interaction from the view that has it, if there is one. Does nothing if that is this view.
    open func addInteraction(_ interaction: any UIInteraction) {
        attach(interaction)
    }

    /// Does nothing if the view does not have the interaction.
    open func removeInteraction(_ interaction: any UIInteraction) {
        detach(interaction)
    }

    /// Whether a touch in the content of a scroll view, which began at `start`, is so clearly meant for this view that
    /// it need not wait whether the content is scrolled.
    func claims(_ touch: UITouch, from start: CGPoint) -> Bool { false }

    /// Has the first responder among this view and those below it resign, with `force` whether it agrees or not.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let view = UIApplication.shared.firstResponder as? UIView, view.isDescendant(of: self) else {
            return false
        }
        return force ? view.leaveFirstResponder() : view.resignFirstResponder()
    }

    // MARK: Conversion

    /// `nil` stands for the window's coordinates.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        converted(point, to: view)
    }

    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        converted(point, from: view)
    }

    /// The bounding box of the converted corners.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        converted(rect, to: view)
    }

    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        converted(rect, from: view)
    }

    // MARK: Snapshots

    /// A view that shows what this view shows now, or after pending changes. Empty if the view was never rendered
    /// and `afterUpdates` is false; `nil` for a view without area.
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

    /// Draws what the view and its subviews show, scaled into `rect`, into the current context. False if there was
    /// nothing to draw.
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

    open var accessibilityLabel: String? {
        get { accessibility.label ?? defaultAccessibilityLabel }
        set { accessibility.label = newValue }
    }

    /// What the view stands at, as a slider's percentage.
    open var accessibilityValue: String? {
        get { accessibility.value ?? defaultAccessibilityValue }
        set { accessibility.value = newValue }
    }

    /// What comes of using the view.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? defaultAccessibilityTraits }
        set { accessibility.traits = newValue }
    }

    /// Hides what is in this view, and below it, from assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }

    /// Hides the siblings of this view from assistive technologies.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }

    /// What swiping up and down on an adjustable view does.
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}

    var isAccessibilityElementByDefault: Bool { false }
    var defaultAccessibilityLabel: String? { nil }
    var defaultAccessibilityValue: String? { nil }
    var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
}
