import TransitionKit
import UIKit

/// The view of a place. The picture has the height that the texts and the button leave, or the leading half
/// of a wide screen.
final class PlaceView: LayoutView {

    let button: PillButton

    let scroll = UIScrollView()
    let picture: PictureView
    let name: UILabel
    private let region: UILabel
    private let story: UILabel
    private let tiles: FactTiles

    init(place: Place, buttonTitle: String) {
        picture = PictureView(of: place)
        region = UILabel(place.region, font: Theme.footnote, color: UIColor(white: 1, alpha: 0.75), lines: 0)
        name = UILabel(place.name, font: Theme.largeTitle, color: .white, lines: 0)
        story = UILabel(place.story, font: Theme.body, color: UIColor(white: 1, alpha: 0.85), lines: 0)
        tiles = FactTiles(facts: place.facts)
        button = PillButton(
            title: buttonTitle,
            font: Theme.headline,
            textColor: UIColor(hex: place.color),
            fillColor: .white
        )
        super.init(frame: .zero)
        backgroundColor = place.pageColor

        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self
        addSubview(scroll)
        for view in [picture, region, name, tiles, story, button] {
            scroll.addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The views that come in one after another.
    var parts: [TransitionElementID: UIView] {
        var parts: [TransitionElementID: UIView] = ["region": region, "story": story, "button": button]
        for (index, tile) in tiles.tiles.enumerated() {
            parts[TransitionElementID("fact \(index + 1)")] = tile
        }
        return parts
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds

        let half = isWide ? (bounds.width * 0.45).rounded() : 0
        // The picture reaches to the edge of the screen, and the texts stay inside the safe area.
        let text = column
        let x = isWide ? max(half + Theme.margin, text.minX) : text.minX
        let width = max(text.maxX - x, 0)
        let parts: [(view: UIView, height: CGFloat, gap: CGFloat)] = [
            (region, region.height(forWidth: width), 2),
            (name, name.height(forWidth: width), 16),
            (tiles, tiles.height(forWidth: width), 18),
            (story, story.height(forWidth: width), 24),
            (button, button.height(forWidth: width, atLeast: 52), safeAreaInsets.bottom + Theme.margin),
        ]
        let partsHeight = parts.reduce(0) { $0 + $1.height + $1.gap }

        // The foreground of the picture has the page's color, so the texts may overlap it slightly.
        let overlap: CGFloat = 14
        let pictureHeight = max(bounds.height - partsHeight + overlap, bounds.height * 0.36).rounded()
        var y = pictureHeight - overlap
        if isWide {
            place(picture, at: CGRect(x: 0, y: 0, width: half, height: bounds.height))
            y = safeAreaInsets.top + max(bounds.height - safeAreaInsets.top - partsHeight, Theme.margin) / 2
        } else {
            place(picture, at: CGRect(x: 0, y: 0, width: bounds.width, height: pictureHeight))
        }

        for part in parts {
            place(part.view, at: CGRect(x: x, y: y, width: width, height: part.height))
            y += part.height + part.gap
        }
        scroll.contentSize = CGSize(width: bounds.width, height: max(y, bounds.height))
        picture.stretch(with: scroll, grows: !isWide)
    }

    /// Whether the picture is beside the texts. Large text needs the entire width.
    private var isWide: Bool { bounds.width > bounds.height && bounds.width >= 560 && !stacksText }
}

extension PlaceView: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        picture.stretch(with: scroll, grows: !isWide)
    }
}
