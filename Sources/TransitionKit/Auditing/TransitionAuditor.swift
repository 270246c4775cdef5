import UIKit

/// An object that observes animation controllers and reports their mistakes, with a way to fix each one.
///
/// In a debug build, every ``TransitionDelegate`` and ``ContainerViewController`` has an auditor that writes
/// to the log. In a test, use your own:
///
/// ```swift
/// let auditor = TransitionAuditor()
/// let transition = TransitionDelegate(.cube())
/// transition.auditor = auditor
/// transition.attach(to: navigationController)
/// navigationController.pushViewController(detail, animated: true)
/// ```
///
/// After the transition, expect ``findings`` to be empty.
///
/// In your own delegate, return an audited animation controller; see ``audited(_:)``.
///
/// An auditor only observes. It doesn't change views, stop anything, or call `animateTransition(using:)` more
/// often than UIKit does.
///
/// ## Changes that your app makes
///
/// Your app also changes views during a transition, in the callbacks of its screens and in animations
/// alongside the transition. An auditor reports a leftover change only if it was made during a call to the
/// animation controller, in `animateTransition(using:)` or `interruptibleAnimator(using:)`, or while its
/// animator was started. It reports a view inside a screen only if the view was hidden during such a call and
/// still has its size, because a layout can hide views, too. When an ``Animator`` plays, TransitionKit
/// restores the views itself, so no leftover changes are reported.
///
/// Therefore, an auditor can't find changes that an animation controller makes later, in a timer or in a
/// completion handler. If a screen changes its own view, or a bar, while the animation controller lays it
/// out, an auditor can't tell which of the two made the change.
@preconcurrency @MainActor public final class TransitionAuditor {
    /// The findings, in the order they were made.
    public private(set) var findings: [Finding] = []

    private let onFinding: (@MainActor (Finding) -> Void)?
    /// The number of transitions audited so far.
    var auditCount = 0
    /// The audits of transitions that haven't ended.
    private var running: [Weak<TransitionAudit>] = []

    /// Creates an auditor.
    ///
    /// - Parameter onFinding: A closure that's called for each finding. If `nil` (the default), findings are
    ///   only collected.
    public init(onFinding: (@MainActor (Finding) -> Void)? = nil) { self.onFinding = onFinding }

    /// Returns an auditor that writes each different finding once to the unified log, with the subsystem
    /// `TransitionKit`, or on Linux, to the standard error.
    public static func logging() -> TransitionAuditor { logging { Log.warn($0) } }

    /// Returns an auditor that passes the description of each different finding once to a closure.
    static func logging(_ write: @escaping @MainActor (String) -> Void) -> TransitionAuditor {
        var known: Set<Finding> = []
        return TransitionAuditor { finding in
            if known.insert(finding).inserted { write(finding.description) }
        }
    }

    static func makeDefault() -> TransitionAuditor? { Log.isDebugBuild ? logging() : nil }

    /// Returns an animation controller that behaves like another one and is audited.
    ///
    /// ```swift
    /// func animationController(
    ///     forDismissed dismissed: UIViewController
    /// ) -> (any UIViewControllerAnimatedTransitioning)? {
    ///     auditor.audited(FlipDismissal())
    /// }
    /// ```
    ///
    /// UIKit passes the returned object to the methods of your delegate that return interaction controllers.
    /// If these compare animation controllers, keep the returned object, and compare with that.
    ///
    /// You don't need this method with a ``TransitionDelegate``. Set its ``TransitionDelegate/auditor``
    /// instead.
    ///
    /// - Parameter animationController: The animation controller. It's retained, and receives a context that
    ///   forwards all calls.
    public func audited(
        _ animationController: any UIViewControllerAnimatedTransitioning
    ) -> any UIViewControllerAnimatedTransitioning {
        AuditedAnimationController(animationController, auditor: self)
    }

    func add(_ kind: Finding.Kind, by name: String, _ message: String) {
        let finding = Finding(kind: kind, typeName: name, message: message)
        findings.append(finding)
        onFinding?(finding)
    }

    /// Adds the audit of a transition that's beginning.
    ///
    /// - Returns: Whether the same animation controller is in another running transition.
    func begin(_ audit: TransitionAudit) -> Bool {
        running.removeAll { $0.object?.isRunning != true }
        defer { running.append(Weak(object: audit)) }
        guard let controller = audit.controller else { return false }
        return running.contains { $0.object?.controller === controller }
    }
}
