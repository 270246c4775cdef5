import Foundation
import Gallery
import UIKit

/// The options of `gallery render`.
struct RenderOptions: Equatable {
    /// The names of animators, in the order of the catalog.
    var animators: [String]
    var containers: [DemoContainer] = DemoContainer.allCases
    var directions: [ClipDirection] = ClipDirection.allCases
    var frameCount = 9
    /// The number of pixels per point.
    var scale: Double = 2
    /// The size of the screen, in points.
    var width = 390
    var height = 844
    var isRightToLeft = false
    var isDark = false
    var textSize = UIContentSizeCategory.large
    var output = "gallery"
    /// The drag that drives the transitions, or `nil` if they run automatically.
    var drag: DragScript?
    /// The URL of the repository that a page links to, or `nil` to link to the package's own files.
    var repository: String?
    /// The URL where a page will be published, or `nil` if it won't be.
    var address: String?
}

/// A drag of a transition, and its outcome.
struct DragScript: Equatable {
    enum Outcome: String, CaseIterable {
        /// The finger lifts, and the transition returns to its start.
        case cancel
        /// The finger lifts, and the transition finishes.
        case finish
        /// The finger lifts, catches the transition again before it has finished, and brings it back.
        case regrab
    }

    /// The progress to which the finger drags the transition, from 0 to 1.
    var progress: Double
    var outcome: Outcome
}

/// The direction of a demo's transition in a clip.
enum ClipDirection: String, CaseIterable {
    case forward
    case backward
}
