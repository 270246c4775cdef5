import UIKit

/// The view of a showcase: content that scrolls below a heading, and a round button that goes back.
class ShowcaseView: LayoutView {

    var onLeave: (() -> Void)?

    let scroll: UIScrollView
    let heading: UILabel
    let summary: UILabel
    private let leave = RoundButton(symbol: "xmark", label: "Close")
    private let bar: CompactBar

    /// - Parameter scroll: The view that contains the content. A collection view determines the size of its
    ///   own content.
    init(title: String, summary: String, scroll: UIScrollView = UIScrollView()) {
        self.scroll = scroll
        heading = UILabel(title, font: Theme.largeTitle, color: Theme.text, lines: 0)
        self.summary = UILabel(summary, font: Theme.subheadline, color: Theme.secondaryText, lines: 0)
        bar = CompactBar(title: title)
        super.init(frame: .zero)
        backgroundColor = Theme.canvas
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = true
        scroll.delegate = self
        leave.onTap = { [weak self] in self?.onLeave?() }
        addSubview(scroll)
        addSubview(bar)
        addSubview(leave)
        scroll.addSubview(heading)
        scroll.addSubview(self.summary)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Places the content below the heading, in the scroll view.
    ///
    /// - Parameters:
    ///   - column: The part of the view between its margins.
    ///   - top: The position of the content's top edge.
    /// - Returns: The position of the content's bottom edge.
    func layOutContent(in column: CGRect, top: CGFloat) -> CGFloat { top }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: safeAreaInsets.top + CompactBar.height)
        let column = column
        let side = RoundButton.side
        place(
            leave,
            at: CGRect(x: column.maxX - side, y: safeAreaInsets.top + 5, width: side, height: side)
        )

        let top = safeAreaInsets.top + 16
        let titleWidth = max(column.width - side - 12, 0)
        let titleHeight = heading.height(forWidth: titleWidth)
        place(heading, at: CGRect(x: column.minX, y: top, width: titleWidth, height: titleHeight))
        let summaryHeight = summary.height(forWidth: min(column.width, 640))
        let summaryTop = top + titleHeight + 4
        place(
            summary,
            at: CGRect(x: column.minX, y: summaryTop, width: min(column.width, 640), height: summaryHeight)
        )
        let bottom = layOutContent(in: column, top: summaryTop + summaryHeight + 20)
        let height = bottom + Theme.margin + safeAreaInsets.bottom
        if !(scroll is UICollectionView) { scroll.contentSize = CGSize(width: bounds.width, height: height) }
        updateBar()
    }

    private func updateBar() {
        let way = scroll.contentOffset.y - (heading.frame.maxY - bar.bounds.height)
        bar.show(min(max(way / 24, 0), 1))
    }
}

extension ShowcaseView: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        updateBar()
    }
}
