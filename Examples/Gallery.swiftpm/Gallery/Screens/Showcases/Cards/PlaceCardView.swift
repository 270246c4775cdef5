import UIKit

/// A card about a place: a picture above the texts, or beside them if there's enough width, and a button.
final class PlaceCardView: FittingView {

    let button = PillButton(title: "Done", font: Theme.headline, textColor: .white, fillColor: Theme.tint)

    private let scroll = UIScrollView()
    private let picture: PictureView
    private let region: UILabel
    private let name: UILabel
    private let story: UILabel

    init(place: Place) {
        picture = PictureView(of: place)
        region = UILabel(place.region, font: Theme.footnote, color: Theme.secondaryText, lines: 0)
        name = UILabel(place.name, font: Theme.section, color: Theme.text, lines: 0)
        story = UILabel(place.story, font: Theme.body, color: Theme.text, lines: 0)
        super.init(frame: .zero)
        backgroundColor = Theme.card
        scroll.contentInsetAdjustmentBehavior = .never
        addSubview(scroll)
        for view in [picture, region, name, story, button] { scroll.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func isWide(_ width: CGFloat) -> Bool { width >= 560 }

    /// Returns the views of the column, with the gap below each.
    private func parts(forWidth width: CGFloat) -> [(view: UIView, height: CGFloat, gap: CGFloat)] {
        [
            (region, region.height(forWidth: width), 2),
            (name, name.height(forWidth: width), 8),
            (story, story.height(forWidth: width), 18),
            (button, button.height(forWidth: width, atLeast: 50), 0),
        ]
    }

    /// Returns the column of the texts and the button in a card of a width, for a left-to-right layout.
    private func wordsColumn(forWidth width: CGFloat) -> (x: CGFloat, width: CGFloat) {
        let x = Theme.margin + (isWide(width) ? pictureWidth(forWidth: width) + 4 : 0)
        return (x, min(max(width - x - Theme.margin, 0), 520))
    }

    private func pictureWidth(forWidth width: CGFloat) -> CGFloat {
        isWide(width) ? (width * 0.42).rounded() : width
    }

    private func wordsHeight(forWidth width: CGFloat) -> CGFloat {
        let column = wordsColumn(forWidth: width).width
        return parts(forWidth: column).reduce(0) { $0 + $1.height + $1.gap }
    }

    override func neededSize(forWidth width: CGFloat?) -> CGSize {
        let width = width ?? 340
        let words = wordsHeight(forWidth: width) + 2 * Theme.margin
        return CGSize(width: width, height: isWide(width) ? max(words + 40, 280) : words + 190)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        // The picture reaches to the edges of the card, and the texts stay inside the safe area.
        let width = bounds.width
        let words = wordsHeight(forWidth: width)
        let column = wordsColumn(forWidth: width)
        let bottom = Theme.margin + safeAreaInsets.bottom
        var y: CGFloat
        if isWide(width) {
            y = max((bounds.height + safeAreaInsets.top - bottom - words) / 2, Theme.margin).rounded()
            let height = max(bounds.height, y + words + bottom)
            scroll.place(
                picture,
                at: CGRect(x: 0, y: 0, width: pictureWidth(forWidth: width), height: height)
            )
        } else {
            let height = max(bounds.height - words - bottom - Theme.margin, 110)
            scroll.place(picture, at: CGRect(x: 0, y: 0, width: width, height: height))
            y = height + Theme.margin
        }
        for part in parts(forWidth: column.width) {
            scroll.place(
                part.view,
                at: CGRect(x: column.x, y: y, width: column.width, height: part.height)
            )
            y += part.height + part.gap
        }
        scroll.contentSize = CGSize(width: width, height: max(y + bottom, bounds.height))
    }
}
