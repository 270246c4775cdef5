@_spi(Host) import QuartzCore

/// An object that moves a scroll view's content with the finger, and afterward by itself.
@MainActor final class Scroller {
    unowned let view: UIScrollView

    private(set) var isTracking = false
    private(set) var isDragging = false
    private(set) var isDecelerating = false

    /// The position that the content would have without rubber-banding if the finger hadn't moved.
    private var start = CGPoint.zero
    private var lastTranslation = CGPoint.zero
    /// The last offset that was set. If the current one is different, other code has moved the content.
    private var lastOffset = CGPoint.zero

    private var flight: (x: ScrollFlight, y: ScrollFlight, begin: CFTimeInterval)?

    /// The motion to an offset that the app has requested.
    private var journey: (from: CGPoint, to: CGPoint, begin: CFTimeInterval)?

    /// A Boolean value that indicates whether the content moves to an offset that the app has requested.
    var isScrollAnimating: Bool { journey != nil }

    init(_ view: UIScrollView) {
        self.view = view
    }

    // MARK: Geometry

    /// The axes along which the content can be moved.
    var axes: (horizontal: Bool, vertical: Bool) {
        let inset = view.adjustedContentInset
        let (content, size) = (view.contentSize, view.bounds.size)
        return (
            content.width + inset.left + inset.right > size.width
                || view.bounces && view.alwaysBounceHorizontal,
            content.height + inset.top + inset.bottom > size.height
                || view.bounces && view.alwaysBounceVertical
        )
    }

