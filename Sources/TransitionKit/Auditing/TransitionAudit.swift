import UIKit

/// The audit of one transition. It examines the views during calls to the animation controller, and at the
/// end.
@MainActor final class TransitionAudit {
    typealias Kind = TransitionAuditor.Finding.Kind

    private let auditor: TransitionAuditor
    private let name: String
    /// The animation controller, unless it can be in several transitions.
    private(set) weak var controller: (any UIViewControllerAnimatedTransitioning)?
    /// The transition, if it calls the audit for each frame. Otherwise, the audit follows frames itself.
    private weak var transition: Transition?
    /// Whether an animation controller of the app moves the views. Otherwise, TransitionKit moves them and
    /// puts them back, and whatever else changes is the app's own doing, such as in a layout callback.
    private let isThirdParty: Bool
    /// The number of this audit among those of its auditor, from 1.
    private let number: Int
    private(set) weak var context: (any UIViewControllerContextTransitioning)?
    private weak var container: UIView?
    /// The view of a presenting screen that TransitionKit itself moves along.
    private weak var moved: UIView?
    private var containerSize = CGSize.zero

    private var watchedViews: [WatchedView] = []
    private var incomingWasInside = false
    /// The state of the incoming view after the last call to the animation controller that has changed it.
    /// Other code can move the view, or change where it belongs, at any time.
    private var placed: Placed?
    private var placeBefore: Placed?
    /// Whether the final frame has changed during a call, when it may have been read already.
    private var hasFinalFrameChanged = false

    private struct Placed: Equatable {
        let isInside: Bool
        let frame: CGRect
        let finalFrame: CGRect
    }
    private var surroundings: SurroundingViews?
    /// The number of nested calls to the animation controller in progress.
    private var depth = 0

    private var reported: Set<Kind> = []
    private var vended: (any UIViewImplicitlyAnimating)?
    /// Whether the transition was canceled when the animation controller completed it.
    private var ignoresCancellation = false
    private var completionCount = 0
    private var isOver = false
    private var watchdog: Watchdog?

    /// Creates the audit of a transition that's beginning.
    ///
    /// - Parameters:
    ///   - source: The animator or the animation controller of the transition.
    ///   - transition: The transition, if it calls the audit for each frame.
    init(
        by auditor: TransitionAuditor,
        of source: AnimationSource,
        in context: any UIViewControllerContextTransitioning,
        transition: Transition? = nil
    ) {
        self.auditor = auditor
        name = source.name
        let controller = source.thirdParty
        self.controller = controller
        self.transition = transition
        isThirdParty =
            controller != nil
            && !(controller is TransitionAnimationController || controller is LayoutAnimation)
        self.context = context
        auditor.auditCount += 1
        number = auditor.auditCount
        if auditor.begin(self) {
            report(
                .sharedAnimationController,
                "is in two running transitions; create one for each transition, or a TransitionDelegate for each "
                    + "controller"
            )
        }
    }

    /// Whether the transition hasn't ended.
    var isRunning: Bool { !isOver && context != nil }

    // MARK: During the transition

    func willCall() {
        guard !isOver, let context else { return }
        if watchdog == nil { begin(in: context) }
        if depth == 0, isThirdParty, let container {
            let known = watchedViews.compactMap(\.view) + [moved].compactMap { $0 }
            surroundings = SurroundingViews(of: container, without: known)
            for watched in watchedViews { watched.willCall() }
            placeBefore = place
        }
        depth += 1
    }

    func didCall() {
        guard depth > 0 else { return }
        depth -= 1
        if depth == 0 { noteChanges() }
    }

