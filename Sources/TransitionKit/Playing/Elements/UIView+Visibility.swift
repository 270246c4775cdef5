import UIKit

extension UIView {
    /// The index path of the collection view cell that the view is part of.
    var indexInList: IndexPath? {
        let views = sequence(first: self, next: \.superview)
        guard let cell = views.lazy.compactMap({ $0 as? UICollectionViewCell }).first,
            let list = views.lazy.compactMap({ $0 as? UICollectionView }).first
        else { return nil }
        return list.indexPath(for: cell)
    }

    /// The number of views from this one to the outermost one around it, both included.
    var depth: Int { sequence(first: self, next: \.superview).reduce(0) { count, _ in count + 1 } }

    /// Returns whether coordinates can be converted between the two views.
    func sharesSpace(with other: UIView) -> Bool {
        isDescendant(of: other) || (window != nil && window === other.window)
    }

    /// Returns the combined opacity of the view and the views around it on a screen, without the screen's
    /// own.
    func opacity(on screen: UIView) -> CGFloat { ancestry(below: screen).reduce(1) { $0 * $1.alpha } }

    /// Returns whether any of the view, or of a part of it, is visible in a container, and not only a picture
    /// of it.
    func isSeen(_ part: CGRect? = nil, in container: UIView, on screen: UIView?) -> Bool {
        !ancestry(below: screen).contains { $0.isBehindPicture }
            && isVisible(part, in: container, on: screen)
    }

    /// Returns whether any of the view, or of a part of it, is visible in a container: it isn't hidden,
    /// transparent, or clipped. It can be behind a picture of it.
    func isVisible(_ part: CGRect?, in container: UIView, on screen: UIView?) -> Bool {
        // A part can be a point.
        let place = part?.insetBy(dx: -0.5, dy: -0.5) ?? bounds
        var seen = convert(place, to: container)
        guard !place.isEmpty, [seen.minX, seen.minY, seen.width, seen.height].allSatisfy(\.isFinite) else {
            return false
        }
        // The transition determines the visibility of the screen itself.
        for view in ancestry(below: screen) {
            if view.isHidden || view.alpha < 0.01 { return false }
            if view !== self || part != nil, view.clipsToBounds {
                seen = seen.intersection(view.convert(view.bounds, to: container))
            }
        }
        seen = seen.intersection(container.bounds)
        return !seen.isNull && seen.width > 0 && seen.height > 0
    }
}
