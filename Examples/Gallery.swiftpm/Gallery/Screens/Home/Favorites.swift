import Foundation

/// The favorite animators, in the order in which people added them. They're read once, so the app supports a
/// single scene.
@MainActor
final class Favorites {

    static let key = "favorites"

    /// The names of the animators in the catalog.
    private(set) var names: [String]
    private let defaults: UserDefaults?

    /// - Parameter defaults: The user defaults that store the favorites. If `nil`, favorites aren't saved.
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

    /// The favorites that the catalog contains. Saved ones can be missing from it.
    var entries: [CatalogEntry] { names.compactMap(GalleryCatalog.entry(named:)) }
}
