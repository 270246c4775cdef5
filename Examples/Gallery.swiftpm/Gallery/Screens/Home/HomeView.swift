import UIKit

/// The gallery's first screen: a heading, a search field, a strip of showcases and a grid of animators.
final class HomeView: UIView {

    var onSelect: ((CatalogueEntry) -> Void)?
    var onShow: ((ShowcaseCard) -> Void)?
    /// Called when what is seen of the grid has changed, or how fast it moves.
    var onScroll: (() -> Void)?

    let scroll = UIScrollView()
    let search = UISearchTextField()
    let cells: [AnimatorCell]
    let cards: [ShowcaseCard]

    /// The cells that the search has found, in order.
    private(set) var found: [AnimatorCell]
    /// Whether the content moves so fast that nobody could look at a preview.
    private(set) var isScrollingFast = false {
        didSet { if isScrollingFast != oldValue { onScroll?() } }
    }

    private let heading = UILabel("Transitions", font: Theme.largeTitle, color: Theme.text)
    private let subheading: UILabel
    private let showcaseTitle = UILabel("Showcases", font: Theme.section, color: Theme.text)
    private let strip = UIScrollView()
    private let gridTitle = UILabel("Animators", font: Theme.section, color: Theme.text)
    private let noResults = NoResultsView()
    private let bar = CompactBar(title: "Transitions")
    private var lastMove: (offset: CGFloat, time: CFTimeInterval)?

    init(entries: [CatalogueEntry]) {
        cells = entries.enumerated().map { index, entry in
            AnimatorCell(entry: entry, place: Place.all[index % Place.all.count])
        }
        cards = Showcase.allCases.map { ShowcaseCard(showcase: $0) }
        found = cells
        subheading = UILabel(
            "\(entries.count) animators for every container",
            font: Theme.subheadline,
            color: Theme.secondaryText
        )
        super.init(frame: .zero)
        backgroundColor = Theme.canvas

        search.placeholder = "Search animators"
        search.returnKeyType = .search
        search.autocorrectionType = .no
        search.autocapitalizationType = .none
        search.clearButtonMode = .whileEditing
        search.delegate = self
        search.addAction(UIAction { [weak self] _ in self?.searchChanged() }, for: .editingChanged)

        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = true
        scroll.keyboardDismissMode = .onDrag
        scroll.delegate = self
        strip.contentInsetAdjustmentBehavior = .never
        strip.showsHorizontalScrollIndicator = false
        strip.clipsToBounds = false
        for card in cards {
            card.onTap = { [weak self, weak card] in
                guard let self, let card else { return }
                search.resignFirstResponder()
                onShow?(card)
            }
            strip.addSubview(card)
        }
        addSubview(scroll)
        for view in [heading, subheading, search, showcaseTitle, strip, gridTitle, noResults] {
            scroll.addSubview(view)
        }
        for cell in cells {
            cell.onTap = { [weak self, weak cell] in
                guard let self, let cell else { return }
                search.resignFirstResponder()
                onSelect?(cell.entry)
            }
            scroll.addSubview(cell)
        }
        addSubview(bar)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The cells of which at least half of the phone is on the screen.
    var visibleCells: [AnimatorCell] {
        let seen = scroll.bounds.inset(
            by: UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: 0, right: 0)
        )
        return found.filter { cell in
            let phone = cell.phone.convert(cell.phone.bounds, to: scroll)
            return phone.intersection(seen).height >= phone.height / 2
        }
    }

    // MARK: Search

    private func searchChanged() {
        let words = (search.text ?? "").lowercased().split(separator: " ")
        found = cells.filter { cell in
            let text = "\(cell.entry.title) \(cell.entry.summary) \(cell.entry.name)".lowercased()
            return words.allSatisfy { text.contains($0) }
        }
        let newcomers = found.filter(\.isHidden)
        for cell in cells { cell.isHidden = !found.contains(cell) }
        let isSearching = !words.isEmpty
        gridTitle.text =
            isSearching ? "\(found.count) \(found.count == 1 ? "Result" : "Results")" : "Animators"
        noResults.query = search.text ?? ""
        noResults.isHidden = !found.isEmpty
        for view in [showcaseTitle, strip] { view.isHidden = isSearching }
        gridTitle.isHidden = found.isEmpty

        UIView.performWithoutAnimation {
            for cell in newcomers { cell.alpha = 0 }
            setNeedsLayout()
            layoutIfNeeded()
        }
        UIView.animate(
            withDuration: 0.2,
            delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { for cell in newcomers { cell.alpha = 1 } }
        )
        onScroll?()
    }

