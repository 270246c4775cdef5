import UIKit

// The position of the card.

extension CardPresentationController {
    /// The layout, or `nil` without a container.
    var layout: CardLayout? {
        containerView.map { makeLayout(in: $0.bounds, $0) }
    }

    func makeLayout(in bounds: CGRect, _ container: UIView, covered: CGFloat? = nil) -> CardLayout {
        CardLayout(
            presentation,
            container: bounds,
            safeArea: host?.restingSafeArea ?? container.safeAreaInsets,
            bars: presentation.barPlacement == .beside ? bars : .zero,
            isMirrored: container.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            scale: container.traitCollection.displayScale,
            covered: covered ?? coveredHeight,
            traits: container.traitCollection,
            content: CardContent(
                preferredSize: presentedViewController.preferredContentSize,
                isPreferredUnlimited: presentedViewController is any WidthFitting,
                fittingSize: { [unowned self] in fittingSize($0) },
                customLength: { [unowned self] in customLength($0, $1) }
            )
        )
    }

    private func fittingSize(_ width: CGFloat?) -> CGSize {
        if let known = fittingSizes[width] { return known }
        let wasMeasuring = isMeasuring
        isMeasuring = true
        let size = presentedViewController.fittingSize(width: width, including: keeper.ownInsets)
        fittingSizes[width] = size
        isMeasuring = wasMeasuring
        guard hasMissedLayout, !wasMeasuring else { return size }
        // A card that's being placed keeps its safe area at the end.
        if changesWhilePlacing == nil { containerView?.setNeedsLayout() } else { hasMissedLayout = false }
        return size
    }

    /// Places the card in a layout pass of its container.
    func layOut(_ containerView: UIView) {
        // The content is measured in what may be its former size and safe area, and gets its own again
        // afterward. Meanwhile, the card can't be placed.
        guard !isMeasuring || changesWhilePlacing != nil else {
            hasMissedLayout = true
            return
        }
        let (isResized, hasMissedOne) = (containerView.bounds.size != containerSize, hasMissedLayout)
        hasMissedLayout = false
        // The app can have added views behind the card since, or moved them elsewhere.
        if !hiddenElements.isEmpty { updateModality() }
        if isResized {
            containerSize = containerView.bounds.size
            fittingSizes = [:]
            keyboard?.containerDidResize()
            affectedScreen?.prepareForNewSize()
        }
        switch phase {
        case .idle: break
        // The animation controls the card.
        case .presenting, .dismissing:
            if isResized { showVisibleFraction(phase == .presenting ? 1 : 0) }
            if hasMissedOne { keepSafeArea() }
        case .presented:
            if isResized {
                stopSettling()
                drag?.containerDidResize()
            }
            guard !collectsChanges else { return }
            if settling == nil { place() } else { followDetent() }
        }
    }

    /// Returns the length that a closure determines. While a finger holds the card, known lengths are reused:
    /// each movement asks for the lengths of all detents many times, and the closure can be slow.
    private func customLength(
        _ custom: CardPresentation.CustomDimension,
        _ context: CardPresentation.ResolutionContext
    ) -> CGFloat {
        let resolver = custom.resolver
        guard heldPosition != nil else { return resolver.resolve(context) ?? 0 }
        let key = CustomLength(resolver: ObjectIdentifier(resolver), room: context.maximumDetentValue)
        if let known = customLengths[key] { return known }
        let length = resolver.resolve(context) ?? 0
        customLengths[key] = length
        return length
    }

    /// The distance that the card moves when it appears or disappears, in points.
    package var travel: CGFloat {
        guard let layout else { return 0 }
        let frame = phase == .presenting ? frameAtDetent(in: layout) : cardView.placedFrame
        return layout.position(of: frame) + layout.gap
    }

    /// The parts of the container that are covered by bars of the controller that hosts the card.
    var bars: UIEdgeInsets { host?.bars ?? .zero }

    /// Lets the screens behind a hosted card keep clear of it, if they should.
    ///
    /// - Parameter isShown: Whether the card is there, or is about to be.
    func makeRoom(_ isShown: Bool) {
        guard let host else { return }
        // If the app has assigned insets, those that the card has added are gone, and what it covers can't be
        // measured without them.
        if isShown, host.coveredInsets != .zero { host.makeRoom(host.coveredInsets) }
        host.makeRoom(isShown && presentation.insetsScreenBehind ? coveredInsets : .zero)
    }

