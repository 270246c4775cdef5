/// The bright, translucent background of a bar. It blurs the content behind it, and has a hairline at the
/// edge.
@MainActor final class BarBackground: UIVisualEffectView {
    enum Edge {
        case top, bottom
    }

    private let edge: Edge
    private let hairline = UIView(frame: .zero)

    init(hairline edge: Edge) {
        self.edge = edge
        super.init(effect: nil)
        isUserInteractionEnabled = false
        showColors()
        contentView.addSubview(hairline)
    }

    required init?(coder: NSCoder) { nil }

    /// The color of the background. If it's `nil`, the system's color applies.
    var color: UIColor? { didSet { showColors() } }

    override func layoutSubviews() {
        super.layoutSubviews()
        if effect == nil { showMaterial() }
        let scale = max(traitCollection.displayScale, 1)
        hairline.frame = CGRect(
            x: 0,
            y: edge == .top ? 0 : bounds.height - 1 / scale,
            width: bounds.width,
            height: 1 / scale
        )
    }

    /// Shows the material when the bar is first laid out, as UIKit does.
    private func showMaterial() {
        UIView.performWithoutAnimation {
            effect = UIBlurEffect(style: .systemChromeMaterial)
            showColors()
        }
    }

    private func showColors() {
        backgroundColor = color ?? Self.ground
        hairline.backgroundColor = Self.line
    }

    private static let ground = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(white: 0.09, alpha: 0.82) : UIColor(white: 0.975, alpha: 0.82)
    }

    private static let line = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
}
