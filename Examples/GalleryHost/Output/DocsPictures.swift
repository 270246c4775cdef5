import Foundation
import Gallery
import TransitionKit
@_spi(Host) import UIKit

/// The images of the documents, drawn by the animators themselves.
@MainActor
struct DocsPictures {
    /// The folder for the images of the catalog and the README.
    let folder: URL

    /// The size of a small phone, because its content is larger in a small image.
    static let screen = CGSize(width: 375, height: 667)
    static let frameRate = 30.0
    /// Moving content is visible for only a moment, so a low quality is enough.
    private static let moving = WebPWriter(compression: .lossy(quality: 12), effort: 6)
    private static let resting = WebPWriter(compression: .lossy(quality: 60), effort: 6)

    /// Draws an animation of an animator in both directions.
    ///
    /// - Parameter fromTheEnd: Whether the loop starts with the backward transition, so that adjacent images
    ///   don't all show the same screen.
    func drawLoop(of entry: CatalogEntry, fromTheEnd: Bool) throws {
        // The catalog shows these images at a width of 200 points.
        let scale = 0.48
        let cues = LoopRecorder.Cues.resting(duration: entry.makeAnimator().duration)
        let poster = Poster(screen: Self.screen, scale: scale)
        let recorder = LoopRecorder(
            entry: entry,
            screen: Self.screen,
            scale: 2 * scale,
            frameRate: Self.frameRate
        )
        var frames: [(image: CGImage, writer: WebPWriter)] = []
        try recorder.record(cues) { frame in
            let isMoving = cues.isMoving(at: Double(frames.count) / Self.frameRate)
            frames.append((poster.picture(of: [frame]), isMoving ? Self.moving : Self.resting))
        }
        // Both halves begin with the same pause.
        let first = fromTheEnd ? Int((cues.backward - cues.forward) * Self.frameRate) : 0
        let animation = WebPAnimation()
        for frame in frames[first...] + frames[..<first] {
            try animation.add(frame.image, for: 1 / Self.frameRate, by: frame.writer)
        }
        try write(animation.finish(), to: "\(entry.name).webp")
    }

    /// Returns whether a strip is more informative than an animation. This is the case if screens rotate or
    /// break into pieces, which is over before people can see how it works.
    static func hasStrip(_ entry: CatalogEntry) -> Bool {
        let choreography = entry.makeAnimator().choreography(in: TransitionScene(size: screen))
        let screens = choreography.participants.filter { $0.screen != nil }
        return choreography.eyeDistance != nil || screens.count > 2
    }

    /// Draws an animator's forward transition in five frames, in each appearance.
    func drawStrips(of entry: CatalogEntry) throws {
        let writer = WebPWriter(compression: .lossy(quality: 42), effort: 6)
        for (isDark, suffix) in [(false, ""), (true, "-dark")] {
            let strip = try strip(of: entry, frameCount: 5, isDark: isDark)
            try write(writer.data(of: strip), to: "\(entry.name)-frames\(suffix).webp")
        }
    }

    private func strip(of entry: CatalogEntry, frameCount: Int, isDark: Bool) throws -> CGImage {
        var options = RenderOptions(animators: [entry.name])
        options.frameCount = frameCount
        options.scale = 1.05
        options.isDark = isDark
        options.setScreen(Self.screen)
        let strip = Filmstrip(
            screenSize: Self.screen,
            frameCount: frameCount,
            scale: options.scale,
            isDark: isDark
        )
        let clip = Clip(animator: entry.name, container: .navigation, direction: .forward)
        try Recorder(options: options).play(clip) { index, image in strip.add(image, at: index) }
        return strip.image()
    }

    /// Draws several animators at once, in all kinds of containers, and in both appearances: a picture for
    /// each would take as much space again.
    func drawHero() throws {
        let scale = 0.42
        let cast: [(name: String, container: DemoContainer, isDark: Bool)] = [
            ("curl", .navigation, false), ("cover-flow", .tab, true), ("expand", .navigation, false),
            ("clothesline", .modal, true), ("fold", .custom, false),
        ]
        let duration = 0.9
        let cues = LoopRecorder.Cues(forward: 0.3, backward: 2, end: 3.4, duration: duration)
        let recordings = try cast.map { part -> [CGImage] in
            var frames: [CGImage] = []
            try LoopRecorder(
                entry: entry(part.name),
                container: part.container,
                isDark: part.isDark,
                screen: Self.screen,
                scale: 2 * scale,
                frameRate: Self.frameRate
            ).record(cues) { frames.append($0) }
            return frames
        }
        // Each recording is a fifth of the loop ahead of the previous one, so that there's always something
        // moving.
        let count = recordings[0].count
        let moments = (0..<count).map { moment in
            recordings.enumerated().map { index, frames in
                frames[(moment + index * 2 * count / recordings.count) % count]
            }
        }
        let titles = try cast.map { try entry($0.name).title }
        let poster = Poster(screen: Self.screen, scale: scale, captions: titles)
        let animation = WebPAnimation(writer: WebPWriter(compression: .lossy(quality: 15), effort: 6))
        for frames in moments {
            try animation.add(poster.picture(of: frames), for: 1 / Self.frameRate)
        }
        try write(animation.finish(), to: "transitions.webp")
    }

    /// Draws a finger that drags a transition, lets go, catches it, and brings it back.
    func drawDrag() throws {
        let scale = 0.56
        var options = RenderOptions(animators: ["cube"])
        options.drag = DragScript(progress: 0.7, outcome: .regrab)
        options.frameCount = 60
        options.scale = 2 * scale
        options.setScreen(Self.screen)
        var frames: [CGImage] = []
        let clip = Clip(animator: "cube", container: .navigation, direction: .forward, outcome: .regrab)
        let length = try Recorder(options: options).play(clip) { frames.append($1) }
        let poster = Poster(screen: Self.screen, scale: scale)
        let animation = WebPAnimation(writer: WebPWriter(compression: .lossy(quality: 35), effort: 6))
        for frame in frames {
            try animation.add(poster.picture(of: [frame]), for: length / Double(frames.count - 1))
        }
        if let last = frames.last { try animation.add(poster.picture(of: [last]), for: 0.6) }
        try write(animation.finish(), to: "drag.webp")
    }

    /// Draws frames of a forward transition side by side, for the tutorial, which doesn't support animations.
    func drawStill(of name: String, moments: [Double], to file: URL) throws {
        let scale = 0.62
        let entry = try entry(name)
        var options = RenderOptions(animators: [name])
        options.frameCount = 21
        options.scale = 2 * scale
        options.setScreen(Self.screen)
        let wanted = moments.map { Int(($0 * 20).rounded()) }
        var frames: [CGImage] = []
        let clip = Clip(animator: entry.name, container: .navigation, direction: .forward)
        try Recorder(options: options).play(clip) { index, image in
            if wanted.contains(index) { frames.append(image) }
        }
        let poster = Poster(screen: Self.screen, scale: scale)
        guard let data = poster.picture(of: frames).pngData() else {
            throw Failure.internalError("the picture of \(name) is invalid")
        }
        try PictureFile(url: file).write(data)
    }

    func entry(_ name: String) throws -> CatalogEntry {
        guard let entry = GalleryCatalog.entry(named: name) else {
            throw Failure.internalError("the catalog has no animator “\(name)”")
        }
        return entry
    }

    func write(_ data: Data, to name: String) throws {
        try PictureFile(url: folder.appendingPathComponent(name)).write(data)
    }
}

extension RenderOptions {
    fileprivate mutating func setScreen(_ size: CGSize) {
        (width, height) = (Int(size.width), Int(size.height))
    }
}
