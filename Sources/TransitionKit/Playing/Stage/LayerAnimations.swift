import UIKit

/// The explicit animations with which Core Animation plays a choreography, however busy the main thread is.
///
/// They have the same duration and begin together, with the next commit. From then on, the layers themselves
/// have the values of the end.
@MainActor final class LayerAnimations {
    private let duration: TimeInterval
    /// The layer whose time counts. In a window that's slowed down, the transition is slow as well.
    private let clock: CALayer
    private var entries: [(layer: CALayer, key: String)] = []
    /// The time at which the animations were added, and the time at which they began.
    private var (start, begin): (CFTimeInterval, CFTimeInterval?) = (0, nil)
    /// The last time of the clock, and the speed at which it ran.
    private var last: (wall: CFTimeInterval, time: CFTimeInterval, speed: Double)?
    /// The time by which the clock has jumped, because its speed has changed.
    private var shift: CFTimeInterval = 0
    /// Whether Core Animation plays from another time than the transition.
    private(set) var areOutOfStep = false

    init(duration: TimeInterval, clock: CALayer) { (self.duration, self.clock) = (duration, clock) }

    /// Returns the current time, in seconds, as the transition counts it. If the speed of the window has
    /// changed since the last call, the time of its layers has jumped, but this one goes on.
    func readClock() -> CFTimeInterval {
        let wall = CACurrentMediaTime()
        let time = clock.convertTime(wall, from: nil)
        let speed = clock.convertTime(wall + 1, from: nil) - time
        if let last, abs(speed - last.speed) > 1e-3 {
            shift += last.time + (wall - last.wall) * speed - time
            areOutOfStep = true
        }
        last = (wall, time, speed)
        return time + shift
    }

    /// Adds animations that begin now, in place of those before. An animation block around them has no
    /// effect.
    func play(_ add: () -> Void) {
        stop()
        (start, begin) = (readClock(), nil)
        replace(add)
    }

    /// Adds animations that continue at the same time as those before, in place of them.
    func replace(_ add: () -> Void) {
        stop()
        areOutOfStep = false
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(nil)
        add()
        CATransaction.commit()
    }

    /// Adds the animation of a property.
    func add(_ track: LayerTrack, _ samples: PoseSamples) {
        let animation: CAPropertyAnimation
        if track.values.count == 2, samples.keyTimes == nil {
            let basic = CABasicAnimation(keyPath: track.keyPath)
            (basic.fromValue, basic.toValue) = (track.values[0], track.values[1])
            basic.timingFunction = samples.functions?.first
            animation = basic
        } else {
            let keyframes = CAKeyframeAnimation(keyPath: track.keyPath)
            keyframes.values = track.values
            keyframes.keyTimes = samples.keyTimes
            keyframes.timingFunctions = samples.functions
            animation = keyframes
        }
        if animation.timingFunction == nil { animation.timingFunction = CAMediaTimingFunction(name: .linear) }
        animation.duration = duration
        animation.fillMode = .backwards
        if let begin { animation.beginTime = track.layer.convertTime(begin - shift, from: clock) }
        let key = "TransitionKit." + track.keyPath
        track.layer.add(animation, forKey: key)
        entries.append((track.layer, key))
    }

    /// The time that has been played, in seconds.
    var elapsed: TimeInterval {
        findBegin()
        return begin.map { max(readClock() - $0, 0) } ?? 0
    }

    /// Called for each frame.
    func frame() {
        findBegin()
        // Core Animation isn't documented to tell when an animation began. If it doesn't, this frame is the
        // first one after the commit.
        if begin == nil { begin = entries.isEmpty ? start : readClock() }
    }

    private func findBegin() {
        guard begin == nil, let (layer, key) = entries.first,
            let time = layer.animation(forKey: key)?.beginTime, time > 0
        else { return }
        begin = clock.convertTime(time, from: layer) + shift
    }

    /// Whether Core Animation plays everything. It drops animations when people leave the app, and apps can
    /// remove them.
    var areInPlace: Bool { entries.allSatisfy { $0.layer.animation(forKey: $0.key) != nil } }

    /// Removes all animations.
    func stop() {
        findBegin()
        for entry in entries { entry.layer.removeAnimation(forKey: entry.key) }
        entries = []
    }
}
