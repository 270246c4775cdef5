public enum CGInterpolationQuality: Int32, Sendable {
    case `default`
    case none
    case low
    case high
    case medium
}
