import Presentations
import UIKit

/// A container that shows one screen for each value, and follows the selection of a SwiftUI view.
@MainActor package final class SwitcherController: ContainerViewController, ContainerViewControllerDelegate {
    private let transitions: TransitionDelegate
    private var screens: [AnyHashable: UIViewController] = [:]
    /// The selection as the SwiftUI view knows it.
    private var known: AnyHashable?
    private var onSelection: ((AnyHashable) -> Void)?
    private var isUpdating = false

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
    ///   - selection: The selected value. If it isn't one of the values, the selection stays.
    ///   - animator: The animator for the next switches.
    ///   - isAnimated: Whether a new selection is animated.
    ///   - make: Creates the screen of a value that's new.
    ///   - update: Updates the content of a screen that exists.
    ///   - onSelection: A closure that's called when people have switched to another screen.
    package func update(
        _ values: [AnyHashable],
        selection: AnyHashable,
        animator: any Animator,
        isAnimated: Bool = true,
        make: (AnyHashable) -> UIViewController,
        update: (AnyHashable, UIViewController) -> Void,
        onSelection: @escaping (AnyHashable) -> Void
    ) {
        self.onSelection = onSelection
        (transitions.forward, transitions.backward) = (
            animator.animationController(), animator.animationController()
        )
        isUpdating = true
        defer { isUpdating = false }
        let old = screens
        screens = [:]
        var ordered: [UIViewController] = []
        for value in values where screens[value] == nil {
            let screen = old[value] ?? make(value)
            if old[value] != nil { update(value, screen) }
            screens[value] = screen
            ordered.append(screen)
        }
        if viewControllers != ordered { viewControllers = ordered }
        // While people hold a switch, the selection is still the one before it.
        guard selection != known || screens[selection] !== old[selection] else { return }
        let isFirst = known == nil
        known = selection
        guard let screen = screens[selection], screen !== selectedViewController,
            let index = viewControllers.firstIndex(of: screen)
        else { return }
        setSelectedIndex(index, animated: isAnimated && !isFirst)
    }

    package func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    ) {
        // A switch that makes way for the one that the app asks for isn't the last word.
        guard !isUpdating, let value = screens.first(where: { $0.value === viewController })?.key,
            value != known
        else { return }
        known = value
        onSelection?(value)
    }
}
