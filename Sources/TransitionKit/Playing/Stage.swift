import UIKit

/// Plays a choreography on the views of a transition.
///
/// The stage adds the incoming view, prepares both screens, animates the participants, and restores everything
/// that it changed. On its own, a transition is played by Core Animation; from the moment when fingers hold it
/// until its end, the stage shows the poses itself. It never changes a screen that the context doesn't
/// provide, except that it hides a view that the screen names while the view's picture moves.
@MainActor final class Stage: TransitionAnimation {
    /// The animator of what runs alongside, which exists after ``mount()``.
    private(set) var alongside: AlongsideAnimator?
    let duration: TimeInterval

    /// A Boolean value that indicates whether fingers can take a screen off its path.
    let isFree: Bool
    private let source: any Animator
    private let playback: Playback
    let context: any UIViewControllerContextTransitioning
    let cast: any Cast
    let ledger = Ledger()
    let whenOver: @MainActor () -> Void

    var choreography = Choreography([])
    var parts: [Part] = []
    private var followers: [Follower] = []
    /// An object that moves together with the screens.
    private(set) weak var companion: (any TransitionCompanion)?
    var pictures = StagePictures()
    private var curtain: Curtain?
    private(set) var safeAreas: [ScreenSafeArea] = []
    /// The driver that moves the participants, unless the transition takes no time.
    private(set) var poses: PoseDriver?
    /// A Boolean value that indicates whether a crossfade replaces the choreography.
    private let isReduced: Bool
    /// A Boolean value that indicates whether pictures still have to be taken.
    private var isIncomplete = false
    /// A Boolean value that indicates whether the stage plays from the beginning once all pictures have been taken.
    private var playsWhenComplete = false
    /// The outcome of the transition.
    private var ending: Outcome?
    private var isReleased: Bool { ending != nil }

    /// A participant and its performer.
    final class Part {
        let performer: any Performing
        let participant: Participant

        init(performer: any Performing, participant: Participant) {
            (self.performer, self.participant) = (performer, participant)
        }
    }

    /// Creates a stage without changing any view.
    ///
    /// - Parameters:
    ///   - isFree: Whether fingers can take a screen off its path.
    ///   - whenOver: A closure that's called when the animation has reached one of its ends on its own. It
    ///     retains the transition, and therefore the stage.
    init(
        _ source: any Animator,
        _ playback: Playback,
        _ context: any UIViewControllerContextTransitioning,
        isFree: Bool = false,
        whenOver: @escaping @MainActor () -> Void
    ) {
        self.source = source
        self.playback = playback
        self.context = context
        self.isFree = isFree
        self.whenOver = whenOver
        cast = ContextCast(context: context)
        isReduced = playback.reduces(source)
        duration = playback.duration(of: source)
    }

    // MARK: TransitionAnimation

