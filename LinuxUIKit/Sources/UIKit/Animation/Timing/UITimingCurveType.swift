/// The kind of timing that a curve provider represents.
public enum UITimingCurveType: Int, Sendable {
    /// One of the named curves.
    case builtin = 0
    /// A custom cubic Bézier curve.
    case cubic = 1
    case spring = 2
    /// A combination of a cubic curve and a spring.
    case composed = 3
}
