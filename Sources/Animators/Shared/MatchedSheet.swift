import TransitionKit
import UIKit

/// The background of the incoming screen, which grows from behind the largest view that moves and hides it.
///
/// Its edges start at those of the view and end at those of the screen, like a sheet that the view lies on.
/// Where the view ends at an edge of the screen, the sheet's edge stays at that of the view all the way. The
/// lower edge is ahead of the others, unless a finger moves them. Bare text has no visible edges, so the
/// sheet around it has a margin and round corners from the start. So does a sheet behind a view and the text
/// beside it, such as the title of a row, which can be read on it all the way.
struct MatchedSheet {
    /// The name of the view.
    let id: TransitionElementID
    private let start: TransitionElement.Place
    private let end: TransitionElement.Place
    /// The text that lies on the sheet from the start, by the names of the views.
    private let texts: [TransitionElementID: (start: Words, end: Words)]
    /// The frame at the start.
    private let startFrame: CGRect
    private let screen: CGRect
    private let arc: CGFloat
    private let isLinear: Bool
    private var endFrame: CGRect { end.visibleFrame }

    /// The place of text, and the size of its font.
    struct Words {
        var frame: CGRect
        var fontSize: CGFloat
        /// The horizontal alignment, from 0 to 1.
        var alignment: CGFloat

        /// Returns the point at the top of the text, at a fraction of its width.
        func hold(_ margin: CGFloat) -> CGPoint {
            CGPoint(x: frame.minX + margin * frame.width, y: frame.minY)
        }
    }

    /// The distance of the sheet's edges from those of text, in points.
    private static let margin: CGFloat = 12

    /// Creates a sheet from behind the largest of the views that both screens show, or returns `nil` if
    /// there's none. Bare text doesn't hide the sheet, so any other view comes before it, and it's only as
    /// large as its letters, even if its label goes across the screen.
    ///
    /// - Parameters:
    ///   - views: The views, with their names.
    ///   - arc: How curved the paths of the views are, from 0 to 1.
    ///   - isLinear: Whether it grows at constant speed, like views that move under a finger.
    ///   - scene: The scene.
    init?(
        behind views: [(id: TransitionElementID, element: TransitionElement)],
        arc: CGFloat,
        isLinear: Bool,
        in scene: TransitionScene
    ) {
        let largest = views.max { first, second in
            func rank(_ element: TransitionElement) -> (Int, CGFloat) {
                let frame = element.incoming?.visibleFrame ?? .zero
                return (element.outgoing?.isBareText == true ? 0 : 1, frame.width * frame.height)
            }
            return rank(first.element) < rank(second.element)
        }
        guard let (id, view) = largest, let start = view.outgoing, let end = view.incoming,
            scene.incomingFrame.isCuttable
        else { return nil }
        (self.id, self.start, self.end, screen) = (id, start, end, scene.incomingFrame)
        (self.arc, self.isLinear) = (arc.playable(or: 0, within: 0...1), isLinear)
        // Text that's farther away belongs to something else.
        let nearby = start.visibleFrame.insetBy(dx: -32, dy: -32)
        var texts: [TransitionElementID: (start: Words, end: Words)] = [:]
        for (id, element) in views {
            guard let from = element.outgoing, let to = element.incoming, from.isBareText, to.isBareText,
                let first = from.words, let last = to.words, first.frame.intersects(nearby),
                !view.isGround(of: element)
            else { continue }
            texts[id] = (first, last)
        }
        self.texts = texts
        let visible = texts.values.reduce(start.visibleFrame) { $0.union($1.start.frame) }
        let margin = start.isBareText || !texts.isEmpty ? Self.margin : 0
        startFrame = visible.insetBy(dx: -margin, dy: -margin)
    }

    /// Returns the frame in the container when the view has traveled a fraction of its way.
    func frame(at time: CGFloat) -> CGRect {
        let margin = lerp(Self.margin, 0, time)
        return texts.keys.reduce(frameAroundView(at: time)) { frame, id in
            let text = words(of: id, at: time)?.frame.intersection(screen) ?? .null
            if text.isNull { return frame }
            return frame.union(text.insetBy(dx: -margin, dy: -margin))
        }
    }

