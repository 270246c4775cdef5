import UIKit

extension UILabel {
    /// Creates a label with natural alignment. If `lines` is 0, it can have any number of lines.
    convenience init(_ text: String, font: UIFont, color: UIColor, lines: Int = 1) {
        self.init(frame: .zero)
        self.text = text
        self.font = font
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = lines
        textAlignment = .natural
    }

    /// Makes text that's a single word smaller where it doesn't fit, down to half of its size, because UIKit
    /// would break the word anywhere.
    func keepWordWhole() {
        guard text?.contains(" ") == false else { return }
        (numberOfLines, adjustsFontSizeToFitWidth, minimumScaleFactor) = (1, true, 0.5)
    }

    /// Returns the height of the entire text at a width.
    func height(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
}
