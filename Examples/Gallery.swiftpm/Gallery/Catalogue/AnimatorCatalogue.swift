/// The animators the gallery shows, in the order it shows them. The list of animators in the README and the topics
/// of their documentation are made of it.
@MainActor
public enum AnimatorCatalogue {

    public static let groups = [turning, springing, sliding, slicing, uncovering, sharing, fading]

    public static let entries = groups.flatMap(\.entries)

    /// The entry of that name, as written on a command line; nil if there is none.
    public static func entry(named name: String) -> CatalogueEntry? {
        entries.first { $0.name == name }
    }
}

/// Animators that are alike.
@MainActor
public struct AnimatorGroup {
    /// The folder of their sources.
    public let name: String
    /// What they have in common, as a heading.
    public let title: String
    public let entries: [CatalogueEntry]

    init(_ name: String, _ title: String, _ entries: [CatalogueEntry]) {
        self.name = name
        self.title = title
        self.entries = entries
    }
}
