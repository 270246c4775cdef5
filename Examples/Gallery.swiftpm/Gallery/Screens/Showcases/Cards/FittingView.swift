import UIKit

/// A view with manual layout that reports the size that it needs, for cards that fit their content.
class FittingView: LayoutView {

    /// Returns the size that the view needs, without the safe area.
    ///
    /// - Parameter width: The available width, or `nil` for the preferred width.
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
