import TransitionKit
import UIKit

/// A container that switches between two tiny screens, with pauses, for as long as it's visible.
final class PreviewViewController: UIViewController {

    /// The pause between two transitions, in seconds.
    static let rest: TimeInterval = 1.4

    /// Whether it pauses once the running transition has ended.
    var isHeld = false {
        didSet { if oldValue, !isHeld, isWaitingForRelease { play() } }
    }

    /// Whether a transition is running.
    private(set) var isPlaying = false
    /// The number of transitions that have begun.
    private(set) var playCount = 0

    let statusBar = StatusBarView()
    private let container: ContainerViewController
    private let transition: TransitionDelegate
    private let screens: [TinyScreen]
    private let delay: TimeInterval
    private var isWaitingForRelease = false
    private var isResting = false

    /// - Parameters:
    ///   - forward: The animator for the transition to the second screen.
    ///   - backward: The animator for the way back.
    ///   - delay: The pause before the first transition, in seconds.
    init(
        place: Place,
        forward: any Animator,
        backward: any Animator,
        delay: TimeInterval = 0.5
    ) {
        self.delay = delay
        transition = TransitionDelegate(forward: forward, backward: backward)
        screens = [TinyScreen(kind: .list, place: place), TinyScreen(kind: .page, place: place)]
        container = ContainerViewController(viewControllers: screens.map { TinyScreenViewController($0) })
        super.init(nibName: nil, bundle: nil)
        container.delegate = transition
        // Updates the status bar when one screen replaces the other.
        transition.onTransitionProgress = { [weak self] in self?.showStatusBar($0.fraction) }
        transition.onTransitionEnd = { [weak self] _, _, _ in self?.transitionEnded() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The index of the screen that's visible or appearing.
    var selectedIndex: Int { container.selectedIndex }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.isUserInteractionEnabled = false
        view.clipsToBounds = true
        // The drawings contain no text. The row around them describes them.
        view.accessibilityElementsHidden = true
        addChild(container)
        view.addSubview(container.view)
        container.didMove(toParent: self)
        view.addSubview(statusBar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        container.view.frame = view.bounds
        statusBar.frame = StatusBarView.frame(in: view.bounds)
    }

    /// Begins playing, or continues after an interruption. While it plays, this method does nothing.
    func start() {
        guard !isPlaying, !isResting else { return }
        rest(for: delay)
    }

    private func rest(for seconds: TimeInterval) {
        isResting = true
        view.wait(seconds) { [weak self] isOver in
            guard let self else { return }
            isResting = false
            if isOver { play() }
        }
    }

    private func play() {
        isWaitingForRelease = isHeld
        guard !isHeld, !isPlaying, viewIfLoaded?.window != nil else { return }
        isPlaying = true
        playCount += 1
        container.setSelectedIndex(1 - container.selectedIndex, animated: true)
    }

    private func showStatusBar(_ fraction: CGFloat) {
        let shown = fraction < 0.5 ? 1 - container.selectedIndex : container.selectedIndex
        statusBar.style = screens[shown].statusBarStyle
    }

    private func transitionEnded() {
        isPlaying = false
        statusBar.style = screens[container.selectedIndex].statusBarStyle
        guard viewIfLoaded?.window != nil else { return }
        rest(for: Self.rest)
    }
}
