import UIKit

/// Shows a landscape, drawn again whenever the view's size changes so that it is always sharp.
final class PictureView: UIImageView {

    private let scenery: Scenery
    private var drawnSize = CGSize.zero

    init(scenery: Scenery) {
        self.scenery = scenery
        super.init(frame: .zero)
        contentMode = .scaleAspectFill
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != drawnSize, bounds.width > 0, bounds.height > 0 else { return }
        drawnSize = bounds.size
        image = scenery.image(size: bounds.size)
    }
}
