import Foundation
import Gallery

/// The command `gallery docs`. It generates the catalog's page, the lists of animators in documents, and
/// their images in a package's folder.
@MainActor
struct DocsCommand {
    /// The package's folder.
    let root: String

    func run() throws {
        let folder = URL(fileURLWithPath: root, isDirectory: true)
        let texts = try CatalogTexts(root: folder).all()
        do {
            try write(texts, in: folder)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure.cannotCreate("can't write in \(root): \(error.localizedDescription)")
        }
        Console.progress("")
    }

    private func write(_ texts: [(path: String, text: String)], in folder: URL) throws {
        let images = folder.appendingPathComponent("Docs/Images", isDirectory: true)
        try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
        for (path, text) in texts {
            try Data(text.utf8).write(to: folder.appendingPathComponent(path), options: .atomic)
        }

        let pictures = DocsPictures(folder: images)
        for (index, entry) in GalleryCatalog.entries.enumerated() {
            Console.progress(entry.title)
            try pictures.drawLoop(of: entry, fromTheEnd: !index.isMultiple(of: 2))
            if DocsPictures.hasStrip(entry) { try pictures.drawStrips(of: entry) }
        }
        Console.progress("Several animators at once")
        try pictures.drawHero()
        try pictures.drawDrag()
        try pictures.drawApp()
        try pictures.drawZoom()
        try pictures.drawAlbum()
        try pictures.drawPresentations()

        let cards = folder.appendingPathComponent("Sources/Presentations/Presentations.docc/Resources")
        try FileManager.default.createDirectory(at: cards, withIntermediateDirectories: true)
        try pictures.drawCards(to: cards.appendingPathComponent("cards.png"))

        Console.progress("Images of the tutorial")
        let tutorial = folder.appendingPathComponent("Sources/Animators/Animators.docc/Resources")
        try FileManager.default.createDirectory(at: tutorial, withIntermediateDirectories: true)
        for (name, animator, moments) in TutorialPictures.all {
            let file = tutorial.appendingPathComponent("\(name)@2x.png")
            try pictures.drawStill(of: animator, moments: moments, to: file)
        }
    }
}
