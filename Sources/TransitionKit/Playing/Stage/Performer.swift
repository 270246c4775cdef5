import UIKit

/// A view that shows a participant, together with its shade and shadow. A backdrop is the background of the
/// view that contains the screens.
@MainActor final class Performer {
    private let view: UIView
    let participant: Participant
    let ledger: Ledger
    private var baseTransform: CATransform3D
    private let foundOpacity: CGFloat
    /// The values that all transitions of a screen share.
    private var resting = RestingValues()
    /// The transform of the pose that was last shown.
    private var shownTransform = CATransform3DIdentity
    private let baseRadius: CGFloat
    let baseSize: CGSize
    private var basePosition = CGPoint.zero
    /// The distance by which the view has been moved from its initial position.
    private var offset = CGVector.zero
    private let hasCorners: Bool
    /// Whether a mask rounds the corners, because the view's own layout determines the radius of its layer.
    private let masksCorners: Bool
    private let fades: Bool
    private let anchor: Participant.Anchor
    private let isSurface: Bool
    /// The view, if its content scrolls.
    private let scrollingSlice: SliceView?
    /// Whether the view is a screen's own, rather than a picture.
    private let isScreen: Bool
    /// How to keep the view in front of other views in its container, if necessary.
    private let depthBias: DepthBias?
    private var shade: UIView?
    private var shadow: UIView?
    /// The views in front of a screen, which move along with it. Nothing is added to the screen itself, whose
    /// content can scroll or doesn't allow subviews.
    private var covers: [UIView] = []
    /// The shapes to which the view and its covers are cut.
    private var masks: [UIView] = []
    /// The view around a screen's mask, if the content of the screen can scroll. It stays in place meanwhile.
    private var maskHolder: UIView?

    /// Prepares the view: its anchor, its clip, and helper views. The ledger records all changes.
    ///
    /// - Parameter order: The order of the views, in which this one is on top.
    init(_ view: UIView, _ participant: Participant, on stage: Stage, in order: SubviewOrder) {
        self.view = view
        self.participant = participant
        isScreen = TransitionSide.allCases.contains { stage.views.screen($0) === view }
        depthBias = stage.depthBias
        ledger = stage.ledger
        baseTransform = view.layer.transform
        foundOpacity = view.alpha
        baseRadius = isScreen || participant.subject.element != nil ? view.layer.cornerRadius : 0
        baseSize = view.bounds.size
        var poses = participant.keyframes.map(\.pose)
        if stage.dragsFreely, stage.isHeld(participant) {
            // The participant can look like this when fingers take it off its path.
            let radius = stage.heldRadius(of: participant)
            let isOwned = participant.owner == stage.heldSide
            var held = Pose.rest.rotated(to: 1).rounded(to: isOwned ? radius : 0)
            if !isOwned { held.clip.cornerRadius = radius }
            poses.append(held.shadowed(to: participant.screen == stage.heldSide ? stage.heldShadow : 0))
        }
        let effects = PoseEffects(of: poses)
        let isCovered = isScreen ? effects.dims || participant.tint != nil : false
        let isFaded = foundOpacity < 1 || poses.contains { $0.opacity < 1 }
        fades = effects.fades || isCovered && isFaded
        scrollingSlice = effects.scrolls ? view as? SliceView : nil
        (anchor, isSurface) = (participant.anchor.playable, participant.isSurface)
        hasCorners = !isSurface && effects.rounds
        masksCorners = hasCorners && view.hasCornerConfiguration
        if isBackdrop {
            ledger.record(\.backgroundColor, of: view)
            return
        }

        // The transform is restored last, when the view is in its place again.
        if isScreen { recordScreen() }
        moveAnchor()
        (baseTransform, basePosition) = (view.layer.transform, view.layer.position)
        if isSurface {
            view.layer.cast(participant.shadow)
        } else {
            addHelpers(for: poses, effects, in: order)
        }
        if effects.turns || !isUpright { smoothEdges(recordingIn: isScreen ? ledger : nil) }
    }

