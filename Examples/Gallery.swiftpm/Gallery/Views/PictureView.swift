import UIKit

/// Shows a landscape, by day in the light and by night in the dark.
final class PictureView: DrawnView {

    /// - Parameter cacheName: the landscape's name, if pictures of it are to be shared.
    init(scenery: Scenery, cacheName: String? = nil) {
        super.init(cacheName: cacheName) { context, size, isDark in
            (isDark ? scenery.night : scenery).draw(in: context, size: size)
        }
    }

    /// A picture of a place's landscape, which is drawn once for each size.
    convenience init(of place: Place) {
        self.init(scenery: place.scenery, cacheName: "picture \(place.name)")
    }

    required init?(coder: NSCoder) {
        nil
    }
}
