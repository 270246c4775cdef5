/// A hand on an animation's time: while an animation has one, its progress comes from here and not from the
/// clock, and only its owner removes it.
@_spi(Host) open class AnimationTimeline {
    /// The local progress, 0…1 of the animation's duration; `nil` while the animation shows nothing.
    open var progress: Double?

    /// Whether the animation's own timing function or spring applies to ``progress``.
    open var isEased = true

    public init(progress: Double? = nil) {
        self.progress = progress
    }
}
