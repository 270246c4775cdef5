import TransitionKit
import UIKit

/// A screen on which people try an animator: on a phone, in any container, automatically, or with buttons, a
/// bar, and gestures. They can set its parameters, and play another animator beside it.
public final class PlaygroundViewController: UIViewController {

    private(set) var entry: CatalogEntry
    private(set) var settings = PlaygroundSettings()
    /// The animator that plays beside this one, with its default parameters.
    private(set) var other: CatalogEntry?

    private let stage = StageView()
    private(set) lazy var conductor = Conductor(stage: stage)
    private let playsByItself: Bool
    private var bag: ShuffleBag
    private var playground: PlaygroundView? { viewIfLoaded as? PlaygroundView }

    /// - Parameter playsByItself: Whether transitions play automatically until people take over. The default
    ///   is `true`.
    public init(entry: CatalogEntry, playsByItself: Bool = true) {
        self.entry = entry
        self.playsByItself = playsByItself
        bag = ShuffleBag(GalleryCatalog.entries.map(\.name), seen: entry.name)
        super.init(nibName: nil, bundle: nil)
        settings.isRightToLeft = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        title = entry.title
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                primaryAction: UIAction(
                    title: "Full Screen",
                    image: UIImage(systemName: "arrow.up.left.and.arrow.down.right")
                ) { [weak self] _ in self?.showFullScreen() }
            ),
            UIBarButtonItem(
                primaryAction: UIAction(title: "Surprise Me", image: UIImage(systemName: "shuffle")) {
                    [weak self] _ in self?.surprise()
                }
            ),
        ]
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func loadView() {
        view = PlaygroundView(stage: stage, panel: makePanel())
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        stage.compare.onTap = { [weak self] in self?.toggleComparison() }
        stage.onDeviceScale = { [weak self] in self?.updateScale() }
        addPlayer(of: entry, settings)
        if playsByItself { conductor.autoPlay.start() }
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The screen before this one, or in front of it, may have hidden the bar.
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        conductor.autoPlay.isVisible = true
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        conductor.autoPlay.isVisible = false
    }

    // MARK: What plays

    private func addPlayer(of entry: CatalogEntry, _ settings: PlaygroundSettings) {
        let player = Player(entry: entry, settings: settings)
        addChild(player.device)
        let device = DeviceView(screen: player.device.view)
        showDevices(stage.devices + [device])
        player.device.didMove(toParent: self)
        player.scale = stage.deviceScale
        conductor.add(player, on: device)
    }

    private func showDevices(_ devices: [DeviceView]) {
        stage.show(devices, titles: [entry.title, other?.title].compactMap { $0 })
        stage.compare.isSelected = other != nil
        stage.compare.accessibilityValue = other?.title
        playground?.setNeedsLayout()
        playground?.layoutIfNeeded()
    }

    private func updateScale() {
        for player in conductor.players { player.scale = stage.deviceScale }
    }

    /// The settings of the other animator: all except the parameters.
    private var otherSettings: PlaygroundSettings {
        var settings = settings
        settings.values = [:]
        return settings
    }

    private func makePanel() -> PanelView {
        let panel = PanelView(entry: entry, settings: settings)
        panel.onChange = { [weak self] in self?.settingsChanged(to: $0) }
        panel.onCopy = { UIPasteboard.general.string = $0 }
        return panel
    }

    private func settingsChanged(to settings: PlaygroundSettings) {
        self.settings = settings
        for (index, player) in conductor.players.enumerated() {
            if index == 0 { player.show(entry, settings) } else { player.show(player.entry, otherSettings) }
        }
        conductor.update()
    }

    // MARK: Another animator

    private func surprise() {
        guard let next = bag.draw().flatMap(GalleryCatalog.entry) else { return }
        show(next)
    }

    /// Shows another animator with the same settings, except for its parameters.
    func show(_ next: CatalogEntry) {
        entry = next
        title = next.title
        settings.values = [:]
        playground?.panel = makePanel()
        showDevices(stage.devices)
        settingsChanged(to: settings)
        if playsByItself, !conductor.isHeld { conductor.autoPlay.start() }
    }

    // MARK: Comparing

    private func toggleComparison() {
        conductor.autoPlay.stop()
        guard other == nil else { return endComparison() }
        guard isOnTop else { return }
        let picker = AnimatorPickerViewController(title: "Compare With", chosen: nil)
        picker.onChoose = { [weak self] in self?.compare(with: $0) }
        present(picker, animated: true)
    }

    func compare(with other: CatalogEntry) {
        if self.other != nil { endComparison() }
        self.other = other
        addPlayer(of: other, otherSettings)
        if playsByItself, !conductor.isHeld { conductor.autoPlay.start() }
    }

    func endComparison() {
        guard other != nil, let player = conductor.players.last else { return }
        other = nil
        conductor.removeLast()
        player.device.willMove(toParent: nil)
        showDevices(Array(stage.devices.dropLast()))
        player.device.removeFromParent()
        conductor.update()
    }

    // MARK: Full screen

    private func showFullScreen() {
        guard isOnTop else { return }
        conductor.autoPlay.stop()
        let interaction = settings.gesture.makeInteraction(entrance: settings.entrance(of: entry))
        let demo = settings.makeDemo(of: entry, interaction: interaction)
        let screen = FullScreenViewController(
            title: entry.title,
            demo: demo,
            isRightToLeft: settings.isRightToLeft
        )
        present(screen, animated: true)
    }
}
