import UIKit

// The bars of a container that hosts a card.

extension CardPlace {
    /// The bars in a view that belong to its controller.
    static func bars(in container: UIView?) -> [UIView] {
        guard let container else { return [] }
        var bars: [UIView] = []
        switch container.next {
        case let tabs as UITabBarController: bars = [tabs.tabBar] + [tabs.accessoryView].compactMap { $0 }
        case let stack as UINavigationController:
            // UIKit creates the toolbar when it's asked for it.
            bars =
                [stack.navigationBar] + container.subviews.filter { $0.isKind(ofClassesNamed: ["UIToolbar"]) }
        case let deck as ContainerViewController: bars = [deck.iconRow]
        default: break
        }
        return bars.filter { $0 !== container && $0.isDescendant(of: container) }
    }

    /// Returns the backmost subview of a container that contains a bar, or `nil` if there are no bars. A card
    /// directly behind this view covers everything except the bars.
    static func backmostBar(in container: UIView) -> UIView? {
        let bars = bars(in: container)
        return container.subviews.first { view in bars.contains { $0.isDescendant(of: view) } }
    }

    /// Returns whether a container has a bar, visible or not, at an edge to which insets add.
    static func hasBar(in container: UIView?, at insets: UIEdgeInsets) -> Bool {
        guard let container else { return false }
        return bars(in: container).contains {
            let isAtTop = container.convert($0.bounds, from: $0).midY < container.bounds.midY
            return (isAtTop ? insets.top : insets.bottom) > 0
        }
    }

    /// Returns the parts of a container that its visible bars cover, from the edges of the container.
    static func barInsets(in container: UIView?) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        guard let container else { return insets }
        let bounds = container.bounds
        for bar in bars(in: container) where !bar.isHidden && bar.alpha > 0 {
            let frame = bar.superview?.convert(bar.frame, to: container) ?? .null
            guard frame.intersects(bounds) else { continue }
            if frame.midY < bounds.midY {
                insets.top = max(insets.top, frame.maxY - bounds.minY)
            } else {
                insets.bottom = max(insets.bottom, bounds.maxY - frame.minY)
            }
        }
        return insets
    }
}

extension CardHostController {
    /// The parts of the view around the card that bars cover. A toast at the bottom is above the bars and the
    /// panels of all screens in this view. If it has moved in front of a presented card, it also stays above
    /// the bars and panels of its former view, which are still visible.
    var bars: UIEdgeInsets {
        guard let container = viewIfLoaded?.superview else { return .zero }
        var bars = CardPlace.barInsets(in: container)
        guard card.isToast, card.presentation.edge == .bottom else { return bars }
        bars.bottom = max(bars.bottom, heightOfBars(in: container, of: screen))
        if let behind = containerBehind, behind.window != nil {
            let height = heightOfBars(in: behind, of: screenBehind)
            // The two can end at different heights.
            let difference = container.restingBottom - behind.restingBottom
            if height > 0 { bars.bottom = max(bars.bottom, height + difference) }
        }
        return bars
    }

    /// Returns the height that bars and panels cover at the bottom of a view, in all screens that it
    /// contains.
    ///
    /// - Parameter screen: The screen in a view that isn't a controller's, such as the one around a sheet or
    ///   around SwiftUI content.
    private func heightOfBars(in container: UIView, of screen: UIViewController?) -> CGFloat {
        var height: CGFloat = 0
        var views = [container]
        let around = container.next as? UIViewController
        var screens = around?.children ?? [screen].compactMap { $0 }
        while let screen = screens.popLast() {
            guard !(screen is CardHostController), let view = screen.viewIfLoaded, view.window != nil
            else { continue }
            views.append(view)
            screens += screen.children
        }
        for view in views {
            let bar = CardPlace.barInsets(in: view).bottom
            let bars = bar > 0 ? [view.bounds.maxY - bar] : []
            let tops = bars + view.cardHosts.compactMap { $0.host?.topOfPanel(below: self) }
            for top in tops {
                let covered = container.heightBelow(top, in: view)
                // There's no room above a large panel. The toast is in front of it.
                if covered < container.bounds.height / 2 { height = max(height, covered) }
            }
        }
        return height
    }

