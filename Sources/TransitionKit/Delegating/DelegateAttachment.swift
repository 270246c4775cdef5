import UIKit

/// The attachment of a transition delegate to a controller: its gestures, the delegate of the system's swipe
/// back, and, if the app has attached it, the proxy. The controller's view owns it.
///
/// A controller has one attachment of each kind. A new attachment replaces the previous one.
@MainActor final class DelegateAttachment: ViewInteraction {
    /// The kinds of delegates that a transition delegate can be.
    enum Kind: CaseIterable {
        /// The `transitioningDelegate` of a presented controller.
        case presentation
        case navigation
        /// The delegate of a tab bar controller or a container.
        case neighbors
    }

    let kind: Kind
    private(set) weak var controller: UIViewController?
    /// The object that calls the transition delegate and then the app's own delegate. It's `nil` if the
    /// transition delegate was assigned rather than attached.
    private(set) var proxy: DelegateProxy?
    private weak var transitions: TransitionDelegate?
    /// The proxies in whose place the app has set other delegates. It may have saved them, in order to set
    /// them again. The last one is attached again when this attachment ends.
    private var displaced: [Displaced] = []
    /// The delegates in the place of the proxy that have been reported as a possible mistake.
    var reported: [Weak<AnyObject>] = []
    /// The gestures that the transition delegate has attached.
    private var gestures: [Weak<GestureInteraction>] = []
    private var popDelegate: PopGestureDelegate?
    /// Whether UIKit itself animates the transition for which it has last requested an animation controller.
    /// It may have requested it from a delegate that was attached before.
    private(set) var isLeftToUIKit = false

    /// A proxy in whose place the app has set another delegate.
    private struct Displaced {
        let proxy: DelegateProxy
        /// The delegate in its place, which may have saved the proxy, or the controller if there's no
        /// delegate.
        weak var displacer: AnyObject?
        /// Whether the delegate in its place is the one to which the proxy itself forwards calls.
        let isOwnDelegate: Bool
    }

    /// Connects a transition delegate to a controller. If the controller's view isn't loaded, this has no
    /// effect.
    static func make(
        _ transitions: TransitionDelegate,
        _ controller: UIViewController,
        _ kind: Kind,
        _ proxy: DelegateProxy? = nil
    ) {
        let former = DelegateAttachment.of(controller, kind)
        let displaced = former?.displacedProxies(before: proxy) ?? []
        former?.remove()
        DelegateAttachment(transitions, controller, kind, proxy, displaced)
    }

    /// Creates an attachment, which the controller's view owns from now on. Returns `nil` if there's no view.
    @discardableResult
    private init?(
        _ transitions: TransitionDelegate,
        _ controller: UIViewController,
        _ kind: Kind,
        _ proxy: DelegateProxy?,
        _ displaced: [Displaced]
    ) {
        guard let view = controller.viewIfLoaded else { return nil }
        self.transitions = transitions
        self.controller = controller
        self.kind = kind
        self.proxy = proxy
        self.displaced = displaced
        super.init()
        if kind == .navigation, let navigation = controller as? UINavigationController {
            popDelegate = PopGestureDelegate(navigation, of: self)
        }
        view.addInteraction(self)
        transitions.note(self)
        renew()
    }

    static func of(_ controller: UIViewController, _ kind: Kind) -> DelegateAttachment? {
        let interactions = controller.viewIfLoaded?.interactions ?? []
        return interactions.lazy.compactMap { $0 as? DelegateAttachment }.first { $0.kind == kind }
    }

    // MARK: Gestures

    /// Replaces the gestures with those of the delegate's current interaction, and of screens that have their
    /// own.
    func renew() {
        // UIKit can create the delegates of its recognizers late, and an app can remove them.
        popDelegate?.becomeDelegate()
        guard let controller, let view else { return }
        let common = transitions?.interaction(for: kind) as? GestureInteraction
        let wanted = (transitions?.ownGestures(in: controller, kind) ?? []) + [common].compactMap { $0 }
        for gesture in gestures.compactMap(\.object) where !wanted.contains(where: { $0 === gesture }) {
            gesture.detach(from: view, of: self)
        }
        let known = gestures.compactMap(\.object)
        gestures = []
        for gesture in wanted where !gestures.contains(where: { $0.object === gesture }) {
            gestures.append(Weak(object: gesture))
            // A gesture that the app has detached in the meantime stays detached.
            if !known.contains(where: { $0 === gesture }) { add(gesture, in: controller, view) }
        }
    }

