import UIKit

/// A picture in the grid.
final class PhotoTile: UIControl {

    let photo: Photo
    let picture: PictureView
    var onTap: (() -> Void)?

    init(photo: Photo) {
        self.photo = photo
        picture = PictureView(scenery: photo.scenery)
        super.init(frame: .zero)
        picture.layer.cornerRadius = 10
        picture.isUserInteractionEnabled = false
        addSubview(picture)
        isAccessibilityElement = true
        accessibilityLabel = "\(photo.title), \(photo.subtitle)"
        accessibilityTraits = [.button, .image]
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool {
        didSet { picture.alpha = isHighlighted ? 0.7 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }
}
