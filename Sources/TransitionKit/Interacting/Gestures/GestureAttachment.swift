import UIKit

/// The recognizers of an interaction on a view, and the transitions that they can start there.
@MainActor final class GestureAttachment: NSObject, UIGestureRecognizerDelegate {
    var recognizer: UIGestureRecognizer { gesture.recognizer }
    private(set) weak var view: UIView?
    var windowSize: CGSize { view?.window?.bounds.size ?? .zero }
    var purposes: [any GesturePurpose] {
        view == nil ? [] : entries.map { $0.purpose }.filter { interaction?.serves($0) != false }
    }
    /// Whether nobody needs the recognizer.
    var isUnused: Bool { entries.isEmpty }
    /// Whether the gesture presents or pushes here.
    var goesToNewScreens: Bool { view != nil && entries.contains { $0.purpose.goesToNewScreen } }
    /// The purposes, and the objects that added them.
    private var entries: [(purpose: any GesturePurpose, owner: ObjectIdentifier?)] = []

    /// The content under the finger that scrolls along the axis of the gesture, or across it if the finger
    /// goes back across it.
    private(set) var content = ScrollHandoff()
    /// The direction of a finger that goes back across the axis of the gesture, or `nil` if it doesn't.
    private var directionAcross: CGVector?

    /// The view under the finger when it touched the screen, or under the pointer.
    private(set) weak var touchedView: UIView?

    /// The transition that was running when the last finger landed. A finger that was on the screen before,
    /// such as on a slider, doesn't catch it.
    private(set) weak var touchedTransition: Transition?

    /// The location of the first touch, in the window.
    private var landing: CGPoint?
    /// Whether the gesture takes precedence over what's under the finger.
    private(set) var takesPrecedence = false
    /// Whether fingers scroll or pinch on a trackpad. They aren't touches, so their location is known only
    /// when the gesture begins.
    private var isIndirect = false

    /// Whether the app has been asked about what the gesture starts, and has allowed it.
    var hasPermission = false

    private(set) weak var interaction: GestureInteraction?
    private let gesture: InterruptibleGesture

    init(_ recognizer: UIGestureRecognizer, on view: UIView, for interaction: GestureInteraction) {
        self.view = view
        self.interaction = interaction
        gesture = InterruptibleGesture(recognizer)
        super.init()
        interaction.source.prepare(recognizer, for: view)
        gesture.add(
            to: view,
            named: "\(type(of: interaction))",
            delegate: self,
            onGesture: { [weak self] in
                if let self { self.interaction?.follow(self) }
            },
            onHold: { [weak self] in self?.interaction?.restingFingerDidChange(to: $0) }
        )
    }

    /// Adds a purpose, unless its owner already has one of this kind.
    func add(_ purpose: any GesturePurpose, for owner: AnyObject?) {
        let owner = owner.map(ObjectIdentifier.init)
        let isKnown = entries.contains {
            $0.owner == owner && $0.purpose.sense == purpose.sense
                && type(of: $0.purpose) == type(of: purpose)
        }
        if !isKnown { entries.append((purpose, owner)) }
    }

    func removePurposes(of owner: AnyObject) { _ = entries.extract { $0.owner == ObjectIdentifier(owner) } }

    /// Returns the transition that a gesture in a sense can start now. A presented navigation controller pops
    /// before it's dismissed.
    func possiblePurpose(in sense: GestureSense) -> (any GesturePurpose)? {
        let possible = purposes.filter { $0.sense == sense && $0.isPossible && !yieldsToStack($0) }
        return possible.first { !($0 is DismissPurpose) } ?? possible.first
    }

    // MARK: Reading the gesture

    var reading: GestureReading {
        guard let reading = interaction?.source.reading(of: recognizer) else { return GestureReading() }
        return isMirrored ? GestureReading(value: -reading.value, velocity: -reading.velocity) : reading
    }

    var sense: GestureSense? {
        let sense = interaction?.source.sense(of: recognizer, landing: landing)
        return isMirrored ? sense?.opposite : sense
    }

    /// Returns the direction of the finger for a sense.
    func movement(in sense: GestureSense) -> CGVector {
        if let directionAcross {
            return CGVector(dx: sense.sign * directionAcross.dx, dy: sense.sign * directionAcross.dy)
        }
        let sense = isMirrored ? sense.opposite : sense
        return interaction?.source.movement(in: sense, on: view) ?? CGVector(dx: 0, dy: 0)
    }

    /// Whether the view is the container of the running transition, and has another layout direction than the
    /// screens. The app can force theirs with the view of a controller, from which a container doesn't
    /// inherit it.
    private var isMirrored: Bool {
        guard let interaction, interaction.source.axis == .horizontal, isUnused,
            let context = interaction.transitionContext, context.containerView === view
        else { return false }
        return context.containerView.effectiveUserInterfaceLayoutDirection != context.screenDirection
    }

    /// Returns whether the content under the finger doesn't use a gesture in a sense: it can't scroll any
    /// further, and isn't refreshed.
    func isContentAtEdge(in sense: GestureSense) -> Bool {
        content.isAtEdge(for: movement(in: sense)) && !content.refreshes(for: movement(in: sense))
    }

