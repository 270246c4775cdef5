/// An object that blocks touches in the region of a noninteractive transition until it's released.
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
    /// A Boolean value that indicates whether a running transition blocks touches on the view.
    @_spi(Host) public var isLockedByTransition: Bool {
        TransitionInputLock.locks(self)
    }

    /// The view that receives touches that hit this one. It's the view itself, or the nearest view around the
    /// regions that running transitions block.
    var viewForTouches: UIView? {
        var view = self
        while let region = TransitionInputLock.region(around: view) {
            guard let next = region.superview else { return nil }
            view = next
        }
        return view
    }
}
