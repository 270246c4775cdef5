/// A tab with tabs below it. A tab bar shows the group alone, a sidebar its children as well.
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

    /// The identifiers of children in the order to show them in. Those of no child don't count.
    open var displayOrderIdentifiers: [String] = []

    /// The children, first those that ``displayOrderIdentifiers`` has, in its order.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { identifier in
            children.first { $0.identifier == identifier }
        }
        return named + children.filter { !named.contains($0) }
    }

    /// The tab with an identifier among the children and those below them.
    open func tab(forIdentifier identifier: String) -> UITab? { children.tab(identifier) }

    // MARK: Selection

    /// The child that is selected, or was last. Setting it in the selected group selects it.
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

    /// Which child is selected along with the group if none has been; `nil` for the first.
    open var defaultChildIdentifier: String?

    override var destination: UITab {
        let child = selection ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
        return child?.destination ?? self
    }

    /// Notes which way a selection leads.
    func note(_ child: UITab) { selection = child }

    // MARK: Navigation

    /// Shows the controllers of the group and of the selected tabs below it as its stack.
    open var managingNavigationController: UINavigationController?
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension [UITab] {
    /// The tab with an identifier among them and those below them.
    @MainActor func tab(_ identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.children.tab(identifier) { return found }
        }
        return nil
    }
}
