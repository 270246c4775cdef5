import TransitionKit
import UIKit

/// The change of a transition that is held: it ends, and another one begins at the same moment. Until that
/// one is seen, a picture of the old one hides what happens.
@MainActor
final class HeldChange {

    private enum State {
        case none
        /// The old transition is about to end.
        case ending
        /// The new one is about to begin.
        case beginning
        /// The new one has begun, and goes to where the old one was held.
        case begun
    }

    /// Where to go on to, if anything asked for it in the meantime.
    var goal: TransitionDirection?

    private var state = State.none
    private weak var screen: UIViewController?
    private var picture: UIView?

    init(screen: UIViewController) {
        self.screen = screen
    }

    var isUnderWay: Bool {
        if case .none = state { return false }
        return true
    }

    var isWaitingForEnd: Bool {
        guard case .ending = state else { return false }
        return true
    }

    var isWaitingForBegin: Bool {
        guard case .beginning = state else { return false }
        return true
    }

    /// The new transition has begun.
    func hasBegun() {
        state = .begun
    }

    /// - Returns: whether it begins; one that is under way goes first.
    func begin() -> Bool {
        guard case .none = state, let view = screen?.viewIfLoaded else { return false }
        state = .ending
        goal = nil
        let picture = view.snapshotView(afterScreenUpdates: false) ?? UIView()
        picture.frame = view.bounds
        picture.isUserInteractionEnabled = false
        picture.accessibilityElementsHidden = true
        view.addSubview(picture)
        self.picture = picture
        // Should no transition come, nobody has to wait for it.
        picture.wait(1) { [weak self, weak picture] _ in
            if let picture, self?.picture === picture { self?.end() }
        }
        return true
    }

    /// The old transition has ended.
    func goOn() {
        state = .beginning
        // Another container may have come on top.
        if let picture { picture.superview?.bringSubviewToFront(picture) }
    }

    func end() {
        state = .none
        goal = nil
        let picture = picture
        self.picture = nil
        picture?.removeFromSuperview()
    }
}
