/// The views available for reuse, by the names that they were registered with.
@MainActor final class ReuseQueue {
    /// The key of a registration: the kind of the element and a name.
    struct Name: Hashable {
        /// The kind of the element, or `nil` for cells.
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
