import UIKit

/// The gesture that drags a card, together with scrolling content inside it.
///
/// A drag scrolls the content when it can't make the card larger, and whenever the content isn't at its
/// beginning. At the largest detent, people can also pull the content down to refresh it. Otherwise, the drag
/// moves the card. If it reaches the end of one, it continues with the other.
@MainActor final class CardDrag: NSObject, UIGestureRecognizerDelegate {
    /// Whether a finger touches the card.
    private(set) var isTouched = false
    /// Whether a finger moves the card or its content.
    var isDragging: Bool { follower != nil }

    private weak var controller: CardPresentationController?
    private weak var container: UIView?
    private let pan: UIPanGestureRecognizer
    /// The pan, and the recognizer that holds a card in flight, or one that's waiting to disappear.
    private let gesture: InterruptibleGesture

    /// The scrolling content under the finger.
    private var content = CardScrolling(under: nil, in: nil, outward: CGVector(dx: 0, dy: 1))
    private weak var touchedView: UIView?
    /// Whether the last drag began outside of the content: on the grabber, or beside a drawer.
    var isOutsideContent: Bool { touchedView is CardGrabber || isBesideDrawer(touchedView) }
    /// Whether all content was at its beginning.
    private var wasAtBeginning = true
    /// The screen in front of the card when the finger came down, which lets touches on the card through.
    private weak var passedScreen: UIViewController?
    /// The drag that began in flight, with another recognizer, or `nil` if there's none.
    private var caught: (drag: CaughtDrag, target: AnyObject)?
    /// The animation to a new size that the card gets under the finger.
    var heldMotion: UIViewPropertyAnimator?
    /// What follows the finger, or `nil` if there's no drag.
    private var follower: Follower? {
        didSet { pace = follower == nil ? nil : pace ?? Ticker(.fast) { _ in } }
    }
    /// Keeps the display at its maximum frame rate during a drag, because nothing else requests it.
    private var pace: Ticker?
    /// The last known distance of the finger, in points outward.
    private var last: CGFloat = 0
    /// Whether the container has changed its size since the last movement. In that case, distances of the
    /// finger in its coordinates can't be compared.
    private var isMeasuredAnew = false
    /// The location of the first touch, in the container, or `nil` on a trackpad.
    private var landing: CGPoint?
    /// The time at which it landed.
    private var landingTime: CFTimeInterval = 0
    /// The time and the distance, in points, within which a finger that drags a drawer from beside it has
    /// only tapped there.
    private static let (tapDuration, tapDistance): (CFTimeInterval, CGFloat) = (0.3, 25)
    /// Whether fingers scroll on a trackpad.
    private var isScrolled = false

    private enum Follower {
        case card, content
    }

    init(_ controller: CardPresentationController, in container: UIView) {
        self.controller = controller
        self.container = container
        pan = UIPanGestureRecognizer()
        gesture = InterruptibleGesture(pan)
        super.init()
        pan.followOneFinger()
        // The recognizers are on the container, because UIKit's hit testing doesn't find a card in flight.
        gesture.add(
            to: container,
            named: "Card",
            delegate: self,
            onGesture: { [weak self] in self?.follow() },
            onHold: { [weak self] in self?.touchDidChange($0) }
        )
    }

    // MARK: Following the finger

    private var outward: CGVector { controller?.layout?.outward ?? CGVector(dx: 0, dy: 1) }

    private func along(_ way: CGPoint) -> CGFloat { way.x * outward.dx + way.y * outward.dy }

    private func across(_ way: CGPoint) -> CGFloat { way.x * outward.dy + way.y * outward.dx }

    /// The direction in which the finger started.
    private var heading: CGPoint { pan.heading(from: landing, in: container) }

