import UIKit

/// The scroll views under a finger whose content scrolls along the axis of a gesture, from the inside out.
/// The gesture and the content hand the finger over to each other: while the gesture moves something, the
/// content stays at its end.
@MainActor package final class ScrollHandoff {
    private let views: [Content]
    /// The offsets that don't change for now.
    private var kept: [(view: Weak<UIScrollView>, offset: CGPoint)] = []
    /// The offsets after the last step of the finger, and the parts of them beyond an end.
    private var last: [(view: Content, offset: CGPoint, excess: CGVector)] = []
    /// The targets of the recognizers that scroll the content.
    private var targets: [(pan: UIGestureRecognizer, target: AnyObject)] = []
    /// The time at which the gesture took over from content that scrolled first, in seconds.
    private var takeover: CFTimeInterval?
    /// The time for which a finger has to move something before it can throw it, in seconds. Before, its
    /// speed is that of scrolling.
    private static let throwDelay: CFTimeInterval = 0.2

    /// Creates a handoff without content.
    package init() { views = [] }

    /// Creates a handoff to the scroll views under a finger.
    ///
    /// - Parameters:
    ///   - view: The view under the finger.
    ///   - boundary: The view with the gesture, the last one that's searched.
    package init(under view: UIView?, upTo boundary: UIView?, along axis: TransitionAxis) {
        let around = view.map { view in
            sequence(first: view) { $0 === boundary || $0.isScrollBarrier ? nil : $0.superview }
        }
        let scrollViews = around?.compactMap { $0 as? UIScrollView } ?? []
        views = scrollViews.filter { $0.scrolls(along: axis) }.map { Content($0) }
        note()
    }

    package var isEmpty: Bool { views.isEmpty }

    /// The content that UIKit scrolls, or the innermost one before it begins. UIKit scrolls the innermost
    /// content, unless this is at its end when the finger begins to move. In that case, it leaves the finger
    /// to the content around it.
    package var scrolled: UIScrollView? { views[first...].first?.object }

    /// The content around the one that UIKit scrolls, from the inside out.
    package var outer: [UIScrollView] { views[first...].dropFirst().compactMap(\.object) }

    private var first: Int { views.firstIndex { $0.isDragged } ?? 0 }

    /// Returns the offset of content before the last step of the finger.
    package func lastOffset(of view: UIScrollView) -> CGPoint {
        last.first { $0.view.object === view }?.offset ?? view.contentOffset
    }

    package func isScrolled(by recognizer: UIGestureRecognizer) -> Bool {
        views.contains { $0.object?.panGestureRecognizer === recognizer }
    }

    /// Returns whether a finger that moves along a vector doesn't scroll anything anymore.
    package func isAtEdge(for movement: CGVector) -> Bool {
        views.allSatisfy { $0.distance(for: movement) <= 0.5 }
    }

    /// Returns whether a finger that moves along a vector pulls down content to refresh it.
    package func refreshes(for movement: CGVector) -> Bool {
        views[first...].contains { $0.object?.isRefreshed(by: $0.vector(movement)) == true }
    }

    // MARK: Keeping the content

    /// Keeps all content at its end for a finger that moves along a vector. Content that was beyond its end
    /// would jump, so it returns with the finger, at half the finger's speed. Content that also scrolls along
    /// the other axis stays where it was on that axis when this method was first called.
    ///
    /// - Parameter step: The last step of the finger along the vector, in points.
    package func pin(atEdgeFor movement: CGVector, after step: CGFloat) {
        let across: TransitionAxis = movement.dx == 0 ? .horizontal : .vertical
        kept = last.compactMap { item, _, excess in
            guard let view = item.object else { return nil }
            let start = view.scrolls(along: across) ? offset(of: view) : view.contentOffset
            let vector = item.vector(movement)
            let end = view.offset(atEndFor: vector, from: start)
            // Beyond this end, it's negative.
            let pull = excess.dot(vector)
            let rest = min(pull + max(step, 0) / 2, 0)
            let place = CGPoint(x: end.x + vector.dx * rest, y: end.y + vector.dy * rest)
            return (view: Weak(object: view), offset: place)
        }
        keep()
    }

    /// Keeps content at an offset, from the next movement on.
    package func keep(_ view: UIScrollView, at offset: CGPoint) {
        kept.removeAll { $0.view.object === view }
        kept.append((Weak(object: view), offset))
    }

    /// Returns the offset at which content is kept, or that it has.
    package func offset(of view: UIScrollView) -> CGPoint {
        kept.first { $0.view.object === view }?.offset ?? view.contentOffset
    }

    /// Returns content to its offset if UIKit has scrolled it.
    package func keep() {
        for (item, offset) in kept {
            guard let view = item.object, view.contentOffset != offset else { continue }
            view.setContentOffset(offset, animated: false)
        }
    }

    /// Leaves the content to UIKit.
    package func release() { kept = [] }

    /// Stops the content at its end when the finger leaves. Otherwise, it would decelerate beyond it.
    ///
    /// - Parameter isDragged: A closure that returns whether there's another drag.
    package func stop(atEdgeFor movement: CGVector, unless isDragged: @escaping @MainActor () -> Bool) {
        let stop: @MainActor () -> Void = { [views] in
            for item in views { item.object?.stop(atEndFor: item.vector(movement)) }
        }
        stop()
        // The scroll view might be notified of the end of the touch after this.
        MainQueue.later { if !isDragged() { stop() } }
    }

    // MARK: Dividing the steps of the finger

    /// Notes where the content is before the next step.
    package func note() {
        last = views.compactMap { item in item.object.map { (item, $0.contentOffset, $0.excess) } }
    }

    /// Returns the part of a step that the content has used to scroll to its end, for a finger that moves
    /// along a vector.
    func part(of step: CGFloat, for movement: CGVector) -> CGFloat {
        min(max(step, 0), last.map { $0.view.distance(from: $0.offset, for: movement) }.max() ?? 0)
    }

    /// Leaves the content to UIKit, but only for the rest of the last step, because the gesture has used its
    /// first part.
    ///
    /// - Parameters:
    ///   - rest: The distance that the content scrolls from its end, in points.
    ///   - movement: The direction of a finger that scrolls the content to this end.
    func release(by rest: CGFloat, for movement: CGVector) {
        release()
        for (item, start, _) in last {
            let excess = item.distance(for: movement) - item.distance(from: start, for: movement) - rest
            guard excess > 0, let view = item.object else { continue }
            let (offset, vector) = (view.contentOffset, item.vector(movement))
            let place = CGPoint(x: offset.x - vector.dx * excess, y: offset.y - vector.dy * excess)
            view.setContentOffset(place, animated: false)
        }
    }

    // MARK: Throwing

    /// Called when a drag begins. Until it ends, content that's kept returns to its offset as soon as UIKit
    /// scrolls it, even for a finger other than that of the gesture.
    ///
    /// - Parameter fingers: The number of fingers on the content from which on this applies. A gesture that
    ///   measures how far its finger scrolls content can't do without these movements. On a trackpad, the
    ///   number is 0.
    package func begin(from fingers: Int = 0) {
        end()
        takeover = nil
        targets = views.compactMap { $0.object?.panGestureRecognizer }.map { pan in
            let target = pan.whenever { [weak self] in
                if $0.numberOfTouches >= fingers, $0.state == .began || $0.state == .changed { self?.keep() }
            }
            return (pan, target)
        }
    }

    /// Called when a drag has ended, and leaves the content to UIKit.
    package func end() {
        release()
        // The lists outlive the drag, and would keep a target for each.
        for (pan, target) in targets { pan.removeCallbackTarget(target) }
        targets = []
    }

    /// Called when the gesture takes over from content that scrolled.
    package func takeOver() { takeover = CACurrentMediaTime() }

    /// Whether content has scrolled first in this drag.
    var hasScrolled: Bool { takeover != nil }

    /// A Boolean value that indicates whether the speed of the finger is that of a throw.
    package var isThrow: Bool { takeover.map { CACurrentMediaTime() - $0 >= Self.throwDelay } ?? true }
}

