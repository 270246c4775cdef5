/// A generator of haptic feedback. Here, it does nothing.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    /// Prepares the hardware shortly before it's needed.
    open func prepare() {}
}
