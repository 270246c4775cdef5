import UIKit

/// The way between the grid and the pages. It says how far it has come, for what is no cell.
final class AlbumTransitionLayout: UICollectionViewTransitionLayout {

    var onProgress: ((CGFloat) -> Void)?

    override var transitionProgress: CGFloat {
        didSet { onProgress?(transitionProgress) }
    }
}
