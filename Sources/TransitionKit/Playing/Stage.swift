import UIKit

/// Plays a choreography on the views of a transition.
///
/// The stage adds the incoming view, prepares both screens, animates the participants with a single property
/// animator, and restores everything that it changed. It never changes a screen that the context doesn't
/// provide, except that it hides a view that the screen names while the view's picture moves.
@MainActor final class Stage: TransitionAnimation {
    /// The animator, which exists after ``mount()``.
    private(set) var animator: UIViewPropertyAnimator?
    let duration: TimeInterval

    /// A Boolean value that indicates whether the stage shows the poses itself, so that fingers can take a
    /// screen off its path.
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
    private var safeAreas: [ScreenSafeArea] = []
    /// The driver that shows the poses, if the stage shows them itself.
    var poses: PoseDriver?
    /// The timing of the keyframes or of a linear animation, or `nil` if UIKit applies the timing.
    var bakedTiming: TimingCurve?
    /// A Boolean value that indicates whether pictures still have to be taken.
    private var isIncomplete = false
    /// A Boolean value that indicates whether the stage plays once all pictures have been taken.
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
        addAnimations()
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
        guard let animator, takesTime else { return whenOver() }
        if let poses {
            if isIncomplete { playsWhenComplete = true } else { poses.play() }
            return
        }
        guard isIncomplete else { return animator.startAnimation() }
        // The animator becomes active, so that it can be finished.
        animator.pauseAnimation()
        playsWhenComplete = true
    }

    func makeDriver() -> any TransitionDriver {
        guard let animator, takesTime else { return InstantDriver { [self] in play() } }
        if let poses { return poses }
        return AnimatorDriver(holding: animator)
    }

    func grab() -> (any TransitionDriver)? {
        playsWhenComplete = false
        if let poses { return poses }
        guard let animator else { return nil }
        let timing = bakedTiming == .linear ? nil : bakedTiming
        let pace = timing.flatMap { Pace($0, duration: duration, at: animator.fractionComplete) }
        let driver = AnimatorDriver(grabbing: animator, pace: pace)
        // From now on, the progress is linear.
        if driver != nil, pace != nil { bakedTiming = nil }
        return driver
    }

    func jump(to outcome: Outcome) { finish(at: outcome) }

    func finish(at outcome: Outcome) {
        if let poses { poses.jump(to: outcome) } else { animator?.finish(at: outcome) }
    }

    /// If the stage shows the poses itself, the animator is only for animations alongside, and has the same
    /// progress as the poses.
    func requestAnimator() -> UIViewPropertyAnimator? {
        if poses != nil, let animator, animator.state == .inactive { animator.pauseAnimation() }
        return animator
    }

    /// The progress of the animation on its own.
    var progress: CGFloat? {
        if let poses { return poses.progress }
        guard let animator, animator.state == .active else { return nil }
        return animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
    }

    func frame(at motion: CGFloat) {
        poses?.frame(at: CACurrentMediaTime())
        for safeArea in safeAreas { safeArea.keep() }
        guard !followers.isEmpty else { return }
        UIView.performWithoutAnimation {
            for follower in followers { follower.follow(at: motion) }
        }
    }

    func motion(at fraction: CGFloat, isDriven: Bool) -> CGFloat {
        if poses != nil { return fraction }
        if let bakedTiming { return bakedTiming.value(at: fraction, duration: duration) }
        // A driver moves the animation linearly.
        return isDriven ? fraction : choreography.timing.value(at: fraction, duration: duration)
    }

    func release(_ outcome: Outcome) {
        guard !isReleased else { return }
        ending = outcome
        poses?.release(outcome)
        poses = nil
        animator?.finish(at: outcome)
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

    /// Requests the choreography when both screens are in their places, and creates the animator that plays it.
    private func describe() {
        elements = ElementViews(context, targets: source.targets)
        scene = TransitionScene(context, direction: playback.direction, elements: elements)
        choreography =
            playback.reduces(source)
            ? scene.crossfade : source.choreography(in: scene).adaptedToMissingScreen(in: scene)
        isTween = playsAsTween
        // A finger moves the transition linearly, at its own speed. UIKit is also known to jump if it
        // reverses an animator with custom control points.
        let isDriven = context.isInteractive
        if isTween, isDriven { bakedTiming = .linear }
        let pace = isTween && !isDriven ? choreography.timing.provider : nil
        let even = UICubicTimingParameters(animationCurve: .linear)
        animator = UIViewPropertyAnimator(duration: duration, timingParameters: pace ?? even)
    }

    var elements = ElementViews()
    var scene = TransitionScene(size: .zero)

    /// A Boolean value that indicates whether UIKit plays the choreography as an animation between two states.
    private(set) var isTween = false

    /// If a finger drives the transition, UIKit can play even a spring like this, because the finger determines
    /// the speed.
    private var playsAsTween: Bool {
        for participant in choreography.participants where !participant.isTween { return false }
        return context.isInteractive || choreography.timing.provider != nil
    }

    /// Creates the performers, and shows the first poses.
    private func castParts() {
        UIView.performWithoutAnimation {
            putInOrder()
            takePictures()
            guard !isReleased else { return }
            let pile = Pile()
            for participant in choreography.participants {
                guard let performer = performer(of: participant, on: pile) else { continue }
                performer.show(participant.pose(at: 0))
                parts.append(Part(performer: performer, participant: participant))
                if let follower = follower(of: participant, performer) { followers.append(follower) }
            }
            if !isIncomplete { raiseCurtain() }
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
        if let poses { poses.play() } else { animator?.startAnimation() }
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
        guard !playback.reduces(source) else { return nil }
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
