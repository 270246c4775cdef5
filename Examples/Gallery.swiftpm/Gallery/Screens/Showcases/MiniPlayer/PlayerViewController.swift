import TransitionKit
import UIKit

/// The player on the full screen.
final class PlayerViewController: ShowcaseViewController {

    private let player: MiniPlayerViewController

    /// - Parameter player: The player that grows to this screen.
    init(player: MiniPlayerViewController) {
        self.player = player
        super.init(nibName: nil, bundle: nil)
        title = player.title
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        let screen = PlayerView()
        screen.onLeave = { [weak self] in self?.leave() }
        screen.play.onTap = { [weak self] in self?.player.toggle() }
        screen.back.onTap = { [weak self] in self?.player.skip(by: -1) }
        screen.forth.onTap = { [weak self] in self?.player.skip(by: 1) }
        view = screen
        player.onChange = { [weak self] in self?.update() }
        update()
    }

    private func update() {
        (viewIfLoaded as? PlayerView)?.show(player.place, isPlaying: player.isPlaying)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        .lightContent
    }
}
