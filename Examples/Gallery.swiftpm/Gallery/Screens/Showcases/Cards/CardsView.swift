import UIKit

/// A page with the kinds of presentations, their settings, a button that presents, and the code.
final class CardsView: ShowcaseView {

    var onPresent: (() -> Void)?
    /// A closure that's called with the code that people copy.
    var onCopy: ((String) -> Void)?

    let kinds = UISegmentedControl(items: CardKind.allCases.map(\.title))
    let panels = CardKind.allCases.map { CardPanel(kind: $0) }
    let present = PillButton(
        title: "Present",
        font: Theme.headline,
        textColor: .white,
        fillColor: Theme.tint
    )
    let copyButton = TextButton(title: "Copy")
    let code = CodeRow()

    private let tile = CardTile(settings: CardSettings(kind: .card))
    private let hint = UILabel("", font: Theme.subheadline, color: Theme.secondaryText, lines: 0)
    private lazy var codeSection = PanelSection(title: "Code", rows: [code], accessory: copyButton)

    init() {
        super.init(
            title: Showcase.cards.title,
            summary: "A presentation is a value: its position, its backdrop, and how to drag it."
        )
        kinds.selectedSegmentIndex = 0
        kinds.accessibilityLabel = "Kind"
        kinds.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
        present.onTap = { [weak self] in self?.onPresent?() }
        copyButton.accessibilityLabel = "Copy code"
        copyButton.onTap = { [weak self] in
            guard let self else { return }
            onCopy?(settings.code(width: 60))
            copyButton.showCopied()
        }
        for view in [kinds, tile, hint, present, codeSection] + panels { scroll.addSubview(view) }
        for panel in panels {
            panel.onChange = { [weak self] _ in self?.show() }
        }
        show()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var kind: Int {
        panels.indices.contains(kinds.selectedSegmentIndex) ? kinds.selectedSegmentIndex : 0
    }

    /// The settings of the selected kind.
    var settings: CardSettings { panels[kind].settings }

    /// Selects a kind, as people do.
    func choose(_ kind: CardKind) {
        kinds.selectedSegmentIndex = CardKind.allCases.firstIndex(of: kind) ?? 0
        show()
    }

    private func show() {
        for (index, panel) in panels.enumerated() { panel.isHidden = index != kind }
        tile.settings = settings
        hint.text = settings.kind.hint
        // The layout determines the number of lines of code.
        setNeedsLayout()
    }

    override func layOutContent(in column: CGRect, top: CGFloat) -> CGFloat {
        let isWide = column.width >= 680
        let gap: CGFloat = 24
        let width = isWide ? (column.width - gap) / 2 : column.width
        var first = CGPoint(x: column.minX, y: top)
        func add(_ view: UIView, at point: inout CGPoint, height: CGFloat, space: CGFloat) {
            scroll.place(view, at: CGRect(x: point.x, y: point.y, width: width, height: height))
            point.y += height + space
        }
        let tileHeight =
            isWide
            ? min(max(bounds.height - top - 200 - safeAreaInsets.bottom, 110), 420)
            : min(max(bounds.height * 0.27, 170), 300)
        add(kinds, at: &first, height: 44, space: 14)
        add(tile, at: &first, height: tileHeight.rounded(), space: 12)
        add(hint, at: &first, height: hint.height(forWidth: width), space: 14)
        add(present, at: &first, height: present.height(forWidth: width, atLeast: 52), space: 18)

        var second = isWide ? CGPoint(x: column.minX + width + gap, y: top) : first
        for (index, panel) in panels.enumerated() {
            let height = panel.height(forWidth: width)
            if index == kind {
                add(panel, at: &second, height: height, space: 8)
            } else {
                // A panel that isn't visible has no height.
                scroll.place(panel, at: CGRect(x: second.x, y: top, width: width, height: 0))
            }
        }
        code.code = settings.code(width: CodeRow.columns(forWidth: width))
        codeSection.setNeedsLayout()
        add(codeSection, at: &second, height: codeSection.height(forWidth: width), space: 0)
        return max(first.y, second.y)
    }
}
