/// A text field for searching, with a magnifying glass on a gray background.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private static let height: CGFloat = 36

    private let ground = UIView(frame: .zero)
    private let glass = UIImageView(
        image: UIImage(
            systemName: "magnifyingglass",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 16)
        )
    )

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearchField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearchField()
    }

    private func setUpSearchField() {
        ground.isUserInteractionEnabled = false
        ground.backgroundColor = .tertiarySystemFill
        ground.layer.cornerRadius = 10
        insertSubview(ground, at: 0)
        glass.tintColor = .secondaryLabel
        leftView = glass
        leftViewMode = .always
        borderStyle = .roundedRect
        clearButtonMode = .always
        returnKeyType = .search
        autocorrectionType = .no
    }

    override var placeholderColor: UIColor { .secondaryLabel }
    override var clearButtonColor: UIColor { .secondaryLabel }
    override var accessoryInset: CGFloat { 8 }
    override var leftGap: CGFloat { 6 }

    override func showBorder() {
        super.showBorder()
        hideBorder()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .searchField }
}
