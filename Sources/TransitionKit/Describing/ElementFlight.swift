import UIKit

extension TransitionScene {
    /// Returns the participants that turn a view of one screen into the view with the same name on the other
    /// screen.
    ///
    /// Pictures of both views move from one position to the other and change their size and corners together,
    /// while the second picture fades in over the first. Behind them, the backgrounds and shadows blend. If a
    /// view moves during the transition, the pictures follow it.
    ///
    /// - Parameters:
    ///   - id: The name that both screens give to their view.
    ///   - arc: How curved the path is, from 0 (straight, the default) to 1 (leaves horizontally, arrives
    ///     vertically). Values out of range are clamped, and non-finite values are treated as 0. A path along
    ///     one axis is always straight.
    /// - Returns: The participants, or an empty array if either screen doesn't show the view.
    public func flight(of id: TransitionElementID, arc: CGFloat = 0) -> [Participant] {
        guard let element = elements[id], let start = element.outgoing, let end = element.incoming else {
            return []
        }
        return ElementFlight(id: id, start: start, end: end, arc: arc).participants.map { $0.following(id) }
    }
}

/// The path of a view from its position on one screen to its position on the other.
struct ElementFlight {
    let id: TransitionElementID
    let start: TransitionElement.Place
    let end: TransitionElement.Place
    let arc: CGFloat

    /// Shadows, background, and pictures, from back to front. They need many keyframes, because a picture
    /// that keeps its aspect ratio in a frame that changes its own doesn't scale evenly.
    var participants: [Participant] {
        let pictures = [TransitionSide.outgoing, .incoming].map { side in
            Participant(.element(id, on: side), keyframes: Keyframe.sampled { picture(side, at: $0) })
        }
        return shadows + background + pictures
    }

    // MARK: Pictures

    private func picture(_ side: TransitionSide, at moment: CGFloat) -> Pose {
        let (place, ownEnd): (TransitionElement.Place, CGFloat) = side == .outgoing ? (start, 0) : (end, 1)
        let pose = moment == ownEnd ? rested(place, at: moment) : pose(of: place, at: moment)
        return pose.faded(to: opacity(on: side, at: moment))
    }

    /// Returns the pose of a picture where it was taken. A picture of text has no corners if a surface shows
    /// its background. If the view is partly clipped, the corners at the clipped edges are round, too,
    /// because the visible part has only one radius.
    private func rested(_ place: TransitionElement.Place, at moment: CGFloat) -> Pose {
        let isBare = place.content.isText && colors != nil
        return Pose.rest.clipped(to: place.visiblePart, cornerRadius: isBare ? 0 : radius(at: moment))
    }

    /// Returns the pose of a picture that was taken at a place.
    private func pose(of place: TransitionElement.Place, at moment: CGFloat) -> Pose {
        let own = place.frame
        if place.content.isText {
            let (scale, middle) = textPlace(of: place, at: moment)
            let radius = colors == nil ? radius(at: moment) / scale : 0
            return Pose.rest.translated(x: middle.x - own.midX, y: middle.y - own.midY)
                .scaled(by: scale).rotated(to: turn(of: place, at: moment))
                .clipped(to: visiblePart(at: moment), cornerRadius: radius)
        }
        var whole = own
        if case .image(let image) = place.content { whole = image }
        let frame = frame(at: moment)
        let (width, height) = (frame.width / whole.width, frame.height / whole.height)
        let scale = max(width, isCard ? 0 : height, Pose.smallestScale)
        return form(of: place, scale: scale, atTop: isCard, at: moment)
    }

    /// Whether both views have an opaque background and very different proportions, such as a row that
    /// becomes a page. Their pictures are as wide as the pair and lie at its top. To fill its height, too,
    /// the text of the row would be magnified.
    private var isCard: Bool {
        let (one, other) = (start.frame.width * end.frame.height, start.frame.height * end.frame.width)
        guard max(one, other) > 2 * min(one, other) else { return false }
        func isFilled(_ place: TransitionElement.Place) -> Bool {
            guard place.content == .fill, !place.isTranslucent, place.rotation == 0 else { return false }
            let roundest: CGFloat = 0.3 * min(place.frame.width, place.frame.height)
            return place.backgroundColor?.cgColor.alpha == 1 && place.cornerRadius < roundest
        }
        return isFilled(start) && isFilled(end)
    }