    /// The parts of the safe area of the screen behind the card that the card covers at its smallest size,
    /// together with a keyboard on which it stands.
    private var coveredInsets: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        guard let layout, let outward = layout.outward else { return insets }
        let side = UIEdgeInsets.side(toward: outward)
        let taken = max(bars[keyPath: side], layout.safeArea[keyPath: side])
        let behind = host?.roomBehind[keyPath: side] ?? 0
        insets[keyPath: side] = max(layout.shortest + layout.gap - taken - behind, 0)
        return insets
    }

    /// Moves the card to its current position, whatever its content changes meanwhile.
    ///
    /// - Returns: What determined the position.
    func placeOnce() -> CardLayout.Placement? {
        customLengths = [:]
        if phase == .presented { makeRoom(true) }
        fitHeldCard()
        guard let layout else { return nil }
        // The layout direction can change, and with it the card's side.
        if cardView.grabberDirection != nil { cardView.grabberDirection = layout.outward }
        placedLayout = layout
        let placement = layout.placement(at: selectedDetentIndex, heldPosition)
        let frame = heldPosition.map { layout.frame(at: shownPosition($0, layout)) }
        if overrideTraits(forWidth: restingFrame(in: layout).width) { measureContentAgain() }
        cardView.place(in: frame ?? layout.frame(at: selectedDetentIndex))
        cardView.round(layout.roundCorners(of: restingFrame(in: layout)), presentation.corners)
        // Before the card is in the container, its content isn't prepared for appearing.
        if cardView.window != nil { cardView.layoutIfNeeded() }
        keepSafeArea()
        guard phase == .presented else { return placement }
        reportFrame()
        showVisibleFraction(heldPosition.map { layout.presence(at: shownPosition($0, layout)) } ?? 1)
        return placement
    }

    /// Reports the card's frame to the app, if it's another one than before.
    func reportFrame() {
        guard let onMove else { return }
        var frame = cardView.placedFrame
        if let outward = layout?.outward {
            frame = frame.offsetBy(dx: outward.dx * travel * departure, dy: outward.dy * travel * departure)
        }
        guard frame != knownFrame else { return }
        knownFrame = frame
        onMove(frame)
    }

    /// Whether the card is where it belongs, and at rest.
    var isInPlace: Bool {
        guard settling == nil, let layout else { return false }
        return cardView.frame.isClose(to: layout.frame(at: selectedDetentIndex))
    }

    /// Moves a card that another screen covers back to its place.
    ///
    /// When a full-screen screen that covers a card leaves, UIKit gives the card, or its content, the size of
    /// the screen (rdar 18005149 and 34301562). It reads `presentedView` afterward, and lays out the
    /// container only at the end.
    func returnToPlaceBehindOthers() {
        guard phase == .presented, host == nil, isCovered, settling == nil, heldPosition == nil,
            !collectsChanges, let frame = layout?.frame(at: selectedDetentIndex)
        else { return }
        cardView.place(in: frame)
    }

    /// Changes the height at the bottom of the container that a keyboard covers.
    func cover(_ height: CGFloat) {
        let before = heldPosition == nil ? nil : layout
        coveredHeight = height
        moveHeldCard(from: before)
    }

    /// Keeps the distance of a card that a finger holds from its detent after a change of the layout.
    private func moveHeldCard(from before: CardLayout?) {
        guard let heldPosition, let before, let layout else { return }
        let change = layout.length(of: selectedDetentIndex) - before.length(of: selectedDetentIndex)
        self.heldPosition = heldPosition + change
        placedLayout = layout
    }

    /// Keeps a card at the finger that holds it, after a change of the detents or of the content. If the
    /// container has changed, too, the card stays between the same detents. In both cases, it isn't dragged
    /// out because its content has grown, and a card that's beyond its longest detent stays as far beyond it.
    func fitHeldCard() {
        guard let heldPosition, let layout, let placed = placedLayout, layout.lengths != placed.lengths
        else { return }
        let beyond = max(heldPosition - placed.longest, 0)
        let isInReach = heldPosition >= placed.shortest && beyond == 0
        if isInReach, layout.area == placed.area {
            self.heldPosition = min(max(heldPosition, layout.shortest), layout.longest)
        } else {
            let detent = selectedDetentIndex
            let position = layout.position(like: heldPosition, among: placed.lengths, preferring: detent)
            self.heldPosition = position + beyond
        }
        placedLayout = layout
    }

    /// The part of the backdrop that's visible at the card's position, from 0 to 1.
    var dimming: CGFloat { dimming(at: heldPosition) }

    /// Returns the part of the backdrop that's visible at a position, or at the selected detent if it's
    /// `nil`.
    func dimming(at position: CGFloat?) -> CGFloat {
        guard let index = presentation.largestUndimmedDetentIndex, index >= 0 else { return 1 }
        guard let container = containerView, let layout, layout.presentation.edge != nil else { return 1 }
        let whole = makeLayout(in: container.bounds, container, covered: 0)
        let selected = layout.length(of: selectedDetentIndex)
        /// Returns the dimming at a detent. Detents that a keyboard makes equal count as the selected one.
        func dimming(of detent: Int) -> CGFloat {
            let isLikeSelected = abs(layout.length(of: detent) - selected) < 0.5
            return whole.dimming(at: whole.length(of: isLikeSelected ? selectedDetentIndex : detent))
        }
        guard let position else { return dimming(of: selectedDetentIndex) }
        let detents = layout.lengths.indices.sorted { layout.lengths[$0] < layout.lengths[$1] }
        guard let above = detents.first(where: { layout.lengths[$0] >= position }) else {
            return detents.last.map(dimming) ?? 1
        }
        guard let below = detents.last(where: { layout.lengths[$0] < position }) else {
            return dimming(of: above)
        }
        let (start, end) = (layout.lengths[below], layout.lengths[above])
        return dimming(of: below).interpolated(
            to: dimming(of: above),
            at: (position - start) / (end - start)
        )
    }

    /// Returns the frame at the selected detent, or during a transition, at the one where the card arrives or
    /// that it leaves.
    func frameAtDetent(in layout: CardLayout) -> CGRect {
        currentCourse?.frame ?? layout.frame(at: selectedDetentIndex)
    }

    /// Returns the frame that the card would have if it weren't moved out over its edge, or beyond its
    /// longest detent.
    private func restingFrame(in layout: CardLayout) -> CGRect {
        guard let heldPosition else { return frameAtDetent(in: layout) }
        return layout.frame(at: min(max(heldPosition, layout.shortest), layout.longest))
    }

    /// Keeps the content's safe area while the card is away from its position.
    func keepSafeArea() {
        // Measuring changes the insets itself, and can lay out what's around the card.
        guard !isMeasuring else {
            hasMissedLayout = true
            return
        }
        guard phase != .idle, let layout else { return }
        let frame = restingFrame(in: layout)
        let isMoved = host?.viewIfLoaded?.transform.isIdentity == false
        if !isMoved, CATransform3DIsIdentity(cardView.layer.transform), cardView.frame.isClose(to: frame) {
            keeper.release()
        } else {
            keeper.keep(layout.safeArea(in: frame), in: cardView.safeAreaAroundContent)
        }
    }
}

