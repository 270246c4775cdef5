/// Options that extend a gradient's end colors beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static var drawsBeforeStartLocation: CGGradientDrawingOptions { .init(rawValue: 1) }
    public static var drawsAfterEndLocation: CGGradientDrawingOptions { .init(rawValue: 2) }
}
