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

    static func locks(_ view: UIView) -> Bool {
        entries.contains { entry in
            guard let region = entry.region else { return false }
            return view.isDescendant(of: region)
        }
    }
}

extension UIView {
    /// Whether a running transition keeps touches away from the view.
    @_spi(Host) public var isLockedByTransition: Bool {
        TransitionInputLock.locks(self)
    }
}