/// A scroll view under a finger.
@MainActor private struct Content {
    weak var object: UIScrollView?
    /// The movements of the content for a finger that moves to the right, and for one that moves down.
    /// They're measured when the finger lands, because on content that a transition has turned away, they'd
    /// be reversed.
    private let vectors: (x: CGVector, y: CGVector)

    init(_ view: UIScrollView) {
        object = view
        vectors = (view.contentVector(CGVector(dx: 1, dy: 0)), view.contentVector(CGVector(dx: 0, dy: 1)))
    }

    /// Whether UIKit scrolls the content under a finger, or has scrolled it until the finger left.
    var isDragged: Bool {
        [.began, .changed, .ended].contains(object?.panGestureRecognizer.state ?? .possible)
    }

    /// Returns a movement along an axis of the window as a movement of the content.
    func vector(_ movement: CGVector) -> CGVector {
        let (dx, dy, x, y) = (movement.dx, movement.dy, vectors.x, vectors.y)
        return CGVector(dx: dx * x.dx + dy * y.dx, dy: dx * x.dy + dy * y.dy)
    }

    /// Returns the distance of an offset, or the current one, from the end for a finger that moves along a
    /// vector, or 0 beyond it.
    func distance(from offset: CGPoint? = nil, for movement: CGVector) -> CGFloat {
        guard let object else { return 0 }
        let (start, vector) = (offset ?? object.contentOffset, self.vector(movement))
        return max((start - object.offset(atEndFor: vector)).dot(vector), 0)
    }
}

extension UIView {
    /// Returns whether the view, or one around it up to the view with the gesture, itself tracks a finger
    /// that moves along a vector.
    @MainActor package func isFollowing(_ movement: CGVector, inside boundary: UIView?) -> Bool {
        let around = sequence(first: self) { $0.isScrollBarrier ? nil : $0.superview }
        return around.prefix { $0 !== boundary }.contains { $0.followsFinger(moving: movement) }
    }

    @MainActor fileprivate var isScrollBarrier: Bool {
        (self as? any ScrollBarrier)?.keepsContentStill == true
    }
}

/// A view in scrolling content that can stay where it is.
@MainActor package protocol ScrollBarrier: UIView {
    /// A Boolean value that indicates whether a finger on the view doesn't scroll what the view is in.
    var keepsContentStill: Bool { get }
}
