import UIKit

/// The gestures of a transition delegate on one controller, and the gate of the system's swipe back. They go when this
/// object is released.
@MainActor final class Connection {
    let kind: DelegateSocket.Kind
    private(set) weak var controller: UIViewController?
    private(set) var isOver = false

    private weak var delegate: TransitionDelegate?
    private weak var gesture: GestureInteraction?
    private var gate: PopGate?

    /// Loads nothing: the controller's view must be there.
    ///
    /// There is one connection for a controller; the one that was there before ends.
    init(_ delegate: TransitionDelegate, _ controller: UIViewController, _ kind: DelegateSocket.Kind) {
        self.delegate = delegate
        self.controller = controller
        self.kind = kind
        ConnectionSlot.of(controller, kind)?.take(self)
        if kind == .navigation, let navigation = controller as? UINavigationController {
            gate = PopGate(navigation) { [weak delegate] top in
                delegate?.animationController(for: .backward, of: top) == nil
            }
        }
        renew()
    }

    deinit {
        guard !isOver else { return }
        let (gesture, controller, gate) = (gesture, controller, gate)
        MainQueue.run {
            if let view = controller?.viewIfLoaded { gesture?.detach(from: view) }
            gate?.restore()
        }
    }

    /// Follows the gestures of the delegate's interaction, in place of those of the one before.
    func renew() {
        guard !isOver, let controller, let view = controller.viewIfLoaded else { return }
        let current = delegate?.interaction as? GestureInteraction
        if gesture !== current { gesture?.detach(from: view) }
        gesture = current
        guard let gesture else { return }
        switch (kind, controller) {
        case (.presentation, _):
            gesture.attach(toDismiss: controller) { [weak self, weak controller] in
                controller.map { self?.animates($0) ?? false } ?? false
            }
        case (.navigation, let navigation as UINavigationController):
            gesture.attach(toPopFrom: navigation) { [weak self, weak navigation] in
                navigation?.topViewController.map { self?.animates($0) ?? false } ?? false
            }
        case (.neighbors, let container as any NeighborContainer):
            gesture.attach(toSwitchNeighborsOf: container)
        default: break
        }
    }

    /// Whether the way back from a screen is animated by the delegate.
    private func animates(_ screen: UIViewController) -> Bool {
        delegate?.animationController(for: .backward, of: screen) != nil
    }

    /// Follows gestures no more, and lets decide who decided before.
    func end() {
        guard !isOver else { return }
        isOver = true
        if let view = controller?.viewIfLoaded { gesture?.detach(from: view) }
        gate?.restore()
        gate = nil
    }
}

/// Where the one connection of a controller is known: its view owns this object.
@MainActor private final class ConnectionSlot: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    private let kind: DelegateSocket.Kind
    private weak var connection: Connection?

    private init(_ kind: DelegateSocket.Kind) {
        self.kind = kind
    }

    static func of(_ controller: UIViewController, _ kind: DelegateSocket.Kind) -> ConnectionSlot? {
        guard let view = controller.viewIfLoaded else { return nil }
        for case let slot as ConnectionSlot in view.interactions where slot.kind == kind { return slot }
        let slot = ConnectionSlot(kind)
        view.addInteraction(slot)
        return slot
    }

    func take(_ connection: Connection) {
        self.connection?.end()
        self.connection = connection
    }

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) { self.view = view }
}
