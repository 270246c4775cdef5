/// The views of a collection view: those that show an element, those that are leaving, and those available
/// for reuse.
@MainActor final class ElementPool {
    private(set) var visible: [ElementKey: UICollectionReusableView] = [:]
    /// The views that an animation removes.
    private(set) var leaving: [UICollectionReusableView] = []
    /// The views that the data source has dequeued for the element that it's asked for, or `nil` if it isn't
    /// asked for any.
    var dequeued: [UICollectionReusableView]?
    private var classes: [ReuseQueue.Name: ReuseQueue] = [:]

    func register(_ viewClass: AnyClass?, as name: ReuseQueue.Name) {
        guard let viewClass else {
            classes[name] = nil
            return
        }
        guard let reusable = viewClass as? UICollectionReusableView.Type else {
            preconditionFailure("\(viewClass) is no kind of UICollectionReusableView")
        }
        classes[name] = ReuseQueue(reusable, identifier: name.identifier)
    }

    func queue(_ name: ReuseQueue.Name) -> ReuseQueue {
        guard let queue = classes[name] else {
            preconditionFailure(
                "register a class for \(name.kind.map { "views of kind \($0)" } ?? "cells") with identifier "
                    + "\(name.identifier) before one is dequeued"
            )
        }
        return queue
    }

    func key(of view: UICollectionReusableView) -> ElementKey? {
        visible.first { $0.value === view }?.key
    }

    func show(_ view: UICollectionReusableView, for key: ElementKey) {
        leaving.removeAll { $0 === view }
        visible[key] = view
    }

    /// Replaces the keys of the views.
    func replaceKeys(_ new: [ElementKey: UICollectionReusableView]) {
        visible = new
    }

    /// Takes a view away from its element. It's retired later.
    func depart(_ key: ElementKey) -> UICollectionReusableView? {
        guard let view = visible.removeValue(forKey: key) else { return nil }
        leaving.append(view)
        return view
    }

    /// Retires views that have left.
    func retire(_ views: [UICollectionReusableView]) {
        for view in views where leaving.contains(where: { $0 === view }) {
            leaving.removeAll { $0 === view }
            recycle(view)
        }
    }

    func retire(_ key: ElementKey, from collectionView: UICollectionView) {
        guard let view = visible.removeValue(forKey: key) else { return }
        recycle(view)
        collectionView.didEndDisplaying(view, key)
    }

    func retireAll(from collectionView: UICollectionView) {
        retire(leaving)
        for key in visible.keys.sorted(by: { $0.indexPath < $1.indexPath }) {
            retire(key, from: collectionView)
        }
    }

    private func recycle(_ view: UICollectionReusableView) {
        view.removeFromSuperview()
        view.queue?.enqueue(view)
    }
}
