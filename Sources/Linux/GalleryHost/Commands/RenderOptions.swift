import Foundation
import Gallery

/// What `gallery render` draws, and where to.
struct RenderOptions: Equatable {
    /// Names from the catalogue, in its order.
    var animators: [String]
    var containers: [DemoContainer] = DemoContainer.allCases
    var directions: [ClipDirection] = ClipDirection.allCases
    var frameCount = 9
    /// Pixels to a point.
    var scale: Double = 2
    /// The screen's size in points.
    var width = 390
    var height = 844
    var isRightToLeft = false
    var output = "gallery"
}

/// Which of a demo's two transitions a clip shows.
enum ClipDirection: String, CaseIterable {
    case forward
    case backward
}
