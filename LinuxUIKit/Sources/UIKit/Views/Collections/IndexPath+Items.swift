extension IndexPath {
    /// Creates an index path for an item in a section of a collection view.
    public init(item: Int, section: Int) {
        self = [section, item]
    }

    /// Creates an index path for a row in a section of a table view.
    public init(row: Int, section: Int) {
        self = [section, row]
    }

    /// The index of the section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The index of the item in its section.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The index of the row in its section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
