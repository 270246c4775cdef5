import Animators
import Testing

/// The catalog in the lists and settings of an app.
@Suite struct CatalogListTests {
    @Test("Topics, animators, and their parameters identify themselves")
    func identifiers() {
        #expect(ids(of: AnimatorCatalog.Topic.allCases) == AnimatorCatalog.Topic.allCases)
        #expect(Set(ids(of: AnimatorCatalog.entries)).count == AnimatorCatalog.entries.count)
        for entry in AnimatorCatalog.entries {
            #expect(ids(of: entry.parameters) == entry.parameters.map(\.label))
            #expect(Set(ids(of: entry.parameters)).count == entry.parameters.count, "\(entry.id)")
        }
    }

    private func ids<Item: Identifiable>(of items: [Item]) -> [Item.ID] { items.map(\.id) }

    @Test("An app can ask for the kind of a parameter")
    func kinds() throws {
        let expand = try #require(AnimatorCatalog.entry(id: "expand"))
        #expect(expand.parameters.filter { $0.kind == .toggle }.map(\.label) == ["blur"])
    }
}
