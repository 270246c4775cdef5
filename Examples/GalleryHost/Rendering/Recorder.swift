import Gallery
@_spi(Host) import UIKit

/// Plays a clip's transition in a fresh application on the virtual clock, and takes its pictures.
@MainActor
struct Recorder {
    let options: RenderOptions

    /// Hands over the frames in order. Frame k of N is the screen at time k/(N−1) of the transition's duration,
    /// which is returned, in seconds.
    @discardableResult
    func play(
        _ clip: Clip,
        frame: (_ index: Int, _ image: CGImage) throws -> Void
    ) throws -> TimeInterval {
        guard let entry = AnimatorCatalogue.entry(named: clip.animator) else {
            throw Failure.internalError("the catalog has no animator “\(clip.animator)”")
        }
        if let drag = options.drag {
            return try DragRecorder(options: options, script: drag).play(clip, of: entry, frame: frame)
        }
        let take = Take(clip, animator: entry.makeAnimator(), options: options)
        for index in 0..<options.frameCount {
            take.show(Double(index) / Double(options.frameCount - 1) * take.duration)
            try frame(index, take.window.image(scale: options.scale))
        }
        return take.duration
    }
}

/// Long enough for bars and appearance callbacks to settle, in seconds.
let restingTime: TimeInterval = 1

extension Demo {
    /// Puts the demo on the screen and lets it come to rest.
    func showInWindow() -> UIWindow { rootViewController.showInWindow() }
}

extension UIViewController {
    /// Puts the controller on the screen, in a window of its own, and lets it come to rest.
    func showInWindow() -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBackground
        window.rootViewController = self
        window.makeKeyAndVisible()
        UIApplication.shared.advance(by: restingTime)
        return window
    }
}

extension RenderOptions {
    /// Makes a fresh application with the screen that is asked for.
    @MainActor
    func resetApplication() {
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: width, height: height), scale: scale)
        UIApplication.shared.setUserInterfaceLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
    }
}
