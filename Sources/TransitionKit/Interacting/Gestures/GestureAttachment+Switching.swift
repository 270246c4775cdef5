import UIKit

extension GestureAttachment {
    static func all(on view: UIView?) -> [GestureAttachment] {
        view?.gestureRecognizers?.compactMap { $0.delegate as? GestureAttachment } ?? []
    }

    /// Returns the interaction whose gesture on a view has just started a transition. It drives the
    /// transition, even if another one is the interaction of the delegate.
    ///
    /// - Parameter isPossible: A closure that returns whether a purpose can have started the transition.
    static func begunInteraction(
        on view: UIView?,
        for isPossible: (any GesturePurpose) -> Bool
    ) -> GestureInteraction? {
        all(on: view).lazy.compactMap(\.interaction).first { interaction in
            interaction.state == .begun && interaction.begunPurpose.map(isPossible) == true
        }
    }

    /// The backward switch that a gesture can begin now.
    var backwardSwitch: SwitchPurpose? { switchPurpose { $0.direction == .backward } }

    /// Returns the switch that a gesture can begin now if its fingers move as those of a screen reader do.
    func switchPurpose(for direction: UIAccessibilityScrollDirection) -> SwitchPurpose? {
        guard let source = interaction?.source else { return nil }
        return switchPurpose { purpose in
            switch direction {
            case .next: return purpose.direction == .forward
            case .previous: return purpose.direction == .backward
            default: return source.movement(in: purpose.sense, on: view).dot(direction.movement) > 0
            }
        }
    }

    /// Returns the first switch that a gesture can begin now and that meets a condition.
    private func switchPurpose(where isMet: (SwitchPurpose) -> Bool) -> SwitchPurpose? {
        guard let interaction, recognizer.isEnabled, interaction.isEnabled, interaction.state == .idle else {
            return nil
        }
        let switches = purposes.lazy.compactMap { $0 as? SwitchPurpose }
        return switches.first {
            isMet($0) && interaction.source.senses.contains($0.sense) && $0.isPossible
                && ($0.direction == .forward || !leavesStack($0)) && appAllows($0)
        }
    }

    /// Returns whether the app lets a gesture begin a switch, as for a finger in the middle of the view.
    private func appAllows(_ purpose: SwitchPurpose) -> Bool {
        guard let view, let shouldBegin = interaction?.shouldBegin else { return true }
        let (direction, center, velocity) = (purpose.direction, view.bounds.center, CGVector(dx: 0, dy: 0))
        return shouldBegin(
            .init(direction: direction, view: view, location: center, velocity: velocity, willBegin: true)
        )
    }

    /// Returns whether a horizontal gesture, or a free drag sideways, would switch back, dismiss, or pop
    /// although there's a screen to pop inside. Going back starts with the innermost screen.
    func yieldsToStack(_ purpose: any GesturePurpose) -> Bool {
        let vector = movement(in: purpose.sense)
        guard purpose.direction == .backward, vector.dx != 0 else { return false }
        if leavesStack(purpose) { return true }
        guard purpose is SwitchPurpose || purpose is DismissPurpose || purpose is PopPurpose else {
            return false
        }
        // A stack pops with a finger that moves away from the leading edge.
        let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isLikePop = (vector.dx > 0) != isMirrored
        return isLikePop && isOverStack
    }

    /// Returns whether a purpose switches back or dismisses although there's a screen to pop inside.
    private func leavesStack(_ purpose: any GesturePurpose) -> Bool {
        switch purpose {
        case let purpose as SwitchPurpose:
            return purpose.container?.selectedNeighbor?.screen?.hasScreenToPop == true
        case let purpose as DismissPurpose: return purpose.controller?.hasScreenToPop == true
        default: return false
        }
    }

    /// Whether the finger is on a navigation controller inside the view that can pop a screen. Other
    /// controllers can be around it, such as SwiftUI's.
    private var isOverStack: Bool {
        guard let touchedView else { return false }
        let around = sequence(first: touchedView as UIResponder, next: \.next).prefix { $0 !== view }
        return around.contains { (($0 as? UINavigationController)?.viewControllers.count ?? 0) > 1 }
    }
}

extension UIViewController {
    /// Whether a navigation controller that the controller shows can pop a screen.
    fileprivate var hasScreenToPop: Bool {
        switch self {
        case let stack as UINavigationController:
            stack.viewControllers.count > 1 || stack.topViewController?.hasScreenToPop == true
        case let container as any SelectingContainer:
            container.selectedNeighbor?.screen?.hasScreenToPop == true
        default: false
        }
    }
}

extension UIAccessibilityScrollDirection {
    /// The direction in which the fingers move, or zero if it's none on the screen.
    fileprivate var movement: CGVector {
        switch self {
        case .left: CGVector(dx: -1, dy: 0)
        case .right: CGVector(dx: 1, dy: 0)
        case .up: CGVector(dx: 0, dy: -1)
        case .down: CGVector(dx: 0, dy: 1)
        default: CGVector(dx: 0, dy: 0)
        }
    }
}
