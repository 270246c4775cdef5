import UIKit

extension UIView {
    /// Keeps a picture at the head of what scrolls up to the screen's edge while the content is pulled down:
    /// it grows from its lower edge, or comes along if it is as high as the screen.
    ///
    /// The picture isn't drawn anew at every size, so this is a transform.
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
