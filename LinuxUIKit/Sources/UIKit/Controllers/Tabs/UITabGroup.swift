/// A tab with tabs below it. A tab bar shows only the group, and a sidebar also its children.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@preconcurrency @MainActor
open class UITabGroup: UITab {
    private var selection: UITab?

    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title,
            image: image,
            identifier: identifier,
            viewControllerProvider: viewControllerProvider
        )
        adoptChildren()
    }

    open var children: [UITab] {
        didSet {
            for tab in oldValue where tab.group === self { tab.group = nil }
            adoptChildren()
        }
    }

    private func adoptChildren() {
        for tab in children { tab.group = self }
        if let selection, !children.contains(selection) { self.selection = nil }
    }

    // MARK: Order

    /// The identifiers of children in their display order. Identifiers without a child are ignored.
    open var displayOrderIdentifiers: [String] = []

    /// The children in their display order, starting with those in ``displayOrderIdentifiers``.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { identifier in
            children.first { $0.identifier == identifier }
        }
        return named + children.filter { !named.contains($0) }
    }

    /// Returns the tab with an identifier among the children and those below them.
    open func tab(forIdentifier identifier: String) -> UITab? { children.tab(identifier) }

    // MARK: Selection

    /// The child that's selected, or was selected last. Setting it in the selected group selects the child.
    open var selectedChild: UITab? {
        get { selection }
        set {
            guard newValue.map(children.contains) ?? true else { return }
            selection = newValue
            guard let newValue, let owner = root.owner, owner.selectedTab?.path.contains(self) == true else {
                return
            }
            owner.selectedTab = newValue
        }
    }

    /// The child to select along with the group if none was selected before. If it's `nil`, that's the first
    /// one.
    open var defaultChildIdentifier: String?

    override var destination: UITab {
        let child = selection ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
        return child?.destination ?? self
    }

    /// Stores the child that a selection leads to.
    func note(_ child: UITab) { selection = child }

    // MARK: Navigation

    /// A navigation controller whose stack contains the controllers of the group and of the selected tabs
    /// below it.
    open var managingNavigationController: UINavigationController?
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension [UITab] {
    /// Returns the tab with an identifier among these tabs and those below them.
    @MainActor func tab(_ identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.children.tab(identifier) { return found }
        }
        return nil
    }
}
