import UIKit

/// A page with the animator of the player above a card with recordings.
final class MusicView: ShowcaseView {

    var onSelect: ((Place) -> Void)?

    let animators = UISegmentedControl(items: ["Expand", "Slide", "Portal"])
    let rows: [PlaceRow]
    private let card = UIView()

    init(places: [Place]) {
        // A tap only plays a recording, and opens nothing.
        rows = places.map { PlaceRow(place: $0, showsChevron: false) }
        super.init(
            title: Showcase.miniPlayer.title,
            summary: "Tap the player, or pull it up. It grows to the whole screen under the finger, with the "
                + "animator you choose, and shrinks back when it’s pushed down."
        )
        animators.selectedSegmentIndex = 0
        animators.accessibilityLabel = "Animator"
        card.backgroundColor = Theme.card
        card.layer.cornerRadius = Theme.cornerRadius
        card.clipsToBounds = true
        rows.last?.showsSeparator = false
        for (row, place) in zip(rows, places) {
            row.onTap = { [weak self] in self?.onSelect?(place) }
            card.addSubview(row)
        }
        scroll.addSubview(animators)
        scroll.addSubview(card)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var columnLimit: CGFloat { Self.readableWidth }

    override func layOutContent(in column: CGRect, top: CGFloat) -> CGFloat {
        let (x, width) = (column.minX, column.width)
        let height = max(animators.sizeThatFits(.zero).height, 44)
        place(animators, at: CGRect(x: x, y: top, width: min(width, 400), height: height))
        let listTop = top + height + 18
        var y: CGFloat = 0
        for row in rows {
            let height = row.height(forWidth: width)
            row.frame = CGRect(x: 0, y: y, width: width, height: height)
            y += height
        }
        place(card, at: CGRect(x: x, y: listTop, width: width, height: y))
        return listTop + y
    }
}
