import UIKit

/// A picture with a caption on a band in the place's color.
final class PostcardView: LayoutView {

    private let picture: PictureView
    private let band = UIView()
    private let name: UILabel
    private let region: UILabel

    private static let inset: CGFloat = 16

    init(place: Place) {
        picture = PictureView(of: place)
        name = UILabel(place.name, font: Theme.headline, color: .white, lines: 0)
        region = UILabel(place.region, font: Theme.caption, color: UIColor(white: 1, alpha: 0.75), lines: 0)
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = 18
        band.backgroundColor = place.pageColor
        for view in [picture, band, name, region] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func heights(forWidth width: CGFloat) -> (name: CGFloat, region: CGFloat) {
        let room = max(width - 2 * Self.inset, 0)
        return (max(name.height(forWidth: room), 22), max(region.height(forWidth: room), 16))
    }

    /// Returns the height of the band with the caption in a postcard of a width.
    func bandHeight(forWidth width: CGFloat) -> CGFloat {
        let heights = heights(forWidth: width)
        return 8 + heights.name + heights.region + 8
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let heights = heights(forWidth: bounds.width)
        let bandHeight = bandHeight(forWidth: bounds.width)
        let width = max(bounds.width - 2 * Self.inset, 0)
        let top = max(bounds.height - bandHeight, 0)
        place(picture, at: CGRect(x: 0, y: 0, width: bounds.width, height: top + 1))
        place(band, at: CGRect(x: 0, y: top, width: bounds.width, height: bandHeight))
        place(name, at: CGRect(x: Self.inset, y: top + 8, width: width, height: heights.name))
        place(
            region,
            at: CGRect(x: Self.inset, y: top + 8 + heights.name, width: width, height: heights.region)
        )
    }
}
