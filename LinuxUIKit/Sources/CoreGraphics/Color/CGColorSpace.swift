/// The meaning of a color's components. Device RGB and device gray are treated as sRGB.
public final class CGColorSpace: Sendable {
    public class var sRGB: CFString { "kCGColorSpaceSRGB" }
    public class var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    public class var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
    public class var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public class var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    public class var linearGray: CFString { "kCGColorSpaceLinearGray" }

    enum Transfer {
        case sRGB
        case linear
    }

    enum Primaries {
        case sRGB
        case displayP3
    }

    static let standardRGB = CGColorSpace(.sRGB, name: sRGB)
    static let standardGray = CGColorSpace(.sRGB, model: .monochrome, name: genericGrayGamma2_2)
    static let wideRGB = CGColorSpace(.sRGB, primaries: .displayP3, name: displayP3)
    static let deviceRGB = CGColorSpace(.sRGB, name: nil)
    static let deviceGray = CGColorSpace(.sRGB, model: .monochrome, name: nil)
    static let pattern = CGColorSpace(.sRGB, model: .pattern, name: nil)

    public let model: CGColorSpaceModel
    public let name: CFString?
    let transfer: Transfer
    let primaries: Primaries
    let isExtended: Bool

    init(
        _ transfer: Transfer,
        primaries: Primaries = .sRGB,
        model: CGColorSpaceModel = .rgb,
        isExtended: Bool = false,
        name: CFString?
    ) {
        self.transfer = transfer
        self.primaries = primaries
        self.model = model
        self.isExtended = isExtended
        self.name = name
    }

    /// Creates the color space with one of the names above, or returns `nil` for any other name.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB: self.init(.sRGB, name: name)
        case Self.extendedSRGB: self.init(.sRGB, isExtended: true, name: name)
        case Self.linearSRGB: self.init(.linear, name: name)
        case Self.displayP3: self.init(.sRGB, primaries: .displayP3, name: name)
        case Self.genericGrayGamma2_2: self.init(.sRGB, model: .monochrome, name: name)
        case Self.linearGray: self.init(.linear, model: .monochrome, name: name)
        default: return nil
        }
    }

    /// The number of color components, excluding alpha.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .pattern: 0
        default: 3
        }
    }

    public var isWideGamutRGB: Bool { primaries == .displayP3 || isExtended }
}

extension CGColorSpace: Hashable {
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.model == rhs.model && lhs.name == rhs.name
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
        hasher.combine(name)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
