import UIKit

/// Views whose elements assistive technologies don't find while people can't reach them.
@MainActor final class HiddenElements {
    private struct Entry { weak var view: UIView? }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    deinit {
        // UIKit might not notify a card that's dismissed together with others.
        let entries = entries
        guard !entries.isEmpty else { return }
        MainQueue.run { for entry in entries { entry.view?.accessibilityElementsHidden = false } }
    }

    /// Hides the elements of these views, and shows those of other views that it has hidden before. What the
    /// app has hidden stays hidden.
    func hide(_ views: [UIView]) {
        guard !views.isEmpty || !entries.isEmpty else { return }
        let known = entries.compactMap(\.view)
        for view in known where !views.contains(view) { view.accessibilityElementsHidden = false }
        let new = views.filter { !$0.accessibilityElementsHidden }
        for view in new { view.accessibilityElementsHidden = true }
        entries = (known.filter { views.contains($0) && !new.contains($0) } + new).map { Entry(view: $0) }
    }
}
