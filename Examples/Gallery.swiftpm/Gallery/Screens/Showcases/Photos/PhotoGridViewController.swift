import Animators
import TransitionKit
import UIKit

/// A grid of pictures. Each of them becomes the picture of a page, which is pushed or presented.
final class PhotoGridViewController: ShowcaseViewController {

    private var grid: PhotoGridView? { viewIfLoaded as? PhotoGridView }
    private weak var opened: PhotoTile?

    override func loadView() {
        let grid = PhotoGridView(photos: Photo.all)
        grid.onLeave = { [weak self] in self?.leave() }
        grid.onSelect = { [weak self] tile in self?.open(tile) }
        view = grid
    }

    private func open(_ tile: PhotoTile) {
        guard let grid, isOnTop else { return }
        opened = tile
        // People can drag, pinch, and throw the page back into the grid.
        let animator: any Animator =
            grid.animators.selectedSegmentIndex == 0 ? .matched(arc: 0.25) : .expand(source: .element(.card))
        let page = PhotoViewController(photo: tile.photo)
        if grid.ways.selectedSegmentIndex == 0 {
            navigationController?.pushViewController(page, with: animator, interaction: .drag())
        } else {
            present(page, with: animator, interaction: .drag())
        }
    }
}

extension PhotoGridViewController: TransitionElementProviding {
    func transitionElements() -> [TransitionElementID: UIView] {
        guard let picture = opened?.picture else { return [:] }
        return [.photo: picture, .card: picture]
    }
}
