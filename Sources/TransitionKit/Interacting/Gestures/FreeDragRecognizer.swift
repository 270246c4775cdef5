import UIKit

/// A recognizer that follows one finger that drags, or two that drag, pinch, and rotate, step by step.
@MainActor final class FreeDragRecognizer: FingerRecognizer {
    /// The movement of the fingers from one event to the next, in window coordinates.
    struct Movement {
        let change: DragTransform.Change
        let fingers: Int
    }

    /// The distance that the center of the fingers has moved since they landed, in points of the window.
    private(set) var translation = CGVector.zero
    /// The ratio of the distance between two fingers to that at the start. It's 1 for a single finger.
    private(set) var scale: CGFloat = 1
    /// The distance that fingers must move, together or relative to each other, before the gesture begins, in
    /// points.
    private static let slop: CGFloat = 10

    private var movements: [Movement] = []
    private var samples: [(time: TimeInterval, translation: CGVector)] = []
    /// The event before the last one. At first, it's the landing of the finger.
    private var previous: (time: TimeInterval, translation: CGVector) = (0, .zero)
    /// The time of the last event.
    private var lastTime: TimeInterval = 0
    /// The time of the last landing or movement.
    private var lastMove: TimeInterval = 0
    private var landingDistance: CGFloat?
    /// How far the fingers have moved since they landed, together or relative to each other, in points.
    private var way: CGFloat = 0

    /// Returns the movement since the last call. There's none before the gesture begins, and none for the
    /// distance that begins it.
    func takeMovements() -> [Movement] {
        defer { movements = [] }
        return movements
    }

    /// Forgets the movement since the last call of ``takeMovements()``, and the velocity.
    func forgetMovement() { (movements, samples) = ([], []) }

    /// The velocity of the center of the fingers shortly before the last event, in points of the window per
    /// second.
    var velocity: CGVector {
        let recent = samples.filter { lastTime - $0.time <= 0.1 + 1e-6 }
        guard let first = recent.first, let last = recent.last else { return .zero }
        // Fast fingers, and those in a busy app, have moved only once. They can have rested before.
        let start = recent.count > 1 ? first : previous
        let time = CGFloat(min(last.time - start.time, 0.1))
        let (from, to) = (start.translation, last.translation)
        return time > 0 ? CGVector(dx: (to.dx - from.dx) / time, dy: (to.dy - from.dy) / time) : .zero
    }

    var hasTwoFingers: Bool { fingers.count == 2 }

    override func fingerLands(at time: TimeInterval) {
        if fingers.count == 1 { (lastTime, lastMove) = (time, time) }
        landingDistance = distance
    }

    override func fingersMove(_ change: DragTransform.Change, at time: TimeInterval) -> Bool {
        previous = (lastMove, translation)
        (lastTime, lastMove) = (time, time)
        translation = CGVector(dx: translation.dx + change.move.dx, dy: translation.dy + change.move.dy)
        if let distance, let landingDistance, landingDistance > 0 { scale = distance / landingDistance }
        samples.removeAll { time - $0.time > 0.2 }
        samples.append((time, translation))
        let before = way
        way = max(translation.length, abs((distance ?? 0) - (landingDistance ?? 0)))
        var change = change
        if state == .possible {
            guard way >= Self.slop else { return false }
            // The first movement of fast fingers is long. What's beyond the slop already moves the screen.
            let (slack, move) = (max(Self.slop - before, 0) / max(way - before, 1e-6), change.move)
            change.pivot = CGPoint(x: change.pivot.x + move.dx * slack, y: change.pivot.y + move.dy * slack)
            change.move = CGVector(dx: move.dx * (1 - slack), dy: move.dy * (1 - slack))
            change.scale /= 1 + (change.scale - 1) * slack
            change.rotation *= 1 - slack
        }
        movements.append(Movement(change: change, fingers: fingers.count))
        return true
    }

    override func fingersLeave(at time: TimeInterval) {
        lastTime = time
        // Otherwise, the missing finger would look like one that has moved far.
        if state == .possible { landingDistance = distance }
    }

    override func forgetFingers() {
        (movements, samples, landingDistance, translation, scale, way) = ([], [], nil, .zero, 1, 0)
    }

    /// The distance between two fingers.
    private var distance: CGFloat? {
        fingers.count == 2 ? (fingers[1].place - fingers[0].place).length : nil
    }
}
