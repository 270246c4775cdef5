import UIKit

/// The order in which the views of a screen are drawn: that of subviews, unless they have z positions.
///
/// The subviews of a view are read only once, because there can be a thousand, and all of them can have
/// names.
@MainActor final class DrawingOrder {
    /// A view that can be in front of its siblings.
    @MainActor private final class Sibling {
        let view: UIView
        /// The position among the siblings, from back to front.
        let position: Int
        let frame: CGRect
        /// What the view shows, in the coordinates of its superview, or `nil` if there's nothing.
        private(set) lazy var shown: CGRect? = {
            // Edges that touch can overlap by a rounding error.
            let shown = view.shownBounds.insetBy(dx: 0.5, dy: 0.5)
            return shown.isNull ? nil : view.convert(shown, to: view.superview)
        }()

        init(_ view: UIView, at position: Int) {
            (self.view, self.position, frame) = (view, position, view.frame)
        }
    }

    private let screen: UIView
    private let flying: Set<ObjectIdentifier>
    /// The flying views, and the views around them.
    private let ignored: Set<ObjectIdentifier>
    /// The subviews of each view that was read, without ignored ones.
    private var siblings: [ObjectIdentifier: [Sibling]] = [:]
    private var positions: [ObjectIdentifier: Int] = [:]

    /// Creates the order of the views on a screen.
    ///
    /// - Parameter flying: Views that don't count as in front of others. Those in them and around them don't,
    ///   either.
    init(on screen: UIView, besides flying: [UIView]) {
        self.screen = screen
        self.flying = Set(flying.map { ObjectIdentifier($0) })
        ignored = Set(flying.flatMap { $0.ancestry(below: screen) }.map { ObjectIdentifier($0) })
    }

    /// Returns the visible views that overlap a view and lie in front of it, and those in front of these,
    /// from back to front.
    func views(inFrontOf view: UIView, in container: UIView) -> [UIView] {
        var (found, places, covers): ([UIView], [CGRect], [CGRect]) = ([], [], [])
        let path = view.ancestry(below: screen)
        // What's in a flying view flies with it.
        let outermost = path.lastIndex { flying.contains(ObjectIdentifier($0)) } ?? 0
        // Everything is converted to the coordinates of one superview after the other, because there can be a
        // thousand siblings, whose frames are known there.
        for (level, around) in path.enumerated() {
            guard let superview = around.superview else { break }
            let frame = around.frame
            places = places.map { around.convert($0, to: superview) }
            // What overlaps a view also overlaps one that contains it.
            if !places.contains(where: { frame.contains($0) }) { places.append(frame) }
            covers = covers.map { around.convert($0, to: superview) }
            guard level >= outermost else { continue }
            let position = position(of: around)
            for later in siblings(in: superview) where later.position > position {
                let place = later.frame
                let overlaps = places.allSatisfy(place.intersects) || covers.contains(where: place.intersects)
                guard overlaps, later.view.isSeen(in: container, on: screen) else { continue }
                found.append(later.view)
                // Only what it shows is behind others.
                if let shown = later.shown { covers.append(shown) }
            }
        }
        return found
    }

    /// Returns the positions of a view and of those around it, from the outside in, each among its siblings.
    func path(of view: UIView) -> [Int] { view.ancestry(below: screen).map { position(of: $0) }.reversed() }

    private func position(of view: UIView) -> Int {
        if let superview = view.superview { _ = siblings(in: superview) }
        return positions[ObjectIdentifier(view)] ?? 0
    }

    /// Returns the subviews of a view that can be in front of others, from back to front.
    private func siblings(in superview: UIView) -> [Sibling] {
        if let known = siblings[ObjectIdentifier(superview)] { return known }
        var found: [Sibling] = []
        for (position, view) in Self.subviewsAsDrawn(in: superview).enumerated() {
            positions[ObjectIdentifier(view)] = position
            if !ignored.contains(ObjectIdentifier(view)) { found.append(Sibling(view, at: position)) }
        }
        siblings[ObjectIdentifier(superview)] = found
        return found
    }

    /// Returns the subviews of a view from back to front.
    private static func subviewsAsDrawn(in superview: UIView) -> [UIView] {
        let subviews = superview.subviews
        guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
        return subviews.enumerated()
            .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
            .map(\.element)
    }
}
