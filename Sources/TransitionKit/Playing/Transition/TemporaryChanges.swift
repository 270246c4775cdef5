import UIKit

/// The changes that an animation controller makes to the views of a transition for its duration.
///
/// The next transition regards the state that it finds as the state at rest. An animation controller that's
/// interrupted restores its views only later, in the completion handler of its animations, so this object
/// restores them before. Changes that the app has made since then stay.
@MainActor final class TemporaryChanges {
    /// The properties that an animation controller can change.
    private var entries: [(restore: () -> Void, note: () -> Void)] = []

    /// Records the state before the changes.
    ///
    /// - Parameter includesPlaces: Whether to record the positions and sizes of the screens. The default is
    ///   `false`, because a transition can leave them changed.
    init(of screens: [UIView], in container: UIView, includesPlaces: Bool = false) {
        for screen in screens {
            // What's recorded first is restored last. The position depends on the anchor, and that on the
            // transform.
            if includesPlaces {
                record(\.center, of: screen) { $0 == $1 }
                record(\.bounds, of: screen) { $0 == $1 }
            }
            record(\.anchorPoint3D, of: screen) { $0 == $1 }
            record(\.layer.transform, of: screen, CATransform3DEqualToTransform)
            record(\.alpha, of: screen) { $0 == $1 }
            record(\.isHidden, of: screen) { $0 == $1 }
            record(\.layer.cornerRadius, of: screen) { $0 == $1 }
            record(\.layer.masksToBounds, of: screen) { $0 == $1 }
            record(\.mask, of: screen) { $0 === $1 }
            record(\.layer.mask, of: screen) { $0 === $1 }
        }
        record(\.layer.sublayerTransform, of: container, CATransform3DEqualToTransform)
        record(\.backgroundColor, of: container) { $0 == $1 }
    }

    /// Records the state of everything inside a view.
    init(ofContentsOf view: UIView?) {
        if let view { recordContents(of: view) }
    }

    private func recordContents(of view: UIView) {
        for subview in view.subviews {
            record(\.center, of: subview) { $0 == $1 }
            record(\.bounds, of: subview) { $0 == $1 }
            record(\.layer.transform, of: subview, CATransform3DEqualToTransform)
            record(\.alpha, of: subview) { $0 == $1 }
            record(\.isHidden, of: subview) { $0 == $1 }
            recordContents(of: subview)
        }
    }

    private func record<Value>(
        _ property: ReferenceWritableKeyPath<UIView, Value>,
        of view: UIView,
        _ isEqual: @escaping (Value, Value) -> Bool
    ) {
        let before = view[keyPath: property]
        var after: Value?
        let restore = {
            let now = view[keyPath: property]
            guard !isEqual(now, before), after.map({ isEqual(now, $0) }) ?? true else { return }
            view[keyPath: property] = before
        }
        entries.append((restore: restore, note: { after = view[keyPath: property] }))
    }

    /// Records the changes that have been made. Any later ones are the app's.
    func note() { for entry in entries { entry.note() } }

    /// Restores what has been changed. Further calls have no effect.
    func restore() {
        let entries = entries.reversed()
        self.entries = []
        UIView.performWithoutAnimation { for entry in entries { entry.restore() } }
    }
}