    /// Returns whether a view under the finger tracks a gesture in a sense itself.
    func isKeptByView(in sense: GestureSense) -> Bool {
        if takesPrecedence { return false }
        if isPinch, touchedView?.zooms(closing: sense == .closing, inside: view) == true { return true }
        return touchedView?.isFollowing(movement(in: sense), inside: view) ?? false
    }

    /// Keeps the content at its end while the transition moves, after a step of the finger in a sense, in
    /// points.
    func pinContent(in sense: GestureSense, after step: CGFloat) {
        content.pin(atEdgeFor: movement(in: sense), after: step)
    }

    /// Stops the content at its end when the finger leaves.
    func stopContent(in sense: GestureSense) {
        content.stop(atEdgeFor: movement(in: sense)) { [weak self] in self?.interaction?.drag != nil }
    }

    // MARK: UIGestureRecognizerDelegate

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === recognizer else { return true }
        findContent()
        turnAcross()
        if isIndirect, !mayHold(at: recognizer.location(in: view)) { return false }
        return interaction?.shouldBegin(self) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === gesture.hold || otherGestureRecognizer === gesture.hold { return true }
        findContent()
        return content.isScrolled(by: otherGestureRecognizer) || scrollsAcross(otherGestureRecognizer)
    }

    /// Returns whether a recognizer scrolls content sideways under a drag that can begin in any direction. It
    /// can begin before the drag, whose direction isn't known until then.
    private func scrollsAcross(_ other: UIGestureRecognizer) -> Bool {
        guard let interaction, interaction.dragsFreely, interaction.state == .idle,
            recognizer.state == .possible, !isPinch
        else { return false }
        return ScrollHandoff(under: touchedView, upTo: view, along: .horizontal).isScrolled(by: other)
    }

    /// For a scroll or a pinch on a trackpad, UIKit calls only this method. For a touch, UIKit calls it
    /// before the method for the touch itself.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        guard gestureRecognizer === recognizer, recognizer.state == .possible else { return true }
        isIndirect = event.type == .scroll || event.type == .transform
        guard isIndirect else { return true }
        guard let interaction, interaction.isEnabled else { return false }
        (landing, content, takesPrecedence) = (nil, ScrollHandoff(), false)
        touchedTransition = interaction.transition
        if let view { interaction.source.prepare(recognizer, for: view) }
        return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let interaction, interaction.isEnabled else { return false }
        if interaction.state == .settling, !mayHold(at: touch.location(in: view)) { return false }
        if gestureRecognizer === gesture.hold { return interaction.state == .settling }
        if let view { interaction.source.prepare(recognizer, for: view) }
        guard recognizer.state == .possible else { return true }
        // With another finger, a gesture of one that hasn't begun would fail, and what's held wouldn't move.
        if interaction.state == .interactive, recognizer.numberOfTouches > 0,
            !interaction.dragsFreely, interaction.source.axis != nil
        {
            return false
        }
        touchedTransition = interaction.transition
        if interaction.state == .idle, let view,
            !interaction.source.begins(from: touch.location(in: view), on: view)
        {
            return false
        }
        if recognizer.numberOfTouches == 0, let view {
            landing = touch.location(in: view.window)
            touchedView = touch.view
            directionAcross = nil
            takesPrecedence = interaction.source.takesPrecedence(from: touch.location(in: view), on: view)
            (recognizer as? SwipeBackRecognizer)?.isPatient = !takesPrecedence && interaction.state == .idle
        }
        if let axis = interaction.source.axis {
            content = ScrollHandoff(under: takesPrecedence ? nil : touch.view, upTo: view, along: axis)
        }
        return true
    }

    /// Returns whether a finger at a point of the view can catch the running transition. If the transition is
    /// in a container beside the view, such as another column of a split view, it can't.
    private func mayHold(at location: CGPoint) -> Bool {
        view != nil && isTransitionHere != false && interaction?.mayHold(at: location) == true
    }

    /// Whether the container of the running transition is in the view or around it, or `nil` if there's none.
    var isTransitionHere: Bool? {
        guard let view, let container = interaction?.transitionContext?.containerView else { return nil }
        return container.isDescendant(of: view) || view.isDescendant(of: container)
    }

    /// Finds the view and the scroll views under the pointer, because there's no touch.
    private func findContent() {
        guard isIndirect, recognizer.state == .possible, let view else { return }
        touchedView = view.hitTest(recognizer.location(in: view), with: nil)
        guard let axis = interaction?.source.axis else { return }
        content = ScrollHandoff(under: touchedView, upTo: view, along: axis)
    }

    /// Turns to the content that scrolls in the direction of a finger that goes back across the axis of the
    /// gesture. What scrolls along the axis stays where it is.
    private func turnAcross() {
        guard let interaction, interaction.state == .idle,
            let direction = interaction.source.directionAcross(of: recognizer)
        else { return }
        directionAcross = direction
        let axis = direction.dx != 0 ? TransitionAxis.horizontal : .vertical
        content = ScrollHandoff(under: touchedView, upTo: view, along: axis)
    }
}
