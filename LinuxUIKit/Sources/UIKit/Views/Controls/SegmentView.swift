/// The title or image of a segment in a segmented control.
@MainActor final class SegmentView: UIView {
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)

    var action: UIAction?
    /// The fixed width, or 0 for a segment that shares the remaining space.
    var width: CGFloat = 0
    var isEnabled = true

    init(title: String?) {
        super.init(frame: .zero)
        setUp()
        self.title = title
        show()
    }

    init(image: UIImage?) {
        super.init(frame: .zero)
        setUp()
        self.image = image
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func setUp() {
        isUserInteractionEnabled = false
        label.textAlignment = .center
        label.font = font
        addSubview(label)
        addSubview(picture)
    }

    var title: String? { didSet { show() } }
    /// The image, which takes precedence over the title.
    var image: UIImage? { didSet { show() } }

    var font: UIFont = .systemFont(ofSize: 13, weight: .medium) {
        didSet {
            guard font != oldValue else { return }
            label.font = font
            setNeedsLayout()
        }
    }

    var color: UIColor = .label {
        didSet {
            label.textColor = color
            picture.tintColor = color
        }
    }

    var contentAlpha: CGFloat = 1 {
        didSet {
            label.alpha = contentAlpha
            picture.alpha = contentAlpha
        }
    }

    /// The larger width of the two states, because a selected title is bolder.
    var contentWidth: CGFloat {
        if let image { return image.size.width }
        let bold = UILabel(frame: .zero)
        bold.text = title
        bold.font = .systemFont(ofSize: font.pointSize, weight: .semibold)
        return max(bold.intrinsicContentSize.width, label.intrinsicContentSize.width)
    }

    private func show() {
        label.text = title
        label.isHidden = image != nil
        picture.image = image
        accessibilityLabel = title
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = image?.size ?? .zero
        picture.bounds.size = size
        picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let text = label.intrinsicContentSize
        let room = max(min(text.width, bounds.width - 4), 0)
        let origin = CGPoint(x: bounds.midX - room / 2, y: bounds.midY - text.height / 2)
        // Titles don't grow while they move.
        UIView.performWithoutAnimation {
            label.frame = CGRect(
                origin: origin.aligned(to: layer.contentsScale),
                size: CGSize(width: room, height: text.height)
            )
        }
    }
}
