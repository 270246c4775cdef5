import TransitionKit
import UIKit

/// Two tiny screens in a container that goes from one to the other and back, with a rest in between, for as
/// long as it is on the screen.
final class PreviewViewController: UIViewController {

    /// For how long a screen is seen between two transitions, in seconds.
    static let rest: TimeInterval = 1.4

    /// Whether it stays where it is once the transition under way is over.
    var isHeld = false {
        didSet { if oldValue, !isHeld, isWaitingForRelease { play() } }
    }

    /// Whether a transition is under way.
    private(set) var isPlaying = false
    /// How many transitions have begun.
    private(set) var playCount = 0

    let statusBar = StatusBarView()
    private let container: ContainerViewController
    private let transition: TransitionDelegate
    private let screens: [TinyScreen]
    private let delay: TimeInterval
    private var isWaitingForRelease = false
    private var isResting = false

    /// - Parameters:
    ///   - forward: plays the way to the second screen.
    ///   - backward: plays the way back.
    ///   - delay: how long the first screen is seen before it begins, in seconds.
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
        // Its ink changes where one screen gives way to the other.
        transition.onTransitionProgress = { [weak self] in self?.showStatusBar($0.fraction) }
        transition.onTransitionEnd = { [weak self] _, _, _ in self?.transitionEnded() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Which of the two screens is seen, or is on its way in.
    var selectedIndex: Int { container.selectedIndex }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.isUserInteractionEnabled = false
        view.clipsToBounds = true
        // Drawings have no words to tell; what they stand for says the row around them.
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

    /// Begins, or goes on where it was broken off. Nothing happens while it plays.
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
