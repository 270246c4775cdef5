/// A section of the home screen with a heading.
enum HomeSection: Hashable {
    case favorites
    case showcases
    /// Related animators, by the name of their group.
    case animators(String)
    case presentations

    /// All sections, from top to bottom.
    @MainActor static let all: [HomeSection] =
        [.favorites, .showcases] + GalleryCatalog.groups.map { .animators($0.name) } + [.presentations]

    @MainActor var title: String {
        switch self {
        case .favorites: "Favorites"
        case .showcases: "Showcases"
        case .animators(let name): GalleryCatalog.groups.first { $0.name == name }?.title ?? name
        case .presentations: "Presentations"
        }
    }
}
