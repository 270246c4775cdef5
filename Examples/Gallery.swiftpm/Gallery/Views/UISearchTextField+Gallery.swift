import UIKit

extension UISearchTextField {
    /// The height of a field with body text, in points.
    static var bodyHeight: CGFloat { max(Theme.body.lineHeight.rounded(.up) + 20, 44) }

    /// Shows the text, the placeholder, and the magnifying glass at the size of body text. Call this method
    /// again when the text size has changed.
    func showBodyText(placeholder: String, color: UIColor) {
        let font = Theme.body
        self.font = font
        attributedPlaceholder = NSAttributedString(
            string: placeholder,
            attributes: [.foregroundColor: color]
        )
        // UIKit scales neither its own magnifying glass nor the view that contains it.
        guard let glass = leftView as? UIImageView else { return }
        let configuration = UIImage.SymbolConfiguration(pointSize: font.pointSize)
        glass.image = UIImage(systemName: "magnifyingglass", withConfiguration: configuration)
        glass.bounds.size = glass.image?.size ?? .zero
        setNeedsLayout()
    }
}
