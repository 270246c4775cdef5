@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore

/// Determines which views draw themselves.
///
/// If a view's class overrides `draw(_:)`, the view gets a bitmap the first time that it's shown. A view
/// without that override must not require a bitmap. Here, there's no way to determine whether a method is
/// overridden. So the first view of each class draws into a temporary bitmap. If the call reaches
/// `UIView.draw(_:)` and draws nothing, the class has no override.
@MainActor
enum FirstDisplay {
    static var baseDrawWasReached = false

    private static var waiting: [WeakView] = []
    private static var drawsByClass: [ObjectIdentifier: Bool] = [
        ObjectIdentifier(UIView.self): false, ObjectIdentifier(UIWindow.self): false,
        ObjectIdentifier(UIImageView.self): false, ObjectIdentifier(UIStackView.self): false,
        ObjectIdentifier(UIScrollView.self): false, ObjectIdentifier(UIButton.self): false,
        ObjectIdentifier(UIControl.self): false, ObjectIdentifier(UILabel.self): true,
        ObjectIdentifier(SnapshotView.self): false,
    ]

    private struct WeakView {
        weak var view: UIView?
    }

    /// Registers a view. Call this for every view that enters a window.
    static func add(_ view: UIView) {
        if drawsByClass[ObjectIdentifier(type(of: view))] != false { waiting.append(WeakView(view: view)) }
    }

    /// Returns `true` if the view's class is known to draw.
    static func draws(_ view: UIView) -> Bool {
        drawsByClass[ObjectIdentifier(type(of: view))] == true
    }

    /// Marks the views that were added since the last call, and that draw, for display. Call this after
    /// layout.
    static func run() {
        let views = waiting
        waiting = []
        for view in views.compactMap(\.view) where view.window != nil {
            guard !view.bounds.isEmpty else {
                waiting.append(WeakView(view: view))
                continue
            }
            show(view)
        }
    }

    /// Marks the views in a hierarchy without a window, for a picture of it.
    static func run(outOfWindow root: UIView) {
        if !root.bounds.isEmpty { show(root) }
        for view in root.subviewList { run(outOfWindow: view) }
    }

    private static func show(_ view: UIView) {
        let key = ObjectIdentifier(type(of: view))
        let draws = drawsByClass[key] ?? probe(view)
        drawsByClass[key] = draws
        if draws { view.layer.setNeedsDisplay() }
    }

    private static func probe(_ view: UIView) -> Bool {
        func pixels(_ length: CGFloat) -> Int { Int(min(max(length.rounded(.up), 1), 4096)) }
        let size = view.bounds.size
        let context = CGContext(
            pixelWidth: pixels(size.width),
            pixelHeight: pixels(size.height),
            scale: 1
        )
        baseDrawWasReached = false
        view.drawContent(in: context)
        guard baseDrawWasReached, let image = context.makeImage() else { return true }
        return !image.isTransparent
    }
}
