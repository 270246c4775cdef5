import CoreGraphics

/// One layer as it shows at one moment, with all it takes to draw it and to tell whether it looks as before.
final class SampledLayer {
    /// Names the layer from one frame to the next.
    let source: ObjectIdentifier
    fileprivate weak var layer: CALayer?
    /// The layer's version by then.
    private let version: Int
    private var isSettled = false
    let placement: Placement
    let opacity: Double
    let isDoubleSided: Bool
    let content: LayerContent
    let shadow: ShadowStyle?
    let mask: SampledLayer?
    /// Back to front as far as array order says.
    let sublayers: [SampledLayer]

    private init(
        _ layer: CALayer,
        state: LayerState,
        placement: Placement,
        opacity: Double,
        since earlier: EarlierSample
    ) {
        source = ObjectIdentifier(layer)
        self.layer = layer
        version = layer.contentVersion
        self.placement = placement
        self.opacity = opacity
        isDoubleSided = state.isDoubleSided
        content = LayerContent(sampling: layer, state: state)
        shadow = ShadowStyle(sampling: state)
        mask = layer.maskLayer.map { mask in
            let maskState = mask.sampledState()
            return SampledLayer(
                mask,
                state: maskState,
                placement: Placement(Placement.matrix(of: maskState, in: state)),
                opacity: maskState.isHidden ? 0 : Double(maskState.opacity),
                since: EarlierSample(of: earlier.sample?.mask, changing: earlier.changing)
            )
        }
        var sublayers: [SampledLayer] = []
        Self.sample(
            layer.children,
            of: state,
            placedBy: CATransform3DIdentity,
            opacity: 1,
            since: earlier,
            into: &sublayers
        )
        self.sublayers = sublayers
    }

    /// `layer` without its last sublayer.
    private init(uncovering layer: SampledLayer) {
        source = layer.source
        self.layer = layer.layer
        version = layer.version
        placement = layer.placement
        opacity = layer.opacity
        isDoubleSided = layer.isDoubleSided
        content = layer.content
        shadow = layer.shadow
        mask = layer.mask
        sublayers = Array(layer.sublayers.dropLast())
    }

    /// The layer without a last sublayer that only lays one colour over all of it, and that colour.
    ///
    /// Screens that turn are shaded like this, a little more in every frame; what lies under the shade stays.
    private(set) lazy var veiled: (layer: SampledLayer, color: PaintColor)? = {
        guard let veil = sublayers.last, var color = veil.content.background, veil.strokes == 1,
            veil.mask == nil, veil.isDoubleSided, veil.content.corners.isSquare, !content.hasBorder,
            content.corners.isSquare || content.masksToBounds,
            sublayers.allSatisfy({ $0.placement.isParallel }),
            sublayers.allSatisfy({ $0.placement.depth0 <= veil.placement.depth0 }),
            veil.placement.homography.keepsAxes, veil.extentInSuperlayer.contains(bodyExtent)
        else { return nil }
        let bare = SampledLayer(uncovering: self)
        guard bare.bodyExtent == bodyExtent else { return nil }
        color.alpha *= veil.opacity
        return (bare, color)
    }()

    /// The layer `root` as its own picture: drawn upright in its bounds, whatever its place, opacity or
    /// visibility among others.
    ///
    /// - Parameter earlier: The same in an earlier frame. What has not changed since is taken from it.
    convenience init(root: CALayer, since earlier: SampledLayer? = nil) {
        let root = root.model()
        self.init(
            root,
            state: root.sampledState(),
            placement: Placement(CATransform3DIdentity),
            opacity: 1,
            since: EarlierSample(
                of: earlier?.layer === root ? earlier : nil,
                changing: earlier == nil ? [] : AnimationEngine.changingLayers
            )
        )
    }

    private static func sample(
        _ layers: [CALayer],
        of superlayer: LayerState,
        placedBy outer: CATransform3D,
        opacity: Double,
        since earlier: EarlierSample,
        into samples: inout [SampledLayer]
    ) {
        for layer in layers {
            let state = layer.sampledState()
            let opacity = opacity * min(1, Double(state.opacity))
            guard !state.isHidden, opacity > 0 else { continue }
            var matrix = Placement.matrix(of: state, in: superlayer)
            if !CATransform3DIsIdentity(outer) { matrix = CATransform3DConcat(matrix, outer) }
            guard matrix.isDrawable, state.bounds.isDrawable else { continue }
            if layer is CATransformLayer {
                // It has no plane of its own: its sublayers stand in the space around it.
                sample(
                    layer.children,
                    of: state,
                    placedBy: matrix,
                    opacity: opacity,
                    since: earlier,
                    into: &samples
                )
                continue
            }
            let placement = Placement(matrix)
            let own = earlier.sample(of: layer)
            if let own, own.version == layer.contentVersion, own.placement == placement,
                own.opacity == opacity, !earlier.changing.contains(own.source)
            {
                samples.append(own)
                continue
            }
            samples.append(
                SampledLayer(
                    layer,
                    state: state,
                    placement: placement,
                    opacity: opacity,
                    since: EarlierSample(of: own, changing: earlier.changing)
                )
            )
        }
    }

    /// What the layer and its sublayers cover without its shadow, in its own coordinates; null if nothing.
    private(set) lazy var bodyExtent: CGRect = {
        var extent = content.extent
        for layer in sublayers { extent = extent.union(layer.extentInSuperlayer) }
        if content.masksToBounds { extent = extent.overlap(with: content.bounds) }
        return extent.isEmpty ? .null : extent
    }()

