import Foundation
import Gallery
import TransitionKit
@_spi(Host) import UIKit

/// The pictures of the documents, from what the animators really draw.
@MainActor
struct DocsPictures {
    /// Where the catalogue's and the README's go.
    let folder: URL

    /// Of a small telephone: what is on it is larger in a small picture.
    static let screen = CGSize(width: 375, height: 667)
    static let frameRate = 50.0 / 3
    /// What moves is seen for a moment only.
    private static let moving = WebPWriter(compression: .lossy(quality: 24))
    private static let resting = WebPWriter(compression: .lossy(quality: 60))

    /// An animator there and back, moving.
    ///
    /// - Parameter fromTheEnd: whether the loop begins with the way back, so that many side by side don't all show
    ///   the same screen.
    func drawLoop(of entry: CatalogueEntry, fromTheEnd: Bool) throws {
        // The catalogue shows these 240 points wide; the rest is for displays with more pixels.
        let scale = 0.8
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
        // Each half begins as long before it sets off as the other.
        let first = fromTheEnd ? Int((cues.backward - cues.forward) * Self.frameRate) : 0
        let animation = WebPAnimation()
        for frame in frames[first...] + frames[..<first] {
            try animation.add(frame.image, for: 1 / Self.frameRate, by: frame.writer)
        }
        try write(animation.finish(), to: "\(entry.name).webp")
    }

    /// Whether a strip says more than the moving picture: where screens turn or fall to pieces, which is over before
    /// one has seen how.
    static func hasStrip(_ entry: CatalogueEntry) -> Bool {
        let choreography = entry.makeAnimator().choreography(in: TransitionScene(size: screen))
        let screens = choreography.participants.filter { $0.screen != nil }
        return choreography.eyeDistance != nil || screens.count > 2
    }

    /// An animator's way forward in five frames.
    func drawStrip(of entry: CatalogueEntry) throws {
        let strip = try strip(of: entry, frameCount: 5)
        try write(
            WebPWriter(compression: .lossy(quality: 62)).data(of: strip),
            to: "\(entry.name)-frames.webp"
        )
    }

    private func strip(of entry: CatalogueEntry, frameCount: Int) throws -> CGImage {
        var options = RenderOptions(animators: [entry.name])
        options.frameCount = frameCount
        options.scale = 1.5
        options.setScreen(Self.screen)
        let strip = Filmstrip(screenSize: Self.screen, frameCount: frameCount, scale: options.scale)
        let clip = Clip(animator: entry.name, container: .navigation, direction: .forward)
        try Recorder(options: options).play(clip) { index, image in strip.add(image, at: index) }
        return strip.image()
    }

    /// Several animators at once, in all kinds of containers.
    func drawHero() throws {
        let scale = 0.56
        let cast: [(name: String, container: DemoContainer)] = [
            ("cube", .navigation), ("fold", .tab), ("matched", .navigation), ("explode", .modal),
            ("page", .custom),
        ]
        let duration = 0.9
        let cues = LoopRecorder.Cues(forward: 0.4, backward: 2.6, end: 4.4, duration: duration)
        let recordings = try cast.map { part -> [CGImage] in
            var frames: [CGImage] = []
            try LoopRecorder(
                entry: entry(part.name),
                container: part.container,
                screen: Self.screen,
                scale: 2 * scale,
                frameRate: Self.frameRate
            ).record(cues) { frames.append($0) }
            return frames
        }
        // Each is another fifth of the loop ahead, so that there is always something going on.
        let count = recordings[0].count
        let moments = (0..<count).map { moment in
            recordings.enumerated().map { index, frames in
                frames[(moment + index * 2 * count / recordings.count) % count]
            }
        }
        let titles = try cast.map { try entry($0.name).title }
        let poster = Poster(screen: Self.screen, scale: scale, captions: titles)
        let animation = WebPAnimation(writer: WebPWriter(compression: .lossy(quality: 30)))
        for frames in moments {
            try animation.add(poster.picture(of: frames), for: 1 / Self.frameRate)
        }
        try write(animation.finish(), to: "transitions.webp")
    }

    /// A finger that drags a transition, lets it go, catches it and brings it back.
    func drawDrag() throws {
        let scale = 0.62
        var options = RenderOptions(animators: ["cube"])
        options.drag = DragScript(progress: 0.7, outcome: .regrab)
        options.frameCount = 60
        options.scale = 2 * scale
        options.setScreen(Self.screen)
        var frames: [CGImage] = []
        let clip = Clip(animator: "cube", container: .navigation, direction: .forward, outcome: .regrab)
        let length = try Recorder(options: options).play(clip) { frames.append($1) }
        let poster = Poster(screen: Self.screen, scale: scale)
        let animation = WebPAnimation(writer: WebPWriter(compression: .lossy(quality: 35)))
        for frame in frames {
            try animation.add(poster.picture(of: [frame]), for: length / Double(frames.count - 1))
        }
        if let last = frames.last { try animation.add(poster.picture(of: [last]), for: 0.6) }
        try write(animation.finish(), to: "drag.webp")
    }

    /// Frames of a way forward beside each other, for the tutorial, which takes no moving pictures.
    func drawStill(of name: String, moments: [Double], to file: URL) throws {
        let scale = 0.72
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
        try data.write(to: file, options: .atomic)
    }

    func entry(_ name: String) throws -> CatalogueEntry {
        guard let entry = AnimatorCatalogue.entry(named: name) else {
            throw Failure.internalError("the catalog has no animator “\(name)”")
        }
        return entry
    }

    func write(_ data: Data, to name: String) throws {
        try data.write(to: folder.appendingPathComponent(name), options: .atomic)
    }
}

extension RenderOptions {
    fileprivate mutating func setScreen(_ size: CGSize) {
        (width, height) = (Int(size.width), Int(size.height))
    }
}
