import UIKit

/// A sidebar with the sections of the list and the showcases.
final class SidebarView: LayoutView {

    /// A closure that's called with the section to show, or `nil` to show all of them.
    var onSelect: ((HomeSection?) -> Void)?
    /// A closure that's called with a showcase to open and its row.
    var onShow: ((Showcase, SidebarRow) -> Void)?

    /// The section that the list shows.
    private(set) var selected: HomeSection?

    let sections: [(section: HomeSection?, row: SidebarRow)]
    let showcases: [(showcase: Showcase, row: SidebarRow)]
    private let scroll = UIScrollView()
    private let hairline = UIView()
    private let captions = ["Sections", "Showcases"].map {
        UILabel($0, font: Theme.footnote, color: Theme.secondaryText, lines: 0)
    }

    init() {
        let shown = [nil] + HomeSection.all.filter { $0 != .showcases }
        sections = shown.map { section in
            (section, SidebarRow(title: section?.title ?? "All", symbol: section.symbol))
        }
        showcases = Showcase.allCases.map { ($0, SidebarRow(title: $0.title, symbol: nil)) }
        super.init(frame: .zero)
        backgroundColor = Theme.card
        hairline.backgroundColor = .separator
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = true
        addSubview(scroll)
        addSubview(hairline)
        for caption in captions {
            caption.accessibilityTraits = .header
            scroll.addSubview(caption)
        }
        for (section, row) in sections {
            row.onTap = { [weak self] in self?.select(section) }
            scroll.addSubview(row)
        }
        for (showcase, row) in showcases {
            row.onTap = { [weak self, weak row] in
                guard let row else { return }
                self?.onShow?(showcase, row)
            }
            scroll.addSubview(row)
        }
        showSelection()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func select(_ section: HomeSection?) {
        selected = section
        showSelection()
        onSelect?(section)
    }

    private func showSelection() {
        for (section, row) in sections { row.isSelected = section == selected }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        place(hairline, at: CGRect(x: bounds.width - 0.5, y: 0, width: 0.5, height: bounds.height))
        let (x, width) = (column.minX - 8, max(column.width + 16, 0))
        var y = safeAreaInsets.top + 16
        func add(_ row: SidebarRow) {
            let height = row.height(forWidth: width)
            scroll.place(row, at: CGRect(x: x, y: y, width: width, height: height))
            y += height + 2
        }
        func add(_ caption: UILabel) {
            y += 18
            let height = caption.height(forWidth: width - 24)
            scroll.place(caption, at: CGRect(x: x + 12, y: y, width: width - 24, height: height))
            y += height + 6
        }
        // First the rows for all animators and for the favorites, and then the sections.
        for (_, row) in sections.prefix(2) { add(row) }
        add(captions[0])
        for (_, row) in sections.dropFirst(2) { add(row) }
        add(captions[1])
        for (_, row) in showcases { add(row) }
        scroll.contentSize = CGSize(width: bounds.width, height: y + Theme.margin + safeAreaInsets.bottom)
    }
}

/// A row with a name, and a symbol if it has one.
final class SidebarRow: UIControl {

    var onTap: (() -> Void)?

    private let icon = UIImageView()
    private let title: UILabel

    init(title: String, symbol: String?) {
        self.title = UILabel(title, font: Theme.body, color: Theme.text, lines: 0)
        super.init(frame: .zero)
        layer.cornerRadius = 10
        let configuration = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
        icon.image = symbol.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
        icon.contentMode = .center
        icon.isHidden = symbol == nil
        for view in [icon, self.title] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = title
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool {
        didSet { update() }
    }

    override var isSelected: Bool {
        didSet { update() }
    }

    private func update() {
        let ground: UIColor? = isSelected ? Theme.tint : isHighlighted ? Theme.pressed : nil
        backgroundColor = ground
        title.textColor = isSelected ? .white : Theme.text
        icon.tintColor = isSelected ? .white : Theme.tint
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }

    private var textX: CGFloat { icon.isHidden ? 12 : 44 }

    func height(forWidth width: CGFloat) -> CGFloat {
        max(title.height(forWidth: max(width - textX - 12, 0)) + 20, 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - textX - 12, 0)
        place(icon, at: CGRect(x: 10, y: 0, width: 26, height: bounds.height))
        let height = title.height(forWidth: width)
        let y = ((bounds.height - height) / 2).rounded()
        place(title, at: CGRect(x: textX, y: y, width: width, height: height))
    }
}

extension HomeSection? {
    /// The symbol of the row, which only the entire list and the favorites have.
    fileprivate var symbol: String? {
        switch self {
        case nil: "square.grid.2x2"
        case .favorites: "star"
        default: nil
        }
    }
}
