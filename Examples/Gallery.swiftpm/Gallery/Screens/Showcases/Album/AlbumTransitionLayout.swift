import UIKit

/// The layout between the grid and the pages. It reports its progress, for views that aren't cells.
final class AlbumTransitionLayout: UICollectionViewTransitionLayout {

    var onProgress: ((CGFloat) -> Void)?

    override var transitionProgress: CGFloat {
        didSet { onProgress?(transitionProgress) }
    }
}
