import UIKit

/// Counts how often a picture of it is taken.
final class CountingView: UIView {

    private(set) var snapshotCount = 0

    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        snapshotCount += 1
        return super.snapshotView(afterScreenUpdates: afterUpdates)
    }

    override func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        snapshotCount += 1
        return super.resizableSnapshotView(
            from: rect,
            afterScreenUpdates: afterUpdates,
            withCapInsets: capInsets
        )
    }

    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        snapshotCount += 1
        return super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }
}

extension CALayer {
    /// How many layers there are from this one down.
    var treeSize: Int {
        (sublayers ?? []).reduce(1) { $0 + $1.treeSize }
    }
}
