import UIKit

/// A graph of the progress of each animator over time, with a dot at the current position.
final class TimingGraphView: UIView {

    static let dotSize: CGFloat = 9

    var timings: [AnimatorTiming] = [] {
        didSet { if timings != oldValue { showTimings() } }
    }

    private(set) var tracks: [TimingTrack] = []
    private(set) var dots: [UIView] = []
    private var curves: [CAShapeLayer] = []
    private let frameLines = CAShapeLayer()
    private let plot = UIView()
    private let caption = UILabel("", font: Theme.caption, color: TimingGraphView.captionColor, lines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .image
        caption.textAlignment = .center
        frameLines.lineWidth = 1
        frameLines.fillColor = nil
        plot.layer.addSublayer(frameLines)
        addSubview(plot)
        addSubview(caption)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The colors of the first animator and the one that's compared with it.
    static let colors: [UIColor] = [Theme.tint, .systemOrange]

    /// A color with enough contrast on the entire stage, which is darker toward the bottom than other
    /// backgrounds of secondary text.
    private static let captionColor = UIColor(light: 0x5C5C64, dark: 0xA9A9B2)

    /// Moves the dot of a timing to a progress.
    func show(_ progress: CGFloat, ofTimingAt index: Int, isRunning: Bool) {
        guard tracks.indices.contains(index) else { return }
        tracks[index].move(to: progress, isRunning: isRunning)
        placeDots()
    }

    func showRest() {
        for index in tracks.indices { tracks[index].reset() }
        placeDots()
    }

    private func showTimings() {
        let old = tracks
        tracks = timings.enumerated().map { index, timing in
            // The dot of a transition that's held keeps its progress on the new curve.
            var track = TimingTrack(timing)
            if old.indices.contains(index) { track.move(to: old[index].value, isRunning: false) }
            return track
        }
        for view in dots { view.removeFromSuperview() }
        for layer in curves { layer.removeFromSuperlayer() }
        curves = timings.map { _ in CAShapeLayer() }
        dots = timings.indices.map { index in
            let dot = UIView()
            dot.bounds.size = CGSize(width: Self.dotSize, height: Self.dotSize)
            dot.layer.cornerRadius = Self.dotSize / 2
            dot.backgroundColor = Self.colors[index % Self.colors.count]
            return dot
        }
        for curve in curves {
            curve.fillColor = nil
            curve.lineWidth = 2
            curve.lineJoin = .round
            curve.lineCap = .round
            plot.layer.addSublayer(curve)
        }
        for dot in dots { plot.addSubview(dot) }
        caption.text = timings.count == 1 ? timings.first.map { Self.text(of: $0) } : nil
        accessibilityLabel = "Timing: " + timings.map { "\($0.name), \($0.length)" }.joined(separator: "; ")
        updateColors()
        setNeedsLayout()
    }

    private static func text(of timing: AnimatorTiming) -> String {
        "\(timing.name.readFromLeftToRight)\n\(timing.length.readFromLeftToRight)"
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
        setNeedsLayout()
    }

    // Layers don't update their colors when the appearance changes.
    private func updateColors() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        frameLines.strokeColor = UIColor(hex: isDark ? 0x5A5A60 : 0xB4B6C0).cgColor
        for (index, curve) in curves.enumerated() {
            curve.strokeColor =
                Self.colors[index % Self.colors.count].resolvedColor(with: traitCollection).cgColor
        }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let captionHeight = caption.text == nil ? 0 : caption.height(forWidth: bounds.width)
        caption.isHidden = captionHeight == 0 || bounds.height - captionHeight < 40
        let height = caption.isHidden ? bounds.height : bounds.height - captionHeight - 2
        plot.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(height, 0))
        caption.frame = CGRect(x: 0, y: height + 2, width: bounds.width, height: captionHeight)
        // Layers without a view would animate.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        frameLines.path = lines
        for (curve, track) in zip(curves, tracks) { curve.path = path(of: track) }
        CATransaction.commit()
        placeDots()
    }

    private func placeDots() {
        for (dot, track) in zip(dots, tracks) { dot.center = point(at: track.time, track.value, of: track) }
    }

    /// The smallest and the largest visible progress. The range includes 0 and 1.
    private var range: (low: CGFloat, high: CGFloat) {
        let values = tracks.flatMap(\.values)
        return (min(values.min() ?? 0, 0), max(values.max() ?? 1, 1))
    }

    /// Returns the position in the graph of a progress at a fraction of a timing's duration. Time runs in the
    /// direction in which people read, like the bar.
    func point(at time: CGFloat, _ value: CGFloat, of track: TimingTrack) -> CGPoint {
        let area = plot.bounds.insetBy(dx: Self.dotSize / 2 + 1, dy: Self.dotSize / 2 + 1)
        let longest = tracks.map(\.timing.duration).max() ?? 0
        let part = longest > 0 ? CGFloat(track.timing.duration / longest) : 1
        let range = range
        let height = (value - range.low) / (range.high - range.low)
        let way = area.width * time * part
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(
            x: isMirrored ? area.maxX - way : area.minX + way,
            y: area.maxY - area.height * height
        )
    }

    private var lines: CGPath {
        let path = CGMutablePath()
        guard let track = tracks.first else { return path }
        for value in [0, 1] as [CGFloat] {
            let y = point(at: 0, value, of: track).y
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: plot.bounds.width, y: y))
        }
        return path
    }

    private func path(of track: TimingTrack) -> CGPath {
        let path = CGMutablePath()
        for (index, value) in track.values.enumerated() {
            let point = point(at: CGFloat(index) / CGFloat(track.values.count - 1), value, of: track)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }
}
