import UIKit

/// A small player in a panel. It plays nothing, but knows what it would play.
final class MiniPlayerViewController: UIViewController {

    /// Called when the player is tapped.
    var onOpen: (() -> Void)?
    /// Called when another recording plays, or when it pauses or goes on.
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
        update()
    }

    func play(_ place: Place) {
        (self.place, isPlaying) = (place, true)
        update()
    }

    func toggle() {
        isPlaying.toggle()
        update()
    }

    /// Plays the recording before or after this one.
    func skip(by count: Int) {
        let index = Place.all.firstIndex { $0.name == place.name } ?? 0
        play(Place.all[(index + count + Place.all.count) % Place.all.count])
    }

    private func update() {
        player?.show(place, isPlaying: isPlaying)
        onChange?()
    }
}
