import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Swipes from each edge, in both layout directions and in every container: one drag goes there, the opposite
/// one comes back, and repeating either of them does nothing.
@MainActor @Suite(.allBehaviors) struct EdgeMatrixTests {
    struct Place: Sendable, CustomTestStringConvertible {
        let kind: ContainerKind
        let edge: TransitionEdge
        let isMirrored: Bool

        static let all = ContainerKind.allCases.flatMap { kind in
            TransitionEdge.allCases.flatMap { edge in
                [false, true].map { Place(kind: kind, edge: edge, isMirrored: $0) }
            }
        }

        var testDescription: String { "\(kind), \(edge)\(isMirrored ? ", right to left" : "")" }

        /// A Boolean value that indicates whether the screens are neighbors, in order.
        var isOrdered: Bool { kind == .tab || kind == .custom }
        var isFirst: Bool { edge == .leading || edge == .top }
    }

    @Test("A swipe goes there toward the edge, and back away from it", arguments: Place.all)
    func aSwipeGoesThereTowardTheEdge(place: Place) {
        let swipe = SwipeInteraction(edge: place.edge)
        let scene = Scene(place, interaction: swipe)
        scene.attachForth(swipe)
        // Among neighbors, only the axis of the edge matters.
        let forth = place.isOrdered && !place.isFirst ? place.edge.opposite : place.edge
        for (way, isForth) in [(forth, true), (forth.opposite, false)] {
            scene.expectTransition(to: isForth ? "B" : "A", by: swipe) { scene.drag(toward: way) }
            scene.expectNothing { scene.drag(toward: way) }
        }
    }

    /// The edge swipe that's the interaction of the transition delegate. The other one is attached by hand.
    enum Chosen: CaseIterable, Sendable { case forth, back }

    @Test(
        "An edge swipe goes one way, and one at the opposite edge goes the other way",
        arguments: Place.all,
        Chosen.allCases
    )
    func edgeSwipes(place: Place, chosen: Chosen) {
        let edge = place.isOrdered && place.isFirst ? place.edge.opposite : place.edge
        let (forth, back) = (EdgeSwipeInteraction(edge: edge), EdgeSwipeInteraction(edge: edge.opposite))
        let scene = Scene(place, interaction: chosen == .forth ? forth : back)
        scene.attachForth(forth)
        scene.attachBack(back)
        for (swipe, name) in [(forth, "B"), (back, "A")] {
            scene.expectTransition(to: name, by: swipe) { scene.drag(from: swipe.edge) }
            scene.expectNothing { scene.drag(from: swipe.edge) }
        }
    }

    @Test("A gesture that's caught goes on in its direction", arguments: Place.all)
    func aGestureThatsCaughtGoesOnInItsDirection(place: Place) {
        let swipe = SwipeInteraction(edge: place.edge)
        let scene = Scene(place, interaction: swipe)
        scene.attachForth(swipe)
        let forth = place.isOrdered && !place.isFirst ? place.edge.opposite : place.edge
        for (direction, way) in [(TransitionDirection.forward, forth), (.backward, forth.opposite)] {
            for finishes in [false, true] {
                scene.rig.start(direction)
                scene.rig.advance(by: 0.2)
                let name = scene.hold(dragging: finishes ? way : way.opposite)
                #expect(name == ((direction == .forward) == finishes ? "B" : "A"))
            }
        }
    }

    @Test("A gesture doesn't present or push a screen that's somewhere else already")
    func aGestureDoesntPresentOrPushAScreenThatsSomewhereElseAlready() {
        let swipe = SwipeInteraction()
        let scene = Scene(Place(kind: .modal, edge: .leading, isMirrored: false), interaction: swipe)
        let child = UIViewController()
        scene.rig.first.addChild(child)
        child.didMove(toParent: scene.rig.first)
        swipe.attach(toPresentFrom: scene.rig.first) { child }
        scene.expectNothing { scene.drag(toward: .leading) }
        #expect(swipe.state == .idle)
        #expect(scene.rig.first.presentedViewController == nil)
    }

