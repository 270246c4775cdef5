import TransitionKit
import UIKit

/// One animator to play with: it plays on a phone on stage, in any container, by buttons, by a bar and by gestures,
/// while everything about it can be set.
public final class PlaygroundViewController: UIViewController {

    private let entry: CatalogueEntry
    private var settings = PlaygroundSettings()

    private let device = DeviceViewController()
    private var interaction = InteractionController()
    private lazy var stage = StageView(screen: device.view)
    private lazy var panel = PanelView(entry: entry, settings: settings)

    /// What is on stage now. It lags behind the settings while a transition is under way.
    private var staged: (settings: PlaygroundSettings, entrance: TransitionEdge)?
    /// The way of the transition under way.
    private var direction: TransitionDirection?
    /// The screens of that transition, each with a status bar as it wants it.
    private var screens: (from: UIViewController?, to: UIViewController?)
    private var isScrubbing = false

    public init(entry: CatalogueEntry) {
        self.entry = entry
        super.init(nibName: nil, bundle: nil)
        title = entry.title
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(
                title: "Full Screen",
                image: UIImage(systemName: "arrow.up.left.and.arrow.down.right")
            ) { [weak self] _ in self?.showFullScreen() }
        )
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func loadView() {
        addChild(device)
        view = PlaygroundView(stage: stage, panel: panel)
        device.didMove(toParent: self)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        panel.onChange = { [weak self] in self?.settingsChanged(to: $0) }
        panel.onCopy = { UIPasteboard.general.string = $0 }
        stage.forward.onTap = { [weak self] in self?.play(.forward) }
        stage.backward.onTap = { [weak self] in self?.play(.backward) }
        stage.scrubBar.onBegin = { [weak self] in self?.scrubBegan() }
        stage.scrubBar.onMove = { [weak self] in self?.scrub(to: $0) }
        stage.scrubBar.onEnd = { [weak self] in self?.scrubEnded() }
        stage.onDeviceScale = { [weak self] in self?.updateSwipeLength() }
        stage.device.onTouch = { [weak self] in self?.touchLanded(at: $0) }
        settingsChanged(to: settings)
        showRest()
    }

    // MARK: Settings

    private func settingsChanged(to settings: PlaygroundSettings) {
        self.settings = settings
        // Without effect on the transition under way.
        device.demo?.animationController = settings.makeAnimationController(of: entry)
        updateStage()
    }

    /// Puts on stage what is set, or leaves it until the transition under way is over.
    private func updateStage() {
        guard direction == nil, interaction.state == .idle else { return }
        let entrance = settings.entrance(of: entry)
        let old = staged
        staged = (settings, entrance)
        if old?.settings.isRightToLeft != settings.isRightToLeft {
            device.isRightToLeft = settings.isRightToLeft
        }
        let isNewGesture = old?.settings.gesture != settings.gesture || old?.entrance != entrance
        if isNewGesture {
            interaction = settings.gesture.makeStageInteraction(entrance: entrance)
            updateSwipeLength()
        }
        if old?.settings.container != settings.container {
            let demo = settings.makeDemo(of: entry, interaction: interaction)
            demo.transition.onTransitionStart = { [weak self] in self?.transitionBegan($0) }
            demo.transition.onTransitionProgress = { [weak self] in self?.transitionMoved($0) }
            demo.transition.onTransitionEnd = { [weak self] _, _, _ in self?.transitionEnded() }
            device.show(demo)
            showRest()
        } else if isNewGesture {
            device.demo?.interaction = interaction
        }
    }

    /// A finger moves over the phone as it is shown, and the demo has its real size.
    private func updateSwipeLength() {
        guard let swipe = interaction as? SwipeInteraction else { return }
        let size = DeviceViewController.screenSize
        swipe.distance = (swipe.edge.isHorizontal ? size.width : size.height) * stage.deviceScale
    }

