import UIKit

// The shadow behind a named view, and the view that gives it its shape. Often, they're different views in the
// same place: a cell casts the shadow, and its content view is round, clips, and has the background.

extension UIView {
    /// Returns the view that casts the shadow behind this one: the view itself, or one around it in the same
    /// place that shows nothing else, so that its shadow has the shape of this view. If a view around this
    /// one has a `shadowPath`, its shadow doesn't follow this view, and doesn't count.
    func shadowCaster(on screen: UIView?) -> UIView? {
        let views = ancestry(below: screen)
        // Few views cast one, and it takes time to compare the places of many.
        let place = views.firstIndex { $0.layer.shadowOpacity > 0 && !$0.layer.masksToBounds }
        guard let place else { return nil }
        for (inner, view) in zip(views, views[...place].dropFirst()) {
            guard isInPlace(of: view), view.backgroundAlpha == 0, !view.hasOwnMask,
                view.subviews.allSatisfy({ $0 === inner || $0.isHidden || $0.alpha == 0 })
            else { return nil }
        }
        let view = views[place]
        return view === self || view.layer.shadowPath == nil ? view : nil
    }

    /// The views that give the shadow of a view without a background its shape, from the outside in. Each
    /// fills the one around it, and the last one has an opaque background or photo.
    var shadowedContents: [UIView] {
        guard layer.shadowOpacity > 0, !layer.masksToBounds, !hasOwnMask else { return [] }
        var contents: [UIView] = []
        var view = self
        while view.backgroundAlpha == 0, let next = view.subviews.first(where: { $0.takesPlace(of: view) }) {
            contents.append(next)
            view = next
        }
        return view.backgroundAlpha == 1 || view.showsPhoto ? contents : []
    }

    /// Whether the view is an image view that an opaque image fills, whatever lies on it.
    var showsPhoto: Bool {
        let filling: [ContentMode] = [.scaleToFill, .scaleAspectFill]
        guard let view = self as? UIImageView, filling.contains(view.contentMode) else { return false }
        return view.image?.isOpaque == true
    }

    private var backgroundAlpha: CGFloat {
        backgroundColor?.resolvedColor(with: traitCollection).cgColor.alpha ?? 0
    }

    private func takesPlace(of other: UIView) -> Bool {
        !isHidden && alpha == 1 && !hasOwnMask && isInPlace(of: other)
    }

    /// Returns whether the view has the place and the size of one around it.
    private func isInPlace(of other: UIView) -> Bool {
        let (mine, others) = (bounds, other.bounds)
        let origin = convert(mine.origin, to: other)
        let end = convert(CGPoint(x: mine.maxX, y: mine.maxY), to: other)
        let differences = [
            origin.x - others.minX, origin.y - others.minY, end.x - others.maxX, end.y - others.maxY,
            mine.width - others.width, mine.height - others.height,
        ]
        return differences.allSatisfy { abs($0) <= 0.5 }
    }
}
