/// Colors at locations between 0 (the start) and 1 (the end).
public final class CGGradient {
    struct Stop: Hashable {
        var location: CGFloat
        var color: CGColor
    }

    let stops: [Stop]

    /// Returns `nil` if `colors` contains anything but `CGColor`s. Without locations, the colors are evenly
    /// spaced.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        stops = Self.stops(colors: colors, locations: locations)
    }

    /// Each color is given as its components in the space, followed by its alpha value.
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
        // The sort is stable: two colors at the same location make a hard edge, in the given order.
        return stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }
}

extension CGGradient: Hashable {
    public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs.stops == rhs.stops }

    public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}
