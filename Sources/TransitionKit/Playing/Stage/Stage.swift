import UIKit

/// Plays a choreography on the views of a transition.
///
/// The stage adds the incoming view, prepares both screens, animates the participants, and restores
/// everything that it changed. On its own, a transition is played by Core Animation; from the moment when
/// fingers hold it until its end, the stage shows the poses itself. It never changes a screen that the
/// context doesn't provide, except that it hides a view that the screen names while the view's picture moves.
@MainActor final class Stage: TransitionAnimation {
    /// The animator of what runs alongside, which exists after ``mount()``.
    private(set) var alongside: AlongsideAnimator?
    let duration: TimeInterval

    /// Whether fingers can take a screen off its path. If the choreography shows nothing whole behind the
    /// screen, they move the transition along its path instead.
    private(set) var dragsFreely: Bool
    /// The location of the finger that starts the transition, in fractions of the container.
    let touch: CGPoint?
    /// The animator. If fingers start the transition, the parts of a combined one are linear, so that the
    /// screens stay under the fingers.
    let source: any Animator
    /// Whether fingers, or an interaction controller of the app, move the transition from its start.
    let startsDriven: Bool
    let playback: Playback
    let context: any UIViewControllerContextTransitioning
    let views: TransitionViews
    /// What has changed for the participants. It's undone at the end, and when the container changes its
    /// size.
    let ledger = Ledger()
    /// What has changed for the entire transition.
    let setup = Ledger()
    let whenOver: @MainActor () -> Void

    var scene = TransitionScene(size: .zero)
    var elements = ElementViews()
    var choreography = Choreography(participants: [])
    /// The performers of the participants, in the order of the choreography.
    var performers: [Performer] = []
    var followers: [ElementFollower] = []
    /// An object that moves together with the screens.
    private(set) weak var companion: (any TransitionCompanion)?
    /// Whether the outgoing screen hasn't been on the screen yet.
    var isOutgoingNew = false
    var pictures = StagePictures()
    /// What the pictures showed when they were taken.
    var contentHashes: [TransitionSide: [Int?]] = [:]
    /// The number of frames so far in which the stage has looked for changes on the screens.
    var frames = 0
    /// The times at which pictures were last taken again, in seconds.
    var retake: (start: CFTimeInterval, end: CFTimeInterval) = (0, 0)
    /// The view in front of everything while pictures are taken. Setting `nil` removes it.
    var curtain: UIView? { didSet { oldValue?.removeFromSuperview() } }
    var safeAreas: [ScreenSafeArea] = []
    /// The driver that moves the participants, unless the transition takes no time.
    private(set) var poseDriver: PoseDriver?
    /// The corner radius for screens in the container. It's determined once, with a helper view.
    private(set) lazy var screenCornerRadius = views.container.screenCornerRadius
    /// Whether fingers take a screen off its path right from its position at rest.
    private(set) lazy var startsWithDrag = dragsFreely && touch != nil && scene.direction == .backward
    /// Whether the transition starts with a drag for which the animator leaves nothing behind the dragged
    /// screen. It's determined once, so that the screen stays on its path if the size changes.
    private lazy var putsAway = startsWithDrag && !choreography.suitsDragging(heldSide, in: scene)
    /// Whether a crossfade replaces the choreography.
    private let isReduced: Bool
    /// Whether the app hasn't turned animations off, or fingers hold the transition.
    private let playsAnimations: Bool
    /// Whether pictures still have to be taken.
    var isIncomplete = false
    /// The number of frames in which the container has had the size that the pictures are stretched to.
    var pictureAge: Int?
    /// The traits for which the colors are resolved.
    var traits = UITraitCollection()
    /// Whether the container has changed its size before all pictures were taken.
    var isOutdated = false
    /// Whether the stage plays from the beginning once all pictures have been taken.
    var playsWhenComplete = false
    /// The outcome of the transition.
    private var ending: Outcome?
    var isReleased: Bool { ending != nil }

