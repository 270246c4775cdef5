/// The animators the gallery shows, in the order it shows them.
@MainActor
public enum AnimatorCatalogue {

    public static let entries = flat + turning + slicing + uncovering

    /// The entry of that name, as written on a command line; nil if there is none.
    public static func entry(named name: String) -> CatalogueEntry? {
        entries.first { $0.name == name }
    }
}
