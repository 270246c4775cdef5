@_spi(Host) import CoreGraphics

/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// Aligned with the side where reading begins.
    case natural = 4
}

/// The handling of text that's too long for its line.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

extension TextStyle {
    /// Creates the text engine's style for a font, a color, an alignment, and a line break mode.
    init(
        _ font: UIFont,
        color: UIColor,
        alignment: NSTextAlignment,
        lineBreak: NSLineBreakMode
    ) {
        self.init(
            family: font.familyName,
            size: font.pointSize,
            weight: font.weight.number,
            italic: font.isItalic,
            color: color.cgColor,
            alignment: Alignment(alignment),
            lineBreak: LineBreak(lineBreak)
        )
    }
}

extension TextStyle.Alignment {
    init(_ alignment: NSTextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
    }
}

extension TextStyle.LineBreak {
    init(_ mode: NSLineBreakMode) {
        self =
            switch mode {
            case .byWordWrapping: .wrapWord
            case .byCharWrapping: .wrapCharacter
            case .byClipping: .clip
            case .byTruncatingHead: .truncateHead
            case .byTruncatingTail: .truncateTail
            case .byTruncatingMiddle: .truncateMiddle
            }
    }
}
