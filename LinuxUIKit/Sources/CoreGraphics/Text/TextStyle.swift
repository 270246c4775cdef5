/// The appearance of text and the way it breaks into lines.
@_spi(Host) public struct TextStyle: Hashable, Sendable {
    public enum Alignment: Sendable {
        /// The side where reading begins.
        case natural
        case left
        case center
        case right
        /// Lines stretch to the full width, except for the last line of a paragraph.
        case justified
    }

    /// The handling of text that's too wide. The truncating modes also break lines between words, up to the
    /// maximum number of lines, and shorten the last line.
    public enum LineBreak: Sendable {
        case wrapWord
        case wrapCharacter
        case clip
        case truncateHead
        case truncateMiddle
        case truncateTail
    }

    /// The default font family.
    public static let systemFamily = "Inter"

    public var family: String
    /// The font size, in points.
    public var size: CGFloat
    /// The weight, from 100 (thin) to 900 (black). Regular is 400 and bold is 700.
    public var weight: Int
    public var italic: Bool
    public var color: CGColor
    public var alignment: Alignment
    public var lineBreak: LineBreak
    /// The extra space between lines, in points.
    public var lineSpacing: CGFloat

    public init(
        family: String = TextStyle.systemFamily,
        size: CGFloat = 17,
        weight: Int = 400,
        italic: Bool = false,
        color: CGColor = .black,
        alignment: Alignment = .natural,
        lineBreak: LineBreak = .wrapWord,
        lineSpacing: CGFloat = 0
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.italic = italic
        self.color = color
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.lineSpacing = lineSpacing
    }
}
