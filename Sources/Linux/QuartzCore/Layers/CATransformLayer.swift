/// Holds sublayers in a space they share, without flattening them into its plane. It draws nothing itself.
open class CATransformLayer: CALayer {
    override open func hitTest(_ p: CGPoint) -> CALayer? {
        let hit = super.hitTest(p)
        return hit === self ? nil : hit
    }
}
