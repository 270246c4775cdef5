import UIKit

extension CAAnimation {
    /// Whether a property animator moves the animation at its own pace. It isn't known here, but the
    /// animations of an animator that's paused have no speed.
    var isMovedByAnimator: Bool { false }
}
