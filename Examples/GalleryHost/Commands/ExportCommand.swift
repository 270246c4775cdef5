import Foundation
import Gallery
import TransitionKit
@_spi(Host) import UIKit

/// `gallery export`: makes a page that plays every animator asked for and needs no network.
///
/// As with `gallery render`, an older page stays as it was until the last picture of the new one is there.
@MainActor
struct ExportCommand {
    let options: RenderOptions

    /// Gives the size of all files, in bytes.
    @discardableResult
    func run() throws -> Int {
        let folder = OutputFolder(path: options.output)
        let staging = try folder.beginStaging()
        defer {
            Console.progress("")
            folder.discard(staging)
        }
        let files = try SiteFiles()
        // There even if no animator can be played: it takes the place of an older page's.
        try staging.makeFolder(SiteCatalogue.motionFolder)
        let catalogue = try draw(into: staging)
        try staging.write(catalogue.script(), to: SiteCatalogue.fileName)
        try staging.write(try SocialCard(options: options).picture(), to: SocialCard.path)
        for (name, data) in files.contents(at: options.address) {
            try staging.write(data, to: name)
        }
        let size = try staging.size()
        // The page itself last: what it refers to is in place by then.
        let made = [SiteCatalogue.mediaFolder, SiteCatalogue.motionFolder, SiteCatalogue.fileName]
        let names = made + files.contents.map(\.name)
        try folder.commit(names.filter { $0 != SiteFiles.page } + [SiteFiles.page], from: staging)
        return size
    }

    static func resultLine(for options: RenderOptions, size: Int) -> String {
        let megabytes = String(format: "%.1f", Double(size) / 1_000_000)
        let count = Clip.all(options).count
        return "\(count) transitions, \(megabytes) MB, in \(options.output)/\(SiteFiles.page)"
    }

    private func draw(into staging: StagingFolder) throws -> SiteCatalogue {
        let sources = AnimatorSources(root: PackageFolder.url)
        let work = PictureQueue(staging: staging)
        // Nothing may be written any more when a run that failed clears up.
        defer { work.wait() }
        let links = SiteLinks(
            repository: options.repository,
            page: URL(fileURLWithPath: options.output, isDirectory: true),
            package: PackageFolder.url
        )
        var catalogue = SiteCatalogue(width: options.width, height: options.height, links: links)
        let chosen = Set(options.animators)
        if let unknown = options.animators.first(where: { AnimatorCatalogue.entry(named: $0) == nil }) {
            throw Failure.internalError("the catalog has no animator “\(unknown)”")
        }
        var scenes: [DemoContainer: [ClipDirection: TransitionScene]] = [:]
        for container in options.containers {
            Console.progress(container.title)
            let recorder = ContainerRecorder(options: options, work: work)
            let (record, ways) = try recorder.record(container)
            catalogue.containers.append(record)
            scenes[container] = ways
        }
        // The scenes are of the last application; its style is that of all.
        let stills = StillStore(work: work)
        for group in AnimatorCatalogue.groups {
            var part = SiteCatalogue.Group(title: group.title)
            for entry in group.entries where chosen.contains(entry.name) {
                Console.progress(entry.title)
                let maker = AnimatorMaker(entry: entry, options: options, scenes: scenes, staging: staging)
                let source = try sources.source(of: entry.typeName)
                part.animators.append(try maker.make(source, stills: stills, work: work))
            }
            if !part.animators.isEmpty { catalogue.groups.append(part) }
        }
        try work.finish()
        return catalogue
    }
}

extension RenderOptions {
    /// What the page shows unless something else is asked for, on a screen that recorded frames show in whole pixels.
    static func site(animators: [String]) -> RenderOptions {
        var options = RenderOptions(animators: animators)
        (options.width, options.height) = (390, 845)
        options.scale = 0.6
        return options
    }
}
