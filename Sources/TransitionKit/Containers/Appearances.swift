import UIKit

/// The appearance callbacks of a container's children: what is begun of a child is ended once, of that child.
///
/// A child that has another parent by now gets them from that one.
@MainActor final class Appearances {
    private unowned let container: UIViewController
    private(set) var presence = Presence.gone
    /// How many times the container has begun to come or go.
    private(set) var step = 0
    /// The latest that was begun of each child and has not ended.
    private var running: [ObjectIdentifier: Appearance] = [:]
    /// The selected child's, while the container itself comes or goes.
    private var own: Appearance?

    /// Where the container itself stands, as its own appearance callbacks tell.
    enum Presence {
        case gone
        case appearing
        case visible
        case disappearing

        var isVisible: Bool { self == .appearing || self == .visible }
    }

    /// A child on its way to appear or disappear.
    @MainActor final class Appearance {
        fileprivate let child: UIViewController

        fileprivate init(_ child: UIViewController) {
            self.child = child
        }
    }

    init(of container: UIViewController) {
        self.container = container
    }

    // MARK: Children that come and go

    /// Takes the place of what was begun of a child before, which is not ended any more. `nil` if nobody sees the
    /// container.
    func prepare(_ child: UIViewController) -> Appearance? {
        presence.isVisible && !isElsewhere(child) ? note(child) : nil
    }

    /// Tells a child that it is about to appear or disappear, unless something else has been begun of it since.
    func begin(_ appearance: Appearance?, appears: Bool, animated: Bool) {
        guard let appearance, isLatest(appearance), !isElsewhere(appearance.child) else { return }
        appearance.child.beginAppearanceTransition(appears, animated: animated)
    }

    /// Tells a child that it has appeared or disappeared, unless something else has been begun of it since.
    func end(_ appearance: Appearance?) {
        guard let appearance, isLatest(appearance) else { return }
        running[ObjectIdentifier(appearance.child)] = nil
        if !isElsewhere(appearance.child) { appearance.child.endAppearanceTransition() }
    }

    // MARK: Without animation

    /// Tells a child that it is about to leave. In a container that disappears it has been told already.
    func beginLeaving(_ child: UIViewController) -> Appearance? {
        if presence == .disappearing { return takeOwn() }
        let appearance = prepare(child)
        begin(appearance, appears: false, animated: false)
        return appearance
    }

    /// Tells a child that it has come; in a container that appears, when that has.
    func endComing(_ appearance: Appearance?) {
        if presence == .appearing { own = appearance } else { end(appearance) }
    }

    // MARK: The container

    func containerWill(appear: Bool, showing child: UIViewController?, animated: Bool) {
        presence = appear ? .appearing : .disappearing
        step += 1
        own = child.map(note)
        begin(own, appears: appear, animated: animated)
    }

    func containerDid(appear: Bool) {
        presence = appear ? .visible : .gone
        end(takeOwn())
    }

    private func takeOwn() -> Appearance? {
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