    /// The range of offsets at which the content fills the view.
    var limits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        limits(of: view.contentSize, view.limitingInset)
    }

    func limits(
        of content: CGSize,
        _ inset: UIEdgeInsets
    ) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let size = view.bounds.size
        return (
            -inset.left...max(content.width + inset.right - size.width, -inset.left),
            -inset.top...max(content.height + inset.bottom - size.height, -inset.top)
        )
    }

    private func stretched(_ raw: CGPoint) -> CGPoint {
        map(raw) { value, limits, dimension in
            let inside = min(max(value, limits.lowerBound), limits.upperBound)
            guard view.bounces else { return inside }
            return inside + RubberBand(dimension: dimension).stretched(value - inside)
        }
    }

    private func unstretched(_ offset: CGPoint) -> CGPoint {
        map(offset) { value, limits, dimension in
            let inside = min(max(value, limits.lowerBound), limits.upperBound)
            return inside + RubberBand(dimension: dimension).unstretched(value - inside)
        }
    }

    private func map(
        _ point: CGPoint,
        _ transform: (CGFloat, ClosedRange<CGFloat>, CGFloat) -> CGFloat
    ) -> CGPoint {
        let limits = limits
        return CGPoint(
            x: transform(point.x, limits.x, view.bounds.width),
            y: transform(point.y, limits.y, view.bounds.height)
        )
    }

    private func move(to offset: CGPoint) {
        view.contentOffset = offset
        // The delegate may have changed the offset.
        lastOffset = offset
    }

    // MARK: The wheel

    /// The time in seconds after the last turn when a wheel counts as resting.
    private static let wheelRest: TimeInterval = 0.15

    /// The timer that ends the drag of a wheel that has stopped turning.
    private var wheelEnd: EventTimers.Token?

    /// Moves the content with a wheel, within its limits. Turns in quick succession count as one drag.
    func wheel(by delta: CGPoint) {
        guard !isTracking, !isDragging || wheelEnd != nil else { return }
        if wheelEnd == nil {
            stop()
            isDragging = true
            view.delegate?.scrollViewWillBeginDragging(view)
        }
        let limits = limits
        let offset = view.contentOffset + delta
        move(
            to: CGPoint(
                x: min(max(offset.x, limits.x.lowerBound), limits.x.upperBound),
                y: min(max(offset.y, limits.y.lowerBound), limits.y.upperBound)
            )
        )
        wheelEnd?.cancel()
        wheelEnd = UIApplication.shared.touchRouter.timers.schedule(after: Self.wheelRest) { [weak self] in
            self?.endWheel()
        }
    }

    private func endWheel() {
        guard wheelEnd != nil else { return }
        wheelEnd = nil
        letGo(velocity: .zero)
    }

    // MARK: The finger

    func touchDown() {
        endWheel()
        isTracking = true
        // Touching stops moving content.
        stop()
    }

    /// Handles the end of the touches.
    func touchUp() {
        isTracking = false
        guard !isDragging, !isDecelerating else { return }
        // A tap may have stopped the content beyond its edge, or between two pages.
        if !isWithinLimits || view.isPagingEnabled { fly(with: .zero) }
    }

    /// Lets content that's beyond its edge return, unless a finger holds it.
    func springBack() {
        guard !isTracking, !isDragging, !isDecelerating, !isWithinLimits else { return }
        fly(with: .zero)
    }

    private var isWithinLimits: Bool {
        let (limits, offset) = (limits, view.contentOffset)
        return limits.x.contains(offset.x) && limits.y.contains(offset.y)
    }

    func pan(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            isDragging = true
            if view.keyboardDismissMode.isByDragging { view.window?.endEditing(true) }
            start = unstretched(view.contentOffset)
            lastOffset = view.contentOffset
            lastTranslation = .zero
            view.delegate?.scrollViewWillBeginDragging(view)
            follow(recognizer)
        case .changed: follow(recognizer)
        case .ended: letGo(velocity: recognizer.velocity(in: view))
        case .cancelled: letGo(velocity: .zero)
        default: break
        }
    }

    private func follow(_ recognizer: UIPanGestureRecognizer) {
        if view.contentOffset != lastOffset {
            // If the app has moved the content during the drag, the drag continues from there.
            start = unstretched(view.contentOffset) + lastTranslation
        }
        lastTranslation = recognizer.translation(in: view)
        let (axes, limits, current) = (axes, limits, view.contentOffset)
        var offset = stretched(start - lastTranslation)
        if !axes.horizontal { offset.x = Self.returning(to: offset.x, from: current.x, limits.x) }
        if !axes.vertical { offset.y = Self.returning(to: offset.y, from: current.y, limits.y) }
        move(to: offset)
    }

    /// Returns where a finger moves content that fits, which it only does if the content isn't at its place,
    /// because it has become shorter under the finger.
    private static func returning(
        to target: CGFloat,
        from position: CGFloat,
        _ limits: ClosedRange<CGFloat>
    ) -> CGFloat {
        let edge = min(max(position, limits.lowerBound), limits.upperBound)
        return min(max(target, min(position, edge)), max(position, edge))
    }

    private func letGo(velocity finger: CGPoint) {
        holdRefreshControl()
        let axes = axes
        let limits = limits
        let offset = view.contentOffset
        let raw = unstretched(offset)
        func speed(_ finger: CGFloat, _ raw: CGFloat, _ limits: ClosedRange<CGFloat>, _ size: CGFloat)
            -> CGFloat
        {
            let inside = min(max(raw, limits.lowerBound), limits.upperBound)
            // Where it's stretched, the content is slower than the finger.
            return -finger * (raw == inside ? 1 : RubberBand(dimension: size).slope(at: raw - inside))
        }
        let velocity = CGPoint(
            x: axes.horizontal ? speed(finger.x, raw.x, limits.x, view.bounds.width) : 0,
            y: axes.vertical ? speed(finger.y, raw.y, limits.y, view.bounds.height) : 0
        )

        let planned = planFlight(with: velocity)
        let expected = CGPoint(x: planned.x.destination, y: planned.y.destination)
        var target = view.targetOffset(for: expected, velocity: velocity * 0.001)
        view.delegate?.scrollViewWillEndDragging(
            view,
            withVelocity: velocity * 0.001,
            targetContentOffset: &target
        )
        isDragging = false
        isTracking = false
        var next = planned
        if target.x != expected.x {
            next.x = ScrollFlight(from: offset.x, velocity: velocity.x, to: target.x)
        }
        if target.y != expected.y {
            next.y = ScrollFlight(from: offset.y, velocity: velocity.y, to: target.y)
        }
        let flies = max(next.x.duration, next.y.duration) > 0
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: flies && view.window != nil)
        if flies { start(next) } else { arrive(next) }
    }

    /// Makes room for a control that's refreshing. The content stays where the finger has left it.
    private func holdRefreshControl() {
        guard let control = view.refreshControl, control.isRefreshing, view.refreshInset == 0 else { return }
        let offset = view.contentOffset
        control.hold()
        move(to: offset)
    }

    // MARK: By itself

    private func planFlight(with velocity: CGPoint) -> (x: ScrollFlight, y: ScrollFlight) {
        let (axes, limits, offset) = (axes, limits, view.contentOffset)
        let size = view.bounds.size
        func plan(
            _ isMovable: Bool,
            _ position: CGFloat,
            _ velocity: CGFloat,
            _ limits: ClosedRange<CGFloat>,
            _ page: CGFloat
        ) -> ScrollFlight {
            guard isMovable else {
                let edge = min(max(position, limits.lowerBound), limits.upperBound)
                return ScrollFlight(from: position, velocity: 0, to: edge)
            }
            if view.isPagingEnabled, page > 0 {
                let target = Self.page(near: position, velocity: velocity, length: page)
                return ScrollFlight(
                    from: position,
                    velocity: velocity,
                    to: min(max(target, limits.lowerBound), limits.upperBound)
                )
            }
            return ScrollFlight(
                from: position,
                velocity: velocity,
                limits: limits,
                rate: view.decelerationRate.rawValue,
                bounces: view.bounces
            )
        }
        return (
            plan(axes.horizontal, offset.x, velocity.x, limits.x, size.width),
            plan(axes.vertical, offset.y, velocity.y, limits.y, size.height)
        )
    }

    /// Returns the next page at a high velocity, and the nearest page otherwise.
    private static func page(near position: CGFloat, velocity: CGFloat, length: CGFloat) -> CGFloat {
        let pages = position / length
        if velocity > 200 { return pages.rounded(.up) * length }
        if velocity < -200 { return pages.rounded(.down) * length }
        return pages.rounded() * length
    }

    private func fly(with velocity: CGPoint) {
        let planned = planFlight(with: velocity)
        if max(planned.x.duration, planned.y.duration) > 0 { start(planned) } else { arrive(planned) }
    }

    /// Ends a motion that's so short that it takes no time.
    private func arrive(_ planned: (x: ScrollFlight, y: ScrollFlight)) {
        let destination = CGPoint(x: planned.x.destination, y: planned.y.destination)
        if view.movesByItself, view.contentOffset != destination { move(to: destination) }
    }

    private func start(_ planned: (x: ScrollFlight, y: ScrollFlight)) {
        guard view.movesByItself else { return }
        // Off screen, the motion isn't visible.
        guard view.window != nil else {
            return move(to: CGPoint(x: planned.x.destination, y: planned.y.destination))
        }
        isDecelerating = true
        lastOffset = view.contentOffset
        flight = (planned.x, planned.y, MediaClock.now)
        view.delegate?.scrollViewWillBeginDecelerating(view)
        RunLoopQueue.main.addFrameObserver(self) { [weak self] now in self?.step(to: now) }
    }

    private func step(to now: CFTimeInterval) {
        guard var (x, y, begin) = flight else { return }
        var time = CGFloat(now - begin)
        if view.contentOffset != lastOffset {
            // If the app has moved the content, the motion continues from there.
            let passed = time
            let velocity = CGPoint(x: x.velocity(at: passed), y: y.velocity(at: passed))
            (x, y) = planFlight(with: velocity)
            (begin, time) = (now, 0)
            flight = (x, y, begin)
        }
        move(to: CGPoint(x: x.position(at: time), y: y.position(at: time)))
        guard time >= max(x.duration, y.duration) else { return }
        stop()
        // The limits may have changed during the flight.
        if !isWithinLimits { fly(with: .zero) }
    }

    /// Moves the content to an offset, and notifies the delegate at the end.
    func scroll(to offset: CGPoint) {
        lastOffset = view.contentOffset
        journey = (lastOffset, offset, MediaClock.now)
        RunLoopQueue.main.addFrameObserver(self) { [weak self] now in self?.travel(at: now) }
    }

    private func travel(at now: CFTimeInterval) {
        guard let (from, to, begin) = journey else { return }
        // The app has moved the content elsewhere.
        guard view.contentOffset == lastOffset else { return stop() }
        let time = min(max((now - begin) / Self.journeyTime, 0), 1)
        let progress = CGFloat(TimingCurve.named(.easeInOut).value(at: time))
        move(to: time < 1 ? from + (to - from) * progress : to)
        guard time >= 1, journey != nil else { return }
        stop()
        view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }

    /// The duration in seconds of a motion to an offset that the app has requested.
    private static let journeyTime = 0.3

    /// Ends the motion at its destination, within the limits. They may have changed during the flight.
    func viewDidLeaveWindow() {
        if let journey {
            move(to: journey.to)
            return stop()
        }
        guard let flight else { return }
        move(to: view.clamped(CGPoint(x: flight.x.destination, y: flight.y.destination)))
        stop()
    }

    /// Ends the motion at the current position.
    func stop() {
        if journey != nil {
            journey = nil
            RunLoopQueue.main.removeFrameObserver(self)
        }
        guard isDecelerating else { return }
        isDecelerating = false
        flight = nil
        RunLoopQueue.main.removeFrameObserver(self)
        view.delegate?.scrollViewDidEndDecelerating(view)
    }
}