    /// Attaches a gesture for everything that it can start. Doing so again has no effect.
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
                mayInterrupt: { [weak self] in self?.isLeftToUIKit ?? false },
                appAllows: { [weak self, weak gesture] isAtEdge in
                    self?.appAllowsPop(by: gesture, atEdge: isAtEdge) ?? false
                }
            )
            gesture.add(purpose, to: view, for: self)
        case (.neighbors, let container as any SelectingContainer):
            gesture.addSwitches(of: container, for: self) {
                [weak self, weak container, weak gesture] direction in
                let neighbor =
                    direction == .forward ? container?.neighbor(.forward) : container?.selectedNeighbor
                return self?.animates(direction, neighbor, by: gesture) ?? false
            }
        default: break
        }
    }

    /// Returns whether a gesture can pop. The one that replaces the system's swipe can do so only where the
    /// system's swipe could.
    private func mayPop(_ navigation: UINavigationController?, by gesture: GestureInteraction?) -> Bool {
        guard let navigation else { return false }
        let isDefault = gesture === transitions?.swipeBackInteraction
        return (!isDefault || navigation.offersBack && navigation.isSwipeBackEnabled)
            && animates(.backward, navigation.topViewController, by: gesture)
    }

    /// Returns whether the app's own delegate of the system's swipe that a gesture replaces allows the pop.
    private func appAllowsPop(by gesture: GestureInteraction?, atEdge isAtEdge: Bool) -> Bool {
        guard let gesture, gesture === transitions?.swipeBackInteraction, let popDelegate else { return true }
        return popDelegate.appAllowsSwipe(atEdge: isAtEdge)
    }

    /// Returns whether the transition delegate animates a screen's transition and lets a gesture drive it.
    private func animates(
        _ direction: TransitionDirection,
        _ screen: (any SelectableChild)?,
        by gesture: GestureInteraction?
    ) -> Bool {
        guard isInForce, let transitions, let screen else { return false }
        let choice = transitions.choice(for: direction, of: screen)
        guard (choice?.interaction ?? transitions.interaction(for: kind)) === gesture else { return false }
        return transitions.animationController(for: direction, of: screen, kind, choice) != nil
    }

    /// Whether the controller still calls the transition delegate. The app might have set another one.
    private var isInForce: Bool {
        guard let controller, let transitions else { return false }
        return DelegateProxy.transitions(of: controller, kind) === transitions
    }

    /// Called when UIKit requests the animation controller of a push or a pop.
    static func note(
        _ animationController: (any UIViewControllerAnimatedTransitioning)?,
        for navigationController: UINavigationController
    ) { of(navigationController, .navigation)?.isLeftToUIKit = animationController == nil }

    /// Returns whether UIKit pops a screen, or `nil` if the transition delegate doesn't determine this.
    func leavesToUIKit(_ top: UIViewController) -> Bool? {
        guard isInForce, let transitions else { return nil }
        guard !transitions.animates(.backward, top, kind) else { return false }
        // The app's delegate might have an animation of its own. The app then also decides whether a swipe
        // can begin.
        return proxy?.app.map(DelegateProxy.mayAnimatePops) == true ? nil : true
    }

    // MARK: Ending

    /// Returns the proxies that the app may still set again when another attachment takes this one's place.
    ///
    /// - Parameter successor: The proxy of the other attachment. If it was displaced itself, the app has set
    ///   it again, and doesn't need those after it.
    private func displacedProxies(before successor: DelegateProxy?) -> [Displaced] {
        var proxies = displaced
        if let proxy, let controller, controller.delegate(kind) !== proxy {
            let delegate = controller.delegate(kind)
            let displacer = delegate ?? controller
            let isOwnDelegate = proxy.app === delegate
            // For each delegate, two proxies are enough: the last one that forwards calls to it, and the last
            // one of the others that it has displaced.
            proxies.removeAll { $0.displacer === displacer && $0.isOwnDelegate == isOwnDelegate }
            proxies.append(Displaced(proxy: proxy, displacer: displacer, isOwnDelegate: isOwnDelegate))
        }
        // If the delegate in a proxy's place no longer exists, nothing sets the proxy again.
        return proxies.prefix(while: { $0.proxy !== successor }).filter { $0.displacer != nil }
    }

    /// Removes the gestures, and restores the delegates of the recognizers and of the controller.
    private func remove() { view?.removeInteraction(self) }

    /// Removes the attachment, and attaches the proxy that was displaced before it, if there is one.
    func end() {
        guard view != nil else { return }
        remove()
        let others = displaced.filter { $0.proxy.transitions !== transitions }
        guard let controller, let proxy = others.last?.proxy else { return }
        DelegateAttachment(proxy.transitions, controller, kind, proxy, Array(others.dropLast()))
    }

    override func didMove(to view: UIView?) {
        let former = self.view
        super.didMove(to: view)
        guard view == nil else { return }
        if let former { for weak in gestures { weak.object?.detach(from: former, of: self) } }
        popDelegate?.restore()
        popDelegate = nil
        proxy?.giveBack()
    }
}
