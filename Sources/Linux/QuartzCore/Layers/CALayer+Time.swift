extension CALayer {
    /// This layer's time at the media clock's `time`.
    func localTime(at time: CFTimeInterval) -> CFTimeInterval {
        let layer = source ?? self
        let outer = layer.timeParent?.localTime(at: time) ?? time
        return (outer - layer.beginTime) * CFTimeInterval(layer.speed) + layer.timeOffset
    }

    /// The media clock's time at which this layer's is `time`. In a layer whose time stands still it is always
    /// `time`, so to speak: the begin of the layer is taken.
    func globalTime(at time: CFTimeInterval) -> CFTimeInterval {
        let layer = source ?? self
        let rate = CFTimeInterval(layer.speed)
        let outer = (rate == 0 ? 0 : (time - layer.timeOffset) / rate) + layer.beginTime
        return layer.timeParent?.globalTime(at: outer) ?? outer
    }

    /// How fast this layer's time runs against the media clock's; 0 when it stands still.
    var effectiveSpeed: Double {
        Double(speed) * (timeParent?.effectiveSpeed ?? 1)
    }

    private var timeParent: CALayer? { parent ?? maskedLayer }

    /// The model with the running animations applied, at the media clock's time.
    func sampledState() -> LayerState {
        guard !active.isEmpty, !EngineState.showsModel else { return state }
        let time = localTime(at: MediaClock.now)
        var result = state
        for animation in active { animation.apply(to: &result, layerTime: time) }
        return result
    }

    /// Whether an animation runs in this layer or below it, so that it may look different in the next frame.
    var isAnimatingBelow: Bool {
        !active.isEmpty || maskLayer?.isAnimatingBelow == true || children.contains(where: \.isAnimatingBelow)
    }
}

extension CALayer {
    /// The model's value at `keyPath`, boxed as a `fromValue` takes it; `nil` for paths that cannot be animated.
    @_spi(Host) public func modelValue(forKeyPath keyPath: String) -> Any? {
        AnimatableKeyPath(keyPath)?.value(in: (source ?? self).state)?.boxed
    }

    /// The value at `keyPath` that shows now.
    @_spi(Host) public func presentedValue(forKeyPath keyPath: String) -> Any? {
        AnimatableKeyPath(keyPath)?.value(in: (source ?? self).sampledState())?.boxed
    }

    /// The ends of an additive animation that moves `keyPath` from `old` to `new`, when the model has become
    /// `new`: from their difference to nothing. `nil` where values of that kind cannot be added.
    @_spi(Host) public static func additiveEnds(from old: Any, to new: Any) -> (from: Any, to: Any)? {
        guard let a = AnimatableValue(old), let b = AnimatableValue(new),
            let from = a.difference(from: b)?.boxed, let to = b.zero?.boxed
        else { return nil }
        return (from, to)
    }
}
