/// The appearance state of a controller's view, and the callbacks of each step.
///
/// A transition is either *managed*, which means that a container or a presentation calls begin and end, or
/// *automatic*, which means that the view itself moved to or from a window and nobody began a transition.
@MainActor final class AppearanceMachine {
    enum Phase {
        case disappeared, appearing, appeared, disappearing
    }

    private unowned let controller: UIViewController
    private(set) var phase = Phase.disappeared
    private var isAnimated = false
    private var isManaged = false
    private var owesIsAppearing = false
    /// A Boolean value that indicates whether the view is being loaded for a step in which it appears. This
    /// step doesn't begin if another one is requested in `viewDidLoad()`.
    private var isLoadingToAppear = false
    /// A Boolean value that indicates whether the controller is a new child, and hasn't appeared since then.
    var isNewcomer = false
    /// A Boolean value that indicates whether the parent has announced that the controller will leave it.
    var isLeaver = false
    /// Whether the controller appears in the current step because it's a new child, or disappears because it
    /// leaves its parent.
    private(set) var isArriving = false
    private(set) var isDeparting = false
    /// The number of steps that have begun.
    private var step = 0
    /// The children that take part in the current step, and therefore end it with this controller.
    private var followers: [UIViewController] = []

    init(_ controller: UIViewController) {
        self.controller = controller
    }

    /// Begins a step. If a step in the same direction is running, it does nothing. A step in the opposite
    /// direction is reversed.
    func begin(appearing: Bool, animated: Bool, managed: Bool) {
        if !appearing { isLoadingToAppear = false }
        guard canBegin(appearing: appearing) else { return }
        if appearing {
            isLoadingToAppear = true
            controller.loadViewIfNeeded()
            guard isLoadingToAppear else { return }
            isLoadingToAppear = false
        }
        phase = appearing ? .appearing : .disappearing
        step += 1
        let current = step
        isAnimated = animated
        isManaged = managed
        owesIsAppearing = appearing
        isArriving = appearing && isNewcomer
        isDeparting = !appearing && isLeaver
        if appearing { isLeaver = false }
        if appearing {
            controller.prepareToAppear()
            // The app may have taken the controller away meanwhile.
            guard step == current, phase == .appearing else { return }
            controller.viewWillAppear(animated)
            if controller.viewIfLoaded?.window != nil { controller.view.setNeedsLayout() }
        } else {
            controller.viewWillDisappear(animated)
        }
        for child in controller.appearanceFollowers {
            // A callback of the controller or the previous child may have reversed this step, or ended it.
            guard step == current else { return }
            let hasEnded = phase == .appeared || phase == .disappeared
            // This comes before the call, because the child can end this very step.
            if !hasEnded { follow(child) }
            if appearing {
                child.beginToAppear(animated: animated)
            } else {
                child.beginAppearanceTransition(false, animated: animated)
            }
            if hasEnded { child.endAppearanceTransition() }
        }
    }

    func end() {
        let appeared = phase == .appearing
        guard appeared || phase == .disappearing else { return }
        let current = step
        if appeared {
            viewIsLaidOut()
            // This callback may have begun another step, which somebody else ends.
            guard step == current, phase == .appearing else { return }
        }
        if appeared { isNewcomer = false } else { isLeaver = false }
        phase = appeared ? .appeared : .disappeared
        isManaged = false
        // The callbacks can release the controller.
        let (controller, followers) = (controller, followers)
        self.followers = []
        if appeared {
            controller.viewDidAppear(isAnimated)
        } else {
            controller.viewDidDisappear(isAnimated)
        }
        // The callback may have begun another step. Children that take part in it end with that one.
        for child in followers where !self.followers.contains(where: { $0 === child }) {
            if appeared, controller.forwardsAppearance, child.appearance.hasLeftUnseen {
                child.beginAppearanceTransition(false, animated: false)
            }
            child.endAppearanceTransition()
        }
        if appeared, phase == .appeared { controller.finishAppearing() }
        if step == current { (isArriving, isDeparting) = (false, false) }
    }

    /// Notes that the superview has placed the view, which is about to lay out its content.
    func viewIsLaidOut() {
        guard owesIsAppearing, controller.viewIfLoaded?.window != nil else { return }
        owesIsAppearing = false
        controller.viewIsAppearing(isAnimated)
    }

    func viewWillMove(toWindow isComing: Bool) {
        guard !isManaged, canBegin(appearing: isComing) else { return }
        guard let parent = controller.parent else {
            begin(appearing: isComing, animated: false, managed: false)
            return
        }
        guard parent.forwardsAppearance else { return }
        let parentPhase = parent.appearance.phase
        let isParentMoving = parentPhase == .appearing || parentPhase == .disappearing
        // The child appears with its parent.
        if isComing && (parentPhase == .disappeared || parentPhase == .disappearing) { return }
        // This comes before the callbacks, because they can end the parent's step.
        if isParentMoving { parent.appearance.follow(controller) }
        begin(
            appearing: isComing,
            animated: isParentMoving && parent.appearance.isAnimated,
            managed: isParentMoving
        )
    }

    func viewDidMove(toWindow isComing: Bool) {
        if phase == .appearing, isComing { controller.view.setNeedsLayout() }
        if !isComing, isLeavingAppearingParent {
            begin(appearing: false, animated: false, managed: false)
        }
        guard !isManaged else { return }
        if phase == .appearing, isComing {
            // The view counts as shown when the change that added it has reached the screen.
            RunLoopQueue.main.afterCommit { [weak controller = self.controller] in
                guard let controller, controller.appearance.phase == .appearing,
                    !controller.appearance.isManaged
                else { return }
                controller.appearance.end()
            }
        } else if phase == .disappearing, !isComing {
            end()
        }
    }

    /// Whether the view was removed from that of a parent that's appearing. Nobody else ends this step.
    private var isLeavingAppearingParent: Bool {
        guard isManaged, phase == .appearing, let parent = controller.parent else { return false }
        return parent.forwardsAppearance && parent.appearance.phase == .appearing
            && parent.viewIfLoaded?.window != nil
    }

    /// Whether the controller was removed from its parent while it appeared, before its view was in a window.
    /// The view hasn't noticed that it has left.
    private var hasLeftUnseen: Bool {
        phase == .appearing && controller.parent == nil && controller.viewIfLoaded?.window == nil
    }

    private func canBegin(appearing: Bool) -> Bool {
        switch phase {
        case .disappeared: appearing
        case .disappearing: appearing
        case .appeared, .appearing: !appearing
        }
    }

    /// A Boolean value that indicates whether children have been notified that they appear, but not yet that
    /// they have appeared.
    var canBeJoined: Bool { phase == .appearing && !followers.isEmpty }

    /// Includes a child that replaces another one without animation, after the children have already been
    /// notified that they appear.
    func join(_ child: UIViewController) {
        guard canBeJoined else { return }
        follow(child)
        child.beginToAppear(animated: isAnimated)
    }

    private func follow(_ child: UIViewController) {
        if !followers.contains(where: { $0 === child }) { followers.append(child) }
    }
}
