extension CALayer {
    /// Returns this layer's time at a time of the media clock.
    func localTime(at time: CFTimeInterval) -> CFTimeInterval {
        let layer = source ?? self
        let outer = layer.timeParent?.localTime(at: time) ?? time
        return (outer - layer.beginTime) * CFTimeInterval(layer.speed) + layer.timeOffset
    }

    /// Returns the time of the media clock at which this layer reaches a time. If the layer's time stands
    /// still, returns the layer's begin time.
    func globalTime(at time: CFTimeInterval) -> CFTimeInterval {
        let layer = source ?? self
        let rate = CFTimeInterval(layer.speed)
        let outer = (rate == 0 ? 0 : (time - layer.timeOffset) / rate) + layer.beginTime
        return layer.timeParent?.globalTime(at: outer) ?? outer
    }

    /// The speed of this layer's time relative to the media clock, which is 0 if it stands still.
    var effectiveSpeed: Double {
        Double(speed) * (timeParent?.effectiveSpeed ?? 1)
    }

    private var timeParent: CALayer? { parent ?? maskedLayer }

    /// Returns the model with the running animations applied, at the media clock's time.
    func sampledState() -> LayerState {
        guard !active.isEmpty, !EngineState.showsModel else { return state }
        let time = localTime(at: MediaClock.now)
        var result = state
        for animation in active { animation.apply(to: &result, layerTime: time) }
        return result
    }

    /// A Boolean value that indicates whether an animation runs in this layer or below it, so it can look
    /// different in the next frame.
    var isAnimatingBelow: Bool {
        !active.isEmpty || maskLayer?.isAnimatingBelow == true || children.contains(where: \.isAnimatingBelow)
    }
}

extension CALayer {
    /// Returns the model's value at a key path, boxed like a `fromValue`, or `nil` if the key path can't be
    /// animated.
    @_spi(Host) public func modelValue(forKeyPath keyPath: String) -> Any? {
        AnimatableKeyPath(keyPath)?.value(in: (source ?? self).state)?.boxed
    }

    /// Returns whether an animation of the layer can change a property.
    @_spi(Host) public func mayAnimate(_ key: String) -> Bool {
        (source ?? self).active.contains { record in
            // Groups and the like can change anything.
            guard let animation = record.animation as? CAPropertyAnimation else { return true }
            let turns = (animation as? CAKeyframeAnimation)?.rotationMode != nil
            return animation.parsedPath?.key == key || turns && key == "transform"
        }
    }

    /// Returns the value at a key path that's currently visible.
    @_spi(Host) public func presentedValue(forKeyPath keyPath: String) -> Any? {
        AnimatableKeyPath(keyPath)?.value(in: (source ?? self).sampledState())?.boxed
    }

    /// Returns the ends of an additive animation of a key path after the model has changed from `old` to
    /// `new`. It leads from their difference to zero. Returns `nil` if values of this kind can't be added.
    @_spi(Host) public static func additiveEnds(from old: Any, to new: Any) -> (from: Any, to: Any)? {
        guard let a = AnimatableValue(old), let b = AnimatableValue(new),
            let from = a.difference(from: b)?.boxed, let to = b.zero?.boxed
        else { return nil }
        return (from, to)
    }
}
