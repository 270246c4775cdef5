import Foundation

/// The files of the page that are the same for every catalog: markup, style and scripts.
struct SiteFiles {
    static let page = "index.html"

    /// By name, in alphabetical order.
    let contents: [(name: String, data: Data)]

    /// The same for a page at an address on the web: only a whole address leads others to its picture.
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
