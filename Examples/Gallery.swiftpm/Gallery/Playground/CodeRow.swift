import UIKit

/// A row with lines of Swift code, with colored words. Code reads from left to right in every language. Lines
/// that are too long for the row scroll.
final class CodeRow: PanelRow {

    private static var font: UIFont {
        .monospacedSystemFont(ofSize: Theme.caption.pointSize, weight: .regular)
    }

    var code = "" {
        didSet { if code != oldValue { showCode() } }
    }

    /// The labels of each line. Each contains characters of the same color.
    private(set) var lines: [[UILabel]] = []
    private let scroll = UIScrollView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        semanticContentAttribute = .forceLeftToRight
        scroll.semanticContentAttribute = .forceLeftToRight
        scroll.contentInsetAdjustmentBehavior = .never
        addSubview(scroll)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showCode()
    }

    /// Returns the number of characters that fit on a line.
    static func columns(forWidth width: CGFloat) -> Int {
        let sample = UILabel(String(repeating: "0", count: 100), font: font, color: Theme.text)
        let advance = sample.sizeThatFits(.zero).width / 100
        guard advance > 0 else { return 40 }
        return max(Int((width - 2 * inset) / advance), 20)
    }

    private func showCode() {
        for label in lines.joined() {
            label.removeFromSuperview()
        }
        accessibilityLabel = code
        let font = Self.font
        lines = code.components(separatedBy: "\n").map { line in
            CodeWord.words(of: line).map { word in
                let label = UILabel("", font: font, color: word.color)
                label.semanticContentAttribute = .forceLeftToRight
                label.textAlignment = .left
                label.text = word.text.readFromLeftToRight
                scroll.addSubview(label)
                return label
            }
        }
        setNeedsLayout()
    }

    private var lineHeight: CGFloat {
        (UILabel("0", font: Self.font, color: Theme.text).height(forWidth: 100) * 1.15).rounded(.up)
    }

    override func height(forWidth width: CGFloat) -> CGFloat {
        CGFloat(lines.count) * lineHeight + 2 * Self.inset
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = lineHeight
        var (y, end) = (Self.inset, CGFloat(0))
        for line in lines {
            var x = Self.inset
            for label in line {
                let width = label.sizeThatFits(.zero).width
                label.frame = CGRect(x: x, y: y, width: width, height: height)
                x += width
            }
            y += height
            end = max(end, x)
        }
        scroll.frame = bounds
        scroll.contentSize = CGSize(width: max(end + Self.inset, bounds.width), height: bounds.height)
    }
}
