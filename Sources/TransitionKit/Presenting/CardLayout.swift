import UIKit

/// Where a card lies in a container.
///
/// Along the axis of its edge a card has a position: how far its inner side is away from where the edge's insets end. At
/// rest that is its length; when it is moved out over the edge it is less, and none when it is gone.
@MainActor struct CardLayout {
    let presentation: CardPresentation
    /// The container's bounds.
    let container: CGRect
    let safeArea: UIEdgeInsets
    let isMirrored: Bool
    let content: CardContent
    /// Where the card may be.
    let area: CGRect
    /// The lengths of its detents, in their order. At least one.
    private(set) var lengths: [CGFloat] = []

    private let insets: UIEdgeInsets
    private let scale: CGFloat

    /// - Parameter covered: how much of the container's bottom a keyboard covers, in points.
    init(
        _ presentation: CardPresentation,
        container: CGRect,
        safeArea: UIEdgeInsets,
        isMirrored: Bool,
        scale: CGFloat,
        covered: CGFloat = 0,
        content: CardContent
    ) {
        self.presentation = presentation
        self.container = container
        self.safeArea = safeArea
        self.isMirrored = isMirrored
        self.scale = scale > 0 ? scale : 1
        self.content = content
        insets = Self.insets(presentation, safeArea, isMirrored, covered)
        area = container.shrunk(by: insets)
        guard let edge = presentation.edge else {
            lengths = [0]
            return
        }
        let isUpright = edge.outward.dx == 0
        let single = [isUpright ? presentation.height : presentation.width]
        let detents = presentation.detents.isEmpty ? single : presentation.detents
        lengths = detents.map { isUpright ? height($0, width: width(presentation.width)) : width($0) }
    }

    // MARK: Room

    private static func insets(
        _ presentation: CardPresentation,
        _ safeArea: UIEdgeInsets,
        _ isMirrored: Bool,
        _ covered: CGFloat
    ) -> UIEdgeInsets {
        func usable(_ inset: CGFloat) -> CGFloat { max(inset.finite(or: 0), 0) }
        let own = presentation.insets
        var insets = UIEdgeInsets(
            top: usable(own.top),
            left: usable(isMirrored ? own.trailing : own.leading),
            bottom: usable(own.bottom),
            right: usable(isMirrored ? own.leading : own.trailing)
        )
        let isInSafeArea = presentation.insetReference == .fromSafeArea
        if isInSafeArea || presentation.edge == .bottom { insets.top += safeArea.top }
        if isInSafeArea || presentation.edge == .top { insets.bottom += safeArea.bottom }
        if isInSafeArea {
            insets.left += safeArea.left
            insets.right += safeArea.right
        }
        // A card at the bottom stands on what covers the container there, one in the middle stays clear of it.
        if covered > 0, presentation.edge == .bottom || presentation.edge == nil {
            insets.bottom = max(insets.bottom, covered + usable(own.bottom))
        }
        return insets
    }

    // MARK: Sizes

    private func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

    private func width(_ dimension: CardPresentation.Dimension) -> CGFloat {
        var limit = area.width
        if let most = presentation.maximumWidth, most > 0, most.isFinite { limit = min(limit, most) }
        let reach = safeReach.left + safeReach.right
        return length(dimension, in: area.width, upTo: limit, preferred: content.preferredSize.width) {
            let fitting = content.fittingSize(nil).width
            return fitting > 0 ? fitting + reach : 0
        }
    }

    private func height(_ dimension: CardPresentation.Dimension, width: CGFloat) -> CGFloat {
        let reach = safeReach.top + safeReach.bottom
        return length(
            dimension,
            in: area.height,
            upTo: area.height,
            preferred: content.preferredSize.height
        ) {
            let fitting = content.fittingSize(width - safeReach.left - safeReach.right).height
            return fitting > 0 ? fitting + reach : 0
        }
    }

    private func length(
        _ dimension: CardPresentation.Dimension,
        in room: CGFloat,
        upTo limit: CGFloat,
        preferred: CGFloat,
        fitting: () -> CGFloat
    ) -> CGFloat {
        func fittingLength() -> CGFloat {
            let length = fitting()
            return length.isFinite && length > 0 ? length : room / 2
        }
        let length: CGFloat
        switch dimension {
        case .fraction(let part): length = room * (part > 0 ? min(part, 1) : 1)
        case .points(let points): length = points > 0 && points.isFinite ? points : fittingLength()
        case .preferred: length = preferred > 0 && preferred.isFinite ? preferred : fittingLength()
        case .fitting: length = fittingLength()
        }
        return rounded(min(length, limit))
    }

    /// The part of the safe area that a card reaches into at the edges where it ends.
    private var safeReach: UIEdgeInsets {
        func rest(_ inset: CGFloat, _ gap: CGFloat) -> CGFloat { max(inset - gap, 0) }
        var reach = UIEdgeInsets(
            top: rest(safeArea.top, insets.top),
            left: rest(safeArea.left, insets.left),
            bottom: rest(safeArea.bottom, insets.bottom),
            right: rest(safeArea.right, insets.right)
        )
        guard let outward else { return reach }
        if outward.dy > 0 { reach.top = 0 }
        if outward.dy < 0 { reach.bottom = 0 }
        if outward.dx > 0 { reach.left = 0 }
        if outward.dx < 0 { reach.right = 0 }
        return reach
    }

    // MARK: Places

    /// The unit vector that points out over the card's edge; `nil` in the middle.
    var outward: CGVector? {
        guard let way = presentation.edge?.outward else { return nil }
        return isMirrored ? CGVector(dx: -way.dx, dy: way.dy) : way
    }

