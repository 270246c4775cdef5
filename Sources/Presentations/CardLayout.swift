import UIKit

/// The position of a card in a container.
///
/// A card has a position along the axis of its edge: the distance of its inner side from the end of the
/// edge's insets. At rest, that's its length. As the card moves past its edge, the position decreases to
/// zero, and if there are insets, to the negative value of ``gap``.
@MainActor struct CardLayout {
    let presentation: CardPresentation
    let container: CGRect
    let safeArea: UIEdgeInsets
    /// The parts of the container that bars cover, if the card is next to them, or zero.
    let bars: UIEdgeInsets
    let isMirrored: Bool
    let content: CardContent
    /// The area in which the card can be placed.
    let area: CGRect
    /// The lengths of the detents, in order. There's at least one.
    private(set) var lengths: [CGFloat] = []

    private let insets: UIEdgeInsets
    private let scale: CGFloat
    /// The height that there would be without a keyboard, in points. Fractions are of this height, so that a
    /// keyboard moves a card rather than shrinking it.
    private let roomHeight: CGFloat
    /// How far a keyboard lifts the card, in points.
    private let rise: CGFloat
    private let traits: UITraitCollection
    /// The height at the bottom of the container that a keyboard covers.
    private let covered: CGFloat

    /// - Parameters:
    ///   - bars: The parts of the container that bars cover, if the card is next to them.
    ///   - covered: The height at the bottom of the container that a keyboard covers, in points.
    init(
        _ presentation: CardPresentation,
        container: CGRect,
        safeArea: UIEdgeInsets,
        bars: UIEdgeInsets,
        isMirrored: Bool,
        scale: CGFloat,
        covered: CGFloat,
        traits: UITraitCollection,
        content: CardContent
    ) {
        self.presentation = presentation
        self.container = container
        self.safeArea = safeArea
        self.bars = bars
        self.isMirrored = isMirrored
        self.scale = scale > 0 ? scale : 1
        self.content = content
        (self.traits, self.covered) = (traits, covered)
        insets = Self.insets(presentation, safeArea, bars, isMirrored, covered)
        area = container.shrunk(by: insets)
        let whole = Self.insets(presentation, safeArea, bars, isMirrored, 0)
        (roomHeight, rise) = (container.shrunk(by: whole).height, insets.bottom - whole.bottom)
        guard let edge = presentation.edge else {
            lengths = [0]
            return
        }
        let isUpright = edge.outward.dx == 0
        let single = [isUpright ? presentation.height : presentation.width]
        let detents = presentation.detents.isEmpty ? single : presentation.detents
        lengths = detents.map { isUpright ? height($0, width: width(presentation.width)) : width($0) }
    }

    // MARK: Available space

    private static func insets(
        _ presentation: CardPresentation,
        _ safeArea: UIEdgeInsets,
        _ bars: UIEdgeInsets,
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
        let (isBelow, isAbove) = (presentation.edge == .bottom, presentation.edge == .top)
        insets.top += max(isInSafeArea || isBelow ? safeArea.top : 0, bars.top)
        insets.bottom += max(isInSafeArea || isAbove ? safeArea.bottom : 0, bars.bottom)
        if isInSafeArea {
            insets.left += safeArea.left
            insets.right += safeArea.right
        }
        // A card at the bottom stands on the keyboard, and one in the center avoids it.
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
        return length(dimension, in: area.width, upTo: limit, preferred: content.preferredSize.width) {
            let fitting = $0 ?? content.fittingSize(nil).width
            return fitting > 0 ? withReach(fitting, isUpright: false) : 0
        }
    }

    private func height(_ dimension: CardPresentation.Dimension, width: CGFloat) -> CGFloat {
        let across = reach(width, isUpright: false)
        return length(
            dimension,
            in: roomHeight,
            upTo: area.height,
            preferred: content.preferredSize.height
        ) {
            let fitting = $0 ?? content.fittingSize(width - across).height
            return fitting > 0 ? withReach(fitting, isUpright: true) : 0
        }
    }

    /// The part of the space around the card along an axis that's above it, or on its left, from 0 to 1.
    private func share(isUpright: Bool) -> CGFloat {
        let along = (isUpright ? outward?.dy : outward?.dx) ?? 0
        if along != 0 { return along > 0 ? 1 : 0 }
        guard !isUpright, outward != nil else { return 0.5 }
        switch presentation.alignment {
        case .center: return 0.5
        case .leading: return isMirrored ? 1 : 0
        case .trailing: return isMirrored ? 0 : 1
        }
    }

    /// Returns the part of the safe area that a card of a length covers at both ends. The more space there is
    /// around the card, the less it covers.
    private func reach(_ length: CGFloat, isUpright: Bool) -> CGFloat {
        let share = share(isUpright: isUpright)
        let rest = max((isUpright ? area.height : area.width) - length, 0)
        let (start, end) =
            isUpright ? (safeReach.top, safeReach.bottom) : (safeReach.left, safeReach.right)
        return max(start - rest * share, 0) + max(end - rest * (1 - share), 0)
    }

