import Animators
import Foundation
import Testing

@testable import Gallery
@testable import GalleryHost

/// The requirements for each animator, wherever they're met. The list of animators comes from the source
/// files.
@MainActor
@Suite("System 18: every animator")
struct CompletenessTests {

    private nonisolated static let sources = AnimatorSources(root: PackageFolder.url)
    private nonisolated static let types = sources.all.map(\.typeName)

    @Test("is found by its declaration, and the catalog contains no other")
    func isFoundByDeclarationAndCatalogContainsNoOther() {
        #expect(Self.types.count > 30)
        #expect(Self.types.contains("CubeAnimator") && Self.types.contains("SpringSlideAnimator"))
        for entry in GalleryCatalog.entries where !Self.types.contains(entry.typeName) {
            Issue.record("the catalog has \(entry.typeName), whose source is not found")
        }
    }

    @Test("has everything that an animator needs", arguments: types)
    func hasEverythingThatAnimatorNeeds(type: String) throws {
        let missing = try AnimatorRequirements(sources: Self.sources).missing(for: type)
        #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
    }

    @Test("that's new needs an entry in the catalog, and everything else is generated")
    func thatsNewNeedsEntryInCatalog() throws {
        var sources = Self.sources
        let text = """
            /// Both screens wave.
            public struct WaveAnimator: Animator {
                public var height: CGFloat

                public init(height: CGFloat = 0.5) { self.height = height }
            }

            extension Animator where Self == WaveAnimator {
                public static func wave(height: CGFloat = 0.5) -> WaveAnimator { WaveAnimator(height: height) }
            }
            """
        let path = "Sources/Animators/Springs/WaveAnimator.swift"
        sources.all.append(try #require(AnimatorSource(text, path: path)))
        #expect(
            try AnimatorRequirements(sources: sources).missing(for: "WaveAnimator") == [
                "the lists in Sources/Animators/Catalog need one entry of WaveAnimator",
                "make docs writes WaveAnimator into README.md",
                "make docs writes WaveAnimator into Sources/Animators/Animators.docc/Animators.md",
                "make docs writes WaveAnimator into Docs/Catalog.md",
                "make docs writes WaveAnimator into Docs/Performance.md",
                "make docs writes WaveAnimator into Tests/GalleryTests/AnimatorSnippets.swift",
                "make docs draws Docs/Images/wave.webp",
                "make docs draws Tests/AnimatorsTests/Goldens/Pictures/wave.png",
            ]
        )
    }

    @Test("has the defaults that its documentation names", arguments: types)
    func hasDefaultsThatDocumentationNames(type: String) throws {
        for parameter in try Self.sources.source(of: type).parameters {
            let pattern = #"[Tt]he default is (-?[0-9.]+)(?= |, |\.(?: |$))"#
            let expression = try NSRegularExpression(pattern: pattern)
            let comment = parameter.comment
            let range = NSRange(comment.startIndex..., in: comment)
            guard let match = expression.firstMatch(in: comment, range: range),
                let number = Range(match.range(at: 1), in: comment),
                let value = parameter.defaultValue.flatMap({ Double($0) })
            else { continue }
            #expect(Double(comment[number]) == value, "\(type).\(parameter.name)")
        }
    }
}