    /// Returns the size and center of a picture of text. Between text and other content, it fits the frame.
    private func textPlace(
        of place: TransitionElement.Place,
        at moment: CGFloat
    ) -> (scale: CGFloat, middle: CGPoint) {
        let own = place.frame
        guard case .text(let words, let size, let alignment) = place.content,
            case .text(let firstWords, let first, let firstAlignment) = start.content,
            case .text(let lastWords, let last, let lastAlignment) = end.content, first > 0, last > 0
        else {
            let frame = frame(at: moment)
            let scale = min(frame.width / own.width, frame.height / own.height)
            return (max(scale, Pose.smallestScale), frame.center)
        }
        // Different alignments have only the center of the text in common.
        let margin = firstAlignment == lastAlignment ? alignment : 0.5
        func hold(_ words: CGRect) -> CGPoint { CGPoint(x: words.minX + margin * words.width, y: words.minY) }
        let scale = max(first.interpolated(to: last, at: moment) / size, Pose.smallestScale)
        let (from, to, mine) = (hold(firstWords), hold(lastWords), hold(words))
        let frame = frame(at: moment)
        let target = CGPoint(
            x: frame.midX + (from.x - start.frame.midX).interpolated(to: to.x - end.frame.midX, at: moment),
            y: frame.midY + (from.y - start.frame.midY).interpolated(to: to.y - end.frame.midY, at: moment)
        )
        let middle = CGPoint(
            x: target.x + (own.midX - mine.x) * scale,
            y: target.y + (own.midY - mine.y) * scale
        )
        return (scale, middle)
    }

    /// Returns the opacity of a picture. An image is always opaque: the first picture stays until the second
    /// one covers it. Other content fades out as the new content appears, both quickly, because two at once
    /// are hard to read.
    private func opacity(on side: TransitionSide, at moment: CGFloat) -> CGFloat {
        // The image that the second view waits for can arrive meanwhile, and covers the first one.
        if side == .outgoing, end.isBlank, start.content.isImage { return 1 }
        let (arrives, leaves): (ClosedRange<CGFloat>, ClosedRange<CGFloat>) =
            end.content.isImage && start.content.isImage ? (0...0.5, 0.5...0.8) : (0.35...0.55, 0.45...0.65)
        let span = side == .incoming ? arrives : leaves
        let passed = moment.fraction(of: span)
        return side == .incoming ? passed : 1 - passed
    }

    // MARK: Surfaces

    /// The background colors behind the pictures at both ends. An image hides its own background, so it uses
    /// the other's. What's translucent fades together with its background, which is in its picture.
    private var colors: (start: UIColor?, end: UIColor?)? {
        guard !start.isTranslucent, !end.isTranslucent else { return nil }
        let first = start.content.isImage ? nil : start.backgroundColor
        let last = end.content.isImage ? nil : end.backgroundColor
        guard first != nil || last != nil else { return nil }
        return (start.content.isImage ? last : first, end.content.isImage ? first : last)
    }

    private var background: [Participant] {
        guard let colors else { return [] }
        func surface(_ side: TransitionSide, opacity: (CGFloat) -> CGFloat) -> Participant {
            let keyframes = Keyframe.sampled { moment in
                form(of: side == .outgoing ? start : end, at: moment)
                    .colored(colors.start.interpolated(to: colors.end, at: moment))
                    .faded(to: opacity(moment))
            }
            return Participant(.surface(of: id, on: side), keyframes: keyframes)
        }
        guard start.corners != end.corners, max(start.cornerRadius, end.cornerRadius) > 0 else {
            return [surface(.outgoing) { _ in 1 }]
        }
        // A surface can't change which of its corners are round, so another one takes its place. It covers
        // the first one, as with images, unless both would be visible.
        let isOpaque = [colors.start, colors.end].allSatisfy { ($0?.cgColor.alpha ?? 0) == 1 }
        let (arrives, leaves): (ClosedRange<CGFloat>, ClosedRange<CGFloat>) =
            isOpaque ? (0...0.5, 0.5...0.8) : (0...1, 0...1)
        return [
            surface(.outgoing) { 1 - $0.fraction(of: leaves) },
            surface(.incoming) { $0.fraction(of: arrives) },
        ]
    }

