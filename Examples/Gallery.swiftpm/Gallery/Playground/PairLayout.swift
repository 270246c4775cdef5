import UIKit

/// The layout of a label and another view: side by side, or stacked if there isn't enough width.
@MainActor
struct PairLayout {
    private(set) var first: CGRect
    private(set) var second: CGRect
    let height: CGFloat
    let isStacked: Bool

    /// - Parameters:
    ///   - label: The label, with any number of lines.
    ///   - size: The size of the other view, which is at the end of the line.
    ///   - width: The available width, including an inset on each side.
    ///   - gap: The vertical distance between the two when they're stacked. The default is 4 points.
    init(_ label: UILabel, _ size: CGSize, in width: CGFloat, inset: CGFloat, gap: CGFloat = 4) {
        let room = max(width - 2 * inset, 0)
        let oneLine = label.sizeThatFits(.zero).width.rounded(.up)
        isStacked = oneLine + 8 + size.width > room
        if isStacked {
            let text = label.height(forWidth: room)
            first = CGRect(x: inset, y: 0, width: room, height: text)
            second = CGRect(x: inset, y: text + gap, width: min(size.width, room), height: size.height)
            height = text + gap + size.height
        } else {
            let text = label.height(forWidth: room - size.width - 8)
            height = max(text, size.height)
            first = CGRect(x: inset, y: (height - text) / 2, width: room - size.width - 8, height: text)
            second = CGRect(
                x: inset + room - size.width,
                y: (height - size.height) / 2,
                width: size.width,
                height: size.height
            )
        }
    }
}
