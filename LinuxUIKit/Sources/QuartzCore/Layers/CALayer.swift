/// A rectangle of content in a tree, with a position, a transform, and an appearance.
///
/// The properties are the *model*. While animations run, ``presentation()`` is what's visible. When an
/// animatable property changes, the layer looks for an action (see ``action(forKey:)``) and runs it.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
    /// The model. Unlike accesses to a class's own properties, those to this memory take no checks.
    private let modelState = makeModelState()
    var children: [CALayer] = []
    /// The superlayer, which clears this reference when it's deallocated. Each change of a layer marks all
    /// layers above it, which would be slow with weak references.
    private var parentReference: Unmanaged<CALayer>?
    var maskLayer: CALayer?
    /// The layer that this layer masks.
    weak var maskedLayer: CALayer?
    /// The layer that this presentation layer represents.
    var source: CALayer?

    /// The running animations, in the order in which they were added.
    var active: [ActiveAnimation] = []
    /// The visible value of a property before the change whose action is running.
    var valueBeforeChange: (key: String, value: AnimatableValue)?
    /// A number that no other layer has or had.
    final let identity = EngineState.makeLayerIdentity()
    /// The view that the layer belongs to, which removes this reference when it's deallocated. With a weak
    /// reference, each use of the view would take longer.
    private unowned(unsafe) var owner: (any CALayerDelegate)?
    private weak var otherDelegate: (any CALayerDelegate)?
    /// Nobody has seen a layer before its first commit, so changes until then aren't animated.
    private let commitsBefore = EngineState.commitCount
    /// The number of commits when the layer's place in the tree last changed, and whether the layer was on
    /// the screen then.
    var lastMove = (commits: EngineState.commitCount, wasCommitted: false)
    private var isScreenRoot = false
    var layoutIsDue = false
    var layoutIsDueBelow = false
    var displayIsDue = false
    var displayIsDueBelow = false
    var layoutPasses = (run: 0, count: 0)
    var backing: CGImage?
    /// The values for keys that aren't properties.
    var keptValues: [String: Any] = [:]
    private var version = 0

    /// The number of times that this layer or one below it changed what it draws, apart from running
    /// animations.
    @_spi(Host) public var contentVersion: Int { source?.version ?? version }

    /// Required because views and presentation layers create layers with this initializer. A subclass that
    /// adds another initializer must keep this one.
    public required override init() {
        super.init()
    }

    /// Creates a copy of another layer's properties, without its sublayers, delegate, and animations.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyProperties(of: layer) }
    }

    /// Creates an empty layer, because layers can't be archived here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    private static func makeModelState() -> UnsafeMutablePointer<LayerState> {
        let state = UnsafeMutablePointer<LayerState>.allocate(capacity: 1)
        state.initialize(to: .initial)
        return state
    }

    final var state: LayerState {
        @inline(__always) _read { yield modelState.pointee }
        @inline(__always) _modify { yield &modelState.pointee }
    }

    deinit {
        AnimationEngine.abandon(active, sublayers: children, of: ObjectIdentifier(self))
        for child in children { child.parent = nil }
        modelState.deinitialize(count: 1)
        modelState.deallocate()
    }

    open func encode(with coder: NSCoder) {}

    open class var supportsSecureCoding: Bool { true }

    // MARK: Geometry

    /// The layer's own coordinate system, in points.
    open var bounds: CGRect {
        get { state.bounds }
        set {
            Self.checkNumbers(ofBounds: newValue)
            let old = state.bounds
            set(\.bounds, to: newValue, key: "bounds")
            guard old.size != newValue.size else { return }
            setNeedsLayout()
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
    }

    /// The smallest rectangle in the superlayer that contains the transformed bounds. Setting it changes
    /// ``bounds`` and ``position``. If the transform rotates or projects, the result is only approximate.
    open var frame: CGRect {
        get { transformedBounds }
        set { setFrame(newValue) }
    }

    open func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    // MARK: Appearance

    /// The position of the anchor point in the superlayer, in points.
    open var position: CGPoint {
        get { state.position }
        set {
            Self.checkNumbers(ofPosition: newValue)
            set(\.position, to: newValue, key: "position")
        }
    }

    /// The depth. Nearer layers have larger values.
    open var zPosition: CGFloat {
        get { state.zPosition }
        set { set(\.zPosition, to: newValue, key: "zPosition") }
    }

    /// The point of the bounds that ``position`` refers to, and the origin of transforms, in fractions of the
    /// size.
    open var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set { set(\.anchorPoint, to: newValue, key: "anchorPoint") }
    }

    /// The depth of the anchor point, in points.
    open var anchorPointZ: CGFloat {
        get { state.anchorPointZ }
        set { set(\.anchorPointZ, to: newValue, key: "anchorPointZ") }
    }

    /// The transform of the layer about its anchor point.
    open var transform: CATransform3D {
        get { state.transform }
        set { set(\.transform, to: newValue, key: "transform") }
    }

    /// The transform of the sublayers about this layer's anchor point, such as a shared perspective.
    open var sublayerTransform: CATransform3D {
        get { state.sublayerTransform }
        set { set(\.sublayerTransform, to: newValue, key: "sublayerTransform") }
    }

    open var isHidden: Bool {
        get { state.isHidden }
        set { set(\.isHidden, to: newValue, key: "hidden") }
    }

    /// A Boolean value that indicates whether the layer is visible when its front faces away.
    open var isDoubleSided: Bool {
        get { state.isDoubleSided }
        set { set(\.isDoubleSided, to: newValue, key: "doubleSided") }
    }

    /// A Boolean value that indicates whether the layer's drawing covers all of it. It has an effect when a
    /// view draws itself, and none on other layers.
    open var isOpaque: Bool {
        get { state.isOpaque }
        set { set(\.isOpaque, to: newValue, key: "opaque") }
    }

    /// A Boolean value that indicates whether sublayers are clipped to the bounds, including rounded corners.
    open var masksToBounds: Bool {
        get { state.masksToBounds }
        set { set(\.masksToBounds, to: newValue, key: "masksToBounds") }
    }

    /// From 0 to 1.
    open var opacity: Float {
        get { state.opacity }
        set { set(\.opacity, to: newValue, key: "opacity") }
    }

    /// Stored, but without effect. The opacity always applies to the layer and its sublayers as a group.
    open var allowsGroupOpacity: Bool {
        get { state.allowsGroupOpacity }
        set { set(\.allowsGroupOpacity, to: newValue, key: "allowsGroupOpacity") }
    }

    /// Stored, but without effect. A layer is always as sharp as the screen. On a device, a rasterized layer
    /// is blurred unless its ``rasterizationScale`` is that of the screen.
    open var shouldRasterize: Bool {
        get { state.shouldRasterize }
        set { set(\.shouldRasterize, to: newValue, key: "shouldRasterize") }
    }

    /// Stored, but without effect.
    open var rasterizationScale: CGFloat {
        get { state.rasterizationScale }
        set { set(\.rasterizationScale, to: newValue, key: "rasterizationScale") }
    }

    open var backgroundColor: CGColor? {
        get { state.backgroundColor }
        set { set(\.backgroundColor, to: newValue, key: "backgroundColor") }
    }

    /// In points.
    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { set(\.cornerRadius, to: newValue, key: "cornerRadius") }
    }

    open var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set { set(\.maskedCorners, to: newValue, key: "maskedCorners") }
    }

    /// Stored, but without effect. Corners are always circular.
    open var cornerCurve: CALayerCornerCurve {
        get { state.cornerCurve }
        set { set(\.cornerCurve, to: newValue, key: "cornerCurve") }
    }

    /// The width in points. The border is drawn inside the bounds.
    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set { set(\.borderWidth, to: newValue, key: "borderWidth") }
    }

    open var borderColor: CGColor? {
        get { state.borderColor }
        set { set(\.borderColor, to: newValue, key: "borderColor") }
    }

    open var shadowColor: CGColor? {
        get { state.shadowColor }
        set { set(\.shadowColor, to: newValue, key: "shadowColor") }
    }

    /// From 0 to 1. The default, 0, means no shadow.
    open var shadowOpacity: Float {
        get { state.shadowOpacity }
        set { set(\.shadowOpacity, to: newValue, key: "shadowOpacity") }
    }

    /// In points.
    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { set(\.shadowOffset, to: newValue, key: "shadowOffset") }
    }

    /// The standard deviation of the blur, in points.
    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { set(\.shadowRadius, to: newValue, key: "shadowRadius") }
    }

    /// The outline that casts the shadow, instead of the content that the layer draws.
    open var shadowPath: CGPath? {
        get { state.shadowPath }
        set { set(\.shadowPath, to: newValue, key: "shadowPath") }
    }

    /// The blur of the content behind the bounds, where it shows through them, as a standard deviation in
    /// points. The default is 0. The background color tints the blur.
    ///
    /// Only content within the bounds contributes to the blur. A layer that's rotated relative to its
    /// superlayer has no blur, and one in a group blurs only the group's content.
    @_spi(Host) public final var backdropBlurRadius: CGFloat {
        get { state.backdropBlurRadius }
        set { set(\.backdropBlurRadius, to: newValue, key: "backdropBlurRadius") }
    }

    /// The visible part of the contents, in fractions of their size.
    open var contentsRect: CGRect {
        get { state.contentsRect }
        set { set(\.contentsRect, to: newValue, key: "contentsRect") }
    }

    /// The part of the contents that stretches, in fractions of their size.
    open var contentsCenter: CGRect {
        get { state.contentsCenter }
        set { set(\.contentsCenter, to: newValue, key: "contentsCenter") }
    }

    open var contentsGravity: CALayerContentsGravity {
        get { state.contentsGravity }
        set { set(\.contentsGravity, to: newValue, key: "contentsGravity") }
    }

    /// The number of pixels of the contents per point.
    open var contentsScale: CGFloat {
        get { state.contentsScale }
        set { set(\.contentsScale, to: newValue, key: "contentsScale") }
    }

    /// Stored, but without effect. Contents are always smoothed when they're reduced.
    open var minificationFilter: CALayerContentsFilter {
        get { state.minificationFilter }
        set { set(\.minificationFilter, to: newValue, key: "minificationFilter") }
    }

    open var magnificationFilter: CALayerContentsFilter {
        get { state.magnificationFilter }
        set { set(\.magnificationFilter, to: newValue, key: "magnificationFilter") }
    }

    /// A Boolean value that indicates whether the edges in ``edgeAntialiasingMask`` are smooth while the
    /// layer is drawn rotated, in its plane or in space. The default is `false`, as in an app whose
    /// Info.plist doesn't have the key `UIViewEdgeAntialiasing`.
    ///
    /// Edges that are horizontal and vertical are always smooth, and so are round corners with the edges
    /// between them, borders, paths, masks, and shadows. A layer that's rotated in space is drawn as a flat
    /// picture. Its property determines how the picture's edges look, and those of the sublayers inside it
    /// are smooth.
    open var allowsEdgeAntialiasing: Bool {
        get { state.allowsEdgeAntialiasing }
        set { set(\.allowsEdgeAntialiasing, to: newValue, key: "allowsEdgeAntialiasing") }
    }

    /// The edges that are smooth if ``allowsEdgeAntialiasing`` is `true`. The default is all of them.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { state.edgeAntialiasingMask }
        set { set(\.edgeAntialiasingMask, to: newValue, key: "edgeAntialiasingMask") }
    }

    /// A `CGImage`, or what the layer has drawn. Other values show nothing. There's no crossfade between two
    /// images: a change is immediate, and in an animation, the image changes halfway.
    open var contents: Any? {
        get { state.contents ?? (source ?? self).backing }
        set {
            switch (contents, newValue) {
            case (nil, nil): return
            case (let old?, let new?) where (old as AnyObject) === (new as AnyObject): return
            default: break
            }
            backing = nil
            displayIsDue = false
            change(key: "contents") { $0.contents = newValue }
        }
    }

    // MARK: Other properties

    /// Stored, but without effect.
    open var drawsAsynchronously = false
    open var name: String?
    open var style: [AnyHashable: Any]?
    open var actions: [String: any CAAction]?
    /// The layer doesn't retain its delegate.
    open var delegate: (any CALayerDelegate)? {
        get { source?.delegate ?? owner ?? otherDelegate }
        set {
            owner = nil
            otherDelegate = newValue
        }
    }

    /// Sets the delegate to an object that must call this method again with `nil` before it's deallocated.
    @_spi(Host) public final func setOwner(_ owner: (any CALayerDelegate)?) {
        self.owner = owner
    }

    // MARK: Time

    open var beginTime: CFTimeInterval = 0 { didSet { markChanged() } }
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1 { didSet { markChanged() } }
    open var timeOffset: CFTimeInterval = 0 { didSet { markChanged() } }
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// Converts a time of layer `l` to this layer's time. If `l` is `nil`, the time is that of the media
    /// clock.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.globalTime(at: t) ?? t)
    }

    /// Converts a time of this layer to the time of layer `l`. If `l` is `nil`, the result is a time of the
    /// media clock.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let global = globalTime(at: t)
        return l?.localTime(at: global) ?? global
    }

    // MARK: Hierarchy

    open var superlayer: CALayer? {
        source.map { $0.parent?.makePresentation() } ?? parent
    }

    /// From back to front, or `nil` if there are none.
    open var sublayers: [CALayer]? {
        get {
            if let source { return source.sublayers?.compactMap { $0.presentation() } }
            return children.isEmpty ? nil : children
        }
        set {
            for child in children where newValue?.contains(where: { $0 === child }) != true {
                child.removeFromSuperlayer()
            }
            for child in newValue ?? [] { addSublayer(child) }
        }
    }

    open func addSublayer(_ layer: CALayer) {
        insert(layer) { $0.count }
    }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer) { min(Int(idx), $0.count) }
    }

    /// Inserts a layer right behind `sibling`, which must be a sublayer, or at the very back if that's `nil`.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        checkIsSublayer(sibling)
        insert(layer) { siblings in siblings.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Inserts a layer right in front of `sibling`, which must be a sublayer, or at the very front if that's
    /// `nil`.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        checkIsSublayer(sibling)
        insert(layer) { siblings in siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.count }
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.parent === self else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    open func removeFromSuperlayer() {
        if let masked = maskedLayer { masked.mask = nil }
        detach()
    }

    /// A layer whose alpha masks this layer. It isn't one of the sublayers, and can be neither this layer nor
    /// one around it.
    open var mask: CALayer? {
        get { source.map { $0.maskLayer?.presentation() } ?? maskLayer }
        set {
            guard newValue !== maskLayer else { return }
            if let newValue { checkIsNotInside(newValue) }
            maskLayer?.noteMove()
            newValue?.noteMove()
            newValue?.removeFromSuperlayer()
            maskLayer?.maskedLayer = nil
            maskLayer = newValue
            newValue?.maskedLayer = self
            if let newValue, newValue.displayIsDue || newValue.displayIsDueBelow { markDisplayBelow() }
            markChanged()
        }
    }

    // MARK: Layout and display

    open func setNeedsLayout() {
        guard source == nil, !layoutIsDue else { return }
        layoutIsDue = true
        var ancestor = parent
        while let layer = ancestor, !layer.layoutIsDueBelow {
            layer.layoutIsDueBelow = true
            ancestor = layer.parent
        }
    }

    open func needsLayout() -> Bool {
        layoutIsDue
    }

    /// Lays out the tree, from the topmost ancestor that needs it to everything below this layer.
    open func layoutIfNeeded() {
        var top = self
        while let next = top.parent, next.layoutIsDue { top = next }
        top.layoutTree()
    }

    /// Positions the sublayers. The default implementation asks the delegate, and subclasses can override it.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    open var needsDisplayOnBoundsChange = false

    open func setNeedsDisplay() {
        guard source == nil else { return }
        displayIsDue = true
        (parent ?? maskedLayer)?.markDisplayBelow()
        markChanged()
    }

    open func setNeedsDisplay(_ r: CGRect) {
        setNeedsDisplay()
    }

    open func needsDisplay() -> Bool {
        displayIsDue
    }

    open func displayIfNeeded() {
        guard displayIsDue else { return }
        displayIsDue = false
        display()
    }

    /// Creates the contents. The delegate can provide them. Otherwise, ``draw(in:)`` draws them in a bitmap
    /// of the bounds.
    open func display() {
        if let delegate { delegate.display(self) } else { drawBackingStore() }
    }

    /// Draws the content in a context that uses points and a y-axis that points down. The default
    /// implementation asks the delegate.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// Draws the models of the layer and its sublayers, without animations, in a context that uses points and
    /// a y-axis that points down.
    open func render(in ctx: CGContext) {
        renderModel(in: ctx)
    }

    /// Returns a Boolean value that indicates whether the layer is drawn anew when the property or value with
    /// a key changes. Here, animations of the property don't draw the layer.
    open class func needsDisplay(forKey key: String) -> Bool {
        false
    }

    // MARK: Animations

    /// Starts a copy of the animation. It replaces the one with the same key. Without a key, it remains until
    /// its end. A transition always has the key "transition", so that a layer has only one.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        AnimationEngine.add(anim, key: anim is CATransition ? kCATransition : key, to: source ?? self)
    }

    open func removeAnimation(forKey key: String) {
        AnimationEngine.remove(from: source ?? self) { $0.key == key }
    }

    open func removeAllAnimations() {
        AnimationEngine.remove(from: source ?? self) { _ in true }
    }

    /// Returns the keys of the running animations in the order in which they were added, or `nil` if there
    /// are none.
    open func animationKeys() -> [String]? {
        let keys = (source ?? self).active.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Returns the animation with a key, which can't be changed.
    open func animation(forKey key: String) -> CAAnimation? {
        (source ?? self).active.last { $0.key == key }?.animation
    }

    /// Returns the action for an event, which is usually the change of the property with that name. The
    /// search order is the delegate, ``actions``, the style's actions, and ``defaultAction(forKey:)``.
    /// `NSNull` ends the search.
    open func action(forKey event: String) -> (any CAAction)? {
        let action =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.action(in: style, event)
            ?? (EngineState.commitCount > commitsBefore ? Self.defaultAction(forKey: event) : nil)
        return action is NSNull ? nil : action
    }

    /// Returns the animation of an animatable property's change in a layer without a delegate.
    open class func defaultAction(forKey event: String) -> (any CAAction)? {
        AnimationEngine.implicitAction(forKey: event)
    }

    /// Returns a read-only copy of the layer as it's currently visible, with the running animations applied,
    /// or `nil` if no commit has put the layer in the tree of a visible window.
    open func presentation() -> Self? {
        guard source == nil else { return self }
        return isCommitted ? makePresentation() : nil
    }

    /// A Boolean value that indicates whether the layer is the root of a tree that's on the screen, such as
    /// that of a visible window, from the next commit on.
    @_spi(Host) public final var isRootOnScreen: Bool {
        get { isScreenRoot }
        set {
            noteMove()
            isScreenRoot = newValue
        }
    }

    /// Returns the layer with the model: the source of a presentation layer, or otherwise the layer itself.
    open func model() -> Self {
        source.map { unsafeDowncast($0, to: Self.self) } ?? self
    }

    // MARK: Key-value access

    /// Returns the value of a property or one of its components, such as "transform.rotation.z". For any
    /// other key, returns the value that was set for it.
    open func value(forKeyPath keyPath: String) -> Any? {
        storedValue(for: keyPath)
    }

    open func value(forKey key: String) -> Any? {
        storedValue(for: key)
    }

    /// Sets a property or one of its components. For any other key, stores the value.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        storeValue(value, for: keyPath)
    }

    open func setValue(_ value: Any?, forKey key: String) {
        storeValue(value, for: key)
    }

    // MARK: Points

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        planarMap(from: l, to: self).apply(p)
    }

    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        planarMap(from: self, to: l).apply(p)
    }

    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        planarMap(from: l, to: self).apply(r)
    }

    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        planarMap(from: self, to: l).apply(r)
    }

    /// Returns a Boolean value that indicates whether a point, in this layer's coordinates, lies in the
    /// bounds.
    open func contains(_ p: CGPoint) -> Bool {
        bounds.contains(p)
    }

    /// Returns the frontmost layer of this tree at a point of the superlayer.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, let map = planarMapToSuperlayer().inverse else { return nil }
        let own = map.apply(p)
        guard own.x.isFinite, own.y.isFinite else { return nil }
        let inside = contains(own)
        guard inside || !masksToBounds else { return nil }
        let ordered = (sublayers ?? []).enumerated().sorted {
            ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
        }
        for (_, layer) in ordered {
            if let hit = layer.hitTest(own) { return hit }
        }
        return inside ? self : nil
    }

    // MARK: Changes

    /// Changes a property. Looks for an action while the property has its old value, sets the new value, and
    /// runs the action.
    @inline(__always) final func set<Value: Equatable>(
        _ path: WritableKeyPath<LayerState, Value>,
        to value: Value,
        key: String
    ) {
        guard state[keyPath: path] != value else { return }
        change(key: key) { $0[keyPath: path] = value }
    }

    @inline(__always) final func set(
        _ path: WritableKeyPath<LayerState, CATransform3D>,
        to value: CATransform3D,
        key: String
    ) {
        guard !CATransform3DEqualToTransform(state[keyPath: path], value) else { return }
        change(key: key) { $0[keyPath: path] = value }
    }

    final func change(key: String, _ body: (inout LayerState) -> Void) {
        guard source == nil, !EngineState.isBuildingPresentation else { return body(&state) }
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        guard !CATransaction.disableActions(), let action = action(forKey: key) else {
            body(&state)
            return markChanged()
        }
        if action is KnowingAction {
            body(&state)
            markChanged()
            return action.run(forKey: key, object: self, arguments: nil)
        }
        let shown = sampledState().value(for: key)
        body(&state)
        markChanged()
        valueBeforeChange = shown.map { (key, $0) }
        action.run(forKey: key, object: self, arguments: nil)
        valueBeforeChange = nil
    }

    final func markChanged() {
        var next: Unmanaged<CALayer>? = Unmanaged.passUnretained(self)
        while let layer = next {
            next = layer._withUnsafeGuaranteedRef { layer in
                layer.version &+= 1
                return layer.parentReference ?? layer.maskedLayer.map(Unmanaged.passUnretained)
            }
        }
    }

    final var parent: CALayer? {
        get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map(Unmanaged.passUnretained) }
    }
}
