@_spi(Host) import QuartzCore

/// A control at the top of a scroll view that people pull down to refresh the content. Assign it to the
/// scroll view's `refreshControl`. When people have pulled far enough, it sends `valueChanged`, and stays
/// visible until you call ``endRefreshing()``.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// The height in points, which the content makes room for while it's refreshed.
    static let height: CGFloat = 60
    /// The distance in points that people pull the content. UIKit doesn't document it.
    private static let pullDistance: CGFloat = 110
    private static let spokes = 8

    open private(set) var isRefreshing = false
    /// A Boolean value that indicates whether the current drag has already begun to refresh.
    private var hasTriggered = false
    open var attributedTitle: NSAttributedString?

    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
        autoresizingMask = .flexibleWidth
        isUserInteractionEnabled = false
        for _ in 0..<Self.spokes {
            let spoke = UIView()
            spoke.layer.cornerRadius = 1.25
            addSubview(spoke)
        }
        alpha = 0
    }

    public required init?(coder: NSCoder) { nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (index, spoke) in subviews.enumerated() {
            let part = CGFloat(index) / CGFloat(Self.spokes)
            spoke.bounds.size = CGSize(width: 2.5, height: 7)
            spoke.center = CGPoint(
                x: bounds.midX + 9 * sin(2 * .pi * part),
                y: bounds.midY - 9 * cos(2 * .pi * part)
            )
            spoke.transform = CGAffineTransform(rotationAngle: 2 * .pi * part)
            spoke.backgroundColor = (tintColor ?? .gray).withAlphaComponent(0.3 + 0.7 * part)
        }
    }

    /// Shows the control without sending `valueChanged`.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        alpha = 1
        if scrollView?.isTracking != true { hold() }
    }

    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        scrollView?.closeRefreshInset()
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    /// Makes room for the control.
    func hold() { scrollView?.refreshInset = isRefreshing ? Self.height : 0 }

    /// Called when the content has been moved.
    ///
    /// - Parameter distance: The distance of the content below its beginning, in points.
    func contentDidMove(_ distance: CGFloat, isDragged: Bool) {
        frame.origin.y = -max(distance, Self.height)
        frame.size.width = scrollView?.bounds.width ?? 0
        if !isRefreshing { alpha = min(max(distance / Self.pullDistance, 0), 1) }
        if !isDragged { hasTriggered = false }
        guard isDragged, !hasTriggered, !isRefreshing, isEnabled, distance >= Self.pullDistance else {
            return
        }
        (isRefreshing, hasTriggered) = (true, true)
        alpha = 1
        sendActions(for: .valueChanged)
    }
}
