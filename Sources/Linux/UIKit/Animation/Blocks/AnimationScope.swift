import QuartzCore

/// An animation block that is being run: what property changes become within it.
@MainActor
class AnimationScope {
    /// The innermost block.
    private(set) static var current: AnimationScope?
    /// False within `performWithoutAnimation` and after `setAnimationsEnabled(false)`.
    static var isEnabled = true
    /// True while a gesture is about to pace the animations that blocks add, which then have no pace of their own.
    static var pacesEvenly = false

    let duration: TimeInterval
    let curve: TimingCurve
    let options: UIView.AnimationOptions
    /// Set by `modifyAnimations`; the options' repetition when nil.
    var repetition: (count: CGFloat, autoreverses: Bool)?

    init(duration: TimeInterval, curve: TimingCurve, options: UIView.AnimationOptions) {
        self.duration = duration
        self.curve = curve
        self.options = options
    }

    /// Runs `body` as this scope's block.
    final func run(_ body: () -> Void) {
        Self.with(self) {
            body()
            layOutResizedViews()
        }
    }

    /// Runs `body` within `scope`, or within none.
    static func with(_ scope: AnimationScope?, _ body: () -> Void) {
        let outer = current
        current = scope
        defer { current = outer }
        body()
    }

    /// Animates a change made within the block.
    func record(_ change: PropertyChange) {
        if change.property == .bounds, let view = change.layer.delegate as? UIView {
            resizedViews.append(view)
        }
    }

    /// Adds an animation of a change, timed as the block is.
    func attach(_ animation: CAPropertyAnimation, for change: PropertyChange, key: String) {
        preconditionFailure("A scope that records changes attaches animations")
    }

    /// The scope of a block within this one. `duration` and `curve` are the block's own.
    func nested(
        duration: TimeInterval,
        delay: TimeInterval,
        curve: TimingCurve,
        options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) -> AnimationScope {
        preconditionFailure("A scope makes the scopes within it")
    }

    /// Called once the block has run.
    func close() {}

    private var resizedViews: [UIView] = []

    private func layOutResizedViews() {
        guard options.contains(.layoutSubviews) else { return }
        while !resizedViews.isEmpty {
            let views = resizedViews
            resizedViews = []
            for view in views { view.layoutIfNeeded() }
        }
    }

    /// The scope for a block with these parameters within the current one, if any; nil when the block does not
    /// animate.
    static func make(
        duration: TimeInterval,
        delay: TimeInterval,
        curve: TimingCurve,
        options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) -> AnimationScope? {
        guard isEnabled else { return nil }
        if let current {
            return current.nested(
                duration: duration,
                delay: delay,
                curve: curve,
                options: options,
                completion: completion
            )
        }
        guard duration > 0 || delay > 0 else { return nil }
        return BlockScope(
            duration: duration,
            delay: delay,
            curve: curve,
            options: options,
            completion: completion
        )
    }
}
