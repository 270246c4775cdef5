import Foundation

/// Where the page leads, and how the package is added to another.
struct SiteLinks: Encodable, Equatable {
    /// The repository; nil for a page that knows of none.
    var repository: String?
    var documents: String
    var license: String
    var changes: String
    /// The line of a manifest that adds the package.
    var dependency: String

    /// - Parameters:
    ///   - repository: the repository's address on the web; nil leads to the package's own files.
    ///   - page: the folder of the page.
    ///   - package: the package's folder.
    init(repository: String?, page: URL, package: URL) {
        if let repository {
            // People also know it by the address that Git clones.
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

    /// The way from one folder to another, relative.
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
