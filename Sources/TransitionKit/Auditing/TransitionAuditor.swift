import UIKit

/// Watches animation controllers, anybody's, and says in one line what one did wrong and how to mend it.
///
/// In a debug build a ``TransitionDelegate`` and a ``ContainerViewController`` have one that writes to the log. In a
/// test, use one of your own:
///
/// ```swift
/// let auditor = TransitionAuditor()
/// transition.auditor = auditor
/// navigationController.pushViewController(detail, animated: true)
/// ```
///
/// When the transition is over, the test expects ``findings`` to be empty.
///
/// For a delegate that you write yourself, return an animation controller that it watches; see ``audited(_:)``.
///
/// It only looks: it changes no view, asks an animation controller nothing that UIKit does not ask, and stops nothing.
///
/// ## Whose fault it is
///
/// An app changes views during a transition, too: in the callbacks of its screens, and in what it animates alongside.
/// So what is left behind counts only if the view was changed while the animation controller was called, in
/// `animateTransition(using:)` or `interruptibleAnimator(using:)`, or while its animator was started here. A view inside
/// a screen counts only if it was hidden then and had not been laid out.
///
/// That leaves two gaps. What an animation controller changes later, in a timer or in the completion of its animation,
/// is not found. And a screen that changes its own view's transform or alpha while the animation controller lays it
/// out is not told apart from the animation controller.
@MainActor public final class TransitionAuditor {
    /// What has been found, in the order in which it was.
    public private(set) var findings: [Finding] = []

    private let whenFound: (@MainActor (Finding) -> Void)?

    /// - Parameter whenFound: is called for each finding, when it is found. `nil` (the default) only collects them.
    public init(whenFound: (@MainActor (Finding) -> Void)? = nil) {
        self.whenFound = whenFound
    }

    /// One that writes each different finding to the log, once: to the unified log with the subsystem `TransitionKit`.
    public static func logging() -> TransitionAuditor {
        var known: Set<Finding> = []
        return TransitionAuditor { finding in
            if known.insert(finding).inserted { Log.warn(finding.description) }
        }
    }

    /// What transitions are watched by unless the app says otherwise.
    static func makeDefault() -> TransitionAuditor? { Log.isDebugBuild ? logging() : nil }

    /// An animation controller that does what another one does, and is watched.
    ///
    /// ```swift
    /// func animationController(
    ///     forDismissed dismissed: UIViewController
    /// ) -> (any UIViewControllerAnimatedTransitioning)? {
    ///     auditor.audited(FlipDismissal())
    /// }
    /// ```
    ///
    /// A ``TransitionDelegate`` needs none; set its ``TransitionDelegate/auditor``.
    ///
    /// - Parameter animationController: is retained. It gets a context that passes everything on.
    public func audited(
        _ animationController: any UIViewControllerAnimatedTransitioning
    ) -> any UIViewControllerAnimatedTransitioning {
        AuditedAnimationController(animationController, auditor: self)
    }

    func add(_ finding: Finding) {
        findings.append(finding)
        whenFound?(finding)
    }

    /// How many transitions have begun to be watched.
    var auditCount = 0
}
