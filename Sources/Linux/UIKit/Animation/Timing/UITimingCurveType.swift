/// What kind of pace a curve provider stands for.
public enum UITimingCurveType: Int, Sendable {
    /// One of the named curves.
    case builtin = 0
    /// A cubic Bézier curve of the app's.
    case cubic = 1
    case spring = 2
    /// A cubic curve and a spring together.
    case composed = 3
}
