import TransitionKit
import UIKit

// The two pictures of a view that moves, one from each screen, take turns on the way. Those of text fade so
// that nobody reads both at once. Those of other views cross over while they differ the least.

extension Participant {
    /// Returns a picture of text that lies on the sheet all the way, and changes its color while the sheet
    /// appears.
    func recoloring() -> Participant { fading(leaving: 0...0.12, coming: 0.08...0.2) }

    /// Returns a picture of text that isn't on the sheet all the way. The outgoing text is gone before the
    /// sheet is behind it, and the incoming text appears once the sheet is behind all of it, so that no text
    /// is half on one screen and half on the other.
    ///
    /// - Parameter start: The moment at which the incoming text starts to appear.
    func fadingApart(comingFrom start: CGFloat) -> Participant {
        // At once, before it moves through text that stays.
        fading(leaving: 0...0.06, coming: start...start + 0.1)
    }

    /// Returns a picture of a view that crosses over to the other picture while the pair has about the
    /// proportions of the view that isn't an image. Halfway between a round pin and a wide header, the pin
    /// would be a slab, and if the header is hardly wider than high, a blob.
    func crossing(as element: TransitionElement) -> Participant {
        guard let start = element.outgoing, let end = element.incoming, !start.isText, !end.isText else {
            return self
        }
        let isElongated = start.isElongated(as: end) && (start.content == .fill || end.content == .fill)
        guard start.isPin != end.isPin || isElongated else { return self }
        if element.isCard, start.isPin == end.isPin { return clearing() }
        let isEarly = start.isPin || start.content == .fill && !end.isPin
        return isEarly
            ? fading(leaving: 0.16...0.26, coming: 0.02...0.18)
            : fading(leaving: 0.88...0.98, coming: 0.74...0.9)
    }

    /// Returns a picture of a card whose background stays. What lies on it disappears at once, before other
    /// views cross it, and before the content of the other card can be read through it.
    func clearing() -> Participant { fading(leaving: 0...0.08, coming: 0.08...0.25) }

    /// Returns a picture of text that keeps its place on the sheet, unless the text is rotated.
    ///
    /// - Parameters:
    ///   - text: The text on both screens.
    ///   - place: A closure that returns the place of the text at a moment.
    func placed(as text: TransitionElement, at place: (CGFloat) -> MatchedSheet.Words?) -> Participant {
        guard case .element(_, let side) = subject, text.outgoing?.rotation == 0,
            text.incoming?.rotation == 0,
            let view = side == .outgoing ? text.outgoing : text.incoming, let own = view.words
        else { return self }
        let middle = CGPoint(x: view.frame.midX, y: view.frame.midY)
        return with(
            keyframes: keyframes.map { keyframe in
                guard keyframe.time > 0, keyframe.time < 1, let words = place(keyframe.time) else {
                    return keyframe
                }
                let scale = words.fontSize / own.fontSize
                // The picture scales about the middle of the view. The point that the text has in common
                // with its place, such as its top left corner, has to stay where it is.
                let (hold, mine) = (words.hold(words.alignment), own.hold(words.alignment))
                var pose = keyframe.pose
                (pose.scaleX, pose.scaleY) = (scale, scale)
                pose.x = hold.x - middle.x - scale * (mine.x - middle.x)
                pose.y = hold.y - middle.y - scale * (mine.y - middle.y)
                return Keyframe(at: keyframe.time, pose, timing: keyframe.timing)
            }
        )
    }

    /// Returns a picture that fades out in a part of the transition if it's that of the outgoing view, or
    /// fades in in another part if it's that of the incoming one.
    private func fading(leaving: ClosedRange<CGFloat>, coming: ClosedRange<CGFloat>) -> Participant {
        guard case .element(_, let side) = subject else { return self }
        return with(
            keyframes: keyframes.map { keyframe in
                let passed = smooth(part(of: keyframe.time, in: side == .outgoing ? leaving : coming))
                let pose = keyframe.pose.faded(to: side == .outgoing ? 1 - passed : passed)
                return Keyframe(at: keyframe.time, pose, timing: keyframe.timing)
            }
        )
    }
}

extension TransitionElement {
    /// Whether the view has an opaque background on both screens, such as a badge. The background moves with
    /// the text, which can be read on it in front of either screen. Without its text, the badge would be
    /// empty.
    var hasOwnGrounds: Bool {
        [outgoing, incoming].allSatisfy { place in
            place?.isTranslucent == false && place?.backgroundColor?.cgColor.alpha == 1
        }
    }

    /// Whether the view is text that has about the same color on both screens.
    var keepsTextColor: Bool {
        func parts(_ color: UIColor?) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            let isKnown = color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha) == true
            return isKnown ? [red, green, blue, alpha] : []
        }
        let (from, to) = (parts(outgoing?.textColor), parts(incoming?.textColor))
        return from.count == to.count && zip(from, to).allSatisfy { abs($0 - $1) < 0.25 }
    }

    /// Returns whether the text of this view lies on another view that isn't text, on one of the screens.
    func lies(on other: TransitionElement) -> Bool {
        [(outgoing, other.outgoing), (incoming, other.incoming)].contains { text, view in
            guard let text, let view, !view.isText else { return false }
            return text.textFrame.insetBy(dx: 1, dy: 1).intersects(view.frame)
        }
    }
}

extension TransitionElement.Place {
    /// Whether the view is text.
    var isText: Bool { if case .text = content { true } else { false } }

    /// The frame of the text, or of a view that isn't text.
    fileprivate var textFrame: CGRect {
        if case .text(let frame, _, _) = content { return frame }
        return frame
    }

    /// Whether the view is round and not an image, which would have more to show if it were larger.
    fileprivate var isPin: Bool {
        let (short, long) = (min(frame.width, frame.height), max(frame.width, frame.height))
        return content == .fill && long < 1.5 * short && cornerRadius > 0.45 * short
    }

    /// Returns whether the proportions of this view and another one differ by more than a factor of two.
    fileprivate func isElongated(as other: TransitionElement.Place) -> Bool {
        let (one, another) = (frame.width * other.frame.height, frame.height * other.frame.width)
        return max(one, another) > 2 * min(one, another)
    }
}
