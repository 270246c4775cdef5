import Foundation

/// A search for animators and other items of the list. Better matches come first, and equal ones keep their
/// order.
struct AnimatorSearch {
    /// The places in which words can be found, beginning with the best.
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

    /// Whether the search has no words.
    var isEmpty: Bool { words.isEmpty }

    /// Returns the entries that contain every word.
    @MainActor
    func results(among entries: [CatalogEntry]) -> [CatalogEntry] {
        results(among: entries) { ($0.title, $0.name, $0.summary) }
    }

    /// Returns the items whose texts contain every word.
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

    /// Returns the worst of the places in which the words are found, or `nil` if a word isn't found.
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