    private func recordScreen() {
        // By the view's property, which makes UIKit recalculate the safe area when it's set.
        ledger.record(\.transform3D, of: view)
        resting = view.restingValues ?? resting
        // Another transition that doesn't fade hasn't noted whether the app has changed the opacity.
        keepChangedOpacity()
        resting.shownOpacity = nil
        let opacity = ledger.valueAfterward(of: \.alpha, of: view)
        ledger.onRestore { [self] in
            keepChangedOpacity()
            view.alpha = resting.ownOpacity ?? opacity()
            resting.shownOpacity = view.alpha
        }
    }

    private var isBackdrop: Bool { participant.subject == .backdrop }

    /// Whether what's shown has no transform of its own.
    var isUpright: Bool { CATransform3DIsIdentity(baseTransform) }

    private func smoothEdges(recordingIn ledger: Ledger?) {
        let edges = participant.smoothEdges
        view.smoothEdges(edges, recordingIn: ledger)
        for view in covers + masks { view.smoothEdges(edges, recordingIn: nil) }
    }

    func show(_ pose: Pose) {
        if setsOpacity { keepChangedOpacity() }
        var properties = PoseProperties(showing: pose)
        add(to: &properties)
        // Another transition may have moved the anchor.
        if isScreen, view.anchorPoint3D != anchor {
            view.layer.transform = view.match(view.layer.transform, about: anchor)
        }
        shownTransform = view.layer.transform
        if setsOpacity { resting.shownOpacity = view.alpha }
        keepInPlace()
    }

    /// Whether the pose determines the opacity. Most of the participants, of which there can be hundreds,
    /// don't fade, and need it only once.
    private var setsOpacity: Bool { fades || resting.shownOpacity == nil }

    /// Keeps an opacity that the app has set meanwhile, such as for content that has arrived.
    private func keepChangedOpacity() {
        guard let shown = resting.shownOpacity, view.alpha != shown else { return }
        resting.ownOpacity = view.alpha
    }

    /// Moves a screen to its place at rest, or back to where the last pose has put it.
    func move(toRest isAtRest: Bool) {
        guard isScreen else { return }
        view.layer.transform = isAtRest ? baseTransform : shownTransform
        if offset != .zero { view.layer.position = isAtRest ? basePosition : shiftedPosition }
    }

    /// Keeps what doesn't scroll in place after the content of the view has scrolled.
    func keepInPlace() { maskHolder?.center = view.bounds.center }

    /// Returns the values that the layers have in some poses.
    func tracks(through poses: [Pose]) -> [LayerTrack] {
        var properties = PoseProperties(through: poses)
        add(to: &properties)
        return properties.tracks
    }

    /// Adds the properties that poses determine.
    private func add(to properties: inout PoseProperties) {
        if isBackdrop { return properties.addColor(of: view, \.backdropColor) }
        let views = [view] + covers
        properties.addTransform(of: views, transform)
        if setsOpacity { properties.add(.opacity, of: [view], opacity) }
        if isSurface {
            // A surface itself has the shape of the clip, because a mask would cut off its shadow.
            properties.add(.bounds, of: [view]) {
                CGRect(origin: view.bounds.origin, size: $0.clip.playable.size(in: baseSize))
            }
            properties.add(.cornerRadius, of: [view], surfaceRadius)
            properties.add(.shadowOpacity, of: [view]) {
                Float($0.shadowOpacity.fraction(or: 0))
            }
            return properties.addColor(of: view, \.backgroundColor)
        }
        if let slice = scrollingSlice {
            properties.add(.position, of: [slice.page], slice.pageCenter)
            properties.add(.position, of: slice.covers, slice.coverCenter)
        }
        if let shade, !isScreen {
            properties.add(.opacity, of: [shade]) { $0.dimming.fraction(or: 0) }
        }
        for cover in covers { properties.add(.opacity, of: [cover]) { opacity(of: cover, $0) } }
        if let shadow {
            properties.addTransform(of: [shadow]) {
                CATransform3DConcat(spread(of: $0.clip.playable), transform(of: $0))
            }
            properties.add(.opacity, of: [shadow]) {
                wholeOpacity(of: $0) * $0.shadowOpacity.fraction(or: 0)
            }
        }
        if hasCorners, !masksCorners {
            properties.add(.cornerRadius, of: views, radius)
        }
        if masks.first is ShapeView {
            properties.addTransform(of: masks, shapeTransform)
        } else {
            properties.add(.bounds, of: masks) {
                CGRect(origin: .zero, size: $0.clip.playable.size(in: view.bounds.size))
            }
        }
        properties.add(.position, of: masks, holeCenter)
        properties.add(.cornerRadius, of: masks, holeRadius)
    }

