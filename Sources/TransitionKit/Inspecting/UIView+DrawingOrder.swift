import UIKit

// The order in which the views of a screen are drawn: that of subviews, unless they have z positions.

extension UIView {
    /// Returns the views of a screen that overlap this view and lie in front of it, and those in front of
    /// these, from back to front.
    ///
    /// - Parameter isIncluded: A closure that returns whether a view that overlaps counts.
    func viewsInFront(on screen: UIView, where isIncluded: (UIView) -> Bool) -> [UIView] {
        var (found, places, covers): ([UIView], [CGRect], [CGRect]) = ([], [], [])
        // Everything is converted to the coordinates of one superview after the other, because there can be a
        // thousand siblings, whose frames are known there.
        for view in ancestry(below: screen) {
            guard let superview = view.superview else { break }
            places = places.map { view.convert($0, to: superview) } + [view.frame]
            covers = covers.map { view.convert($0, to: superview) }
            for later in superview.subviewsAsDrawn.drop(while: { $0 !== view }).dropFirst() {
                let place = later.frame
                let overlaps = places.allSatisfy(place.intersects) || covers.contains(where: place.intersects)
                guard overlaps, isIncluded(later) else { continue }
                found.append(later)
                // Only what it shows is behind others. Edges that touch can overlap by a rounding error.
                let shown = later.shownBounds.insetBy(dx: 0.5, dy: 0.5)
                if !shown.isNull { covers.append(later.convert(shown, to: superview)) }
            }
        }
        return found
    }

    /// The positions of the view and of those around it, from the outside in, each among its siblings.
    func drawingPath(on screen: UIView) -> [Int] {
        ancestry(below: screen)
            .map { view in view.superview?.subviewsAsDrawn.firstIndex { $0 === view } ?? 0 }.reversed()
    }

    /// The subviews from back to front.
    private var subviewsAsDrawn: [UIView] {
        guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
        return subviews.enumerated()
            .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
            .map(\.element)
    }
}
