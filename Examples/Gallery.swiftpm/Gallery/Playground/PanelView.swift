import TransitionKit
import UIKit

/// The settings, on cards that are stacked vertically.
final class PanelView: LayoutView {

    /// A closure that's called with the settings when people change them.
    var onChange: ((PlaygroundSettings) -> Void)?
    /// A closure that's called with the code that people copy.
    var onCopy: ((String) -> Void)?

    private(set) var settings: PlaygroundSettings
    private let entry: CatalogEntry

    private let scroll = UIScrollView()
    private let summary: UILabel
    private let container = ChoiceRow(
        title: nil,
        label: "Container",
        options: DemoContainer.allCases.map(\.title)
    )
    private let speed = ChoiceRow(title: "Speed", options: PlaygroundSettings.Speed.allCases.map(\.title))
    private let gesture = ChoiceRow(title: "Gesture", options: GestureChoice.allCases.map(\.title))
    private let parameters: [(parameter: AnimatorParameter, row: ValueRow)]
    private let reduceMotion = SwitchRow(title: "Reduce Motion")
    private let rightToLeft = SwitchRow(title: "Right to Left")
    private let code = CodeRow()
    private let swiftUICode = CodeRow()
    private let swiftUISection: PanelSection
    private let reset = TextButton(title: "Reset")
    private let copyButton = TextButton(title: "Copy")
    private let swiftUICopyButton = TextButton(title: "Copy")
    private let sections: [PanelSection]

    init(entry: CatalogEntry, settings: PlaygroundSettings) {
        self.entry = entry
        self.settings = settings
        summary = UILabel(entry.summary, font: Theme.subheadline, color: Theme.secondaryText, lines: 0)
        parameters = entry.parameters.map { ($0, ValueRow.make(for: $0)) }
        swiftUISection = PanelSection(title: "In SwiftUI", rows: [swiftUICode], accessory: swiftUICopyButton)
        sections = [
            PanelSection(title: nil, rows: [container, speed]),
            PanelSection(title: "Animator", rows: parameters.map(\.row), accessory: reset),
            PanelSection(title: "Interaction", rows: [gesture]),
            PanelSection(title: "Environment", rows: [reduceMotion, rightToLeft]),
            PanelSection(title: "Code", rows: [code], accessory: copyButton),
            swiftUISection,
        ]
        super.init(frame: .zero)
        backgroundColor = Theme.canvas
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = true
        addSubview(scroll)
        scroll.addSubview(summary)
        for section in sections {
            scroll.addSubview(section)
        }
        copyButton.accessibilityLabel = "Copy code"
        swiftUICopyButton.accessibilityLabel = "Copy SwiftUI code"
        reset.accessibilityLabel = "Reset the animator"
        connect()
        show(settings)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func connect() {
        container.onChange = { [weak self] in self?.change(\.container, DemoContainer.allCases[Int($0)]) }
        speed.onChange = { [weak self] in
            self?.change(\.speed, PlaygroundSettings.Speed.allCases[Int($0)])
        }
        gesture.onChange = { [weak self] in self?.change(\.gesture, GestureChoice.allCases[Int($0)]) }
        reduceMotion.onChange = { [weak self] in self?.change(\.reducesMotion, $0 != 0) }
        rightToLeft.onChange = { [weak self] in self?.change(\.isRightToLeft, $0 != 0) }
        for (parameter, row) in parameters {
            row.onChange = { [weak self] value in
                guard let self else { return }
                // A value that's the default isn't stored.
                let isDefault = value == entry.defaultValue(of: parameter)
                change(\.values[parameter.label], isDefault ? nil : value)
            }
        }
        reset.onTap = { [weak self] in self?.change(\.values, [:]) }
        copyButton.onTap = { [weak self] in self?.copyCode() }
        swiftUICopyButton.onTap = { [weak self] in self?.copySwiftUICode() }
    }

    private func change<Value>(_ path: WritableKeyPath<PlaygroundSettings, Value>, _ value: Value) {
        settings[keyPath: path] = value
        show(settings)
        onChange?(settings)
    }

    private func show(_ settings: PlaygroundSettings) {
        container.value = Double(DemoContainer.allCases.firstIndex(of: settings.container) ?? 0)
        speed.value = Double(PlaygroundSettings.Speed.allCases.firstIndex(of: settings.speed) ?? 0)
        gesture.value = Double(GestureChoice.allCases.firstIndex(of: settings.gesture) ?? 0)
        gesture.hint = settings.gesture.hint(
            forwardEdge: settings.forwardEdge(of: entry),
            isRightToLeft: settings.isRightToLeft
        )
        reduceMotion.value = settings.reducesMotion ? 1 : 0
        rightToLeft.value = settings.isRightToLeft ? 1 : 0
        for (parameter, row) in parameters {
            row.value = settings.values[parameter.label] ?? entry.defaultValue(of: parameter)
        }
        reset.isEnabled = !settings.values.isEmpty
        showCode()
        setNeedsLayout()
    }

    private func showCode() {
        let width = CodeRow.columns(forWidth: cardColumn.width)
        code.code = settings.code(of: entry, width: width)
        let swiftUI = settings.swiftUICode(of: entry, width: width)
        swiftUICode.code = swiftUI ?? ""
        swiftUISection.isHidden = swiftUI == nil
    }

    private func copyCode() {
        onCopy?(settings.code(of: entry, width: 60))
        copyButton.showCopied()
    }

    private func copySwiftUICode() {
        guard let code = settings.swiftUICode(of: entry, width: 60) else { return }
        onCopy?(code)
        swiftUICopyButton.showCopied()
    }

    // MARK: Layout

    /// The column that contains the cards, with any height.
    private var cardColumn: CGRect {
        let area = bounds.inset(by: safeAreaInsets)
        let width = max(min(area.width - 2 * Theme.margin, 620), 0)
        return CGRect(x: (area.midX - width / 2).rounded(), y: 0, width: width, height: bounds.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        showCode()
        let column = cardColumn
        var y = safeAreaInsets.top + 16
        let summaryHeight = summary.height(forWidth: column.width - 8)
        summary.frame = CGRect(x: column.minX + 4, y: y, width: column.width - 8, height: summaryHeight)
        y += summaryHeight + 14
        for section in sections where !section.isHidden {
            let height = section.height(forWidth: column.width)
            section.frame = CGRect(x: column.minX, y: y, width: column.width, height: height)
            section.setNeedsLayout()
            y += height + 14
        }
        scroll.contentSize = CGSize(width: bounds.width, height: y + safeAreaInsets.bottom + 6)
    }
}
