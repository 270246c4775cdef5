import UIKit

extension UILabel {
    /// A label that starts where its language starts; any number of lines if `lines` is 0.
    convenience init(_ text: String, font: UIFont, color: UIColor, lines: Int = 1) {
        self.init(frame: .zero)
        self.text = text
        self.font = font
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = lines
        textAlignment = .natural
    }

    /// The height of the whole text at that width.
    func height(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
}
