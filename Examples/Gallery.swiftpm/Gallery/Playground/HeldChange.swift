import TransitionKit
import UIKit

/// The exchange of a transition that's held for another one at the same position. Until the new one is
/// visible, a picture of the old one covers the exchange.
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

    /// The direction to continue in, if one was requested in the meantime.
    var goal: TransitionDirection?

    private var state = State.none
    private weak var screen: UIViewController?
    private var picture: UIView?

    init(screen: UIViewController) {
        self.screen = screen
    }

    var isUnderWay: Bool { state != .none }
    var isWaitingForEnd: Bool { state == .ending }
    var isWaitingForBegin: Bool { state == .beginning }

    /// Called when the new transition has begun.
    func transitionDidBegin() {
        state = .begun
    }

    /// - Returns: Whether the exchange begins. If one is running already, it doesn't.
    func begin() -> Bool {
        guard state == .none, let view = screen?.viewIfLoaded else { return false }
        state = .ending
        goal = nil
        let picture = view.snapshotView(afterScreenUpdates: false) ?? UIView()
        picture.frame = view.bounds
        picture.isUserInteractionEnabled = false
        picture.accessibilityElementsHidden = true
        view.addSubview(picture)
        self.picture = picture
        // If no transition begins, people shouldn't have to wait for it.
        picture.wait(1) { [weak self, weak picture] _ in
            if let picture, self?.picture === picture { self?.end() }
        }
        return true
    }

    /// Called when the old transition has ended.
    func goOn() {
        state = .beginning
        // Another container view may have been added in front of it.
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
