import UIKit

/// The frames of everything on the stage, from left to right, in the arrangement that shows the phones at the
/// largest size.
struct StageLayout: Equatable {
    /// The scale of a phone. A value of 1 is its real size.
    var scale: CGFloat
    /// The center of each phone.
    var phones: [CGPoint] = []
    var captions: [CGRect] = []
    var graph = CGRect.zero
    var tools: [CGRect] = []
    var backward = CGRect.zero
    var forward = CGRect.zero
    var bar = CGRect.zero

    static let phone = DeviceView.size
    private static let gap: CGFloat = 12
    private static let side = TransportButton.side
    private static let tool: CGFloat = 44
    /// The maximum height of the graph in a row or a column, in points.
    private static let graphHeight: CGFloat = 170
    /// The minimum and the maximum width of the column beside the phones, in points.
    private static let column: (least: CGFloat, usual: CGFloat) = (132, 220)

    /// - Parameters:
    ///   - area: The part of the stage that nothing covers.
    ///   - count: The number of phones.
    ///   - caption: The height of the caption below each phone.
    ///   - isBeside: Whether the stage is beside the panel.
    ///   - tools: The number of tools.
    static func best(in area: CGRect, count: Int, caption: CGFloat, isBeside: Bool, tools: Int = 2)
        -> StageLayout
    {
        let make = Maker(
            area: area,
            count: count,
            caption: caption,
            bottom: isBeside ? 8 : 14,
            toolCount: tools
        )
        let sides = make.withSides()
        // On a narrower graph, two curves can't be distinguished. Above the panel, there's no other place for
        // it.
        let hasRoom = count < 2 || !isBeside || sides.graph.width >= 80
        var layouts = hasRoom ? [sides, make.withRow()] : [make.withRow()]
        if isBeside || area.width >= 600 { layouts.append(make.withColumn()) }
        // The simplest arrangement, unless another one shows clearly larger phones.
        return layouts.dropFirst().reduce(layouts[0]) { $1.scale > $0.scale * 1.02 ? $1 : $0 }
    }

    /// Returns the width at which a stage beside the panel shows one phone at its full height.
    static func width(forHeight height: CGFloat) -> CGFloat {
        phone.width * min((height - 2 * gap) / phone.height, 1) + 3 * gap + column.usual
    }

    private struct Maker {
        let area: CGRect
        let count: Int
        let caption: CGFloat
        let bottom: CGFloat
        let toolCount: Int

        private var columns: CGFloat { CGFloat(count) }
        private var captionHeight: CGFloat { count > 1 ? caption : 0 }

        /// Returns the height of the phones and their captions.
        private func height(atScale scale: CGFloat) -> CGFloat {
            StageLayout.phone.height * scale + captionHeight
        }

        /// Returns the phones in a row in the middle of an area, as large as it allows.
        private func fill(_ room: CGRect) -> StageLayout {
            let (phone, gap) = (StageLayout.phone, StageLayout.gap)
            let scale = min(
                (room.width - gap * (columns - 1)) / (phone.width * columns),
                (room.height - captionHeight) / phone.height,
                1
            )
            var layout = StageLayout(scale: max(scale, 0.01))
            let size = CGSize(width: phone.width * layout.scale, height: phone.height * layout.scale)
            let width = columns * size.width + gap * (columns - 1)
            let top = room.midY - (size.height + captionHeight) / 2
            for index in 0..<count {
                let x = room.midX - width / 2 + CGFloat(index) * (size.width + gap)
                layout.phones.append(CGPoint(x: x + size.width / 2, y: top + size.height / 2))
                guard count > 1 else { continue }
                layout.captions.append(
                    CGRect(x: x, y: top + size.height, width: size.width, height: captionHeight)
                )
            }
            return layout
        }

        /// Places the two buttons and the bar between them at the lower edge, and returns the top of the
        /// buttons.
        private func placeTransport(in layout: inout StageLayout) -> CGFloat {
            let side = StageLayout.side
            let width = max(min(area.width - 2 * 20, 440), 0)
            let (x, y) = (area.midX - width / 2, area.maxY - side - bottom)
            layout.backward = CGRect(x: x, y: y, width: side, height: side)
            layout.forward = CGRect(x: x + width - side, y: y, width: side, height: side)
            let bar = max(width - 2 * (side + 16), 0)
            layout.bar = CGRect(x: x + side + 16, y: y + 2, width: bar, height: side - 4)
            return y
        }

