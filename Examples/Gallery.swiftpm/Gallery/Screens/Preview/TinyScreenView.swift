import UIKit

/// The view of a tiny screen: a drawing with a picture in front of it.
final class TinyScreenView: UIView {

    let picture: PictureView
    private let screen: TinyScreen
    private let ground: DrawnView
    private let statusBar = StatusBarView()

    /// - Parameter showsStatusBar: Whether the screen contains a status bar. Otherwise, the view around it
    ///   does. The default is `true`.
    init(_ screen: TinyScreen, showsStatusBar: Bool = true) {
        self.screen = screen
        ground = DrawnView(cacheName: "\(screen.kind) \(screen.place.name)") { context, size, isDark in
            screen.drawGround(in: context, size: size, isDark: isDark)
        }
        picture = PictureView(of: screen.place)
        super.init(frame: .zero)
        addSubview(ground)
        addSubview(picture)
        addSubview(statusBar)
        statusBar.isHidden = !showsStatusBar
        statusBar.style = screen.statusBarStyle
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
        statusBar.frame = StatusBarView.frame(in: bounds)
        picture.layer.cornerRadius = screen.pictureCornerRadius(in: bounds.size)
    }
}
