import Foundation
import Gallery
import TransitionKit
@_spi(Host) import UIKit

/// The command `gallery export`. It creates a page that plays all requested animators without network access.
///
/// As with `gallery render`, an existing page remains until the last image of the new one is complete.
@MainActor
struct ExportCommand {
    let options: RenderOptions

    /// Exports the page, and returns the total size of its files, in bytes.
    @discardableResult
    func run() throws -> Int {
        let folder = OutputFolder(path: options.output)
        let staging = try folder.beginStaging()
        defer {
            Console.progress("")
            folder.discard(staging)
        }
        let files = try SiteFiles()
        let made = [SiteCatalog.mediaFolder, SiteCatalog.motionFolder, SiteCatalog.fileName]
        let names = made + files.contents.map(\.name)
        try folder.protectOthers(
            names,
            unless: SiteCatalog.fileName,
            contains: SiteCatalog.start,
            kind: "a page of the gallery"
        )
        // Created even if no animator can be played, because it replaces that of an existing page.
        try staging.makeFolder(SiteCatalog.motionFolder)
        let catalog = try draw(into: staging)
        try staging.write(catalog.script(), to: SiteCatalog.fileName)
        try staging.write(try SocialCard(options: options).picture(), to: SocialCard.path)
        for (name, data) in files.contents(at: options.address) {
            try staging.write(data, to: name)
        }
        let size = try staging.size()
        // The page itself comes last, when everything that it refers to is in place.
        try folder.commit(names.filter { $0 != SiteFiles.page } + [SiteFiles.page], from: staging)
        return size
    }

    static func resultLine(for options: RenderOptions, size: Int) -> String {
        let megabytes = String(format: "%.1f", Double(size) / 1_000_000)
        let count = Clip.all(options).count
        return "\(count) transitions, \(megabytes) MB, in \(options.output)/\(SiteFiles.page)"
    }

    private func draw(into staging: StagingFolder) throws -> SiteCatalog {
        let sources = AnimatorSources(root: PackageFolder.url)
        let work = PictureQueue(staging: staging)
        // If the export fails, all writing must end before the cleanup.
        defer { work.wait() }
        let links = SiteLinks(
            repository: options.repository,
            page: URL(fileURLWithPath: options.output, isDirectory: true),
            package: PackageFolder.url
        )
        var catalog = SiteCatalog(width: options.width, height: options.height, links: links)
        let chosen = Set(options.animators)
        if let unknown = options.animators.first(where: { GalleryCatalog.entry(named: $0) == nil }) {
            throw Failure.internalError("the catalog has no animator “\(unknown)”")
        }
        var scenes: [DemoContainer: [ClipDirection: TransitionScene]] = [:]
        for container in options.containers {
            Console.progress(container.title)
            let recorder = ContainerRecorder(options: options, work: work)
            let (record, ways) = try recorder.record(container)
            catalog.containers.append(record)
            scenes[container] = ways
        }
        // The scenes belong to the last application, whose style applies to all of them.
        let stills = StillStore(work: work)
        for group in GalleryCatalog.groups {
            var part = SiteCatalog.Group(title: group.title)
            for entry in group.entries where chosen.contains(entry.name) {
                Console.progress(entry.title)
                let maker = AnimatorMaker(entry: entry, options: options, scenes: scenes, staging: staging)
                let source = try sources.source(of: entry.typeName)
                part.animators.append(try maker.make(source, stills: stills, work: work))
            }
            if !part.animators.isEmpty { catalog.groups.append(part) }
        }
        try work.finish()
        return catalog
    }
}

extension RenderOptions {
    /// The page's default options. Recorded frames show the screen in whole pixels.
    static func site(animators: [String]) -> RenderOptions {
        var options = RenderOptions(animators: animators)
        (options.width, options.height) = (390, 845)
        options.scale = 0.6
        // The filmstrips have a page of their own.
        options.output = "gallery/page"
        return options
    }
}
