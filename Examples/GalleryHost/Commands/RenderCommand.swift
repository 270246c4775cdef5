import Foundation
import Gallery

/// `gallery render`: plays every clip asked for and writes its pictures.
///
/// All clips are drawn into a folder of their own first. Only when the last picture is there do they take the
/// places of older ones, so that a run that fails or is stopped leaves an older result as it was.
@MainActor
struct RenderCommand {
    let options: RenderOptions

    func run() throws {
        let folder = OutputFolder(path: options.output)
        let staging = try folder.beginStaging()
        do {
            let clips = Clip.all(options)
            for (index, clip) in clips.enumerated() {
                Console.progress("[\(index + 1)/\(clips.count)] \(clip.title)")
                try render(clip, into: staging)
            }
            try folder.commit(clips.map(\.path), from: staging)
            let all = folder.clipsPresent(among: Self.everyClip)
            try folder.write(IndexPage(clips: all).html, to: "index.html", by: staging)
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
        return "\(count) \(count == 1 ? "transition" : "transitions") in \(options.output)/index.html"
    }

    /// What may lie in an output folder: every clip, played by itself or dragged to any end.
    private static var everyClip: [Clip] {
        let options = RenderOptions(animators: AnimatorCatalogue.entries.map(\.name))
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
            scale: options.scale
        )
        try Recorder(options: options).play(clip) { index, image in
            try staging.write(image, to: "\(clip.path)/frame-\(index).png")
            strip.add(image, at: index)
        }
        try staging.write(strip.image(), to: "\(clip.path)/filmstrip.png")
    }
}
