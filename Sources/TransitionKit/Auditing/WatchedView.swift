import UIKit

/// A view that an animation controller can change temporarily: its state before, the changes made during
/// calls to the animation controller, and the changes that remain.
@MainActor final class WatchedView {
    private(set) weak var view: UIView?
    /// The side whose screen the view is, or `nil` for the container.
    let side: TransitionSide?
    /// Whether the animation controller is allowed to change the view.
    let isHandedOut: Bool

    private let properties: ViewProperties
    /// The visible views inside a screen that aren't about to be laid out.
    private let visible: [Sized]
    /// The state before the current call.
    private var before = Before()

    /// Whether a call has changed or moved the view.
    private(set) var isTouched = false
    /// Whether a call has moved the view outside of the container view.
    private(set) var hasLeft = false
    private var changed: Set<ViewProperties.Property> = []
    private var animations: Set<String> = []
    private var added: [Sized] = []
    private var hidden: [Sized] = []

    /// What can change during a call.
    @MainActor private struct Before {
        var properties = ViewProperties.unchanged
        var center: CGPoint?
        weak var parent: UIView?
        var animationKeys: Set<String> = []
        var subviews: Set<ObjectIdentifier> = []
        var hidden: Set<ObjectIdentifier> = []
    }

    /// A view, and its size at some time.
    @MainActor private struct Sized {
        weak var view: UIView?
        let size: CGSize

        init(_ view: UIView) { (self.view, size) = (view, view.bounds.size) }

        /// Whether the view has been hidden. A layout that gives it another size can hide it, too.
        var isHidden: Bool { view.map { !$0.canBeSeen && $0.bounds.size == size } ?? false }
    }

    init(_ view: UIView, _ side: TransitionSide? = nil, isHandedOut: Bool = true) {
        self.view = view
        self.side = side
        self.isHandedOut = isHandedOut
        properties = ViewProperties(view)
        visible = side != nil && !view.layer.needsLayout() ? Self.visible(inside: view) : []
    }

    private static func visible(inside view: UIView) -> [Sized] {
        view.subviews.flatMap { subview -> [Sized] in
            guard subview.canBeSeen, !subview.layer.needsLayout(), !subview.isSystemBar,
                !view.hasHelper(subview)
            else { return [] }
            // A text field shows and hides its insertion point and its buttons.
            guard !(subview is any UIKeyInput) else { return [Sized(subview)] }
            // A list hides cells for later reuse.
            return (view is UIScrollView ? [] : [Sized(subview)]) + visible(inside: subview)
        }
    }

    /// The name of the view in messages.
    var name: String { side.map { "the \($0) view" } ?? "the container view" }

    // MARK: During calls

    /// Records the state before a call to the animation controller. Changes since the last call come from
    /// other code.
    func willCall() {
        guard let view else { return }
        before = Before(
            properties: ViewProperties(view),
            center: view.settledCenter,
            parent: view.superview,
            animationKeys: view.animationKeys,
            subviews: Set(view.subviews.map(ObjectIdentifier.init)),
            hidden: Set(visible.filter(\.isHidden).compactMap { $0.view.map(ObjectIdentifier.init) })
        )
    }

    /// Attributes to the animation controller all changes that were made during a call to it.
    ///
    /// - Parameters:
    ///   - container: The container view of the transition.
    ///   - isExpected: A closure that returns whether a new subview is supposed to be there.
    func noteChanges(in container: UIView, isExpected: (UIView) -> Bool) {
        guard let view else { return }
        let changes = ViewProperties(view).changes(from: before.properties)
        changed.formUnion(changes)
        let isElsewhere = before.center.map { $0 != view.center } ?? false
        let hasOtherParent = view.superview !== before.parent
        if isElsewhere || hasOtherParent || !changes.isEmpty { isTouched = true }
        if hasOtherParent, let parent = view.superview, !parent.isDescendant(of: container) { hasLeft = true }
        // If the app starts the transition in an animation block, the animations of that block are the app's.
        if UIView.inheritedAnimationDuration == 0 {
            animations.formUnion(view.animationKeys.subtracting(before.animationKeys))
        }
        added += view.subviews
            .filter { subview in
                !before.subviews.contains(ObjectIdentifier(subview)) && !view.hasHelper(subview)
                    && !isExpected(subview)
            }
            .map(Sized.init)
        hidden += visible.filter { seen in
            seen.isHidden && seen.view.map { !before.hidden.contains(ObjectIdentifier($0)) } == true
        }
        willCall()
    }

    // MARK: Remaining changes

    /// The names of the properties that the animation controller changed and didn't restore.
    var leftProperties: [String] {
        guard let view else { return [] }
        let now = ViewProperties(view)
        let left = changed.intersection(now.changes(from: properties)).intersection(
            now.changes(from: .unchanged)
        )
        return ViewProperties.Property.allCases.filter(left.contains).map(\.rawValue)
    }

    /// A view that the animation controller added and didn't remove.
    var leftHelper: UIView? {
        view.flatMap { view in added.lazy.compactMap(\.view).first { $0.superview === view } }
    }

    /// A subview that the animation controller hid and didn't show again.
    var leftHidden: UIView? {
        guard let view else { return nil }
        return hidden.lazy.compactMap(\.view).first { !$0.canBeSeen && $0.isDescendant(of: view) }
    }

    /// The animations that the animation controller added and that are still there.
    var leftAnimations: Set<String> { animations.intersection(view?.animationKeys ?? []) }
}

extension UIView {
    fileprivate func hasHelper(_ view: UIView) -> Bool {
        (self as? any PresentationView)?.isOwnHelper(view) == true
    }

    fileprivate var canBeSeen: Bool { !isHidden && alpha > 0.01 }

    fileprivate var animationKeys: Set<String> { Set(layer.animationKeys() ?? []) }

    /// Whether the view is one of the system's bars, which add and remove subviews at any time.
    fileprivate var isSystemBar: Bool { self is UINavigationBar || self is UITabBar }
}
