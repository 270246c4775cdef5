import Animators

/// The animators in the gallery, in order. The list of animators in the README and the topics of their
/// documentation are generated from this list.
@MainActor
public enum GalleryCatalog {

    public static let groups = AnimatorCatalog.Topic.allCases.map { AnimatorGroup($0) }

    public static let entries = groups.flatMap(\.entries)

    /// Returns the entry with a name, as written on a command line, or `nil` if there's none.
    public static func entry(named name: String) -> CatalogEntry? {
        entries.first { $0.name == name }
    }
}

/// A group of related animators.
@MainActor
public struct AnimatorGroup {
    private let topic: AnimatorCatalog.Topic
    public let entries: [CatalogEntry]

    init(_ topic: AnimatorCatalog.Topic) {
        self.topic = topic
        entries = AnimatorCatalog.entries(of: topic).map { CatalogEntry($0) }
    }

    /// The name of the folder that contains the sources.
    public var name: String { topic.rawValue.prefix(1).uppercased() + topic.rawValue.dropFirst() }
    /// The heading of the group.
    public var title: String { topic.name }
}
