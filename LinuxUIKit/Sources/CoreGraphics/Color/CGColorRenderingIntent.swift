public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent
    case absoluteColorimetric
    case relativeColorimetric
    case perceptual
    case saturation
}
