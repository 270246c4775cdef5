import UIKit

/// The appearance callbacks of a container's children. Every callback that has begun for a child ends exactly
/// once, for that child, unless another one has begun for it since.
///
/// A child that has moved to another parent gets its callbacks from that parent. A child that's replaced by a
/// screen that it has presented in the current context gets them from UIKit. If that screen is dismissed
/// while another child is selected, or during the switch to that child, UIKit tells the replaced child that
/// it appears. The container then removes the replaced child's view, and tells the child that it disappears.
@MainActor package final class AppearanceCallbacks {
    private unowned let container: UIViewController
    private(set) var presence = Presence.gone
    /// The number of times that the container has begun to appear or disappear.
    private(set) var changeCount = 0
    /// The latest callback that has begun for each child and hasn't ended.
    private var running: [ObjectIdentifier: Appearance] = [:]
    /// The callback of the selected child while the container itself appears or disappears.
    private var own: Appearance?

    /// The state of the container's own appearance.
    enum Presence {
        case gone, appearing, visible, disappearing

        var isVisible: Bool { self == .appearing || self == .visible }
    }

    /// A child that's appearing or disappearing.
    @MainActor package final class Appearance {
        fileprivate let child: UIViewController

        fileprivate init(_ child: UIViewController) { self.child = child }
    }

    package init(of container: UIViewController) { self.container = container }

    // MARK: Appearing and disappearing children

    /// Prepares the next callback of a child. One that has begun before doesn't end anymore. Returns `nil` if
    /// the container isn't visible, or if the child has another parent.
    package func prepare(_ child: UIViewController) -> Appearance? {
        presence.isVisible && !isElsewhere(child) ? note(child) : nil
    }

    /// Tells a child that it's about to appear or disappear, unless another callback has begun since.
    package func begin(_ appearance: Appearance?, appears: Bool, animated: Bool) {
        guard let appearance, isLatest(appearance), !isElsewhere(appearance.child) else { return }
        guard !appearance.child.isReplaced else {
            running[ObjectIdentifier(appearance.child)] = nil
            return
        }
        appearance.child.beginAppearanceTransition(appears, animated: animated)
    }

    /// Tells a child that it has appeared or disappeared, unless another callback has begun since.
    package func end(_ appearance: Appearance?) {
        guard let appearance, isLatest(appearance) else { return }
        running[ObjectIdentifier(appearance.child)] = nil
        if !isElsewhere(appearance.child) { appearance.child.endAppearanceTransition() }
    }

    // MARK: Without animation

    /// Tells a child that it's about to disappear. If the container disappears, the child already knows.
    func beginLeaving(_ child: UIViewController) -> Appearance? {
        if presence == .disappearing { return takeOwn() }
        let appearance = prepare(child)
        begin(appearance, appears: false, animated: false)
        return appearance
    }

    /// Tells a child that it has appeared. If the container is appearing, the child is told afterward.
    func endComing(_ appearance: Appearance?) {
        if presence == .appearing { own = appearance } else { end(appearance) }
    }

    // MARK: The container

    package func containerWill(appear: Bool, showing child: UIViewController?, animated: Bool) {
        presence = appear ? .appearing : .disappearing
        changeCount += 1
        own = child.map(note)
        begin(own, appears: appear, animated: animated)
    }

    package func containerDid(appear: Bool) {
        presence = appear ? .visible : .gone
        end(takeOwn())
    }

    /// Returns the callback of the selected child, which the caller has to end.
    package func takeOwn() -> Appearance? {
        defer { own = nil }
        return own
    }

    private func note(_ child: UIViewController) -> Appearance {
        let appearance = Appearance(child)
        running[ObjectIdentifier(child)] = appearance
        return appearance
    }

    private func isLatest(_ appearance: Appearance) -> Bool {
        running[ObjectIdentifier(appearance.child)] === appearance
    }

    private func isElsewhere(_ child: UIViewController) -> Bool {
        child.parent != nil && child.parent !== container
    }
}

extension UIViewController {
    /// Whether the controller has disappeared because a screen that it has presented in the current context
    /// is in its place. UIKit tells it when it appears again.
    var isReplaced: Bool {
        guard let presented = directlyPresented, !presented.isBeingPresented, !presented.isBeingDismissed,
            // Before the presentation begins, it has no container, and the controller is still there.
            presented.presentationController?.containerView != nil
        else { return false }
        return presented.presentationController?.shouldRemovePresentersView == true
    }

    /// The screen that this controller has presented, and not one around it.
    var directlyPresented: UIViewController? {
        presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
    }
}
