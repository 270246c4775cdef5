import UIKit

/// An album whose layout changes between a grid and pages.
final class AlbumViewController: ShowcaseViewController {

    override func loadView() {
        let album = AlbumView(photos: Photo.all)
        album.onLeave = { [weak self] in self?.leave() }
        view = album
    }
}
