/// A rectangle in a view that isn't a view itself.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {}

    /// The rectangle in the owning view's coordinates.
    open var layoutFrame: CGRect { .zero }
    open weak var owningView: UIView?
    open var identifier = ""
}

/// A layout guide that depends on its view's state.
final class ViewLayoutGuide: UILayoutGuide {
    private let rect: (UIView) -> CGRect

    init(_ view: UIView, rect: @escaping (UIView) -> CGRect) {
        self.rect = rect
        super.init()
        owningView = view
    }

    required init?(coder: NSCoder) { nil }

    override var layoutFrame: CGRect {
        owningView.map(rect) ?? .zero
    }
}