    /// Creates a stage without changing any view.
    ///
    /// - Parameters:
    ///   - dragsFreely: Whether fingers can take a screen off its path.
    ///   - touch: The location of the finger that starts the transition, in fractions of the container.
    ///   - whenOver: A closure that's called when the animation has reached one of its ends on its own. It
    ///     retains the transition, and therefore the stage.
    init(
        _ source: any Animator,
        _ playback: Playback,
        _ context: any UIViewControllerContextTransitioning,
        startsDriven: Bool,
        dragsFreely: Bool,
        _ touch: CGPoint?,
        whenOver: @escaping @MainActor () -> Void
    ) {
        self.source = startsDriven ? source.withLinearParts : source
        self.startsDriven = startsDriven
        self.playback = playback
        self.context = context
        self.touch = touch
        self.whenOver = whenOver
        views = TransitionViews(context: context)
        isReduced = playback.reduces(source)
        // With Reduce Motion, a drag crossfades, like any other gesture.
        self.dragsFreely = dragsFreely && !isReduced
        duration = playback.duration(of: source)
        playsAnimations = UIView.areAnimationsEnabled || startsDriven
    }

    // MARK: TransitionAnimation

    /// Any call to the app can end the transition. In this case, everything done so far is undone.
    func mount() {
        installIncoming()
        if !isReleased { describe() }
        if !isReleased, isVisible {
            clipContainer()
            prepareParticipants()
        }
        if isReleased { return restore() }
        if takesTime { companion = context.companion }
        companion?.willMoveAlongside()
        if takesTime { poseDriver = PoseDriver(self) }
        keepSafeAreas()
    }

    /// Maintains the safe areas from now on, and after animations alongside, which can change them.
    private func keepSafeAreas() {
        guard !safeAreas.isEmpty else { return }
        for safeArea in safeAreas { safeArea.keep() }
        context.coordinator?.animate(
            alongsideTransition: { [weak self] _ in
                for safeArea in self?.safeAreas ?? [] { safeArea.keep() }
            },
            completion: nil
        )
    }

    /// Whether the transition is animated. A transition without a duration isn't visible unless a finger
    /// holds it.
    var takesTime: Bool { context.isAnimated && duration > 0 && playsAnimations }

    /// Whether the choreography can be seen.
    var isVisible: Bool { takesTime || startsDriven }

    func play() {
        guard let poseDriver else { return whenOver() }
        poseDriver.play()
        playsWhenComplete = isIncomplete
        if !isIncomplete { alongside?.play(from: 0) }
    }

    func makeDriver() -> any TransitionDriver {
        guard let poseDriver else { return InstantDriver { [self] in play() } }
        _ = poseDriver.hold()
        return poseDriver
    }

    func grab() -> (any TransitionDriver)? {
        playsWhenComplete = false
        return poseDriver
    }

    func finish(at outcome: Outcome) { poseDriver?.jump(to: outcome) }

    var animator: UIViewPropertyAnimator? { alongside }

    func requestAnimator() -> UIViewPropertyAnimator? {
        guard let poseDriver, let alongside, !isReleased else { return animator }
        alongside.vend(in: views.container, recordingIn: setup)
        if poseDriver.isPlaying {
            alongside.play(from: poseDriver.playedFraction)
        } else if poseDriver.isDriven {
            alongside.show(poseDriver.progress)
        }
        return alongside
    }

    /// The visible progress of the animation.
    var progress: CGFloat? { poseDriver?.progress }

    func frame(showing progress: CGFloat) {
        if let poseDriver, !poseDriver.isDriven {
            followAnimator()
            poseDriver.frame(at: CACurrentMediaTime())
            UIView.performWithoutAnimation { companion?.didMove(to: progress) }
        }
        refreshPictures()
        followChanges()
        for safeArea in safeAreas { safeArea.keep() }
        UIView.performWithoutAnimation {
            for performer in performers { performer.keepInPlace() }
            let isHeld = poseDriver?.timeLeft == nil
            for index in followers.indices { followers[index].follow(at: progress, isHeld: isHeld) }
            fadeViewsThatStay(at: progress)
        }
        layOut()
    }

    /// The visible progress while Core Animation plays the screens, and `nil` otherwise.
    var playedProgress: CGFloat? { poseDriver?.isPlaying == true ? progress : nil }

