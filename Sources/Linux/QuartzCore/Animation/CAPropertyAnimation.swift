/// An animation of one property of a layer, or of a component of one, named by a key path.
open class CAPropertyAnimation: CAAnimation {
    /// Such as "position", "bounds.size.width", "transform.rotation.z". Paths that name nothing a layer can
    /// animate do nothing.
    open var keyPath: String? {
        didSet { parsedPath = AnimatableKeyPath(keyPath) }
    }

    /// Whether the values are added to what the layer shows without this animation. Transforms are
    /// concatenated, the animation's first.
    open var isAdditive = false

    /// Whether each repetition starts from where the one before ended.
    open var isCumulative = false

    private(set) var parsedPath: AnimatableKeyPath?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
        parsedPath = AnimatableKeyPath(path)
    }

    override func takeProperties(of other: CAAnimation) {
        super.takeProperties(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        parsedPath = other.parsedPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    /// The value at an eased progress, over what the layer shows without this animation.
    func value(at progress: Double, over base: AnimatableValue) -> AnimatableValue? {
        nil
    }

    override func apply(to state: inout LayerState, at moment: AnimationMoment) {
        guard let path = parsedPath, let base = path.value(in: state),
            var value = value(at: progress(at: moment), over: base)
        else { return }
        if isCumulative, moment.cycle > 0, let end = self.value(at: 1, over: base) {
            value = value.added(to: end.multiplied(by: moment.cycle))
        }
        path.setValue(isAdditive ? value.added(to: base) : value, in: &state)
    }
}