    /// Two screens in a container, and a finger.
    @MainActor private final class Scene {
        let rig: TransitionRig
        private let place: Place
        private let touch: TouchInjector
        private let delegate: TransitionDelegate

        init(_ place: Place, interaction: InteractionController) {
            self.place = place
            let delegate = TransitionDelegate(EvenSlideAnimator(), interaction: interaction)
            self.delegate = delegate
            rig = TransitionRig(
                place.kind,
                delegate: { _ in delegate },
                layoutDirection: place.isMirrored ? .rightToLeft : .leftToRight
            )
            touch = TouchInjector(window: rig.window)
            if let tabs = rig.root as? UITabBarController { delegate.attach(to: tabs) }
        }

        func attachForth(_ gesture: GestureInteraction) {
            let second = rig.second
            switch rig.root {
            case let navigation as UINavigationController:
                gesture.attach(toPushOnto: navigation) { second }
            case let tabs as UITabBarController: gesture.attach(toSwitch: tabs)
            case let container as ContainerViewController: gesture.attach(toSwitch: container)
            default: gesture.attach(toPresentFrom: rig.first) { second }
            }
        }

        func attachBack(_ gesture: GestureInteraction) {
            switch rig.root {
            case let navigation as UINavigationController: gesture.attach(toPopFrom: navigation)
            case let tabs as UITabBarController: gesture.attach(toSwitch: tabs)
            case let container as ContainerViewController: gesture.attach(toSwitch: container)
            default: gesture.attach(toDismiss: rig.second)
            }
        }

        private func vector(_ edge: TransitionEdge) -> CGVector {
            let way = edge.outward
            return CGVector(dx: place.isMirrored ? -way.dx : way.dx, dy: way.dy)
        }

        /// The distance of a drag: far enough along either axis.
        private static let length = CGSize(width: 250, height: 560)

        private func drag(from start: CGPoint, _ way: CGVector) {
            let end = CGPoint(
                x: start.x + Self.length.width * way.dx,
                y: start.y + Self.length.height * way.dy
            )
            touch.drag(from: start, to: end, duration: 0.3, steps: 18, lifts: false)
            UIApplication.shared.tick()
        }

        /// Drags across the center without lifting.
        func drag(toward edge: TransitionEdge) {
            let (way, bounds) = (vector(edge), rig.window.bounds)
            let start = CGPoint(
                x: bounds.midX - Self.length.width / 2 * way.dx,
                y: bounds.midY - Self.length.height / 2 * way.dy
            )
            drag(from: start, way)
        }

        /// Drags inward from an edge without lifting.
        func drag(from edge: TransitionEdge) {
            let (way, bounds) = (vector(edge), rig.window.bounds)
            let start = CGPoint(
                x: bounds.midX + (bounds.width / 2 - 4) * way.dx,
                y: bounds.midY + (bounds.height / 2 - 4) * way.dy
            )
            drag(from: start, vector(edge.opposite))
        }

        /// Touches the running transition, and drags. Returns the visible screen in the end.
        func hold(dragging edge: TransitionEdge) -> String {
            drag(toward: edge)
            touch.up()
            rig.advance(by: 1)
            return rig.shownScreen
        }

        func expectTransition(
            to name: String,
            by gesture: GestureInteraction,
            location: SourceLocation = #_sourceLocation,
            _ drag: () -> Void
        ) {
            drag()
            #expect(gesture.state == .interactive, sourceLocation: location)
            #expect(rig.coordinator?.isInteractive == true, sourceLocation: location)
            touch.up()
            rig.advance(by: 1)
            #expect(rig.coordinator == nil, sourceLocation: location)
            #expect(rig.shownScreen == name, sourceLocation: location)
        }

        func expectNothing(location: SourceLocation = #_sourceLocation, _ drag: () -> Void) {
            let before = rig.shownScreen
            drag()
            #expect(rig.coordinator == nil, sourceLocation: location)
            touch.up()
            rig.advance(by: 1)
            #expect(rig.coordinator == nil, sourceLocation: location)
            #expect(rig.shownScreen == before, sourceLocation: location)
        }
    }
}
