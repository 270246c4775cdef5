import TransitionKit
import UIKit

/// A phone on stage, which plays an animator in both directions, and can be held at any position.
@MainActor
final class Player {

    let device = DeviceViewController()

    /// A closure that's called when the running transition gets another direction: when it begins, reverses,
    /// or is released.
    var onHeading: ((TransitionDirection) -> Void)?
    /// A closure that's called whenever the screens have moved.
    var onMove: ((TransitionProgress) -> Void)?
    /// A closure that's called when a transition has ended.
    var onRest: (() -> Void)?

    private(set) var entry: CatalogEntry
    private(set) var settings: PlaygroundSettings
    /// The position between the first screen, at 0, and the second one, at 1.
    private(set) var position: CGFloat = 0
    /// The direction of the running transition, or `nil` if there's none.
    private(set) var direction: TransitionDirection?
    /// The direction in which the running transition continues on its own, or `nil` while it's held.
    private(set) var heading: TransitionDirection?

    private var interaction = InteractionController()
    /// The screens of the running transition, each of which can prefer another style of the status bar.
    private var screens: (from: UIViewController?, to: UIViewController?)
    /// The animator and settings that are on stage. During a transition, they can differ from the current
    /// ones.
    private var staged: Staged?
    private lazy var change = HeldChange(screen: device)

    /// The scale of the phone. A value of 1 is its real size.
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

    /// Whether the second screen is visible or appearing.
    var showsSecond: Bool { device.demo?.showsSecond ?? false }

    /// Whether a transition is running or held.
    var isUnderWay: Bool { direction != nil || change.isUnderWay }

    /// Whether the transition is held between its screens.
    var isHeld: Bool {
        change.isUnderWay || (direction != nil && interaction.state == .interactive && !isDragged)
    }

    /// Whether a gesture on the phone drives the transition.
    var isDragged: Bool {
        let recognizers = (interaction as? GestureInteraction)?.recognizers ?? []
        return recognizers.contains { $0.state == .began || $0.state == .changed }
    }

    /// The animation controller for the current settings.
    var animationController: TransitionAnimationController { settings.makeAnimationController(of: entry) }

    // MARK: What is set

    /// Changes the animator and its settings. A running transition isn't affected. One that's held begins
    /// again at the same position.
    func show(_ entry: CatalogEntry, _ settings: PlaygroundSettings) {
        (self.entry, self.settings) = (entry, settings)
        device.demo?.animationController = animationController
        if isHeld { changeHeldTransition() } else { updateStage() }
    }

    private var wanted: Staged {
        Staged(name: entry.name, settings: settings, entrance: settings.entrance(of: entry))
    }

    /// Applies the settings, or waits until the running transition has ended.
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

    /// Adapts the distance of a swipe to the scale, because the finger moves over the scaled phone while the
    /// demo has its real size.
    private func updateSwipeLength() {
        guard let swipe = interaction as? SwipeInteraction else { return }
        let size = DeviceViewController.screenSize
        swipe.distance = (swipe.edge.isHorizontal ? size.width : size.height) * scale
    }

    /// Called when a touch begins. Only a touch at an edge of the phone can begin an edge swipe.
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
        // At its end, the new settings are applied, and the transition begins again.
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

    /// Moves the transition to its position, after it and its alongside animations have begun.
    private func goToPlace() {
        guard change.isUnderWay, !change.isWaitingForEnd else { return }
        let goal = change.goal
        change.end()
        move()
        if let goal { settle(to: goal) } else { changeHeldTransition() }
    }

    /// Begins a transition at the position at which another player is held.
    func join(at position: CGFloat) {
        guard !isUnderWay, change.begin() else { return }
        self.position = position
        beginAgain()
    }

    // MARK: Playing

    /// Plays toward the second or the first screen, from the current position.
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

    /// Holds the running transition, if any.
    func hold() {
        guard !change.isUnderWay else { return }
        if interaction.state == .idle { direction = nil }
        guard direction != nil, interaction.pause() else { return }
        position = place(of: interaction.percentComplete)
    }

    /// Moves to a position, and holds the transition there.
    func move(to position: CGFloat) {
        self.position = position
        change.goal = nil
        if !change.isUnderWay { move() }
    }

    private func move() {
        guard direction != nil || begin() else { return }
        interaction.update(direction == .backward ? 1 - position : position)
    }

    /// Begins a transition that's held at its start.
    ///
    /// - Returns: Whether there's a transition to move. At rest, there's none.
    private func begin() -> Bool {
        let second = showsSecond
        guard position != (second ? 1 : 0), interaction.begin() else { return false }
        // Until the transition begins, and reports its own direction.
        direction = second ? .backward : .forward
        start(second ? .backward : .forward)
        return true
    }

    /// Releases the transition. It ends if it's at one of its ends, and stays in place otherwise.
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
            change.transitionDidBegin()
            device.view.wait(0) { [weak self] _ in self?.goToPlace() }
        }
        guard !change.isUnderWay else { return }
        switch progress.phase {
        case .running: head(for: direction)
        case .settling(let completes): head(for: completes ? direction : direction.opposite)
        case .interactive: heading = nil
        case .ended: break
        }
        // The bar has set the position of a transition that it holds.
        if progress.phase != .interactive || isDragged { position = place(of: progress.fraction) }
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
            // First, the container does what's left to do at the end of a transition.
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
