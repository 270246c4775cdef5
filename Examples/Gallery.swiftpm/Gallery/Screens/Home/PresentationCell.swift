import UIKit

/// A kind of presentation in the grid: what it looks like, its name and what to do with it.
final class PresentationCell: GridCell {

    let kind: CardKind

    init(kind: CardKind) {
        self.kind = kind
        let tile = CardTile(settings: CardSettings(kind: kind))
        tile.layer.cornerRadius = Theme.cornerRadius
        super.init(tile: tile, title: kind.title, summary: kind.hint)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
