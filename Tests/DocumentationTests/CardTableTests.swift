import Foundation
import Presentations
import Testing

/// The table of the properties of a card.
@MainActor @Suite struct CardTableTests {
    @Test("The article about cards names all properties of a card")
    func articleAboutCardsNamesAllPropertiesOfCard() throws {
        let article = try DocumentedCode.text(of: "Sources/Presentations/Presentations.docc/Cards.md")
        let rows = article.components(separatedBy: "\n").filter { $0.hasPrefix("| ``CardPresentation/") }
        let links = rows.flatMap { $0.components(separatedBy: "``CardPresentation/").dropFirst() }
        let named = Set(links.map { String($0.prefix(while: \.isLetter)) })
        let properties = Mirror(reflecting: CardPresentation.card()).children.compactMap(\.label)
        #expect(properties.count > 20)
        let missing = properties.filter { !named.contains($0) }
        #expect(missing == [])
    }
}
