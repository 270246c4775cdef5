import UIKit

extension HomeView: UIScrollViewDelegate {
    /// The cells with an animator whose phone is at least half visible.
    var visibleCells: [AnimatorCell] {
        let seen = scroll.bounds.inset(
            by: UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: 0, right: 0)
        )
        return found.filter { cell in
            let phone = cell.phone.convert(cell.phone.bounds, to: scroll)
            return phone.intersection(seen).height >= phone.height / 2
        }
    }

    /// Scrolls to the beginning of the list.
    func scrollToTop() {
        laidOut.anchor = nil
        scroll.setContentOffset(.zero, animated: false)
        comeToRest()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        updateBar()
        let (offset, now) = (scroll.contentOffset.y, CACurrentMediaTime())
        if let lastMove, now > lastMove.time {
            isScrollingFast = abs(offset - lastMove.offset) / (now - lastMove.time) > 700
        }
        lastMove = (offset, now)
        onScroll?()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { comeToRest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        comeToRest()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        comeToRest()
    }

    private func comeToRest() {
        lastMove = nil
        isScrollingFast = false
        onScroll?()
    }
}