    /// Any call to the app can end the transition. In this case, everything done so far is undone.
    func mount() {
        installIncoming()
        if !isReleased { describe() }
        if !isReleased, isVisible {
            clipContainer()
            safeAreas = TransitionSide.allCases.compactMap { ScreenSafeArea(of: $0, in: context) }
            castParts()
        }
        if isReleased { return ledger.restore() }
        if takesTime { companion = context.companion }
        companion?.willGoAlong()
        if takesTime { poses = makePoses() }
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

    /// A Boolean value that indicates whether the transition is animated. A transition without a duration isn't
    /// visible unless a finger holds it.
    var takesTime: Bool { context.isAnimated && duration > 0 }

    /// A Boolean value that indicates whether the choreography can be seen.
    var isVisible: Bool { takesTime || context.isInteractive }

    func play() {
        guard !isReleased else { return }
        guard let poses else { return whenOver() }
        poses.play()
        playsWhenComplete = isIncomplete
        if !isIncomplete { alongside?.play(from: 0) }
    }

    func makeDriver() -> any TransitionDriver {
        guard let poses else { return InstantDriver { [self] in play() } }
        _ = poses.hold()
        return poses
    }

    func grab() -> (any TransitionDriver)? {
        playsWhenComplete = false
        return poses
    }

    func jump(to outcome: Outcome) { finish(at: outcome) }

    func finish(at outcome: Outcome) { poses?.jump(to: outcome) }

    var animator: UIViewPropertyAnimator? { alongside?.animator }

    func requestAnimator() -> UIViewPropertyAnimator? {
        guard let poses, let alongside, !isReleased else { return animator }
        alongside.vend(in: cast.container, noting: ledger)
        if poses.isPlaying {
            alongside.play(from: poses.playedFraction)
        } else if poses.isDriven {
            alongside.show(poses.progress)
        }
        return alongside.animator
    }

    /// The visible progress of the animation.
    var progress: CGFloat? { poses?.progress }

    func frame(at motion: CGFloat) {
        if let poses, !poses.isDriven {
            followAnimator()
            poses.frame(at: CACurrentMediaTime())
        }
        for safeArea in safeAreas { safeArea.keep() }
        guard !followers.isEmpty else { return }
        UIView.performWithoutAnimation {
            for follower in followers { follower.follow(at: motion) }
        }
    }

    /// Shows the progress of the animator that UIKit has received, as soon as UIKit moves it.
    private func followAnimator() {
        guard let poses, let alongside, alongside.isVended else { return }
        switch alongside.animator.state {
        case .active where !poses.isPlaying || !alongside.isPlaying: poses.lead(to: alongside.progress)
        case .inactive where poses.isLed:
            // Something else has stopped it for good.
            poses.jump(to: context.transitionWasCancelled ? .cancelled : .completed)
        default: break
        }
    }

    func release(_ outcome: Outcome) {
        guard !isReleased else { return }
        ending = outcome
        poses?.release(outcome)
        poses = nil
        alongside?.finish(at: outcome)
        if let companion { UIView.performWithoutAnimation { companion.goAlong(to: outcome.progress) } }
        parts = []
        followers = []
        companion = nil
        ledger.restore()
        for safeArea in safeAreas { safeArea.release() }
        safeAreas = []
    }

    // MARK: Preparing

    /// Places the incoming view in its final position above the outgoing one, and lays it out.
    private func installIncoming() {
        guard let incoming = cast.screen(.incoming) else { return }
        let (container, frame) = (cast.container, cast.restingFrame(.incoming))
        if incoming.superview !== container {
            ledger.onRestore { [weak self] in
                guard self?.ending == .cancelled, incoming.superview === container else { return }
                incoming.removeFromSuperview()
            }
        }
        UIView.performWithoutAnimation {
            // If a view already has its frame when it enters the window, it's laid out only once.
            if incoming.window == nil { incoming.place(in: frame) }
            if let neighbor = cast.screen(.outgoing)?.ancestor(inside: container) {
                container.insertSubview(incoming, aboveSubview: neighbor)
            } else if incoming.superview !== container {
                container.addSubview(incoming)
            }
            incoming.place(in: frame)
            incoming.updateAndLayOut()
        }
    }

    /// Keeps the screens within the part of the window that they cover. In other containers, UIKit or the app does
    /// this, or the container view fills the window.
    private func clipContainer() {
        guard [.currentContext, .overCurrentContext].contains(context.presentationStyle) else { return }
        ledger.set(\.clipsToBounds, of: cast.container, to: true)
    }

    /// Requests the choreography when both screens are in their places.
    private func describe() {
        elements = ElementViews(context, targets: source.targets)
        scene = TransitionScene(context, direction: playback.direction, elements: elements)
        choreography =
            isReduced ? scene.crossfade : source.choreography(in: scene).adaptedToMissingScreen(in: scene)
        // UIKit is known to jump if it reverses an animator with custom control points.
        let timing = context.isInteractive ? .linear : choreography.timing
        alongside = AlongsideAnimator(duration: duration, timing: timing) { [weak self] in
            guard let poses = self?.poses, poses.isPlaying else { return nil }
            return poses.progress
        } whenMoved: { [weak self] in
            if let self, poses?.isDriven == false { followAnimator() }
        } whenOver: { [weak self] in
            if let self, poses?.isDriven != true { whenOver() }
        }
    }

    var elements = ElementViews()
    var scene = TransitionScene(size: .zero)

    /// Creates the performers, and shows the first poses.
    private func castParts() {
        UIView.performWithoutAnimation {
            putInOrder()
            takePictures()
            guard !isReleased else { return }
            // The colors of shades and shadows are those of the container, whoever has started the transition.
            cast.container.traitCollection.performAsCurrent { castParticipants() }
            if !isIncomplete { raiseCurtain() }
        }
    }

    private func castParticipants() {
        let pile = Pile()
        for participant in choreography.participants {
            guard let performer = performer(of: participant, on: pile) else { continue }
            performer.show(participant.pose(at: 0))
            parts.append(Part(performer: performer, participant: participant))
            if let follower = follower(of: participant, performer) { followers.append(follower) }
        }
    }

    /// Moves the incoming view behind the outgoing one if the choreography requires it. A screen that no
    /// participant shows is there, too, rather than covering everything.
    private func putInOrder() {
        let sides = choreography.participants.lazy.compactMap { $0.screen }
        let isBehind = sides.first == .incoming && sides.contains(.outgoing) || !sides.contains(.incoming)
        guard isBehind, let view = cast.screen(.incoming),
            let neighbor = cast.screen(.outgoing)?.ancestor(inside: cast.container)
        else { return }
        cast.container.insertSubview(view, belowSubview: neighbor)
    }

    // MARK: Pictures

    /// Takes the pictures. If they require screen updates, a curtain covers them.
    ///
    /// During a commit, there are no updates to wait for. A drawing already shows the content, but a snapshot
    /// shows it only at the end of the turn. If a transition starts during a commit, these pictures are taken
    /// in the next turn.
    private func takePictures() {
        pictures = StagePictures(for: choreography.participants, cast, elements)
        pictures.takeScreens()
        let needUpdates = pictures.needUpdates
        if needUpdates { lowerCurtain() }
        pictures.takeElements(noting: ledger)
        guard needUpdates else { return }
        isIncomplete = context.startsInLayout
        if isIncomplete {
            MainQueue.later { [weak self] in self?.complete() }
        } else {
            pictures.takeOthers(noting: ledger) { !isReleased }
        }
    }

    /// Takes the remaining pictures.
    private func complete() {
        guard !isReleased else { return }
        UIView.performWithoutAnimation {
            pictures.takeOthers(noting: ledger) { !isReleased }
            isIncomplete = false
            if isReleased { ledger.restore() } else { raiseCurtain() }
        }
        guard !isReleased, playsWhenComplete else { return }
        // Nothing has been visible so far.
        poses?.restart()
        alongside?.play(from: 0)
    }

    private func lowerCurtain() {
        let curtain = Curtain(in: cast.container, pictureOfOutgoing)
        ledger.onRestore { curtain?.removeFromContainer() }
        self.curtain = curtain
    }

    /// A picture of the outgoing screen, if only this screen is visible in the container.
    private var pictureOfOutgoing: UIView? {
        guard let screen = cast.screen(.outgoing), screen.fills(cast.container) else { return nil }
        if let picture = pictures[.outgoing], picture.isTaken { return picture.cut(Pose.Clip.wholeScreen) }
        let picture = screen.snapshotView(afterScreenUpdates: false)
        picture?.frame = screen.frame
        return picture
    }

    /// Reveals the first poses. The perspective is added only now, because it would move the curtain.
    private func raiseCurtain() {
        if let matrix = choreography.sublayerTransform(in: cast.container.bounds.size) {
            ledger.set(\.layer.sublayerTransform, of: cast.container, to: matrix)
        }
        curtain?.removeFromContainer()
        curtain = nil
    }

    // MARK: Requests from other objects

    /// Returns the distance that the screens travel along an axis, in points, without considering slices.
    /// Returns `nil` if it's less than half the container.
    func screenTravel(along axis: TransitionAxis) -> CGFloat? {
        guard !isReduced else { return nil }
        let ways = choreography.participants.filter { $0.screen != nil && $0.slice == nil }.map {
            participant -> CGFloat in
            let (start, end) = (participant.pose(at: 0), participant.pose(at: 1))
            return abs(axis == .horizontal ? end.x - start.x : end.y - start.y)
        }
        let size = cast.container.bounds.size
        let extent = axis == .horizontal ? size.width : size.height
        guard let longest = ways.max(), longest.isFinite, longest >= extent / 2, longest > 0 else {
            return nil
        }
        return longest
    }
}

extension Choreography {
    /// Returns the matrix that adds perspective to the participants.
    fileprivate func sublayerTransform(in size: CGSize) -> CATransform3D? {
        guard let eyeDistance = playableEyeDistance else { return nil }
        var matrix = CATransform3DIdentity
        matrix.m34 = -1 / eyeDistance
        // About the center of the container, as in Core Animation.
        let (x, y) = (
            (vanishingPoint.x.finite(or: 0.5) - 0.5) * size.width,
            (vanishingPoint.y.finite(or: 0.5) - 0.5) * size.height
        )
        guard x != 0 || y != 0 else { return matrix }
        matrix = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), matrix)
        return CATransform3DConcat(matrix, CATransform3DMakeTranslation(x, y, 0))
    }
}

extension UIView {
    /// Returns the view itself, or its ancestor that's a direct subview of a container.
    fileprivate func ancestor(inside container: UIView) -> UIView? {
        superview === container ? self : superview?.ancestor(inside: container)
    }

    /// Moves the view to a frame, regardless of its transform and anchor. While there's a transform, `frame`
    /// has no useful meaning.
    fileprivate func place(in frame: CGRect) {
        let anchor = layer.anchorPoint
        let middle = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if bounds.size != frame.size { bounds.size = frame.size }
        if center != middle { center = middle }
    }
}
