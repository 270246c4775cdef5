import UIKit

/// A row with segments beside its title, or below the title if they need the width.
final class ChoiceRow: ValueRow {

    /// The text below the segments.
    var hint: String? {
        didSet {
            hintLabel.text = hint
            setNeedsLayout()
        }
    }

    private let title: UILabel?
    private let segments: SegmentRows
    private let hintLabel = UILabel("", font: Theme.subheadline, color: Theme.secondaryText, lines: 0)
    private let mayBeInline: Bool

    /// - Parameter label: The accessibility label, for a row without a title.
    init(title: String?, label: String? = nil, options: [String]) {
        self.title = title.map { UILabel($0, font: Theme.body, color: Theme.text, lines: 0) }
        segments = SegmentRows(titles: options, label: title ?? label)
        mayBeInline = title != nil && options.count <= 3
        super.init(frame: .zero)
        segments.onChange = { [weak self] index in
            guard let self else { return }
            value = Double(index)
            onChange?(value)
        }
        for view in [self.title, segments, hintLabel].compactMap({ $0 }) {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func showValue() {
        if segments.selectedIndex != Int(value) { segments.selectedIndex = Int(value) }
    }

    private struct Frames {
        var title = CGRect.zero
        var segments = CGRect.zero
        var hint = CGRect.zero
        var height: CGFloat
    }

    private func frames(forWidth width: CGFloat) -> Frames {
        let room = max(width - 2 * Self.inset, 0)
        guard let title, mayBeInline else { return stacked(room) }
        let wish = min(max(segments.naturalWidth, CGFloat(segments.count) * 84), (room * 0.64).rounded())
        let size = CGSize(width: max(wish, segments.naturalWidth), height: SegmentRows.rowHeight)
        let pair = PairLayout(title, size, in: width, inset: Self.inset)
        guard !pair.isStacked else { return stacked(room) }
        let frames = Frames(
            title: pair.first.offsetBy(dx: 0, dy: 6),
            segments: pair.second.offsetBy(dx: 0, dy: 6),
            height: pair.height + 12
        )
        return withHint(frames, room)
    }

    private func stacked(_ room: CGFloat) -> Frames {
        var frames = Frames(height: 10)
        if let title {
            frames.title = CGRect(x: Self.inset, y: 12, width: room, height: title.height(forWidth: room))
            frames.height = frames.title.maxY + 6
        }
        frames.segments = CGRect(
            x: Self.inset,
            y: frames.height,
            width: room,
            height: segments.height(forWidth: room)
        )
        frames.height = frames.segments.maxY + 12
        return withHint(frames, room)
    }

    private func withHint(_ frames: Frames, _ room: CGFloat) -> Frames {
        guard hint != nil else { return frames }
        var frames = frames
        let height = hintLabel.height(forWidth: room)
        frames.hint = CGRect(x: Self.inset, y: frames.segments.maxY + 8, width: room, height: height)
        frames.height = frames.hint.maxY + 14
        return frames
    }

    override func height(forWidth width: CGFloat) -> CGFloat {
        frames(forWidth: width).height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(forWidth: bounds.width)
        if let title { place(title, at: frames.title) }
        place(segments, at: frames.segments)
        place(hintLabel, at: frames.hint)
        segments.setNeedsLayout()
    }
}
