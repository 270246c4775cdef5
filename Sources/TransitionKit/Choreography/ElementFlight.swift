import UIKit

extension TransitionScene {
    /// The parts of a pair of views that becomes one: pictures of both fly from the one's place to the other's,
    /// changing size and corners together, while the second picture comes in over the first.
    ///
    /// - Parameters:
    ///   - id: the name that both screens give to their view.
    ///   - arc: how round the way is: 0 (the default) is straight, 1 goes off sideways and arrives upright. Clamped
    ///     to that range; along one axis the way is always straight.
    /// - Returns: nothing where either screen doesn't show the view.
    public func flight(of id: TransitionElementID, arc: CGFloat = 0) -> [Participant] {
        guard let element = elements[id], let start = element.outgoing, let end = element.incoming else {
            return []
        }
        let flight = ElementFlight(start: start, end: end, arc: arc)
        return [
            Participant(.element(id, on: .outgoing), keyframes: flight.keyframes(of: start, on: .outgoing)),
            Participant(.element(id, on: .incoming), keyframes: flight.keyframes(of: end, on: .incoming)),
        ]
    }
}

/// The way of a view from its place on one screen to its place on the other.
struct ElementFlight {
    let start: TransitionElement.Place
    let end: TransitionElement.Place
    let arc: CGFloat

    /// The way as straight pieces: proportions that are kept while the frame changes its own don't change evenly.
    func keyframes(of place: TransitionElement.Place, on side: TransitionElement.Side) -> [Keyframe] {
        let steps = 60
        return (0...steps).map { step in
            let moment = CGFloat(step) / CGFloat(steps)
            return Keyframe(at: moment, pose(of: place, at: moment).faded(to: opacity(on: side, at: moment)))
        }
    }

    /// The pose of a picture that was taken at a place.
    private func pose(of place: TransitionElement.Place, at moment: CGFloat) -> Pose {
        if moment == 0 || moment == 1, place == (moment == 0 ? start : end) {
            return Pose.rest.clipped(to: Participant.wholeScreen, cornerRadius: radius(at: moment))
        }
        let (frame, own) = (frame(at: moment), place.frame)
        var scale: CGFloat
        var clip = Participant.wholeScreen
        var middle = frame.midX
        switch (place.content, start.content, end.content) {
        case (.text(let size, let alignment), .text(let first, _), .text(let last, _))
        where first > 0 && last > 0:
            scale = mix(first, last, moment) / size
            middle = frame.minX + alignment * frame.width + (0.5 - alignment) * own.width * scale
        case (.text, _, _):
            scale = min(frame.width / own.width, frame.height / own.height)
        default:
            scale = max(frame.width / own.width, frame.height / own.height)
            let (width, height) = (frame.width / own.width / scale, frame.height / own.height / scale)
            clip = CGRect(x: (1 - width) / 2, y: (1 - height) / 2, width: width, height: height)
        }
        scale = max(scale, Pose.smallestScale)
        return Pose.rest
            .translated(x: middle - own.midX, y: frame.midY - own.midY)
            .scaled(by: scale)
            .rotated(to: mix(0, turn, moment) - (place.rotation - start.rotation).shortWayRound)
            .clipped(to: clip, cornerRadius: radius(at: moment) / scale)
    }

    /// The frame that a pair has at a moment.
    func frame(at moment: CGFloat) -> CGRect {
        let size = CGSize(
            width: mix(start.frame.width, end.frame.width, moment),
            height: mix(start.frame.height, end.frame.height, moment)
        )
        let middle = middle(at: moment)
        return CGRect(
            x: middle.x - size.width / 2,
            y: middle.y - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    /// A quadratic Bézier curve that is drawn towards the corner of a way along one axis and then the other.
    private func middle(at moment: CGFloat) -> CGPoint {
        let roundness = arc.isFinite ? min(max(arc, 0), 1) : 0
        let (first, last) = (start.frame, end.frame)
        let control = CGPoint(
            x: mix((first.midX + last.midX) / 2, last.midX, roundness),
            y: mix((first.midY + last.midY) / 2, first.midY, roundness)
        )
        func curve(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
            mix(mix(a, b, moment), mix(b, c, moment), moment)
        }
        return CGPoint(
            x: curve(first.midX, control.x, last.midX),
            y: curve(first.midY, control.y, last.midY)
        )
    }

    private func radius(at moment: CGFloat) -> CGFloat {
        let frame = frame(at: moment)
        return min(mix(start.cornerRadius, end.cornerRadius, moment), min(frame.width, frame.height) / 2)
    }

    private var turn: CGFloat { (end.rotation - start.rotation).shortWayRound }

    /// What may be cropped is opaque at all times: the first picture stays until the second has covered it. Words
    /// give way to each other, since two at once can't be read.
    private func opacity(on side: TransitionElement.Side, at moment: CGFloat) -> CGFloat {
        let isText = [start.content, end.content].allSatisfy { if case .text = $0 { true } else { false } }
        let (arrives, leaves): (ClosedRange<CGFloat>, ClosedRange<CGFloat>) =
            isText ? (0.2...0.6, 0.4...0.8) : (0...0.7, 0.7...1)
        let span = side == .incoming ? arrives : leaves
        let passed = min(max((moment - span.lowerBound) / (span.upperBound - span.lowerBound), 0), 1)
        return side == .incoming ? passed : 1 - passed
    }

    private func mix(_ start: CGFloat, _ end: CGFloat, _ fraction: CGFloat) -> CGFloat {
        start + (end - start) * fraction
    }
}

extension CGFloat {
    /// The same turn, at most half way round.
    fileprivate var shortWayRound: CGFloat { remainder(dividingBy: 2 * .pi) }
}
