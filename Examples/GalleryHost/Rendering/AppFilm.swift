import Gallery
@_spi(Host) import UIKit

/// A film of the gallery app in a user's hands.
@MainActor
final class AppFilm {
    /// What has been filmed so far.
    private(set) var frames: [CGImage] = []

    private let window: UIWindow
    private let finger: TouchInjector
    private let scale: Double
    private let frameRate: Double

    /// Opens the app; nothing is filmed yet.
    ///
    /// - Parameters:
    ///   - screen: in points.
    ///   - scale: pixels to a point.
    ///   - frameRate: frames a second.
    init(screen: CGSize, scale: Double, frameRate: Double) {
        (self.scale, self.frameRate) = (scale, frameRate)
        UIApplication.reset()
        UIScreen.main.configure(size: screen, scale: scale)
        window = GalleryApp.makeRootViewController().showInWindow()
        finger = TouchInjector(window: window)
    }

    /// Taps what has a label and lets it come to rest, unseen.
    ///
    /// - Parameters:
    ///   - label: the accessibility label, or its beginning.
    ///   - part: where in it, as a fraction of its width.
    func open(_ label: String, at part: CGFloat = 0.5) throws {
        try tap(label, at: part)
        UIApplication.shared.advance(by: restingTime)
    }

    /// Taps what has a label.
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

    /// Films a finger that presses for a moment, moves, sets out and arrives softly, and rests for a moment.
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

    /// Films two fingers side by side that move apart or together, in steps as soft as those of a drag.
    ///
    /// - Parameters:
    ///   - middle: what lies between them.
    ///   - distances: how far apart they are, one after the other, in points.
    ///   - duration: the seconds from one distance to the next.
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

    /// The finger leaves the screen.
    func lift() { finger.up() }

    private func takeFrame() {
        frames.append(window.image(scale: scale, fingers: Array(finger.fingers.values)))
    }

    private func place(of label: String, at part: CGFloat) throws -> CGPoint {
        guard let view = window.firstView(labelled: label) else {
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
    /// The first view in the tree with a label, or with one that begins so, that takes touches.
    func firstView(labelled label: String) -> UIView? {
        if let own = accessibilityLabel, own.hasPrefix(label), isUserInteractionEnabled { return self }
        return subviews.lazy.compactMap { $0.firstView(labelled: label) }.first
    }
}
