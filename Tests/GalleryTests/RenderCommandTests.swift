import Foundation
import Testing
@_spi(Host) import UIKit

@testable import Gallery
@testable import GalleryHost

@MainActor
@Suite("gallery render", .serialized)
final class RenderCommandTests {

    private let temporary: TemporaryFolder
    private var folder: URL { temporary.url }

    init() throws {
        temporary = try TemporaryFolder()
    }

    private func smallOptions(output: String = "out") -> RenderOptions {
        var options = RenderOptions(animators: ["cube"])
        options.containers = [.modal]
        options.directions = [.forward]
        options.frameCount = 3
        options.scale = 1
        options.width = 98
        options.height = 211
        options.output = folder.appendingPathComponent(output).path
        return options
    }

    private func render(_ options: RenderOptions) throws {
        try RenderCommand(options: options).run()
    }

    /// Returns all files in a folder of the test, with their bytes.
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

    @Test("The folder contains exactly a clip's frames, its filmstrip, and the page")
    func folderContainsExactlyClipsFramesFilmstripAndPage() throws {
        try render(smallOptions())
        let names = try files(in: "out").keys.sorted()
        #expect(
            names == [
                "cube/modal-forward/filmstrip.png", "cube/modal-forward/frame-0.png",
                "cube/modal-forward/frame-1.png", "cube/modal-forward/frame-2.png", "index.html",
            ]
        )
    }

    @Test(
        "A dragged transition is rendered next to the others, and has the requested outcome",
        arguments: DemoContainer.allCases,
        DragScript.Outcome.allCases
    )
    func draggedTransitionIsRenderedNextToOthers(container: DemoContainer, outcome: DragScript.Outcome) throws
    {
        var options = smallOptions()
        options.containers = [container]
        try render(options)
        options.drag = DragScript(progress: 0.6, outcome: outcome)
        try render(options)
        let clip = "cube/\(container.rawValue)-forward"
        let files = try files(in: "out")
        #expect(files["\(clip)/frame-2.png"] != nil)
        let frames = (0..<3).compactMap { files["\(clip)-\(outcome.rawValue)/frame-\($0).png"] }
        #expect(Set(frames).count == 3)
        // The first frame shows the finger, and the last one a screen at rest.
        if outcome == .finish { #expect(frames.last == files["\(clip)/frame-2.png"]) }
    }

    @Test("Frames differ from each other, and have the requested size")
    func framesDifferFromEachOtherAndHaveRequestedSize() throws {
        try render(smallOptions())
        let files = try files(in: "out")
        let frames = (0..<3).compactMap { files["cube/modal-forward/frame-\($0).png"] }
        #expect(Set(frames).count == 3)
        for frame in frames {
            // The header of a PNG file contains its width and height as big-endian integers at bytes 16 and
            // 20.
            let words = frame.dropFirst(16).prefix(8).map { Int($0) }
            #expect(words[2] << 8 + words[3] == 98)
            #expect(words[6] << 8 + words[7] == 211)
        }
    }

    @Test("In Dark Mode, the screens are dark")
    func inDarkModeScreensAreDark() throws {
        var options = smallOptions()
        try render(options)
        let light = try files(in: "out")["cube/modal-forward/frame-0.png"]
        options.isDark = true
        try render(options)
        let dark = try files(in: "out")["cube/modal-forward/frame-0.png"]
        func brightness(_ data: Data?) throws -> Int {
            let bytes = try #require(data)
            let image = try #require(CGImage(pngData: bytes))
            return image.withPixels { pixels, row in
                (0..<image.height).reduce(0) { $0 + Int(pixels[$1 * row + 4 * (image.width / 2)]) }
                    / image.height
            }
        }
        #expect(try brightness(light) > 150)
        #expect(try brightness(dark) < 105)
    }

    @Test("Repeated runs draw the same bytes", arguments: DemoContainer.allCases)
    func repeatedRunsDrawSameBytes(container: DemoContainer) throws {
        for output in ["one", "two"] {
            var options = smallOptions(output: output)
            options.containers = [container]
            options.directions = [.forward, .backward]
            try render(options)
        }
        #expect(try files(in: "one") == files(in: "two"))
    }

    // The bars of the other two containers show the new selection from the start.
    @Test(
        "The forward transition ends where the backward one begins",
        arguments: [DemoContainer.modal, .navigation]
    )
    func endsMeet(container: DemoContainer) throws {
        var options = smallOptions()
        options.containers = [container]
        options.directions = [.forward, .backward]
        try render(options)
        let files = try files(in: "out")
        let clip = "cube/\(container.rawValue)"
        #expect(files["\(clip)-forward/frame-0.png"] == files["\(clip)-backward/frame-2.png"])
        #expect(files["\(clip)-forward/frame-2.png"] == files["\(clip)-backward/frame-0.png"])
        #expect(files["\(clip)-forward/frame-0.png"] != files["\(clip)-forward/frame-2.png"])
    }

    @Test("A second run replaces only the clips that it renders, and the page shows both")
    func replacesOnlyItsOwn() throws {
        try render(smallOptions())
        var options = smallOptions()
        options.animators = ["slide"]
        options.frameCount = 2
        try render(options)
        let files = try files(in: "out")
        #expect(files["cube/modal-forward/frame-2.png"] != nil)
        #expect(files["slide/modal-forward/frame-1.png"] != nil)
        let page = try #require(files["index.html"].map { String(decoding: $0, as: UTF8.self) })
        #expect(page.contains("cube/modal-forward/filmstrip.png"))
        #expect(page.contains("slide/modal-forward/filmstrip.png"))
    }

    @Test("Frames of a previous, longer clip are removed")
    func replacesWhole() throws {
        try render(smallOptions())
        var options = smallOptions()
        options.frameCount = 2
        try render(options)
        #expect(try files(in: "out").keys.contains("cube/modal-forward/frame-2.png") == false)
    }

    @Test("A folder that can't be written results in status 73, and is named")
    func folderThatCantBeWrittenResultsInStatus73() throws {
        let file = folder.appendingPathComponent("file")
        try Data("x".utf8).write(to: file)
        let options = smallOptions(output: "file/out")
        let failure = #expect(throws: Failure.self) { try render(options) }
        #expect(failure?.exitStatus == 73)
        #expect(failure?.message.contains("file/out") == true)
    }

    @Test("A failed run leaves the existing result unchanged, and no files of its own")
    func failureLeavesOlderResult() throws {
        try render(smallOptions())
        let before = try files(in: "out")
        var options = smallOptions()
        options.animators = ["cube", "no-such-animator"]
        options.frameCount = 2
        #expect(throws: Failure.self) { try render(options) }
        #expect(try files(in: "out") == before)
    }

    @Test("Another page isn't replaced")
    func othersPage() throws {
        let out = folder.appendingPathComponent("out", isDirectory: true)
        try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: out.appendingPathComponent("index.html"))
        let failure = #expect(throws: Failure.self) { try render(smallOptions()) }
        #expect(failure?.exitStatus == 73)
        #expect(failure?.message.contains("choose another folder") == true)
        #expect(try files(in: "out") == ["index.html": Data("mine".utf8)])
    }

    @Test("A failed run in a new folder leaves no folder")
    func failureLeavesNoFolder() throws {
        var options = smallOptions()
        options.animators = ["no-such-animator"]
        #expect(throws: Failure.self) { try render(options) }
        #expect(!FileManager.default.fileExists(atPath: options.output))
    }

    @Test("The files of an interrupted run are removed")
    func filesOfInterruptedRunAreRemoved() throws {
        // No process has the highest possible number.
        let leftover = folder.appendingPathComponent("out/.rendering-\(Int32.max)")
        try FileManager.default.createDirectory(at: leftover, withIntermediateDirectories: true)
        try render(smallOptions())
        #expect(!FileManager.default.fileExists(atPath: leftover.path))
    }
}
