import UIKit

/// A name and what belongs to it: side by side, or one below the other where there is too little width.
@MainActor
struct PairLayout {
    private(set) var first: CGRect
    private(set) var second: CGRect
    let height: CGFloat
    let isStacked: Bool

    /// - Parameters:
    ///   - label: the name, of any number of lines.
    ///   - size: how large the other one is. It stands at the end of the line.
    ///   - width: the room, with an inset on both sides.
    ///   - gap: between the two where they are stacked.
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
