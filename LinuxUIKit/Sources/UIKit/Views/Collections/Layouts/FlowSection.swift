/// A section of a flow layout: its header, its items in lines, and its footer.
@MainActor struct FlowSection {
    struct Metrics {
        var isVertical: Bool
        /// The size of the collection view without its insets.
        var room: CGSize
        var sizes: [CGSize]
        var inset: UIEdgeInsets
        var spacing: CGFloat
        var lineSpacing: CGFloat
        var header: CGSize
        var footer: CGSize
    }

    private let isVertical: Bool
    private let lines: FlowLines
    private let sizes: [CGSize]
    private let breadth: CGFloat
    private let headerLength: CGFloat
    private let footerLength: CGFloat
    /// The position where the lines begin.
    private let linesStart: CGFloat
    private let linesSide: CGFloat

    let start: CGFloat
    let end: CGFloat

    init(_ metrics: Metrics, at start: CGFloat) {
        self.start = start
        isVertical = metrics.isVertical
        let inset = metrics.inset
        let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
        let (side, opposite) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        breadth = isVertical ? metrics.room.width : metrics.room.height
        headerLength = isVertical ? metrics.header.height : metrics.header.width
        footerLength = isVertical ? metrics.footer.height : metrics.footer.width
        sizes = metrics.sizes
        lines = FlowLines(
            metrics.sizes.map { [isVertical] size in
                isVertical
                    ? .init(length: size.height, breadth: size.width)
                    : .init(length: size.width, breadth: size.height)
            },
            breadth: max(breadth - side - opposite, 0),
            spacing: metrics.spacing,
            lineSpacing: metrics.lineSpacing
        )
        linesStart = start + headerLength + before
        linesSide = side
        end = linesStart + lines.length + after + footerLength
    }

    private func rect(start: CGFloat, side: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: side, y: start, width: breadth, height: length)
            : CGRect(x: start, y: side, width: length, height: breadth)
    }

    var itemCount: Int { sizes.count }

    func frame(ofItem item: Int) -> CGRect {
        let place = lines.places[item]
        let origin = rect(
            start: linesStart + place.start,
            side: linesSide + place.side,
            length: 0,
            breadth: 0
        ).origin
        return CGRect(origin: origin, size: sizes[item])
    }

    /// Returns the frame, or `nil` if the section has no such view.
    func frame(ofSupplementary kind: String) -> CGRect? {
        switch kind {
        case UICollectionView.elementKindSectionHeader where headerLength > 0:
            rect(start: start, side: 0, length: headerLength, breadth: breadth)
        case UICollectionView.elementKindSectionFooter where footerLength > 0:
            rect(start: end - footerLength, side: 0, length: footerLength, breadth: breadth)
        default: nil
        }
    }

    /// Returns the items in the lines that touch a rectangle.
    func items(in rect: CGRect) -> [Int] {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        return lines.lines(from: low - linesStart, to: high - linesStart).flatMap(\.items)
    }
}
