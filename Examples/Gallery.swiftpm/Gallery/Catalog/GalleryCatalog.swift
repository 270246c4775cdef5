import Animators

/// The animators the gallery shows, in the order it shows them. The list of animators in the README and the
/// topics of their documentation are made of it.
@MainActor
public enum GalleryCatalog {

    public static let groups = AnimatorCatalog.Topic.allCases.map { AnimatorGroup($0) }

    public static let entries = groups.flatMap(\.entries)

    /// The entry of that name, as written on a command line; nil if there is none.
    public static func entry(named name: String) -> CatalogEntry? {
        entries.first { $0.name == name }
    }
}

/// Animators that are alike.
@MainActor
public struct AnimatorGroup {
    private let topic: AnimatorCatalog.Topic
    public let entries: [CatalogEntry]

    init(_ topic: AnimatorCatalog.Topic) {
        self.topic = topic
        entries = AnimatorCatalog.entries(of: topic).map { CatalogEntry($0) }
    }

    /// The folder of their sources.
    public var name: String { topic.rawValue.prefix(1).uppercased() + topic.rawValue.dropFirst() }
    /// What they have in common, as a heading.
    public var title: String { topic.name }
}
