import Presentations
import TransitionKit
@_spi(Host) import UIKit

/// The conditions that must hold at rest.
extension World {
    func checkRest() {
        if !UIApplication.shared.isIdle, !isCountingDown { fail("not idle") }
        for controller in chain + [stack, deck] where controller.transitionCoordinator != nil {
            fail("a coordinator is left on \(type(of: controller))")
        }
        for state in interactionStates where state != .idle { fail("an interaction is \(state)") }
        if pendingAnimations != 0 { fail("\(pendingAnimations) animations of the app have not completed") }
        for (place, count) in reported where count.starts != count.ends {
            fail("\(place) has reported \(count.starts) starts and \(count.ends) ends")
        }
        for animator in foreign where animator.starts > animator.ends {
            fail("an animation controller has heard of \(animator.ends) of \(animator.starts) ends")
        }
        checkContainers()
        checkScreens()
        checkCards()
        checkStrays()
        if failure == nil { checkTouches() }
    }

    /// Whether a card that disappears automatically waits for a presentation over it. A card keeps its time
    /// even if its description changes.
    private var isCountingDown: Bool {
        chain.dropLast().contains { controller in timed.contains { $0.object === controller } }
    }

    // MARK: Containers

    private var stacks: [UINavigationController] {
        [stack] + chain.compactMap { $0 as? UINavigationController }
    }

    /// Records the current stacks before every step.
    func noteStacks() {
        for stack in stacks {
            snapshots[ObjectIdentifier(stack), default: []].append(
                stack.viewControllers.map(ObjectIdentifier.init)
            )
        }
    }

    private func checkContainers() {
        for stack in stacks {
            if stack.children != stack.viewControllers {
                let names = [stack.children, stack.viewControllers].map { $0.map { $0.title ?? "" } }
                fail("a stack's children are \(names[0]), and its screens are \(names[1])")
            }
            if let known = snapshots[ObjectIdentifier(stack)],
                !isExpected(stack.viewControllers.map(ObjectIdentifier.init), after: known)
            {
                fail("a stack that nobody has asked for")
            }
        }
        if tabs.children != tabs.viewControllers { fail("the tabs' children are not its screens") }
        let hosts = addedCards.map(\.presentedViewController.parent)
        let children = deck.children.filter { child in !hosts.contains { $0 === child } }
        if children != [deck.selectedViewController].compactMap({ $0 }) {
            fail("the container's children are \(deck.children.count)")
        }
        if window.subviews.isEmpty { fail("nothing in the window") }
    }

    /// Returns whether a stack was there before, or follows from stacks that were: a push during a transition
    /// that's canceled applies to the stack from before, and UIKit can put off a change.
    private func isExpected(_ stack: [ObjectIdentifier], after known: [[ObjectIdentifier]]) -> Bool {
        let seen = Set(known.joined())
        return known.contains { former in
            let kept = zip(stack, former).prefix { $0 == $1 }.count
            var new = stack.dropFirst(kept)
            while let last = new.last, !seen.contains(last) { new.removeLast() }
            return known.contains { $0.suffix(new.count).elementsEqual(new) }
        }
    }

    // MARK: Screens

    /// The screens in the window at the end of each part of the chain. The frontmost one is last.
    var visible: [WalkScreen] {
        chain.compactMap { controller in
            let presented = controller.presentedViewController
            let isRemoved = presented?.presentationController?.shouldRemovePresentersView == true
            return isRemoved ? nil : leaf(of: controller)
        }
    }

    private func leaf(of controller: UIViewController) -> WalkScreen? {
        switch controller {
        case let tabs as UITabBarController: tabs.selectedViewController.flatMap(leaf)
        case let stack as UINavigationController: stack.topViewController.flatMap(leaf)
        case let deck as ContainerViewController: deck.selectedViewController.flatMap(leaf)
        default: controller as? WalkScreen
        }
    }

    /// Returns the frame of a visible screen at rest, in the window.
    private func restingFrame(of screen: WalkScreen) -> CGRect {
        guard let presented = chain.last(where: { leaf(of: $0) === screen }),
            let card = presented.presentationController as? CardPresentationController,
            let container = card.containerView
        else { return window.bounds }
        return container.convert(card.frameOfPresentedViewInContainerView, to: window)
    }

    private func reachable(from controller: UIViewController) -> [WalkScreen] {
        switch controller {
        case let stack as UINavigationController: stack.viewControllers.flatMap(reachable)
        case let tabs as UITabBarController: (tabs.viewControllers ?? []).flatMap(reachable)
        case let deck as ContainerViewController: deck.viewControllers.flatMap(reachable)
        default: [controller as? WalkScreen].compactMap { $0 }
        }
    }

