import UIKit

/// All pictures for the participants of a transition.
@MainActor final class StagePictures {
    let elements: [ElementPicture]
    private let elementsBySubject: [Participant.Subject: ElementPicture]
    private let screens: [TransitionSide: ScreenPicture]
    /// The ledger of the stage.
    private let ledger: Ledger

    /// Creates the pictures for the participants of a stage without taking them. After a change of size, they
    /// show a state of the screens that isn't on the display yet.
    ///
    /// - Parameter old: Pictures to show until these are taken, stretched to their places, instead of the
    ///   named views.
    init(of stage: Stage, stretching old: StagePictures? = nil) {
        let participants = stage.choreography.participants
        ledger = stage.ledger
        let areNew = stage.poseDriver != nil || stage.isOutgoingNew
        elements = stage.elements.pictures(for: participants, areNew: areNew)
        elementsBySubject = Dictionary(uniqueKeysWithValues: elements.map { ($0.subject, $0) })
        for element in elements { if let other = old?[element: element.subject] { element.stretch(other) } }
        let changed = Set(elements.compactMap { $0.subject.element?.side })
        var screens: [TransitionSide: ScreenPicture] = [:]
        for side in TransitionSide.allCases {
            var (parts, isSliced, isBlurred) = (0, false, false)
            for participant in participants {
                switch participant.subject {
                case .screen(side), .picture(side): if stage.liveSide(of: participant) == nil { parts += 1 }
                case .slice(let rect, side, _) where rect.usable?.isEmpty == false:
                    (parts, isSliced) = (parts + 1, true)
                case .blurredBackdrop(side), .blurredPicture(side): isBlurred = true
                default: break
                }
            }
            guard let screen = stage.views.screen(side), parts > 0 || isBlurred else { continue }
            let use: ScreenPicture.Use =
                if parts == 0 { .blur } else if parts > 1 || isSliced || isBlurred { .slices } else { .whole }
            let needsUpdates = areNew || side == .incoming || changed.contains(side)
            screens[side] = ScreenPicture(of: screen, needsUpdates: needsUpdates, for: use)
            if let other = old?[side] { screens[side]?.stretch(other) }
        }
        self.screens = screens
        for element in elements where old?[element: element.subject] != nil {
            element.hideElement(recordingIn: ledger)
        }
    }

    init() { (elements, elementsBySubject, screens, ledger) = ([], [:], [:], Ledger()) }

    subscript(element subject: Participant.Subject) -> ElementPicture? { elementsBySubject[subject] }

    var isEmpty: Bool { elements.isEmpty && screens.isEmpty }

    subscript(side: TransitionSide) -> ScreenPicture? { screens[side] }

    /// Whether the content of any picture isn't on the screen yet.
    var needUpdates: Bool {
        elements.contains(where: \.needsUpdates) || screens.values.contains(where: \.needsUpdates)
    }

    /// Takes the pictures of screens whose content is on the screen.
    func takeScreens() { for screen in screens.values where !screen.needsUpdates { screen.take() } }

    /// Takes the pictures of named views whose content is on the screen, and hides the views.
    func takeElements() {
        for element in elements where !element.needsUpdates {
            element.take()
            element.hideElement(recordingIn: ledger)
        }
    }

    // MARK: Changes

    /// Returns the content hashes of what pictures show, for each of the sides that has any.
    func contentHashes(of sides: [TransitionSide] = TransitionSide.allCases) -> [TransitionSide: [Int?]] {
        var contentHashes: [TransitionSide: [Int?]] = [:]
        for side in sides {
            let parts = elements.lazy.filter { $0.subject.element?.side == side }.map(\.contentHash)
            let all = (screens[side].map { [$0.content.contentHash] } ?? []) + parts
            if !all.isEmpty { contentHashes[side] = all }
        }
        return contentHashes
    }

    /// Takes the pictures of a side again, of its screen and its named views as they are now.
    ///
    /// - Parameter isWanted: A closure that returns whether to continue.
    func retake(_ side: TransitionSide, while isWanted: () -> Bool) {
        let changed = elements.filter { $0.subject.element?.side == side && !$0.isLost }
        for element in changed { element.revealElement() }
        guard take(changed, while: isWanted) else { return }
        // Last, when masks hide the named views again, so that the picture of the screen doesn't contain
        // them.
        screens[side]?.retake(while: isWanted)
    }

    /// Takes the pictures of content that isn't on the screen yet, and hides the named views.
    ///
    /// - Parameter isWanted: A closure that returns whether to continue. It's called after each picture,
    ///   because layout can call the app.
    func takeOthers(while isWanted: () -> Bool) {
        guard take(elements.filter(\.needsUpdates), while: isWanted) else { return }
        for (index, screen) in screens.values.filter(\.needsUpdates).enumerated() {
            screen.take(flushes: index == 0, while: isWanted)
            guard isWanted() else { return }
        }
    }

    /// Hides the screens that pictures replace, after all slices have been cut.
    func hideScreens() { for screen in screens.values { screen.hideScreen(recordingIn: ledger) } }

    /// Takes the pictures of views, inner ones first, and hides the views. To show something on the screen
    /// takes much longer than to capture it, so all views that don't contain one another are shown at the
    /// same time.
    ///
    /// - Returns: Whether to continue.
    private func take(_ elements: [ElementPicture], while isWanted: () -> Bool) -> Bool {
        for level in Set(elements.map(\.level)).sorted() {
            let views = elements.filter { $0.level == level }
            let preparations = views.map { $0.prepare() }
            // The views that have just been revealed are on the screen only once it's been shown.
            let flushing = views.first(where: \.needsSnapshot)
            for element in views where isWanted() { element.take(flushes: element === flushing) }
            for preparation in preparations.reversed() { preparation.restore() }
            guard isWanted() else { return false }
            for element in views { element.hideElement(recordingIn: ledger) }
        }
        return true
    }
}
