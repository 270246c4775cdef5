import Foundation

/// What somebody types to find animators, and what else the list has. Better matches come first; equal ones
/// stay in their order.
struct AnimatorSearch {
    /// Where the words are found, the best place first.
    enum Match: Int, Comparable {
        case titleStart
        case titleWordStart
        case title
        case name
        case summary

        static func < (left: Match, right: Match) -> Bool { left.rawValue < right.rawValue }
    }

    private let words: [String]

    init(_ query: String) {
        words = Self.plain(query).split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Whether there is nothing to search for.
    var isEmpty: Bool { words.isEmpty }

    /// The entries in which every word is found.
    @MainActor
    func results(among entries: [CatalogEntry]) -> [CatalogEntry] {
        results(among: entries) { ($0.title, $0.name, $0.summary) }
    }

    /// The items in whose texts every word is found.
    @MainActor
    func results<Item>(
        among items: [Item],
        texts: (Item) -> (title: String, name: String, summary: String)
    ) -> [Item] {
        let matches = items.compactMap { item in
            let (title, name, summary) = texts(item)
            return match(title: title, name: name, summary: summary).map { (item, $0) }
        }
        return matches.enumerated()
            .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
            .map(\.element.0)
    }

    /// Where all words are found: the place of the one that is found in the worst. `nil` if one isn't found.
    func match(title: String, name: String, summary: String) -> Match? {
        let (title, name, summary) = (Self.plain(title), Self.plain(name), Self.plain(summary))
        if title.hasPrefix(words.joined(separator: " ")) { return .titleStart }
        let matches = words.map { Self.match(of: $0, title: title, name: name, summary: summary) }
        return matches.contains(nil) ? nil : matches.compactMap { $0 }.max()
    }

    private static func match(of word: String, title: String, name: String, summary: String) -> Match? {
        if title.hasPrefix(word) { return .titleStart }
        let starts = title.split { !$0.isLetter && !$0.isNumber }
        if starts.contains(where: { $0.hasPrefix(word) }) { return .titleWordStart }
        if title.contains(word) { return .title }
        if name.contains(word) { return .name }
        return summary.contains(word) ? .summary : nil
    }

    private static func plain(_ text: String) -> String { text.lowercased() }
}