    /// The distance between the container's edge and a card at rest.
    var gap: CGFloat {
        guard let outward else { return 0 }
        if outward.dx != 0 { return outward.dx > 0 ? container.maxX - area.maxX : area.minX - container.minX }
        return outward.dy > 0 ? container.maxY - area.maxY : area.minY - container.minY
    }

    var shortest: CGFloat { lengths.min() ?? 0 }
    var longest: CGFloat { lengths.max() ?? 0 }

    /// The length of a detent; of the nearest one where there is none of that index.
    func length(of detent: Int) -> CGFloat { lengths[min(max(detent, 0), lengths.count - 1)] }

    /// The frame of a card at rest at a detent.
    func frame(at detent: Int) -> CGRect {
        guard presentation.edge != nil else { return middleFrame }
        return frame(at: length(of: detent))
    }

    /// The frame of a card at a position.
    ///
    /// Between its shortest and its longest detent it has that length. Below it is moved out over its edge. Beyond it
    /// grows, if it lies on the container's edge, and is moved away from it otherwise.
    func frame(at position: CGFloat) -> CGRect {
        guard let outward else { return middleFrame }
        let most = gap > 0 ? longest : .greatestFiniteMagnitude
        let length = min(max(position, shortest), most)
        let shift = length - position
        let isUpright = outward.dx == 0
        let size =
            isUpright
            ? CGSize(width: width(presentation.width), height: length)
            : CGSize(width: length, height: height(presentation.height, width: length))
        var frame = area.centered(size, scale)
        if outward.dx != 0 { frame.origin.x = outward.dx > 0 ? area.maxX - length : area.minX }
        if outward.dy != 0 { frame.origin.y = outward.dy > 0 ? area.maxY - length : area.minY }
        frame.origin.x += outward.dx * shift
        frame.origin.y += outward.dy * shift
        return frame
    }

    private var middleFrame: CGRect {
        let width = width(presentation.width)
        let size = CGSize(width: width, height: height(presentation.height, width: width))
        return area.centered(size, scale)
    }

    /// The position of a card that has a frame.
    func position(of frame: CGRect) -> CGFloat {
        guard let outward else { return 0 }
        if outward.dx != 0 { return outward.dx > 0 ? area.maxX - frame.minX : frame.maxX - area.minX }
        return outward.dy > 0 ? area.maxY - frame.minY : frame.maxY - area.minY
    }

    /// How much of a card at a position is there, 0…1: all from its shortest detent on, nothing beyond the edge.
    func presence(at position: CGFloat) -> CGFloat {
        let way = shortest + gap
        return way > 0 ? ((position + gap) / way).unit(or: 1) : 1
    }

    /// What a view with a frame has of the safe area, as UIKit has it.
    func safeArea(in frame: CGRect) -> UIEdgeInsets {
        func rest(_ inset: CGFloat, _ gap: CGFloat) -> CGFloat { min(max(inset - gap, 0), inset) }
        return UIEdgeInsets(
            top: rest(safeArea.top, frame.minY - container.minY),
            left: rest(safeArea.left, frame.minX - container.minX),
            bottom: rest(safeArea.bottom, container.maxY - frame.maxY),
            right: rest(safeArea.right, container.maxX - frame.maxX)
        )
    }

    /// The corners of a frame that are round: neither on the card's edge, if that is the container's, nor in a corner of
    /// the container.
    func roundCorners(of frame: CGRect) -> CACornerMask {
        let tolerance: CGFloat = 0.5
        let left = frame.minX <= container.minX + tolerance
        let right = frame.maxX >= container.maxX - tolerance
        let top = frame.minY <= container.minY + tolerance
        let bottom = frame.maxY >= container.maxY - tolerance
        let way = outward ?? CGVector(dx: 0, dy: 0)
        func isRound(_ side: Bool, _ isOwnSide: Bool, _ end: Bool, _ isOwnEnd: Bool) -> Bool {
            !(side && end) && !(side && isOwnSide) && !(end && isOwnEnd)
        }
        var corners: CACornerMask = []
        if isRound(left, way.dx < 0, top, way.dy < 0) { corners.insert(.layerMinXMinYCorner) }
        if isRound(right, way.dx > 0, top, way.dy < 0) { corners.insert(.layerMaxXMinYCorner) }
        if isRound(left, way.dx < 0, bottom, way.dy > 0) { corners.insert(.layerMinXMaxYCorner) }
        if isRound(right, way.dx > 0, bottom, way.dy > 0) { corners.insert(.layerMaxXMaxYCorner) }
        return corners
    }
}

/// What the content of a card asks for.
@MainActor struct CardContent {
    let preferredSize: CGSize
    /// The size that fits in a width, or at all, without any safe area.
    let fittingSize: (_ width: CGFloat?) -> CGSize
}

extension CGRect {
    fileprivate func shrunk(by insets: UIEdgeInsets) -> CGRect {
        let (width, height) = (
            max(self.width - insets.left - insets.right, 0), max(self.height - insets.top - insets.bottom, 0)
        )
        return CGRect(
            x: width > 0 ? minX + insets.left : midX,
            y: height > 0 ? minY + insets.top : midY,
            width: width,
            height: height
        )
    }

    /// A rectangle of a size with the same middle, on whole pixels.
    fileprivate func centered(_ size: CGSize, _ scale: CGFloat) -> CGRect {
        CGRect(
            x: ((midX - size.width / 2) * scale).rounded() / scale,
            y: ((midY - size.height / 2) * scale).rounded() / scale,
            width: size.width,
            height: size.height
        )
    }
}
