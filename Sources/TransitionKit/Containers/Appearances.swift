import UIKit

/// The appearance callbacks of a container's children: what is begun of a child is ended once, of that child.
@MainActor final class Appearances {
    /// The latest that was begun of each child and has not ended.
    private var running: [ObjectIdentifier: Appearance] = [:]

    /// A child on its way to appear or disappear.
    @MainActor final class Appearance {
        fileprivate let child: UIViewController

        fileprivate init(_ child: UIViewController) {
            self.child = child
        }
    }

    /// Takes the place of what was begun of a child before, which is not ended any more.
    func prepare(_ child: UIViewController) -> Appearance {
        let appearance = Appearance(child)
        running[ObjectIdentifier(child)] = appearance
        return appearance
    }

    /// Tells a child that it is about to appear or disappear, unless something else has been begun of it since.
    func begin(_ appearance: Appearance?, appears: Bool, animated: Bool) {
        guard let appearance, isLatest(appearance) else { return }
        appearance.child.beginAppearanceTransition(appears, animated: animated)
    }

    /// Tells a child that it has appeared or disappeared, unless something else has been begun of it since.
    func end(_ appearance: Appearance?) {
        guard let appearance, isLatest(appearance) else { return }
        running[ObjectIdentifier(appearance.child)] = nil
        appearance.child.endAppearanceTransition()
    }

    private func isLatest(_ appearance: Appearance) -> Bool {
        running[ObjectIdentifier(appearance.child)] === appearance
    }
}
