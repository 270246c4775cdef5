/// The layout of a bitmap's pixels: the alpha info in the lowest bits, and the byte order.
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static var alphaInfoMask: CGBitmapInfo { .init(rawValue: 0x1F) }
    public static var byteOrderMask: CGBitmapInfo { .init(rawValue: 0x7000) }
    public static var byteOrderDefault: CGBitmapInfo { .init(rawValue: 0) }
    public static var byteOrder16Little: CGBitmapInfo { .init(rawValue: 1 << 12) }
    public static var byteOrder32Little: CGBitmapInfo { .init(rawValue: 2 << 12) }
    public static var byteOrder16Big: CGBitmapInfo { .init(rawValue: 3 << 12) }
    public static var byteOrder32Big: CGBitmapInfo { .init(rawValue: 4 << 12) }
}