    /// Returns the top of a card at the bottom, in the view around it, or `nil` if a toast isn't above the
    /// card, because that doesn't stay. Toasts that stay aren't above one another.
    private func topOfPanel(below toast: CardHostController) -> CGFloat? {
        let stays = toast.card.isTemporary ? !card.isTemporary : !card.isToast
        guard state == .coming || state == .shown, stays, card.presentation.edge == .bottom
        else { return nil }
        return card.cardView.placedFrame.minY
    }
}

extension UIView {
    /// Returns the distance between a position in a view inside this one and the bottom of this one.
    fileprivate func heightBelow(_ position: CGFloat, in view: UIView) -> CGFloat {
        bounds.maxY - convert(CGPoint(x: 0, y: position), from: view).y
    }

    /// The bottom edge in the window, wherever transforms move the view and those around it.
    fileprivate var restingBottom: CGFloat {
        sequence(first: self, next: \.superview).reduce(bounds.maxY) { $0 - $1.bounds.midY + $1.center.y }
    }
}

/// The insets that a card adds to the safe areas of the screens behind it.
@MainActor final class ScreenInsets {
    @MainActor private final class Entry {
        weak var screen: UIViewController?
        let keeper: SafeAreaKeeper
        /// Whether the screen is behind the card now. The others are only here until they're released.
        var isBehind = true

        init(_ screen: UIViewController) {
            self.screen = screen
            keeper = SafeAreaKeeper(screen)
        }
    }

    private var entries: [Entry] = []
    private var insets = UIEdgeInsets.zero

    /// Adds insets to the safe areas of some screens, and no longer to those of others.
    func add(_ insets: UIEdgeInsets, to screens: [UIViewController]) {
        self.insets = insets
        for entry in entries { entry.isBehind = screens.contains { $0 === entry.screen } }
        for screen in screens where !entries.contains(where: { $0.screen === screen }) {
            entries.append(Entry(screen))
        }
        // Each change can lay out the screen, and with it the card, which then adds other insets, or to other
        // screens.
        for entry in entries where !entry.isBehind { entry.keeper.release() }
        for entry in entries where entry.isBehind { entry.keeper.keep(self.insets, in: .zero) }
        entries.removeAll { !$0.isBehind }
    }
}

extension CardHostController {
    /// The screens behind the card, whose safe areas it can change. In a tab bar controller, those are its
    /// screens, so that the bar stays where it is. For the same reason, in a navigation controller with a bar
    /// at the card's edge, they're its screens as well: its own insets would move the bar, and with it the
    /// card.
    private var screensBehind: [UIViewController] {
        switch view.superview?.controller {
        case let tabs as UITabBarController: tabs.loadedScreens
        case let deck as ContainerViewController: deck.viewControllers
        case let stack as UINavigationController
        where CardPlace.hasBar(in: stack.viewIfLoaded, at: coveredInsets):
            stack.transitionCoordinator == nil ? stack.viewControllers : stack.children
        case let controller?: [controller]
        // A card isn't in SwiftUI's own views, but beside them.
        case nil:
            (view.superview?.subviews ?? []).compactMap { $0.next as? UIViewController }
                .filter(\.isHostingController)
        }
    }

    /// Makes room for the card in the screens behind it, and for a bar in the card, or neither.
    ///
    /// - Parameter insets: What the card covers of the screens' safe areas.
    func makeRoom(_ insets: UIEdgeInsets) {
        if insets != coveredInsets { roomWillChange() }
        coveredInsets = insets
        room.add(insets, to: insets == .zero ? [] : screensBehind)
        updateOwnSafeArea()
        followStack()
    }