    /// Returns the length of a card with content of a length, plus the part of the safe area that it covers.
    private func withReach(_ length: CGFloat, isUpright: Bool) -> CGFloat {
        guard reach(length, isUpright: isUpright) > 0 else { return length }
        // A card at one end of the space may cover nothing of the safe area at the other end.
        if share(isUpright: isUpright) != 0.5 {
            return length + reach(length + reach(length, isUpright: isUpright), isUpright: isUpright)
        }
        // A card in the middle grows at both ends, but first reaches the safe area at one end only. So its
        // length L = length + longer - (room - L) / 2. To reach both, it would need the entire room.
        let (room, longer) =
            isUpright
            ? (area.height, max(safeReach.top, safeReach.bottom))
            : (area.width, max(safeReach.left, safeReach.right))
        return 2 * (length + longer) - room
    }

    private func length(
        _ dimension: CardPresentation.Dimension,
        in room: CGFloat,
        upTo limit: CGFloat,
        preferred: CGFloat,
        fitting: (_ preferred: CGFloat?) -> CGFloat
    ) -> CGFloat {
        func fittingLength() -> CGFloat {
            let isKnown = preferred > 0 && preferred.isFinite && !content.isPreferredUnlimited
            let length = fitting(isKnown ? preferred : nil)
            return length.isFinite && length > 0 ? length : room / 2
        }
        let length: CGFloat
        switch dimension {
        case .fraction(let part): length = room * (part > 0 ? min(part, 1) : 1)
        case .points(let points): length = points > 0 && points.isFinite ? points : fittingLength()
        case .preferred: length = preferred > 0 && preferred.isFinite ? preferred : fittingLength()
        case .fitting: length = fittingLength()
        case .custom(let custom):
            let context = CardPresentation.ResolutionContext(
                containerTraitCollection: traits,
                maximumDetentValue: room
            )
            let points = content.customLength(custom, context)
            length = points > 0 && points.isFinite ? points : fittingLength()
        }
        return rounded(min(length, limit))
    }

    /// The part of the safe area that a card covers if it fills its area.
    private var safeReach: UIEdgeInsets { safeArea.subtracting(insets).positive }

    // MARK: Positions

    /// The unit vector through the card's edge, or `nil` in the center.
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

    /// Whether a card at rest is at the container's edge, or on a keyboard there.
    var isAtEdge: Bool { gap - rise < 0.01 }

    var shortest: CGFloat { lengths.min() ?? 0 }
    var longest: CGFloat { lengths.max() ?? 0 }

    /// Returns the length of a detent. If there's no detent with this index, returns that of the closest one.
    func length(of detent: Int) -> CGFloat { lengths[min(max(detent, 0), lengths.count - 1)] }

    /// Returns the frame of a card at rest at a detent.
    func frame(at detent: Int) -> CGRect {
        guard presentation.edge != nil else { return middleFrame }
        return frame(at: length(of: detent))
    }

    /// What determines where a card is, and how it looks there: the lengths of all detents, the frame at the
    /// selected one, and the position at which a finger holds it.
    struct Placement: Equatable {
        let presentation: CardPresentation
        let lengths: [CGFloat]
        let frame: CGRect
        let position: CGFloat?
    }

    func placement(at detent: Int, _ position: CGFloat?) -> Placement {
        Placement(
            presentation: presentation,
            lengths: lengths,
            frame: frame(at: detent),
            position: position
        )
    }

