import Foundation
import Testing
import UIKit

@testable import Gallery
@testable import GalleryHost

@MainActor
@Suite("The catalogue")
struct CatalogueTests {

    @Test("Its names are those the command line takes")
    func names() {
        #expect(
            AnimatorCatalogue.entries.map(\.name) == [
                "bounce", "shrink", "cube", "slide", "push", "crossfade", "scale-fade", "spring-slide",
                "cover",
                "reveal", "drop", "zoom", "pop", "zoom-slide", "page", "cards", "turn", "flip", "split-flap",
                "fold", "nat-geo", "book", "door", "lean", "swing", "portal", "bricks", "split", "explode",
                "fragments", "blinds", "circle-reveal", "spread", "matched", "expand",
            ]
        )
        #expect(AnimatorCatalogue.entry(named: "cube")?.title == "Cube")
        #expect(AnimatorCatalogue.entry(named: "warp") == nil)
    }

    @Test("Each entry makes a fresh animator that takes some time")
    func animators() {
        for entry in AnimatorCatalogue.entries {
            let first = entry.makeAnimator()
            #expect(first !== entry.makeAnimator())
            #expect(first.transitionDuration(using: nil) > 0)
        }
    }

    @Test("list names every animator and container")
    func list() {
        let text = ListCommand.text
        for entry in AnimatorCatalogue.entries {
            #expect(text.contains(entry.name))
        }
        #expect(text.contains("modal, navigation, tab, custom"))
    }
}

@MainActor
@Suite("The catalogue's page")
struct CataloguePageTests {
    private var root: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    @Test("It says what the sources say; `make docs` writes it anew")
    func upToDate() throws {
        let page = root.appendingPathComponent("Docs/Catalogue.md")
        #expect(try String(contentsOf: page, encoding: .utf8) == CataloguePage(root: root).markdown())
    }

    @Test("Each picture is shown, moving for every animator")
    func pictures() throws {
        let pages = try ["README.md", "Docs/Catalogue.md"].map {
            try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)
        }
        let folder = root.appendingPathComponent("Docs/Images")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        for file in files {
            #expect(pages.contains { $0.contains("Images/\(file)\"") }, "no page shows \(file)")
        }
        for entry in AnimatorCatalogue.entries {
            #expect(files.contains("\(entry.name).webp"), "make docs draws \(entry.name)")
        }
    }

    @Test("A source is read with its comment, its parameters and their defaults")
    func source() throws {
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
            public final class SomeAnimator: Animator {
                /// The range. -1…1 by default.
                public var range: ClosedRange<CGFloat>
                /// A point.
                public var point: CGPoint

                /// - Parameter duration: in seconds.
                public init(
                    range: ClosedRange<CGFloat> = -1...1,
                    point: CGPoint = CGPoint(x: 0, y: 1),
                    duration: TimeInterval = 0.5
                ) {
                    self.range = range
                }
            }
            """
        let source = try #require(AnimatorSource(text))
        #expect(source.className == "SomeAnimator")
        #expect(
            source.comment
                == "One sees something.\n\n```swift\nlet code = [\n    SomeAnimator()\n]\n```\n\nAfter somebody."
        )
        #expect(source.parameters.map(\.name) == ["range", "point", "duration"])
        #expect(source.parameters.map(\.defaultValue) == ["-1...1", "CGPoint(x: 0, y: 1)", "0.5"])
        #expect(source.parameters[0].comment == "The range. -1…1 by default.")
    }
}
