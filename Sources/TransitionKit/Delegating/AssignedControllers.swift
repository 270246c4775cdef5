import UIKit

/// The controllers that a transition delegate was assigned to, rather than attached. For these, only the app
/// keeps the delegate alive.
@MainActor final class AssignedControllers {
    private(set) var entries: [Entry] = []

    struct Entry {
        weak var controller: UIViewController?
        let kind: DelegateAttachment.Kind
        /// Whether the delegate animates the way back.
        let animatesBackward: Bool
    }

    /// Adds a controller that has requested something from its delegate. A controller with a proxy, or whose
    /// own delegate forwards calls, keeps the delegate alive or doesn't need it.
    func note(
        _ controller: UIViewController?,
        _ kind: DelegateAttachment.Kind,
        of delegate: TransitionDelegate
    ) {
        update(for: delegate)
        guard let controller, controller.delegate(kind) === delegate else { return }
        forget(controller)
        let animatesBackward = delegate.backward != nil || delegate.presentationDescription != nil
        entries.append(Entry(controller: controller, kind: kind, animatesBackward: animatesBackward))
    }

    /// Removes the controllers that have another delegate, or none, by now.
    func update(for delegate: TransitionDelegate) {
        entries.removeAll { $0.controller?.delegate($0.kind) !== delegate }
    }

    func forget(_ controller: UIViewController) {
        entries.removeAll { $0.controller == nil || $0.controller === controller }
    }
}
