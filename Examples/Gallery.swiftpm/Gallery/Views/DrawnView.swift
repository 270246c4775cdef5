import UIKit

/// Shows a drawing, made again for every size and for light and dark, so that it is always sharp.
class DrawnView: UIImageView {
    /// Draws into a context of a size in points, by day or by night.
    typealias Drawing = @MainActor (_ context: CGContext, _ size: CGSize, _ isDark: Bool) -> Void

    private let drawing: Drawing
    private let cacheName: String?
    private var drawn: (size: CGSize, isDark: Bool)?

    /// - Parameter cacheName: drawings of one name are alike, and shared; `nil` (the default) shares nothing.
    init(cacheName: String? = nil, drawing: @escaping Drawing) {
        self.cacheName = cacheName
        self.drawing = drawing
        super.init(frame: .zero)
        contentMode = .scaleAspectFill
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Draws again, after a change of what is drawn.
    func redraw() {
        drawn = nil
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isDark = traitCollection.userInterfaceStyle == .dark
        let size = bounds.size
        guard size.width > 0, size.height > 0 else { return }
        if let drawn, drawn == (size, isDark) { return }
        drawn = (size, isDark)
        image = makeImage(size, isDark)
    }

    private func makeImage(_ size: CGSize, _ isDark: Bool) -> UIImage {
        let scale = traitCollection.displayScale
        let name = cacheName.map { "\($0) \(size.width) \(size.height) \(scale) \(isDark)" as NSString }
        if let name, let image = DrawingCache.images.object(forKey: name) { return image }
        let image = UIGraphicsImageRenderer(size: size).image { drawing($0.cgContext, size, isDark) }
        if let name { DrawingCache.images.setObject(image, forKey: name) }
        return image
    }
}

@MainActor
private enum DrawingCache {
    static let images: NSCache<NSString, UIImage> = {
        let cache = NSCache<NSString, UIImage>()
        cache.countLimit = 160
        return cache
    }()
}
