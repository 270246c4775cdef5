import Foundation

/// The links of the page, and the dependency that adds the package to another one.
struct SiteLinks: Encodable, Equatable {
    /// The URL of the repository, or `nil` if it's unknown.
    var repository: String?
    var documents: String
    var license: String
    var changes: String
    /// The line of a manifest that adds the package.
    var dependency: String

    /// - Parameters:
    ///   - repository: The URL of the repository, or `nil` to link to the package's own files.
    ///   - page: the folder of the page.
    ///   - package: the package's folder.
    init(repository: String?, page: URL, package: URL) {
        if let repository {
            // The URL can also be the one that Git clones.
            let address = repository.dropping(suffix: "/").dropping(suffix: ".git")
            self.repository = address
            let files = "\(address)/blob/HEAD"
            (documents, license) = ("\(files)/README.md#documentation", "\(files)/LICENSE")
            changes = "\(files)/CHANGELOG.md"
            dependency = ".package(url: \"\(address).git\", branch: \"main\")"
        } else {
            let files = Self.path(from: page, to: package)
            (documents, license) = ("\(files)/README.md", "\(files)/LICENSE")
            changes = "\(files)/CHANGELOG.md"
            dependency = ".package(path: \"../TransitionKit\")"
        }
    }

    /// Returns the relative path from one folder to another.
    static func path(from start: URL, to end: URL) -> String {
        let (first, last) = (start.standardizedFileURL.pathComponents, end.standardizedFileURL.pathComponents)
        let common = zip(first, last).prefix { $0 == $1 }.count
        let way = Array(repeating: "..", count: first.count - common) + last.dropFirst(common)
        let path = way.isEmpty ? "." : way.joined(separator: "/")
        return path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }
}

extension String {
    fileprivate func dropping(suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