    // MARK: Layout

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: safeAreaInsets.top + CompactBar.height)

        let (x, width) = (column.minX, column.width)
        // Where height is dear the search field stands beside the heading.
        let isFlat = bounds.height < 500 && width > 560
        let searchWidth = isFlat ? (width * 0.42).rounded() : min(width, 520)
        let headingWidth = isFlat ? width - searchWidth - 24 : width
        let headingHeight = heading.height(forWidth: headingWidth)
        place(heading, at: CGRect(x: x, y: headingTop, width: headingWidth, height: headingHeight))
        let subheadingTop = headingTop + headingHeight + 2
        let subheadingHeight = subheading.height(forWidth: headingWidth)
        place(
            subheading,
            at: CGRect(x: x, y: subheadingTop, width: headingWidth, height: subheadingHeight)
        )
        let headingBottom = subheadingTop + subheadingHeight
        let searchFrame = CGRect(
            x: isFlat ? x + width - searchWidth : x,
            y: isFlat ? headingTop + 12 : headingBottom + 14,
            width: searchWidth,
            height: 38
        )
        place(search, at: searchFrame)

        var y = max(searchFrame.maxY, headingBottom) + 24
        if !strip.isHidden {
            place(showcaseTitle, at: CGRect(x: x, y: y, width: width, height: 28))
            y = layOutStrip(top: y + 28 + 12) + 28
        }
        place(gridTitle, at: CGRect(x: x, y: y, width: width, height: 28))
        place(noResults, at: CGRect(x: x, y: y + 20, width: width, height: 200))
        gridTop = y + 28 + 14
        let bottom = found.isEmpty ? y + 240 : layOutGrid()
        scroll.contentSize = CGSize(
            width: bounds.width,
            height: bottom + Theme.margin + safeAreaInsets.bottom
        )
        updateBar()
        onScroll?()
    }

    private var headingTop: CGFloat { safeAreaInsets.top + 16 }
    private var gridTop: CGFloat = 0

    /// Cards in a strip to scroll, or side by side where there is room for all. Returns where it ends.
    private func layOutStrip(top: CGFloat) -> CGFloat {
        let gap: CGFloat = 14
        let count = CGFloat(cards.count)
        let even = (column.width - gap * (count - 1)) / count
        let width = even >= 210 ? even : min(270, column.width * 0.8).rounded()
        let height = (width * 0.46).rounded() + ShowcaseCard.textHeight
        strip.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        let content = 2 * column.minX + count * width + gap * (count - 1)
        strip.contentSize = CGSize(width: max(content, bounds.width), height: height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, card) in cards.enumerated() {
            let x = column.minX + CGFloat(index) * (width + gap)
            card.frame = CGRect(
                x: isMirrored ? strip.contentSize.width - x - width : x,
                y: 0,
                width: width,
                height: height
            )
        }
        if stripWidth != bounds.width {
            stripWidth = bounds.width
            // It begins where reading begins.
            strip.contentOffset.x = isMirrored ? strip.contentSize.width - bounds.width : 0
        }
        return top + height
    }

    private var stripWidth: CGFloat = 0

    /// Places the found cells. Returns where the grid ends.
    private func layOutGrid() -> CGFloat {
        let gap: CGFloat = 16
        let columns = max(Int((column.width + gap) / (148 + gap)), 2)
        let width = max(((column.width - gap * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down), 1)
        var y = gridTop
        for start in stride(from: 0, to: found.count, by: columns) {
            let row = found[start..<min(start + columns, found.count)]
            let text = row.map { $0.textHeight(forWidth: width) }.max() ?? 0
            let height = AnimatorCell.height(forWidth: width, textHeight: text)
            for (index, cell) in row.enumerated() {
                let x = column.minX + CGFloat(index) * (width + gap)
                scroll.place(cell, at: CGRect(x: x, y: y, width: width, height: height))
            }
            y += height + 22
        }
        return y - 22
    }

    private func updateBar() {
        let way = scroll.contentOffset.y - (headingTop + heading.bounds.height - bar.bounds.height)
        bar.show(min(max(way / 24, 0), 1))
    }
}

extension HomeView: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        updateBar()
        let (offset, now) = (scroll.contentOffset.y, CACurrentMediaTime())
        if let lastMove, now > lastMove.time {
            isScrollingFast = abs(offset - lastMove.offset) / (now - lastMove.time) > 700
        }
        lastMove = (offset, now)
        onScroll?()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { comeToRest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        comeToRest()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        comeToRest()
    }

    private func comeToRest() {
        lastMove = nil
        isScrollingFast = false
        onScroll?()
    }
}

extension HomeView: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
