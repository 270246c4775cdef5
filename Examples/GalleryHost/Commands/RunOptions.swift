import UIKit

/// How `gallery run` shows the app.
struct RunOptions: Equatable {
    /// The screen's size in points.
    var width = 390
    var height = 844
    /// Pixels to a point; `nil` takes what fits the display.
    var scale: Double?
    var isRightToLeft = false
    var isDark = false
    var textSize = UIContentSizeCategory.large
    /// A file to keep a list of what is on the screen in.
    var inspection: String?
}
