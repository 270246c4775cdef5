import UIKit

/// Maintains a controller's safe area while its view moves. Otherwise, UIKit would recalculate the safe area
/// for every position, and the content would shift.
///
/// It's a class because changing the insets can lay out the screen, which can call this object again before
/// the first change is over.
@MainActor package final class SafeAreaKeeper {
    private weak var controller: UIViewController?
    /// The insets added to the controller's own additional insets.
    private var added = UIEdgeInsets.zero
    /// The controller's own additional insets, while others are added.
    private var own = UIEdgeInsets.zero

    package init(_ controller: UIViewController) { self.controller = controller }

    /// The controller's safe area.
    package var safeArea: UIEdgeInsets { controller?.viewIfLoaded?.safeAreaInsets ?? .zero }

    /// The controller's own additional insets.
    package var ownInsets: UIEdgeInsets {
        let current = controller?.additionalSafeAreaInsets ?? .zero
        return added == .zero ? current : own.changed(to: current, including: added)
    }

    /// Gives the controller a safe area, regardless of the position of its view.
    ///
    /// - Parameter surroundings: The safe area around the view, if it's known before the view receives it. If
    ///   `nil`, it's the view's own without the added insets.
    package func keep(_ wanted: UIEdgeInsets, in surroundings: UIEdgeInsets? = nil) {
        add(wanted.subtracting(surroundings ?? safeArea.subtracting(added)))
    }

    /// The part of the safe area that comes from the view's surroundings and position.
    package var inherited: UIEdgeInsets {
        safeArea.subtracting(controller?.additionalSafeAreaInsets ?? .zero)
    }

    package func release() { add(.zero) }

    /// Adds insets to the controller's own, such as what the position of the view takes from the safe area.
    func add(_ insets: UIEdgeInsets) {
        guard let controller else { return }
        // The app may have changed them in the meantime. Otherwise, nothing is rounded.
        let current = controller.additionalSafeAreaInsets
        let isReplaced = added != .zero && current != own.adding(added)
        guard isReplaced || (insets == .zero ? added != .zero : !insets.isNearly(added)) else { return }
        (own, added) = (ownInsets, insets)
        controller.additionalSafeAreaInsets = insets == .zero ? own : own.adding(insets)
    }
}

extension UIEdgeInsets {
    package func adding(_ other: UIEdgeInsets) -> UIEdgeInsets { combined(with: other, by: +) }

    package func subtracting(_ other: UIEdgeInsets) -> UIEdgeInsets { combined(with: other, by: -) }

    package func combined(with other: UIEdgeInsets, by apply: (CGFloat, CGFloat) -> CGFloat) -> UIEdgeInsets {
        // Edge by edge, because each transition does it often, and key paths are slow.
        UIEdgeInsets(
            top: apply(top, other.top),
            left: apply(left, other.left),
            bottom: apply(bottom, other.bottom),
            right: apply(right, other.right)
        )
    }

    private static var edges: [WritableKeyPath<UIEdgeInsets, CGFloat>] { [\.top, \.left, \.bottom, \.right] }

    /// Returns the controller's own insets after the app has changed them while others were added.
    ///
    /// The app doesn't say whether it has changed what it read or set new values. It's assumed to have
    /// changed what it read, unless one of the new values is too small to contain what was added there. Edges
    /// that are still the same say nothing.
    fileprivate func changed(to current: UIEdgeInsets, including added: UIEdgeInsets) -> UIEdgeInsets {
        let (expected, tolerance) = (adding(added), 1e-6)
        let changes = Self.edges.filter { abs(current[keyPath: $0] - expected[keyPath: $0]) > tolerance }
        let isRelative = changes.allSatisfy { current[keyPath: $0] > added[keyPath: $0] - tolerance }
        var own = self
        for edge in changes {
            own[keyPath: edge] = current[keyPath: edge] - (isRelative ? added[keyPath: edge] : 0)
        }
        return own
    }

    /// Returns whether two insets are equal except for rounding.
    fileprivate func isNearly(_ other: UIEdgeInsets) -> Bool {
        Self.edges.allSatisfy { abs(self[keyPath: $0] - other[keyPath: $0]) < 1e-6 }
    }
}
