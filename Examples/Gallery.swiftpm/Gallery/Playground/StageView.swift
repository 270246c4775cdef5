import UIKit

/// The phones, the bar with its two buttons, and the graph of what plays.
final class StageView: UIView {

    // As a sublayer, the gradient could cover phones that are inserted behind the other views.
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private(set) var devices: [DeviceView] = []
    let backward = TransportButton(symbol: "chevron.backward", label: "Back")
    let forward = TransportButton(symbol: "chevron.forward", label: "Forward")
    let scrubBar = ScrubBar()
    let graph = TimingGraphView()
    let compare = ToolButton(symbol: "rectangle.split.2x1", label: "Compare")
    let bigger = ToolButton(symbol: "plus.magnifyingglass", label: "Bigger")

    /// The scale of the phones. A value of 1 is their real size.
    private(set) var deviceScale: CGFloat = 1
    var onDeviceScale: (() -> Void)?

    private var captions: [UILabel] = []
    /// The dots beside the captions, in the colors of the curves.
    private(set) var captionDots: [UIView] = []
    private var backdrop: CAGradientLayer? { layer as? CAGradientLayer }
    private let edge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        edge.backgroundColor = Theme.separator
        for view in [graph, backward, forward, scrubBar, compare, bigger, edge] {
            addSubview(view)
        }
        updateColors()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows phones, and if there are several, a title below each.
    func show(_ devices: [DeviceView], titles: [String]) {
        for view in self.devices where !devices.contains(view) { view.removeFromSuperview() }
        for view in devices where !self.devices.contains(view) { insertSubview(view, at: 0) }
        for view in captions + captionDots { view.removeFromSuperview() }
        self.devices = devices
        captions =
            devices.count < 2
            ? []
            : titles.enumerated().map { index, title in
                let label = UILabel(title, font: Theme.footnote, color: Theme.text)
                label.textAlignment = .center
                // Half of a narrow stage has little room for large text.
                label.adjustsFontSizeToFitWidth = true
                label.minimumScaleFactor = 0.5
                addSubview(label)
                return label
            }
        captionDots = captions.indices.map { index in
            let dot = UIView()
            dot.backgroundColor = TimingGraphView.colors[index % TimingGraphView.colors.count]
            dot.layer.cornerRadius = TimingGraphView.dotSize / 2
            addSubview(dot)
            return dot
        }
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
        setNeedsLayout()
    }

    // Layers don't update their colors when the appearance changes.
    private func updateColors() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let hexes: [UInt32] = isDark ? [0x1B1B22, 0x0E0E12] : [0xF4F5FA, 0xDFE2EC]
        backdrop?.colors = hexes.map { UIColor(hex: $0).cgColor }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    // MARK: Layout

    /// Returns the layout for a size of the stage.
    func arrangement(for size: CGSize, isBeside: Bool) -> StageLayout {
        let area = CGRect(origin: .zero, size: size).inset(by: safeAreaInsets)
        let caption = captions.map { $0.height(forWidth: size.width) }.max() ?? 0
        return .best(
            in: area,
            count: max(devices.count, 1),
            caption: caption + 6,
            isBeside: isBeside,
            tools: bigger.isHidden ? 1 : 2
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isBeside = (superview?.bounds.height ?? 0) <= bounds.height
        edge.frame =
            isBeside ? .zero : CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)

        let layout = arrangement(for: bounds.size, isBeside: isBeside)
        place(backward, at: layout.backward)
        place(forward, at: layout.forward)
        place(scrubBar, at: layout.bar)
        place(graph, at: layout.graph)
        for (tool, frame) in zip([compare, bigger], layout.tools) { place(tool, at: frame) }
        for (index, frame) in zip(captions.indices, layout.captions) { placeCaption(index, in: frame) }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (device, center) in zip(devices, layout.phones) {
            device.center = CGPoint(x: isMirrored ? bounds.width - center.x : center.x, y: center.y)
            device.transform = CGAffineTransform(scaleX: layout.scale, y: layout.scale)
        }
        if layout.scale != deviceScale {
            deviceScale = layout.scale
            onDeviceScale?()
        }
    }

    private func rounded(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (length * scale).rounded(rule) / scale
    }

    /// Returns the largest frame inside another one whose edges are between pixels, so that text is sharp.
    private func sharp(_ frame: CGRect) -> CGRect {
        let (x, y) = (rounded(frame.minX, .up), rounded(frame.minY, .up))
        return CGRect(
            x: x,
            y: y,
            width: max(rounded(frame.maxX, .down) - x, 0),
            height: max(rounded(frame.maxY, .down) - y, 0)
        )
    }

    /// Centers a caption with its dot, which is left out if there isn't enough room for both.
    private func placeCaption(_ index: Int, in room: CGRect) {
        let frame = sharp(room)
        let (caption, dot) = (captions[index], captionDots[index])
        let (side, gap) = (TimingGraphView.dotSize, 6 as CGFloat)
        let width = caption.sizeThatFits(.zero).width.rounded(.up)
        dot.isHidden = side + gap + width > frame.width
        guard !dot.isHidden else { return place(caption, at: frame) }
        let x = rounded(frame.midX - (side + gap + width) / 2, .down)
        place(dot, at: CGRect(x: x, y: frame.midY - side / 2, width: side, height: side))
        place(caption, at: CGRect(x: x + side + gap, y: frame.minY, width: width, height: frame.height))
    }
}
