import UIKit

/// A segmented control in one row, or in as many rows as it takes to show every title in full.
final class SegmentRows: UIView {

    static let rowHeight: CGFloat = 44
    private static let gap: CGFloat = 6
    /// The width that a segment needs in addition to its title, in points.
    private static let margin: CGFloat = 10

    var onChange: ((Int) -> Void)?

    var selectedIndex = 0 {
        didSet { showSelection() }
    }

    private let titles: [String]
    private var controls: [UISegmentedControl] = []

    init(titles: [String], label: String?) {
        self.titles = titles
        super.init(frame: .zero)
        accessibilityLabel = label
        makeControls(rows: 1)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var font: UIFont { .systemFont(ofSize: Theme.detail.pointSize, weight: .medium) }

    private func widestTitle(_ font: UIFont) -> CGFloat {
        titles.map { UILabel($0, font: font, color: Theme.text).sizeThatFits(.zero).width }.max() ?? 0
    }

    var count: Int { titles.count }

    /// The width of a single row.
    var naturalWidth: CGFloat {
        max(widestTitle(font) + Self.margin, 44).rounded(.up) * CGFloat(titles.count)
    }

    private func rows(forWidth width: CGFloat) -> Int {
        let segment = max(widestTitle(font) + Self.margin, 44)
        let most = min(max(Int(width / segment), 1), titles.count)
        return (titles.count + most - 1) / most
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        let rows = CGFloat(rows(forWidth: width))
        return rows * Self.rowHeight + (rows - 1) * Self.gap
    }

    /// Creates controls for a number of rows, with about as many segments each.
    private func makeControls(rows: Int) {
        guard rows != controls.count else { return }
        for control in controls { control.removeFromSuperview() }
        let length = (titles.count + rows - 1) / rows
        controls = stride(from: 0, to: titles.count, by: length).map { start in
            let control = UISegmentedControl(items: Array(titles[start..<min(start + length, titles.count)]))
            control.accessibilityLabel = accessibilityLabel
            let choose = UIAction { [weak self, weak control] _ in
                guard let self, let control else { return }
                selectedIndex = start + control.selectedSegmentIndex
                onChange?(selectedIndex)
            }
            control.addAction(choose, for: .valueChanged)
            addSubview(control)
            return control
        }
        showSelection()
    }

    private func showSelection() {
        var start = 0
        for control in controls {
            let index = selectedIndex - start
            let own = (0..<control.numberOfSegments).contains(index) ? index : UISegmentedControl.noSegment
            if control.selectedSegmentIndex != own { control.selectedSegmentIndex = own }
            start += control.numberOfSegments
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        makeControls(rows: rows(forWidth: bounds.width))
        // Only a word that's longer than an entire row shrinks.
        let excess = widestTitle(font) / max(bounds.width - Self.margin, 1)
        let size = font.pointSize / max(excess, 1)
        let shown = UIFont.systemFont(ofSize: size, weight: .medium)
        for (index, control) in controls.enumerated() {
            if (control.titleTextAttributes(for: .normal)?[.font] as? UIFont) != shown {
                control.setTitleTextAttributes([.font: shown], for: .normal)
            }
            let y = CGFloat(index) * (Self.rowHeight + Self.gap)
            place(control, at: CGRect(x: 0, y: y, width: bounds.width, height: Self.rowHeight))
        }
    }
}
