import UIKit

/// The scroll views under a finger whose content scrolls along the axis of a card, from the inside out.
/// Content yields in this order: a list, the page around it, and then the card.
///
/// UIKit scrolls one of them: the innermost one, or the one around it if that one is at its end when the
/// finger begins to move. Whether it also scrolls the others isn't documented, so their offsets, and those of
/// content that the card holds, are set whenever either the card's gesture or UIKit's reports a movement.
@MainActor final class CardScrolling {
    let handoff: ScrollHandoff
    private let outward: CGVector

    /// - Parameters:
    ///   - view: The view under the finger.
    ///   - container: The view around the card.
    init(under view: UIView?, in container: UIView?, outward: CGVector) {
        self.outward = outward
        let axis: TransitionAxis = outward.dx == 0 ? .vertical : .horizontal
        handoff = ScrollHandoff(under: view, upTo: container, along: axis)
    }

    var isEmpty: Bool { handoff.isEmpty }

    // MARK: Positions

    /// Whether all content is at its beginning, so that a finger that moves outward doesn't scroll anything.
    var isAtBeginning: Bool { handoff.isAtEdge(for: outward) }

    /// Whether people pull the content outward to refresh it.
    var refreshes: Bool { handoff.refreshes(for: outward) }

    /// The distance of the content that UIKit scrolls from its beginning, in points, or 0 beyond it.
    var innerDistance: CGFloat { handoff.scrolled.map { distance(of: $0, at: $0.contentOffset) } ?? 0 }

    /// The same distance before the last step of the finger.
    var lastInnerDistance: CGFloat {
        handoff.scrolled.map { distance(of: $0, at: handoff.lastOffset(of: $0)) } ?? 0
    }

    private func distance(of view: UIScrollView, at offset: CGPoint) -> CGFloat {
        max(view.distance(from: offset, to: view.offset(atEdgeFor: outward), along: outward), 0)
    }

    // MARK: Moving

    /// Called when a drag begins.
    func begin() { handoff.begin() }

    /// Keeps all content at its beginning while the card moves, after a step of the finger, in points
    /// outward.
    func pin(after step: CGFloat) { handoff.pin(atEdgeFor: outward, after: step) }

    /// Leaves the content to UIKit.
    func release() { handoff.release() }

    /// Scrolls the content around the one that UIKit scrolls, which is at one of its ends.
    ///
    /// - Parameter step: The distance of the finger, in points outward.
    /// - Returns: The part of the distance that no content uses.
    func scrollOuter(by step: CGFloat) -> CGFloat {
        let ways = CGVector(dx: step > 0 ? outward.dx : -outward.dx, dy: step > 0 ? outward.dy : -outward.dy)
        var rest = abs(step)
        for view in handoff.outer where rest > 0 {
            let offset = handoff.offset(of: view)
            let room = abs(view.distance(from: offset, to: view.offset(atEdgeFor: ways), along: ways))
            let part = min(rest, room)
            guard part > 0 else { continue }
            rest -= part
            let way = view.contentVector(ways)
            handoff.keep(view, at: CGPoint(x: offset.x - way.dx * part, y: offset.y - way.dy * part))
        }
        if rest < abs(step), let inner = handoff.scrolled {
            handoff.keep(inner, at: inner.offset(atEdgeFor: ways))
        }
        handoff.keep()
        return rest
    }

    /// The distance of the content that UIKit scrolls from its end, in points, or 0 beyond it.
    var innerRest: CGFloat { handoff.scrolled.map { rest(of: $0, at: $0.contentOffset) } ?? 0 }

    /// The same distance before the last step of the finger.
    var lastInnerRest: CGFloat { handoff.scrolled.map { rest(of: $0, at: handoff.lastOffset(of: $0)) } ?? 0 }

    private func rest(of view: UIScrollView, at offset: CGPoint) -> CGFloat {
        let end = view.offset(atEdgeFor: CGVector(dx: -outward.dx, dy: -outward.dy))
        return max(view.distance(from: end, to: offset, along: outward), 0)
    }

    /// Scrolls the content that UIKit scrolls by a distance, in points inward.
    func scrollInner(by distance: CGFloat) {
        release()
        guard let view = handoff.scrolled else { return }
        let (start, way) = (view.contentOffset, view.contentVector(outward))
        let offset = CGPoint(x: start.x + way.dx * distance, y: start.y + way.dy * distance)
        view.setContentOffset(offset, animated: false)
    }

    /// Stops content that would continue to decelerate, at its beginning.
    func stop(unless isDragged: @escaping @MainActor () -> Bool) {
        handoff.stop(atEdgeFor: outward, unless: isDragged)
    }

    /// Called when a drag has ended.
    func end() { handoff.end() }
}

extension UIScrollView {
    /// Returns the distance between two offsets along a movement of the window, in points. It's positive if a
    /// finger that moves that way scrolls from the first one toward the second.
    fileprivate func distance(from start: CGPoint, to end: CGPoint, along movement: CGVector) -> CGFloat {
        let way = contentVector(movement)
        return (start.x - end.x) * way.dx + (start.y - end.y) * way.dy
    }
}
