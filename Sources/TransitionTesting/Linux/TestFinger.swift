@_spi(Host) import UIKit

/// A finger on the screen.
///
/// ```swift
/// let finger = app.touch(at: CGPoint(x: 2, y: 400))
/// await finger.move(to: CGPoint(x: 300, y: 400), over: 0.2)
/// finger.lift()
/// ```
@preconcurrency @MainActor public final class TestFinger {
    private let app: TestApp
    private let number: Int

    fileprivate init(_ number: Int, at point: CGPoint, of app: TestApp) {
        Self.check(point)
        self.app = app
        self.number = number
        app.touches.down(at: point, finger: number)
    }

    /// The location of the finger in the window, or `nil` after it has been lifted or canceled.
    public var location: CGPoint? { app.touches.fingers[number] }

    /// Moves the finger at a constant speed, one step per frame. If it isn't on the screen, only time passes.
    ///
    /// - Parameters:
    ///   - point: The destination, in the window. Its coordinates must be finite.
    ///   - seconds: The duration of the movement, in seconds. If it's 0, the finger moves immediately. A
    ///     duration that's negative or non-finite is treated as 0, and more than an hour is treated as an
    ///     hour.
    public func move(to point: CGPoint, over seconds: TimeInterval) async {
        await app.move([self: point], over: seconds)
    }

    /// Lifts the finger, with the velocity of its last movement. If it isn't on the screen, nothing happens.
    public func lift() {
        if location != nil { app.touches.up(finger: number) }
    }

    fileprivate func isOn(_ app: TestApp) -> Bool { self.app === app && location != nil }

    fileprivate static func check(_ point: CGPoint) {
        precondition(point.x.isFinite && point.y.isFinite, "The coordinates of a finger must be finite")
    }

    fileprivate func place(_ part: Double, of way: (start: CGPoint, end: CGPoint)) -> (Int, CGPoint) {
        let (dx, dy) = (way.end.x - way.start.x, way.end.y - way.start.y)
        return (number, CGPoint(x: way.start.x + dx * part, y: way.start.y + dy * part))
    }
}

extension TestFinger: Hashable {
    public nonisolated static func == (lhs: TestFinger, rhs: TestFinger) -> Bool { lhs === rhs }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension TestApp {
    /// Puts a finger on the screen.
    ///
    /// - Parameter point: The location in the window. Its coordinates must be finite.
    public func touch(at point: CGPoint) -> TestFinger {
        fingerCount += 1
        return TestFinger(fingerCount, at: point, of: self)
    }

    /// Moves several fingers simultaneously at a constant speed, one step per frame.
    ///
    /// - Parameters:
    ///   - ends: The destination of each finger, in the window. The coordinates must be finite. Fingers that
    ///     are up or belong to another app are ignored.
    ///   - seconds: The duration of the movement, in seconds. If it's 0, the fingers move immediately. A
    ///     duration that's negative or non-finite is treated as 0, and more than an hour is treated as an
    ///     hour.
    public func move(_ ends: [TestFinger: CGPoint], over seconds: TimeInterval) async {
        for end in ends.values { TestFinger.check(end) }
        let seconds = Self.limited(seconds)
        let ways = ends.map { finger, end in
            (finger: finger, way: (start: finger.location ?? end, end: end))
        }
        let steps = max(1, Int((seconds / Self.frameDuration).rounded()))
        for step in 1...steps {
            if seconds > 0 { await advance(by: seconds / Double(steps)) }
            let part = Double(step) / Double(steps)
            let down = ways.filter { $0.finger.isOn(self) }
            guard !down.isEmpty else { continue }
            touches.move(Dictionary(uniqueKeysWithValues: down.map { $0.finger.place(part, of: $0.way) }))
        }
    }

    /// Puts a finger on the screen, moves it at a constant speed, and lifts it.
    ///
    /// - Parameters:
    ///   - start: The location in the window where the finger touches the screen.
    ///   - end: The location where it's lifted.
    ///   - seconds: The duration of the movement, in seconds. See ``TestFinger/move(to:over:)``.
    public func drag(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval) async {
        let finger = touch(at: start)
        await finger.move(to: end, over: seconds)
        finger.lift()
    }

    /// Taps at a location in the window.
    public func tap(at point: CGPoint) { touch(at: point).lift() }

    /// Taps at the center of a view in the window. If the view isn't in the window, nothing happens.
    ///
    /// Like a person, this method touches whatever is in front at that point. While a transition runs, that
    /// can be something else, so call ``settle(within:)`` first.
    ///
    /// - Parameter view: The view to tap.
    /// - Returns: Whether the touch reached the view or one of its subviews. It's `false` if the view is
    ///   covered, hidden, disabled, or outside of the window, or if it ignores touches, as labels do.
    @discardableResult
    public func tap(_ view: UIView) -> Bool {
        guard view.isDescendant(of: window) else { return false }
        let bounds = view.bounds
        let center = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
        // The tap can change what's there.
        let isHit = window.hitTest(center, with: nil)?.isDescendant(of: view) == true
        let isEnabled = (view as? UIControl)?.isEnabled != false
        tap(at: center)
        return isHit && isEnabled
    }

    /// Cancels all touches, as the system does when a phone call arrives.
    public func cancelTouches() { touches.cancel() }
}
