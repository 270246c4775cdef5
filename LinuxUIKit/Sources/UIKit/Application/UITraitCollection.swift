import Synchronization

/// What a view should know of its surroundings: light or dark, direction, size class, pixels a point, text
/// size.
open class UITraitCollection: NSObject, NSCopying, NSCoding, @unchecked Sendable {
    // Each is what was specified, or the "unspecified" of its type.
    private var style = UIUserInterfaceStyle.unspecified
    private var direction = UITraitEnvironmentLayoutDirection.unspecified
    private var idiom = UIUserInterfaceIdiom.unspecified
    private var horizontal = UIUserInterfaceSizeClass.unspecified
    private var vertical = UIUserInterfaceSizeClass.unspecified
    private var pixelScale: CGFloat = 0
    private var category = UIContentSizeCategory.unspecified
    private var level = UIUserInterfaceLevel.unspecified

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {}

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init()
        style = userInterfaceStyle
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init()
        direction = layoutDirection
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init()
        self.idiom = idiom
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        horizontal = horizontalSizeClass
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        vertical = verticalSizeClass
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init()
        pixelScale = scale
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init()
        category = preferredContentSizeCategory
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init()
        level = userInterfaceLevel
    }

    /// What all of `traitCollections` specify; the later ones win.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init()
        for other in traitCollections {
            if other.style != .unspecified { style = other.style }
            if other.direction != .unspecified { direction = other.direction }
            if other.idiom != .unspecified { idiom = other.idiom }
            if other.horizontal != .unspecified { horizontal = other.horizontal }
            if other.vertical != .unspecified { vertical = other.vertical }
            if other.pixelScale != 0 { pixelScale = other.pixelScale }
            if other.category != .unspecified { category = other.category }
            if other.level != .unspecified { level = other.level }
        }
    }

    open var userInterfaceStyle: UIUserInterfaceStyle { style }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { direction }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { horizontal }
    open var verticalSizeClass: UIUserInterfaceSizeClass { vertical }
    /// Pixels a point; 0 if not specified.
    open var displayScale: CGFloat { pixelScale }
    /// The text size that the user asked for.
    open var preferredContentSizeCategory: UIContentSizeCategory { category }

    open var userInterfaceLevel: UIUserInterfaceLevel { level }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection?.userInterfaceStyle != userInterfaceStyle
            || traitCollection?.userInterfaceLevel != userInterfaceLevel
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return style == other.style && direction == other.direction && idiom == other.idiom
            && horizontal == other.horizontal && vertical == other.vertical && pixelScale == other.pixelScale
            && category == other.category && level == other.level
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(style)
        hasher.combine(direction)
        hasher.combine(pixelScale)
        return hasher.finalize()
    }

    // MARK: The current traits

    private static let currentTraits = ThreadLocal<UITraitCollection>()

    /// The traits by which dynamic colors resolve: a view's while it draws or lays itself out, else the
    /// screen's. Each thread has its own.
    open class var current: UITraitCollection {
        get { currentTraits.value ?? screen }
        set { currentTraits.value = newValue }
    }

    /// Runs `actions` with this collection as the thread's current one.
    open func performAsCurrent(_ actions: () -> Void) {
        let outer = Self.currentTraits.value
        Self.currentTraits.value = self
        defer { Self.currentTraits.value = outer }
        actions()
    }

    /// The screen's traits. Colors are resolved on any thread, so it may be read on any.
    static var screen: UITraitCollection { screenTraits.withLock { $0 } }

    private static let screenTraits = Mutex(
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(layoutDirection: .leftToRight),
            UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(verticalSizeClass: .regular), UITraitCollection(displayScale: 2),
            UITraitCollection(preferredContentSizeCategory: .large),
            UITraitCollection(userInterfaceLevel: .base),
        ])
    )

    @MainActor
    static func screenDidChange() {
        currentTraits.value = nil
        let traits = ofScreen(size: UIScreen.main.bounds.size, scale: UIScreen.main.scale)
        screenTraits.withLock { $0 = traits }
    }

    /// The traits of the screen if it had that size.
    @MainActor
    static func ofScreen(size: CGSize, scale: CGFloat) -> UITraitCollection {
        let isPad = min(size.width, size.height) >= 700
        let isLandscape = size.width > size.height
        let direction = UIApplication.shared.userInterfaceLayoutDirection
        return UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: UIScreen.main.userInterfaceStyle),
            UITraitCollection(layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight),
            UITraitCollection(userInterfaceIdiom: isPad ? .pad : .phone),
            UITraitCollection(horizontalSizeClass: isPad ? .regular : .compact),
            UITraitCollection(verticalSizeClass: isPad || !isLandscape ? .regular : .compact),
            UITraitCollection(displayScale: scale),
            UITraitCollection(
                preferredContentSizeCategory: UIApplication.shared.preferredContentSizeCategory
            ),
            UITraitCollection(userInterfaceLevel: .base),
        ])
    }
}
