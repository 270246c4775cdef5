import Foundation
import Gallery

/// The command `gallery render`. It plays all requested clips and saves their images.
///
/// All clips are first drawn in a separate folder. They replace existing ones only after the last image is
/// complete. So a run that fails or is interrupted leaves an existing result unchanged.
@MainActor
struct RenderCommand {
    let options: RenderOptions
    private static let page = "index.html"

    func run() throws {
        let folder = OutputFolder(path: options.output)
        let staging = try folder.beginStaging()
        do {
            try folder.protectOthers(
                [Self.page],
                unless: Self.page,
                contains: IndexPage.title,
                kind: "filmstrips of the gallery"
            )
            let clips = Clip.all(options)
            for (index, clip) in clips.enumerated() {
                Console.progress("[\(index + 1)/\(clips.count)] \(clip.title)")
                try render(clip, into: staging)
            }
            try folder.commit(clips.map(\.path), from: staging)
            let all = folder.clipsPresent(among: Self.everyClip)
            try folder.write(IndexPage(clips: all).html, to: Self.page, by: staging)
            folder.discard(staging)
            Console.progress("")
        } catch {
            Console.progress("")
            folder.discard(staging)
            throw error
        }
    }

    static func resultLine(for options: RenderOptions) -> String {
        let count = Clip.all(options).count
        return "\(count) \(count == 1 ? "transition" : "transitions") in \(options.output)/\(page)"
    }

    /// All clips that an output folder can contain: played automatically, or dragged to any outcome.
    private static var everyClip: [Clip] {
        let options = RenderOptions(animators: GalleryCatalog.entries.map(\.name))
        return Clip.all(options).flatMap { clip in
            [clip]
                + DragScript.Outcome.allCases.map { outcome in
                    var dragged = clip
                    dragged.outcome = outcome
                    return dragged
                }
        }
    }

    private func render(_ clip: Clip, into staging: StagingFolder) throws {
        let strip = Filmstrip(
            screenSize: CGSize(width: options.width, height: options.height),
            frameCount: options.frameCount,
            scale: options.scale,
            isDark: options.isDark
        )
        try Recorder(options: options).play(clip) { index, image in
            try staging.write(image, to: "\(clip.path)/frame-\(index).png")
            strip.add(image, at: index)
        }
        try staging.write(strip.image(), to: "\(clip.path)/filmstrip.png")
    }
}