    /// Called when the animator has reached one of its ends. While the screens play, its end is only theirs
    /// if something has stopped it.
    func animatorHasEnded() {
        guard poseDriver?.isDriven != true else { return }
        if poseDriver?.isPlaying != true || alongside?.wasStopped == true { whenOver() }
    }

    /// Shows the progress of the animator that UIKit has received, as soon as UIKit moves it.
    func followAnimator() {
        guard let poseDriver, !poseDriver.isDriven, let alongside, alongside.isVended else { return }
        switch alongside.state {
        case .active where !poseDriver.isPlaying || !alongside.isPlaying:
            poseDriver.lead(to: max(alongside.shownProgress, 0))
        case .inactive where poseDriver.isLed:
            // Something else has stopped it for good.
            poseDriver.jump(to: context.transitionWasCancelled ? .cancelled : .completed)
        default: break
        }
    }

    func release(_ outcome: Outcome) {
        guard !isReleased else { return }
        ending = outcome
        poseDriver?.release(outcome)
        poseDriver = nil
        // UIKit doesn't allow a paused animator to be released.
        alongside?.end(at: outcome)
        UIView.performWithoutAnimation {
            companion?.moveAlongside(to: outcome.progress)
            companion?.didMove(to: outcome.progress)
        }
        (performers, followers, companion) = ([], [], nil)
        restore()
        for safeArea in safeAreas { safeArea.release() }
        safeAreas = []
    }

    func restore() {
        curtain = nil
        ledger.restore()
        setup.restore()
    }

    // MARK: Preparing

    /// Places the incoming view in its final position above the outgoing one, and lays it out.
    private func installIncoming() {
        guard let incoming = views.screen(.incoming) else { return }
        let (container, frame) = (views.container, views.restingFrame(.incoming))
        // Kept as views, because an index would also count layers that don't belong to subviews.
        let siblings = container.subviews.drop { $0 !== incoming }
        setup.onRestore { [weak self] in
            guard self?.ending == .cancelled, incoming.superview === container else { return }
            guard !siblings.isEmpty else { return incoming.removeFromSuperview() }
            guard let next = siblings.dropFirst().first(where: { $0.superview === container })
            else { return container.addSubview(incoming) }
            container.insertSubview(incoming, belowSubview: next)
        }
        UIView.performWithoutAnimation {
            // If a view already has its frame when it enters the window, it's laid out only once.
            if incoming.window == nil { incoming.moveToRest(in: frame) }
            if !isPresentation, let neighbor = views.screen(.outgoing)?.ancestor(inside: container) {
                container.insertSubview(incoming, aboveSubview: neighbor)
            } else if incoming.superview !== container {
                container.addSubview(incoming)
            }
            incoming.moveToRest(in: frame)
        }
        UIView.performOutsideAnimationBlock { incoming.updateAndLayOut() }
    }

    /// Keeps the screens within the part of the window that they cover. In other containers, UIKit or the app
    /// does this, or the container view fills the window.
    private func clipContainer() {
        guard [.currentContext, .overCurrentContext].contains(context.presentationStyle) else { return }
        setup.raise(\.clipsToBounds, of: views.container)
    }

    /// Requests the choreography when both screens are in their places.
    func describe() {
        elements = ElementViews(context, targets: source.targets, asShown: poseDriver == nil)
        withContainersTraits { makeChoreography() }
        elements.watch(choreography.participants)
        guard alongside == nil else { return }
        // UIKit is known to jump if it reverses an animator with custom control points.
        let timing = startsDriven ? .linear : choreography.timing
        alongside = AlongsideAnimator(of: self, timing: timing)
    }

    private func makeChoreography() {
        scene = makeScene()
        choreography = isReduced ? reduced : source.choreography(in: scene).adapted(to: scene)
        if putsAway { choreography = .puttingAway(in: scene).adapted(to: scene) }
        if poseDriver == nil, dragsFreely {
            dragsFreely = putsAway || choreography.suitsDragging(heldSide, in: scene)
        }
        if let poseDriver { choreography.timing = poseDriver.timing }
    }

