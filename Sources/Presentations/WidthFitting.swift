import UIKit

/// A screen that measures its content for a width itself, such as one with SwiftUI content.
@MainActor package protocol WidthFitting: UIViewController {
    /// Returns the size that the content needs.
    ///
    /// - Parameter width: The available width, in points, or `nil` if there's no limit.
    func size(fitting width: CGFloat?) -> CGSize
}
