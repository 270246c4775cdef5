import UIKit

/// The options of `gallery run`.
struct RunOptions: Equatable {
    /// The size of the screen, in points.
    var width = 390
    var height = 844
    /// The number of pixels per point, or `nil` for a scale that fits the display.
    var scale: Double?
    var isRightToLeft = false
    var isDark = false
    var textSize = UIContentSizeCategory.large
    /// A file in which to keep a list of everything on the screen.
    var inspection: String?
}
