import UIKit

/// The space that a container adds to the bottom of a child's safe area, in addition to the child's own
/// insets.
///
/// The child's view owns it, so that the child's next container knows what the previous one added.
@MainActor final class BottomInset: ViewInteraction {
    private weak var container: UIViewController?
    private var height: CGFloat = 0

    private init(in view: UIView) {
        super.init()
        view.addInteraction(self)
    }

    /// Adds space for a container, in points, in place of the space that any container added before. If the
    /// child's view isn't loaded, this has no effect.
    static func keep(_ height: CGFloat, in child: UIViewController, for container: UIViewController) {
        guard let view = child.viewIfLoaded, height != 0 || of(view) != nil else { return }
        let room = of(view) ?? BottomInset(in: view)
        room.container = container
        room.change(to: height, in: child)
    }

    /// Removes the space that a container added, unless another container has added space since.
    static func giveBack(in child: UIViewController, by container: UIViewController) {
        guard let view = child.viewIfLoaded, let room = of(view), room.container === container else { return }
        room.change(to: 0, in: child)
    }

    private static func of(_ view: UIView) -> BottomInset? {
        view.interactions.lazy.compactMap { $0 as? BottomInset }.first
    }

    private func change(to height: CGFloat, in child: UIViewController) {
        let difference = height - self.height
        guard difference != 0 else { return }
        // Before the app is notified, because it might lay out the container.
        self.height = height
        child.additionalSafeAreaInsets.bottom += difference
    }
}