    // MARK: Poses as values of layers

    private func transform(of pose: Pose) -> CATransform3D {
        var transform = isUpright ? pose.transform : CATransform3DConcat(baseTransform, pose.transform)
        if isSurface {
            transform = CATransform3DConcat(move(to: pose.clip.playable.rect, baseSize), transform)
        }
        guard let depthBias else { return transform }
        let (position, scale) = (view.layer.position, DepthBias.nearness)
        // Without the shift, which can change while the transform is animated.
        let place = CGPoint(x: position.x - scale * offset.dx, y: position.y - scale * offset.dy)
        return depthBias.nearer(transform, at: place, view.layer.zPosition)
    }

    /// The opacity of the view together with its covers.
    private func wholeOpacity(of pose: Pose) -> CGFloat {
        (resting.ownOpacity ?? foundOpacity) * pose.opacity.fraction(or: 1)
    }

    private func opacity(of pose: Pose) -> CGFloat {
        wholeOpacity(of: pose).asOpacity(beneath: covers.isEmpty ? 0 : participant.coverage(in: pose))
    }

    private func opacity(of cover: UIView, _ pose: Pose) -> CGFloat {
        let whole = wholeOpacity(of: pose)
        if cover === shade { return whole * pose.dimming.fraction(or: 0) }
        return whole.asOpacity(beneath: participant.shade.coverage(in: pose))
    }

    /// Returns the radius of a pose, but no less than the view's own.
    private func radius(of pose: Pose) -> CGFloat {
        max(Pose.Clip(cornerRadius: pose.cornerRadius).playable.radius(in: baseSize), leastRadius)
    }

    /// The radius that a screen or a named view keeps in all poses.
    var leastRadius: CGFloat { masksCorners ? 0 : baseRadius }

    private func shapeTransform(of pose: Pose) -> CATransform3D {
        let clip = pose.clip.playable.rect
        // At this size, a shape covers too little of a pixel to be seen.
        return CATransform3DMakeScale(max(clip.width, 0.0001), max(clip.height, 0.0001), 1)
    }

    private func holeCenter(of pose: Pose) -> CGPoint {
        let (clip, size) = (pose.clip.playable.rect, view.bounds.size)
        return CGPoint(x: clip.midX * size.width, y: clip.midY * size.height)
    }

    private func surfaceRadius(of pose: Pose) -> CGFloat { pose.clip.playable.radius(in: baseSize) }

    private func holeRadius(of pose: Pose) -> CGFloat {
        var clip = pose.clip.playable
        if masksCorners { clip.cornerRadius = max(radius(of: pose), clip.cornerRadius) }
        return clip.radius(in: view.bounds.size)
    }

    /// Returns the matrix that maps the whole view to its visible part, about the anchor.
    private func spread(of clip: Pose.Clip) -> CATransform3D {
        let (rect, size) = (clip.rect, view.bounds.size)
        let scale = CATransform3DMakeScale(max(rect.width, 0.001), max(rect.height, 0.001), 1)
        return CATransform3DConcat(scale, move(to: rect, size))
    }

    /// Returns the matrix that moves the anchor of the whole view to that of a part of it.
    private func move(to part: CGRect, _ size: CGSize) -> CATransform3D {
        let x = (part.minX + anchor.x * part.width - anchor.x) * size.width
        let y = (part.minY + anchor.y * part.height - anchor.y) * size.height
        return CATransform3DMakeTranslation(x, y, 0)
    }

    /// The position of the anchor at rest, in the coordinates of the superview.
    var restingAnchor: CGPoint { view.layer.position }

    /// Moves the view from its initial position, whatever its pose.
    func shift(by offset: CGVector) {
        guard offset != self.offset else { return }
        self.offset = offset
        for layer in layers { layer.position = shiftedPosition }
    }

    /// The layers of the view, its shadow, and its covers.
    var layers: [CALayer] { ([view, shadow].compactMap { $0 } + covers).map(\.layer) }

    private var shiftedPosition: CGPoint {
        let scale = depthBias == nil ? 1 : DepthBias.nearness
        return CGPoint(x: basePosition.x + scale * offset.dx, y: basePosition.y + scale * offset.dy)
    }

