/// An animation of a layer's property, or of one component of a property, which a key path names.
open class CAPropertyAnimation: CAAnimation {
    /// A key path such as "position", "bounds.size.width", or "transform.rotation.z". If a layer can't
    /// animate the key path, the animation does nothing.
    open var keyPath: String? {
        get { path }
        set {
            checkIsMutable()
            (path, parsedPath) = (newValue, AnimatableKeyPath(newValue))
        }
    }

    /// A Boolean value that indicates whether the values are added to what the layer shows without this
    /// animation. Transforms are concatenated, with the animation's transform first.
    open var isAdditive = false { willSet { checkIsMutable() } }

    /// A Boolean value that indicates whether each cycle starts where the previous one ended.
    open var isCumulative = false { willSet { checkIsMutable() } }

    private var path: String?
    private(set) var parsedPath: AnimatableKeyPath?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func takeProperties(of other: CAAnimation) {
        super.takeProperties(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (path, parsedPath) = (other.path, other.parsedPath)
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    /// Returns the value at an eased progress. `base` is what the layer shows without this animation.
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
