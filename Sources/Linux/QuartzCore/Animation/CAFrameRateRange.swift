/// Frames a second that one would like: a wish, which the display and the system may not grant.
public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    public init() {
        self.init(minimum: 0, maximum: 0)
    }

    /// No wish.
    public static let `default` = CAFrameRateRange()
}
