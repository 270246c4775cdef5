import Gallery
@_spi(Host) import UIKit

/// Plays a clip's transition in a new application on the virtual clock, and records images.
@MainActor
struct Recorder {
    let options: RenderOptions

    /// Passes the frames in order. Frame k of N shows the screen at time k/(N−1) of the transition's
    /// duration. Returns this duration, in seconds.
    @discardableResult
    func play(
        _ clip: Clip,
        frame: (_ index: Int, _ image: CGImage) throws -> Void
    ) throws -> TimeInterval {
        guard let entry = GalleryCatalog.entry(named: clip.animator) else {
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

/// The time until bars and appearance callbacks have settled, in seconds.
let restingTime: TimeInterval = 1

extension Demo {
    /// Shows the demo on the screen and waits until it's at rest.
    func showInWindow() -> UIWindow { rootViewController.showInWindow() }
}

extension UIViewController {
    /// Shows the controller in a new window on the screen, and waits until it's at rest.
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
    /// Creates a new application with the requested screen.
    @MainActor
    func resetApplication() {
        UIApplication.reset()
        UIScreen.main.configure(
            size: CGSize(width: width, height: height),
            scale: scale,
            userInterfaceStyle: isDark ? .dark : .light
        )
        UIApplication.shared.setUserInterfaceLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
        UIApplication.shared.setPreferredContentSizeCategory(textSize)
    }
}
