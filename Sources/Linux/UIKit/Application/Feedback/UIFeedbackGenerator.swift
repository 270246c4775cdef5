/// Lets the device be felt. There is nothing to feel here, so it does nothing.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    /// Wakes the hardware up shortly before it is needed.
    open func prepare() {}
}
