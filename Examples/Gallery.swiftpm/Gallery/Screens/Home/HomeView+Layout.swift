import UIKit

extension HomeView {
    /// The state of the layout.
    struct LaidOut {
        var size = CGSize.zero
        var stripWidth: CGFloat = 0
        var cardCount = 0
        /// The cell that stays in place when the layout changes.
        var anchor: Anchor?
    }

    /// A cell, and its distance from the top of the screen, in points.
    typealias Anchor = (cell: GridCell, distance: CGFloat)

    func layOut() {
        let anchor = laidOut.anchor ?? (laidOut.size.width == bounds.width ? nil : firstSeen)
        (laidOut.size, laidOut.anchor) = (bounds.size, nil)
        scroll.frame = bounds
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: safeAreaInsets.top + CompactBar.height)
        var y = layOutHead() + 24
        for section in sections { y = layOut(section, top: y) + 30 }
        if !noResults.isHidden {
            let height = noResults.height(forWidth: column.width)
            scroll.place(noResults, at: CGRect(x: column.minX, y: y, width: column.width, height: height))
            y += height + 30
        }
        if !results.isHidden {
            y = layOut(results, top: y)
            if !matches.isEmpty { y = layOut(matches, top: y) + 30 }
            if !shownCards.isEmpty { y = layOutStrip(top: y) + 30 }
        }
        let height = y - 30 + Theme.margin + safeAreaInsets.bottom
        scroll.contentSize = CGSize(width: bounds.width, height: height)
        if let anchor { keep(anchor) }
        updateBar()
        onScroll?()
    }

    private var headingTop: CGFloat { safeAreaInsets.top + 16 }

    /// Places the views above the sections, and returns where they end.
    private func layOutHead() -> CGFloat {
        let (x, width) = (column.minX, column.width)
        // If there's little height, the search field is beside the heading.
        let isFlat = bounds.height < 500 && width > 560
        let searchWidth = isFlat ? (width * 0.42).rounded() : min(width, 520)
        let headingWidth = isFlat ? width - searchWidth - 24 : width
        let headingHeight = heading.height(forWidth: headingWidth)
        scroll.place(heading, at: CGRect(x: x, y: headingTop, width: headingWidth, height: headingHeight))
        let top = headingTop + headingHeight + 2
        let height = subheading.height(forWidth: headingWidth)
        scroll.place(subheading, at: CGRect(x: x, y: top, width: headingWidth, height: height))
        let searchFrame = CGRect(
            x: isFlat ? x + width - searchWidth : x,
            y: isFlat ? headingTop + 8 : top + height + 14,
            width: searchWidth,
            height: searchBar.height
        )
        scroll.place(searchBar, at: searchFrame)
        return max(searchFrame.maxY, top + height)
    }

    /// Places a section below its heading, and returns where it ends.
    private func layOut(_ section: HomeSection, top: CGFloat) -> CGFloat {
        var y = top
        if let heading = headings[section], !heading.isHidden { y = layOut(heading, top: y) }
        return section == .showcases ? layOutStrip(top: y) : layOut(cells(of: section), top: y)
    }

    private func layOut(_ heading: UILabel, top: CGFloat) -> CGFloat {
        let height = heading.height(forWidth: column.width)
        scroll.place(heading, at: CGRect(x: column.minX, y: top, width: column.width, height: height))
        return top + height + 14
    }

    /// Places cards in a strip that scrolls, or side by side if there's room for all of them. Returns where
    /// they end.
    private func layOutStrip(top: CGFloat) -> CGFloat {
        let gap: CGFloat = 14
        let count = CGFloat(shownCards.count)
        let even = (column.width - gap * (count - 1)) / count
        // A few search results aren't larger than all cards together.
        let fits = even >= 210 && shownCards.count == cards.count
        let width = fits ? even : min(270, column.width * 0.8).rounded()
        let height = shownCards.map { $0.height(forWidth: width) }.max() ?? 0
        strip.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        let content = bounds.width - column.width + count * width + gap * (count - 1)
        strip.contentSize = CGSize(width: max(content, bounds.width), height: height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, card) in shownCards.enumerated() {
            let x = column.minX + CGFloat(index) * (width + gap)
            let left = isMirrored ? strip.contentSize.width - x - width : x
            card.frame = CGRect(x: left, y: 0, width: width, height: height)
        }
        if laidOut.stripWidth != bounds.width || laidOut.cardCount != shownCards.count {
            (laidOut.stripWidth, laidOut.cardCount) = (bounds.width, shownCards.count)
            // The strip begins at the leading edge.
            strip.contentOffset.x = isMirrored ? strip.contentSize.width - bounds.width : 0
        }
        return top + height
    }

    /// Places cells in rows with as many in each as fit, and returns where they end.
    private func layOut(_ cells: [GridCell], top: CGFloat) -> CGFloat {
        let gap: CGFloat = 16
        // Half of a phone's width is too narrow for large text.
        let least: CGFloat = stacksText ? 280 : 148
        let columns = max(Int((column.width + gap) / (least + gap)), stacksText ? 1 : 2)
        let width = max(((column.width - gap * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down), 1)
        var y = top
        for start in stride(from: 0, to: cells.count, by: columns) {
            let row = cells[start..<min(start + columns, cells.count)]
            let text = row.map { $0.textHeight(forWidth: width) }.max() ?? 0
            let height = GridCell.height(forWidth: width, textHeight: text)
            for (index, cell) in row.enumerated() {
                let x = column.minX + CGFloat(index) * (width + gap)
                scroll.place(cell, at: CGRect(x: x, y: y, width: width, height: height))
            }
            y += height + 22
        }
        return cells.isEmpty ? top : y - 22
    }

    func updateBar() {
        let way = scroll.contentOffset.y - (headingTop + heading.bounds.height - bar.bounds.height)
        bar.show(min(max(way / 24, 0), 1))
    }

    // MARK: Staying in place

    /// The first visible cell and its distance from the top, or `nil` at the beginning of the list.
    var firstSeen: Anchor? {
        let offset = scroll.contentOffset.y
        guard laidOut.size.height > 0, offset > 1 else { return nil }
        let cells: [GridCell] = sections.isEmpty ? matches : sections.flatMap { self.cells(of: $0) }
        let first = cells.first { $0.frame.maxY > offset + safeAreaInsets.top + CompactBar.height }
        return first.map { ($0, $0.frame.minY - offset) }
    }

    private func keep(_ anchor: Anchor) {
        guard !anchor.cell.isHidden else { return scrollToTop() }
        let offset = clamped(anchor.cell.frame.minY - anchor.distance)
        if offset != scroll.contentOffset.y { scroll.contentOffset.y = offset }
    }

    /// Returns the nearest offset without empty space above or below the content.
    func clamped(_ offset: CGFloat) -> CGFloat {
        max(min(offset, scroll.contentSize.height - scroll.bounds.height), 0)
    }
}
