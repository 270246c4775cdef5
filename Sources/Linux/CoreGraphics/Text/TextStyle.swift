/// How text looks and where it breaks.
@_spi(Host) public struct TextStyle: Hashable, Sendable {
    public enum Alignment: Sendable {
        /// The side on which reading begins.
        case natural
        case left
        case center
        case right
        /// Lines are stretched to the whole width, save the last one of a paragraph.
        case justified
    }

    /// What happens to text that is wider than there is room. The truncating modes also break lines at words,
    /// up to the greatest number of lines, and shorten the last of them.
    public enum LineBreak: Sendable {
        case wrapWord
        case wrapCharacter
        case clip
        case truncateHead
        case truncateMiddle
        case truncateTail
    }

    /// The family that text is set in unless another is asked for.
    public static let systemFamily = "Inter"

    public var family: String
    /// In points.
    public var size: CGFloat
    /// 100 (thin) to 900 (black), 400 being regular and 700 bold.
    public var weight: Int
    public var italic: Bool
    public var color: CGColor
    public var alignment: Alignment
    public var lineBreak: LineBreak
    /// Room between lines, in points, in addition to their height.
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
