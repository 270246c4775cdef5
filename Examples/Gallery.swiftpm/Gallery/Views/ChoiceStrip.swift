import UIKit

/// A caption above a row of names to choose one from, which scrolls sideways, and a few words about the chosen one.
final class ChoiceStrip: LayoutView {

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
    private var laidOut = (size: CGSize.zero, font: UIFont?.none)

    /// The least height of a chip.
    private static let chipHeight: CGFloat = 38

    /// - Parameter details: the words about each name.
    init(caption: String, names: [String], details: [String], selectedIndex: Int) {
        self.details = details
        detail = UILabel("", font: Theme.detail, color: Theme.secondaryText, lines: 0)
        self.caption = UILabel(caption, font: Theme.footnote, color: Theme.secondaryText, lines: 0)
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

    // MARK: Layout

    /// The height of a strip with two lines of words about the chosen name.
    static var height: CGFloat {
        let (caption, chip) = (Theme.footnote.lineHeight.rounded(.up), Theme.callout.lineHeight.rounded(.up))
        let detail = (2 * Theme.detail.lineHeight).rounded(.up)
        return max(caption, 18) + 2 + max(chip + 16, chipHeight) + 8 + 2 + max(detail, 34)
    }

    /// The width of the words.
    private func wordsWidth(forWidth width: CGFloat) -> CGFloat {
        max(width - insets.leading - insets.trailing, 0)
    }

    private func captionHeight(forWidth width: CGFloat) -> CGFloat {
        max(caption.height(forWidth: wordsWidth(forWidth: width)), 18)
    }

    private var scrollHeight: CGFloat {
        let chip = chips.first as? PillButton
        let height = chip?.height(forWidth: .greatestFiniteMagnitude, atLeast: Self.chipHeight)
        return (height ?? Self.chipHeight) + 8
    }

    /// The height that is enough for the words about every name.
    func height(forWidth width: CGFloat) -> CGFloat {
        let words = UILabel("", font: Theme.detail, color: Theme.secondaryText, lines: 0)
        let detailHeights = details.map { detail in
            words.text = detail
            return words.height(forWidth: wordsWidth(forWidth: width))
        }
        return captionHeight(forWidth: width) + 2 + scrollHeight + 2 + max(detailHeights.max() ?? 0, 34)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = wordsWidth(forWidth: bounds.width)
        let captionHeight = captionHeight(forWidth: bounds.width)
        place(caption, at: CGRect(x: insets.leading, y: 0, width: width, height: captionHeight))
        scroll.frame = CGRect(x: 0, y: captionHeight + 2, width: bounds.width, height: scrollHeight)
        showDetail()
        let font = chips.first?.titleLabel?.font
        guard laidOut.size != bounds.size || laidOut.font != font else { return }
        laidOut = (bounds.size, font)
        layOutChips()
        showSelection(animated: false)
    }

    private func layOutChips() {
        let widths = chips.map { ($0 as? PillButton)?.width ?? 0 }
        let content = widths.reduce(insets.leading + insets.trailing, +) + 8 * CGFloat(chips.count - 1)
        scroll.contentSize = CGSize(width: content, height: scroll.bounds.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = insets.leading
        for (chip, width) in zip(chips, widths) {
            let height = scroll.bounds.height - 8
            chip.frame = CGRect(x: isMirrored ? content - x - width : x, y: 4, width: width, height: height)
            x += width + 8
        }
    }

    private func showDetail() {
        detail.text = details.indices.contains(selectedIndex) ? details[selectedIndex] : nil
        let width = wordsWidth(forWidth: bounds.width)
        place(
            detail,
            at: CGRect(
                x: insets.leading,
                y: scroll.frame.maxY + 2,
                width: width,
                height: detail.height(forWidth: width)
            )
        )
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
