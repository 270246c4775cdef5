@_spi(Host) import QuartzCore

/// A property that a property animator moves.
struct AnimatorChange {
    let layer: CALayer
    let property: AnimatableProperty
    /// The key of the animation.
    let key: String
    let track: AnimatorTrack
    var old: AnimationValue
    var new: AnimationValue

    /// Whether this change's animation still runs; others may have taken its place.
    private var isAnimating: Bool {
        layer.animation(forKey: key)?.timeline === track
    }

    func removeAnimation() {
        if isAnimating { layer.removeAnimation(forKey: key) }
    }

    func isSameProperty(as other: AnimatorChange) -> Bool {
        layer === other.layer && property == other.property
    }

    /// Moves both ends, because something below this change has moved.
    mutating func shift(by offset: AnimationValue) {
        old = old.adding(offset)
        new = new.adding(offset)
    }
}

/// What becomes of the properties when an animator ends.
@MainActor
extension [AnimatorChange] {
    /// Ends the animations and leaves the properties as they were last set.
    func settleAtEnd() {
        for change in self { change.removeAnimation() }
    }

    /// Ends the animations and puts the properties back. What someone else has set since stays; where a later
    /// animator goes on from here, this animator's share is taken off underneath it.
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

    /// Ends the animations and makes what is on the screen the properties' values. Returns the changes with those
    /// values as their new ones.
    func settleAtCurrent() -> [(change: AnimatorChange, current: AnimationValue)] {
        var settled: [(change: AnimatorChange, current: AnimationValue)] = []
        for change in self where !settled.contains(where: { $0.change.isSameProperty(as: change) }) {
            let (layer, property) = (change.layer, change.property)
            let same = filter { $0.isSameProperty(as: change) }
            let before = property.shownValue(of: layer)
            for one in same { one.removeAnimation() }
            let after = property.shownValue(of: layer)
            let model = property.value(of: layer)
            var current = before
            var whole = same[0]
            whole.new = same[same.count - 1].new
            if !AnimationValue.isSame(after, model), let offset = before.offset(from: after) {
                // Others move the property, too, and will go on doing so.
                current = model.adding(offset)
                if let way = whole.old.offset(from: whole.new) {
                    (whole.old, whole.new) = (model.adding(way), model)
                }
                PropertyAnimators.shift(change, by: offset)
            }
            property.set(current, on: layer)
            settled.append((whole, current))
        }
        return settled
    }
}
