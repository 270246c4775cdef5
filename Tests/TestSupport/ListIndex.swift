import UIKit

/// A control along the edge of a list that follows a finger, as the index of its sections does.
public final class ListIndex: UIControl {
    /// The number of movements that the control has followed.
    public private(set) var steps = 0
    /// A Boolean value that indicates whether the control has lost its finger.
    public private(set) var isCanceled = false

    /// Returns a list that has scrolled to an offset, and its index in the middle of the trailing edge.
    public static func onList(in frame: CGRect, at offset: CGFloat) -> (UICollectionView, ListIndex) {
        let list = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        list.contentInsetAdjustmentBehavior = .never
        list.alwaysBounceVertical = true
        list.contentInset.bottom = 2000
        list.contentOffset.y = offset
        let index = ListIndex(
            frame: CGRect(x: frame.width - 30, y: offset + 150, width: 30, height: frame.height - 300)
        )
        list.addSubview(index)
        return (list, index)
    }

    public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        steps += 1
        return true
    }

    public override func cancelTracking(with event: UIEvent?) { isCanceled = true }
}
