/// Starts animations when a transaction commits, and ends them when their time is over.
@_spi(Host) public enum AnimationEngine {
    /// Fires display links, notifies delegates of the animations that have begun or ended, in the order of
    /// their ends, removes those that have ended, and runs the completion blocks of transactions whose last
    /// animation has ended.
    public static func finishDue() {
        CADisplayLink.fireDue()
        if isInBackground { dropAnimations() }
        let now = MediaClock.now
        let running = EngineState.animated.values.compactMap(\.layer).flatMap(\.active)
        for record in running.sorted(by: { $0.serial < $1.serial })
        where !record.didStart && record.hasBegun(now: now) {
            start(record)
        }
        var ended = running.compactMap { record in
            record.didEnd ? nil : record.endTime(now: now).map { (record, $0, true) }
        }
        ended += EngineState.orphans.map { ($0, $0.removedAt ?? now, false) }
        EngineState.orphans = []
        ended.sort { ($0.1, $0.0.serial) < ($1.1, $1.0.serial) }
        for (record, _, finished) in ended {
            // An earlier callback may have removed the animation. In this case, its delegate is notified
            // along with the other removed animations.
            if finished, record.removedAt == nil { finish(record) } else if !finished { tell(record, false) }
        }
    }

    /// A Boolean value that indicates whether the app is in the background, where display links don't fire,
    /// and animations are removed as soon as they're added.
    public static var isInBackground: Bool {
        get { EngineState.isInBackground }
        set { EngineState.isInBackground = newValue }
    }

    /// Removes all animations, except those on a timeline, which only its owner removes.
    private static func dropAnimations() {
        for layer in EngineState.animated.values.compactMap(\.layer) {
            remove(from: layer) { $0.animation.timeline == nil }
        }
    }

    /// A Boolean value that indicates whether anything still moves by itself or waits for its callback.
    public static var isBusy: Bool {
        !EngineState.orphans.isEmpty || !EngineState.unresolved.isEmpty || !EngineState.afterCommit.isEmpty
            || !isInBackground && EngineState.displayLinks.contains { !$0.isPaused }
            || EngineState.animated.values.contains { entry in
                // The owner of a timeline moves the animations on it.
                entry.layer?.active.contains { !$0.didEnd && $0.animation.timeline == nil } == true
            }
    }

    static func reset() {
        EngineState.animated = [:]
        EngineState.unresolved = []
        EngineState.orphans = []
        EngineState.detached = []
        EngineState.transactions = [TransactionLevel()]
        EngineState.afterCommit = []
        EngineState.displayLinks = []
        EngineState.isInBackground = false
    }

    // MARK: Adding and removing

    static func add(_ animation: CAAnimation, key: String?, to layer: CALayer) {
        let copy = animation.isHandedOver ? animation : animation.copy(with: nil) as? CAAnimation
        guard let copy else { return }
        if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
        if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
        takeValueBeforeChange(of: layer, into: copy)
        copy.freeze()
        let tokens = CATransaction.register()
        if let key { remove(from: layer) { $0.key == key } }
        let record = ActiveAnimation(copy, key: key, layer: layer, tokens: tokens)
        layer.active.append(record)
        EngineState.animated[ObjectIdentifier(layer)] = WeakLayer(layer: layer)
        EngineState.unresolved.append(record)
        layer.markChanged()
    }

    /// Gives an action without values the value that the layer showed before the change.
    private static func takeValueBeforeChange(of layer: CALayer, into animation: CAAnimation) {
        guard let (key, value) = layer.valueBeforeChange, let basic = animation as? CABasicAnimation,
            basic.keyPath == key, basic.fromValue == nil, basic.toValue == nil, basic.byValue == nil
        else { return }
        basic.fromValue = value.boxed
    }

