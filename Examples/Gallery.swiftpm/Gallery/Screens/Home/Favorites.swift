import Foundation

/// The animators that somebody has marked, in the order in which they were. They're read once, so the app
/// supports a single scene.
@MainActor
final class Favorites {

    static let key = "favorites"

    /// The names of the animators, as in the catalog.
    private(set) var names: [String]
    private let defaults: UserDefaults?

    /// - Parameter defaults: keeps them from one launch to the next; with `nil` they are gone with this
    ///   object.
    init(defaults: UserDefaults?) {
        self.defaults = defaults
        names = []
        for name in defaults?.stringArray(forKey: Self.key) ?? [] where !names.contains(name) {
            names.append(name)
        }
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    /// Adds an animator, or removes it.
    func toggle(_ name: String) {
        if let index = names.firstIndex(of: name) {
            names.remove(at: index)
        } else {
            names.append(name)
        }
        defaults?.set(names, forKey: Self.key)
    }

    /// The marked entries of the catalog, which may have lost some since they were marked.
    var entries: [CatalogEntry] { names.compactMap(GalleryCatalog.entry(named:)) }
}
