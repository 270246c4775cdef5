import UIKit

/// A picture of the album: a square in the grid, or a card with a title as a page.
final class AlbumCell: UICollectionViewCell {

    static let name = "picture"

    /// The size in which pictures are drawn before they're scaled, in points.
    private static let drawn = CGSize(width: 480, height: 640)

    private let frameView = UIView()
    private var picture: PictureView?
    private let band = UIView()
    private let title = UILabel("", font: Theme.pictureTitle, color: .white, lines: 0)
    private let subtitle = UILabel(
        "",
        font: Theme.pictureCaption,
        color: UIColor(white: 1, alpha: 0.75),
        lines: 0
    )

    override init(frame: CGRect) {
        super.init(frame: frame)
        frameView.clipsToBounds = true
        contentView.addSubview(frameView)
        for view in [band, title, subtitle] { frameView.addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = [.button, .image]
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ photo: Photo) {
        picture?.removeFromSuperview()
        let picture = PictureView(scenery: photo.scenery, cacheName: "album \(photo.id)")
        frameView.insertSubview(picture, at: 0)
        self.picture = picture
        band.backgroundColor = UIColor(light: photo.color, dark: Tone.night(photo.color))
        (title.text, subtitle.text) = (photo.title, photo.subtitle)
        accessibilityLabel = "\(photo.title), \(photo.subtitle)"
        setNeedsLayout()
    }

    override var isHighlighted: Bool {
        didSet { frameView.alpha = isHighlighted ? 0.75 : 1 }
    }

    /// The content follows the size of the cell, also in an animation.
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// How close the cell is to a page, from 0 for a square in the grid to 1.
    private var pageness: CGFloat { min(max((bounds.width - 180) / 110, 0), 1) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let page = pageness
        frameView.frame = contentView.bounds
        frameView.layer.cornerRadius = 8 + 18 * page
        let size = bounds.size
        // Text that fades out keeps its line breaks.
        let width = max(size.width - 40, 240)
        let titleHeight = max(title.height(forWidth: width), 26)
        let subtitleHeight = max(subtitle.height(forWidth: width), 18)
        let bandHeight = min((14 + titleHeight + 2 + subtitleHeight + 18) * page, size.height)
        let top = size.height - bandHeight
        band.frame = CGRect(x: 0, y: top, width: size.width, height: bandHeight)
        frameView.place(title, at: CGRect(x: 20, y: top + 14, width: width, height: titleHeight))
        frameView.place(
            subtitle,
            at: CGRect(x: 20, y: top + 16 + titleHeight, width: width, height: subtitleHeight)
        )
        for label in [title, subtitle] { label.alpha = max(2 * page - 1, 0) }
        guard let picture else { return }
        let scale = max(size.width / Self.drawn.width, (top + 1) / Self.drawn.height)
        picture.bounds.size = Self.drawn
        picture.center = CGPoint(x: size.width / 2, y: top / 2)
        picture.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}
