/// A range of preferred frame rates. The display and the system don't have to follow it.
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

    /// A range without a preference.
    public static let `default` = CAFrameRateRange()
}
