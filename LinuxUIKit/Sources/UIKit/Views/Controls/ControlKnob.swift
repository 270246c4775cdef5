@_spi(Host) import QuartzCore

/// The raised part of a sliding control. It has a face with a hairline around it, a soft shadow, and a tight
/// one.
@MainActor final class ControlKnob: UIView {
    private let soft = UIView(frame: .zero)
    private let face = UIView(frame: .zero)

    /// The color of the face.
    var fill: UIColor = .white {
        didSet { face.backgroundColor = fill }
    }

    /// The corner radius. If it's `nil`, the ends are fully rounded.
    var cornerRadius: CGFloat? { didSet { setNeedsLayout() } }

    init(softShadow: Shadow, tightShadow: Shadow) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for (view, shadow) in [(soft, softShadow), (face, tightShadow)] {
            view.isUserInteractionEnabled = false
            view.layer.shadowColor = UIColor.black.cgColor
            view.layer.shadowOpacity = shadow.opacity
            view.layer.shadowRadius = shadow.radius
            view.layer.shadowOffset = CGSize(width: 0, height: shadow.drop)
            addSubview(view)
        }
        soft.backgroundColor = fill
        face.backgroundColor = fill
        face.layer.borderColor = UIColor(white: 0, alpha: 0.04).cgColor
    }

    required init?(coder: NSCoder) { nil }

    struct Shadow {
        var drop: CGFloat
        var radius: CGFloat
        var opacity: Float
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = cornerRadius ?? min(bounds.width, bounds.height) / 2
        // The hairline is outside the face, so the face keeps its size and color.
        let hairline: CGFloat = 0.5
        face.frame = bounds.insetBy(dx: -hairline, dy: -hairline)
        face.layer.borderWidth = hairline
        face.layer.cornerRadius = radius + hairline
        // A knob can be too small to have an interior.
        soft.frame = bounds.insetBy(dx: min(0.5, bounds.width / 2), dy: min(0.5, bounds.height / 2))
        soft.layer.cornerRadius = max(radius - 0.5, 0)
    }
}
