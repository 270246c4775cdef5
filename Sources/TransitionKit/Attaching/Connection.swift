import UIKit

/// What a transition delegate has on one controller: its gestures, the gate of the system's swipe back and, where it is
/// attached, the socket. The controller's view owns it.
///
/// A controller has one of each kind: whoever connects takes the place of the one before.
@MainActor final class Connection: NSObject, UIInteraction {
    /// What the transition delegate is the delegate of.
    enum Kind: CaseIterable {
        /// A presented controller's `transitioningDelegate`.
        case presentation
        case navigation
        /// A tab bar controller's or a container's.
        case neighbors
    }

    let kind: Kind
    private(set) weak var view: UIView?
    private(set) weak var controller: UIViewController?
    /// The delegate that the app's own is behind; `nil` where the transition delegate was assigned by hand.
    private(set) var socket: DelegateSocket?
    private weak var transitions: TransitionDelegate?
    /// Those that are followed, by the transition delegate's leave.
    private var gestures: [WeakGesture] = []
    private var gate: PopGate?

    /// Connects a transition delegate to a controller whose view is loaded.
    static func make(
        _ transitions: TransitionDelegate,
        _ controller: UIViewController,
        _ kind: Kind,
        _ socket: DelegateSocket? = nil
    ) {
        guard let view = controller.viewIfLoaded else { return }
        Connection.of(controller, kind)?.end()
        let connection = Connection(transitions, controller, kind, socket)
        view.addInteraction(connection)
        transitions.note(connection)
        connection.renew()
    }

    private init(
        _ transitions: TransitionDelegate,
        _ controller: UIViewController,
        _ kind: Kind,
        _ socket: DelegateSocket?
    ) {
        self.transitions = transitions
        self.controller = controller
        self.kind = kind
        self.socket = socket
        super.init()
        if kind == .navigation, let navigation = controller as? UINavigationController {
            gate = PopGate(
                navigation,
                leavesToUIKit: { [weak self] in self?.leavesToUIKit($0) ?? nil },
                isBusy: { [weak self, weak navigation] in self?.isAnimating(in: navigation) ?? false }
            )
        }
    }

    /// The connection of a controller.
    static func of(_ controller: UIViewController, _ kind: Kind) -> Connection? {
        for case let connection as Connection in controller.viewIfLoaded?.interactions ?? []
        where connection.kind == kind { return connection }
        return nil
    }

    // MARK: Gestures

    private struct WeakGesture {
        weak var gesture: GestureInteraction?
    }

    /// Follows the gestures of the delegate's interaction, and of those that screens have of their own, in place of those
    /// of the one before.
    func renew() {
        guard let controller, let view else { return }
        let common = transitions?.interaction(for: kind) as? GestureInteraction
        let wanted = (transitions?.ownGestures(in: controller, kind) ?? []) + [common].compactMap { $0 }
        for gesture in gestures.compactMap(\.gesture) where !wanted.contains(where: { $0 === gesture }) {
            gesture.detach(from: view, of: self)
        }
        let known = gestures.compactMap(\.gesture)
        gestures = []
        for gesture in wanted where !gestures.contains(where: { $0.gesture === gesture }) {
            gestures.append(WeakGesture(gesture: gesture))
            // One that the app has detached since stays so.
            if !known.contains(where: { $0 === gesture }) { add(gesture, in: controller, view) }
        }
    }

    /// Gives a gesture what it may bring about. Nothing happens the second time.
    private func add(_ gesture: GestureInteraction, in controller: UIViewController, _ view: UIView) {
        switch (kind, controller) {
        case (.presentation, _):
            let purpose = DismissPurpose(controller: controller) {
                [weak self, weak controller, weak gesture] in
                self?.animates(.backward, controller, by: gesture) ?? false
            }
            gesture.add(purpose, to: view, for: self)
        case (.navigation, let navigation as UINavigationController):
            let purpose = PopPurpose(
                navigationController: navigation,
                applies: { [weak self, weak navigation, weak gesture] in
                    self?.mayPop(navigation, by: gesture) ?? false
                },
                mayInterrupt: { [weak self, weak navigation] in
                    self?.isAnimating(in: navigation) == false
                }
            )
            gesture.add(purpose, to: view, for: self)
        case (.neighbors, let container as any NeighborContainer):
            gesture.addSwitches(of: container, for: self) {
                [weak self, weak container, weak gesture] direction in
                let neighbor =
                    direction == .forward ? container?.neighbor(.forward) : container?.selectedNeighbor
                return self?.animates(direction, neighbor, by: gesture) ?? false
            }
        default: break
        }
    }

    /// Whether a gesture may pop. The one that takes the place of the system's swipe does so only where that would.
    private func mayPop(_ navigationController: UINavigationController?, by gesture: GestureInteraction?)
        -> Bool
    {
        guard let navigationController else { return false }
        let isDefault = gesture === transitions?.swipeBack
        return (!isDefault || navigationController.offersBack)
            && animates(.backward, navigationController.topViewController, by: gesture)
    }

    /// Whether the way to a screen, or back from it, is animated by the transition delegate, and driven by a gesture.
    private func animates(
        _ direction: TransitionDirection,
        _ screen: (any Neighbor)?,
        by gesture: GestureInteraction?
    ) -> Bool {
        guard isInForce, let transitions, let screen else { return false }
        let driver =
            transitions.chosenInteraction(for: direction, of: screen) ?? transitions.interaction(for: kind)
        guard driver === gesture else { return false }
        return transitions.animationController(for: direction, of: screen, kind) != nil
    }

    /// Whether the controller still asks the transition delegate. The app may have set another one.
    private var isInForce: Bool {
        guard let controller, let transitions else { return false }
        return DelegateSocket.transitions(of: controller, kind) === transitions
    }

    private func isAnimating(in navigationController: UINavigationController?) -> Bool {
        guard let view = navigationController?.viewIfLoaded else { return false }
        return transitions?.isAnimating(in: view) ?? false
    }

    /// Whether the pop of a screen is UIKit's; `nil` where that is none of the transition delegate's business.
    private func leavesToUIKit(_ top: UIViewController) -> Bool? {
        guard isInForce, let transitions else { return nil }
        return transitions.animationController(for: .backward, of: top, kind) == nil
            && socket?.app.map(DelegateSocket.mayAnimatePops) != true
    }

    /// UIKit may make the delegates of its recognizers late.
    func holdGate() { gate?.hold() }

    // MARK: Ending

    /// Follows gestures no more, lets decide who decided before, and gives the controller back its own delegate.
    func end() { view?.removeInteraction(self) }

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) {
        let former = self.view
        self.view = view
        guard view == nil else { return }
        if let former { for weak in gestures { weak.gesture?.detach(from: former, of: self) } }
        gate?.restore()
        gate = nil
        if let controller { socket?.giveBack(controller, kind) }
    }
}
