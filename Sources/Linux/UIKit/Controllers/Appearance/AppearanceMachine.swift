/// Where a controller's view stands between gone and shown, and the callbacks that belong to each step.
///
/// A transition is either *managed* (a container or a presentation calls begin and end) or *automatic* (the view
/// itself moved into or out of a window and nobody had begun anything).
@MainActor final class AppearanceMachine {
    enum Phase {
        case disappeared, appearing, appeared, disappearing
    }

    private unowned let controller: UIViewController
    private(set) var phase = Phase.disappeared
    private var isAnimated = false
    private var isManaged = false
    private var owesIsAppearing = false
    /// The children that took part in the running step, and so end it with this controller.
    private var followers: [UIViewController] = []

    init(_ controller: UIViewController) {
        self.controller = controller
    }

    /// Begins a step. One in the direction already taken is ignored, one in the other turns round.
    func begin(appearing: Bool, animated: Bool, managed: Bool) {
        guard canBegin(appearing: appearing) else { return }
        phase = appearing ? .appearing : .disappearing
        isAnimated = animated
        isManaged = managed
        owesIsAppearing = appearing
        if appearing {
            controller.loadViewIfNeeded()
            controller.prepareToAppear()
            controller.viewWillAppear(animated)
            if controller.viewIfLoaded?.window != nil { controller.view.setNeedsLayout() }
        } else {
            controller.viewWillDisappear(animated)
        }
        for child in controller.appearanceFollowers {
            // Before it is told, since it may bring this very step to its end.
            follow(child)
            child.beginAppearanceTransition(appearing, animated: animated)
        }
    }

    func end() {
        let appeared = phase == .appearing
        guard appeared || phase == .disappearing else { return }
        if appeared { viewIsLaidOut() }
        phase = appeared ? .appeared : .disappeared
        isManaged = false
        let followers = followers
        self.followers = []
        if appeared {
            controller.viewDidAppear(isAnimated)
        } else {
            controller.viewDidDisappear(isAnimated)
        }
        for child in followers { child.endAppearanceTransition() }
    }

    /// The superview has placed the view, the view is about to lay out its content.
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
        // It comes with its parent, when that comes.
        if isComing && (parentPhase == .disappeared || parentPhase == .disappearing) { return }
        begin(
            appearing: isComing,
            animated: isParentMoving && parent.appearance.isAnimated,
            managed: isParentMoving
        )
        if isParentMoving { parent.appearance.follow(controller) }
    }

    func viewDidMove(toWindow isComing: Bool) {
        if phase == .appearing, isComing { controller.view.setNeedsLayout() }
        guard !isManaged else { return }
        if phase == .appearing, isComing {
            // The view counts as shown once the change that brought it has reached the screen.
            RunLoopQueue.main.afterCommit { [weak controller = self.controller] in
                guard let machine = controller?.appearance, machine.phase == .appearing, !machine.isManaged
                else { return }
                machine.end()
            }
        } else if phase == .disappearing, !isComing {
            end()
        }
    }

    private func canBegin(appearing: Bool) -> Bool {
        switch phase {
        case .disappeared: appearing
        case .disappearing: appearing
        case .appeared, .appearing: !appearing
        }
    }

    /// A child that takes another's place unseen, after the children have been told that they appear, does too.
    func join(_ child: UIViewController) {
        guard phase == .appearing, !followers.isEmpty else { return }
        follow(child)
        child.beginAppearanceTransition(true, animated: isAnimated)
    }

    private func follow(_ child: UIViewController) {
        if !followers.contains(where: { $0 === child }) { followers.append(child) }
    }
}
