import UIKit

/// A tiny screen's view: a drawing with a picture on it.
final class TinyScreenView: UIView {

    let picture: PictureView
    private let screen: TinyScreen
    private let ground: DrawnView

    init(_ screen: TinyScreen) {
        self.screen = screen
        ground = DrawnView(cacheName: "\(screen.kind) \(screen.place.name)") { context, size, isDark in
            screen.drawGround(in: context, size: size, isDark: isDark)
        }
        picture = PictureView(scenery: screen.place.scenery, cacheName: "picture \(screen.place.name)")
        super.init(frame: .zero)
        addSubview(ground)
        addSubview(picture)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.bounds.size = bounds.size
        ground.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        ground.transform = CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: 1)
        picture.frame = screen.pictureFrame(in: bounds.size)
        picture.layer.cornerRadius = screen.pictureCornerRadius(in: bounds.size)
    }
}
