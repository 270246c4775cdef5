import UIKit

/// The view of a picture's page: the picture up to the edge, or in the leading half of a wide screen, and
/// text about it.
final class PhotoView: LayoutView {

    var onLeave: (() -> Void)?

    let picture: PictureView
    let scroll = UIScrollView()
    private let name: UILabel
    private let subtitle: UILabel
    private let story: UILabel
    private let tiles: FactTiles
    private let back = RoundButton(symbol: "xmark", label: "Close")

    init(photo: Photo) {
        picture = PictureView(scenery: photo.scenery)
        name = UILabel(photo.title, font: Theme.largeTitle, color: .white, lines: 0)
        subtitle = UILabel(
            photo.subtitle,
            font: Theme.footnote,
            color: UIColor(white: 1, alpha: 0.75),
            lines: 0
        )
        story = UILabel(
            photo.place.story,
            font: Theme.body,
            color: UIColor(white: 1, alpha: 0.85),
            lines: 0
        )
        tiles = FactTiles(facts: photo.place.facts)
        super.init(frame: .zero)
        backgroundColor = UIColor(light: photo.color, dark: Tone.night(photo.color))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = true
        scroll.delegate = self
        back.onTap = { [weak self] in self?.onLeave?() }
        addSubview(scroll)
        for view in [picture, name, subtitle, tiles, story] { scroll.addSubview(view) }
        addSubview(back)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let column = column
        let side = RoundButton.side
        place(back, at: CGRect(x: column.maxX - side, y: safeAreaInsets.top + 8, width: side, height: side))

        let half = (bounds.width * 0.5).rounded()
        let x = isWide ? half + Theme.margin : column.minX
        let width = max(column.maxX - x, 0)
        let parts: [(view: UIView, height: CGFloat, gap: CGFloat)] = [
            (subtitle, subtitle.height(forWidth: width), 4),
            (name, name.height(forWidth: width), 18),
            (tiles, tiles.height(forWidth: width), 18),
            (story, story.height(forWidth: width), Theme.margin + safeAreaInsets.bottom),
        ]
        // The picture has the height that the text leaves.
        let wordsHeight = parts.reduce(0) { $0 + $1.height + $1.gap } + 4
        let pictureSize =
            isWide
            ? CGSize(width: half, height: bounds.height)
            : CGSize(
                width: bounds.width,
                height: max(bounds.height - wordsHeight, bounds.height * 0.45).rounded()
            )
        place(picture, at: CGRect(origin: .zero, size: pictureSize))
        var y =
            isWide ? max(safeAreaInsets.top + 56, (bounds.height - wordsHeight) / 2) : pictureSize.height + 4
        for part in parts {
            place(part.view, at: CGRect(x: x, y: y, width: width, height: part.height))
            y += part.height + part.gap
        }
        scroll.contentSize = CGSize(width: bounds.width, height: max(y, bounds.height))
        picture.stretch(with: scroll, grows: !isWide)
    }

    /// Whether the picture is beside the text. Large text needs the entire width.
    private var isWide: Bool { bounds.width > bounds.height && !stacksText }
}

extension PhotoView: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        picture.stretch(with: scroll, grows: !isWide)
    }
}
