import QuartzCore

/// An animation block while it runs. It turns changes of properties into animations.
@MainActor
class AnimationScope {
    /// The innermost block.
    private(set) static var current: AnimationScope?
    /// A Boolean value that's `false` in `performWithoutAnimation` and after `setAnimationsEnabled(false)`.
    static var isEnabled = true
    /// A Boolean value that indicates whether a gesture is about to control the animations that blocks add.
    /// In this case, they're linear.
    static var pacesEvenly = false

    let duration: TimeInterval
    let curve: TimingCurve
    let options: UIView.AnimationOptions
    /// The repetition that `modifyAnimations` sets. If it's `nil`, the repetition of the options applies.
    var repetition: (count: CGFloat, autoreverses: Bool)?

    init(duration: TimeInterval, curve: TimingCurve, options: UIView.AnimationOptions) {
        self.duration = duration
        self.curve = curve
        self.options = options
    }

    /// Runs the closure as this scope's block.
    final func run(_ body: () -> Void) {
        Self.with(self) {
            body()
            layOutResizedViews()
        }
    }

    /// Runs the closure in `scope`, or outside any scope.
    static func with(_ scope: AnimationScope?, _ body: () -> Void) {
        let outer = current
        current = scope
        defer { current = outer }
        body()
    }

    /// Returns the action that a property's change runs.
    func action(for property: AnimatableProperty, of layer: CALayer) -> any CAAction {
        PropertyAction(layer: layer, property: property, scope: self)
    }

    /// Animates a change that was made in the block.
    func record(_ change: PropertyChange) {
        if change.property == .boundsSize { noteBounds(of: change.layer) }
    }

    /// Notes that the bounds of a layer have changed.
    final func noteBounds(of layer: CALayer) {
        if let view = layer.delegate as? UIView { resizedViews.append(view) }
    }

    /// Adds an animation of a change, with the timing of the block.
    func attach(_ animation: CAPropertyAnimation, for change: PropertyChange, key: String) {
        preconditionFailure("A scope that records changes attaches animations")
    }

    /// Returns the scope of a block in this one. `duration` and `curve` are the nested block's own.
    func nested(
        duration: TimeInterval,
        delay: TimeInterval,
        curve: TimingCurve,
        options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) -> AnimationScope {
        preconditionFailure("A scope makes the scopes within it")
    }

    /// Called after the block has run.
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

    /// Returns the scope for a block with these parameters, nested in the current scope if there is one.
    /// Returns `nil` if the block doesn't animate.
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