    private func touchDidChange(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began:
            isTouched = true
            if controller?.settling != nil { controller?.hold() }
        case .ended, .cancelled, .failed:
            isTouched = false
            // UIKit doesn't document which of two recognizers ends first. The other one may have thrown the
            // card out, or will do so.
            if follower == nil, controller?.isLeaving == false { controller?.letGo() }
        default: break
        }
    }

    /// The recognizer of the drag.
    private var tracked: UIPanGestureRecognizer { caught?.drag.pan ?? pan }

    private func follow() {
        switch tracked.state {
        case .began: if caught == nil { begin() }
        case .changed: move()
        case .ended:
            let isElsewhere = isMeasuredAnew
            move()
            end(velocity: isElsewhere ? 0 : along(tracked.velocity(in: container)))
        case .cancelled, .failed: end(velocity: nil)
        default: break
        }
    }

    private func begin() {
        guard let controller else { return }
        let isOutward = along(heading) > 0
        let isForCard =
            content.isEmpty || wasAtBeginning && (isOutward ? !isPulled : controller.canGrowByScrolling)
        follower = isForCard ? .card : .content
        content.begin()
        if isForCard { controller.hold() }
        (last, isMeasuredAnew) = (0, false)
        move()
    }

    /// Goes on with the drag of a finger that has caught the card in flight, and dragged it to its place. The
    /// content doesn't scroll, because the finger landed in front of it.
    ///
    /// - Returns: Whether the finger still holds the card.
    func goOn(with drag: CaughtDrag) -> Bool {
        guard let controller, controller.isDraggable, follower == nil,
            [.began, .changed, .ended].contains(drag.pan.state)
        else { return false }
        caught = (drag, drag.pan.whenever { [weak self] _ in self?.follow() })
        findContent(under: nil)
        follower = .card
        controller.hold()
        controller.mayLeave = drag.mayLeave
        (last, isMeasuredAnew) = (along(drag.translation) + drag.excess, false)
        move()
        if drag.pan.state == .ended { end(velocity: along(drag.pan.velocity(in: container))) }
        return true
    }

    /// Measures the rest of the drag from where the finger is in a container with another size.
    func containerDidResize() { isMeasuredAnew = follower != nil }

    private func move() {
        guard let follower else { return }
        let way = along(tracked.translation(in: container))
        if isMeasuredAnew {
            (last, isMeasuredAnew) = (way, false)
            return
        }
        let step = way - last
        last = way
        guard step != 0 else { return }
        switch follower {
        case .card: moveCard(by: step)
        case .content: moveContent(by: step)
        }
        noteContent()
    }

    /// Whether another screen has come in front of the card under the finger. People don't see anymore what
    /// they drag, so it doesn't move, and isn't dismissed together with that screen.
    private var isCoveredMeanwhile: Bool {
        guard let front = controller?.coveringScreen, front !== passedScreen else { return false }
        return !front.isBeingDismissed
    }

    private func moveCard(by step: CGFloat) {
        if !isCoveredMeanwhile { controller?.drag(by: step) }
        guard !content.isEmpty else { return }
        content.pin(after: step)
        let rest = step < 0 ? controller?.stopForScrolling(after: -step) ?? 0 : 0
        guard rest > 0 else { return }
        follower = .content
        content.scrollInner(by: rest)
    }

    private func moveContent(by step: CGFloat) {
        if step < 0 {
            if wasAtBeginning, controller?.canGrowByScrolling == true { return takeOver(step) }
            content.release()
            if content.innerRest <= 0.5 { _ = content.scrollOuter(by: min(step + content.lastInnerRest, 0)) }
            return
        }
        // The content that UIKit scrolls has used the first part of the step.
        guard content.innerDistance <= 0.5, !isPulled else { return content.release() }
        let rest = content.scrollOuter(by: max(step - content.lastInnerDistance, 0))
        if content.isAtBeginning { takeOver(rest) }
    }

    private func takeOver(_ step: CGFloat) {
        follower = .card
        content.handoff.takeOver()
        controller?.hold()
        moveCard(by: step)
    }

    /// Whether a finger that moves outward pulls the content of the card at its largest detent, to refresh
    /// it.
    private var isPulled: Bool { content.refreshes && controller?.canGrow == false }

    /// - Parameter velocity: The velocity, in points per second outward, or `nil` if the system canceled the
    ///   touch.
    private func end(velocity: CGFloat?) {
        guard let follower else { return }
        self.follower = nil
        if let caught { caught.drag.pan.removeCallbackTarget(caught.target) }
        caught = nil
        defer { content.end() }
        // A card that the app dismisses goes on from where it is.
        guard controller?.isLeaving == false else { return }
        guard let velocity, !isCoveredMeanwhile else {
            controller?.letGo()
            return
        }
        if isTapBesideDrawer {
            controller?.releaseTap(velocity: velocity)
            return
        }
        let isThrow = content.handoff.isThrow
        let staysSmall =
            !content.isEmpty && controller?.presentation.prefersScrollingExpandsWhenScrolledToEdge == false
        let speed = staysSmall ? max(velocity, 0) : velocity
        controller?.release(velocity: follower == .card ? speed : 0, isThrow: isThrow)
        guard follower == .card, !content.isEmpty else { return }
        content.stop { [weak self] in self?.follower != nil }
    }

    // MARK: Scrolling the content

    private func findContent(under view: UIView?) {
        touchedView = view
        passedScreen = controller?.coveringScreen
        content = CardScrolling(under: view, in: container, outward: outward)
        noteContent()
    }

    /// Finds the content under the pointer, because there's no touch. The content's own recognizer can begin
    /// first.
    private func findScrolledContent() {
        guard isScrolled, pan.state == .possible, let controller, let container else { return }
        let place = pan.location(in: container)
        if controller.isOnScreen(place) { findContent(under: container.hitTest(place, with: nil)) }
    }

    private func noteContent() {
        content.handoff.note()
        wasAtBeginning = content.isAtBeginning
    }

    /// Returns whether a view under the finger tracks the finger itself.
    private func isKeptByView(moving way: CGPoint) -> Bool {
        let sign: CGFloat = along(way) > 0 ? 1 : -1
        let movement = CGVector(dx: outward.dx * sign, dy: outward.dy * sign)
        return touchedView?.isFollowing(movement, inside: container) ?? false
    }

    /// Returns whether a view is beside a card at the side that a tap there dismisses, such as a drawer.
    /// People also push a drawer back from there.
    private func isBesideDrawer(_ view: UIView?) -> Bool {
        guard let controller, outward.dx != 0, controller.presentation.tapOutside == .dismisses
        else { return false }
        return view === controller.backdrop
    }

    /// Whether the finger has tapped beside a drawer, and slipped. A tap recognizer would have allowed that
    /// if the drag hadn't begun.
    private var isTapBesideDrawer: Bool {
        guard let landing, let container, isBesideDrawer(touchedView),
            CACurrentMediaTime() - landingTime < Self.tapDuration
        else { return false }
        let place = pan.location(in: container)
        return hypot(place.x - landing.x, place.y - landing.y) < Self.tapDistance
    }

    /// Returns whether a view is on a card that's hosted in front of this one.
    private func isOnOtherCard(_ view: UIView?) -> Bool {
        sequence(first: view, next: { $0?.superview }).prefix { $0 != nil && $0 !== container }
            .contains { $0 is CardHostView }
    }

    // MARK: UIGestureRecognizerDelegate

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive event: UIEvent
    ) -> Bool {
        guard gestureRecognizer === pan, pan.state == .possible else { return true }
        // Another finger would move the card, too.
        guard caught == nil else { return false }
        isScrolled = event.type == .scroll
        if isScrolled {
            landing = nil
            findContent(under: nil)
        }
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        guard let controller, let container, !isOnOtherCard(touch.view) else { return false }
        let isOnCard = controller.isOnScreen(touch.location(in: container))
        if gestureRecognizer === gesture.hold {
            return isOnCard && controller.phase == .presented
                && (controller.settling != nil && controller.isDraggable || controller.isTemporary)
        }
        // A finger that lands in the last frame of a transition drags the card afterward. If the transition
        // goes on under the finger, the gesture doesn't begin.
        guard controller.followsFingers, isOnCard || isBesideDrawer(touch.view) else { return false }
        guard pan.state == .possible else { return true }
        // With another finger, a gesture that hasn't begun would fail, and the held card wouldn't move.
        guard pan.numberOfTouches == 0 else { return !isTouched }
        (landing, landingTime) = (touch.location(in: container), CACurrentMediaTime())
        findContent(under: touch.view)
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return true }
        guard let controller, let container, controller.isDraggable else { return false }
        if isScrolled {
            guard controller.isOnScreen(pan.location(in: container)) else { return false }
            findScrolledContent()
            if isOnOtherCard(touchedView) { return false }
        }
        // A finger that holds the card can move it anywhere.
        if controller.heldPosition != nil { return true }
        let way = heading
        guard abs(along(way)) > abs(across(way)), !isKeptByView(moving: way) else { return false }
        if along(way) < 0 { return !isBesideDrawer(touchedView) }
        return controller.canShrink || !controller.hasInteraction
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === gesture.hold || otherGestureRecognizer === gesture.hold { return true }
        findScrolledContent()
        return content.handoff.isScrolled(by: otherGestureRecognizer)
    }

    /// On a card that moves sideways, the swipe actions of a list come first.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === pan, outward.dx != 0, let controller, controller.heldPosition == nil
        else { return false }
        return otherGestureRecognizer.revealsSwipeActions(inside: controller.presentedView, before: pan)
    }

    /// A gesture that dismisses waits if the card can still be dragged to another detent.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === pan, controller?.phase == .presented,
            let presented = controller?.presentedViewController,
            let gesture = presented.dismissingInteraction as? GestureInteraction
        else { return false }
        return gesture.recognizers.contains(otherGestureRecognizer)
    }
}
