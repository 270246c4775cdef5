import Foundation
import Gallery
@_spi(Host) import UIKit

/// `gallery export`: draws every clip asked for and makes a page of them that needs no network.
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
        let catalogue = try draw(into: staging)
        try staging.write(catalogue.script(), to: SiteCatalogue.fileName)
        for (name, data) in files.contents {
            try staging.write(data, to: name)
        }
        let size = try staging.size()
        // The page itself last: what it refers to is in place by then.
        let names = [SiteCatalogue.mediaFolder, SiteCatalogue.fileName] + files.contents.map(\.name)
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
        let stills = StillStore(work: work)
        var catalogue = SiteCatalogue(width: options.width, height: options.height)
        for (index, name) in options.animators.enumerated() {
            guard let entry = AnimatorCatalogue.entry(named: name) else {
                throw Failure.internalError("the catalogue has no animator “\(name)”")
            }
            Console.progress("[\(index + 1)/\(options.animators.count)] \(entry.title)")
            var animator = SiteCatalogue.Animator(entry, try sources.source(of: entry.typeName))
            let recorder = ClipRecorder(options: options, entry: entry, stills: stills, work: work)
            for container in options.containers {
                for direction in options.directions {
                    let clip = Clip(animator: name, container: container, direction: direction)
                    animator.clips[container.rawValue, default: [:]][direction.rawValue] =
                        try recorder.record(clip)
                }
            }
            animator.poster = try recorder.writePoster()
            catalogue.animators.append(animator)
        }
        try work.finish()
        return catalogue
    }
}

extension RenderOptions {
    /// What the page shows unless something else is asked for: pictures so small that all of them together are
    /// less than 30 MB, on a screen that they show in whole pixels.
    static func site(animators: [String]) -> RenderOptions {
        var options = RenderOptions(animators: animators)
        (options.width, options.height) = (390, 845)
        options.scale = 0.6
        return options
    }
}
