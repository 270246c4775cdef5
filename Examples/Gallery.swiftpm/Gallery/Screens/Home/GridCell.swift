import UIKit

/// A cell of the grid with a picture above a title and a summary. The entire cell is a button.
class GridCell: UIView {

    var onTap: (() -> Void)?

    /// The view that grows into a screen.
    let tile: UIView
    private let button = GridCellButton()
    private let title: UILabel
    private let summary: UILabel

    init(tile: UIView, title: String, summary: String) {
        self.tile = tile
        self.title = UILabel(title, font: Theme.callout, color: Theme.text, lines: 0)
        self.summary = UILabel(summary, font: Theme.detail, color: Theme.secondaryText, lines: 0)
        super.init(frame: .zero)

        for view in [tile, self.title, self.summary] {
            view.isUserInteractionEnabled = false
            button.addSubview(view)
        }
        addSubview(button)
        // The label of the entire cell, whose parts aren't accessibility elements.
        accessibilityLabel = "\(title). \(summary)"
        button.isAccessibilityElement = true
        button.accessibilityLabel = accessibilityLabel
        button.accessibilityTraits = .button
        button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        button.onHighlight = { [weak self] in self?.shrink($0) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func shrink(_ isPressed: Bool) {
        let scale: CGFloat = isPressed ? 0.96 : 1
        UIView.animate(
            withDuration: isPressed ? 0.15 : 0.4,
            delay: 0,
            usingSpringWithDamping: isPressed ? 1 : 0.6,
            initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { self.transform = CGAffineTransform(scaleX: scale, y: scale) }
        )
    }

    /// Returns the height of the texts at a width. The cells of a row share the greatest height.
    func textHeight(forWidth width: CGFloat) -> CGFloat {
        title.height(forWidth: width) + 2 + summary.height(forWidth: width)
    }

    static func height(forWidth width: CGFloat, textHeight: CGFloat) -> CGFloat {
        tileHeight(forWidth: width) + 10 + textHeight
    }

    private static func tileHeight(forWidth width: CGFloat) -> CGFloat {
        (width * 1.08).rounded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        button.frame = bounds
        let tileFrame = CGRect(x: 0, y: 0, width: width, height: Self.tileHeight(forWidth: width))
        place(tile, at: tileFrame)
        let titleHeight = title.height(forWidth: width)
        place(title, at: CGRect(x: 0, y: tileFrame.maxY + 10, width: width, height: titleHeight))
        let summaryHeight = summary.height(forWidth: width)
        let summaryTop = tileFrame.maxY + 10 + titleHeight + 2
        place(summary, at: CGRect(x: 0, y: summaryTop, width: width, height: summaryHeight))
    }
}

/// A control that receives a cell's touches, and updates its appearance.
private final class GridCellButton: UIControl {

    var onHighlight: ((Bool) -> Void)?

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { onHighlight?(isHighlighted) } }
    }
}
