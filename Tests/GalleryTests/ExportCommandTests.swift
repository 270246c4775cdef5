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

    /// A screen of 39x84 pixels.
    private func smallOptions(
        _ animators: [String] = ["cube", "fold"],
        in containers: [DemoContainer] = [.modal, .tab],
        output: String = "out"
    ) -> RenderOptions {
        var options = RenderOptions.site(animators: animators)
        options.containers = containers
        (options.width, options.height) = (390, 840)
        options.scale = 0.1
        options.output = folder.appendingPathComponent(output).path
        return options
    }

    /// Every file below a folder of the test's, with its bytes.
    private func files(in name: String) throws -> [String: Data] {
        let root = folder.appendingPathComponent(name)
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
            let url = root.appendingPathComponent(path)
            if try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
                files[path] = try Data(contentsOf: url)
            }
        }
        return files
    }

    /// The page of two animators, which several tests look at: made once, and its size as the command tells it.
    private static var page: Result<(files: [String: Data], size: Int), any Error>?

    private func page() throws -> (files: [String: Data], size: Int) {
        if let page = Self.page { return try page.get() }
        let page = Result {
            let size = try ExportCommand(options: smallOptions()).run()
            return (files: try files(in: "out"), size: size)
        }
        Self.page = page
        return try page.get()
    }

    /// The catalogue as the page's scripts read it.
    private struct Catalogue: Decodable {
        struct Animator: Decodable {
            var name: String
            var type: String
            var code: String
            var about: [String]
            var parameters: [[String: String]]
            var poster: String
            var clips: [String: [String: Clip]]
        }
        struct Clip: Decodable {
            var duration: Double
            var times: [Int]
            var first: String
            var last: String
            var sheet: String
            var columns: Int
            var frameWidth: Int
            var frameHeight: Int
        }
        var width: Int
        var animators: [Animator]

        var clips: [Clip] { animators.flatMap { $0.clips.values.flatMap(\.values) } }
    }

    private func catalogue(in files: [String: Data]) throws -> Catalogue {
        let text = String(decoding: try #require(files["catalogue.js"]), as: UTF8.self)
        let json = try #require(text.components(separatedBy: "window.catalogue = ").last)
        return try JSONDecoder().decode(Catalogue.self, from: Data(json.dropLast(2).utf8))
    }

    private let scripts = [
        "cards.js", "catalogue.js", "clip.js", "detail.js", "player.js", "site.js", "swift.js",
    ]

    @Test("What the page refers to is there, and nothing else")
    func layout() throws {
        let (files, size) = try page()
        let catalogue = try catalogue(in: files)
        #expect(catalogue.animators.map(\.name) == ["cube", "fold"])
        var named = Set(["index.html", "style.css"] + scripts)
        for animator in catalogue.animators {
            named.insert(animator.poster)
            #expect(Set(animator.clips.keys) == ["modal", "tab"])
            for ways in animator.clips.values {
                #expect(Set(ways.keys) == ["forward", "backward"])
            }
        }
        for clip in catalogue.clips { named.formUnion([clip.first, clip.last, clip.sheet]) }
        #expect(Set(files.keys) == named)
        #expect(size == files.values.reduce(0) { $0 + $1.count })

        let page = String(decoding: try #require(files["index.html"]), as: UTF8.self)
        for name in scripts + ["style.css"] { #expect(page.contains("\"\(name)\""), "\(name)") }
    }

    @Test("The page asks nobody for anything, and reads no file by script, which a page in a file may not")
    func selfContained() throws {
        for (name, data) in try page().files where !name.hasSuffix(".webp") {
            let text = String(decoding: data, as: UTF8.self)
                .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
            for word in ["http:", "https:", "fetch(", "XMLHttpRequest", "import(", "type=\"module\""] {
                #expect(!text.contains(word), "\(word) in \(name)")
            }
        }
    }

    @Test("Frames have true times, and their sheet has room for exactly those between the ends")
    func clips() throws {
        let files = try page().files
        for animator in try catalogue(in: files).animators {
            let made = try #require(AnimatorCatalogue.entry(named: animator.name)).makeAnimator()
            for clip in animator.clips.values.flatMap(\.values) {
                #expect(clip.duration == made.duration)
                #expect(clip.times.first == 0)
                #expect(clip.times.last == Int((clip.duration * 1000).rounded()))
                #expect(zip(clip.times, clip.times.dropFirst()).allSatisfy { $0 < $1 })
                #expect((8...ClipRecorder.frameLimit + 2).contains(clip.times.count))
                #expect(clip.frameWidth == 39)
                #expect(clip.frameHeight == 84)

                let sheet = try #require(files[clip.sheet].flatMap(WebPReader.init))
                let rows = (clip.times.count - 2 + clip.columns - 1) / clip.columns
                #expect(sheet.width == clip.columns * 39)
                #expect(sheet.height == rows * 84)
                for end in [clip.first, clip.last] {
                    let still = try #require(files[end].flatMap(WebPReader.init))
                    #expect(still.width == 130)
                    #expect(still.height == 280)
                }
            }
        }
    }

    @Test("Each frame of a sheet is the one that is drawn at its time")
    func realFrames() throws {
        var options = smallOptions(["cube"], in: [.modal])
        options.scale = 0.2
        try ExportCommand(options: options).run()
        let files = try files(in: "out")
        let clip = try #require(try catalogue(in: files).animators.first?.clips["modal"]?["forward"])
        let sheet = try #require(files[clip.sheet].flatMap(WebPReader.init))

        // The cube takes 0.7 seconds, 42 sixtieths.
        options.frameCount = 43
        var drawn: [[UInt8]] = []
        try Recorder(options: options)
            .play(Clip(animator: "cube", container: .modal, direction: .forward)) { _, image in
                drawn.append(colours(of: image))
            }
        let pixels = try #require(sheet.frames.first?.pixels)
        for (tile, time) in clip.times.dropFirst().dropLast().enumerated() {
            let frame = part(
                of: pixels,
                width: sheet.width,
                x: tile % clip.columns * clip.frameWidth,
                y: tile / clip.columns * clip.frameHeight,
                size: (clip.frameWidth, clip.frameHeight)
            )
            let wanted = drawn[Int((Double(time) / 1000 * 60).rounded())]
            let difference =
                zip(frame, wanted).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) } / frame.count
            #expect(difference < 9, "frame \(tile + 1)")
        }
    }

    /// Red, green and blue, row by row.
    private func colours(of image: CGImage) -> [UInt8] {
        image.withPixels { pixels, bytesPerRow in
            (0..<image.height).flatMap { row in
                (0..<image.width).flatMap { column -> [UInt8] in
                    let start = row * bytesPerRow + column * 4
                    return [pixels[start + 2], pixels[start + 1], pixels[start]]
                }
            }
        }
    }

    private func part(of pixels: [UInt8], width: Int, x: Int, y: Int, size: (Int, Int)) -> [UInt8] {
        (y..<y + size.1).flatMap { row in
            (x..<x + size.0).flatMap { column -> [UInt8] in
                let start = (row * width + column) * 4
                return Array(pixels[start..<start + 3])
            }
        }
    }

    @Test("Screens at rest are shared: two in a container, whatever the animators and directions")
    func stills() throws {
        let clips = try catalogue(in: try page().files).clips
        #expect(clips.count == 8)
        #expect(Set(clips.flatMap { [$0.first, $0.last] }).count == 4)
        #expect(clips.allSatisfy { $0.first != $0.last })
    }

    @Test("Each animator comes with its description, its parameters and its code")
    func words() throws {
        let animator = try #require(try catalogue(in: try page().files).animators.first)
        #expect(animator.code == ".cube()")
        #expect(animator.type == "CubeAnimator")
        #expect(animator.about.first?.contains("cube") == true)
        #expect(animator.parameters.compactMap { $0["name"] }.contains("axis"))
        #expect(animator.parameters.last?["name"] == "duration")
        #expect(animator.parameters.last?["value"] == "0.7")
    }

    @Test("The same run writes the same bytes")
    func determinism() throws {
        for output in ["one", "two"] {
            try ExportCommand(options: smallOptions(["cube"], in: [.modal], output: output)).run()
        }
        #expect(try files(in: "one") == files(in: "two"))
    }

    @Test("A second run replaces the whole page")
    func replaces() throws {
        try ExportCommand(options: smallOptions(["cube"], in: [.modal])).run()
        try ExportCommand(options: smallOptions(["slide"], in: [.modal])).run()
        let files = try files(in: "out")
        #expect(try catalogue(in: files).animators.map(\.name) == ["slide"])
        #expect(!files.keys.contains { $0.contains("cube") })
    }

    @Test("A run that fails leaves the older page as it was, and nothing of its own")
    func failureLeavesOlderPage() throws {
        try ExportCommand(options: smallOptions(["cube"], in: [.modal])).run()
        let before = try files(in: "out")
        #expect(throws: Failure.self) {
            try ExportCommand(options: smallOptions(["slide", "no-such-animator"], in: [.modal])).run()
        }
        #expect(try files(in: "out") == before)
    }

    @Test("A run that fails in a new folder leaves no folder")
    func failureLeavesNoFolder() throws {
        let options = smallOptions(["no-such-animator"])
        #expect(throws: Failure.self) { try ExportCommand(options: options).run() }
        #expect(!FileManager.default.fileExists(atPath: options.output))
    }

    @Test("Frames too large for a picture fail with a reason, and leave nothing")
    func tooLarge() throws {
        var options = smallOptions(["cube"], in: [.modal])
        // Three rows of frames are more than a WebP picture can hold.
        (options.width, options.height, options.scale) = (4, 6000, 1)
        let failure = #expect(throws: Failure.self) { try ExportCommand(options: options).run() }
        #expect(failure?.message.contains("16383") == true)
        #expect(!FileManager.default.fileExists(atPath: options.output))
    }

    @Test("If one of the files cannot take its place, the others give theirs back")
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
        let before = try files(in: "out")
        let output = OutputFolder(path: folder.appendingPathComponent("out").path)
        let staging = try output.beginStaging()
        for name in ["one", "two"] { try staging.write(Data("new".utf8), to: name) }

        #expect(throws: Failure.self) { try output.commit(["one", "two", "three"], from: staging) }
        output.discard(staging)
        #expect(try files(in: "out") == before)

        let second = try output.beginStaging()
        for name in ["one", "two"] { try second.write(Data("new".utf8), to: name) }
        try output.commit(["one", "two"], from: second)
        output.discard(second)
        #expect(
            try files(in: "out").mapValues { String(decoding: $0, as: UTF8.self) } == [
                "one": "new", "two": "new", "three": "old",
            ]
        )
    }

    @Test("A folder that cannot be written gives status 73 and names the folder")
    func unwritable() throws {
        try Data("x".utf8).write(to: folder.appendingPathComponent("file"))
        let options = smallOptions(output: "file/out")
        let failure = #expect(throws: Failure.self) { try ExportCommand(options: options).run() }
        #expect(failure?.exitStatus == 73)
        #expect(failure?.message.contains("file/out") == true)
    }
}