        /// Returns the layout with the graph and the tools on both sides of the phones.
        func withSides() -> StageLayout {
            let (gap, tool) = (StageLayout.gap, StageLayout.tool)
            let transport = area.maxY - StageLayout.side - bottom
            let wing = tool + gap + 8
            var layout = fill(
                CGRect(
                    x: area.minX + wing,
                    y: area.minY + gap,
                    width: max(area.width - 2 * wing, 1),
                    height: max(transport - 2 * gap - area.minY, 1)
                )
            )
            _ = placeTransport(in: &layout)
            let outer = (layout.phones.first?.x ?? area.midX) - StageLayout.phone.width * layout.scale / 2
            let room = outer - area.minX
            let width = min(room - 16, 112)
            let height = min(width + 34, max(transport - area.minY - 2 * gap, 0))
            layout.graph = CGRect(
                x: area.minX + (room - width) / 2,
                y: area.minY + gap,
                width: width,
                height: height
            )
            let x = area.maxX - (room + tool) / 2
            layout.tools = (0..<2).map { index in
                CGRect(x: x, y: area.minY + gap + CGFloat(index) * (tool + 8), width: tool, height: tool)
            }
            return layout
        }

        /// Returns the layout with the graph between the tools, in a row above the bar. If the phones leave
        /// height, because they already have the entire width, the graph takes it.
        func withRow() -> StageLayout {
            let (gap, tool, side) = (StageLayout.gap, StageLayout.tool, StageLayout.side)
            let row = area.maxY - side - bottom - 6 - tool
            var room = CGRect(
                x: area.minX + gap,
                y: area.minY + gap,
                width: max(area.width - 2 * gap, 1),
                height: max(row - area.minY - 2 * gap, 1)
            )
            let rest = room.height - height(atScale: fill(room).scale)
            let extra = min(max(rest, 0), StageLayout.graphHeight - tool)
            room.size.height -= extra
            var layout = fill(room)
            _ = placeTransport(in: &layout)
            let inset = (side - tool) / 2
            layout.tools = [layout.backward.minX + inset, layout.forward.minX + inset].map {
                CGRect(x: $0, y: row, width: tool, height: tool)
            }
            layout.graph = CGRect(
                x: layout.bar.minX,
                y: row - extra,
                width: layout.bar.width,
                height: tool + extra
            )
            return layout
        }

        /// Returns the layout with everything in a column beside the phones, which have the full height.
        func withColumn() -> StageLayout {
            let (gap, tool, side) = (StageLayout.gap, StageLayout.tool, StageLayout.side)
            let room = area.insetBy(dx: gap, dy: gap)
            let (least, usual) = StageLayout.column
            var layout = fill(
                CGRect(x: 0, y: room.minY, width: room.width - least - gap, height: room.height)
            )
            let phones = columns * StageLayout.phone.width * layout.scale + gap * (columns - 1)
            let column = min(max(room.width - phones - gap, least), usual)
            // The phones and the column are centered together.
            let start = area.midX - (phones + gap + column) / 2
            let shift = start - ((layout.phones.first?.x ?? 0) - StageLayout.phone.width * layout.scale / 2)
            for index in layout.phones.indices { layout.phones[index].x += shift }
            for index in layout.captions.indices { layout.captions[index].origin.x += shift }
            let (x, end) = (start + phones + gap, start + phones + gap + column)
            // The tools are between the buttons, or below them if there isn't enough width.
            let isOneRow = column >= 2 * side + 2 * tool + 3 * 8
            let fixed = tool + 8 + side + 8 + (isOneRow ? 0 : tool + 8)
            let graph = min(max(room.height - fixed, 40), StageLayout.graphHeight)
            var y = room.midY - (graph + fixed) / 2
            layout.graph = CGRect(x: x, y: y, width: column, height: graph)
            y += graph + 8
            layout.bar = CGRect(x: x, y: y, width: column, height: tool)
            y += tool + 8
            layout.backward = CGRect(x: x, y: y, width: side, height: side)
            layout.forward = CGRect(x: end - side, y: y, width: side, height: side)
            let inset = (side - tool) / 2
            if isOneRow {
                let gap = (column - 2 * side - CGFloat(toolCount) * tool) / CGFloat(toolCount + 1)
                layout.tools = (0..<toolCount).map { index in
                    let start = x + side + gap + CGFloat(index) * (tool + gap)
                    return CGRect(x: start, y: y + inset, width: tool, height: tool)
                }
            } else {
                y += side + 8
                layout.tools = [x + inset, end - inset - tool].map {
                    CGRect(x: $0, y: y, width: tool, height: tool)
                }
            }
            return layout
        }
    }
}
