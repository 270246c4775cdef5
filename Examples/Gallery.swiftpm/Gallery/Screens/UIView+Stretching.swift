import UIKit

extension UIView {
    /// Keeps a picture at the top of a scroll view at the edge of the screen while people pull the content
    /// down. The picture grows from its lower edge, or moves along if it's as high as the screen.
    ///
    /// This uses a transform, because the picture isn't drawn again for every size.
    func stretch(with scroll: UIScrollView, grows: Bool) {
        let way = max(-scroll.contentOffset.y, 0)
        guard way > 0, bounds.height > 0 else {
            transform = .identity
            return
        }
        let scale = grows ? (bounds.height + way) / bounds.height : 1
        transform = CGAffineTransform(translationX: 0, y: grows ? -way / 2 : -way).scaledBy(
            x: scale,
            y: scale
        )
    }
}