    // MARK: Preparing

    private func moveAnchor() {
        // The position and size of the layer.
        let place = { [layer = view.layer] in (layer.position, layer.zPosition, layer.bounds.size) }
        let (found, old) = (view.anchorPoint3D, place())
        let before = isScreen ? ledger.valueAfterward(of: \.anchorPoint3D, of: view) : { found }
        view.anchorPoint3D = anchor
        guard isScreen else { return }
        let moved = place()
        // Reverses the change instead of restoring the position, because the position and size of the view
        // can change in the meantime.
        ledger.onRestore { [self] in
            // This closure keeps the performer, which nothing else does by then.
            shift(by: .zero)
            let stayed = place() == moved
            view.anchorPoint3D = before()
            // If nothing has changed, restore the exact numbers, without rounding.
            if stayed, view.anchorPoint3D == found {
                (view.layer.position, view.layer.zPosition) = (old.0, old.1)
            }
        }
    }

    private func addHelpers(for poses: [Pose], _ effects: PoseEffects, in order: SubviewOrder) {
        if hasCorners, !masksCorners {
            ledger.record(\.layer.cornerRadius, of: view)
            ledger.raise(\.layer.masksToBounds, of: view)
        }
        if let tint = participant.tint { cover(with: Participant.Shade(color: tint).view, in: order) }
        if effects.dims {
            let shade = participant.shade.view
            cover(with: shade, in: order)
            self.shade = shade
        }
        if effects.castsShadow { addShadow(for: poses, isClipped: effects.clips) }
        if masksCorners || effects.clips { for view in [view] + covers { addMask(to: view) } }
    }

    private func cover(with cover: UIView, in order: SubviewOrder) {
        cover.becomeInert()
        ledger.onRestore { cover.removeFromSuperview() }
        if isScreen, let container = view.superview {
            cover.takePlace(of: view)
            if hasCorners, !masksCorners { cover.layer.masksToBounds = true }
            cover.layer.takeCornerShape(of: view.layer)
            order.put(cover, in: container)
            return covers.append(cover)
        }
        if let slice = view as? SliceView { return slice.lay(cover) }
        cover.frame = view.bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(cover)
    }

    private func addMask(to view: UIView) {
        let (shape, size) = (participant.clipShape, view.bounds.size)
        let mask = shape == .rectangle ? UIView() : ShapeView(shape, size: size)
        mask.becomeInert()
        mask.frame = CGRect(origin: .zero, size: size)
        if shape == .rectangle { mask.backgroundColor = .black }
        mask.layer.takeCornerShape(of: view.layer)
        masks.append(mask)
        // UIKit masks the parts of an effect view with copies of a mask view, which wouldn't change with it.
        if view is UIVisualEffectView { return ledger.set(\.layer.mask, of: view, to: mask.layer) }
        // An app can mask its layer without a mask view.
        ledger.record(\.layer.mask, of: view)
        ledger.set(\.mask, of: view, to: view is UIScrollView ? holder(of: mask, in: view.bounds) : mask)
    }

    private func holder(of mask: UIView, in bounds: CGRect) -> UIView {
        let holder = UIView.inert(frame: bounds)
        holder.addSubview(mask)
        maskHolder = holder
        return holder
    }

    private func addShadow(for poses: [Pose], isClipped: Bool) {
        let shadow = UIView.inert()
        shadow.takePlace(of: view)
        shadow.layer.shadowOpacity = 1
        shadow.layer.cast(participant.shadow)
        shadow.layer.shadowPath = outline(of: shadow.bounds.size, for: poses, isClipped: isClipped).cgPath
        view.superview?.insertSubview(shadow, belowSubview: view)
        ledger.onRestore { shadow.removeFromSuperview() }
        self.shadow = shadow
    }

    /// Returns the outline of the shadow of the whole view.
    private func outline(of size: CGSize, for poses: [Pose], isClipped: Bool) -> UIBezierPath {
        if isClipped, participant.clipShape != .rectangle {
            return participant.clipShape.path.applying(CGAffineTransform(scaleX: size.width, y: size.height))
        }
        let least = max(poses.shadowRadius, isScreen ? 0 : baseRadius)
        let radius = min(least, min(size.width, size.height) / 2)
        return UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius)
    }
}
