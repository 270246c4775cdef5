/// The views that were to become the first responder while they weren't in a window. UIKit remembers the wish
/// and fulfills it when the view joins a window, so a field that an app names in `viewDidLoad` is edited as
/// soon as its screen comes.
@MainActor
struct WaitingResponders {
    private struct WeakView {
        weak var view: UIView?
    }

    private var views: [WeakView] = []

    mutating func add(_ view: UIView) {
        remove(view)
        views.append(WeakView(view: view))
    }

    mutating func remove(_ view: UIView) {
        views.removeAll { $0.view == nil || $0.view === view }
    }

    /// Removes the views that have joined a window, and returns the one that was asked last.
    mutating func takeLast(in window: UIWindow) -> UIView? {
        guard !views.isEmpty else { return nil }
        let joined = views.compactMap(\.view).filter { $0.window === window }
        views.removeAll { $0.view.map { $0.window === window } ?? true }
        return joined.last
    }
}
