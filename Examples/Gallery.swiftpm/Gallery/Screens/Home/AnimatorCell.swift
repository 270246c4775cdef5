import UIKit

/// An animator in the grid: a small phone on a ground of its own color with a star on it, the name and what
/// one sees.
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

    /// Where the live preview goes.
    var phone: UIView { phoneTile.screen }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = FavoriteButton.side
        place(star, at: CGRect(x: bounds.width - side, y: 0, width: side, height: side))
    }
}
