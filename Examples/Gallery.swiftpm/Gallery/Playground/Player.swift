import TransitionKit
import UIKit

/// One phone on stage: it plays an animator there and back, and stays where it is held.
@MainActor
final class Player {

    let device = DeviceViewController()

    /// Called when the transition under way takes another way: when it begins, turns round, or is let go.
    var onHeading: ((TransitionDirection) -> Void)?
    /// Called whenever the screens have moved.
    var onMove: ((TransitionProgress) -> Void)?
    /// Called when a transition is over.
    var onRest: (() -> Void)?

    private(set) var entry: CatalogEntry
    private(set) var settings: PlaygroundSettings
    /// How far the phone is from its first screen to its second, 0…1.
    private(set) var position: CGFloat = 0
    /// The way of the transition under way.
    private(set) var direction: TransitionDirection?
    /// Where the transition under way goes on its own; `nil` while it is held.
    private(set) var heading: TransitionDirection?

    private var interaction = InteractionController()
    /// The screens of the transition under way, each of which wants a status bar of its own style.
    private var screens: (from: UIViewController?, to: UIViewController?)
    /// What is on stage now. It lags behind the settings while a transition plays.
    private var staged: Staged?
    private lazy var change = HeldChange(screen: device)

    /// How large the phone is shown, 1 is its real size.
    var scale: CGFloat = 1 {
        didSet { updateSwipeLength() }
    }

    private struct Staged: Equatable {
        var name: String
        var settings: PlaygroundSettings
        var entrance: TransitionEdge
    }

    init(entry: CatalogEntry, settings: PlaygroundSettings) {
        (self.entry, self.settings) = (entry, settings)
    }

    /// Whether the second screen shows, or is on its way in.
    var showsSecond: Bool { device.demo?.showsSecond ?? false }

    /// Whether a transition is under way, by itself or held.
    var isUnderWay: Bool { direction != nil || change.isUnderWay }

    /// Whether it stays between its screens until it is told to go on.
    var isHeld: Bool {
        change.isUnderWay || (direction != nil && interaction.state == .interactive && !isDragged)
    }

    /// Whether fingers on the phone move it.
    var isDragged: Bool {
        let recognizers = (interaction as? GestureInteraction)?.recognizers ?? []
        return recognizers.contains { $0.state == .began || $0.state == .changed }
    }

    /// What plays the animator as it is set.
    var animationController: TransitionAnimationController { settings.makeAnimationController(of: entry) }

    // MARK: What is set

    /// Takes what is set. Nothing changes a transition that plays; one that is held begins again where it is.
    func show(_ entry: CatalogEntry, _ settings: PlaygroundSettings) {
        (self.entry, self.settings) = (entry, settings)
        device.demo?.animationController = animationController
        if isHeld { changeHeldTransition() } else { updateStage() }
    }

    private var wanted: Staged {
        Staged(name: entry.name, settings: settings, entrance: settings.entrance(of: entry))
    }

    /// Puts on stage what is set, or leaves it until the transition under way is over.
    private func updateStage() {
        guard direction == nil, interaction.state == .idle else { return }
        let (old, new) = (staged, wanted)
        staged = new
        if old?.settings.isRightToLeft != new.settings.isRightToLeft {
            device.isRightToLeft = new.settings.isRightToLeft
        }
        let isNewGesture = old?.settings.gesture != new.settings.gesture || old?.entrance != new.entrance
        if isNewGesture {
            interaction = new.settings.gesture.makeStageInteraction(entrance: new.entrance)
            updateSwipeLength()
        }
        if old?.settings.container != new.settings.container {
            showDemo()
        } else if isNewGesture {
            device.demo?.interaction = interaction
        }
    }

    private func showDemo() {
        let demo = settings.makeDemo(of: entry, interaction: interaction)
        demo.transition.onTransitionStart = { [weak self] in self?.transitionBegan($0) }
        demo.transition.onTransitionProgress = { [weak self] in self?.transitionMoved($0) }
        demo.transition.onTransitionEnd = { [weak self] _, _, _ in self?.transitionEnded() }
        device.show(demo)
        guard !change.isUnderWay else { return }
        position = 0
        onRest?()
    }

    /// A finger moves over the phone as it is shown, and the demo has its real size.
    private func updateSwipeLength() {
        guard let swipe = interaction as? SwipeInteraction else { return }
        let size = DeviceViewController.screenSize
        swipe.distance = (swipe.edge.isHorizontal ? size.width : size.height) * scale
    }

    /// An edge swipe on stage is one that begins at an edge of the phone.
    func touchLanded(at point: CGPoint) {
        guard staged?.settings.gesture == .edgeSwipe, let swipe = interaction as? SwipeInteraction else {
            return
        }
        let size = DeviceViewController.screenSize
        let (place, length) = swipe.edge.isHorizontal ? (point.x, size.width) : (point.y, size.height)
        swipe.isEnabled = min(place, length - place) < 44
    }

