import UIKit

/// All pictures that the parts of a transition show.
@MainActor final class StagePictures {
    private let elements: [ElementPicture]
    private let screens: [TransitionSide: ScreenPicture]

    /// Takes none yet.
    init(for participants: [Participant], _ cast: any Cast, _ named: ElementViews) {
        elements = named.pictures(for: participants)
        let changed = Set(elements.compactMap { $0.subject.element?.side })
        var screens: [TransitionSide: ScreenPicture] = [:]
        for side in TransitionSide.allCases {
            let parts = participants.filter { $0.screen == side && $0.subject != .screen(side) }
            let isBlurred = participants.contains {
                $0.subject == .blurredBackdrop(of: side) || $0.subject == .blurredPicture(of: side)
            }
            guard let screen = cast.screen(side), !parts.isEmpty || isBlurred else { continue }
            screens[side] = ScreenPicture(
                of: screen,
                needsUpdates: side == .incoming || changed.contains(side),
                isCut: isBlurred || parts.count > 1 || parts.contains { $0.slice != nil },
                replacesScreen: !parts.isEmpty
            )
        }
        self.screens = screens
    }

    /// None.
    init() { (elements, screens) = ([], [:]) }

    subscript(element subject: Participant.Subject) -> ElementPicture? {
        elements.first { $0.subject == subject }
    }

    subscript(side: TransitionSide) -> ScreenPicture? { screens[side] }

    /// Whether any of them is to show what is not on the screen yet.
    var needUpdates: Bool {
        elements.contains(where: \.needsUpdates) || screens.values.contains(where: \.needsUpdates)
    }

    /// Takes the pictures of screens that show what is on the screen.
    func takeScreens() {
        for screen in screens.values where !screen.needsUpdates { screen.take() }
    }

    /// Takes the pictures of named views that show what is on the screen, and hides the views.
    func takeElements(noting ledger: Ledger) {
        for element in elements where !element.needsUpdates {
            element.take()
            element.hideElement(noting: ledger)
        }
    }

    /// Takes all that show what is not on the screen yet, and hides what they are pictures of.
    ///
    /// - Parameter isWanted: asked after each one, since layout may call the app.
    func takeOthers(noting ledger: Ledger, while isWanted: () -> Bool) {
        for element in elements where element.needsUpdates {
            element.take()
            guard isWanted() else { return }
            element.hideElement(noting: ledger)
        }
        for screen in screens.values where screen.needsUpdates {
            screen.take()
            guard isWanted() else { return }
            screen.hideScreen(noting: ledger)
        }
    }
}