    private func begin(in context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        self.container = container
        moved = context.companion?.movedView
        containerSize = container.bounds.size
        let duration =
            transition.map { $0.animation?.duration ?? 0 } ?? controller?.transitionDuration(using: context)
        watchdog = Watchdog(
            of: context,
            duration: duration ?? 0,
            speed: { [weak self] in self?.transition?.completionSpeed ?? 1 },
            animator: { [weak self] in self?.transition?.requestAnimator() ?? self?.vended },
            ticks: transition == nil,
            whenLate: { [weak self] in self?.noteLate() }
        )
        incomingWasInside = context.view(forKey: .to)?.isDescendant(of: container) == true
        guard isThirdParty else { return }
        watchedViews = [WatchedView(container)]
        for side in TransitionSide.allCases {
            if let view = context.view(forKey: side.viewKey) {
                watchedViews.append(WatchedView(view, side))
            } else if let view = context.viewController(forKey: side.controllerKey)?.viewIfLoaded,
                view !== moved
            {
                watchedViews.append(WatchedView(view, side, isHandedOut: false))
            }
        }
    }

    private func noteChanges() {
        guard !isOver, let container else { return }
        let screens = watchedViews.compactMap(\.view)
        for watched in watchedViews {
            watched.noteChanges(in: container) { view in
                view is TouchBlocker || screens.contains { $0 === view }
            }
            guard let side = watched.side else { continue }
            if !watched.isHandedOut, watched.isTouched {
                report(
                    .touchedOtherScreen,
                    "changed the view of the \(side) view controller, which is not handed out; "
                        + "move only what view(forKey:) returns"
                )
            } else if watched.isHandedOut, watched.hasLeft {
                report(
                    .touchedOutsideContainer,
                    "put \(watched.name) outside the container view; add it to containerView"
                )
            }
        }
        if let touched = surroundings?.touched {
            report(
                .touchedOutsideContainer,
                "changed a \(type(of: touched)) outside the container view; "
                    + "animate it alongside the transition's coordinator"
            )
        }
        surroundings = nil
        let now = place
        if let before = placeBefore, before.finalFrame != now?.finalFrame { hasFinalFrameChanged = true }
        if placed == nil || now != placeBefore { placed = now }
        placeBefore = now
    }

    /// The current place of the incoming view.
    private var place: Placed? {
        guard let context, let container, let view = context.view(forKey: .to),
            let controller = context.viewController(forKey: .to)
        else { return nil }
        let (frame, finalFrame) = (view.restingFrame(in: container), context.finalFrame(for: controller))
        return Placed(isInside: view.isDescendant(of: container), frame: frame, finalFrame: finalFrame)
    }

    func noteVended(_ animator: (any UIViewImplicitlyAnimating)?) {
        guard !isOver, let animator else { return }
        if let vended, vended !== animator {
            report(
                .vendedSeveralAnimators,
                "returned different objects from interruptibleAnimator(using:) for one transition; "
                    + "keep the first one until the transition ends"
            )
        }
        if vended == nil { vended = animator }
    }

    func frame(at time: CFTimeInterval) { watchdog?.frame(at: time) }

    func noteLate() {
        guard completionCount == 0, !isOver else { return }
        report(
            .neverCompleted,
            "has not called completeTransition(_:) long after its duration; "
                + "call it once, also when the animation is interrupted or has nothing to do"
        )
    }

    // MARK: At the end

    func recordCompletion(_ didComplete: Bool) {
        completionCount += 1
        if completionCount > 1 {
            report(
                .completedTwice,
                "called completeTransition(_:) more than once; call it when the last of the animations has ended"
            )
        } else if !isOver {
            // The animation controller has completed the transition during a call to it.
            if depth > 0 { noteChanges() }
            ignoresCancellation = didComplete && context?.transitionWasCancelled == true
        }
    }

    /// Called when the transition is over and the animation controller has restored the views. If something
    /// else has ended the transition, the animation controller isn't to blame for anything.
    func end(_ outcome: Outcome) {
        guard !isOver else { return }
        if completionCount > 0, context != nil, container != nil {
            checkIncoming(outcome)
            checkLeftovers()
        }
        isOver = true
        (vended, surroundings, watchdog) = (nil, nil, nil)
    }

