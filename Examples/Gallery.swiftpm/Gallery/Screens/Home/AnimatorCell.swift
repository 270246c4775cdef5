import UIKit

/// A cell of the grid with an animator: a small phone on a colored ground with a star, the name, and the
/// summary.
final class AnimatorCell: GridCell {

    let entry: CatalogEntry
    let place: Place
    let star: FavoriteButton

    private let phoneTile: PhoneTile

    init(entry: CatalogEntry, place: Place) {
        self.entry = entry
        self.place = place
        star = FavoriteButton(title: entry.title)
        phoneTile = PhoneTile(place: place)
        super.init(tile: phoneTile, title: entry.title, summary: entry.summary)
        addSubview(star)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The view for the live preview.
    var phone: UIView { phoneTile.screen }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = FavoriteButton.side
        place(star, at: CGRect(x: bounds.width - side, y: 0, width: side, height: side))
    }
}
