import Foundation
import Gallery
@_spi(Host) import UIKit

/// Plays an animator's clips and queues their images for encoding: the screens at rest, which are sharp and
/// shared by all clips, and one sheet with the intermediate frames that differ the most.
@MainActor
final class ClipRecorder {
    /// The maximum number of frames between the first and the last.
    static let frameLimit = 18
    /// The maximum number of moments to choose frames from. There are 60 per second, except in long
    /// transitions.
    static let momentLimit = 61

    private let options: RenderOptions
    private let entry: CatalogEntry
    private let stills: StillStore
    private let work: PictureQueue
    /// The first clip, and its most characteristic time: when half of the visible change is done.
    private var poster: (clip: Clip, time: TimeInterval)?

    init(options: RenderOptions, entry: CatalogEntry, stills: StillStore, work: PictureQueue) {
        self.options = options
        self.entry = entry
        self.stills = stills
        self.work = work
    }

    func record(_ clip: Clip) throws -> SiteCatalog.Clip {
        let take = take(clip, scale: options.scale)
        let momentCount = min(max(Int((take.duration * 60).rounded()) + 1, 3), Self.momentLimit)
        func time(_ index: Int) -> TimeInterval {
            Double(index) / Double(momentCount - 1) * take.duration
        }
        var images = [take.window.image(scale: options.scale)]
        for index in 1..<momentCount - 1 {
            take.show(time(index))
            images.append(take.window.image(scale: options.scale))
        }
        take.finish()
        images.append(take.window.image(scale: options.scale))

        let changes = PictureChange.between(images)
        let chosen = FrameSelection.indices(changes: changes, limit: Self.frameLimit + 2)
        if poster == nil { poster = (clip, time(FrameSelection.middle(of: changes))) }
        let between = chosen.dropFirst().dropLast().map { images[$0] }
        let sheet = SpriteSheet(between)
        let path = "\(SiteCatalog.mediaFolder)/\(clip.path).webp"
        if let sheet { try work.add(sheet.image, to: path, quality: .sheet) }
        return SiteCatalog.Clip(
            duration: take.duration,
            times: chosen.map { Int((time($0) * 1000).rounded()) },
            first: try stills.path(for: images[0]) { sharpEnd(of: clip, isFirst: true) },
            last: try stills.path(for: images[momentCount - 1]) { sharpEnd(of: clip, isFirst: false) },
            sheet: sheet == nil ? "" : path,
            columns: sheet?.columns ?? 1,
            frameWidth: images[0].width,
            frameHeight: images[0].height
        )
    }

    /// Writes the poster of the animator. Record at least one clip first.
    func writePoster() throws -> String {
        guard let poster else { throw Failure.internalError("\(entry.name) was not recorded") }
        let scale = options.scale * 5 / 3
        let take = take(poster.clip, scale: scale)
        take.show(poster.time)
        let path = "\(SiteCatalog.mediaFolder)/\(entry.name)/poster.webp"
        try work.add(take.window.image(scale: scale), to: path, quality: .poster)
        return path
    }

    /// Returns a screen at rest in a high resolution, because there are few, and people look at them the
    /// longest.
    private func sharpEnd(of clip: Clip, isFirst: Bool) -> CGImage {
        let scale = options.scale * 10 / 3
        let take = take(clip, scale: scale)
        if !isFirst { take.finish() }
        return take.window.image(scale: scale)
    }

    /// Returns a run of the clip with a number of pixels per point, so that no image has to be scaled.
    private func take(_ clip: Clip, scale: Double) -> Take {
        var options = options
        options.scale = scale
        return Take(clip, animator: entry.makeAnimator(), options: options)
    }
}
