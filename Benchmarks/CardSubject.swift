import Presentations
@_spi(Host) import UIKit

/// A card that takes the lower half of the screen, and appears over a screen.
enum CardSubject: String, CaseIterable {
    /// Presented by UIKit.
    case presented = "presented-card"
    /// Shown in the screen, without a presentation.
    case hosted = "hosted-card"

    /// Returns some or all cards.
    static func all(named names: [String]) -> [CardSubject] {
        allCases.filter { names.isEmpty || names.contains($0.rawValue) }
    }

    /// Shows a screen as the card.
    @MainActor func show(_ screen: UIViewController, over root: UIViewController) {
        var card = CardPresentation.card()
        card.height = .fraction(0.5)
        switch self {
        case .presented: root.present(screen, as: card)
        case .hosted: root.addCard(screen, as: card)
        }
    }
}

/// Shows a card and measures the time.
@MainActor enum CardMeasurement {
    static func row(of subject: CardSubject, layers: Int) -> Row {
        let ours = start(
            layers,
            of: { subject.show($0, over: $1) },
            remove: { screen, _ in screen.cardPresentationController?.dismiss(animated: false) }
        )
        var row = Row(animator: subject.rawValue, screen: layers, start: ours, capture: 0)
        row.byHand = start(
            layers,
            of: { HandwrittenCard.present($0, over: $1) },
            remove: { _, root in root.dismiss(animated: false) }
        )
        return row
    }

    /// Measures the start, which includes everything that happens before the first frame can be drawn, in
    /// microseconds.
    private static func start(
        _ layers: Int,
        of show: @MainActor (_ screen: UIViewController, _ root: UIViewController) -> Void,
        remove: @MainActor (_ screen: UIViewController, _ root: UIViewController) -> Void
    ) -> Double {
        let stage = SampleStage(layers: layers, namesViews: false)
        var starts: [Double] = []
        for _ in 0..<(layers < 1_000 ? 61 : layers < 10_000 ? 7 : 3) {
            let context = stage.makeContext()
            let (screen, root) = (context.to, context.from)
            // Views are loaded for any presentation, and cost the same.
            screen.loadViewIfNeeded()
            stage.window.rootViewController = root
            stage.application.tick()
            _ = stage.window.image(scale: 1)
            let seconds = Stopwatch.seconds {
                show(screen, root)
                stage.application.tick()
                root.view.window?.layoutIfNeeded()
            }
            starts.append(1e6 * seconds)
            precondition(screen.view.window != nil, "a card has to appear")
            stage.application.advance(by: 3, frameInterval: 0.5)
            remove(screen, root)
            stage.application.advance(by: 1, frameInterval: 0.5)
            precondition(screen.view.window == nil, "a card has to leave")
        }
        return starts.median
    }
}
