import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

/// Circles that grow from views, and splits that depend on them.
@Suite struct TransitionOriginTests {
    private let frame = CGRect(x: 60, y: 200, width: 40, height: 20)

    private func scene(
        _ element: TransitionElement,
        _ direction: TransitionDirection = .forward,
        _ layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        incomingFrame: CGRect? = nil
    ) -> TransitionScene {
        TransitionScene(
            size: CGSize(width: 400, height: 800),
            incomingFrame: incomingFrame,
            direction: direction,
            layoutDirection: layoutDirection,
            elements: ["button": element]
        )
    }

    private func clip(
        _ animator: any Animator,
        _ scene: TransitionScene,
        at moment: CGFloat
    ) throws -> Pose.Clip {
        let isForward = scene.direction == .forward
        let part = try #require(
            animator.choreography(in: scene).participant(showing: isForward ? .incoming : .outgoing)
        )
        return part.pose(at: isForward ? moment : 1 - moment).clip
    }

    @Test("The circle is about the view's center, and leaves no corner at the end")
    func circleIsAboutViewsCenter() throws {
        let animator = CircleRevealAnimator(origin: .element("button"))
        let place = TransitionElement.Place(frame: frame)
        let there = scene(TransitionElement(outgoing: place))
        let back = scene(TransitionElement(incoming: place), .backward)
        for scene in [there, back] {
            let closed = try clip(animator, scene, at: 0)
            #expect(closed.rect == CGRect(x: 0.2, y: 0.2625, width: 0, height: 0))
            let open = try clip(animator, scene, at: 1)
            // From (80, 210) the farthest corner is (400, 800).
            let radius = hypot(320.0, 590.0)
            #expect(abs(open.cornerRadius - radius) < 1e-9)
            #expect(abs(open.rect.width * 400 - 2 * radius) < 1e-9)
            #expect(abs(open.rect.height * 800 - 2 * radius) < 1e-9)
            #expect(abs(open.rect.midX - 0.2) < 1e-9)
        }
    }

    @Test("In a right-to-left layout, a view keeps its position, and a point is mirrored")
    func rightToLeft() throws {
        let element = TransitionElement(outgoing: TransitionElement.Place(frame: frame))
        let mirrored = scene(element, .forward, .rightToLeft)
        let atView = try clip(CircleRevealAnimator(origin: .element("button")), mirrored, at: 0)
        #expect(abs(atView.rect.midX - 0.2) < 1e-9)
        let atPoint = try clip(CircleRevealAnimator(origin: .point(x: 0.2, y: 0.5)), mirrored, at: 0)
        #expect(abs(atPoint.rect.midX - 0.8) < 1e-9)
    }

    @Test("On a card, the circle is round, and points are relative to the card")
    func onACardTheCircleIsRoundAndPointsAreRelative() throws {
        let card = CGRect(x: 40, y: 200, width: 200, height: 400)
        let scene = scene(
            TransitionElement(outgoing: TransitionElement.Place(frame: frame)),
            incomingFrame: card
        )
        let animator = CircleRevealAnimator(origin: .element("button"))
        #expect(try clip(animator, scene, at: 0).rect.origin == CGPoint(x: 0.2, y: 0.025))
        let half = try clip(animator, scene, at: 0.5)
        #expect(abs(half.rect.width * 200 - half.rect.height * 400) < 1e-9)
    }

    @Test("Without the view, the center of the screen is used")
    func withoutTheViewTheCenterOfTheScreenIsUsed() throws {
        let scene = scene(TransitionElement())
        for origin in [
            TransitionOrigin.element("button"), .point(x: .nan, y: 0), .center,
        ] {
            let point = try clip(CircleRevealAnimator(origin: origin), scene, at: 0).rect.origin
            #expect(point == CGPoint(x: 0.5, y: 0.5))
        }
        for line in [SplitAnimator.Line.below(.element("button")), .fraction(.infinity), .center] {
            let upper = SplitAnimator(line: line).choreography(in: scene).participant(showing: .outgoing)
            #expect(upper?.slice?.height == 0.5)
        }
    }

    @Test(
        "The screen splits at the view's bottom edge, even if the view is rotated, and never at its own edges"
    )
    func theScreenSplitsAtTheViewsBottomEdge() {
        let animator = SplitAnimator(line: .below(.element("button")))
        func line(_ place: TransitionElement.Place) -> CGFloat? {
            let scene = scene(TransitionElement(outgoing: place))
            return animator.choreography(in: scene).participant(showing: .outgoing)?.slice?.height
        }
        #expect(line(TransitionElement.Place(frame: frame)) == 0.275)
        // Upright, it has a height of 40 about (80, 210).
        let turned = line(TransitionElement.Place(frame: frame, rotation: .pi / 2))
        #expect(abs((turned ?? 0) - 230 / 800) < 1e-9)
        #expect(line(TransitionElement.Place(frame: frame.offsetBy(dx: 0, dy: 590))) == 0.98)
        // The new screen's view doesn't affect where the old one splits.
        let other = scene(TransitionElement(incoming: TransitionElement.Place(frame: frame)))
        #expect(animator.choreography(in: other).participant(showing: .outgoing)?.slice?.height == 0.5)
    }

    // MARK: On the screen

    /// Returns the center of the circle in the window, and its radius.
    @MainActor private func circle(_ rig: ElementRig) throws -> (CGPoint, CGFloat) {
        let screen = try #require(
            [rig.first.view, rig.second.view].compactMap { $0 }.first { $0.layer.mask != nil }
        )
        let mask = try #require(screen.layer.mask)
        let shown = mask.presentation() ?? mask
        return (screen.convert(shown.position, to: nil), shown.bounds.width / 2)
    }

    @Test(
        "The circle emerges from a button at any position, and returns to it",
        arguments: ContainerKind.allCases
    )
    @MainActor func theCircleEmergesFromAButtonAtAnyPosition(kind: ContainerKind) throws {
        let button = UIButton()
        let rig = ElementRig(CircleRevealAnimator(origin: .view(button), duration: 1), in: kind)
        let scroll = UIScrollView(frame: CGRect(x: 50, y: 100, width: 200, height: 300))
        scroll.contentSize = CGSize(width: 200, height: 2000)
        scroll.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        rig.first.view.addSubview(scroll)
        scroll.contentOffset.y = 700
        button.frame = CGRect(x: 20, y: 820, width: 60, height: 40)
        scroll.addSubview(button)
        let expected = button.convert(CGPoint(x: 30, y: 20), to: nil)
        for direction in TransitionDirection.allCases {
            rig.start(direction)
            if direction == .backward { rig.advance(by: 0.999) }
            let (middle, radius) = try circle(rig)
            #expect(abs(middle.x - expected.x) < 0.01)
            #expect(abs(middle.y - expected.y) < 0.01)
            #expect(radius < 1)
            rig.advance(by: 1.1)
        }
    }

    enum Flaw: CaseIterable, Sendable { case gone, hidden, offScreen, elsewhere }

    @Test(
        "If a button isn't visible, the circle uses the center, also for a point of the button",
        arguments: Flaw.allCases,
        [false, true]
    )
    @MainActor func ifAButtonIsntVisibleTheCircleUsesTheCenter(flaw: Flaw, isPoint: Bool) throws {
        var button: UIView? = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        let view = try #require(button)
        let origin: TransitionOrigin =
            isPoint ? .center(of: .point(CGPoint(x: 5, y: 5), in: view)) : .view(view)
        let rig = ElementRig(CircleRevealAnimator(origin: origin, duration: 1), style: .fullScreen)
        switch flaw {
        case .gone: button = nil
        case .hidden: button?.isHidden = true
        case .offScreen: button?.frame.origin.x = 4000
        case .elsewhere: break
        }
        if let button, flaw != .elsewhere { rig.first.view.addSubview(button) }
        rig.start(.forward)
        let middle = try circle(rig).0
        #expect(abs(middle.x - 195) < 0.01)
        #expect(abs(middle.y - 422) < 0.01)
    }

    /// The part of a view of 100 × 60 points, and the center of the circle in the view.
    struct Part: Sendable {
        let rect: CGRect
        let middle: CGPoint
    }

    @Test(
        "The circle emerges from a part of a view, or from all of it if that's no part, also before layout",
        arguments: [
            Part(rect: CGRect(x: 10, y: 20, width: 20, height: 10), middle: CGPoint(x: 20, y: 25)),
            Part(rect: .zero, middle: CGPoint(x: 50, y: 30)),
            Part(rect: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), middle: CGPoint(x: 50, y: 30)),
        ],
        [false, true]
    )
    @MainActor func theCircleEmergesFromAPart(part: Part, isEarly: Bool) throws {
        let (view, frame) = (UIView(), CGRect(x: 40, y: 300, width: 100, height: 60))
        if !isEarly { view.frame = frame }
        let origin = TransitionOrigin.center(of: .rect(part.rect, in: view))
        view.frame = frame
        try expectCircle(from: origin, in: view, at: part.middle)
    }

    @Test("The circle emerges from a point of a view, or from its center if that's no point")
    @MainActor func theCircleEmergesFromAPoint() throws {
        let view = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 60))
        for (point, middle) in [
            (CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)),
            (CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 50, y: 30)),
        ] {
            try expectCircle(from: .center(of: .point(point, in: view)), in: view, at: middle)
        }
    }

    /// - Parameter point: The center of the circle in the view, which is on the first screen.
    @MainActor
    private func expectCircle(from origin: TransitionOrigin, in view: UIView, at point: CGPoint) throws {
        let rig = ElementRig(CircleRevealAnimator(origin: origin, duration: 1), style: .fullScreen)
        rig.first.view.addSubview(view)
        rig.start(.forward)
        let middle = try circle(rig).0
        #expect(abs(middle.x - view.frame.minX - point.x) < 0.01)
        #expect(abs(middle.y - view.frame.minY - point.y) < 0.01)
    }

    @Test(
        "The circle emerges from the point of a tap, wherever the view is",
        arguments: ContainerKind.allCases
    )
    @MainActor func theCircleEmergesFromThePointOfATap(kind: ContainerKind) throws {
        let rig = ElementRig(CrossfadeAnimator(), in: kind)
        let map = UIView(frame: CGRect(x: 40, y: 300, width: 200, height: 300))
        map.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        rig.first.view.addSubview(map)
        let tap = UITapGestureRecognizer()
        map.addGestureRecognizer(tap)
        let touched = map.convert(CGPoint(x: 150, y: 40), to: nil)
        TouchInjector(window: rig.window).tap(at: touched)
        let origin = TransitionOrigin.touch(tap)
        let other = ElementRig(CircleRevealAnimator(origin: origin, duration: 1), in: kind)
        // The gesture's view is now on the screen of this rig.
        other.first.view.addSubview(map)
        other.start(.forward)
        let (middle, radius) = try circle(other)
        #expect(abs(middle.x - touched.x) < 0.5 && abs(middle.y - touched.y) < 0.5)
        #expect(radius < 1)
        other.advance(by: 1.1)
    }

    @Test("Without a view, a gesture leaves the circle in the center")
    @MainActor func touchNowhere() {
        #expect(TransitionOrigin.touch(UITapGestureRecognizer()) == .center)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(TransitionOrigin.center(of: .point(CGPoint(x: 1, y: 2), in: view)) != .view(view))
    }

    @Test("An event has the location of its touch, or the center of the screen if it has none")
    @MainActor func touchOfAnEvent() {
        final class Map: UIView {
            var origin: TransitionOrigin?

            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                if let event { origin = .touch(event) }
            }
        }
        let rig = ElementRig(CrossfadeAnimator())
        let map = Map(frame: CGRect(x: 40, y: 300, width: 200, height: 300))
        rig.first.view.addSubview(map)
        let place = CGPoint(x: 20, y: 100)
        TouchInjector(window: rig.window).tap(at: map.convert(place, to: nil))
        #expect(map.origin == TransitionOrigin.center(of: .point(place, in: map)))
        #expect(TransitionOrigin.touch(UIEvent()) == .center)
    }

    @Test("A screen splits through a point, a view's center, or its own center")
    func splitThrough() {
        func line(_ origin: TransitionOrigin, _ element: TransitionElement) -> CGFloat? {
            SplitAnimator(line: .through(origin)).choreography(in: scene(element)).participant(
                showing: .outgoing
            )?
            .slice?.height
        }
        let button = TransitionElement(outgoing: TransitionElement.Place(frame: frame))
        #expect(line(.point(x: 0.1, y: 0.3), button) == 0.3)
        #expect(line(.element("button"), button) == 0.2625)
        #expect(line(.element("button"), TransitionElement()) == 0.5)
        #expect(line(.point(x: 0.5, y: 4), button) == 0.98)
    }

    @Test("An animator doesn't retain a view, and a combination requests it, too")
    @MainActor func anAnimatorDoesntRetainAView() throws {
        weak var view: UIView?
        let animator: any Animator
        do {
            let button = UIView()
            view = button
            animator = CircleRevealAnimator(origin: .view(button)).combined(with: CrossfadeAnimator())
            #expect(animator.targets.map(\.view) == [button])
        }
        #expect(view == nil)
        #expect(animator.targets.count == 1)
    }

    @Test("A bar's button has the same position before and after")
    @MainActor func aBarsButtonHasTheSamePositionBeforeAndAfter() throws {
        let button = UIView(frame: CGRect(x: 300, y: 780, width: 40, height: 40))
        let rig = ElementRig(CircleRevealAnimator(origin: .view(button), duration: 1), in: .tab)
        rig.window.rootViewController?.view.addSubview(button)
        for direction in TransitionDirection.allCases {
            rig.start(direction)
            let middle = try circle(rig).0
            #expect(abs(middle.x - 320) < 0.01)
            #expect(abs(middle.y - 800) < 0.01)
            rig.advance(by: 1.1)
        }
    }

    @Test("The old screen's parts meet at the bottom edge of the view, in both directions")
    @MainActor func theOldScreensPartsMeetAtTheBottomEdgeOfTheView() throws {
        let header = UIView()
        let rig = ElementRig(SplitAnimator(line: .below(.view(header)), duration: 1))
        header.frame = CGRect(x: 0, y: 0, width: 390, height: 211)
        rig.first.view.addSubview(header)
        rig.start(.forward)
        // The shade of the new screen, and each part with its shadow behind it.
        #expect(rig.pictures.map { $0.bounds.height } == [844, 211, 211, 633, 633])
        rig.advance(by: 1.1)
        rig.start(.backward)
        #expect(rig.pictures.map { $0.bounds.height } == [844, 211, 211, 633, 633])
        rig.advance(by: 1.1)
        #expect(rig.color(at: CGPoint(x: 200, y: 600)) == [255, 0, 0])
    }
}
