/// Keeps touches away from the region of a transition that nobody can take hold of, until it is
/// released.
@MainActor final class TransitionInputLock {
    private final class Entry {
        weak var region: UIView?

        init(_ region: UIView) {
            self.region = region
        }
    }

    private static var entries: [Entry] = []
    private let entry: Entry

    init(_ region: UIView) {
        entry = Entry(region)
        Self.entries.removeAll { $0.region == nil }
        Self.entries.append(entry)
    }

    func release() {
        Self.entries.removeAll { $0 === entry }
    }

    static func locks(_ view: UIView) -> Bool { region(around: view) != nil }

    fileprivate static func region(around view: UIView) -> UIView? {
        entries.lazy.compactMap(\.region).first { view.isDescendant(of: $0) }
    }
}

extension UIView {
    /// Whether a running transition keeps touches away from the view.
    @_spi(Host) public var isLockedByTransition: Bool {
        TransitionInputLock.locks(self)
    }

    /// The view that gets the touches which hit this one: itself, or the nearest one around what running transitions
    /// keep touches away from.
    var viewForTouches: UIView? {
        var view = self
        while let region = TransitionInputLock.region(around: view) {
            guard let next = region.superview else { return nil }
            view = next
        }
        return view
    }
}
