/// Colours at places between 0 (start) and 1 (end).
public final class CGGradient {
    struct Stop: Hashable {
        var location: CGFloat
        var color: CGColor
    }

    let stops: [Stop]

    /// Nil where `colors` holds anything but `CGColor`s. Without locations the colours are spread evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        stops = Self.stops(colors: colors, locations: locations)
    }

    /// Components of the space with an alpha after each colour's.
    public init?(
        colorSpace space: CGColorSpace,
        colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        guard count > 0 else { return nil }
        let stride = space.numberOfComponents + 1
        let colors = (0..<count).compactMap {
            CGColor(colorSpace: space, components: components + $0 * stride)
        }
        stops = Self.stops(colors: colors, locations: locations)
    }

    private static func stops(colors: [CGColor], locations: UnsafePointer<CGFloat>?) -> [Stop] {
        let last = CGFloat(max(colors.count - 1, 1))
        let stops = colors.enumerated().map { index, color in
            Stop(location: locations?[index] ?? CGFloat(index) / last, color: color)
        }
        // A stable sort: two colours at one place make a hard edge in the order given.
        return stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }
}

extension CGGradient: Hashable {
    public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs.stops == rhs.stops }

    public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}
