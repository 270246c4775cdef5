extension IndexPath {
    /// An index path of an item in a section of a collection view.
    public init(item: Int, section: Int) {
        self = [section, item]
    }

    /// An index path of a row in a section of a table.
    public init(row: Int, section: Int) {
        self = [section, row]
    }

    /// The number of the section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The number of the item in its section.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The number of the row in its section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
