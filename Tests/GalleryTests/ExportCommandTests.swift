import Foundation
import Testing
@_spi(Host) import UIKit

@testable import Gallery
@testable import GalleryHost

@MainActor
@Suite("gallery export", .serialized)
final class ExportCommandTests {

    private let temporary: TemporaryFolder
    private var folder: URL { temporary.url }

    init() throws {
        temporary = try TemporaryFolder()
    }

    /// The page of two animators for several tests, which is created only once, and the size that the command
    /// reports.
    private static var page: Result<(files: [String: Data], size: Int), any Error>?

    private func page() throws -> (files: [String: Data], size: Int) {
        if let page = Self.page { return try page.get() }
        let page = Result {
            let size = try ExportCommand(options: temporary.exportOptions()).run()
            return (files: try temporary.files(in: "out"), size: size)
        }
        Self.page = page
        return try page.get()
    }

    private let scripts = [
        "cards.js", "catalog.js", "clipboard.js", "detail.js", "motion.js", "part.js", "player.js",
        "recording.js",
        "scene.js", "segments.js", "site.js", "swift.js",
    ]

    @Test("The folder contains exactly the files that the page refers to")
    func folderContainsExactlyFilesOfPage() throws {
        let (files, size) = try page()
        let catalog = try ExportedCatalog(files: files)
        #expect(catalog.animators.map(\.name) == ["cube", "matched"])
        #expect(catalog.groups.map(\.title) == ["Depth", "Shared"])
        #expect(catalog.containers.map(\.name) == ["modal", "tab"])
        var named = Set(["index.html", "style.css", SocialCard.path] + scripts)
        for container in catalog.containers {
            named.formUnion(container.screens.values)
            named.formUnion(container.blurred.values)
        }
        named.formUnion(catalog.bars.map(\.picture).filter { !$0.isEmpty })
        for animator in catalog.animators {
            named.formUnion([animator.motion, animator.poster].compactMap { $0 })
            named.formUnion(animator.choices.flatMap(\.values).compactMap(\.motion))
        }
        for clip in catalog.clips { named.formUnion([clip.first, clip.last, clip.sheet]) }
        #expect(Set(files.keys) == named)
        #expect(size == files.values.reduce(0) { $0 + $1.count })

        let page = String(decoding: try #require(files["index.html"]), as: UTF8.self)
        for name in scripts + ["style.css"] { #expect(page.contains("\"\(name)\""), "\(name)") }
    }

    @Test(
        "The page plays as many animators as possible, in both directions and every container, and has frames of the rest"
    )
    func pagePlaysAsManyAnimatorsAsPossible() throws {
        let (files, _) = try page()
        let animators = try ExportedCatalog(files: files).animators
        let cube = try #require(animators.first)
        #expect(cube.clips == nil)
        let path = try #require(cube.motion)
        let script = String(decoding: try #require(files[path]), as: UTF8.self)
        #expect(script.contains("motions.add(\"\(path)\", {"))
        for name in ["modal", "tab"] { #expect(script.contains("\"\(name)\":{\"backward\":"), "\(name)") }
        let matched = try #require(animators.last)
        #expect(matched.motion == nil)
        let clips = try #require(matched.clips)
        #expect(Set(clips.keys) == ["modal", "tab"])
        for ways in clips.values { #expect(Set(ways.keys) == ["forward", "backward"]) }
    }

    @Test("Parameters have code for each value, and the defaults need no file")
    func parametersHaveCodeForEachValue() throws {
        let (files, _) = try page()
        let cube = try #require(try ExportedCatalog(files: files).animators.first)
        let axis = try #require(cube.choices.first { $0.name == "axis" })
        #expect(axis.values.map(\.title) == ["Horizontal", "Vertical"])
        #expect(axis.values.map(\.code) == [".cube()", ".cube(axis: .vertical)"])
        #expect(axis.values[0].motion == nil)
        let vertical = try #require(axis.values[1].motion)
        #expect(files[vertical] != nil)
        #expect(!cube.choices.contains { $0.name == "duration" })
        for choice in cube.choices { #expect(choice.values.filter { $0.motion == nil }.count == 1) }
    }

    @Test("A container has two screens with their frames, and the bars in front of them")
    func containerHasTwoScreensWithFrames() throws {
        let (files, _) = try page()
        let containers = try ExportedCatalog(files: files).containers
        for container in containers {
            #expect(container.frame == [0, 0, 390, 840])
            #expect(container.ground == "rgb(255 255 255 / 1.0)")
            for screen in ["first", "second"] {
                let path = try #require(container.screens[screen])
                let picture = try #require(files[path].flatMap(WebPReader.init))
                #expect(picture.width == 780)
                #expect(picture.height == 1680)
            }
        }
        #expect(containers.first?.bars.values.allSatisfy(\.isEmpty) == true)
        let bars = try #require(containers.last?.bars["forward"])
        #expect(bars.count == 1)
        #expect(bars.first?.glass.count == 1)
    }

    @Test("The title of a navigation bar changes along with the transition")
    func titleOfNavigationBarChangesAlongWithTransition() throws {
        try ExportCommand(options: temporary.exportOptions(["cube"], in: [.navigation])).run()
        let files = try temporary.files(in: "out")
        let moving = try ExportedCatalog(files: files).bars.compactMap(\.opacity)
        #expect(moving.contains([0, 1]))
        #expect(moving.contains([1, 0]))
    }

    @Test("Without a repository, the page links to the package's own files")
    func withoutRepositoryPageLinksToPackagesOwnFiles() throws {
        let folder = URL(fileURLWithPath: "/packages/TransitionKit/site", isDirectory: true)
        let package = URL(fileURLWithPath: "/packages/TransitionKit", isDirectory: true)
        let own = SiteLinks(repository: nil, page: folder, package: package)
        #expect(own.repository == nil)
        #expect(own.license == "../LICENSE")
        let elsewhere = URL(fileURLWithPath: "/tmp/page", isDirectory: true)
        let far = SiteLinks(repository: nil, page: elsewhere, package: package)
        #expect(far.documents == "../../packages/TransitionKit/README.md")
        let web = SiteLinks(repository: "https://example.org/kit/", page: folder, package: package)
        #expect(web.repository == "https://example.org/kit")
        #expect(web.license == "https://example.org/kit/blob/HEAD/LICENSE")
        #expect(web.dependency == #".package(url: "https://example.org/kit.git", branch: "main")"#)
        for address in ["https://example.org/kit.git", "https://example.org/kit.git/"] {
            #expect(SiteLinks(repository: address, page: folder, package: package) == web)
        }
    }

    @Test("Only a page with an address refers to its preview image by an absolute URL")
    func onlyPageWithAddressRefersToPreviewImageByAbsoluteURL() throws {
        let files = try SiteFiles()
        func page(_ address: String?) throws -> String {
            let page = try #require(files.contents(at: address).first { $0.name == SiteFiles.page })
            return String(decoding: page.data, as: UTF8.self)
        }
        #expect(try page(nil).contains(#"og:image" content="media/card.png""#))
        #expect(
            try page("https://example.org/kit").contains(
                #"og:image" content="https://example.org/kit/media/card.png""#
            )
        )
    }

    @Test("The page makes no requests, and its scripts read no files, which a local page can't do")
    func selfContained() throws {
        for (name, data) in try page().files where !name.hasSuffix(".webp") {
            let text = String(decoding: data, as: UTF8.self)
                .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
            for word in ["http:", "https:", "fetch(", "XMLHttpRequest", "import(", "type=\"module\""] {
                #expect(!text.contains(word), "\(word) in \(name)")
            }
        }
    }

    @Test("Each animator has its description, its parameters, and its code")
    func eachAnimatorHasDescriptionParametersAndCode() throws {
        let animator = try #require(try ExportedCatalog(files: page().files).animators.first)
        #expect(animator.code == ".cube()")
        #expect(animator.type == "CubeAnimator")
        #expect(animator.about.first?.contains("cube") == true)
        #expect(animator.parameters.compactMap { $0["name"] }.contains("axis"))
        #expect(animator.parameters.last?["name"] == "duration")
        #expect(animator.parameters.last?["value"] == "0.7")
    }

    @Test("Repeated runs write the same bytes")
    func repeatedRunsWriteSameBytes() throws {
        for output in ["one", "two"] {
            try ExportCommand(options: temporary.exportOptions(["cube"], in: [.modal], output: output)).run()
        }
        #expect(try temporary.files(in: "one") == temporary.files(in: "two"))
    }

    @Test("A second run replaces the whole page")
    func secondRunReplacesWholePage() throws {
        try ExportCommand(options: temporary.exportOptions(["cube"], in: [.modal])).run()
        try ExportCommand(options: temporary.exportOptions(["slide"], in: [.modal])).run()
        let files = try temporary.files(in: "out")
        #expect(try ExportedCatalog(files: files).animators.map(\.name) == ["slide"])
        #expect(!files.keys.contains { $0.contains("cube") })
    }

    @Test("A failed run leaves the existing page unchanged, and no files of its own")
    func failureLeavesOlderPage() throws {
        try ExportCommand(options: temporary.exportOptions(["cube"], in: [.modal])).run()
        let before = try temporary.files(in: "out")
        #expect(throws: Failure.self) {
            try ExportCommand(options: temporary.exportOptions(["slide", "no-such-animator"], in: [.modal]))
                .run()
        }
        #expect(try temporary.files(in: "out") == before)
    }

    @Test("Other people's files aren't replaced", arguments: ["index.html", "media/photo.jpg", "catalog.js"])
    func othersFiles(name: String) throws {
        let file = folder.appendingPathComponent("out/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data("mine".utf8).write(to: file)
        let options = temporary.exportOptions(["cube"], in: [.modal])
        let failure = #expect(throws: Failure.self) { try ExportCommand(options: options).run() }
        #expect(failure?.exitStatus == 73)
        #expect(failure?.message.contains("choose another folder") == true)
        #expect(try temporary.files(in: "out") == [name: Data("mine".utf8)])
    }

    @Test("A failed run in a new folder leaves no folder")
    func failureLeavesNoFolder() throws {
        let options = temporary.exportOptions(["no-such-animator"])
        #expect(throws: Failure.self) { try ExportCommand(options: options).run() }
        #expect(!FileManager.default.fileExists(atPath: options.output))
    }

    @Test("Frames that are too large for an image fail with a reason, and leave nothing behind")
    func tooLarge() throws {
        var options = temporary.exportOptions(["cube"], in: [.modal])
        // The image of a screen is larger than a WebP image can be.
        (options.width, options.height, options.scale) = (4, 9000, 1)
        let failure = #expect(throws: Failure.self) { try ExportCommand(options: options).run() }
        #expect(failure?.message.contains("16383") == true)
        #expect(!FileManager.default.fileExists(atPath: options.output))
    }

    @Test("If one of the files can't be moved into place, all others are restored")
    func allOrNothing() throws {
        func write(_ text: String, to name: String) throws {
            try Data(text.utf8).write(to: folder.appendingPathComponent("out/\(name)"))
        }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("out"),
            withIntermediateDirectories: true
        )
        try write("old", to: "one")
        try write("old", to: "three")
        let before = try temporary.files(in: "out")
        let output = OutputFolder(path: folder.appendingPathComponent("out").path)
        let staging = try output.beginStaging()
        for name in ["one", "two"] { try staging.write(Data("new".utf8), to: name) }

        #expect(throws: Failure.self) { try output.commit(["one", "two", "three"], from: staging) }
        output.discard(staging)
        #expect(try temporary.files(in: "out") == before)

        let second = try output.beginStaging()
        for name in ["one", "two"] { try second.write(Data("new".utf8), to: name) }
        try output.commit(["one", "two"], from: second)
        output.discard(second)
        #expect(
            try temporary.files(in: "out").mapValues { String(decoding: $0, as: UTF8.self) } == [
                "one": "new", "two": "new", "three": "old",
            ]
        )
    }

    @Test("A folder that can't be written results in status 73, and is named")
    func folderThatCantBeWrittenResultsInStatus73() throws {
        try Data("x".utf8).write(to: folder.appendingPathComponent("file"))
        let options = temporary.exportOptions(output: "file/out")
        let failure = #expect(throws: Failure.self) { try ExportCommand(options: options).run() }
        #expect(failure?.exitStatus == 73)
        #expect(failure?.message.contains("file/out") == true)
    }
}
