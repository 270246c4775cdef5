import Presentations
import TransitionKit
import UIKit

/// The settings for one kind of presentation, on a card.
final class CardPanel: UIView {

    /// A closure that's called when people change a setting.
    var onChange: ((CardSettings) -> Void)?

    private(set) var settings: CardSettings

    private let edge: ChoiceRow
    private let size = ChoiceRow(title: "Height", options: ["Content", "Half"])
    private let detents = ChoiceRow(title: "Sizes", options: CardSettings.Detents.allCases.map(\.title))
    private let stay = ChoiceRow(
        title: "Duration",
        options: ["3 s", "\(Int(CardSettings.longStay)) s"].map(\.readFromLeftToRight)
    )
    private let presenter = ChoiceRow(title: "Behind", options: CardSettings.Presenter.allCases.map(\.title))
    private let backdrop = ChoiceRow(title: "Backdrop", options: CardSettings.Backdrop.allCases.map(\.title))
    private let tapOutside = ChoiceRow(
        title: "Tap Outside",
        options: CardPresentation.TapOutside.allCases.map(\.title)
    )
    private let animator = ChoiceRow(title: "Animator", options: CardSettings.Entrance.allCases.map(\.title))
    private let section: PanelSection

    init(kind: CardKind) {
        settings = CardSettings(kind: kind)
        edge = ChoiceRow(title: "Edge", options: kind.edges.map { $0?.title ?? "Center" })
        let rows =
            switch kind {
            case .card: [edge, size, backdrop, tapOutside, animator]
            case .drawer: [edge, presenter, backdrop, tapOutside, animator]
            case .sheet: [detents, presenter, backdrop, tapOutside, animator]
            case .toast: [edge, stay, animator]
            }
        section = PanelSection(title: nil, rows: rows)
        super.init(frame: .zero)
        addSubview(section)
        connect()
        show()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func connect() {
        edge.onChange = { [weak self] index in
            guard let self else { return }
            change(\.edge, settings.kind.edges[Int(index)])
        }
        size.onChange = { [weak self] in self?.change(\.isHalf, $0 != 0) }
        detents.onChange = { [weak self] in self?.change(\.detents, CardSettings.Detents.allCases[Int($0)]) }
        stay.onChange = { [weak self] in self?.change(\.staysLong, $0 != 0) }
        presenter.onChange = { [weak self] in
            self?.change(\.presenter, CardSettings.Presenter.allCases[Int($0)])
        }
        backdrop.onChange = { [weak self] in
            self?.change(\.backdrop, CardSettings.Backdrop.allCases[Int($0)])
        }
        tapOutside.onChange = { [weak self] in
            self?.change(\.tapOutside, CardPresentation.TapOutside.allCases[Int($0)])
        }
        animator.onChange = { [weak self] in
            self?.change(\.animator, CardSettings.Entrance.allCases[Int($0)])
        }
    }

    private func change<Value>(_ path: WritableKeyPath<CardSettings, Value>, _ value: Value) {
        settings[keyPath: path] = value
        onChange?(settings)
    }

    private func show() {
        func index<Choice: Equatable>(of choice: Choice, in choices: [Choice]) -> Double {
            Double(choices.firstIndex(of: choice) ?? 0)
        }
        edge.value = index(of: settings.edge, in: settings.kind.edges)
        size.value = settings.isHalf ? 1 : 0
        detents.value = index(of: settings.detents, in: CardSettings.Detents.allCases)
        stay.value = settings.staysLong ? 1 : 0
        presenter.value = index(of: settings.presenter, in: CardSettings.Presenter.allCases)
        backdrop.value = index(of: settings.backdrop, in: CardSettings.Backdrop.allCases)
        tapOutside.value = index(of: settings.tapOutside, in: CardPresentation.TapOutside.allCases)
        animator.value = index(of: settings.animator, in: CardSettings.Entrance.allCases)
    }

    func height(forWidth width: CGFloat) -> CGFloat { section.height(forWidth: width) }

    override func layoutSubviews() {
        super.layoutSubviews()
        section.frame = bounds
        section.setNeedsLayout()
    }
}

extension TransitionEdge {
    fileprivate var title: String {
        switch self {
        case .top: "Top"
        case .bottom: "Bottom"
        case .leading: "Leading"
        case .trailing: "Trailing"
        }
    }
}
