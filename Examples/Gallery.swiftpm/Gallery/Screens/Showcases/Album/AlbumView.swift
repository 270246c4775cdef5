import TransitionKit
import UIKit

/// An album: a grid of pictures whose layout changes to pages, with a tap or a pinch.
final class AlbumView: ShowcaseView, UICollectionViewDataSource, UICollectionViewDelegate {

    private let photos: [Photo]
    let grid = AlbumGridLayout()
    let pager = AlbumPagerLayout()
    let pictures: UICollectionView
    private let pinch = PinchInteraction()

    init(photos: [Photo]) {
        self.photos = photos
        pictures = UICollectionView(frame: .zero, collectionViewLayout: grid)
        super.init(
            title: Showcase.album.title,
            summary:
                "Tap a photo, or spread two fingers on it, to turn the grid into pages. Pinch to go back. "
                + "You can stop halfway, or catch the photos while they settle.",
            scroll: pictures
        )
        pictures.backgroundColor = Theme.canvas
        pictures.decelerationRate = .fast
        pictures.register(AlbumCell.self, forCellWithReuseIdentifier: AlbumCell.name)
        pictures.dataSource = self
        pictures.delegate = self
        pinch.scale = 2.2
        pinch.attach(toChangeLayoutOf: pictures) { [weak self] direction in
            direction == .forward ? self?.pager : self?.grid
        } completion: { [weak self] _ in
            self?.updateHeading()
        }
        pinch.shouldBegin = { [weak self] gesture in
            self?.focus(at: gesture.location)
            return gesture.willBegin
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: Layouts

    var isPaged: Bool { pictures.collectionViewLayout === pager }

    /// Determines the picture that stays visible: the one in the middle of the pages, or the one under the
    /// fingers.
    private func focus(at point: CGPoint) {
        let path = isPaged ? pager.current : pictures.indexPathForItem(at: point)
        (grid.focus, pager.focus) = (path, path)
    }

    /// Changes the grid to pages, or pages to the grid.
    private func turn(_ picture: IndexPath) {
        (grid.focus, pager.focus) = (picture, picture)
        pictures.setCollectionViewLayout(isPaged ? grid : pager, animated: true)
        // The heading disappears before the pages appear, and appears after they've disappeared.
        UIView.animate(
            withDuration: 0.2,
            delay: isPaged ? 0 : 0.15,
            animations: { self.updateHeading() },
            completion: nil
        )
    }

    /// Shows the heading only with the grid.
    private func updateHeading() {
        showHeading(isPaged ? 0 : 1)
    }

    private func showHeading(_ share: CGFloat) {
        for label in [heading, summary] { label.alpha = min(max(2 * share - 1, 0), 1) }
    }

    override func layOutContent(in column: CGRect, top: CGFloat) -> CGFloat {
        let bottom = Theme.margin + safeAreaInsets.bottom
        grid.fill(
            column.width,
            insets: UIEdgeInsets(
                top: top,
                left: column.minX,
                bottom: bottom,
                right: max(bounds.width - column.maxX, 0)
            )
        )
        pager.insets = UIEdgeInsets(
            top: safeAreaInsets.top + 52,
            left: Theme.margin + safeAreaInsets.left,
            bottom: bottom,
            right: Theme.margin + safeAreaInsets.right
        )
        return top
    }

    // MARK: UICollectionViewDataSource

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: AlbumCell.name, for: indexPath)
        (cell as? AlbumCell)?.show(photos[indexPath.item])
        return cell
    }

    // MARK: UICollectionViewDelegate

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        turn(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        let layout = AlbumTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
        let opens = toLayout === pager
        layout.onProgress = { [weak self] progress in self?.showHeading(opens ? 1 - progress : progress) }
        return layout
    }

    /// Remembers the page, so that it's still visible after the device rotates.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        if isPaged { pager.focus = pager.current }
    }
}
