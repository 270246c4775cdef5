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

    /// The width of a column of rows or text that's comfortable to read, in points.
    static let readableWidth: CGFloat = 640

    /// The maximum width of the column that the heading and the content share, in points. In a wider view,
    /// the column is in the middle. By default, it's as wide as the view.
    var columnLimit: CGFloat { .greatestFiniteMagnitude }

    /// Places the content below the heading, in the scroll view.
    ///
    /// - Parameters:
    ///   - column: The column that the content shares with the heading.
    ///   - top: The position of the content's top edge.
    /// - Returns: The position of the content's bottom edge.
    func layOutContent(in column: CGRect, top: CGFloat) -> CGFloat { top }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: safeAreaInsets.top + CompactBar.height)
        let (area, side) = (column, RoundButton.side)
        let leaveX = area.maxX - side
        place(leave, at: CGRect(x: leaveX, y: safeAreaInsets.top + 5, width: side, height: side))

        let excess = max(area.width - columnLimit, 0)
        let shared = area.insetBy(dx: (excess / 2).rounded(), dy: 0)
        let top = safeAreaInsets.top + 16
        let titleWidth = max(min(shared.maxX, leaveX - 12) - shared.minX, 0)
        let titleHeight = heading.height(forWidth: titleWidth)
        place(heading, at: CGRect(x: shared.minX, y: top, width: titleWidth, height: titleHeight))
        let summaryWidth = min(shared.width, Self.readableWidth)
        let summaryHeight = summary.height(forWidth: summaryWidth)
        let summaryTop = top + titleHeight + 4
        place(
            summary,
            at: CGRect(x: shared.minX, y: summaryTop, width: summaryWidth, height: summaryHeight)
        )
        let bottom = layOutContent(in: shared, top: summaryTop + summaryHeight + 20)
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