    /// Makes room again when a transition of the stack that shows the card ends. A screen that's popped is
    /// one of those behind the card until then, and would keep its insets.
    private func followStack() {
        guard coveredInsets != .zero, let stack = view.superview?.controller as? UINavigationController,
            let coordinator = stack.transitionCoordinator, coordinator !== followedTransition
        else { return }
        followedTransition = coordinator
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.view.setNeedsLayout() }
    }

    /// Lets the cards in front adapt to another room behind them, which isn't always in their safe areas.
    func roomWillChange() {
        for other in hosts(inFront: true) { other.view.setNeedsLayout() }
    }

    /// Returns the hosts in front of this one, or those behind it, in the same view.
    func hosts(inFront: Bool) -> [CardHostController] {
        let hosts = view.superview?.cardHosts.compactMap { $0.host } ?? []
        guard let index = hosts.firstIndex(of: self) else { return [] }
        return Array(inFront ? hosts[(index + 1)...] : hosts[..<index])
    }

    /// The room for cards behind this one that isn't in its safe area, such as in a tab bar controller.
    var roomBehind: UIEdgeInsets {
        let hosts = hosts(inFront: false).filter { !$0.makesRoomForItself }
        return hosts.reduce(.zero) { $0.adding($1.coveredInsets) }
    }

    /// Whether the room for the card is in its own safe area.
    private var makesRoomForItself: Bool {
        // The card itself isn't one of the screens.
        coveredInsets != .zero && screensBehind.contains { $0.viewIfLoaded === view.superview }
    }

    /// The part of the safe area around the card that's for itself, or for a card in front of it at the same
    /// edge. Cards in front stand on those behind them, not the reverse.
    private var roomInFront: UIEdgeInsets {
        var room = makesRoomForItself ? coveredInsets : .zero
        guard let outward = card.layout?.outward else { return room }
        let side = UIEdgeInsets.side(toward: outward)
        let hosts = hosts(inFront: true).filter { $0.makesRoomForItself }
        room[keyPath: side] += hosts.reduce(0) { $0 + $1.coveredInsets[keyPath: side] }
        return room
    }

    /// Gives the card the safe area that it would have if no screen made room for it, and if its screen
    /// didn't scroll.
    func updateOwnSafeArea() {
        let insets = roomInFront
        let surroundings = surroundingSafeArea.subtracting(insets)
        let others = roomOfLargePanels(in: surroundings)
        var own = absorbedSafeArea.subtracting(insets).subtracting(others)
        if card.presentation.barPlacement == .behind {
            let (bars, safeArea) = (card.bars, surroundings.subtracting(others))
            own.top += max(bars.top - safeArea.top, 0)
            own.bottom += max(bars.bottom - safeArea.bottom, 0)
        }
        if additionalSafeAreaInsets != own { additionalSafeAreaInsets = own }
    }

    /// Returns the room for other cards in the safe area around a toast, at edges where it takes half of the
    /// view or more. The toast might not fit beside such a card, so it's in front of it.
    ///
    /// - Parameter safeArea: The safe area around the toast, without the room for the toast itself.
    private func roomOfLargePanels(in safeArea: UIEdgeInsets) -> UIEdgeInsets {
        guard card.isToast, let container = view.superview else { return .zero }
        let hosts = sequence(first: container, next: \.superview).flatMap { $0.cardHosts }
            .compactMap { $0.host }
        // The safe area of a card's own content doesn't contain the room for the card.
        let others = hosts.filter { host in
            host !== self && !container.isDescendant(of: host.view) && host.makesRoom(around: container)
        }
        let rest = others.reduce(safeArea) { $0.subtracting($1.coveredInsets) }
        let size = container.bounds.size
        func taken(_ inset: CGFloat, _ rest: CGFloat, of length: CGFloat) -> CGFloat {
            inset < length / 2 ? 0 : inset - max(rest, 0)
        }
        return UIEdgeInsets(
            top: taken(safeArea.top, rest.top, of: size.height),
            left: taken(safeArea.left, rest.left, of: size.width),
            bottom: taken(safeArea.bottom, rest.bottom, of: size.height),
            right: taken(safeArea.right, rest.right, of: size.width)
        )
    }

    /// Returns whether the room for the card is in the safe area of a view.
    private func makesRoom(around container: UIView) -> Bool {
        coveredInsets != .zero
            && screensBehind.contains { screen in
                screen.viewIfLoaded.map { container.isDescendant(of: $0) } ?? false
            }
    }

    /// The safe area of the view that the host covers.
    var surroundingSafeArea: UIEdgeInsets { view.superview?.safeAreaInsets ?? .zero }

    /// The safe area of the host, which it would have if it weren't moved.
    var restingSafeArea: UIEdgeInsets {
        if view.transform.isIdentity { return view.safeAreaInsets }
        let inherited = surroundingSafeArea.subtracting(absorbedSafeArea)
        return inherited.subtracting(UIEdgeInsets.zero.subtracting(additionalSafeAreaInsets))
    }
}