    private func checkIncoming(_ outcome: Outcome) {
        guard let container, let view = context?.view(forKey: .to),
            !reported.contains(.touchedOutsideContainer)
        else { return }
        if ignoresCancellation {
            return report(
                .ignoredCancellation,
                "completed a canceled transition; call completeTransition(!context.transitionWasCancelled)"
            )
        }
        let isInside = view.isDescendant(of: container)
        // If other code has removed, added, or moved it, the animation controller isn't to blame.
        guard placed?.isInside == isInside else { return }
        guard outcome == .completed else {
            guard isInside, !incomingWasInside else { return }
            return report(
                .ignoredCancellation,
                "left the incoming view in the container view after a canceled transition; remove it"
            )
        }
        guard isInside else {
            return report(
                .incomingViewMissing,
                "did not add the incoming view; add view(forKey: .to) to containerView"
            )
        }
        checkPlace(of: view)
    }

    /// Checks that the incoming view has its final frame. A final frame isn't checked if it's empty, if it
    /// changed during a call, or if it's for another size of the container. Neither is a view whose anchor
    /// point has changed, or that its own presentation places elsewhere.
    private func checkPlace(of view: UIView) {
        guard isThirdParty, !hasFinalFrameChanged, let context, let container,
            let controller = context.viewController(forKey: .to), container.bounds.size == containerSize,
            let finalFrame = context.finalFrame(for: controller).usable, !finalFrame.isEmpty,
            context.restingFrame(for: .incoming) == finalFrame,
            watchedViews.first(where: { $0.view === view })?.leftProperties.contains("anchorPoint") != true,
            view.superview === container, placed == place
        else { return }
        let frame = view.restingFrame(in: container)
        guard !frame.isNearly(finalFrame) else { return }
        report(
            .incomingViewMisplaced,
            "left the incoming view at \(frame.inWords), not at its final frame \(finalFrame.inWords); "
                + "set its frame to finalFrame(for:)"
        )
    }

    private func checkLeftovers() {
        for watched in watchedViews where watched.isHandedOut {
            let properties = watched.leftProperties
            if !properties.isEmpty {
                let list = properties.joined(separator: " and ")
                report(.leftBehind, "left the \(list) of \(watched.name) changed; \(Self.putBack)")
            }
            if let helper = watched.leftHelper {
                report(
                    .leftBehind,
                    "left a \(type(of: helper)) in \(watched.name); remove it, \(Self.before)"
                )
            }
        }
        for watched in watchedViews {
            guard let hidden = watched.leftHidden else { continue }
            report(.leftBehind, "left a \(type(of: hidden)) in \(watched.name) hidden; \(Self.putBack)")
        }
        checkAnimations()
    }

    private static let before = "before completeTransition(_:) and also after a cancellation"
    private static let putBack = "put it back " + before

    /// Checks for remaining animations. Those that have just ended disappear in the next turn of the main
    /// queue.
    private func checkAnimations() {
        let left = watchedViews.map { ($0, $0.leftAnimations) }.filter { !$0.1.isEmpty }
        guard !left.isEmpty else { return }
        MainQueue.later { [self] in
            // Another transition may be animating the same views by now.
            guard auditor.auditCount == number else { return }
            for (watched, before) in left where watched.view?.window != nil {
                guard let key = watched.leftAnimations.intersection(before).min() else { continue }
                report(
                    .leftBehind,
                    "left the animation “\(key)” on \(watched.name); remove it, \(Self.before)"
                )
            }
        }
    }

    func report(_ kind: Kind, _ message: String) {
        // One transition can leave several things behind.
        guard kind == .leftBehind || !reported.contains(kind) else { return }
        reported.insert(kind)
        auditor.add(kind, by: name, message)
    }
}

extension CGRect {
    fileprivate func isNearly(_ other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
            .allSatisfy { abs($0) <= 0.5 }
    }

    /// The numbers of the rectangle, short enough for a line.
    fileprivate var inWords: String {
        "(" + [minX, minY, width, height].map { "\(($0 * 10).rounded() / 10)" }.joined(separator: ", ") + ")"
    }
}
