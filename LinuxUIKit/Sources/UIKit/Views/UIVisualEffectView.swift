@_spi(Host) import QuartzCore

/// An appearance for a visual effect view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {}

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A material that blurs the content behind it, under a translucent color.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    private var style = Style.regular

    override init() {
        super.init()
    }

    public convenience init(style: Style) {
        self.init()
        self.style = style
    }

    public required init?(coder: NSCoder) { nil }

    var fill: UIColor {
        let light = UIColor(white: 0.976, alpha: opacity)
        let dark = UIColor(white: 0.11, alpha: opacity)
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
            .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            return light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            return dark
        default:
            return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        }
    }

    /// The radius of the blur, in points.
    var radius: CGFloat {
        switch style {
        case .extraLight, .dark: 20
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 22.5
        default: 30
        }
    }

    private var opacity: CGFloat {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.6
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light, .dark: 0.75
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular: 0.85
        default: 0.94
        }
    }
}

/// The kind of content that a vibrancy is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
}

/// A vibrancy for content on a material. Here, content has its own colors.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    override init() {
        super.init()
    }

    public convenience init(blurEffect: UIBlurEffect) {
        self.init()
    }

    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A view that shows a material behind its content. Add subviews to `contentView`.
///
/// In an animation block, a new effect fades in. As on Apple's systems, the material shows less of the
/// content behind it if the view is rotated relative to its superview, or fades along with it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    open private(set) var contentView = UIView()

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUpEffectView()
        self.effect = effect
        showEffect()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpEffectView()
    }

    /// Creates a view without an effect.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    private func setUpEffectView() {
        clipsToBounds = true
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Traps for any other view than the content view, as UIKit does.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        precondition(
            subview === contentView,
            "Do not add subviews directly to the visual effect view itself, "
                + "instead add them to the -contentView"
        )
    }

    open var effect: UIVisualEffect? { didSet { showEffect() } }

    /// UIKit masks the parts of this view with copies of the mask. Changes to the mask have no effect until
    /// it's set again.
    open override var mask: UIView? {
        didSet { if let mask { layer.mask = mask.layer.copied() } }
    }

    private func showEffect() {
        let blur = effect as? UIBlurEffect
        backgroundColor = blur?.fill
        layer.backdropBlurRadius = blur?.radius ?? 0
    }

    /// Calls a closure while the view has only its content. UIKit's snapshots of an effect view contain no
    /// effect, unlike those of a window.
    func withoutMaterial<Result>(_ body: () -> Result) -> Result {
        let (color, radius) = (layer.backgroundColor, layer.backdropBlurRadius)
        UIView.withoutActions {
            layer.backgroundColor = nil
            layer.backdropBlurRadius = 0
        }
        defer {
            UIView.withoutActions {
                layer.backgroundColor = color
                layer.backdropBlurRadius = radius
            }
        }
        return body()
    }
}

extension CALayer {
    /// Returns a layer that looks the same, together with its sublayers.
    fileprivate func copied() -> CALayer {
        let copy: CALayer =
            switch self {
            case is CAShapeLayer: CAShapeLayer(layer: self)
            case is CAGradientLayer: CAGradientLayer(layer: self)
            default: CALayer(layer: self)
            }
        for part in sublayers ?? [] { copy.addSublayer(part.copied()) }
        return copy
    }
}
