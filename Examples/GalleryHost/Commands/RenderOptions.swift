import Foundation
import Gallery
import UIKit

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
    var textSize = UIContentSizeCategory.large
    var output = "gallery"
    /// A drag that drives the transitions; `nil` lets them run by themselves.
    var drag: DragScript?
    /// The address of the repository that a page leads to; `nil` leads to the package's own files.
    var repository: String?
    /// Where a page will be on the web; `nil` for one that nobody shares.
    var address: String?
}

/// A finger that drags a transition to somewhere, and what becomes of it.
struct DragScript: Equatable {
    enum Outcome: String, CaseIterable {
        /// The finger lets go, and the transition returns.
        case cancel
        /// The finger lets go, and the transition finishes.
        case finish
        /// The finger lets go, takes hold of the transition again before it has finished, and brings it back.
        case regrab
    }

    /// How far the finger drags the transition, 0…1.
    var progress: Double
    var outcome: Outcome
}

/// Which of a demo's two transitions a clip shows.
enum ClipDirection: String, CaseIterable {
    case forward
    case backward
}
