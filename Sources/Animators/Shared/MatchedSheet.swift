import TransitionKit
import UIKit

/// The background of the incoming screen, which grows from behind the largest view that moves and hides it.
///
/// Its edges start at those of the view and end at those of the screen, like a sheet that the view lies on.
/// Where the view ends at an edge of the screen, the sheet's edge stays at that of the view all the way. The
/// lower edge is ahead of the others, unless a finger moves them. Bare text has no visible edges, so the
/// sheet around it has a margin and round corners from the start.
struct MatchedSheet {
    /// The name of the view.
    let id: TransitionElementID
    private let start: TransitionElement.Place
    private let end: TransitionElement.Place
    private let screen: CGRect
    private let isLinear: Bool
    private var endFrame: CGRect { end.visibleFrame }

    /// Creates a sheet from behind the largest of the views that both screens show, or returns `nil` if
    /// there's none. Bare text doesn't hide the sheet, so any other view comes before it, and it's only as
    /// large as its letters, even if its label goes across the screen.
    ///
    /// - Parameters:
    ///   - views: The views, with their names.
    ///   - isLinear: Whether it grows at constant speed, like views that move under a finger.
    ///   - scene: The scene.
    init?(
        behind views: [(id: TransitionElementID, element: TransitionElement)],
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
        self.isLinear = isLinear
    }

    /// Returns the frame in the container when the view has traveled a fraction of its way.
    func frame(at time: CGFloat) -> CGRect {
        let view = start.visiblePart(at: time).part(of: lerp(start.visibleFrame, endFrame, time))
        let (growth, fall) = isLinear ? (time, time) : (smooth(time / 0.8), smooth(time / 0.7))
        let left = lerp(margin, endFrame.minX - screen.minX, growth)
        let right = lerp(margin, screen.maxX - endFrame.maxX, growth)
        let top = lerp(margin, endFrame.minY - screen.minY, growth)
        return CGRect(
            x: view.minX - left,
            y: view.minY - top,
            width: view.width + left + right,
            height: view.height + top + lerp(margin, screen.maxY - endFrame.maxY, fall)
        )
    }

    /// Whether the largest view is bare text, which doesn't hide the sheet.
    var startsBehindText: Bool { start.isBareText }

    /// The opaque color of the view from which the sheet grows, or `nil` if it has none.
    var startColor: UIColor? {
        if case .image = start.content { return nil }
        return start.isTranslucent || start.backgroundColor?.cgColor.alpha != 1 ? nil : start.backgroundColor
    }

    /// The latest moment at which the incoming screen begins to appear on the sheet. Earlier, it can be read
    /// together with text that moves in front of it, which is less bad than an empty page.
    static let latestAppearance: CGFloat = 0.82

    /// The moment at which the incoming screen begins to appear on the sheet. The less of the screen the view
    /// fills, the sooner that is, because the sheet would be an empty page.
    var appearance: CGFloat {
        let share = endFrame.width * endFrame.height / (screen.width * screen.height)
        return lerp(0.45, Self.latestAppearance, min(share / 0.25, 1))
    }

    /// The distance of the edges from those of the view at the start, in points.
    private var margin: CGFloat { startsBehindText ? 12 : 0 }

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
        let radius = max(lerp(start.cornerRadius, end.cornerRadius, time) + around, 2 * margin)
        return Pose.rest.clipped(
            to: frame.fractions(of: screen),
            cornerRadius: radius * roundness(atInset: inset)
        )
    }

    /// Returns the fraction of the way at which the sheet is first behind all of a text that moves.
    func firstMoment(behind text: TransitionElement) -> CGFloat {
        guard let (from, to) = text.textFrames else { return 0 }
        let moments = (0...100).lazy.map { CGFloat($0) / 100 }
        return moments.first { frame(at: $0).encloses(lerp(from, to, $0), within: 1) } ?? 1
    }
}

extension TransitionElement.Place {
    /// Whether the view is text without a background.
    fileprivate var isBareText: Bool {
        if case .text = content { backgroundColor == nil } else { false }
    }

    /// The frame of the view, or of its text if nothing else of it can be seen.
    fileprivate var visibleFrame: CGRect {
        guard isBareText, case .text(let text, _, _) = content else { return frame }
        return text
    }
}

extension TransitionElement {
    /// The frames of the text on both screens.
    fileprivate var textFrames: (CGRect, CGRect)? {
        guard case .text(let from, _, _)? = outgoing?.content, case .text(let to, _, _)? = incoming?.content
        else { return nil }
        return (from, to)
    }
}
