import Foundation
import Gallery
@_spi(Host) import UIKit

/// `gallery docs`: writes `Docs/Catalogue.md` and its pictures into a package's folder.
@MainActor
struct DocsCommand {
    /// The package's folder.
    let root: String

    func run() throws {
        let folder = URL(fileURLWithPath: root, isDirectory: true)
        let text = try CataloguePage(root: folder).markdown()
        let images = folder.appendingPathComponent("Docs/Images", isDirectory: true)
        let page = folder.appendingPathComponent("Docs/Catalogue.md")
        do {
            try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: page, options: .atomic)
        } catch {
            throw Failure.cannotCreate("cannot write below \(root): \(error.localizedDescription)")
        }
        for entry in AnimatorCatalogue.entries {
            Console.progress(entry.title)
            try draw(entry.name).write(
                to: images.appendingPathComponent("\(entry.name).png"),
                options: .atomic
            )
        }
        Console.progress("")
    }

    private func draw(_ name: String) throws -> Data {
        var options = RenderOptions(animators: [name])
        options.frameCount = 5
        options.scale = 1
        let strip = Filmstrip(
            screenSize: CGSize(width: options.width, height: options.height),
            frameCount: options.frameCount,
            scale: options.scale
        )
        let clip = Clip(animator: name, container: .navigation, direction: .forward)
        try Recorder(options: options).play(clip) { index, image in strip.add(image, at: index) }
        guard let data = strip.image().pngData() else {
            throw Failure.internalError("the filmstrip of \(name) is no picture")
        }
        return data
    }
}
