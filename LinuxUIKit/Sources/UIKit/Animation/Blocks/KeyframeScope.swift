@_spi(Host) import QuartzCore

/// The block of `UIView.animateKeyframes`. It collects the changes in its keyframes, and combines those of
/// each property into one animation, with the timing of the scope below.
final class KeyframeScope: AnimationScope {
    private let base: AnimationScope
    private let calculationMode: CAAnimationCalculationMode
    private let frame = Frame()
    /// The part of the total duration that keyframes refer to.
    private var whole = (start: 0.0, end: 1.0)
    private var tracks: [KeyframeTrack] = []
    /// The indexes of the tracks. A screen that's cut into pieces has hundreds of them.
    private var places: [TrackKey: Int] = [:]
    /// The track of the latest change. The keyframes of a moving piece change nothing else.
    private var latest: KeyframeTrack?
    /// The tracks of the latest changes. Most keyframes change the same few properties as the previous one.
    private var recent: [KeyframeTrack] = []
    private var oldest = 0

    /// The start and end of the current keyframe.
    final class Frame {
        var (start, end) = (0.0, 1.0)
    }

    private struct TrackKey: Hashable {
        let layer: ObjectIdentifier
        let property: AnimatableProperty

        /// A layer has few tracks, so its identity is enough, and cheaper than a name.
        func hash(into hasher: inout Hasher) { hasher.combine(layer) }
    }

    init(base: AnimationScope, calculationMode: CAAnimationCalculationMode) {
        self.base = base
        self.calculationMode = calculationMode
        super.init(duration: base.duration, curve: base.curve, options: base.options)
    }

    /// Runs the block of a keyframe animation in a keyframe.
    func runWithin(_ body: () -> Void) {
        let outer = whole
        defer { whole = outer }
        whole = (frame.start, frame.end)
        run(body)
    }

    /// Runs a keyframe's block. The times are fractions (0…1) of the total duration.
    func addFrame(start: Double, duration: Double, _ body: () -> Void) {
        let outer = (frame.start, frame.end)
        defer { (frame.start, frame.end) = outer }
        let start = start.isFinite ? min(max(start, 0), 1) : 0
        let length = duration.isFinite ? max(duration, 0) : 0
        let total = whole.end - whole.start
        (frame.start, frame.end) = (
            whole.start + start * total, whole.start + min(start + length, 1) * total
        )
        run(body)
    }

    override func action(for property: AnimatableProperty, of layer: CALayer) -> any CAAction {
        if property == .boundsSize { noteBounds(of: layer) }
        if let latest, latest.layer === layer, latest.property == property { return latest.prepared() }
        for track in recent where track.layer === layer && track.property == property {
            latest = track
            return track.prepared()
        }
        let track = track(for: property, of: layer)
        latest = track
        if recent.count < 4 { recent.append(track) } else { recent[oldest] = track }
        oldest = (oldest + 1) % 4
        return track
    }

    private func track(for property: AnimatableProperty, of layer: CALayer) -> KeyframeTrack {
        let key = TrackKey(layer: ObjectIdentifier(layer), property: property)
        if let index = places[key] { return tracks[index].prepared() }
        let track = KeyframeTrack(of: property, on: layer, in: frame)
        places[key] = tracks.count
        tracks.append(track)
        return track
    }

    override func nested(
        duration: TimeInterval,
        delay: TimeInterval,
        curve: TimingCurve,
        options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) -> AnimationScope {
        // A block in a keyframe is a part of the keyframe.
        if let completion { RunLoopQueue.main.async { completion(true) } }
        return self
    }

    /// Creates the animations.
    func finish() {
        for track in tracks {
            let startsVisibly = options.contains(.beginFromCurrentState)
            guard let (animation, change) = track.animation(startingVisibly: startsVisibly, calculationMode)
            else { continue }
            base.attach(animation, for: change, key: track.property.freeKey(on: track.layer))
        }
    }
}
