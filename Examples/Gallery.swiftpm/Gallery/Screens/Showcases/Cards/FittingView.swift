import UIKit

/// A view that is laid out by frames and says how large it wants to be, for cards that are as large as they
/// need.
class FittingView: LayoutView {

    /// The size that it needs, without any safe area.
    ///
    /// - Parameter width: the width that it has; `nil` for what it likes.
    func neededSize(forWidth width: CGFloat?) -> CGSize { .zero }

    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        neededSize(forWidth: nil)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        neededSize(forWidth: horizontalFittingPriority == .required ? targetSize.width : nil)
    }
}
