import UIKit

/// The status bar of a small phone, as wide as this view: the time at the leading side, and icons for the
/// connection and the battery at the trailing side.
final class StatusBarView: UIView {

    /// The width of the phone whose proportions the view has, and the height of the status bar there, in
    /// points.
    private static let screenWidth: CGFloat = 390
    private static let barHeight: CGFloat = 47

    /// Returns the frame of the status bar on a phone's screen.
    static func frame(in screen: CGRect) -> CGRect {
        let height = screen.width * barHeight / screenWidth
        return CGRect(x: screen.minX, y: screen.minY, width: screen.width, height: height)
    }

    /// The style of the status bar. The default depends on the appearance.
    var style = UIStatusBarStyle.default {
        didSet { if style != oldValue { updateInk() } }
    }

    let time = UILabel()
    let icons = StatusIcon.allCases.map { _ in UIImageView() }
    private var drawnUnit: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        time.text = "9:41"
        time.textAlignment = .center
        for view in [time] + icons { addSubview(view) }
        updateInk()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateInk()
    }

    private func updateInk() {
        let ink: UIColor =
            switch style {
            case .lightContent: .white
            case .darkContent: .black
            default: .label
            }
        time.textColor = ink
        for icon in icons { icon.tintColor = ink }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let unit = bounds.width / Self.screenWidth
        guard unit > 0 else { return }
        if unit != drawnUnit {
            drawnUnit = unit
            time.font = .systemFont(ofSize: 17 * unit, weight: .semibold)
            for (view, icon) in zip(icons, StatusIcon.allCases) { view.image = icon.image(unit: unit) }
        }
        place(time, at: CGRect(x: 26 * unit, y: 14 * unit, width: 90 * unit, height: 24 * unit))
        var x = 362 * unit
        for (view, icon) in zip(icons, StatusIcon.allCases).reversed() {
            let width = icon.width * unit
            x -= width
            place(view, at: CGRect(x: x, y: 20 * unit, width: width, height: StatusIcon.height * unit))
            x -= 6 * unit
        }
    }
}

/// The icons at the trailing side, in reading order.
enum StatusIcon: CaseIterable {
    case signal
    case network
    case battery

    /// The height of the icons, in points of the phone.
    static let height: CGFloat = 13
    var width: CGFloat {
        switch self {
        case .signal: 19
        case .network: 17
        case .battery: 27
        }
    }

    /// - Parameter unit: The size of a point of the phone.
    @MainActor
    func image(unit: CGFloat) -> UIImage {
        let size = CGSize(width: max(width * unit, 0.5), height: max(Self.height * unit, 0.5))
        return UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.scaleBy(x: unit, y: unit)
            context.cgContext.setFillColor(UIColor.black.cgColor)
            context.cgContext.setStrokeColor(UIColor.black.cgColor)
            draw(in: context.cgContext)
        }.withRenderingMode(.alwaysTemplate)
    }

    private func draw(in context: CGContext) {
        switch self {
        case .signal:
            for bar in 0..<4 {
                let height = 4 + 2.6 * CGFloat(bar)
                fill(CGRect(x: 5 * CGFloat(bar), y: 12 - height, width: 3.4, height: height), 1, in: context)
            }
        case .network:
            let center = CGPoint(x: 8.5, y: 11)
            context.setLineWidth(2)
            context.setLineCap(.butt)
            for radius in [4.4, 8] {
                context.addArc(
                    center: center,
                    radius: radius,
                    startAngle: -0.78 * .pi,
                    endAngle: -0.22 * .pi,
                    clockwise: false
                )
                context.strokePath()
            }
            fill(CGRect(x: 6.7, y: 8.7, width: 3.6, height: 3.6), 1.8, in: context)
        case .battery:
            let body = CGRect(x: 0.6, y: 0.6, width: 22.8, height: 11.8)
            context.setLineWidth(1.1)
            context.addRoundedRect(body, radius: 3.6)
            context.strokePath()
            fill(body.insetBy(dx: 1.7, dy: 1.7), 2.2, in: context)
            fill(CGRect(x: 24.6, y: 4.4, width: 1.8, height: 4.2), 0.9, in: context)
        }
    }

    private func fill(_ frame: CGRect, _ radius: CGFloat, in context: CGContext) {
        context.addRoundedRect(frame, radius: radius)
        context.fillPath()
    }
}
