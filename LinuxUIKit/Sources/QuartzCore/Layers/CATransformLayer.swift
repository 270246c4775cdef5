/// A layer that holds its sublayers in a shared space, instead of flattening them into its plane. It draws
/// nothing itself.
open class CATransformLayer: CALayer {
    override open func hitTest(_ p: CGPoint) -> CALayer? {
        let hit = super.hitTest(p)
        return hit === self ? nil : hit
    }
}
