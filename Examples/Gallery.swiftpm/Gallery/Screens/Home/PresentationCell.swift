import UIKit

/// A cell of the grid with a kind of presentation: a drawing, the name, and instructions.
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
