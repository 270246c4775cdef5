/// The views that wait to be used again, under the name they were registered with.
@MainActor final class ReuseQueue {
    /// What is registered: a kind of element and a name.
    struct Name: Hashable {
        /// Nil for cells.
        let kind: String?
        let identifier: String
    }

    let identifier: String
    private let viewClass: UICollectionReusableView.Type
    private var waiting: [UICollectionReusableView] = []

    init(_ viewClass: UICollectionReusableView.Type, identifier: String) {
        self.viewClass = viewClass
        self.identifier = identifier
    }

    func dequeue() -> UICollectionReusableView {
        if let view = waiting.popLast() {
            view.renew()
            return view
        }
        let view = viewClass.makeInstance()
        view.queue = self
        return view
    }

    func enqueue(_ view: UICollectionReusableView) {
        waiting.append(view)
    }
}
