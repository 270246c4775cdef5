import Presentations
import UIKit

/// A container that shows one screen for each value, and follows the selection of a SwiftUI view.
@MainActor package final class SwitcherController: ContainerViewController, ContainerViewControllerDelegate {
    private let transitions: TransitionDelegate
    private var screens: [AnyHashable: UIViewController] = [:]
    /// The selection as the SwiftUI view knows it.
    private var known: AnyHashable?
    /// Returns the selection that the app wants now.
    private var selection: (() -> AnyHashable)?
    private var onSelection: ((AnyHashable) -> Void)?
    private var isUpdating = false
    /// The screens of the values, in order.
    private var ordered: [UIViewController] = []
    /// A screen whose value is gone. It remains until the switch to the new selection is over, or until the
    /// value is back.
    private var leaving: (value: AnyHashable?, screen: UIViewController)?
    /// The screen of a switch that ended during an update.
    private var missed: UIViewController?

    package init(_ animator: any Animator, interaction: InteractionController?) {
        transitions = TransitionDelegate(animator, interaction: interaction)
        super.init()
        delegate = self
        transitions.attach(to: self)
    }

    package required init?(coder: NSCoder) { nil }

    /// Updates the screens, their content, and the selection.
    ///
    /// - Parameters:
    ///   - values: The values, in order. If a value occurs several times, the first one counts.
    ///   - selection: A closure that returns the selected value, also after the update. If it isn't one of
    ///     the values, the visible screen stays, or the first one appears if there's none, or if the value of
    ///     the visible one is gone.
    ///   - animator: The animator for the next switches.
    ///   - isAnimated: Whether a new selection is animated.
    ///   - make: A closure that creates the screen of a value that's new.
    ///   - update: A closure that updates the content of a screen that exists.
    ///   - onSelection: A closure that's called when people have switched to another screen. If `selection`
    ///     returns another value afterward, this controller goes back.
    package func update(
        _ values: [AnyHashable],
        selection: @escaping () -> AnyHashable,
        animator: any Animator,
        isAnimated: Bool = true,
        make: (AnyHashable) -> UIViewController,
        update: (AnyHashable, UIViewController) -> Void,
        onSelection: @escaping (AnyHashable) -> Void
    ) {
        (self.selection, self.onSelection) = (selection, onSelection)
        let wanted = selection()
        (transitions.forward, transitions.backward) = (
            animator.animationController(), animator.animationController()
        )
        isUpdating = true
        let isOfApp = wanted != known
        defer {
            checkSwitch()
            isUpdating = false
            if !isOfApp { reportMissed() }
            missed = nil
        }
        let old = screens
        screens = [:]
        ordered = []
        for value in values where screens[value] == nil {
            let existing = old[value] ?? (leaving?.value == value ? leaving?.screen : nil)
            let screen = existing ?? make(value)
            if existing != nil { update(value, screen) }
            screens[value] = screen
            ordered.append(screen)
        }
        let isNew = wanted != known || screens[wanted] !== old[wanted]
        let isGone = selectedViewController.map { !ordered.contains($0) } ?? false
        if isGone, let next = screens[wanted] {
            if isNew, let selected = selectedViewController, selected !== next, selected !== leaving?.screen {
                let value = old.first { $0.value === selected }?.key
                leaving = (value, selected)
            }
        } else if isGone {
            // There's nothing to switch to.
            leaving = nil
        }
        // While people hold a switch, the selection is still the one before it.
        let hasToGo = isNew || isGone
        if hasToGo { known = wanted }
        showScreens()
        if hasToGo { go(to: screens[wanted], animated: isAnimated && isNew) }
    }

    /// Switches to a screen that the app wants.
    private func go(to screen: UIViewController?, animated: Bool) {
        guard let screen, screen !== selectedViewController,
            let index = viewControllers.firstIndex(of: screen)
        else { return }
        setSelectedIndex(index, animated: animated)
        if missed === screen { switchHasEnded() }
        checkSwitch()
    }

    /// Shows the screens of the values, and one that's leaving, in its place.
    private func showScreens() {
        var screens = ordered
        if let screen = leaving?.screen, !ordered.contains(screen) {
            let before = viewControllers.prefix { $0 !== screen }.last(where: ordered.contains)
            let index = before.flatMap(ordered.firstIndex).map { $0 + 1 } ?? 0
            screens.insert(screen, at: index)
        } else {
            leaving = nil
        }
        // The first screen that appears is the selected one, without a transition from another one.
        if selectedViewController == nil, let known, let first = self.screens[known] {
            viewControllers = [first]
        }
        if viewControllers != screens { viewControllers = screens }
    }

    /// Notices that no switch is running anymore, or that none has begun. The transition coordinator isn't
    /// suitable for this: it can be that of a push that the whole container takes part in, and asking for it
    /// can start that push.
    private func checkSwitch() {
        if !isSwitching, leaving?.screen !== selectedViewController { switchHasEnded() }
    }

    private func switchHasEnded() {
        guard leaving != nil else { return }
        leaving = nil
        showScreens()
    }

    /// Reports a switch by people that ended during an update.
    private func reportMissed() {
        guard let missed, missed === selectedViewController, let value = value(of: missed), value != known
        else { return }
        known = value
        // SwiftUI is updating views now, and the state can't change.
        MainQueue.later { [weak self] in
            if self?.known == value { self?.tell(value) }
        }
    }

    private func value(of screen: UIViewController) -> AnyHashable? {
        screens.first { $0.value === screen }?.key
    }

    package func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    ) {
        // This switch may have ended only to make way for the one that the app asks for.
        if isUpdating {
            missed = viewController
            return
        }
        switchHasEnded()
        report(viewController)
    }

    package func containerViewController(
        _ container: ContainerViewController,
        didCancelSelecting viewController: UIViewController
    ) {
        guard !isUpdating else { return }
        if let leaving, leaving.screen === selectedViewController {
            // There's nothing to go back to.
            if let index = viewControllers.firstIndex(of: viewController) {
                isUpdating = true
                setSelectedIndex(index, animated: false)
                isUpdating = false
            }
            return switchHasEnded()
        }
        switchHasEnded()
        // People have caught a switch that the app had asked for, and taken it back.
        if let selectedViewController { report(selectedViewController) }
    }

    private func report(_ screen: UIViewController) {
        guard let value = value(of: screen), value != known else { return }
        known = value
        tell(value)
    }

    /// Tells the SwiftUI view what people have selected. If it doesn't accept that, its state doesn't change,
    /// and SwiftUI doesn't update it.
    private func tell(_ value: AnyHashable) {
        onSelection?(value)
        MainQueue.later { [weak self] in self?.goBack(from: value) }
    }

    /// Goes back to the selection of the app, if that isn't a value that people have selected.
    private func goBack(from value: AnyHashable) {
        guard known == value, let wanted = selection?(), wanted != value, screens[wanted] != nil else {
            return
        }
        known = wanted
        isUpdating = true
        go(to: screens[wanted], animated: true)
        (isUpdating, missed) = (false, nil)
    }
}
