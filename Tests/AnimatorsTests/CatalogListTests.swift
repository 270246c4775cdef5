import Animators
import Testing

/// The catalog in the lists and settings of an app.
@Suite struct CatalogListTests {
    @Test("Topics, animators, and their parameters identify themselves")
    func topicsAnimatorsAndParametersIdentifyThemselves() {
        #expect(ids(of: AnimatorCatalog.Topic.allCases) == AnimatorCatalog.Topic.allCases)
        #expect(Set(ids(of: AnimatorCatalog.entries)).count == AnimatorCatalog.entries.count)
        for entry in AnimatorCatalog.entries {
            #expect(ids(of: entry.parameters) == entry.parameters.map(\.label))
            #expect(Set(ids(of: entry.parameters)).count == entry.parameters.count, "\(entry.id)")
        }
    }

    @Test("An identifier is the name of the type, in lowercase, and each topic's animators are together")
    func stableIdentifiers() {
        let entries = AnimatorCatalog.entries
        // As the README says.
        #expect(entries.count > 40)
        for entry in entries {
            let words = entry.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
            #expect("\(type(of: entry.animator))" == "\(words.joined())Animator")
            #expect(AnimatorCatalog.entry(id: entry.id)?.name == entry.name)
        }
        #expect(AnimatorCatalog.entry(id: "from a later version") == nil)
        let topics = AnimatorCatalog.Topic.allCases
        #expect(entries.map(\.id) == topics.flatMap { AnimatorCatalog.entries(of: $0) }.map(\.id))
        for topic in topics { #expect(!AnimatorCatalog.entries(of: topic).isEmpty, "\(topic.name)") }
    }

    @Test("A parameter of another animator has no value, and doesn't change it")
    func otherAnimators() throws {
        let parameters = try #require(AnimatorCatalog.entry(id: "cube")).parameters
        #expect(parameters.count > 3)
        let slide = SlideAnimator(spacing: 9)
        for parameter in parameters {
            #expect(parameter.value(of: slide) == 0, "\(parameter.label)")
            let same = parameter.applied(parameter.range.upperBound, to: slide) as? SlideAnimator
            #expect(same == slide, "\(parameter.label)")
        }
    }

    private func ids<Item: Identifiable>(of items: [Item]) -> [Item.ID] { items.map(\.id) }

    @Test("Each choice can be read from the animator that it was applied to")
    func eachChoiceCanBeReadFromAnimatorThatItWasApplied() throws {
        var count = 0
        for entry in AnimatorCatalog.entries {
            for parameter in entry.parameters {
                guard case .choice(let titles) = parameter.kind else { continue }
                count += 1
                for value in titles.indices.map(Double.init) {
                    let animator = parameter.applied(value, to: entry.animator)
                    #expect(parameter.value(of: animator) == value, "\(entry.id) \(parameter.label)")
                }
            }
        }
        #expect(count > 20)
        // An animator that's none of the choices, or can't be compared.
        let matched = try #require(AnimatorCatalog.entry(id: "matched"))
        let alongside = try #require(matched.parameters.first { $0.label == "alongside" })
        for other in [SlideAnimator(spacing: 9), SlideAnimator().reversed()] as [any Animator] {
            #expect(alongside.value(of: MatchedAnimator(alongside: other)) == 0)
        }
    }

    @Test("An app can ask for the kind of a parameter")
    func appCanAskForKindOfParameter() throws {
        let expand = try #require(AnimatorCatalog.entry(id: "expand"))
        #expect(expand.parameters.filter { $0.kind == .toggle }.map(\.label) == ["blurs"])
    }
}