    // MARK: Changing what is held

    private func changeHeldTransition() {
        guard wanted != staged, change.begin() else { return }
        // Its end shows what is set now, and begins it again.
        interaction.completionSpeed = 10_000
        interaction.cancel()
    }

    private func beginAgain() {
        guard change.isWaitingForEnd else { return }
        interaction.completionSpeed = 1
        updateStage()
        change.goOn()
        if !begin() { change.end() }
    }

    /// The held transition is back at its beginning, and all that goes along with it. Now it can be moved.
    private func goToPlace() {
        guard change.isUnderWay, !change.isWaitingForEnd else { return }
        let goal = change.goal
        change.end()
        move()
        if let goal { settle(to: goal) } else { changeHeldTransition() }
    }

    /// Begins where another player is held.
    func join(at position: CGFloat) {
        guard !isUnderWay, change.begin() else { return }
        self.position = position
        beginAgain()
    }

    // MARK: Playing

    /// Goes to the second screen, or back to the first, from wherever it is.
    func play(_ wanted: TransitionDirection) {
        if change.isUnderWay {
            change.goal = wanted
        } else if direction != nil, interaction.state != .idle {
            guard wanted != (interaction.state == .settling ? heading ?? direction : nil) else { return }
            interaction.pause()
            settle(to: wanted)
        } else {
            start(wanted)
        }
    }

    private func settle(to wanted: TransitionDirection) {
        if wanted == direction { interaction.finish() } else { interaction.cancel() }
    }

    private func start(_ direction: TransitionDirection) {
        guard let demo = device.demo, demo.showsSecond != (direction == .forward) else { return }
        if direction == .forward { demo.goForward() } else { demo.goBackward() }
    }

    // MARK: By hand

    /// Takes hold of what is under way, if anything is.
    func hold() {
        guard !change.isUnderWay else { return }
        if interaction.state == .idle { direction = nil }
        guard direction != nil, interaction.pause() else { return }
        position = place(of: interaction.percentComplete)
    }

    /// Shows a moment, and stays there.
    func move(to position: CGFloat) {
        self.position = position
        change.goal = nil
        if !change.isUnderWay { move() }
    }

    private func move() {
        guard direction != nil || begin() else { return }
        interaction.update(direction == .backward ? 1 - position : position)
    }

    /// Begins a transition that waits to be moved.
    ///
    /// - Returns: whether there is one, which there isn't at rest.
    private func begin() -> Bool {
        let second = showsSecond
        guard position != (second ? 1 : 0), interaction.begin() else { return false }
        // Until the transition begins, which tells for itself.
        direction = second ? .backward : .forward
        start(second ? .backward : .forward)
        return true
    }

    /// Lets go: at one of its ends it is over, and anywhere else it stays.
    func letGo() {
        guard isUnderWay, position == 0 || position == 1 else { return }
        play(position == 1 ? .forward : .backward)
    }

    private func place(of progress: CGFloat) -> CGFloat {
        let progress = min(max(progress, 0), 1)
        return direction == .backward ? 1 - progress : progress
    }

    // MARK: What the transition tells

    private func transitionBegan(_ context: any UIViewControllerContextTransitioning) {
        context.read(rightToLeft: device.isRightToLeft)
        direction = TransitionDirection(context)
        screens = (context.viewController(forKey: .from), context.viewController(forKey: .to))
    }

    private func transitionMoved(_ progress: TransitionProgress) {
        device.showStatusBar(for: progress.fraction < 0.5 ? screens.from : screens.to)
        guard let direction, !change.isWaitingForEnd else { return }
        if change.isWaitingForBegin {
            change.hasBegun()
            device.view.wait(0) { [weak self] _ in self?.goToPlace() }
        }
        guard !change.isUnderWay else { return }
        switch progress.phase {
        case .running: head(for: direction)
        case .settling(let completes): head(for: completes ? direction : direction.opposite)
        case .held: heading = nil
        case .ended: break
        }
        // The bar knows where it holds it.
        if progress.phase != .held || isDragged { position = place(of: progress.fraction) }
        onMove?(progress)
    }

    private func head(for goal: TransitionDirection) {
        guard heading != goal else { return }
        heading = goal
        onHeading?(goal)
    }

    private func transitionEnded() {
        (direction, heading) = (nil, nil)
        screens = (nil, nil)
        device.showStatusBar()
        if change.isWaitingForEnd {
            // The container finishes first what it has to do at an end.
            return device.view.wait(0) { [weak self] _ in self?.beginAgain() }
        }
        change.end()
        position = showsSecond ? 1 : 0
        onRest?()
        updateStage()
    }
}

extension TransitionDirection {
    var opposite: TransitionDirection { self == .forward ? .backward : .forward }
}

extension TransitionEdge {
    fileprivate var isHorizontal: Bool { outward.dx != 0 }
}
