import Foundation

/// The files of the page that are the same for every catalogue: markup, style and scripts.
struct SiteFiles {
    static let page = "index.html"

    /// By name, in alphabetical order.
    let contents: [(name: String, data: Data)]

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
