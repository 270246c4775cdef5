/// The view of an item. It shows content over a background, which can change when the item is selected.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private let content = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpContent()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpContent()
    }

    private func setUpContent() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// The superview for the cell's content. It has the size of the cell.
    open var contentView: UIView { content }

    /// The view behind the content. The default is `nil`.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, by: backgroundView) }
    }

    /// The view between the background and the content while the cell is selected or highlighted. The default
    /// is `nil`.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, by: selectedBackgroundView)
            updateBackground()
        }
    }

    open var isSelected = false { didSet { updateBackground() } }
    open var isHighlighted = false { didSet { updateBackground() } }

    private func replaceBackground(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: new === backgroundView || backgroundView == nil ? 0 : 1)
    }

    private func updateBackground() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    }

    override func renew() {
        isSelected = false
        isHighlighted = false
        super.renew()
    }
}
