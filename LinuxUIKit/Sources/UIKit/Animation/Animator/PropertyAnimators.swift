@_spi(Host) import QuartzCore

/// The active property animators, which stay alive here until they end.
@MainActor
enum PropertyAnimators {
    private static var active: [UIViewPropertyAnimator] = []

    /// A Boolean value that indicates whether any of them will end by itself.
    static var areRunning: Bool { active.contains { $0.endTime != nil } }

    static func add(_ animator: UIViewPropertyAnimator) {
        if !active.contains(where: { $0 === animator }) { active.append(animator) }
    }

    static func remove(_ animator: UIViewPropertyAnimator) {
        active.removeAll { $0 === animator }
    }

    /// Ends the animators whose time is over, in the order of their ends. This is one of a frame's callbacks.
    static func finishDue() {
        let now = MediaClock.now + 1e-9
        let due = active.enumerated()
            .compactMap { index, animator in
                animator.endTime.map { (end: $0, index: index, animator: animator) }
            }
            .filter { $0.end <= now }
            .sorted { ($0.end, $0.index) < ($1.end, $1.index) }
        for entry in due where entry.animator.endTime.map({ $0 <= now }) ?? false {
            entry.animator.finishInTime()
        }
    }

    /// Returns a Boolean value that indicates whether another active animator animates the property of
    /// `change`.
    static func moves(_ change: AnimatorChange) -> Bool {
        active.contains { $0.moves(change) }
    }

    static func shift(_ change: AnimatorChange, by offset: AnimationValue) {
        for animator in active { animator.shift(change, by: offset) }
    }

    /// Removes all animators when the application is reset.
    static func reset() {
        for animator in active { animator.forget() }
        active = []
        AnimationScope.isEnabled = true
    }
}
