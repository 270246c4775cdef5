import Gallery
@_spi(Host) import UIKit

/// A film of a person using the gallery app.
@MainActor
final class AppFilm {
    /// The frames so far.
    private(set) var frames: [CGImage] = []

    private let window: UIWindow
    private let finger: TouchInjector
    private let scale: Double
    private let frameRate: Double

    /// Opens the app without filming.
    ///
    /// - Parameters:
    ///   - screen: The size of the screen, in points.
    ///   - scale: The number of pixels per point.
    ///   - frameRate: The number of frames per second.
    init(screen: CGSize, scale: Double, frameRate: Double) {
        (self.scale, self.frameRate) = (scale, frameRate)
        UIApplication.reset()
        UIScreen.main.configure(size: screen, scale: scale)
        window = GalleryApp.makeRootViewController().showInWindow()
        finger = TouchInjector(window: window)
    }

    /// Taps the element with a label and waits until the app is at rest, without filming.
    ///
    /// - Parameters:
    ///   - label: The accessibility label, or the beginning of it.
    ///   - part: The horizontal position of the tap, as a fraction of the element's width.
    func open(_ label: String, at part: CGFloat = 0.5) throws {
        try tap(label, at: part)
        UIApplication.shared.advance(by: restingTime)
    }

    /// Taps the element with a label.
    func tap(_ label: String, at part: CGFloat = 0.5) throws {
        finger.tap(at: try place(of: label, at: part))
    }

    /// Films for a time in seconds.
    func film(_ seconds: Double) {
        for _ in 0..<Int((seconds * frameRate).rounded()) {
            UIApplication.shared.advance(by: 1 / frameRate)
            takeFrame()
        }
    }

    /// Films a finger that presses briefly, moves with a gradual start and end, and rests briefly.
    func filmDrag(from start: CGPoint, to end: CGPoint, duration: Double, lifts: Bool = true) {
        finger.down(at: start)
        let (count, substeps) = (Int((duration * frameRate).rounded()), 4)
        for step in 1...max(count * substeps, 1) {
            UIApplication.shared.advance(by: 1 / frameRate / Double(substeps))
            let time = CGFloat(step) / CGFloat(max(count * substeps, 1))
            let way = time * time * (3 - 2 * time)
            finger.move(
                to: CGPoint(x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way)
            )
            if step.isMultiple(of: substeps) { takeFrame() }
        }
        if lifts { lift() }
    }

    /// Films two fingers side by side that move apart or together, as gradually as a drag.
    ///
    /// - Parameters:
    ///   - middle: The center between them.
    ///   - distances: The successive distances between them, in points.
    ///   - duration: The time from one distance to the next, in seconds.
    func filmPinch(around middle: CGPoint, through distances: [CGFloat], duration: Double) {
        func places(_ distance: CGFloat) -> [Int: CGPoint] {
            [-1, 1].enumerated().reduce(into: [:]) { places, finger in
                places[finger.offset] = CGPoint(x: middle.x + finger.element * distance / 2, y: middle.y)
            }
        }
        guard let first = distances.first else { return }
        for (finger, place) in places(first) { self.finger.down(at: place, finger: finger) }
        let count = max(Int((duration * frameRate).rounded()), 1)
        for (start, end) in zip(distances, distances.dropFirst()) {
            for step in 1...count {
                UIApplication.shared.advance(by: 1 / frameRate)
                let time = CGFloat(step) / CGFloat(count)
                finger.move(places(start + (end - start) * time * time * (3 - 2 * time)))
                takeFrame()
            }
        }
        finger.up([0, 1])
    }

    /// Lifts the finger.
    func lift() { finger.up() }

    private func takeFrame() {
        frames.append(window.image(scale: scale, fingers: Array(finger.fingers.values)))
    }

    private func place(of label: String, at part: CGFloat) throws -> CGPoint {
        guard let view = window.firstView(labeled: label) else {
            throw Failure.internalError("the app shows nothing with the label “\(label)”")
        }
        if let scroll = sequence(first: view, next: \.superview).lazy.compactMap({ $0 as? UIScrollView })
            .first
        {
            scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: false)
            UIApplication.shared.advance(by: 0.1)
        }
        let bounds = view.bounds
        return view.convert(CGPoint(x: bounds.minX + bounds.width * part, y: bounds.midY), to: window)
    }
}

extension UIView {
    /// Returns the first view in the hierarchy whose label is the given one or starts with it, and that
    /// receives touches.
    func firstView(labeled label: String) -> UIView? {
        if let own = accessibilityLabel, own.hasPrefix(label), isUserInteractionEnabled { return self }
        return subviews.lazy.compactMap { $0.firstView(labeled: label) }.first
    }
}
