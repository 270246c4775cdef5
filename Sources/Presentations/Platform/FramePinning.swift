// Views that stay where they are in a scroll view. There, Auto Layout is what keeps up with scrolling and
// with changes of size.

#if canImport(ObjectiveC)
    import UIKit
#else
    @_spi(Host) import UIKit
#endif

extension UIView {
    /// Keeps the view over the visible part of a scroll view that it's a subview of, until it leaves.
    func pin(toFrameOf scrollView: UIScrollView) {
        #if canImport(ObjectiveC)
            pin(to: scrollView.frameLayoutGuide)
        #else
            scrollView.pinToFrame(self)
        #endif
    }

    /// Keeps a view that's inside of a pinned one in the safe area of the scroll view.
    func pin(toSafeAreaOf scrollView: UIScrollView) {
        #if canImport(ObjectiveC)
            pin(to: scrollView.safeAreaLayoutGuide)
        #else
            scrollView.pinToSafeArea(self)
        #endif
    }

    /// Restores a view that has left the scroll view. Its constraints are gone by then.
    func unpin() { translatesAutoresizingMaskIntoConstraints = true }

    #if canImport(ObjectiveC)
        private func pin(to guide: UILayoutGuide) {
            translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                leftAnchor.constraint(equalTo: guide.leftAnchor),
                rightAnchor.constraint(equalTo: guide.rightAnchor),
                topAnchor.constraint(equalTo: guide.topAnchor),
                bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
        }
    #endif
}
