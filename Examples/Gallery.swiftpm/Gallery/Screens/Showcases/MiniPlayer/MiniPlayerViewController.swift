import Presentations
import UIKit

/// A small player in a panel. It only simulates playing.
final class MiniPlayerViewController: UIViewController {

    /// A closure that's called when people tap the player.
    var onOpen: (() -> Void)?
    /// A closure that's called when another recording plays, or when playing pauses or resumes.
    var onChange: (() -> Void)?

    private(set) var place: Place
    private(set) var isPlaying = true

    init(place: Place) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
        title = "Player"
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var player: MiniPlayerView? { viewIfLoaded as? MiniPlayerView }

    override func loadView() {
        let player = MiniPlayerView()
        player.onOpen = { [weak self] in self?.onOpen?() }
        player.button.onTap = { [weak self] in self?.toggle() }
        view = player
        player.show(place, isPlaying: isPlaying)
    }

    func play(_ place: Place) {
        (self.place, isPlaying) = (place, true)
        update()
    }

    func toggle() {
        isPlaying.toggle()
        update()
    }

    /// Plays a recording before or after this one.
    func skip(by count: Int) {
        let index = Place.all.firstIndex { $0.name == place.name } ?? 0
        play(Place.all[(index + count + Place.all.count) % Place.all.count])
    }

    private func update() {
        player?.show(place, isPlaying: isPlaying)
        // A longer name can take more lines.
        if let player, player.neededSize(forWidth: player.bounds.width).height != player.bounds.height {
            cardPresentationController?.invalidateDetents()
        }
        onChange?()
    }
}
