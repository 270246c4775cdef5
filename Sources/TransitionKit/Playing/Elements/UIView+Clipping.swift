import UIKit

/// The round corners of a named view as people see them: its own, or those of a view around it that clips it,
/// or of a view in it that gives its shadow the shape.
struct RoundedCorners {
    /// The view that has the corners.
    let owner: UIView
    /// The corners of the named view that are round, in their visible positions if transforms mirror the
    /// view.
    let corners: CACornerMask
    /// The radius in the container, in points. It's 0 if all corners are square.
    let radius: CGFloat
}

extension UIView {
    /// Returns the part of a rectangle of the view that the views around it don't clip. Edges of the
    /// container don't count, because there's nothing beyond them.
    func unclippedPart(of whole: CGRect, in container: UIView, on screen: UIView?) -> CGRect {
        var seen = whole
        for view in clippingViews(on: screen) {
            let clip = view.convert(view.bounds, to: container).extended(beyond: container.bounds)
            seen = seen.intersection(convert(clip, from: container))
        }
        // Content often ends at the edges of the view that clips it, except for rounding errors.
        return seen.isEmpty || seen.encloses(whole, within: 0.5) ? whole : seen
    }

    /// Returns the round corners of the view as it appears on a screen.
    ///
    /// - Parameter reflection: How transforms mirror the view.
    func roundedCorners(in container: UIView, on screen: UIView?, reflection: CGAffineTransform)
        -> RoundedCorners
    {
        let whole = fittedBounds
        let unclipped = unclippedPart(of: whole, in: container, on: screen)
        for view in [self] + shadowedContents + clippingViews(on: screen) where view.roundness > 0 {
            let rounded = roundCorners(of: whole, in: view).union(roundCorners(of: unclipped, in: view))
            guard !rounded.isEmpty else { continue }
            let (top, left) = view.sides(of: view.bounds, in: container, asShownOn: nil)
            let scale = min(top.length / view.bounds.width, left.length / view.bounds.height)
            let corners = rounded.reflected(by: reflection)
            return RoundedCorners(owner: view, corners: corners, radius: view.roundness * scale)
        }
        return RoundedCorners(owner: self, corners: layer.maskedCorners.reflected(by: reflection), radius: 0)
    }

    /// Returns how long and in which directions the width and the height of a part of the view are in a
    /// container, through the middle of the part. In perspective, opposite sides differ.
    ///
    /// - Parameter screen: The screen on which animations move the view, or `nil` if they don't count.
    func sides(of part: CGRect, in container: UIView, asShownOn screen: UIView?)
        -> (top: CGVector, left: CGVector)
    {
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            convert(CGPoint(x: x, y: y), to: container, asShownOn: screen)
        }
        let (x, y) = (part.midX, part.midY)
        return (place(part.maxX, y) - place(part.minX, y), place(x, part.maxY) - place(x, part.minY))
    }

    /// Returns the views around the view that clip it, from the inside out. The transition determines how the
    /// screen itself is clipped, unless it's in a card, which the transition moves instead.
    private func clippingViews(on screen: UIView?) -> [UIView] {
        let isInCard = screen?.superview?.superview is any PresentationView
        return sequence(first: self, next: \.superview).dropFirst()
            .prefix { isInCard ? !($0 is any PresentationView) : $0 !== screen }.filter { $0.clipsToBounds }
    }

    /// Returns the corners of a part of the view that are round corners of a view around it, in which the
    /// view can be rotated or mirrored.
    private func roundCorners(of part: CGRect, in view: UIView) -> CACornerMask {
        let others = view.bounds.corners.filter { view.layer.maskedCorners.contains($0.option) }
        let shared = part.corners.filter { mine in
            let point = convert(mine.point, to: view)
            return others.contains { max(abs(point.x - $0.point.x), abs(point.y - $0.point.y)) <= 0.5 }
        }
        return CACornerMask(shared.map { $0.option })
    }
}

extension CGRect {
    fileprivate var corners: [(option: CACornerMask, point: CGPoint)] {
        [
            (.layerMinXMinYCorner, CGPoint(x: minX, y: minY)),
            (.layerMaxXMinYCorner, CGPoint(x: maxX, y: minY)),
            (.layerMinXMaxYCorner, CGPoint(x: minX, y: maxY)),
            (.layerMaxXMaxYCorner, CGPoint(x: maxX, y: maxY)),
        ]
    }

    /// Returns the rectangle, whose edges that aren't inside another rectangle are moved far away.
    fileprivate func extended(beyond other: CGRect) -> CGRect {
        let far: CGFloat = 1e5
        let left = minX <= other.minX + 0.5 ? other.minX - far : minX
        let top = minY <= other.minY + 0.5 ? other.minY - far : minY
        let right = maxX >= other.maxX - 0.5 ? other.maxX + far : maxX
        let bottom = maxY >= other.maxY - 0.5 ? other.maxY + far : maxY
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
