import Gallery
@_spi(Host) import UIKit

/// Plays a clip's transition in a fresh application on the virtual clock, and takes its pictures.
@MainActor
struct Recorder {
    let options: RenderOptions

    /// Hands over the frames in order. Frame k of N is the screen at time k/(N−1) of the transition's duration.
    func play(_ clip: Clip, frame: (_ index: Int, _ image: CGImage) throws -> Void) throws {
        guard let entry = AnimatorCatalogue.entry(named: clip.animator) else {
            throw Failure.internalError("the catalogue has no animator “\(clip.animator)”")
        }
        resetApplication()
        let application = UIApplication.shared
        let animator = entry.makeAnimator()
        let duration = animator.transitionDuration(using: nil)

        let demo = clip.container.makeDemo(animator: animator)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBackground
        window.rootViewController = demo.rootViewController
        window.makeKeyAndVisible()
        application.advance(by: Self.rest)

        if clip.direction == .backward {
            demo.goForward()
            application.advance(by: duration + Self.rest)
        }

        switch clip.direction {
        case .forward: demo.goForward()
        case .backward: demo.goBackward()
        }
        application.tick()
        let start = CACurrentMediaTime()

        for index in 0..<options.frameCount {
            let fraction = Double(index) / Double(options.frameCount - 1)
            let time = start + fraction * duration
            if time > CACurrentMediaTime() {
                application.advance(by: time - CACurrentMediaTime())
            }
            try frame(index, window.image(scale: options.scale))
        }
    }

    /// Long enough for bars and appearance callbacks to settle.
    private static let rest: TimeInterval = 1

    private func resetApplication() {
        UIApplication.reset()
        UIScreen.main.configure(
            size: CGSize(width: options.width, height: options.height),
            scale: options.scale
        )
        UIApplication.shared.setUserInterfaceLayoutDirection(
            options.isRightToLeft ? .rightToLeft : .leftToRight
        )
    }
}
