/// Updates that are made together, and their effect on the items.
struct UpdateBatch {
    var insertedItems: Set<IndexPath> = []
    var deletedItems: Set<IndexPath> = []
    var reloadedItems: Set<IndexPath> = []
    /// The old index paths of moved items, by their new ones.
    var movedItems: [IndexPath: IndexPath] = [:]
    var insertedSections: IndexSet = []
    var deletedSections: IndexSet = []
    var reloadedSections: IndexSet = []
    var movedSections: [Int: Int] = [:]

    /// The previous index paths of sections and items.
    struct Origins {
        /// The previous sections, by their new index. It's `nil` for a new section.
        let sections: [Int?]
        /// The previous index paths, by the new section and item. It's `nil` for a new item.
        let items: [[IndexPath?]]
    }

    /// Determines the previous index path of each item.
    ///
    /// - Returns: `nil` if the updates don't lead from the old numbers of items to the new ones, if they name
    ///   an item or a section that doesn't exist, or if they both delete and reload an item.
    func origins(from old: [Int], to new: [Int]) -> Origins? {
        guard hasOnlyItems(of: old, and: new), hasOnlySections(of: old.indices, and: new.indices),
            deletedItems.isDisjoint(with: reloadedItems)
        else { return nil }
        guard let sections = sectionOrigins(from: old.count, to: new.count) else { return nil }
        var items: [[IndexPath?]] = []
        for (section, origin) in sections.enumerated() {
            var left: [IndexPath] = []
            if let origin, !reloadedSections.contains(origin) {
                let gone = Set(movedItems.values)
                left = (0..<old[origin]).map { IndexPath(item: $0, section: origin) }
                    .filter { !deletedItems.contains($0) && !gone.contains($0) }
            }
            let isNew = origin.map(reloadedSections.contains) ?? true
            var places: [IndexPath?] = []
            for item in 0..<new[section] {
                let path = IndexPath(item: item, section: section)
                if let source = movedItems[path] {
                    places.append(source)
                } else if isNew || insertedItems.contains(path) {
                    places.append(nil)
                } else if !left.isEmpty {
                    places.append(left.removeFirst())
                } else {
                    return nil
                }
            }
            guard left.isEmpty else { return nil }
            items.append(places)
        }
        return Origins(sections: sections, items: items)
    }

    /// Returns whether all items that leave, reload, or move exist before the updates, and all that come
    /// exist afterward.
    private func hasOnlyItems(of old: [Int], and new: [Int]) -> Bool {
        func exists(_ path: IndexPath, in counts: [Int]) -> Bool {
            path.count == 2 && counts.indices.contains(path.section)
                && (0..<counts[path.section]).contains(path.item)
        }
        let before = deletedItems.union(reloadedItems).union(movedItems.values)
        let after = insertedItems.union(movedItems.keys)
        return before.allSatisfy { exists($0, in: old) } && after.allSatisfy { exists($0, in: new) }
    }

    /// Returns whether all sections that leave, reload, or move exist before the updates, and all that come
    /// exist afterward.
    private func hasOnlySections(of old: Range<Int>, and new: Range<Int>) -> Bool {
        let before = Set(deletedSections).union(reloadedSections).union(movedSections.values)
        let after = Set(insertedSections).union(movedSections.keys)
        return before.allSatisfy { old.contains($0) } && after.allSatisfy { new.contains($0) }
    }

    private func sectionOrigins(from old: Int, to new: Int) -> [Int?]? {
        let moved = Set(movedSections.values)
        var left = (0..<old).filter { !deletedSections.contains($0) && !moved.contains($0) }
        var sections: [Int?] = []
        for section in 0..<new {
            if let source = movedSections[section] {
                guard (0..<old).contains(source) else { return nil }
                sections.append(source)
            } else if insertedSections.contains(section) {
                sections.append(nil)
            } else if !left.isEmpty {
                sections.append(left.removeFirst())
            } else {
                return nil
            }
        }
        return left.isEmpty ? sections : nil
    }

    /// The updates one by one, as layouts receive them.
    @MainActor var items: [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        items += deletedItems.sorted().map { .init(.delete, from: $0, to: nil) }
        items += deletedSections.map { .init(.delete, from: whole($0), to: nil) }
        items += insertedSections.map { .init(.insert, from: nil, to: whole($0)) }
        items += insertedItems.sorted().map { .init(.insert, from: nil, to: $0) }
        items += reloadedSections.map { .init(.reload, from: whole($0), to: whole($0)) }
        items += reloadedItems.sorted().map { .init(.reload, from: $0, to: $0) }
        items += movedSections.sorted { $0.key < $1.key }
            .map { .init(.move, from: whole($0.value), to: whole($0.key)) }
        items += movedItems.sorted { $0.key < $1.key }.map { .init(.move, from: $0.value, to: $0.key) }
        return items
    }
}