    /// What plays instead of the animator's choreography.
    private var reduced: Choreography {
        (source as? any ReducedAnimator)?.reduced(in: scene) ?? scene.crossfade.adapted(to: scene)
    }

    /// Resolves colors as the container shows them, whoever has started the transition.
    func withContainersTraits(_ body: () -> Void) { views.container.traitCollection.performAsCurrent(body) }

    /// Finds the safe areas of the screens at rest, creates the performers, and shows the first poses.
    ///
    /// - Parameter old: Pictures to stretch. If it's `nil`, new ones are taken.
    func prepareParticipants(stretching old: StagePictures? = nil) {
        safeAreas = TransitionSide.allCases.compactMap { ScreenSafeArea(of: $0, in: context) }
        UIView.performWithoutAnimation {
            putInOrder()
            flattenScreens()
            if let old { pictures = StagePictures(of: self, stretching: old) } else { takePictures() }
            guard !isReleased else { return }
            withContainersTraits { makePerformers() }
            if !isIncomplete {
                raiseCurtain()
                contentHashes = pictures.contentHashes()
            }
        }
    }

    /// The first screen of the choreography that moves itself, rather than a picture.
    private var lowestScreen: UIView? {
        let sides = choreography.participants.lazy.compactMap { self.liveSide(of: $0) }
        return sides.compactMap { self.views.screen($0)?.ancestor(inside: self.views.container) }.first
    }

    private func makePerformers() {
        let order = SubviewOrder(lowestScreen: lowestScreen)
        let guides = choreography.participants.reduce(into: [TransitionElementID: TransitionSide]()) {
            if let id = $1.followedElement, let side = $1.screen { $0[id] = side }
        }
        for participant in choreography.distinctParticipants {
            guard let performer = performer(of: participant, in: order) else { continue }
            performer.show(participant.pose(at: 0))
            performers.append(performer)
            if let follower = follower(of: performer, guides: guides) { followers.append(follower) }
        }
        pictures.hideScreens()
        fadeViewsThatStay(at: progress ?? 0)
    }

    /// Moves the incoming view behind the outgoing one if the choreography requires it. A screen that no
    /// participant shows is there, too, rather than covering everything.
    private func putInOrder() {
        let sides = choreography.participants.lazy.compactMap { $0.screen }
        let isBehind = sides.first == .incoming && sides.contains(.outgoing) || !sides.contains(.incoming)
        // A screen that's presenting another one can be in the container of that presentation.
        guard isBehind, let view = views.screen(.incoming), view.superview === views.container,
            let neighbor = views.screen(.outgoing)?.ancestor(inside: views.container)
        else { return }
        if isPresentation {
            views.container.insertSubview(neighbor, aboveSubview: view)
        } else {
            views.container.insertSubview(view, belowSubview: neighbor)
        }
    }

    /// Whether the incoming screen is presented. It's in front of what its presentation controller has added,
    /// such as a dimming view.
    private var isPresentation: Bool {
        views.screen(.incoming).map { context.presentation?.presentedView === $0 } ?? false
    }

    // MARK: Requests from other objects

    /// Returns the distance that the screens travel along an axis, in points, or `nil` if it's short.
    func screenTravel(along axis: TransitionAxis) -> CGFloat? {
        isReduced ? nil : choreography.travel(along: axis, in: scene)
    }
}

extension UIView {
    /// Calls a closure whose changes aren't animated, even in an animation block of the app. Outside such a
    /// block, animations aren't turned off, because a transition that begins in the closure wouldn't play.
    static func performOutsideAnimationBlock(_ body: () -> Void) {
        if inheritedAnimationDuration > 0 { performWithoutAnimation(body) } else { body() }
    }

    /// Returns the view itself, or its ancestor that's a direct subview of a container.
    func ancestor(inside container: UIView) -> UIView? {
        superview === container ? self : superview?.ancestor(inside: container)
    }

    /// Moves the view to a frame, regardless of its transform and anchor. While there's a transform, `frame`
    /// has no useful meaning.
    func moveToRest(in frame: CGRect) {
        let anchor = layer.anchorPoint
        let middle = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if bounds.size != frame.size { bounds.size = frame.size }
        if center != middle { center = middle }
    }
}
