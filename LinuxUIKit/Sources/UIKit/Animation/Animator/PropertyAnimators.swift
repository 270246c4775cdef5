@_spi(Host) import QuartzCore

/// The active property animators. Those that run stay alive here until they end.
@MainActor
enum PropertyAnimators {
    private struct Entry {
        weak var animator: UIViewPropertyAnimator?
        /// The animator, while it runs.
        var keeper: UIViewPropertyAnimator?
    }

    private static var entries: [Entry] = []
    private static var active: [UIViewPropertyAnimator] { entries.compactMap(\.animator) }

    /// A Boolean value that indicates whether any of them will end by itself.
    static var areRunning: Bool { active.contains { $0.endTime != nil } }

    static func add(_ animator: UIViewPropertyAnimator) {
        guard !active.contains(where: { $0 === animator }) else { return }
        entries.append(Entry(animator: animator, keeper: animator))
    }

    /// Keeps an active animator alive, or leaves that to the app, which mustn't release a paused animator.
    static func keep(_ animator: UIViewPropertyAnimator, _ keeps: Bool) {
        guard let index = entries.firstIndex(where: { $0.animator === animator }) else { return }
        entries[index].keeper = keeps ? animator : nil
    }

    static func remove(_ animator: UIViewPropertyAnimator) {
        entries.removeAll { $0.animator === animator || $0.animator == nil }
    }

    /// Ends the animators whose time is over, in the order of their ends. This is one of a frame's callbacks.
    /// In the background, all that run end.
    static func finishDue() {
        let now = AnimationEngine.isInBackground ? .infinity : MediaClock.now + 1e-9
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
        entries = []
        AnimationScope.isEnabled = true
    }
}
