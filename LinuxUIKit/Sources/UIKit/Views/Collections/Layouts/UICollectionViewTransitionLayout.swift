@_spi(Host) import QuartzCore

/// A layout between two others, at a progress that a gesture sets.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewLayout()
        nextLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    open private(set) var currentLayout: UICollectionViewLayout
    open private(set) var nextLayout: UICollectionViewLayout

    /// The progress, where 0 shows the current layout and 1 the next one. To show another value, invalidate
    /// the layout. Values that aren't finite are ignored.
    open var transitionProgress: CGFloat {
        get { progress }
        set {
            guard newValue.isFinite else { return }
            progress = newValue
            let now = MediaClock.now
            meter.add(CGPoint(x: newValue, y: 0), at: now)
            lastChange = now
        }
    }

    private var progress: CGFloat = 0
    private var meter = VelocityMeter()
    private var lastChange: CFTimeInterval = 0
    private var animatedValues: [String: CGFloat] = [:]

    /// The recent change of the progress per second.
    var progressVelocity: CGFloat {
        MediaClock.now - lastChange < 0.1 ? meter.velocity(at: lastChange).x.finite : 0
    }

    /// Sets a subclass's own value that changes with the progress.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        animatedValues[key] = value
    }

    /// Returns the last value that was set, or 0 if there's none.
    open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

    // MARK: Positions

    /// The visible part of the content in each of the two layouts.
    var currentVisibleBounds: CGRect?
    var nextVisibleBounds: CGRect?

    override var parts: [UICollectionViewLayout] { [currentLayout, nextLayout] }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.isForEverything || context.isForCounts { for part in parts { part.isPrepared = false } }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        parts.contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        for part in parts where part.shouldInvalidateLayout(forBoundsChange: newBounds) {
            part.isPrepared = false
        }
        return super.invalidationContext(forBoundsChange: newBounds)
    }

    open override func prepare() {
        super.prepare()
        for part in parts { part.prepareIfNeeded() }
    }

    open override var collectionViewContentSize: CGSize {
        let (now, next) = (currentLayout.shownContentSize, nextLayout.shownContentSize)
        return CGSize(
            width: max(now.width.mixed(with: next.width, progress), 0),
            height: max(now.height.mixed(with: next.height, progress), 0)
        )
    }

    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        let now = currentLayout.shownElements(in: currentVisibleBounds ?? rect)
        let next = nextLayout.shownElements(in: nextVisibleBounds ?? rect)
        var seen: Set<ElementKey> = []
        return (now + next).map(\.key).filter { seen.insert($0).inserted }.compactMap(mixed)
    }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mixed(.cell(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mixed(.supplementary(elementKind, indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mixed(ElementKey(.decorationView, kind: elementKind, indexPath: indexPath))
    }

    override func makeDecoration(ofKind kind: String) -> UICollectionReusableView? {
        currentLayout.makeDecoration(ofKind: kind) ?? nextLayout.makeDecoration(ofKind: kind)
    }

    /// Returns the attributes of an element between the layouts. An element that only one of the layouts
    /// contains fades.
    private func mixed(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let (now, next) = (currentLayout.shownAttributes(for: key), nextLayout.shownAttributes(for: key))
        guard let now, let next else {
            let only = (now ?? next)?.duplicate
            let share = min(max(now == nil ? progress : 1 - progress, 0), 1)
            only?.alpha *= share
            return only
        }
        let result = (progress < 0.5 ? now : next).duplicate
        result.center = CGPoint(
            x: now.center.x.mixed(with: next.center.x, progress),
            y: now.center.y.mixed(with: next.center.y, progress)
        )
        result.size = CGSize(
            width: max(now.size.width.mixed(with: next.size.width, progress), 0),
            height: max(now.size.height.mixed(with: next.size.height, progress), 0)
        )
        result.alpha = min(max(now.alpha.mixed(with: next.alpha, progress), 0), 1)
        result.transform3D = now.transform3D.mixed(with: next.transform3D, progress)
        return result
    }
}

extension CGFloat {
    /// Returns the value at a fraction of the way to another one.
    func mixed(with other: CGFloat, _ fraction: CGFloat) -> CGFloat { self + (other - self) * fraction }
}

extension CGPoint {
    func mixed(with other: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: x.mixed(with: other.x, fraction), y: y.mixed(with: other.y, fraction))
    }
}

extension CATransform3D {
    fileprivate func mixed(with other: CATransform3D, _ fraction: CGFloat) -> CATransform3D {
        func mix(_ value: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
            self[keyPath: value].mixed(with: other[keyPath: value], fraction)
        }
        return CATransform3D(
            m11: mix(\.m11),
            m12: mix(\.m12),
            m13: mix(\.m13),
            m14: mix(\.m14),
            m21: mix(\.m21),
            m22: mix(\.m22),
            m23: mix(\.m23),
            m24: mix(\.m24),
            m31: mix(\.m31),
            m32: mix(\.m32),
            m33: mix(\.m33),
            m34: mix(\.m34),
            m41: mix(\.m41),
            m42: mix(\.m42),
            m43: mix(\.m43),
            m44: mix(\.m44)
        )
    }
}
