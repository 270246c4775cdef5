import UIKit

/// A card of rows under a title.
final class PanelSection: UIView {

    let rows: [PanelRow]

    private let title: UILabel?
    private let accessory: UIView?
    private let card = UIView()
    private let separators: [UIView]

    /// - Parameter accessory: stands at the end of the title's line.
    init(title: String?, rows: [PanelRow], accessory: UIView? = nil) {
        self.title = title.map { UILabel($0, font: Theme.headline, color: Theme.text) }
        self.rows = rows
        self.accessory = accessory
        separators = rows.dropFirst().map { _ in UIView() }
        super.init(frame: .zero)
        self.title?.accessibilityTraits = .header
        card.backgroundColor = Theme.card
        card.layer.cornerRadius = Theme.cornerRadius
        card.clipsToBounds = true
        for view in [self.title, accessory, card].compactMap({ $0 }) {
            addSubview(view)
        }
        for row in rows {
            card.addSubview(row)
        }
        for separator in separators {
            separator.backgroundColor = Theme.separator
            card.addSubview(separator)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var headerHeight: CGFloat { title == nil ? 0 : 44 }

    func height(forWidth width: CGFloat) -> CGFloat {
        rows.reduce(headerHeight) { $0 + $1.height(forWidth: width) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        var titleWidth = width - 8
        if let accessory {
            let size = accessory.sizeThatFits(CGSize(width: width, height: headerHeight))
            titleWidth -= size.width
            place(accessory, at: CGRect(x: width - size.width, y: 0, width: size.width, height: headerHeight))
        }
        if let title {
            place(title, at: CGRect(x: 4, y: 0, width: max(titleWidth, 0), height: headerHeight))
        }
        card.frame = CGRect(x: 0, y: headerHeight, width: width, height: bounds.height - headerHeight)
        var y: CGFloat = 0
        for (index, row) in rows.enumerated() {
            if index > 0 {
                let inset = PanelRow.inset
                card.place(
                    separators[index - 1],
                    at: CGRect(x: inset, y: y, width: max(width - inset, 0), height: 0.5)
                )
            }
            let height = row.height(forWidth: width)
            row.frame = CGRect(x: 0, y: y, width: width, height: height)
            y += height
        }
    }
}

/// A button that is nothing but its title.
final class TextButton: UIButton {

    var onTap: (() -> Void)?

    init(title: String) {
        super.init(frame: .zero)
        titleLabel?.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
        show(title)
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        updateColor()
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ title: String) {
        setTitle(title, for: .normal)
        superview?.setNeedsLayout()
    }

    /// Says for a while that something has been copied, and then its title again: "Copy".
    func showCopied() {
        show("Copied")
        UIAccessibility.post(notification: .announcement, argument: "Copied")
        wait(1.8) { [weak self] isOver in
            // Copied again in the meantime, it says so for a while more.
            if isOver { self?.show("Copy") }
        }
    }

    override var isEnabled: Bool {
        didSet { updateColor() }
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }

    private func updateColor() {
        setTitleColor(isEnabled ? Theme.tint : UIColor.tertiaryLabel, for: .normal)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = titleLabel?.sizeThatFits(size).width ?? 0
        return CGSize(width: max(width.rounded(.up) + 16, 44), height: 44)
    }
}
