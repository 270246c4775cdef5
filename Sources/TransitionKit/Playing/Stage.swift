import UIKit

/// Plays a choreography on the views of a transition.
///
/// The stage adds the incoming view, prepares both screens, animates the participants with a single property
/// animator, and restores everything that it changed. It never changes a screen that the context doesn't
/// provide, except that it hides a view that the screen names while the view's picture moves.
@MainActor final class Stage: TransitionAnimation {
    /// Exists from ``mount()`` on.
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
    /// The driver that shows the poses, if the stage shows them itself.
    var poses: PoseDriver?
    /// The timing of the keyframes, or `nil` if UIKit applies the timing.
    var bakedTiming: TimingCurve?
    /// A Boolean value that indicates whether pictures still have to be taken.
    private var isIncomplete = false
    /// A Boolean value that indicates whether the stage plays once all pictures have been taken.
    private var playsWhenComplete = false
    /// The outcome of the transition.
    private var ending: Outcome?
    private var isReleased: Bool { ending != nil }

    /// A participant and who plays it.
    struct Part {
        let performer: any Performing
        let participant: Participant
    }

    /// Touches no view.
    ///
    /// - Parameters:
    ///   - isFree: whether fingers may take a screen off its way.
    ///   - whenOver: is called when the animation has come to one of its ends by itself. It keeps the transition, and
    ///     with it the stage.
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

    /// The app may end the transition wherever it is called; what has been done since is undone then.
    func mount() {
        installIncoming()
        if !isReleased { describe() }
        if !isReleased, takesTime || context.isInteractive { castParts() }
        if isReleased { return ledger.restore() }
        if takesTime { companion = context.companion }
        companion?.willGoAlong()
        addAnimations()
    }

    /// Nothing is seen of a transition that takes no time, unless a finger holds it.
    var takesTime: Bool { context.isAnimated && duration > 0 }

    func play() {
        guard !isReleased else { return }
        guard let animator, takesTime else { return whenOver() }
        if let poses {
            if isIncomplete { playsWhenComplete = true } else { poses.play() }
            return
        }
        guard isIncomplete else { return animator.startAnimation() }
        // Under way, so that it can be brought to an end.
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
        // Its progress is even from now on.
        if driver != nil, pace != nil { bakedTiming = nil }
        return driver
    }

    func jump(to outcome: Outcome) { finish(at: outcome) }

    func finish(at outcome: Outcome) {
        if let poses { poses.jump(to: outcome) } else { animator?.finish(at: outcome) }
    }

    /// Where it shows the poses itself, the animator is for what others animate alongside: it stands where the poses are.
    func requestAnimator() -> UIViewPropertyAnimator? {
        if poses != nil, let animator, animator.state == .inactive { animator.pauseAnimation() }
        return animator
    }

    /// How far it has come by itself.
    var progress: CGFloat? {
        if let poses { return poses.progress }
        guard let animator, animator.state == .active else { return nil }
        return animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
    }

    func frame(at motion: CGFloat) {
        poses?.frame(at: CACurrentMediaTime())
        guard !followers.isEmpty else { return }
        UIView.performWithoutAnimation {
            for follower in followers { follower.follow(at: motion) }
        }
    }

    func motion(at fraction: CGFloat, isDriven: Bool) -> CGFloat {
        if poses != nil { return fraction }
        if let bakedTiming { return bakedTiming.value(at: fraction, duration: duration) }
        // What is driven moves evenly.
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
    }

    // MARK: Setting up

    /// Puts the incoming view where it will be at the end, above the outgoing one, and lays it out.
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
            // A view that is in its place when it comes into the window is measured once only.
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

    /// Asks for the choreography, once both screens are in their places, and makes the animator that plays it.
    private func describe() {
        elements = ElementViews(context, targets: source.targets)
        scene = TransitionScene(context, direction: playback.direction, elements: elements)
        choreography = playback.reduces(source) ? scene.crossfade : source.choreography(in: scene)
        let pace = isTween ? choreography.timing.provider : nil
        let even = UICubicTimingParameters(animationCurve: .linear)
        animator = UIViewPropertyAnimator(duration: duration, timingParameters: pace ?? even)
    }

    var elements = ElementViews()
    var scene = TransitionScene(size: .zero)

    /// Whether UIKit can play it as an animation from one state to another. Under a finger a spring can be one, too:
    /// the pace is the finger's.
    var isTween: Bool {
        choreography.participants.allSatisfy(\.isTween)
            && (context.isInteractive || choreography.timing.provider != nil)
    }

    /// Finds who plays which part, and shows the first poses.
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

    /// The incoming view behind the outgoing one, if its part is.
    private func putInOrder() {
        let sides = choreography.participants.compactMap(\.screen)
        guard let outgoing = sides.firstIndex(of: .outgoing), let incoming = sides.firstIndex(of: .incoming),
            incoming < outgoing, let view = cast.screen(.incoming),
            let neighbor = cast.screen(.outgoing)?.ancestor(inside: cast.container)
        else { return }
        cast.container.insertSubview(view, belowSubview: neighbor)
    }

    // MARK: Pictures

    /// Takes the pictures, those that need screen updates behind a curtain.
    ///
    /// While a transaction is being committed there are none to wait for: a drawing then shows what is on the screen
    /// already, and a snapshot what is there at the end of the turn. Where a transition starts like that, these
    /// pictures are taken in the next turn.
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

    /// Takes the pictures that are left.
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

    /// Shows the outgoing screen as it is seen, if nothing else is seen in the container.
    private var pictureOfOutgoing: UIView? {
        guard let screen = cast.screen(.outgoing), screen.fills(cast.container) else { return nil }
        if let picture = pictures[.outgoing], picture.isTaken { return picture.cut(Pose.Clip.wholeScreen) }
        let picture = screen.snapshotView(afterScreenUpdates: false)
        picture?.frame = screen.frame
        return picture
    }

    /// The first poses are in place. Perspective comes only now, since it would move the curtain.
    private func raiseCurtain() {
        if let matrix = choreography.sublayerTransform(in: cast.container.bounds.size) {
            ledger.set(\.layer.sublayerTransform, of: cast.container, to: matrix)
        }
        curtain?.removeFromContainer()
        curtain = nil
    }

    // MARK: What others ask

    /// How far the screens travel along an axis, in points; slices of them don't count. `nil` if that is less
    /// than half the container.
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
    /// The matrix that gives the participants their perspective.
    fileprivate func sublayerTransform(in size: CGSize) -> CATransform3D? {
        guard let eyeDistance, eyeDistance > 0, eyeDistance.isFinite, (1 / eyeDistance).isFinite else {
            return nil
        }
        var matrix = CATransform3DIdentity
        matrix.m34 = -1 / eyeDistance
        // About the middle of the container, as Core Animation has it.
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
    /// The view itself or the one around it that is a direct subview of a container.
    fileprivate func ancestor(inside container: UIView) -> UIView? {
        superview === container ? self : superview?.ancestor(inside: container)
    }

    /// Moves the view to a frame, whatever its transform and anchor: while there is a transform a frame means
    /// nothing.
    fileprivate func place(in frame: CGRect) {
        let anchor = layer.anchorPoint
        let middle = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if bounds.size != frame.size { bounds.size = frame.size }
        if center != middle { center = middle }
    }
}
