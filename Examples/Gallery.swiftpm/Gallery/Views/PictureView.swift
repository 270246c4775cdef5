import UIKit

/// Shows a landscape, by day in the light and by night in the dark.
final class PictureView: DrawnView {

    /// - Parameter cacheName: the landscape's name, if pictures of it are to be shared.
    init(scenery: Scenery, cacheName: String? = nil) {
        super.init(cacheName: cacheName) { context, size, isDark in
            (isDark ? scenery.night : scenery).draw(in: context, size: size)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }
}
