/// How a gradient spreads.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let axial = Self(rawValue: "axial")
    public static let radial = Self(rawValue: "radial")
    public static let conic = Self(rawValue: "conic")
}

/// Fills its (rounded) bounds with a gradient, over the background and below the sublayers.
open class CAGradientLayer: CALayer {
    /// Where the colours lie, 0…1 and rising; `nil` spreads them evenly.
    open var locations: [NSNumber]? {
        get { state.gradient.locations }
        set { set(\.gradient.locations, to: newValue, key: "locations") }
    }

    /// Of the first colour, in fractions of the bounds.
    open var startPoint: CGPoint {
        get { state.gradient.startPoint }
        set { set(\.gradient.startPoint, to: newValue, key: "startPoint") }
    }

    /// Of the last colour, in fractions of the bounds.
    open var endPoint: CGPoint {
        get { state.gradient.endPoint }
        set { set(\.gradient.endPoint, to: newValue, key: "endPoint") }
    }

    open var type: CAGradientLayerType {
        get { state.gradient.type }
        set { set(\.gradient.type, to: newValue, key: "type") }
    }

    /// `CGColor`s from start to end.
    open var colors: [Any]? {
        get { state.gradient.colors }
        set { change(key: "colors") { $0.gradient.colors = newValue } }
    }
}