    private func checkScreens() {
        let visible = visible
        let cards = addedCards.map(\.presentedViewController)
        let reachable = Set((chain.flatMap(reachable) + cards).map(ObjectIdentifier.init))
        for screen in screens.compactMap(\.object) {
            if let disorder = screen.disorder { fail("\(screen.name): \(disorder)") }
            if !reachable.contains(ObjectIdentifier(screen)) { fail("\(screen.name) is leaked") }
            if cards.contains(screen) { continue }
            check(screen, isVisible: visible.contains { $0 === screen }, at: restingFrame(of: screen))
        }
    }

    /// Checks a screen, and where it is if it's visible.
    func check(_ screen: WalkScreen, isVisible: Bool, at expected: @autoclosure () -> CGRect) {
        if screen.appearance != (isVisible ? .shown : .gone) {
            fail(
                "\(screen.name) is \(isVisible ? "visible" : "not visible") and thinks it is \(screen.appearance)"
            )
        }
        guard let view = screen.viewIfLoaded else { return }
        if (view.window === window) != isVisible {
            fail("\(screen.name) is \(isVisible ? "not " : "")in the window")
        }
        guard isVisible else { return }
        let (place, expected) = (view.convert(view.bounds, to: window), expected())
        if !place.isClose(to: expected) { fail("\(screen.name) is at \(place), not \(expected)") }
        for around in sequence(first: view, next: \.superview).dropFirst() {
            if around.isHidden || around.alpha != 1 || !CATransform3DIsIdentity(around.layer.transform)
                || !CATransform3DIsIdentity(around.layer.sublayerTransform) || around.layer.mask != nil
                || around.layer.speed != 1 && around !== window || !around.isUserInteractionEnabled
            {
                fail("\(type(of: around)) around \(screen.name) is not as it was")
            }
        }
    }

    // MARK: Unexpected views

    private func checkStrays() {
        let ledger =
            chain.map { controller in
                let card = controller.presentationController as? CardPresentationController
                let kind =
                    card.map { "\($0.presentation)" } ?? "\(controller.modalPresentationStyle.rawValue)"
                return "\(type(of: controller)) \(kind)"
            } + ["\(tabs.selectedIndex)"] + visibleCards.map(kind)
        let key = ledger.joined(separator: ", ")
        let count = count(window)
        guard let expected = Self.counts[key] else {
            Self.counts[key] = (count, dump(window))
            return
        }
        if expected.count != count {
            fail("\(count) views: \(dump(window)), not \(expected.count): \(expected.dump)")
        }
    }

    private func isClosed(_ view: UIView) -> Bool {
        let hosts = addedCards.compactMap(\.containerView)
        return isClosed(view, except: hosts)
    }

    private func isClosed(_ view: UIView, except hosts: [UIView]) -> Bool {
        view is UINavigationBar || view is UITabBar || view.next is WalkScreen
            // The row of icons.
            || view === deck.viewIfLoaded?.subviews.last { !hosts.contains($0) }
    }

    /// A card that isn't presented, and what it's in.
    private func kind(_ screen: WalkScreen) -> String {
        guard let card = screen.cardPresentationController else { return "" }
        // Not the view, whose class is the same in several controllers.
        let place = card.containerView?.superview?.next
        return "\(card.presentation) in \(place.map { "\(type(of: $0))" } ?? "nothing")"
    }

    private func count(_ view: UIView) -> Int {
        1 + (isClosed(view) ? 0 : view.subviews.reduce(0) { $0 + count($1) })
    }

    private func dump(_ view: UIView) -> String {
        let inner = isClosed(view) ? [] : view.subviews.map(dump)
        return "\(type(of: view))" + (inner.isEmpty ? "" : "(\(inner.joined(separator: ", ")))")
    }

    /// The number of views when the same screens were visible for the first time.
    private static var counts: [String: (count: Int, dump: String)] = [:]

    // MARK: Touches

    private func checkTouches() {
        guard let front = visible.last else { return fail("no screen is in front") }
        guard !front.isButtonCovered else { return }
        let presses = front.presses
        let point = front.view.convert(front.buttonCenter, to: window)
        guard !isOnAddedCard(point) else { return checkCardTouches() }
        touch.tap(at: point)
        UIApplication.shared.tick()
        if front.presses != presses + 1 { fail("\(front.name) takes no taps") }
    }

    /// Taps the card in front, which covers the screen behind it.
    private func checkCardTouches() {
        guard let card = visibleCards.last, card.isWhole(in: window) else { return }
        let point = card.view.convert(card.buttonCenter, to: window)
        guard window.hitTest(point, with: nil)?.isDescendant(of: card.view) == true else { return }
        let presses = card.presses
        touch.tap(at: point)
        UIApplication.shared.tick()
        if card.presses != presses + 1 { fail("the card \(card.name) takes no taps") }
    }
}

extension CGRect {
    /// Returns whether the rectangles are equal except for rounding.
    fileprivate func isClose(to other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
            && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
    }
}
