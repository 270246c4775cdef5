import UIKit

/// A caption above a row of names to choose one from, which scrolls sideways, and a few words about the chosen one.
final class ChoiceStrip: UIView {

    static let height: CGFloat = 102

    var onChange: ((Int) -> Void)?

    /// Which name is chosen. Setting it tells nobody.
    var selectedIndex: Int {
        didSet { showSelection(animated: true) }
    }

    /// The space before the first name and after the last, so that the row may run up to the screen's edges.
    var insets: (leading: CGFloat, trailing: CGFloat) = (0, 0) {
        didSet { if insets != oldValue { setNeedsLayout() } }
    }

    let scroll = UIScrollView()
    let chips: [UIButton]
    private let caption: UILabel
    private let detail: UILabel
    private let details: [String]
    private var laidOut = CGSize.zero

    /// - Parameter details: the words about each name.
    init(caption: String, names: [String], details: [String], selectedIndex: Int) {
        self.details = details
        detail = UILabel("", font: Theme.detail, color: Theme.secondaryText, lines: 2)
        self.caption = UILabel(caption, font: Theme.footnote, color: Theme.secondaryText)
        self.selectedIndex = selectedIndex
        chips = names.map { name in
            let chip = PillButton(
                title: name,
                font: Theme.callout,
                textColor: Theme.text,
                fillColor: Theme.card
            )
            return chip
        }
        super.init(frame: .zero)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsHorizontalScrollIndicator = false
        scroll.alwaysBounceHorizontal = true
        for (index, chip) in chips.enumerated() {
            (chip as? PillButton)?.onTap = { [weak self] in
                guard let self else { return }
                self.selectedIndex = index
                onChange?(index)
            }
            scroll.addSubview(chip)
        }
        addSubview(self.caption)
        addSubview(scroll)
        addSubview(detail)
        showSelection(animated: false)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - insets.leading - insets.trailing, 0)
        place(caption, at: CGRect(x: insets.leading, y: 0, width: width, height: 18))
        scroll.frame = CGRect(x: 0, y: 20, width: bounds.width, height: 46)
        showDetail()
        guard laidOut != bounds.size else { return }
        laidOut = bounds.size

        let widths = chips.map { $0.sizeThatFits(.zero).width + 32 }
        let content = widths.reduce(insets.leading + insets.trailing, +) + 8 * CGFloat(chips.count - 1)
        scroll.contentSize = CGSize(width: content, height: 46)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = insets.leading
        for (chip, width) in zip(chips, widths) {
            chip.frame = CGRect(x: isMirrored ? content - x - width : x, y: 4, width: width, height: 38)
            x += width + 8
        }
        showSelection(animated: false)
    }

    private func showDetail() {
        detail.text = details.indices.contains(selectedIndex) ? details[selectedIndex] : nil
        let width = max(bounds.width - insets.leading - insets.trailing, 0)
        let height = min(detail.height(forWidth: width), Self.height - 68)
        place(detail, at: CGRect(x: insets.leading, y: 68, width: width, height: height))
    }

    private func showSelection(animated: Bool) {
        showDetail()
        for (index, chip) in chips.enumerated() {
            let isChosen = index == selectedIndex
            chip.backgroundColor = isChosen ? Theme.tint : Theme.card
            chip.setTitleColor(isChosen ? .white : Theme.text, for: .normal)
            chip.isSelected = isChosen
        }
        guard chips.indices.contains(selectedIndex), scroll.bounds.width > 0 else { return }
        // In the middle, as far as there is something on both sides.
        let end = max(scroll.contentSize.width - scroll.bounds.width, 0)
        let offset = min(max(chips[selectedIndex].frame.midX - scroll.bounds.width / 2, 0), end)
        scroll.setContentOffset(CGPoint(x: offset, y: 0), animated: animated)
    }
}
