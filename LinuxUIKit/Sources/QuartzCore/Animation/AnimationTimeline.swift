/// An object that determines the progress of an animation in place of the clock. Only the owner of the
/// timeline removes the animation.
@_spi(Host) open class AnimationTimeline {
    /// The progress as a fraction of the animation's duration, or `nil` while the animation shows nothing.
    open var progress: Double?

    /// A Boolean value that indicates whether the animation's own timing function or spring applies to
    /// ``progress``.
    open var isEased = true

    public init(progress: Double? = nil) {
        self.progress = progress
    }
}
