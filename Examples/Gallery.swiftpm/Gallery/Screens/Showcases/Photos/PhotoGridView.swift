import UIKit

/// A page with choices above a grid of pictures.
final class PhotoGridView: ShowcaseView {

    var onSelect: ((PhotoTile) -> Void)?

    let animators = UISegmentedControl(items: ["Matched", "Expand"])
    let ways = UISegmentedControl(items: ["Push", "Present"])
    let tiles: [PhotoTile]

    init(photos: [Photo]) {
        tiles = photos.map { PhotoTile(photo: $0) }
        super.init(
            title: Showcase.photos.title,
            summary: "Tap a photo to open it. Drag it down, pinch it, or throw it, and it flies back to its "
                + "place in the grid."
        )
        animators.selectedSegmentIndex = 0
        ways.selectedSegmentIndex = 0
        animators.accessibilityLabel = "Animator"
        ways.accessibilityLabel = "Container"
        scroll.addSubview(animators)
        scroll.addSubview(ways)
        for tile in tiles {
            tile.onTap = { [weak self, weak tile] in
                guard let self, let tile else { return }
                onSelect?(tile)
            }
            scroll.addSubview(tile)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layOutContent(in column: CGRect, top: CGFloat) -> CGFloat {
        let gap: CGFloat = 12
        let control = min(max(((column.width - gap) / 2).rounded(.down), 0), 240)
        let height = max(animators.sizeThatFits(.zero).height, 44)
        place(animators, at: CGRect(x: column.minX, y: top, width: control, height: height))
        place(ways, at: CGRect(x: column.minX + control + gap, y: top, width: control, height: height))

        let space: CGFloat = 6
        let smallest: CGFloat = column.width > 700 ? 150 : 110
        let columns = max(Int((column.width + space) / (smallest + space)), 3)
        let side = max((column.width - space * CGFloat(columns - 1)) / CGFloat(columns), 1)
        let gridTop = top + height + 18
        for (index, tile) in tiles.enumerated() {
            let frame = CGRect(
                x: column.minX + CGFloat(index % columns) * (side + space),
                y: gridTop + CGFloat(index / columns) * (side + space),
                width: side,
                height: side
            )
            scroll.place(tile, at: frame)
        }
        let rows = (tiles.count + columns - 1) / columns
        return gridTop + CGFloat(rows) * (side + space) - space
    }
}