    /// Returns the frame of a card at a position.
    ///
    /// Between its shortest and its longest detent, the card has the length of its position. Below the
    /// shortest one, it moves past its edge. Beyond the longest one, it grows if it's at the container's
    /// edge, and otherwise moves away from it.
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
        var frame = area.place(for: size, share(isUpright: false), scale)
        if outward.dx != 0 { frame.origin.x = outward.dx > 0 ? area.maxX - length : area.minX }
        if outward.dy != 0 { frame.origin.y = outward.dy > 0 ? area.maxY - length : area.minY }
        frame.origin.x += outward.dx * shift
        frame.origin.y += outward.dy * shift
        return frame
    }

    private var middleFrame: CGRect {
        let width = width(presentation.width)
        let size = CGSize(width: width, height: height(presentation.height, width: width))
        return area.place(for: size, 0.5, scale)
    }

    func position(of frame: CGRect) -> CGFloat {
        guard let outward else { return 0 }
        if outward.dx != 0 { return outward.dx > 0 ? area.maxX - frame.minX : frame.maxX - area.minX }
        return outward.dy > 0 ? area.maxY - frame.minY : frame.maxY - area.minY
    }

    /// Returns the position that's between the same detents, in the same proportion, as a position in another
    /// layout. It's at most that of the longest detent.
    ///
    /// - Parameters:
    ///   - position: The position in the other layout.
    ///   - others: The lengths of the detents in the other layout.
    ///   - current: The detent that counts if several have the same length there.
    func position(like position: CGFloat, among others: [CGFloat], preferring current: Int) -> CGFloat {
        guard others.count == lengths.count else {
            let other = others.min() ?? 0
            let isIn = position >= other || other <= 0
            return isIn ? min(max(position, shortest), longest) : position / other * shortest
        }
        /// Returns the length of a detent here.
        func length(like detent: Int) -> CGFloat {
            guard others.indices.contains(current) else { return lengths[detent] }
            return lengths[abs(others[detent] - others[current]) < 0.5 ? current : detent]
        }
        let detents = others.indices.sorted { others[$0] < others[$1] }
        guard let above = detents.first(where: { others[$0] >= position }) else { return longest }
        // Below the shortest detent, it's between the edge and the detent.
        let below = detents.last(where: { others[$0] < position })
        let start = below.map { others[$0] } ?? 0
        guard others[above] > start else { return length(like: above) }
        let part = (position - start) / (others[above] - start)
        return (below.map { length(like: $0) } ?? 0).interpolated(to: length(like: above), at: part)
    }

    /// Returns the visible fraction of a card at a position: 1 from its shortest detent, and 0 beyond the
    /// edge.
    func presence(at position: CGFloat) -> CGFloat {
        let way = shortest + gap
        return way > 0 ? ((position + gap) / way).unit(or: 1) : 1
    }

    /// Returns the part of the backdrop that's visible at a position, from 0 to 1: nothing up to the largest
    /// detent that isn't dimmed.
    func dimming(at position: CGFloat) -> CGFloat {
        guard let index = presentation.largestUndimmedDetentIndex, index >= 0 else { return 1 }
        let length = length(of: index)
        guard let next = lengths.filter({ $0 > length + 0.5 }).min() else { return 0 }
        return ((position - length) / (next - length)).unit(or: 0)
    }

    /// Returns the safe area of a view with a frame, as UIKit does.
    func safeArea(in frame: CGRect) -> UIEdgeInsets { safeArea.covered(by: frame, in: container) }

    /// Returns the corners of a frame that are round: all except those at the card's edge or in a corner of
    /// the container. The container ends at a keyboard.
    func roundCorners(of frame: CGRect) -> CACornerMask {
        if let corners = presentation.maskedCorners { return corners }
        let tolerance: CGFloat = 0.5
        let way = outward ?? CGVector(dx: 0, dy: 0)
        /// Whether a side is at that of the container, and whether it's the card's own edge.
        typealias Side = (isReached: Bool, isOwn: Bool)
        let left: Side = (frame.minX <= container.minX + tolerance, way.dx < 0)
        let right: Side = (frame.maxX >= container.maxX - tolerance, way.dx > 0)
        let top: Side = (frame.minY <= container.minY + bars.top + tolerance, way.dy < 0)
        let end = container.maxY - max(bars.bottom, covered)
        let bottom: Side = (frame.maxY >= end - tolerance, way.dy > 0)
        func isRound(_ one: Side, _ other: Side) -> Bool {
            !(one.isReached && other.isReached) && ![one, other].contains { $0.isReached && $0.isOwn }
        }
        var corners: CACornerMask = []
        if isRound(left, top) { corners.insert(.layerMinXMinYCorner) }
        if isRound(right, top) { corners.insert(.layerMaxXMinYCorner) }
        if isRound(left, bottom) { corners.insert(.layerMinXMaxYCorner) }
        if isRound(right, bottom) { corners.insert(.layerMaxXMaxYCorner) }
        return corners
    }
}

/// The size requirements of a card's content.
@MainActor struct CardContent {
    let preferredSize: CGSize
    /// Whether the preferred size assumes an unlimited width, such as for text in a single line. In this
    /// case, the fitting size is always measured.
    var isPreferredUnlimited = false
    /// Returns the size that fits a width, or the preferred size, without any safe area.
    let fittingSize: (_ width: CGFloat?) -> CGSize
    /// Returns the length that a closure determines, in points, or 0 if it determines none.
    let customLength: (CardPresentation.CustomDimension, CardPresentation.ResolutionContext) -> CGFloat
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

    /// Returns a rectangle with a given size in the middle of the height, on whole pixels.
    ///
    /// - Parameter share: The part of the remaining width that's on its left, from 0 to 1.
    fileprivate func place(for size: CGSize, _ share: CGFloat, _ scale: CGFloat) -> CGRect {
        CGRect(
            x: ((minX + (width - size.width) * share) * scale).rounded() / scale,
            y: ((midY - size.height / 2) * scale).rounded() / scale,
            width: size.width,
            height: size.height
        )
    }
}
