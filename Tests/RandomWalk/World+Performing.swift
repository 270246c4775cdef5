import Animators
import Presentations
import TransitionKit
@_spi(Host) import UIKit

/// The effects of the steps.
extension World {
    func perform(_ action: Action) {
        if action.isByPeople { returnToApp() }
        switch action {
        case .push(let animated): currentStack.pushViewController(makeScreen(), animated: animated)
        case .pop(let animated): currentStack.popViewController(animated: animated)
        case .popToRoot(let animated): currentStack.popToRootViewController(animated: animated)
        case .setStack(let kept, let new, let animated):
            let stack = currentStack
            let screens = stack.viewControllers.prefix(kept) + (0..<new).map { _ in makeScreen() }
            stack.setViewControllers(
                screens.isEmpty ? [makeScreen()] : Array(screens),
                animated: animated
            )
        case .present(let style, let isStack, let animated): present(style, isStack, animated)
        case .dismiss(let animated): chain.last?.presentingViewController?.dismiss(animated: animated)
        case .selectTab(let index, let animated):
            if animated {
                tabs.selectedIndex = index % 3
            } else {
                UIView.performWithoutAnimation { tabs.selectedIndex = index % 3 }
            }
        case .selectChild(let index, let animated):
            deck.setSelectedIndex(index % deck.viewControllers.count, animated: animated)
        case .setChildren(let count):
            let kept = deck.viewControllers.prefix(count)
            deck.viewControllers = kept + (kept.count..<count).map { _ in makeScreen() }
        case .removeChild(let index, let movesToEnd):
            var children = deck.viewControllers
            let child = children.remove(at: index % children.count)
            if movesToEnd || children.isEmpty { children.append(child) }
            deck.viewControllers = children
        case .animate(let place, let animator):
            let controller = makeController(animator)
            delegates[Self.place(place)]?.forward = controller
            delegates[Self.place(place)]?.backward = controller
        case .animateWays(let place, let forward, let backward):
            delegates[Self.place(place)]?.forward = makeController(forward)
            delegates[Self.place(place)]?.backward = makeController(backward)
        case .interact(let place, let kind):
            delegates[Self.place(place)]?.interaction = makeInteraction(kind)
        case .enable(let place, let isEnabled):
            (interaction(place) as? GestureInteraction)?.isEnabled = isEnabled
        case .removeGesture(let place):
            guard let gesture = interaction(place) as? GestureInteraction else { return }
            for view in gesture.recognizers.compactMap(\.view) { gesture.detach(from: view) }
        case .choose(let place, let animator, let interaction):
            guard let delegate = delegates[Self.place(place)], let screen = visible.last else { return }
            guard let animator else { return delegate.removeAnimator(for: screen) }
            delegate.setAnimator(
                WalkAnimators.own[animator % WalkAnimators.own.count],
                interaction: makeInteraction(interaction),
                for: screen
            )
        case .selectDetent(let detent, let animated):
            change(animated) { $0.selectedDetentIndex = detent }
        case .restyle(let card, let animated):
            change(animated) { $0.presentation = WalkAnimators.cards[card % WalkAnimators.cards.count] }
        case .addCard(let place, let card, let animated): addCard(place, card, animated)
        case .showToast(let edge, let replaces): showToast(edge, replaces)
        case .removeCard(let index, let animated): added(index)?.dismiss(animated: animated)
        case .changeAddedCard(let index, let detent, let card, let animated):
            changeAddedCard(index, detent, card, animated)
        case .editCard(let index):
            (added(index)?.presentedViewController as? WalkScreen)?.edit(true)
        case .useKeyboard(let isUsed): UIApplication.shared.softwareKeyboardHeight = isUsed ? 300 : nil
        case .detach(let place): detach(Self.place(place))
        case .attach(let place): attach(Self.place(place))
        case .releaseDelegate(let place):
            delegates[Self.place(place)] = nil
            reported[Self.place(place)] = nil
        case .setDelegate(let place, let isOwn): setDelegate(Self.place(place), isOwn ? ownDelegate : nil)
        case .hideBar(let isHidden): currentStack.setNavigationBarHidden(isHidden, animated: false)
        case .showIcons(let isShown): deck.showsIconBar = isShown
        case .pushWith(let animator, let interaction):
            currentStack.pushViewController(
                makeScreen(),
                with: WalkAnimators.own[animator % WalkAnimators.own.count],
                interaction: makeInteraction(interaction)
            )
        case .pushOverBar(let animated):
            let screen = makeScreen()
            screen.hidesBottomBarWhenPushed = true
            currentStack.pushViewController(screen, animated: animated)
        case .presentWith(let animator, let interaction, let card): present(animator, interaction, as: card)
        case .attachGesture(let place): attachGesture(of: Self.place(place))
        case .prefer(let height): chain.last?.preferredContentSize.height = CGFloat(height)
        case .changeCard(let change): visible.last?.changeCard(change)
        case .edit(let begins): visible.last?.edit(begins)
        case .animateCard:
            guard let screen = visible.last else { return }
            pendingAnimations += 1
            screen.animateCard { [weak self] in self?.pendingAnimations -= 1 }
        case .swapRoot:
            // The effect on presented controllers isn't documented.
            guard chain.count == 1 else { return }
            window.rootViewController = window.rootViewController === tabs ? UIViewController() : tabs
        case .begin(let place): _ = interaction(place)?.begin()
        case .update(let place, let progress): interaction(place)?.update(CGFloat(progress))
        case .pause(let place): _ = interaction(place)?.pause()
        case .finish(let place): interaction(place)?.finish()
        case .cancel(let place): interaction(place)?.cancel()
        case .touch(let finger, let x, let y):
            if touch.fingers[finger] == nil { touch.down(at: point(x, y), finger: finger) }
        case .move(let finger, let x, let y):
            if touch.fingers[finger] != nil { touch.move(to: point(x, y), finger: finger) }
        case .lift(let finger): if touch.fingers[finger] != nil { touch.up(finger: finger) }
        case .cancelTouches: touch.cancel()
        case .tap(let x, let y): if touch.fingers.isEmpty { touch.tap(at: point(x, y)) }
        case .swipe(let start, let end, let y, let lifts):
            guard touch.fingers.isEmpty else { return }
            touch.drag(from: point(start, y), to: point(end, y), duration: 0.2, steps: 8, lifts: lifts)
        case .drag(let start, let end, let x, let lifts):
            guard touch.fingers.isEmpty else { return }
            touch.drag(from: point(x, start), to: point(x, end), duration: 0.2, steps: 8, lifts: lifts)
        case .pinch(let start, let end, let y, let lifts): pinch(from: start, to: end, y: y, lifts: lifts)
        case .escape(let isKey):
            if isKey {
                UIApplication.shared.pressKey(UIKeyCommand.inputEscape)
            } else if let view = visible.last?.viewIfLoaded {
                window.performAccessibilityEscape(at: view)
            }
        case .scroll(let x, let y, let byX, let byY, let ends):
            trackpad.cancel()
            let way = CGVector(
                dx: window.bounds.width * CGFloat(byX),
                dy: window.bounds.height * CGFloat(byY)
            )
            trackpad.scroll(at: point(x, y), by: way, duration: 0.2, steps: 8, ends: ends)
        case .turn: UIApplication.shared.tick()
        case .wait(let seconds): UIApplication.shared.advance(by: seconds, frameInterval: 1 / 30)
        case .resize(let width, let height):
            window.windowScene?.resize(to: CGSize(width: width, height: height))
        case .resignActive:
            NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
        case .enterBackground: UIApplication.shared.enterBackground()
        case .reduceMotion(let isOn): UIAccessibility.setReduceMotionEnabled(isOn)
        case .mirror: UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft)
        case .darken(let isDark): window.overrideUserInterfaceStyle = isDark ? .dark : .light
        case .enableAnimations(let isEnabled): UIView.setAnimationsEnabled(isEnabled)
        case .behave: break
        case .rest: rest()
        case .inside(let surroundings, let action): perform(action, inside: surroundings)
        case .within(let callback, let action): armed.append((callback, action))
        }
    }

    /// Returns to the app if people have left it.
    func returnToApp() {
        guard UIApplication.shared.applicationState == .background else { return }
        UIApplication.shared.enterForeground()
    }

    private func perform(_ action: Action, inside surroundings: Surroundings) {
        switch surroundings {
        case .animation: UIView.animate(withDuration: 0.3) { self.perform(action) }
        case .spring:
            UIView.animate(
                withDuration: 0.5,
                delay: 0.1,
                usingSpringWithDamping: 0.5,
                initialSpringVelocity: 1,
                options: []
            ) {
                self.perform(action)
            }
        case .animator:
            UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { self.perform(action) }.startAnimation()
        case .keyframes:
            UIView.animateKeyframes(withDuration: 0.3, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.5) { self.perform(action) }
            }
        case .noAnimation: UIView.performWithoutAnimation { perform(action) }
        case .noActions:
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            perform(action)
            CATransaction.commit()
        case .animationWithLayout:
            UIView.animate(withDuration: 0.3) {
                self.perform(action)
                self.window.layoutIfNeeded()
            }
        }
    }

    private func point(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: window.bounds.width * CGFloat(x), y: window.bounds.height * CGFloat(y))
    }

    func makeInteraction(_ kind: Int) -> InteractionController? {
        let interaction = WalkAnimators.interaction(kind)
        if let interaction { interactions.append(Weak(object: interaction)) }
        if let gesture = interaction as? GestureInteraction {
            gesture.shouldBegin = { [weak self] context in
                self?.hear(.gestureWillBegin)
                return context.willBegin
            }
            gesture.onOutcomeChange = { [weak self] _ in self?.hear(.outcomeChange) }
        }
        return interaction
    }

    /// Changes the front card.
    private func change(_ animated: Bool, _ changes: (CardPresentationController) -> Void) {
        guard let card = chain.last?.presentationController as? CardPresentationController else { return }
        if animated { card.animateChanges { changes(card) } } else { changes(card) }
    }

    /// The front controller, if it can present. UIKit doesn't document presentations on a controller that's
    /// itself being presented or dismissed.
    private var presenter: UIViewController? {
        guard let front = chain.last, chain.count < 4, !front.isBeingPresented, !front.isBeingDismissed else {
            return nil
        }
        return front
    }

    private func present(_ animator: Int, _ interaction: Int, as card: Int?) {
        guard let presenter else { return }
        let screen = makeScreen(scrolls: animator.isMultiple(of: 2))
        let animator = WalkAnimators.own[animator % WalkAnimators.own.count]
        let interaction = makeInteraction(interaction)
        guard let card else { return presenter.present(screen, with: animator, interaction: interaction) }
        let presentation = WalkAnimators.cards[card % WalkAnimators.cards.count]
        if presentation.duration != nil { timed.append(Weak(object: screen)) }
        presenter.present(screen, as: presentation, interaction: interaction)
    }

    private func attachGesture(of place: Place) {
        guard let gesture = delegates[place]?.interaction as? GestureInteraction else { return }
        switch place {
        case .stack: gesture.attach(toPopFrom: currentStack)
        case .tabs: gesture.attach(toSwitch: tabs)
        case .deck: gesture.attach(toSwitch: deck)
        case .modal: if let front = chain.dropFirst().last { gesture.attach(toDismiss: front) }
        }
    }

    private func pinch(from start: Double, to end: Double, y: Double, lifts: Bool) {
        guard touch.fingers.isEmpty else { return }
        func points(_ distance: Double) -> [Int: CGPoint] {
            [0: point(0.5 - distance / 2, y), 1: point(0.5 + distance / 2, y)]
        }
        for (finger, point) in points(start).sorted(by: { $0.key < $1.key }) {
            touch.down(at: point, finger: finger)
        }
        for step in 1...8 {
            UIApplication.shared.advance(by: 0.025)
            touch.move(points(start + (end - start) * Double(step) / 8))
        }
        if lifts { touch.up([0, 1]) }
    }

    private func present(_ style: Int, _ isStack: Bool, _ animated: Bool) {
        guard let presenter else { return }
        let screen = makeScreen(scrolls: style.isMultiple(of: 2))
        let controller = isStack ? UINavigationController(rootViewController: screen) : screen
        let (styles, cards) = (WalkAnimators.styles, WalkAnimators.cards)
        let kind = style % (styles.count + cards.count)
        delegates[.modal]?.presentation = kind < styles.count ? nil : cards[kind - styles.count]
        controller.modalPresentationStyle = kind < styles.count ? styles[kind] : .custom
        delegates[.modal]?.attach(toPresentationOf: controller)
        if delegates[.modal]?.presentation?.duration != nil { timed.append(Weak(object: controller)) }
        presenter.present(controller, animated: animated)
        let card = controller.presentationController as? CardPresentationController
        card?.onDetentChange = { [weak self] _ in self?.hear(.detentChange) }
    }

    /// Returns one of our animation controllers, or one of the app's.
    private func makeController(_ index: Int) -> any UIViewControllerAnimatedTransitioning {
        let all = WalkAnimators.own.count + ForeignMake.allCases.count
        let index = index % all
        guard index >= WalkAnimators.own.count else {
            return WalkAnimators.own[index].animationController()
        }
        let made = WalkAnimators.foreign(ForeignMake.allCases[index - WalkAnimators.own.count], in: self)
        foreign.append(made)
        return made
    }
}
