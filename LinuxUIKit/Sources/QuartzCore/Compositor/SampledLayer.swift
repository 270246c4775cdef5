@_spi(Host) import CoreGraphics

/// A layer as it appears at one moment, with everything that's necessary to draw it and to determine whether
/// it has changed.
final class SampledLayer {
    /// The identity of the layer from frame to frame.
    let source: ObjectIdentifier
    /// The layer's number. A new layer can have the same address as a former one.
    private let identity: Int
    /// The layer's version at that moment.
    private let version: Int
    private var isSettled = false
    let placement: Placement
    let opacity: Double
    let isDoubleSided: Bool
    let content: LayerContent
    let shadow: ShadowStyle?
    let mask: SampledLayer?
    /// From back to front in array order, regardless of depth.
    let sublayers: [SampledLayer]

    private init(
        _ layer: CALayer,
        state: LayerState,
        placement: Placement,
        opacity: Double,
        since earlier: EarlierSample
    ) {
        source = ObjectIdentifier(layer)
        identity = layer.identity
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

    /// Creates a copy of the layer without its last sublayer.
    private init(uncovering layer: SampledLayer) {
        source = layer.source
        identity = layer.identity
        version = layer.version
        placement = layer.placement
        opacity = layer.opacity
        isDoubleSided = layer.isDoubleSided
        content = layer.content
        shadow = layer.shadow
        mask = layer.mask
        sublayers = Array(layer.sublayers.dropLast())
    }

    /// If the last sublayers only cover the whole layer with colors or gradients: the layer without these
    /// sublayers, and the veils from back to front. Otherwise, `nil`.
    private(set) lazy var veiled: (layer: SampledLayer, veils: [Veil])? = {
        guard let last = sublayers.last, last.placement.homography.keepsAxes,
            let veil = Veil(last, placedBy: last.placement.homography, opacity: last.opacity),
            !content.hasBorder,
            content.corners.isSquare || content.masksToBounds,
            sublayers.allSatisfy({ $0.placement.isParallel }),
            sublayers.allSatisfy({ $0.placement.depth0 <= last.placement.depth0 }),
            last.extentInSuperlayer.contains(bodyExtent)
        else { return nil }
        let bare = SampledLayer(uncovering: self)
        guard bare.bodyExtent == bodyExtent else { return nil }
        return bare.veiled.map { ($0.layer, $0.veils + [veil]) } ?? (bare, [veil])
    }()

    /// Samples `root` as a picture of its own: upright in its bounds, and regardless of its position,
    /// opacity, and visibility.
    ///
    /// - Parameter earlier: A sample from an earlier frame. Anything that hasn't changed since is reused.
    convenience init(root: CALayer, since earlier: SampledLayer? = nil) {
        let root = root.model()
        self.init(
            root,
            state: root.sampledState(),
            placement: Placement(CATransform3DIdentity),
            opacity: 1,
            since: EarlierSample(
                of: earlier?.isSample(of: root) == true ? earlier : nil,
                changing: earlier == nil ? [] : AnimationEngine.changingLayers
            )
        )
    }

    fileprivate func isSample(of layer: CALayer) -> Bool { identity == layer.identity }

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
                // A transform layer has no plane of its own. Its sublayers stand in the space around it.
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

    /// The rectangle that the layer and its sublayers cover without the shadow, in the layer's coordinates.
    /// It's null if they cover nothing.
    private(set) lazy var bodyExtent: CGRect = {
        var extent = content.extent
        for layer in sublayers { extent = extent.union(layer.extentInSuperlayer) }
        if content.masksToBounds { extent = extent.overlap(with: content.bounds) }
        return extent.isEmpty ? .null : extent
    }()

    /// A Boolean value that indicates whether anything in the layer extends beyond its bounds. Where slanted
    /// layers meet, they're drawn slightly larger than they are. See `Seams`.
    private(set) lazy var overflows: Bool = {
        var free = content
        free.masksToBounds = false
        let bounds = content.bounds
        return !(free.extent.isNull || bounds.contains(free.extent))
            || sublayers.contains { layer in
                !layer.extent.isNull
                    && (!layer.placement.isUpright || !bounds.contains(layer.extentInSuperlayer))
            }
    }()

    /// The rectangle that the layer covers, including its shadow and limited by its mask.
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
        // Close to the eye, a plane covers more than any superlayer could show.
        let bounds = polygon.bounds.overlap(with: CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
        return bounds.isEmpty ? .null : bounds
    }()

    /// The edges of the bounds that aren't smooth if the layer is drawn turned.
    private(set) lazy var hardEdges: CAEdgeAntialiasingMask = {
        let edges = CAEdgeAntialiasingMask.all.subtracting(content.smoothEdges)
        guard !edges.isEmpty, !content.hasSmoothOutline else { return [] }
        // The mask's own edges are smooth, also where they're those of the layer.
        return mask.map { edges.intersection(bodyExtent.edges(inside: $0.extentInSuperlayer)) } ?? edges
    }()

    /// The edges of `bodyExtent` that aren't smooth if a picture of the layer's plane is drawn turned. Where
    /// the layer itself draws nothing, they depend on the sublayers that reach these edges.
    private(set) lazy var hardSides: CAEdgeAntialiasingMask = {
        guard !hardEdges.isEmpty else { return [] }
        let isFilled = content.background != nil || content.gradient != nil || clips
        var filled = isFilled ? content.bounds : .null
        if let image = content.image { filled = filled.union(image.destination(in: content.bounds)) }
        var sides = bodyExtent.edges(reachedBy: filled)
        for layer in sublayers where !layer.hardSides.isEmpty {
            sides.formUnion(bodyExtent.edges(reachedBy: layer.extentInSuperlayer))
        }
        return sides.intersection(hardEdges)
    }()

    /// The number of drawing operations of the layer and its sublayers. If there's only one, opacity requires
    /// no separate canvas.
    var strokes: Int {
        content.strokes + sublayers.count + (shadow == nil ? 0 : 1)
    }

    /// A Boolean value that indicates whether the layer, with its sublayers, is drawn in a single operation.
    private(set) lazy var isSingleStroke: Bool =
        shadow == nil && strokes == 1 && sublayers.allSatisfy { $0.mask == nil && $0.isSingleStroke }

    /// The bitmap that's everything the layer shows, if there is one.
    private(set) lazy var picture: LayerPicture? = LayerPicture(of: self)

    /// The shape of the mask, if the mask is only a solid shape.
    private(set) lazy var stencil: Stencil? = mask.flatMap(Stencil.init)

    private(set) lazy var hasOneSidedLayers: Bool = sublayers.contains {
        !$0.isDoubleSided || $0.hasOneSidedLayers
    }

    /// A Boolean value that indicates whether this layer or one below it shows a blur of the content behind
    /// it.
    private(set) lazy var hasBackdrop: Bool =
        content.backdropBlur > 0 || mask?.hasBackdrop == true || sublayers.contains(where: \.hasBackdrop)

    /// Evaluates all lazy properties of this layer and those below, so several threads can draw the layer at
    /// the same time.
    func settle() {
        guard !isSettled else { return }
        isSettled = true
        for layer in sublayers { layer.settle() }
        mask?.settle()
        _ = (bodyExtent, overflows, shadowExtent, extent, extentInSuperlayer, hasOneSidedLayers, isOpaque)
        _ = (hasBackdrop, holdsOpaque, isSingleStroke, stencil, picture, hardSides)
        if shadow != nil { _ = isSolid }
        if sublayers.contains(where: { $0.shadow != nil || !$0.placement.isUpright }) {
            for layer in sublayers { _ = layer.isSolid }
        }
        if let bare = veiled?.layer {
            _ = (bare.bodyExtent, bare.overflows, bare.shadowExtent, bare.extent, bare.extentInSuperlayer)
            _ = (bare.hasOneSidedLayers, bare.isOpaque, bare.veiled, bare.hasBackdrop, bare.holdsOpaque)
            _ = (bare.isSingleStroke, bare.stencil, bare.hardSides)
        }
    }

    /// A Boolean value that indicates whether nothing behind the layer is visible anywhere in its bounds.
    private(set) lazy var isOpaque: Bool =
        mask == nil && isDoubleSided && content.corners.isSquare && content.background?.alpha == 1

    /// A Boolean value that indicates whether the layer draws exactly its bounds, and nothing behind it is
    /// visible there, except at rounded corners.
    private(set) lazy var isSolid: Bool = {
        guard mask == nil, isDoubleSided, bodyExtent == content.bounds else { return false }
        if content.background?.alpha == 1 { return true }
        if let image = content.image {
            return image.destination(in: content.bounds).contains(content.bounds) && image.image.isOpaque
        }
        guard let first = sublayers.first, first.opacity >= 1, first.content.corners.isSquare, first.isSolid,
            first.placement.isUpright
        else { return false }
        return first.extentInSuperlayer.contains(content.bounds) && first.shadow == nil
    }()

    /// A Boolean value that indicates whether the layer, or any layer inside it, is opaque.
    private(set) lazy var holdsOpaque: Bool = isOpaque || sublayers.contains(where: \.holdsOpaque)

    /// Returns a Boolean value that indicates whether both layers draw the same in their own planes.
    /// Position, opacity, and shadow don't count.
    func hasSameBody(as other: SampledLayer) -> Bool {
        self === other
            || (sublayers.count == other.sublayers.count && content == other.content
                && zip(sublayers, other.sublayers).allSatisfy { $0.isSame(as: $1) })
    }

    /// Like `hasSameBody(as:)`, but regardless of the corners, unless there's a border, which has round
    /// corners on its inside.
    func hasSameSquareBody(as other: SampledLayer) -> Bool {
        var square = content
        if !content.hasBorder { square.corners = other.content.corners }
        return self === other
            || (sublayers.count == other.sublayers.count && square == other.content
                && zip(sublayers, other.sublayers).allSatisfy { $0.isSame(as: $1) })
    }

    /// Like `hasSameBody(as:)`, but includes the shadow and the mask.
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

/// A layer in an earlier frame, for reusing anything that hasn't changed.
private final class EarlierSample {
    let sample: SampledLayer?
    /// The layers that can look different without a change of their model, because animations run in them or
    /// below them.
    let changing: Set<ObjectIdentifier>
    private var position = 0

    init(of sample: SampledLayer?, changing: Set<ObjectIdentifier>) {
        (self.sample, self.changing) = (sample, changing)
    }

    /// Returns the earlier sample of a sublayer. Ask for sublayers in their order.
    func sample(of sublayer: CALayer) -> SampledLayer? {
        guard let sublayers = sample?.sublayers else { return nil }
        // A few sublayers may have been added or removed.
        for next in position..<min(position + 4, sublayers.count) where sublayers[next].isSample(of: sublayer)
        {
            position = next + 1
            return sublayers[next]
        }
        return nil
    }
}

extension AnimationEngine {
    /// The layers in which animations run, and all of their superlayers.
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