    /// Returns the frame before it's enlarged for text that has moved away from the view.
    private func frameAroundView(at time: CGFloat) -> CGRect {
        let (view, first) = (viewFrame(at: time), start.visibleFrame)
        let (growth, fall) = isLinear ? (time, time) : (smooth(time / 0.8), smooth(time / 0.7))
        // The text beside the view moves below it soon.
        let rest = 1 - smooth(time / 0.45)
        let left = (first.minX - startFrame.minX) * rest + (endFrame.minX - screen.minX) * growth
        let right = (startFrame.maxX - first.maxX) * rest + (screen.maxX - endFrame.maxX) * growth
        let top = (first.minY - startFrame.minY) * rest + (endFrame.minY - screen.minY) * growth
        let bottom = (startFrame.maxY - first.maxY) * rest + (screen.maxY - endFrame.maxY) * fall
        return CGRect(
            x: view.minX - left,
            y: view.minY - top,
            width: view.width + left + right,
            height: view.height + top + bottom
        )
    }

    private func viewFrame(at time: CGFloat) -> CGRect {
        let (from, to) = (start.visibleFrame, endFrame)
        // The curve of the view's flight.
        let bend = time * (1 - time) * arc
        let frame = lerp(from, to, time)
            .offsetBy(dx: bend * (to.midX - from.midX), dy: bend * (from.midY - to.midY))
        return start.visiblePart(at: time).part(of: frame)
    }

    /// Returns whether a view lies on the view from which the sheet grows, on both screens.
    func isGround(of element: TransitionElement) -> Bool {
        TransitionElement(outgoing: start, incoming: end).isGround(of: element)
    }

    /// Returns whether a view is text that lies on the sheet all the way.
    func carries(_ id: TransitionElementID) -> Bool { texts[id] != nil }

    /// Whether bare text lies on the sheet, which doesn't hide it.
    var startsBehindText: Bool { start.isBareText || !texts.isEmpty }

    /// The opaque color of the view from which the sheet grows, or `nil` if it has none.
    var startColor: UIColor? {
        if startsBehindText { return nil }
        if case .image = start.content { return nil }
        return start.isTranslucent || start.backgroundColor?.cgColor.alpha != 1 ? nil : start.backgroundColor
    }

    /// Returns the pose of a participant that covers the incoming screen.
    func pose(at time: CGFloat) -> Pose {
        let frame = frame(at: time)
        let inset = min(abs(frame.width - screen.width), abs(frame.height - screen.height)) / 2
        // As round as the view that lies on it, and concentric while only a thin margin surrounds it.
        let widest = max(
            endFrame.minX - screen.minX,
            screen.maxX - endFrame.maxX,
            endFrame.minY - screen.minY
        )
        let around = min(max(widest, 0) * smooth(time / 0.8), 3)
        let least: CGFloat = startsBehindText ? 2 * Self.margin : 0
        let radius = max(lerp(start.cornerRadius, end.cornerRadius, time) + around, least)
        return Pose.rest.clipped(
            to: frame.fractions(of: screen),
            cornerRadius: radius * roundness(atInset: inset)
        )
    }

    /// How much smaller the incoming screen is when the view has traveled a fraction of its way, and the
    /// position of its origin.
    ///
    /// It's as much smaller as the view, so that everything else keeps its place around the view, and the
    /// text that moves doesn't pass other text. An avatar, which hardly changes its size, would leave no room
    /// on the sheet, so the screen is then as wide as the sheet.
    private func fit(at time: CGFloat) -> (scale: CGFloat, origin: CGPoint) {
        let (view, whole) = (viewFrame(at: time), endFrame)
        let hasRoom = start.visibleFrame.width * screen.width < 1.5 * startFrame.width * whole.width
        let room = hasRoom ? 1 : frameAroundView(at: time).width / max(screen.width, 1)
        let scale = min(max(min(view.width / max(whole.width, 1), room), 0.05), 1)
        let x = view.midX - scale * (whole.midX - screen.minX)
        // What's beside a view is usually below it, unless nothing is.
        if end.content == .fill, whole.maxY > screen.maxY - 1 {
            return (scale, CGPoint(x: x, y: view.minY - scale * (whole.minY - screen.minY)))
        }
        return (scale, CGPoint(x: x, y: view.maxY - scale * (whole.maxY - screen.minY)))
    }

