extension UIView {
    /// The named timing curves of an animation.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3
        /// The system's own curve, which notifications about the keyboard contain. Apple gives it no name.
        @_spi(Host) case keyboard = 7
    }
}
