import UIKit

/// A long page with pictures and descriptions of all places, and a strip of postcards among them.
final class ArticleViewController: ShowcaseViewController {

    override func loadView() {
        let page = ArticleView()
        page.onLeave = { [weak self] in self?.leave() }
        view = page
    }
}

/// The view of a long page, with a column that's comfortable to read.
final class ArticleView: ShowcaseView {

    let strip = PostcardStrip(places: [.lagoon, .coast, .fjord, .canyon, .atacama])
    private let chapters: [(picture: PictureView, name: UILabel, region: UILabel, story: UILabel)]

    init() {
        chapters = Place.all.map { place in
            let picture = PictureView(of: place)
            picture.layer.cornerRadius = Theme.cornerRadius
            return (
                picture,
                UILabel(place.name, font: Theme.section, color: Theme.text, lines: 0),
                UILabel(place.region, font: Theme.footnote, color: Theme.secondaryText, lines: 0),
                UILabel(place.story, font: Theme.body, color: Theme.text, lines: 0)
            )
        }
        super.init(title: "Worth a Walk", summary: "Eight places, and all of them far away")
        for chapter in chapters {
            for view in [chapter.picture, chapter.name, chapter.region, chapter.story] {
                scroll.addSubview(view)
            }
        }
        scroll.addSubview(strip)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var columnLimit: CGFloat { Self.readableWidth }

    override func layOutContent(in column: CGRect, top: CGFloat) -> CGFloat {
        let (x, width) = (column.minX, column.width)
        strip.inset = column.minX
        var y = top
        for (index, chapter) in chapters.enumerated() {
            let pictureHeight = (width * 0.56).rounded()
            scroll.place(chapter.picture, at: CGRect(x: x, y: y, width: width, height: pictureHeight))
            y += pictureHeight + 14
            let parts: [(label: UILabel, least: CGFloat, gap: CGFloat)] = [
                (chapter.region, 17, 2), (chapter.name, 28, 6), (chapter.story, 0, 32),
            ]
            for part in parts {
                let height = max(part.label.height(forWidth: width), part.least)
                scroll.place(part.label, at: CGRect(x: x, y: y, width: width, height: height))
                y += height + part.gap
            }
            if index == 2 {
                let height = strip.height(forWidth: bounds.width)
                scroll.place(strip, at: CGRect(x: 0, y: y, width: bounds.width, height: height))
                y += height + 32
            }
        }
        return y
    }
}
