import UIKit

/// A view that shows a drawing. It's drawn again for each size and appearance, so that it's always sharp.
class DrawnView: UIImageView {
    /// A closure that draws in a context with a size in points, for an appearance.
    typealias Drawing = @MainActor (_ context: CGContext, _ size: CGSize, _ isDark: Bool) -> Void

    private let drawing: Drawing
    private let cacheName: String?
    private var drawn: (size: CGSize, isDark: Bool)?

    /// - Parameter cacheName: A name for equal drawings, which are shared. If `nil` (the default), the
    ///   drawing isn't shared.
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

    /// Draws again after a change of the content.
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
