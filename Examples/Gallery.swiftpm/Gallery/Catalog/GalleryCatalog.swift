import Animators

/// The animators the gallery shows, in the order it shows them. The list of animators in the README and the topics
/// of their documentation are made of it.
@MainActor
public enum GalleryCatalog {

    public static let groups = [turning, springing, sliding, slicing, uncovering, sharing, fading]

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

    init(_ topic: AnimatorCatalog.Topic, _ entries: [CatalogEntry]) {
        self.topic = topic
        self.entries = entries
    }

    /// The folder of their sources.
    public var name: String { topic.rawValue.prefix(1).uppercased() + topic.rawValue.dropFirst() }
    /// What they have in common, as a heading.
    public var title: String { topic.name }
}
