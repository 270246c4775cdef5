@_spi(Host) import QuartzCore

extension CALayer {
    /// The animations that run on the layer.
    var runningAnimations: [CAAnimation] { attachedAnimations }
}
