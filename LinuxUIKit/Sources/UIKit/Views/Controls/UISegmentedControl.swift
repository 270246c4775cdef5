@_spi(Host) import QuartzCore

/// A row of segments, one of which can be selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The value of `selectedSegmentIndex` if no segment is selected.
    public nonisolated static let noSegment = -1

    private static let height: CGFloat = 32
    private static let margin: CGFloat = 2
    private static let cornerRadius: CGFloat = 9
    private static let duration: TimeInterval = 0.3

    private let ground = UIView(frame: .zero)
    private let pill = ControlKnob(
        softShadow: .init(drop: 3, radius: 4, opacity: 0.12),
        tightShadow: .init(drop: 3, radius: 0.5, opacity: 0.04)
    )
    private var segments: [SegmentView] = []
    private var dividers: [UIView] = []
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    private var storedIndex = UISegmentedControl.noSegment
    /// The segment under the finger, and the one that the selection is dragged to.
    private var pressedIndex: Int?
    private var draggedIndex: Int?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSegments()
    }

    /// Creates a control with titles (`String`) and images (`UIImage`). Its size suits them.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUpSegments()
        for item in items ?? [] {
            switch item {
            case let title as String: insert(SegmentView(title: title), at: segments.count, animated: false)
            case let image as UIImage: insert(SegmentView(image: image), at: segments.count, animated: false)
            default: preconditionFailure("the items of a segmented control are strings or images")
            }
        }
        sizeToFit()
    }

    /// Creates a control that runs the action of the segment that the user selects.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { sizeToFit() }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSegments()
    }

    private func setUpSegments() {
        isOpaque = false
        ground.backgroundColor = .tertiarySystemFill
        ground.layer.cornerRadius = Self.cornerRadius
        ground.isUserInteractionEnabled = false
        // The selected segment casts its shadow only on the background.
        ground.clipsToBounds = true
        pill.cornerRadius = Self.cornerRadius - Self.margin
        addSubview(ground)
        ground.addSubview(pill)
        showColors()
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    /// The selected segment. The default, `noSegment`, means none. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { storedIndex }
        set {
            precondition(
                newValue == Self.noSegment || segments.indices.contains(newValue),
                "there is no segment \(newValue)"
            )
            guard storedIndex != newValue else { return }
            storedIndex = newValue
            selectionDidChange(animated: false)
        }
    }

    /// A Boolean value that indicates whether segments act like buttons that don't remain selected.
    open var isMomentary = false {
        didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
    }

    /// A Boolean value that indicates whether segments without a fixed width are as wide as their content
    /// instead of equally wide.
    open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: title ?? ""), at: segment, animated: animated)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentView(image: image), at: segment, animated: animated)
    }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let view = SegmentView(title: action.title)
        if let image = action.image { view.image = image }
        view.action = action
        insert(view, at: segment, animated: animated)
    }

    /// An index beyond the ends counts as the nearest end.
    private func insert(_ view: SegmentView, at index: Int, animated: Bool) {
        let index = min(max(index, 0), segments.count)
        segments.insert(view, at: index)
        if storedIndex >= index { storedIndex += 1 }
        view.frame = segmentFrames[index]
        addSubview(view)
        segmentsDidChange(animated: animated) { view.alpha = 0 }
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = min(max(segment, 0), segments.count - 1)
        segments.remove(at: index).removeFromSuperview()
        if storedIndex == index { storedIndex = Self.noSegment }
        if storedIndex > index { storedIndex -= 1 }
        segmentsDidChange(animated: animated)
    }

    open func removeAllSegments() {
        for view in segments { view.removeFromSuperview() }
        segments = []
        storedIndex = Self.noSegment
        segmentsDidChange(animated: false)
    }

    private func segmentsDidChange(animated: Bool, before: () -> Void = {}) {
        pressedIndex = nil
        draggedIndex = nil
        while dividers.count > max(segments.count - 1, 0) { dividers.removeLast().removeFromSuperview() }
        while dividers.count < segments.count - 1 {
            let divider = UIView(frame: .zero)
            divider.isUserInteractionEnabled = false
            divider.layer.cornerRadius = 0.5
            divider.backgroundColor = .separator
            ground.insertSubview(divider, belowSubview: pill)
            dividers.append(divider)
        }
        showColors()
        contentDidChange()
        guard animated else { return }
        before()
        animate {
            for view in self.segments { view.alpha = 1 }
            self.layoutIfNeeded()
        }
    }

    private func segment(at index: Int) -> SegmentView {
        precondition(segments.indices.contains(index), "there is no segment \(index)")
        return segments[index]
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        self.segment(at: segment).title = title
        contentDidChange()
    }

    open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment).title }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        self.segment(at: segment).image = image
        contentDidChange()
    }

    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment).image }

    /// Shows the action's title or image, and runs the action when the user selects the segment.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        let view = self.segment(at: segment)
        view.title = action.title
        view.image = action.image
        view.action = action
        contentDidChange()
    }

    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment).action }

    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Sets a segment's fixed width. If it's 0, the segment shares the remaining space.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self.segment(at: segment).width = width.isFinite ? max(width, 0) : 0
        contentDidChange()
    }

    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment).width }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        self.segment(at: segment).isEnabled = enabled
        showColors()
    }

    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment).isEnabled }

    // MARK: Appearance

    /// The color under the selected segment.
    open var selectedSegmentTintColor: UIColor? { didSet { showColors() } }

    /// Sets the font and color of titles.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        titleAttributes[state.rawValue] = attributes
        contentDidChange()
        showColors()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    private func attribute<Value>(_ key: NSAttributedString.Key, for state: UIControl.State) -> Value? {
        (titleAttributes[state.rawValue]?[key] ?? titleAttributes[UIControl.State.normal.rawValue]?[key])
            as? Value
    }

    private static let pillColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
    }

    private func showColors() {
        pill.fill = selectedSegmentTintColor ?? Self.pillColor
        for (index, view) in segments.enumerated() {
            let isOn = view.isEnabled && isEnabled
            let state: UIControl.State = !isOn ? .disabled : index == shownIndex ? .selected : .normal
            let font: UIFont? = attribute(.font, for: state)
            view.font = font ?? .systemFont(ofSize: 13, weight: state == .selected ? .semibold : .medium)
            view.color = attribute(.foregroundColor, for: state) ?? (isOn ? .label : .tertiaryLabel)
        }
        ground.alpha = isEnabled ? 1 : 0.5
    }

    override func stateDidChange() {
        super.stateDidChange()
        showColors()
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func selectionDidChange(animated: Bool) {
        showColors()
        setNeedsLayout()
        if animated { animate { self.layoutIfNeeded() } }
    }

    private func animate(_ changes: @escaping () -> Void) {
        guard window != nil, UIView.areAnimationsEnabled else { return }
        UIView.animate(
            withDuration: Self.duration,
            delay: 0,
            usingSpringWithDamping: 0.92,
            initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: changes
        )
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        let widths = naturalWidths
        let free = segments.filter { $0.width == 0 }.count
        let widest = zip(segments, widths).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
        let fixed = segments.map(\.width).reduce(0, +)
        let shared = apportionsSegmentWidthsByContent ? widths.reduce(0, +) - fixed : widest * CGFloat(free)
        return CGSize(width: max(fixed + shared, 0).rounded(.up), height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The widths that the segments prefer, or that were set.
    private var naturalWidths: [CGFloat] {
        segments.map { $0.width > 0 ? $0.width : $0.contentWidth + 22 }
    }

    private var segmentFrames: [CGRect] {
        var widths = naturalWidths
        let free = segments.indices.filter { segments[$0].width == 0 }
        if !free.isEmpty {
            let fixed = segments.map(\.width).reduce(0, +)
            let room = max(bounds.width - fixed, 0)
            let wish = free.map { widths[$0] }.reduce(0, +)
            for index in free {
                widths[index] =
                    apportionsSegmentWidthsByContent && wish > 0
                    ? room * widths[index] / wish : room / CGFloat(free.count)
            }
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = isMirrored ? bounds.maxX : bounds.minX
        return widths.map { width in
            if isMirrored { x -= width }
            defer { if !isMirrored { x += width } }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
    }

    /// The segment that shows the selection.
    private var shownIndex: Int {
        if let draggedIndex { return draggedIndex }
        return isMomentary ? pressedIndex ?? Self.noSegment : storedIndex
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = segmentFrames
        ground.frame = bounds
        let shown = shownIndex
        let isShrunk = draggedIndex != nil
        for (index, view) in segments.enumerated() {
            view.center = CGPoint(x: frames[index].midX, y: frames[index].midY)
            view.bounds = CGRect(origin: .zero, size: frames[index].size)
            let isPressed = pressedIndex == index && index != shown
            view.contentAlpha = isPressed ? 0.2 : 1
            let scale: CGFloat = isShrunk && index == shown ? 0.95 : 1
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
        for (index, divider) in dividers.enumerated() {
            let (a, b) = (frames[index], frames[index + 1])
            let border = a.minX < b.minX ? a.maxX : a.minX
            divider.frame = CGRect(
                x: border - 0.5,
                y: bounds.minY + bounds.height / 4,
                width: 1,
                height: bounds.height / 2
            )
            divider.alpha = index == shown || index + 1 == shown ? 0 : 1
        }
        guard frames.indices.contains(shown) else {
            pill.alpha = 0
            return
        }
        let segment = frames[shown]
        let target = segment.insetBy(
            dx: min(Self.margin, segment.width / 2),
            dy: min(Self.margin, segment.height / 2)
        )
        if pill.alpha == 0 || pill.bounds.isEmpty {
            // Shows the selection at its position instead of moving it there.
            UIView.performWithoutAnimation {
                pill.transform = .identity
                pill.frame = target
                pill.layoutIfNeeded()
            }
        }
        pill.alpha = 1
        pill.center = CGPoint(x: target.midX, y: target.midY)
        pill.bounds = CGRect(origin: .zero, size: target.size)
        pill.transform = CGAffineTransform(scaleX: isShrunk ? 0.95 : 1, y: isShrunk ? 0.95 : 1)
        pill.layoutIfNeeded()
    }

    // MARK: Tracking

    private func index(at point: CGPoint) -> Int? {
        let inside = CGPoint(
            x: min(max(point.x, bounds.minX), bounds.maxX - 0.01),
            y: bounds.midY
        )
        return segmentFrames.firstIndex { $0.contains(inside) }.flatMap {
            segments[$0].isEnabled ? $0 : nil
        }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = index(at: touch.location(in: self)) else { return false }
        if index == storedIndex, !isMomentary {
            draggedIndex = index
        } else {
            pressedIndex = index
        }
        selectionDidChange(animated: true)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let index = index(at: point)
        if draggedIndex != nil {
            if let index, index != draggedIndex {
                draggedIndex = index
                selectionDidChange(animated: true)
            }
        } else {
            let pressed = bounds.insetBy(dx: -40, dy: -40).contains(point) ? index : nil
            if pressed != pressedIndex {
                pressedIndex = pressed
                selectionDidChange(animated: true)
            }
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let chosen = draggedIndex ?? pressedIndex
        draggedIndex = nil
        pressedIndex = nil
        guard let chosen, isMomentary || chosen != storedIndex else {
            return selectionDidChange(animated: true)
        }
        if isMomentary {
            selectionDidChange(animated: true)
            // The segment is selected only while the event is sent.
            storedIndex = chosen
            send(chosen)
            storedIndex = Self.noSegment
        } else {
            storedIndex = chosen
            selectionDidChange(animated: true)
            send(chosen)
        }
    }

    private func send(_ index: Int) {
        let action = segments[index].action
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
        if let action { sendAction(action) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        draggedIndex = nil
        pressedIndex = nil
        selectionDidChange(animated: true)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if keepsTap(from: gestureRecognizer) { return false }
        if let draggedIndex, segmentFrames.indices.contains(draggedIndex),
            keepsDragAcross(startingIn: bounds, from: gestureRecognizer)
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func claims(_ touch: UITouch, from start: CGPoint) -> Bool {
        index(at: start) == storedIndex && touch.leads(across: self, from: start)
    }

    override var isAccessibilityElementByDefault: Bool { false }
}
