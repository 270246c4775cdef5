import Foundation
import Testing
import UIKit

@testable import Gallery
@testable import GalleryHost

@MainActor
@Suite("The catalog")
struct CatalogTests {

    @Test("Its names are unique, and are those of the command line")
    func namesAreUniqueAndAreThoseOfCommandLine() {
        let names = GalleryCatalog.entries.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count > 30)
        #expect(GalleryCatalog.entry(named: "cube")?.title == "Cube")
        #expect(GalleryCatalog.entry(named: "warp") == nil)
    }

    @Test("Each entry creates an animator with a duration, and has a summary")
    func eachEntryCreatesAnimatorWithDurationAndHasSummary() {
        for entry in GalleryCatalog.entries {
            #expect(entry.makeAnimator().duration > 0)
            #expect(entry.summary.hasSuffix(".") && entry.summary.first?.isUppercase == true, "\(entry.name)")
        }
    }

    @Test("The list command names every animator and container")
    func listCommandNamesEveryAnimatorAndContainer() {
        let text = ListCommand.text
        for entry in GalleryCatalog.entries {
            #expect(text.contains(entry.name))
        }
        #expect(text.contains("modal, navigation, tab, custom"))
    }
}

@MainActor
@Suite("The catalog's page")
struct CatalogPageTests {
    private var root: URL { PackageFolder.url }

    @Test("The page and the lists of animators match the sources; to update them, run `make docs`")
    func upToDate() throws {
        let texts = try CatalogTexts(root: root).all()
        #expect(
            texts.map(\.path) == [
                "Docs/Catalog.md", "README.md", "Sources/Animators/Animators.docc/Animators.md",
            ]
        )
        for (path, text) in texts {
            let isUpToDate =
                try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) == text
            #expect(isUpToDate, "make docs has to write \(path) anew")
        }
    }

    @Test("A document without a place for the list is named")
    func noPlace() throws {
        let folder = try TemporaryFolder()
        for source in AnimatorSources(root: root).all {
            let copy = folder.url.appendingPathComponent(source.path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try FileManager.default.copyItem(at: root.appendingPathComponent(source.path), to: copy)
        }
        try Data("# No list".utf8).write(to: folder.url.appendingPathComponent("README.md"))
        let failure = #expect(throws: Failure.self) { try CatalogTexts(root: folder.url).all() }
        #expect(failure?.message.contains("README.md") == true)
    }

    @Test("Each image is shown, and every animator has an animated one")
    func eachImageIsShownAndEveryAnimatorHasAnimatedOne() throws {
        let pages = try ["README.md", "Docs/Catalog.md"].map {
            try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)
        }
        let folder = root.appendingPathComponent("Docs/Images")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        for file in files {
            #expect(pages.contains { $0.contains("Images/\(file)\"") }, "no page shows \(file)")
        }
        for entry in GalleryCatalog.entries {
            #expect(files.contains("\(entry.name).webp"), "make docs draws \(entry.name)")
        }
    }

    @Test("All images of the package are at most 12 MB, because everyone downloads them")
    func allImagesOfPackageAreAtMost12MB() throws {
        let folders = [
            "Docs/Images", "Sources/Animators/Animators.docc/Resources",
            "Sources/Presentations/Presentations.docc/Resources",
            "Tests/AnimatorsTests/Goldens/Pictures", "Tests/DocumentationTests/Played/Goldens",
        ]
        let sizes = try folders.flatMap { path in
            let folder = root.appendingPathComponent(path, isDirectory: true)
            return try FileManager.default.contentsOfDirectory(
                at: folder,
                includingPropertiesForKeys: [.fileSizeKey]
            ).filter { ["png", "webp"].contains($0.pathExtension) }
                .map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
        }
        #expect(sizes.count > 100)
        let total = Double(sizes.reduce(0, +)) / 1e6
        print("images: \(total) MB")
        #expect(total <= 12)
    }

    @Test("A source is parsed with its comment, its parameters, and their defaults")
    func sourceIsParsedWithCommentParametersAndDefaults() throws {
        let text = """
            import UIKit

            /// One sees
            /// something.
            ///
            /// ```swift
            /// let code = [
            ///     SomeAnimator()
            /// ]
            /// ```
            ///
            /// After somebody.
            public struct SomeAnimator: Animator, Hashable {
                /// The range. -1…1 by default.
                public var range: ClosedRange<CGFloat>
                /// A source.
                public var source: String
                /// A style.
                public var style: Style
                /// A point.
                public var point: CGPoint
                public var duration: TimeInterval

                /// - Parameter duration: in seconds.
                public init(
                    range: ClosedRange<CGFloat> = -1...1,
                    source: String,
                    style: Style = .plain,
                    point: CGPoint = CGPoint(x: 0, y: 1),
                    duration: TimeInterval = 0.5
                ) {
                    self.range = range
                }
            }

            extension Animator where Self == SomeAnimator {
                public static func some(style: SomeAnimator.Style = .plain, duration: TimeInterval = 0.5) -> SomeAnimator {
                    SomeAnimator(style: style, duration: duration)
                }
            }
            """
        let source = try #require(AnimatorSource(text, path: "SomeAnimator.swift"))
        #expect(source.typeName == "SomeAnimator")
        #expect(source.memberName == "some")
        #expect(
            source.comment
                == "One sees something.\n\n```swift\nlet code = [\n    SomeAnimator()\n]\n```\n\nAfter somebody."
        )
        #expect(source.parameters.map(\.name) == ["range", "source", "style", "point", "duration"])
        #expect(
            source.parameters.map(\.defaultValue)
                == ["-1...1", nil, ".plain", "CGPoint(x: 0, y: 1)", "0.5"]
        )
        #expect(source.parameters[0].comment == "The range. -1…1 by default.")
        #expect(
            source.initializer == [
                "range: ClosedRange<CGFloat> = -1...1", "source: String", "style: Style = .plain",
                "point: CGPoint = CGPoint(x: 0, y: 1)", "duration: TimeInterval = 0.5",
            ]
        )
        #expect(source.member == ["style: SomeAnimator.Style = .plain", "duration: TimeInterval = 0.5"])
        #expect(AnimatorSource("public struct Other: Hashable {}", path: "Other.swift") == nil)
    }
}
