@_spi(Host) import QuartzCore

/// A property that a property animator animates.
struct AnimatorChange {
    let layer: CALayer
    let property: AnimatableProperty
    /// The key of the animation.
    let key: String
    let track: AnimatorTrack
    var old: AnimationValue
    var new: AnimationValue

    /// A Boolean value that indicates whether this change's animation still runs. Another one may have
    /// replaced it.
    var isAnimating: Bool {
        layer.animation(forKey: key)?.timeline === track
    }

    func removeAnimation() {
        if isAnimating { layer.removeAnimation(forKey: key) }
    }

    func isSameProperty(as other: AnimatorChange) -> Bool {
        layer === other.layer && property == other.property
    }

    /// Shifts both ends, because a value below this change has shifted.
    mutating func shift(by offset: AnimationValue) {
        old = old.adding(offset)
        new = new.adding(offset)
    }
}

/// The methods that determine the final values of properties when an animator ends.
@MainActor
extension [AnimatorChange] {
    /// Ends the animations and keeps the last values that were set.
    func settleAtEnd() {
        for change in self { change.removeAnimation() }
    }

    /// Ends the animations and restores the initial values. Values that were set by others since then remain.
    /// If a later animator continues from one of these values, this animator's share is removed underneath
    /// it.
    func settleAtStart() {
        for change in reversed() {
            change.removeAnimation()
            let value = change.property.value(of: change.layer)
            if AnimationValue.isSame(value, change.new) {
                change.property.set(change.old, on: change.layer)
            } else if change.property.isAdditive, PropertyAnimators.moves(change),
                let offset = change.old.offset(from: change.new)
            {
                change.property.set(value.adding(offset), on: change.layer)
                PropertyAnimators.shift(change, by: offset)
            }
        }
    }

    /// Ends the animations and sets the properties to the visible values. Returns the changes along with
    /// these values. Properties whose animations others have removed aren't among them.
    func settleAtCurrent() -> [(change: AnimatorChange, current: AnimationValue)] {
        var settled: [(change: AnimatorChange, current: AnimationValue)] = []
        for change in self where !settled.contains(where: { $0.change.isSameProperty(as: change) }) {
            let (layer, property) = (change.layer, change.property)
            let same = filter { $0.isSameProperty(as: change) }
            guard same.contains(where: \.isAnimating) else { continue }
            let before = property.shownValue(of: layer)
            for one in same { one.removeAnimation() }
            let after = property.shownValue(of: layer)
            let model = property.value(of: layer)
            var current = before
            var whole = same[0]
            whole.new = same[same.count - 1].new
            if !AnimationValue.isSame(after, model), let offset = before.offset(from: after) {
                // Others also animate the property, and continue to do so.
                current = model.adding(offset)
                if let way = whole.old.offset(from: whole.new) {
                    (whole.old, whole.new) = (model.adding(way), model)
                }
                PropertyAnimators.shift(change, by: offset)
            } else if !AnimationValue.isSame(model, whole.new) {
                // A value that others have set since then remains at both ends.
                (whole.old, whole.new) = (model, model)
            }
            property.set(current, on: layer)
            settled.append((whole, current))
        }
        return settled
    }

    /// Updates the safe areas of the views whose layers have been set back. Layers don't tell their views.
    /// The views call the app, so the animator must be in its new state.
    func updateSafeAreas() {
        let moving: [AnimatableProperty] = [.position, .boundsOrigin, .boundsSize, .transform, .anchorPoint]
        for change in self where moving.contains(change.property) {
            guard let view = change.layer.delegate as? UIView else { continue }
            view.updateSafeAreaInsets()
            view.updateSubviewSafeAreaInsets()
        }
    }
}
