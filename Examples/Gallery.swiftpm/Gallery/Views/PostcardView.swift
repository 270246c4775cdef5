import UIKit

/// A picture with a caption on a band of the place's color.
final class PostcardView: UIView {

    private let picture: PictureView
    private let band = UIView()
    private let name: UILabel
    private let region: UILabel

    init(place: Place) {
        picture = PictureView(scenery: place.scenery)
        name = UILabel(place.name, font: Theme.headline, color: .white)
        region = UILabel(place.region, font: Theme.caption, color: UIColor(white: 1, alpha: 0.75))
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

    override func layoutSubviews() {
        super.layoutSubviews()
        let bandHeight: CGFloat = 54
        let width = max(bounds.width - 32, 0)
        let top = max(bounds.height - bandHeight, 0)
        place(picture, at: CGRect(x: 0, y: 0, width: bounds.width, height: top + 1))
        place(band, at: CGRect(x: 0, y: top, width: bounds.width, height: bandHeight))
        place(name, at: CGRect(x: 16, y: top + 8, width: width, height: 22))
        place(region, at: CGRect(x: 16, y: top + 30, width: width, height: 16))
    }
}
