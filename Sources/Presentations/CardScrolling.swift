import UIKit

/// The scroll views under a finger whose content scrolls along the axis of a card, from the inside out.
/// Content yields in this order: a list, the page around it, and then the card.
///
/// UIKit scrolls the innermost one. Whether it also scrolls the others isn't documented, so their offsets,
/// and those of content that the card holds, are set whenever either the card's gesture or UIKit's reports a
/// movement.
@MainActor final class CardScrolling {
    private let views: [Weak]
    private let outward: CGVector
    /// The offsets that don't change for now.
    private var kept: [(view: Weak, offset: CGPoint)] = []
    private var target: AnyObject?

    private struct Weak {
        weak var view: UIScrollView?
    }

    /// - Parameters:
    ///   - view: The view under the finger.
    ///   - container: The view around the card, which isn't searched.
    init(under view: UIView?, in container: UIView?, outward: CGVector) {
        self.outward = outward
        let axis: TransitionAxis = outward.dx == 0 ? .vertical : .horizontal
        var found: [Weak] = []
        var next = view
        while let current = next, current !== container {
            if let candidate = current as? UIScrollView, candidate.scrolls(along: axis) {
                found.append(Weak(view: candidate))
            }
            next = current.superview
        }
        views = found
    }

    var isEmpty: Bool { views.isEmpty }

    func isScrolled(by recognizer: UIGestureRecognizer) -> Bool {
        views.contains { $0.view?.panGestureRecognizer === recognizer }
    }

    // MARK: Positions

    /// A Boolean value that indicates whether a finger that moves outward doesn't scroll anything anymore.
    var isAtBeginning: Bool { views.allSatisfy { distance(of: $0.view) <= 0.5 } }

    /// The distance of the innermost content from its beginning, in points, or 0 beyond it.
    var innerDistance: CGFloat { distance(of: views.first?.view) }

    private func distance(of view: UIScrollView?) -> CGFloat {
        guard let view else { return 0 }
        return max(
            view.distance(from: view.contentOffset, to: view.offset(atEdgeFor: outward), along: outward),
            0
        )
    }

    // MARK: Moving

    /// Called when a drag begins, and calls back for each movement that UIKit scrolls.
    func begin() {
        target = views.first?.view?.panGestureRecognizer.whenever { [weak self] in
            if $0.state == .began || $0.state == .changed { self?.keep() }
        }
    }

    /// Keeps all content at its beginning while the card moves.
    func pin() {
        kept = views.compactMap { item in item.view.map { (item, $0.offset(atEdgeFor: outward)) } }
        keep()
    }

    /// Leaves the content to UIKit.
    func release() { kept = [] }

    private func keep() {
        for (item, offset) in kept {
            guard let view = item.view, view.contentOffset != offset else { continue }
            view.setContentOffset(offset, animated: false)
        }
    }

    /// Scrolls the content around the innermost one, which is at one of its ends.
    ///
    /// - Parameter step: The distance of the finger, in points outward.
    /// - Returns: The part of the distance that no content uses.
    func scrollOuter(by step: CGFloat) -> CGFloat {
        let ways = CGVector(dx: step > 0 ? outward.dx : -outward.dx, dy: step > 0 ? outward.dy : -outward.dy)
        var rest = abs(step)
        for item in views.dropFirst() {
            guard rest > 0, let view = item.view else { continue }
            let offset = kept.first { $0.view.view === view }?.offset ?? view.contentOffset
            let room = abs(view.distance(from: offset, to: view.offset(atEdgeFor: ways), along: ways))
            let part = min(rest, room)
            guard part > 0 else { continue }
            rest -= part
            let way = view.contentVector(ways)
            keep(view, at: CGPoint(x: offset.x - way.dx * part, y: offset.y - way.dy * part))
        }
        if rest < abs(step), let inner = views.first?.view { keep(inner, at: inner.offset(atEdgeFor: ways)) }
        keep()
        return rest
    }

    private func keep(_ view: UIScrollView, at offset: CGPoint) {
        kept.removeAll { $0.view.view === view }
        kept.append((Weak(view: view), offset))
    }

    /// The distance of the innermost content from its end, in points, or 0 beyond it.
    var innerRest: CGFloat {
        guard let view = views.first?.view else { return 0 }
        let end = view.offset(atEdgeFor: CGVector(dx: -outward.dx, dy: -outward.dy))
        return max(view.distance(from: end, to: view.contentOffset, along: outward), 0)
    }

    /// Scrolls the innermost content by a distance, in points inward.
    func scrollInner(by distance: CGFloat) {
        release()
        guard let view = views.first?.view else { return }
        let (start, way) = (view.contentOffset, view.contentVector(outward))
        let offset = CGPoint(x: start.x + way.dx * distance, y: start.y + way.dy * distance)
        view.setContentOffset(offset, animated: false)
    }

    /// Stops content that would continue to decelerate, at its beginning.
    func stop() {
        for item in views { item.view?.stop(atEdgeFor: outward) }
    }

    func end() {
        release()
        target = nil
    }
}

extension UIScrollView {
    /// Returns the distance between two offsets along a movement of the window, in points. It's positive if a
    /// finger that moves that way scrolls from the first one toward the second.
    fileprivate func distance(from start: CGPoint, to end: CGPoint, along movement: CGVector) -> CGFloat {
        let way = contentVector(movement)
        return (start.x - end.x) * way.dx + (start.y - end.y) * way.dy
    }
}
