/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let axial = Self(rawValue: "axial")
    public static let radial = Self(rawValue: "radial")
    /// A gradient around the start point. Here, it's drawn like an axial one.
    public static let conic = Self(rawValue: "conic")
}

/// A layer that fills its bounds, including rounded corners, with a gradient over the background and below
/// the sublayers.
open class CAGradientLayer: CALayer {
    /// The locations of the colors, from 0 to 1 in ascending order. If they're `nil`, the colors are evenly
    /// spaced.
    open var locations: [NSNumber]? {
        get { state.gradient.locations }
        set { set(\.gradient.locations, to: newValue, key: "locations") }
    }

    /// The position of the first color, in fractions of the bounds.
    open var startPoint: CGPoint {
        get { state.gradient.startPoint }
        set { set(\.gradient.startPoint, to: newValue, key: "startPoint") }
    }

    /// The position of the last color, in fractions of the bounds.
    open var endPoint: CGPoint {
        get { state.gradient.endPoint }
        set { set(\.gradient.endPoint, to: newValue, key: "endPoint") }
    }

    open var type: CAGradientLayerType {
        get { state.gradient.type }
        set { set(\.gradient.type, to: newValue, key: "type") }
    }

    /// The `CGColor`s from start to end.
    open var colors: [Any]? {
        get { state.gradient.colors }
        set { change(key: "colors") { $0.gradient.colors = newValue } }
    }
}