    /// Something in the layer reaches beyond its bounds.
    private(set) lazy var overflows: Bool = {
        var free = content
        free.masksToBounds = false
        let bounds = content.bounds
        return !(free.extent.isNull || bounds.contains(free.extent))
            || sublayers.contains { !$0.extent.isNull && !bounds.contains($0.extentInSuperlayer) }
    }()

    /// What the layer covers with its shadow and through its mask.
    private(set) lazy var extent: CGRect = {
        var extent = bodyExtent.union(shadowExtent)
        if let mask { extent = extent.overlap(with: mask.extentInSuperlayer) }
        return extent.isEmpty ? .null : extent
    }()

    private(set) lazy var shadowExtent: CGRect = {
        guard let shadow else { return .null }
        let caster = shadow.path.map(\.boundingBoxOfPath) ?? bodyExtent
        guard !caster.isNull, !caster.isEmpty, caster.isDrawable else { return .null }
        let reach = 3 * shadow.radius
        return caster.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            .insetBy(dx: -reach, dy: -reach)
    }()

    private(set) lazy var extentInSuperlayer: CGRect = {
        guard !extent.isNull else { return .null }
        let map = placement.homography
        let polygon = ConvexPolygon(projecting: extent.corners, through: map)
        // Near the eye a plane covers more than any superlayer could show.
        let bounds = polygon.bounds.overlap(with: CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
        return bounds.isEmpty ? .null : bounds
    }()

    /// How many things the layer shows; with one alone, opacity needs no offscreen.
    var strokes: Int {
        content.strokes + sublayers.count + (shadow == nil ? 0 : 1)
    }

    private(set) lazy var hasOneSidedLayers: Bool = sublayers.contains {
        !$0.isDoubleSided || $0.hasOneSidedLayers
    }

    /// Something here or below shows what lies behind it, blurred.
    private(set) lazy var hasBackdrop: Bool =
        content.backdropBlur > 0 || mask?.hasBackdrop == true || sublayers.contains(where: \.hasBackdrop)

    /// Works out all that is worked out when first asked for, here and below, so that several threads may draw the
    /// layer at the same time.
    func settle() {
        guard !isSettled else { return }
        isSettled = true
        for layer in sublayers { layer.settle() }
        mask?.settle()
        _ = (bodyExtent, overflows, shadowExtent, extent, extentInSuperlayer, hasOneSidedLayers, isOpaque)
        _ = (hasBackdrop, holdsOpaque)
        if let bare = veiled?.layer {
            _ = (bare.bodyExtent, bare.overflows, bare.shadowExtent, bare.extent, bare.extentInSuperlayer)
            _ = (bare.hasOneSidedLayers, bare.isOpaque, bare.veiled, bare.hasBackdrop, bare.holdsOpaque)
        }
    }

    /// Nothing behind the layer shines through anywhere in its bounds.
    private(set) lazy var isOpaque: Bool =
        mask == nil && isDoubleSided && content.corners.isSquare && content.background?.alpha == 1

    /// The layer is opaque, or one somewhere inside it.
    private(set) lazy var holdsOpaque: Bool = isOpaque || sublayers.contains(where: \.holdsOpaque)

    /// True if both draw the same in their own planes: neither place nor opacity nor shadow counts.
    func hasSameBody(as other: SampledLayer) -> Bool {
        self === other
            || (sublayers.count == other.sublayers.count && content == other.content
                && zip(sublayers, other.sublayers).allSatisfy { $0.isSame(as: $1) })
    }

    /// As `hasSameBody(as:)`, with shadow and mask.
    func hasSameLook(as other: SampledLayer) -> Bool {
        guard shadow == other.shadow, hasSameBody(as: other) else { return false }
        switch (mask, other.mask) {
        case (nil, nil): return true
        case (let mask?, let otherMask?): return mask.isSame(as: otherMask)
        default: return false
        }
    }

    private func isSame(as other: SampledLayer) -> Bool {
        self === other
            || placement == other.placement && opacity == other.opacity
                && isDoubleSided == other.isDoubleSided
                && hasSameLook(as: other)
    }
}

/// What a layer was like in an earlier frame, to take from it what has not changed.
private final class EarlierSample {
    let sample: SampledLayer?
    /// Those that look different without a change, since animations run in them or below.
    let changing: Set<ObjectIdentifier>
    private var position = 0

    init(of sample: SampledLayer?, changing: Set<ObjectIdentifier>) {
        (self.sample, self.changing) = (sample, changing)
    }

    /// The sublayer's, if it is asked for in the order of sublayers.
    func sample(of sublayer: CALayer) -> SampledLayer? {
        guard let sublayers = sample?.sublayers else { return nil }
        let source = ObjectIdentifier(sublayer)
        // A few may have come or gone.
        for next in position..<min(position + 4, sublayers.count) where sublayers[next].source == source {
            position = next + 1
            // Another layer may have come to lie where one was.
            return sublayers[next].layer === sublayer ? sublayers[next] : nil
        }
        return nil
    }
}

extension AnimationEngine {
    /// The layers in which animations run, and all above them.
    fileprivate static var changingLayers: Set<ObjectIdentifier> {
        var layers: Set<ObjectIdentifier> = []
        for entry in EngineState.animated.values {
            var layer = entry.layer
            while let next = layer, layers.insert(ObjectIdentifier(next)).inserted {
                layer = next.parent ?? next.maskedLayer
            }
        }
        return layers
    }
}