    /// Returns the pose of the incoming screen, which is cut off at the edges of the sheet.
    func screenPose(at time: CGFloat) -> Pose {
        let ((scale, origin), sheet) = (fit(at: time), pose(at: time).clip)
        let area = sheet.rect.part(of: screen)
        let place = CGRect(
            origin: origin,
            size: CGSize(width: scale * screen.width, height: scale * screen.height)
        )
        return Pose.rest.translated(x: place.midX - screen.midX, y: place.midY - screen.midY)
            .scaled(by: scale)
            .clipped(to: area.fractions(of: place), cornerRadius: sheet.cornerRadius / scale)
    }

    /// Returns where text of the incoming screen is on the sheet.
    func place(of words: Words, at time: CGFloat) -> Words {
        let (scale, origin) = fit(at: time)
        let frame = CGRect(
            x: origin.x + scale * (words.frame.minX - screen.minX),
            y: origin.y + scale * (words.frame.minY - screen.minY),
            width: scale * words.frame.width,
            height: scale * words.frame.height
        )
        return Words(frame: frame, fontSize: scale * words.fontSize, alignment: words.alignment)
    }

    /// Returns the place of text that lies on the sheet all the way, or `nil` for other views. It soon takes
    /// its place on the incoming screen, and moves along with it.
    func words(of id: TransitionElementID, at time: CGFloat) -> Words? {
        guard let (from, to) = texts[id] else { return nil }
        let (end, part) = (place(of: to, at: time), smooth(time / 0.35))
        return Words(
            frame: lerp(from.frame, end.frame, part),
            fontSize: lerp(from.fontSize, end.fontSize, part),
            // Different alignments have only the center of the text in common.
            alignment: from.alignment == to.alignment ? from.alignment : 0.5
        )
    }

    /// Returns the fraction of the way at which the sheet is first behind all of a text of the incoming
    /// screen.
    func firstMoment(behind text: TransitionElement) -> CGFloat {
        guard let words = text.incoming?.words else { return 0 }
        let moments = (0...100).lazy.map { CGFloat($0) / 100 }
        return moments.first { frame(at: $0).encloses(place(of: words, at: $0).frame, within: 1) } ?? 1
    }
}

extension TransitionElement {
    /// Whether the view has an opaque background on both screens, and isn't an image or text.
    var isCard: Bool {
        [outgoing, incoming].allSatisfy { place in
            guard let place, !place.isTranslucent else { return false }
            return place.content == .fill && place.backgroundColor?.cgColor.alpha == 1
        }
    }

    /// Returns whether this view is a card on which another view lies on both screens, such as its title.
    func isGround(of other: TransitionElement) -> Bool {
        isCard
            && [(outgoing, other.outgoing), (incoming, other.incoming)].allSatisfy { ground, view in
                guard let ground, let view else { return false }
                return ground.frame.encloses(view.words?.frame ?? view.frame, within: 1)
            }
    }
}

extension TransitionElement.Place {
    /// Whether the view is text without a background.
    var isBareText: Bool {
        if case .text = content { backgroundColor == nil } else { false }
    }

    /// The frame of the view, or of its text if nothing else of it can be seen.
    fileprivate var visibleFrame: CGRect {
        guard isBareText, case .text(let text, _, _) = content else { return frame }
        return text
    }

    /// The place of the text, or `nil` if the view isn't text.
    var words: MatchedSheet.Words? {
        guard case .text(let frame, let size, let alignment) = content, size > 0 else { return nil }
        return MatchedSheet.Words(frame: frame, fontSize: size, alignment: alignment)
    }
}
