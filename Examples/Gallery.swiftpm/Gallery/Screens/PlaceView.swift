import UIKit

/// A place's view: the picture takes what height the texts and the button leave.
final class PlaceView: UIView {

    let button: PillButton

    private let scroll = UIScrollView()
    private let picture: PictureView
    private let region: UILabel
    private let name: UILabel
    private let story: UILabel
    private let tiles: UIStackView

    init(place: Place, buttonTitle: String) {
        picture = PictureView(scenery: place.scenery)
        region = UILabel(place.region, font: Theme.footnote, color: UIColor(white: 1, alpha: 0.75))
        name = UILabel(place.name, font: Theme.largeTitle, color: .white)
        story = UILabel(place.story, font: Theme.body, color: UIColor(white: 1, alpha: 0.85), lines: 0)
        tiles = UIStackView(arrangedSubviews: place.facts.map { FactTile(fact: $0) })
        button = PillButton(
            title: buttonTitle,
            font: Theme.headline,
            textColor: UIColor(hex: place.color),
            fillColor: .white
        )
        super.init(frame: .zero)
        backgroundColor = UIColor(hex: place.color)

        tiles.axis = .horizontal
        tiles.distribution = .fillEqually
        tiles.spacing = 10

        scroll.contentInsetAdjustmentBehavior = .never
        addSubview(scroll)
        for view in [picture, region, name, tiles, story, button] {
            scroll.addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds

        let width = max(bounds.width - 2 * Theme.margin, 0)
        let regionHeight = region.height(forWidth: width)
        let nameHeight = name.height(forWidth: width)
        let storyHeight = story.height(forWidth: width)
        let buttonHeight: CGFloat = 52
        let bottom = safeAreaInsets.bottom + Theme.margin
        let textHeight =
            regionHeight + 2 + nameHeight + 16 + FactTile.height + 18 + storyHeight + 24 + buttonHeight

        // The picture's front has the page's colour, so the texts may begin a little inside it.
        let overlap: CGFloat = 14
        let pictureHeight = max(bounds.height - textHeight - bottom + overlap, bounds.height * 0.36)
        place(picture, at: CGRect(x: 0, y: 0, width: bounds.width, height: pictureHeight.rounded()))

        var y = pictureHeight.rounded() - overlap
        func stack(_ view: UIView, height: CGFloat, gap: CGFloat) {
            place(view, at: CGRect(x: Theme.margin, y: y, width: width, height: height))
            y += height + gap
        }
        stack(region, height: regionHeight, gap: 2)
        stack(name, height: nameHeight, gap: 16)
        stack(tiles, height: FactTile.height, gap: 18)
        stack(story, height: storyHeight, gap: 24)
        stack(button, height: buttonHeight, gap: bottom)

        scroll.contentSize = CGSize(width: bounds.width, height: max(y, bounds.height))
    }
}
