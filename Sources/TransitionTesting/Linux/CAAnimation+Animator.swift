@_spi(Host) import QuartzCore

extension CAAnimation {
    /// A Boolean value that indicates whether a property animator moves the animation at its own pace, and
    /// removes it at the end.
    var isMovedByAnimator: Bool { timeline != nil }
}
