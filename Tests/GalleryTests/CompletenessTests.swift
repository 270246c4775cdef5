import Foundation
import Testing

@testable import Gallery
@testable import GalleryHost

/// The requirements for each animator, wherever they're met. The list of animators comes from the source files.
@MainActor
@Suite("Every animator")
struct CompletenessTests {

    private nonisolated static let sources = AnimatorSources(root: PackageFolder.url)
    private nonisolated static let types = sources.all.map(\.typeName)

    private func text(of path: String) throws -> String {
        try String(contentsOf: PackageFolder.url.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("is found by its declaration, and the catalog contains no other")
    func found() {
        #expect(Self.types.count > 30)
        #expect(Self.types.contains("CubeAnimator") && Self.types.contains("SpringSlideAnimator"))
        for entry in GalleryCatalog.entries where !Self.types.contains(entry.typeName) {
            Issue.record("the catalog has \(entry.typeName), whose source is not found")
        }
    }

    @Test("has an entry in the gallery's catalog that's named after its type", arguments: types)
    func entry(type: String) throws {
        let entries = GalleryCatalog.entries.filter { $0.typeName == type }
        #expect(entries.count == 1, "GalleryCatalog needs an entry of \(type)")
        let words = type.replacingOccurrences(of: "Animator", with: "").map { letter in
            letter.isUppercase ? "-\(letter.lowercased())" : "\(letter)"
        }
        let name = String(words.joined().dropFirst())
        if let entry = entries.first { #expect(entry.name == name, "the entry of \(type)") }
    }

    @Test("is in a file with its name, in the folder of its group", arguments: types)
    func file(type: String) throws {
        let path = try Self.sources.source(of: type).path
        let parts = path.components(separatedBy: "/")
        #expect(parts.last == "\(type).swift")
        guard path.hasPrefix(AnimatorSources.module) else { return }
        let group = GalleryCatalog.groups.first { $0.entries.contains { $0.typeName == type } }
        #expect(parts.dropLast().last == group?.name, "\(path) is not where the catalog says")
    }

    @Test("has a static member with the parameters of its initializer", arguments: types)
    func member(type: String) throws {
        let source = try Self.sources.source(of: type)
        let call = "static func \(source.memberName)("
        let member = try #require(source.member, "\(source.path) needs `\(call)`")
        // Outside the type, the names of its nested types have its own name as a prefix.
        let arguments = member.map { $0.replacingOccurrences(of: "\(type).", with: "") }
        #expect(arguments == source.initializer, "`\(call)` and `init(` of \(type) differ")
    }

    @Test("has a row in the README", arguments: types)
    func row(type: String) throws {
        let member = try Self.sources.source(of: type).memberName
        let isListed = try text(of: "README.md").contains("| `.\(member)()` | `\(type)` |")
        #expect(isListed, "README.md lacks \(type); make docs writes its list")
    }

    @Test("is a topic of its module's documentation", arguments: types)
    func topic(type: String) throws {
        let isOfModule = try Self.sources.source(of: type).path.hasPrefix(AnimatorSources.module)
        let page =
            isOfModule
            ? "Sources/Animators/Animators.docc/Animators.md"
            : "Sources/TransitionKit/TransitionKit.docc/TransitionKit.md"
        let isListed = try text(of: page).contains("- ``\(type)``")
        #expect(isListed, "\(page) lacks \(type)\(isOfModule ? "; make docs writes its list" : "")")
    }

    @Test("has an animated image", arguments: types)
    func picture(type: String) throws {
        let entry = try #require(GalleryCatalog.entries.first { $0.typeName == type })
        let picture = "Docs/Images/\(entry.name).webp"
        let isThere = FileManager.default.fileExists(
            atPath: PackageFolder.url.appendingPathComponent(picture).path
        )
        #expect(isThere, "make docs draws \(picture)")
    }

    @Test("is tested against the requirements for all animators", arguments: types)
    func promises(type: String) throws {
        let member = try Self.sources.source(of: type).memberName
        let list = "Tests/AnimatorsTests/Catalog.swift"
        let text = try text(of: list)
        #expect(text.contains("\(type)(") || text.contains(".\(member)("), "\(list) lacks \(type)")
    }
}
