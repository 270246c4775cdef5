import Foundation

/// The files that are the same for every catalog: markup, styles, and scripts.
struct SiteFiles {
    static let page = "index.html"

    /// The files, in alphabetical order.
    let contents: [(name: String, data: Data)]

    /// Returns the files for a page at a URL. A preview image requires an absolute URL.
    func contents(at address: String?) -> [(name: String, data: Data)] {
        guard let address else { return contents }
        let root = address.hasSuffix("/") ? address : address + "/"
        return contents.map { name, data in
            guard name == Self.page else { return (name, data) }
            let text = String(decoding: data, as: UTF8.self)
                .replacingOccurrences(
                    of: "content=\"\(SocialCard.path)\"",
                    with: "content=\"\(root)\(SocialCard.path)\""
                )
            return (name, Data(text.utf8))
        }
    }

    init() throws {
        let folder = Bundle.module.bundleURL.appendingPathComponent("Site", isDirectory: true)
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            contents = try names.map { ($0, try Data(contentsOf: folder.appendingPathComponent($0))) }
        } catch {
            throw Failure.internalError("the page's own files are not in \(folder.path)")
        }
    }
}