    static func remove(from layer: CALayer, where matches: (ActiveAnimation) -> Bool) {
        let removed = layer.active.filter(matches)
        guard !removed.isEmpty else { return }
        layer.active.removeAll(where: matches)
        if layer.active.isEmpty { EngineState.animated[ObjectIdentifier(layer)] = nil }
        orphan(removed)
        layer.markChanged()
    }

    /// Removes the animations of a deallocated layer, whose delegates are still notified, and treats
    /// sublayers that outlive it as removed from the tree. Views and layers can be released on any thread.
    static func abandon(_ records: [ActiveAnimation], sublayers: [CALayer], of layer: ObjectIdentifier) {
        guard !records.isEmpty || !sublayers.isEmpty else { return }
        guard !EngineState.isOnMainQueue else { return forget(records, sublayers: sublayers, of: layer) }
        nonisolated(unsafe) let (records, sublayers) = (records, sublayers)
        DispatchQueue.main.async { forget(records, sublayers: sublayers, of: layer) }
    }

    private static func forget(
        _ records: [ActiveAnimation],
        sublayers: [CALayer],
        of layer: ObjectIdentifier
    ) {
        // By now, another layer can have the address.
        if !records.isEmpty, EngineState.animated[layer]?.layer == nil { EngineState.animated[layer] = nil }
        orphan(records)
        if !EngineState.animated.isEmpty { sublayers.forEach(didDetach) }
    }

    /// Like all others, the callbacks of removed animations wait for the next turn.
    private static func orphan(_ records: [ActiveAnimation]) {
        for record in records where !record.didEnd && record.removedAt == nil {
            record.removedAt = MediaClock.now
            EngineState.orphans.append(record)
        }
    }

    static func didDetach(_ layer: CALayer) {
        EngineState.detached.append(WeakLayer(layer: layer))
    }

    static func implicitAction(forKey key: String) -> (any CAAction)? {
        let animation: CABasicAnimation
        switch LayerState.initial.value(for: key) {
        case nil, .path: return nil
        case .flag where key == "doubleSided" || key == "isDoubleSided": return nil
        case .flag, .object: animation = StepAnimation(keyPath: key)
        default: animation = CABasicAnimation(keyPath: key)
        }
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    // MARK: Commit

    /// Sets the begin time of animations that were added since the last commit, and stops those of layers
    /// that have left the tree.
    static func commit() {
        EngineState.commitCount += 1
        let now = MediaClock.now
        for layer in EngineState.detached.compactMap(\.layer)
        where layer.parent == nil && layer.maskedLayer == nil {
            stopAll(below: layer)
        }
        EngineState.detached = []
        for record in EngineState.unresolved {
            guard record.begin == nil, let layer = record.layer else { continue }
            let begin = layer.localTime(at: now) + record.animation.startDelay
            record.begin = begin
            record.animation.setBeginTime(begin)
        }
        EngineState.unresolved = []
    }

    /// Animations on a timeline remain, because only its owner removes them.
    private static func stopAll(below layer: CALayer) {
        remove(from: layer) { $0.animation.timeline == nil }
        layer.maskLayer.map(stopAll)
        layer.children.forEach(stopAll)
    }

    // MARK: Callbacks

    private static func start(_ record: ActiveAnimation) {
        record.didStart = true
        record.animation.delegate?.animationDidStart(record.animation)
    }

    private static func finish(_ record: ActiveAnimation) {
        guard !record.didEnd else { return }
        if record.animation.isRemovedOnCompletion, let layer = record.layer {
            layer.active.removeAll { $0 === record }
            if layer.active.isEmpty { EngineState.animated[ObjectIdentifier(layer)] = nil }
            layer.markChanged()
        }
        tell(record, true)
    }

    private static func tell(_ record: ActiveAnimation, _ finished: Bool) {
        guard !record.didEnd else { return }
        record.didEnd = true
        record.animation.delegate?.animationDidStop(record.animation, finished: finished)
        for token in record.tokens { token.leave() }
        record.tokens = []
    }
}
