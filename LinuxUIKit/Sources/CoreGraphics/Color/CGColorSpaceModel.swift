public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome
    case rgb
    case cmyk
    case lab
    case deviceN
    case indexed
    case pattern
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case XYZ
}