/// The key of a length that a closure has determined: the closure, and the available space.
struct CustomLength: Hashable {
    let resolver: ObjectIdentifier
    let room: CGFloat
}

extension UIViewController {
    /// Returns the size that the view needs, without the safe area around it.
    ///
    /// - Parameters:
    ///   - width: The available width, or `nil` for the preferred width.
    ///   - own: The part of the safe area that the controller itself adds.
    fileprivate func fittingSize(width: CGFloat?, including own: UIEdgeInsets) -> CGSize {
        let view: UIView = view
        guard view.window != nil else {
            // It has no safe area yet. Most content will respect it.
            let (across, along) = (own.left + own.right, own.top + own.bottom)
            let size = contentSize(fitting: width.map { $0 - across })
            // A length that the content doesn't determine stays undetermined.
            return CGSize(
                width: size.width > 0 ? size.width + across : 0,
                height: size.height > 0 ? size.height + along : 0
            )
        }
        let current = additionalSafeAreaInsets
        defer { if additionalSafeAreaInsets != current { additionalSafeAreaInsets = current } }
        // While the card gets another safe area, its view has the former one, until its controller changes.
        for _ in 0..<2 {
            let rest = view.safeAreaInsets.subtracting(own)
            if rest == .zero { break }
            additionalSafeAreaInsets = additionalSafeAreaInsets.subtracting(rest)
        }
        return contentSize(fitting: width)
    }

    /// Returns the size that the content needs for a width, or its smallest size.
    private func contentSize(fitting width: CGFloat?) -> CGSize {
        let view: UIView = view
        if let screen = self as? any WidthFitting { return screen.size(fitting: width) }
        guard let width else { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: max(width, 0), height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        guard size.height <= 0, let scroll = view as? UIScrollView else { return size }
        return CGSize(width: size.width, height: scroll.contentHeight(forWidth: size.width))
    }
}

extension UIScrollView {
    /// Returns the height of the content and its insets, or 0 if the content has no height of its own.
    fileprivate func contentHeight(forWidth width: CGFloat) -> CGFloat {
        var height: CGFloat = 0
        UIView.performWithoutAnimation {
            let before = bounds
            if before.width != width { bounds.size.width = width }
            let measured = bounds.size
            // Outside a window, UIKit warns about the layout of a table, which knows its height without it.
            if window != nil || !isTable { layoutIfNeeded() }
            // Content that scrolls sideways is as high as the view.
            if contentSize.height > 0, contentSize.width <= width + 1 {
                height = contentSize.height + adjustedContentInset.top + adjustedContentInset.bottom
            }
            // The layout may have given the view another size.
            if bounds.size == measured, bounds != before { bounds = before }
        }
        return height
    }
}
