@_spi(Host) import CoreGraphics

extension CALayer {
    func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
        checkIsNotInside(layer)
        if layer.parent !== self { layer.noteMove() }
        if let masked = layer.maskedLayer { masked.mask = nil }
        let isNew = layer.parent !== self
        if isNew {
            layer.detach()
        } else {
            children.remove(layer)
        }
        children.insert(layer, at: index(children))
        layer.parent = self
        if isNew {
            if layer.layoutIsDue || layer.layoutIsDueBelow { markLayoutBelow() }
            if layer.displayIsDue || layer.displayIsDueBelow { markDisplayBelow() }
            setNeedsLayout()
        }
        markChanged()
    }

    /// A Boolean value that indicates whether the layer was on the screen at the last commit.
    var isCommitted: Bool {
        var layer: CALayer = self
        // What has moved since then was elsewhere.
        while layer.lastMove.commits != EngineState.commitCount {
            guard let above = layer.parent ?? layer.maskedLayer else { return layer.isRootOnScreen }
            layer = above
        }
        return layer.lastMove.wasCommitted
    }

    /// Remembers whether the layer is on the screen, before its first move since the last commit.
    func noteMove() {
        guard lastMove.commits != EngineState.commitCount else { return }
        lastMove = (EngineState.commitCount, isCommitted)
    }

    /// Stops the app if this layer is `other` or one inside it, including its mask, and would therefore
    /// become a part of itself.
    func checkIsNotInside(_ other: CALayer) {
        var next: CALayer? = self
        while let layer = next {
            precondition(
                layer !== other,
                "CALayerInvalid: layer \(other) is a part of cycle in its layer tree"
            )
            next = layer.parent ?? layer.maskedLayer
        }
    }

    func checkIsSublayer(_ sibling: CALayer?) {
        precondition(
            sibling == nil || sibling?.parent === self,
            "CALayerInvalid: the layer to insert another beside isn't a sublayer of \(self)"
        )
    }

    func detach() {
        guard let parent else { return }
        noteMove()
        parent.children.remove(self)
        parent.setNeedsLayout()
        parent.markChanged()
        self.parent = nil
        AnimationEngine.didDetach(self)
    }

    private func markLayoutBelow() {
        for layer in sequence(first: self, next: \.parent) { layer.layoutIsDueBelow = true }
    }

    /// Lays out the layers that need it, from this layer down, until no layer does.
    func layoutTree() {
        if EngineState.layoutDepth == 0 { EngineState.layoutRun += 1 }
        EngineState.layoutDepth += 1
        defer { EngineState.layoutDepth -= 1 }
        layoutSubtree()
    }

    private func layoutSubtree() {
        while layoutIsDue || layoutIsDueBelow {
            if layoutPasses.run != EngineState.layoutRun { layoutPasses = (EngineState.layoutRun, 0) }
            layoutPasses.count += 1
            let needsItself = layoutIsDue
            layoutIsDue = false
            // A layout that keeps invalidating itself never comes to rest, so it stops here.
            guard layoutPasses.count <= 100 else {
                layoutIsDueBelow = false
                return
            }
            if needsItself { layoutSublayers() }
            guard layoutIsDueBelow else { continue }
            layoutIsDueBelow = false
            for child in children { child.layoutSubtree() }
        }
    }

    /// A Boolean value that indicates whether this layer or one below it needs layout.
    @_spi(Host) public var treeNeedsLayout: Bool { layoutIsDue || layoutIsDueBelow }

    /// Marks this layer and all layers above it as containing a layer that needs display.
    func markDisplayBelow() {
        var layer: CALayer? = self
        while let next = layer, !next.displayIsDueBelow {
            next.displayIsDueBelow = true
            layer = next.parent ?? next.maskedLayer
        }
    }

    /// Creates the contents of this layer, its mask, and the layers below, where needed.
    @_spi(Host) public func displayTreeIfNeeded() {
        displayIfNeeded()
        guard displayIsDueBelow else { return }
        displayIsDueBelow = false
        for child in children { child.displayTreeIfNeeded() }
        maskLayer?.displayTreeIfNeeded()
    }

    /// Calls ``draw(in:)`` with a bitmap of the bounds, which becomes the contents.
    func drawBackingStore() {
        let size = bounds.size
        let scale = contentsScale
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= 32767, height <= 32767,
            width * height <= PixelSize.maximumCount
        else {
            backing = nil
            return markChanged()
        }
        let context = CGContext(pixelWidth: Int(width), pixelHeight: Int(height), scale: scale)
        delegate?.layerWillDraw(self)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        draw(in: context)
        backing = context.makeImage()
        markChanged()
    }

    func renderModel(in context: CGContext) {
        let bounds = self.bounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        let wasShowingModel = EngineState.showsModel
        EngineState.showsModel = true
        defer { EngineState.showsModel = wasShowingModel }
        let m = context.ctm
        let scale = abs(m.a * m.d - m.b * m.c).squareRoot()
        guard scale > 0, scale.isFinite else { return }
        let image = LayerRenderer().image(of: self, size: bounds.size, scale: scale)
        // The picture has whole pixels, so it can be slightly larger than the bounds.
        let pixels = PixelSize(bounds.size, scale: scale)
        let size = CGSize(
            width: CGFloat(image.width) / pixels.scale.x,
            height: CGFloat(image.height) / pixels.scale.y
        )
        context.drawUpright(image, in: CGRect(origin: bounds.origin, size: size))
    }

    /// The picture to draw: the contents that were set, or the backing store, which is created now if it's
    /// due.
    var displayedImage: CGImage? {
        let model = source ?? self
        model.displayIfNeeded()
        if let contents = state.contents { return contents as? CGImage }
        return model.backing
    }

    func copyProperties(of other: CALayer) {
        state = other.state
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        name = other.name
        backing = other.backing
    }

    func makePresentation() -> Self {
        let wasBuilding = EngineState.isBuildingPresentation
        EngineState.isBuildingPresentation = true
        defer { EngineState.isBuildingPresentation = wasBuilding }
        let copy = type(of: self).init()
        copy.copyProperties(of: self)
        copy.state = sampledState()
        copy.source = self
        return copy
    }

    static func action(in style: [AnyHashable: Any]?, _ event: String) -> (any CAAction)? {
        guard let style else { return nil }
        if let actions = style["actions"] as? [String: any CAAction], let action = actions[event] {
            return action
        }
        return action(in: style["style"] as? [AnyHashable: Any], event)
    }
}

extension [CALayer] {
    /// Removes a layer. It's more often one of the last than one of the first.
    fileprivate mutating func remove(_ layer: CALayer) {
        if let index = lastIndex(where: { $0 === layer }) { remove(at: index) }
    }
}
