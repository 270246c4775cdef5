/// Feedback for a collision.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    public convenience init(style: FeedbackStyle) {
        self.init()
    }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}
