import UIKit

/// A view that shows a landscape by day, or in Dark Mode by night.
final class PictureView: DrawnView {

    /// - Parameter cacheName: The name of the landscape, or `nil` (the default) if its pictures aren't
    ///   shared.
    init(scenery: Scenery, cacheName: String? = nil) {
        super.init(cacheName: cacheName) { context, size, isDark in
            (isDark ? scenery.night : scenery).draw(in: context, size: size)
        }
    }

    /// Creates a picture of a place's landscape, which is drawn once for each size.
    convenience init(of place: Place) {
        self.init(scenery: place.scenery, cacheName: "picture \(place.name)")
    }

    required init?(coder: NSCoder) {
        nil
    }
}