    /// An edge swipe on stage is one that begins at an edge of the phone.
    private func touchLanded(at point: CGPoint) {
        guard let staged, staged.settings.gesture == .edgeSwipe, let swipe = interaction as? SwipeInteraction
        else { return }
        let size = DeviceViewController.screenSize
        let (place, length) =
            swipe.edge.isHorizontal ? (point.x, size.width) : (point.y, size.height)
        swipe.isEnabled = min(place, length - place) < 44
    }

    // MARK: Playing

    private func play(_ wanted: TransitionDirection) {
        if let direction, interaction.state != .idle {
            // What is under way turns round, or goes on.
            interaction.pause()
            if wanted == direction { interaction.finish() } else { interaction.cancel() }
            return showButtons(headingFor: wanted)
        }
        start(wanted)
    }

    private func start(_ direction: TransitionDirection) {
        guard let demo = device.demo, demo.showsSecond != (direction == .forward) else { return }
        if direction == .forward { demo.goForward() } else { demo.goBackward() }
    }

    private func transitionBegan(_ context: any UIViewControllerContextTransitioning) {
        context.read(rightToLeft: device.isRightToLeft)
        let direction = TransitionDirection(context)
        self.direction = direction
        screens = (context.viewController(forKey: .from), context.viewController(forKey: .to))
        if !isScrubbing { showButtons(headingFor: direction) }
    }

    /// The knob goes with the screens; one that is dragged itself needs no help.
    private func transitionMoved(_ progress: TransitionProgress) {
        device.showStatusBar(for: progress.fraction < 0.5 ? screens.from : screens.to)
        guard !isScrubbing, let direction else { return }
        let fraction = min(max(progress.fraction, 0), 1)
        stage.scrubBar.setPosition(direction == .forward ? fraction : 1 - fraction)
    }

    private func transitionEnded() {
        direction = nil
        screens = (nil, nil)
        device.showStatusBar()
        if !isScrubbing { showRest() }
        updateStage()
    }

    /// The knob and the buttons say what is seen.
    private func showRest() {
        let showsSecond = device.demo?.showsSecond ?? false
        let position: CGFloat = showsSecond ? 1 : 0
        if stage.scrubBar.position != position { stage.scrubBar.setPosition(position, duration: 0.2) }
        showButtons(headingFor: showsSecond ? .forward : .backward)
    }

    private func showButtons(headingFor direction: TransitionDirection) {
        stage.forward.isEnabled = direction == .backward
        stage.backward.isEnabled = direction == .forward
    }

    // MARK: Scrubbing

    private func scrubBegan() {
        isScrubbing = true
        if interaction.state == .idle { direction = nil }
        guard let direction, interaction.pause() else { return }
        let progress = interaction.percentComplete
        stage.scrubBar.setPosition(direction == .forward ? progress : 1 - progress)
    }

    private func scrub(to position: CGFloat) {
        if direction == nil, interaction.state == .idle, let demo = device.demo {
            let rest: CGFloat = demo.showsSecond ? 1 : 0
            guard position != rest, interaction.begin() else { return }
            start(demo.showsSecond ? .backward : .forward)
            // Until the transition begins, which tells for itself.
            direction = rest == 0 ? .forward : .backward
        }
        interaction.update(direction == .backward ? 1 - position : position)
    }

    private func scrubEnded() {
        isScrubbing = false
        guard let direction else { return showRest() }
        let goal: TransitionDirection = stage.scrubBar.position >= 0.5 ? .forward : .backward
        if goal == direction { interaction.finish() } else { interaction.cancel() }
        showButtons(headingFor: goal)
    }

    // MARK: Full screen

    private func showFullScreen() {
        let interaction = settings.gesture.makeInteraction(entrance: settings.entrance(of: entry))
        let demo = settings.makeDemo(of: entry, interaction: interaction)
        present(FullScreenViewController(demo: demo, isRightToLeft: settings.isRightToLeft), animated: true)
    }
}

extension TransitionEdge {
    fileprivate var isHorizontal: Bool { outward.dx != 0 }
}
