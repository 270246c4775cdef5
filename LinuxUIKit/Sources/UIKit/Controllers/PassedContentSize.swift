/// The preferred size that one of UIKit's containers takes over from its visible child.
@MainActor final class PassedContentSize {
    private unowned let container: UIViewController
    /// The size that was last passed on.
    private var passed = CGSize.zero

    init(_ container: UIViewController) {
        self.container = container
    }

    /// Passes on a size. A child without one leaves the size that the app gave the container.
    func pass(on size: CGSize) {
        var size = size
        switch UIKitBehavior.current.contentSizeOfContainers {
        case .isPassedOn: break
        case .onlyGrows:
            size = CGSize(width: max(size.width, passed.width), height: max(size.height, passed.height))
        case .isNotPassedOn: return
        }
        guard size != passed, size != .zero || container.preferredContentSize == passed else { return }
        passed = size
        container.preferredContentSize = size
    }
}
