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

    @Test("Each choice can be read from the animator that it was applied to")
    func choices() throws {
        for entry in AnimatorCatalog.entries {
            for parameter in entry.parameters {
                guard case .choice(let titles) = parameter.kind else { continue }
                for value in titles.indices.map(Double.init) {
                    let animator = parameter.applied(value, to: entry.animator)
                    #expect(parameter.value(of: animator) == value, "\(entry.id) \(parameter.label)")
                }
            }
        }
        // An animator that's none of the choices, or can't be compared.
        let matched = try #require(AnimatorCatalog.entry(id: "matched"))
        let alongside = try #require(matched.parameters.first { $0.label == "alongside" })
        for other in [SlideAnimator(spacing: 9), SlideAnimator().reversed()] as [any Animator] {
            #expect(alongside.value(of: MatchedAnimator(alongside: other)) == 0)
        }
    }

    @Test("An app can ask for the kind of a parameter")
    func kinds() throws {
        let expand = try #require(AnimatorCatalog.entry(id: "expand"))
        #expect(expand.parameters.filter { $0.kind == .toggle }.map(\.label) == ["blur"])
    }
}
