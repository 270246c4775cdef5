import UIKit

/// The rows of the lists in a card that changes its length: pictures of those that the lists lose because the
/// card gets shorter, and those that come into view because it gets longer.
///
/// A list removes rows as soon as it's laid out, but until the end of the animation, people see the place
/// where they were. And as the layout is animated, new rows would fly to their places.
@MainActor final class LeavingRows {
    private var pictures: [(list: UIScrollView, bounds: CGRect, view: UIView)] = []
    private var clips: [UIView] = []
    /// The lists, and what's visible in them before the change.
    private var lists: [(list: UIScrollView, rows: Set<ObjectIdentifier>)] = []

    /// Looks at the lists before the card changes its size.
    ///
    /// - Parameter takesPictures: Whether the card gets shorter.
    init(in content: UIView?, takesPictures: Bool) {
        guard let content, content.window?.isHidden == false else { return }
        look(into: content, takesPictures: takesPictures && !UIAccessibility.isReduceMotionEnabled)
    }

    private func look(into view: UIView, takesPictures: Bool) {
        guard view.isOfList, let list = view as? UIScrollView else {
            for subview in view.subviews where !subview.isHidden {
                look(into: subview, takesPictures: takesPictures)
            }
            return
        }
        lists.append((list, Set(list.shownRows.map { ObjectIdentifier($0) })))
        guard takesPictures else { return }
        let picture = list.resizableSnapshotView(
            from: list.bounds,
            afterScreenUpdates: false,
            withCapInsets: .zero
        )
        if let picture { pictures.append((list, list.bounds, picture)) }
    }

    /// Shows the pictures where the lists have lost rows, behind the remaining ones, and new rows at their
    /// places.
    func show() {
        for (list, rows) in lists {
            for row in list.shownRows where !rows.contains(ObjectIdentifier(row)) { row.stopMoving() }
        }
        lists = []
        UIView.performWithoutAnimation {
            for (list, bounds, view) in pictures {
                let top = list.bounds.maxY
                guard top > bounds.minY, bounds.maxY - top > 1 else { continue }
                let clip = UIView.inert(
                    frame: CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
                )
                clip.clipsToBounds = true
                view.frame = CGRect(origin: CGPoint(x: 0, y: bounds.minY - top), size: bounds.size)
                clip.addSubview(view)
                list.insertSubview(clip, at: 0)
                clips.append(clip)
            }
        }
        pictures = []
    }

    func end() {
        for clip in clips { clip.removeFromSuperview() }
        clips = []
    }
}

extension UIView {
    /// The subviews of a list that are visible. It can hide the others in order to use them again.
    @MainActor fileprivate var shownRows: [UIView] { subviews.filter { !$0.isHidden } }

    /// Puts the view, and everything in it, where the layout has placed it. What the app animates itself,
    /// such as a spinner or a fade, goes on.
    @MainActor fileprivate func stopMoving() {
        for key in layer.animationKeys() ?? [] {
            guard let animation = layer.animation(forKey: key) as? CAPropertyAnimation,
                let path = animation.keyPath, path.hasPrefix("position") || path.hasPrefix("bounds"),
                animation.repeatCount == 0, animation.repeatDuration == 0
            else { continue }
            layer.removeAnimation(forKey: key)
        }
        for subview in subviews { subview.stopMoving() }
    }
}
