import UIKit

/// Pictures of the rows that the lists in a card lose because the card gets shorter.
///
/// A list removes these rows as soon as it's laid out, but until the end of the animation, people see the
/// place where they were.
@MainActor final class LeavingRows {
    private var pictures: [(list: UIScrollView, bounds: CGRect, view: UIView)] = []
    private var clips: [UIView] = []

    /// Takes the pictures before the card changes its size.
    init(in content: UIView?) {
        guard let content, content.window?.isHidden == false, !UIAccessibility.isReduceMotionEnabled else {
            return
        }
        takePictures(in: content)
    }

    private func takePictures(in view: UIView) {
        guard view.isOfList, let list = view as? UIScrollView else {
            for subview in view.subviews where !subview.isHidden { takePictures(in: subview) }
            return
        }
        let picture = list.resizableSnapshotView(
            from: list.bounds,
            afterScreenUpdates: false,
            withCapInsets: .zero
        )
        if let picture { pictures.append((list, list.bounds, picture)) }
    }

    /// Shows the pictures where the lists have lost rows, behind the remaining ones.
    func show() {
        UIView.performWithoutAnimation {
            for (list, bounds, view) in pictures {
                let top = list.bounds.maxY
                guard top > bounds.minY, bounds.maxY - top > 1 else { continue }
                let clip = UIView.decoration(
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