    /// Translucent views have no shadows, because their shadows would show through. An image lies on the
    /// other view's background, so both must be opaque.
    private var shadows: [Participant] {
        func hasColor(_ place: TransitionElement.Place) -> Bool {
            !place.content.isImage && (place.backgroundColor?.cgColor.alpha ?? 0) > 0.99
        }
        func isOpaque(_ place: TransitionElement.Place) -> Bool {
            place.content.isImage || place.isPhoto || hasColor(place)
        }
        guard !start.isTranslucent, !end.isTranslucent else { return [] }
        let sides = [(TransitionSide.outgoing, start, end), (.incoming, end, start)]
        return sides.compactMap { side, place, other in
            guard place.shadowOpacity > 0, isOpaque(place), hasColor(place) || isOpaque(other)
            else { return nil }
            let keyframes = Keyframe.sampled { moment in
                let color = (colors?.start).interpolated(to: colors?.end, at: moment)
                return form(of: place, at: moment).colored(color ?? .black)
                    .shadowed(to: place.shadowOpacity)
                    .faded(to: side == .outgoing ? 1 - moment : moment)
            }
            return Participant(.surface(of: id, on: side), shadow: place.shadow, keyframes: keyframes)
        }
    }

    /// Returns the pose that gives a picture or a surface from a place the frame, corners, and rotation of
    /// the pair. The picture is drawn at a scale, and shows only the part inside the frame.
    ///
    /// - Parameter atTop: Whether the top of the picture is at that of the frame, rather than its center.
    private func form(
        of place: TransitionElement.Place,
        scale: CGFloat = 1,
        atTop: Bool = false,
        at moment: CGFloat
    ) -> Pose {
        let (frame, own) = (frame(at: moment), place.frame)
        let size = CGSize(width: frame.width / own.width / scale, height: frame.height / own.height / scale)
        var (part, y) = (CGRect(center: CGPoint(x: 0.5, y: 0.5), size: size), frame.midY)
        if atTop {
            (part.origin.y, part.size.height) = (0, min(size.height, 1))
            y = frame.minY + scale * own.height / 2
        }
        return Pose.rest
            .translated(x: frame.midX - own.midX, y: y - own.midY)
            .scaled(by: scale)
            .rotated(to: turn(of: place, at: moment))
            .clipped(to: visiblePart(at: moment).part(of: part), cornerRadius: radius(at: moment) / scale)
    }

    // MARK: The path

    func frame(at moment: CGFloat) -> CGRect {
        let size = CGSize(
            width: start.frame.width.interpolated(to: end.frame.width, at: moment),
            height: start.frame.height.interpolated(to: end.frame.height, at: moment)
        )
        return CGRect(center: middle(at: moment), size: size)
    }

    /// Returns a point on a quadratic Bézier curve. The curve bends toward the corner that a path along one
    /// axis and then the other would have.
    private func middle(at moment: CGFloat) -> CGPoint {
        let roundness = arc.finite(or: 0).unit(or: 0)
        let (first, last) = (start.frame, end.frame)
        let control = CGPoint(
            x: ((first.midX + last.midX) / 2).interpolated(to: last.midX, at: roundness),
            y: ((first.midY + last.midY) / 2).interpolated(to: first.midY, at: roundness)
        )
        func curve(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
            a.interpolated(to: b, at: moment).interpolated(to: b.interpolated(to: c, at: moment), at: moment)
        }
        return CGPoint(x: curve(first.midX, control.x, last.midX), y: curve(first.midY, control.y, last.midY))
    }

    /// Returns the part of the frame that's visible, in fractions.
    private func visiblePart(at moment: CGFloat) -> CGRect {
        moment < 0.5 ? start.visiblePart(at: moment) : end.visiblePart(at: 1 - moment)
    }

    private func radius(at moment: CGFloat) -> CGFloat {
        let frame = visiblePart(at: moment).part(of: frame(at: moment))
        let radius = start.cornerRadius.interpolated(to: end.cornerRadius, at: moment)
        return min(radius, min(frame.width, frame.height) / 2)
    }

    /// Returns the rotation of the pair, relative to that of a place.
    private func turn(of place: TransitionElement.Place, at moment: CGFloat) -> CGFloat {
        (end.rotation - start.rotation).shortestTurn * moment - (place.rotation - start.rotation).shortestTurn
    }
}
