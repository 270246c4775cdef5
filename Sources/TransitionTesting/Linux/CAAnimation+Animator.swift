@_spi(Host) import QuartzCore

extension CAAnimation {
    /// Whether a property animator moves the animation at its own pace, and removes it at the end.
    var isMovedByAnimator: Bool { timeline != nil }
}
