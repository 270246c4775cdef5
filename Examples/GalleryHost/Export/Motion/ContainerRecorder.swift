import Gallery
@_spi(Host) import TransitionKit
@_spi(Host) import UIKit

/// Takes the pictures that all transitions of a container share, and determines the scenes of these
/// transitions.
@MainActor
struct ContainerRecorder {
    private let options: RenderOptions
    private let work: PictureQueue

    init(options: RenderOptions, work: PictureQueue) {
        // Views are drawn once, in the resolution of the screen.
        var options = options
        options.scale = Self.scale
        self.options = options
        self.work = work
    }

    /// Returns a container's pictures, and a scene for each direction.
    func record(
        _ container: DemoContainer
    ) throws -> (container: SiteCatalog.Container, scenes: [ClipDirection: TransitionScene]) {
        var result = SiteCatalog.Container(name: container.rawValue, title: container.title)
        var scenes: [ClipDirection: TransitionScene] = [:]
        let folder = "\(SiteCatalog.mediaFolder)/\(container.rawValue)"
        var pictures: [CGImage] = []
        let recorder = BarRecorder(scale: Self.scale) { [work] image in
            if let index = pictures.firstIndex(where: { $0.hasPixels(of: image) }) {
                return "\(folder)/bar-\(index + 1).webp"
            }
            pictures.append(image)
            let path = "\(folder)/bar-\(pictures.count).webp"
            try work.add(image, to: path, quality: .bar)
            return path
        }
        // Both directions, so that each screen is at rest once.
        for direction in ClipDirection.allCases {
            let heard = HeardScenes()
            let animator = ListeningAnimator(animator: CrossfadeProbe(), scenes: heard)
            let clip = Clip(animator: "rest", container: container, direction: direction)
            let take = Take(clip, animator: animator, options: options)
            take.show(0)
            guard let scene = heard.last,
                let coordinator = take.window.rootViewController?.transitionCoordinator,
                let screen = coordinator.view(forKey: .to)
            else { throw Failure.internalError("\(clip.title) has no transition") }
            scenes[direction] = scene
            result.frame =
                coordinator.containerView.convert(coordinator.containerView.bounds, to: take.window)
                .numbers
            result.bars[direction.rawValue] = try recorder.bars(
                inFrontOf: coordinator.containerView,
                in: take.window
            )
            take.finish()
            let name = direction == .forward ? "second" : "first"
            let picture = Self.picture(of: screen)
            result.screens[name] = "\(folder)/\(name).webp"
            try work.add(picture, to: "\(folder)/\(name).webp", quality: .still)
            result.blurred[name] = "\(folder)/\(name)-blurred.webp"
            let blurred = picture.blurred(ofScreen: screen.bounds.size)
            try work.add(blurred, to: "\(folder)/\(name)-blurred.webp", quality: .blurred)
            result.ground = Self.ground(behind: screen, in: take.window)
        }
        return (result, scenes)
    }

    /// The number of pixels per point.
    private static let scale = 2.0

    private static func picture(of screen: UIView) -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(bounds: screen.bounds, format: format)
        let image = renderer.image { _ in screen.drawHierarchy(in: screen.bounds, afterScreenUpdates: false) }
        guard let picture = image.cgImage else { preconditionFailure("a drawing always has an image") }
        return picture
    }

    /// Returns the color behind a screen, which shows where the screen has left its place.
    private static func ground(behind screen: UIView, in window: UIWindow) -> String {
        screen.isHidden = true
        defer { screen.isHidden = false }
        let picture = window.image(scale: 0.1)
        return picture.withPixels { pixels, bytesPerRow in
            let middle = picture.height / 2 * bytesPerRow + picture.width / 2 * 4
            return CSS.color(
                UIColor(
                    red: CGFloat(pixels[middle + 2]) / 255,
                    green: CGFloat(pixels[middle + 1]) / 255,
                    blue: CGFloat(pixels[middle]) / 255,
                    alpha: 1
                )
            )
        }
    }
}

/// An animator that only crossfades, so that pictures show the screens in place.
private struct CrossfadeProbe: Animator {
    var duration: Double { 0.5 }

    func forward(in scene: TransitionScene) -> Choreography {
        var choreography = Choreography.crossfade
        choreography.timing = .linear
        return choreography
    }
}
