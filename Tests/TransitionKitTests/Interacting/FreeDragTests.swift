import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Screens that fingers drag freely.
@MainActor @Suite(.allBehaviors) struct FreeDragTests {
    /// The presented screen grows from a small square at the top left.
    struct PutAwayAnimator: Animator {
        var duration = 0.4
        static let away = Pose.rest.translated(x: -100, y: -200).scaled(by: 0.2)

        func forward(in scene: TransitionScene) -> Choreography {
            Choreography(
                timing: .linear,
                participants: [
                    Participant(.outgoing, to: .rest.dimmed(to: 0.5)),
                    Participant(.incoming, from: Self.away),
                ]
            )
        }
    }

    /// The screens move side by side, as in a push.
    struct SideBySideAnimator: Animator {
        /// Whether the screen that leaves covers the one that arrives.
        var uncovers = false
        var duration = 0.4

        func forward(in scene: TransitionScene) -> Choreography {
            let leaving = Participant(.outgoing, to: .rest.translated(x: -130).dimmed(to: 0.1))
            let arriving = Participant(.incoming, from: .rest.translated(x: scene.size.width))
            return Choreography(
                timing: .linear,
                participants: uncovers ? [arriving, leaving] : [leaving, arriving]
            )
        }
    }

    /// An app whose second screen can be dismissed by a drag.
    @MainActor private final class Rig {
        let rig: TransitionRig
        let drag = DragInteraction()
        let touch: TouchInjector
        let delegate: TransitionDelegate
        private(set) var outcomes: [Bool] = []
        private(set) var last: TransitionProgress?
        var page: UIView { rig.second.view }

        init(
            _ kind: ContainerKind = .modal,
            _ animator: any Animator = PutAwayAnimator(),
            shows: Bool = true
        ) {
            let delegate = TransitionDelegate(animator, interaction: drag)
            self.delegate = delegate
            rig = TransitionRig(kind, delegate: { _ in delegate })
            touch = TouchInjector(window: rig.window)
            if shows { rig.goToStart(of: .backward) }
            delegate.onTransitionEnd = { [unowned self] _, _, finished in outcomes.append(finished) }
            delegate.onTransitionProgress = { [unowned self] in last = $0 }
        }

        /// Returns the visible position in the window of a point of the page.
        func seen(_ point: CGPoint) -> CGPoint {
            let transform = page.layer.presentation()?.transform ?? page.layer.transform
            let middle = CGPoint(x: page.bounds.midX, y: page.bounds.midY)
            let flat = CATransform3DGetAffineTransform(transform)
            let arm = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(flat)
            return CGPoint(x: middle.x + arm.x, y: middle.y + arm.y)
        }

        /// Returns the point of the page that's visible at a point of the window.
        func shown(at point: CGPoint) -> CGPoint {
            let flat = CATransform3DGetAffineTransform(
                page.layer.presentation()?.transform ?? page.layer.transform
            )
            let middle = CGPoint(x: page.bounds.midX, y: page.bounds.midY)
            let arm = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(flat.inverted())
            return CGPoint(x: middle.x + arm.x, y: middle.y + arm.y)
        }

        var scale: CGFloat {
            let flat = CATransform3DGetAffineTransform(
                page.layer.presentation()?.transform ?? page.layer.transform
            )
            return hypot(flat.a, flat.b)
        }

        func tick() { UIApplication.shared.advance(by: 1.0 / 60) }

        /// Moves one finger step by step.
        func move(
            from start: CGPoint,
            to end: CGPoint,
            in seconds: TimeInterval,
            each: (CGPoint) -> Void = { _ in }
        ) {
            let count = max(Int((seconds * 60).rounded()), 1)
            for step in 1...count {
                let part = CGFloat(step) / CGFloat(count)
                let place = CGPoint(
                    x: start.x + (end.x - start.x) * part,
                    y: start.y + (end.y - start.y) * part
                )
                touch.move(to: place)
                tick()
                each(place)
            }
        }

        /// Starts the drag by moving the finger by the required distance.
        func pickUp(at start: CGPoint) -> CGPoint {
            touch.down(at: start)
            let place = CGPoint(x: start.x, y: start.y + 12)
            touch.move(to: place)
            tick()
            return place
        }
    }

    @Test("With Reduce Motion, a drag crossfades, and no screen moves", arguments: [true, false])
    func reduceMotion(finishes: Bool) async {
        let (list, detail) = (UIViewController(), UIViewController())
        let app = TestApp(rootViewController: list, device: TestDevice(isReduceMotionEnabled: true))
        list.present(detail, with: SideBySideAnimator(), interaction: .drag())
        await app.settle()
        let finger = app.touch(at: CGPoint(x: 150, y: 300))
        await finger.move(to: CGPoint(x: 150, y: finishes ? 600 : 340), over: 0.4)
        #expect(app.frame(of: detail.view) == app.window.bounds)
        await app.advance(by: 0.1)
        finger.lift()
        for _ in 0..<20 where detail.view.window != nil {
            #expect(app.frame(of: detail.view) == app.window.bounds)
            await app.advance(by: 1.0 / 60)
        }
        await app.settle()
        #expect((list.presentedViewController == nil) == finishes)
    }

    @Test(
        "A screen that moves to the side fills its place behind the dragged one",
        arguments: ContainerKind.allCases
    )
    func screenBehind(_ kind: ContainerKind) {
        let app = Rig(kind, SideBySideAnimator())
        let other = app.rig.first.view!
        func offset() -> CGFloat { (other.layer.presentation() ?? other.layer).transform.m41 }
        let start = app.pickUp(at: CGPoint(x: 120, y: 300))
        let end = CGPoint(x: 120, y: 420)
        app.move(from: start, to: end, in: 0.4) { _ in #expect(offset() == 0) }
        app.move(from: end, to: start, in: 0.4) { _ in #expect(offset() == 0) }
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false])
        #expect(CATransform3DIsIdentity(app.page.layer.transform))
        #expect(CATransform3DIsIdentity(other.layer.transform))
    }

    @Test(
        "A screen on its way moves to its place gradually if another one is caught",
        arguments: ContainerKind.allCases
    )
    func screenBehindACaughtOne(_ kind: ContainerKind) {
        let app = Rig(kind, SideBySideAnimator())
        let other = app.rig.first.view!
        func offset() -> CGFloat { (other.layer.presentation() ?? other.layer).transform.m41 }
        app.rig.start(.backward)
        app.rig.advance(by: 0.12)
        app.touch.down(at: CGPoint(x: 300, y: 300))
        app.tick()
        var last = offset()
        #expect(last < -60)
        app.move(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 420), in: 0.4) { _ in
            #expect(offset() >= last - 1e-6 && offset() - last < 30)
            last = offset()
        }
        #expect(last == 0)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(CATransform3DIsIdentity(other.layer.transform))
    }

    @Test(
        "A screen that's caught where nothing would be visible behind it stays on its path",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func caughtOnItsPath(_ kind: ContainerKind, opens: Bool) {
        let app = Rig(kind, SideBySideAnimator(uncovers: true), shows: !opens)
        app.rig.start(opens ? .forward : .backward)
        app.rig.advance(by: 0.16)
        let start = CGPoint(x: 300, y: 300)
        app.touch.down(at: start)
        app.tick()
        let caught = app.drag.percentComplete
        app.move(from: start, to: CGPoint(x: 300, y: 400), in: 0.3) { _ in
            let shown = (app.page.layer.presentation() ?? app.page.layer).transform
            #expect(shown.m42 == 0 && shown.m11 == 1 && shown.m12 == 0)
        }
        let moved = app.drag.percentComplete - caught
        #expect(opens ? moved < -0.1 : moved > 0.1)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(CATransform3DIsIdentity(app.rig.first.view.layer.transform))
        #expect(CATransform3DIsIdentity(app.page.layer.transform))
    }

    /// The screen that leaves goes aside with a red square, which goes farther.
    private struct AccompaniedAnimator: Animator {
        var duration = 0.4

        func forward(in scene: TransitionScene) -> Choreography {
            let square = Decoration.color(
                UIColor(red: 1, green: 0, blue: 0, alpha: 1),
                in: CGRect(x: 0.3, y: 0.1, width: 0.2, height: 0.1)
            )
            return Choreography(
                timing: .linear,
                participants: [
                    Participant(.outgoing, to: .rest.translated(x: -130)),
                    Participant(.decoration(square), to: .rest.translated(x: -230)).accompanying(.outgoing),
                    Participant(.incoming, from: .rest.translated(x: scene.size.width)),
                ]
            )
        }
    }

    @Test("What belongs to the screen behind a dragged one moves with it", arguments: ContainerKind.allCases)
    func companionsOfTheScreenBehind(_ kind: ContainerKind) {
        let app = Rig(kind, AccompaniedAnimator())
        app.rig.first.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let start = app.pickUp(at: CGPoint(x: 120, y: 300))
        app.move(from: start, to: CGPoint(x: 120, y: 420), in: 0.4)
        let progress = app.last?.fraction ?? 0
        #expect(progress < 1)
        let left = 0.3 * 390 - 100 * (1 - progress)
        let picture = Picture(app.rig.window)
        #expect(picture.color(at: CGPoint(x: left - 6, y: 92)).prefix(3) == [0, 0, 255])
        #expect(picture.color(at: CGPoint(x: left + 6, y: 92)).prefix(3) == [255, 0, 0])
        app.touch.up()
        app.rig.advance(by: 1)
    }

    /// A screen that slides in from below. What it covers isn't described.
    private struct AloneAnimator: Animator {
        var duration = 0.4

        func forward(in scene: TransitionScene) -> Choreography {
            Choreography(participants: [Participant(.incoming, from: .rest.translated(y: scene.size.height))])
        }
    }

    @Test(
        "A dragged screen leaves on its own path if the other one stays in its place",
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom]
    )
    func otherScreenStays(_ style: UIModalPresentationStyle) {
        let app = GestureRig(.modal, DragInteraction(), animator: AloneAnimator(), style: style)
        app.touch.drag(
            from: CGPoint(x: 200, y: 300),
            to: CGPoint(x: 200, y: 620),
            duration: 0.4,
            steps: 24
        )
        app.rig.advance(by: 0.1)
        let page = app.rig.second.view!
        let shown = (page.layer.presentation() ?? page.layer).transform
        #expect(shown.m11 > 0.7 && shown.m42 > 300)
        app.rig.advance(by: 1)
        #expect(app.rig.shownScreen == "A")
    }

    @Test(
        "A dragged screen is in front, even if the other one slides over it",
        arguments: ContainerKind.allCases
    )
    func screenInFront(_ kind: ContainerKind) {
        let app = Rig(kind, SideBySideAnimator(uncovers: true))
        app.page.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        app.rig.first.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let start = app.pickUp(at: CGPoint(x: 120, y: 300))
        app.move(from: start, to: CGPoint(x: 120, y: 420), in: 0.4)
        let picture = Picture(app.rig.window)
        // Below the finger is the dragged screen, and above it, from edge to edge, the other one.
        #expect(picture.color(at: CGPoint(x: 120, y: 460)).prefix(3) == [255, 0, 0])
        for x in [10.0, 380] { #expect(picture.color(at: CGPoint(x: x, y: 100))[2] > 150) }
        app.touch.up()
        app.rig.advance(by: 1)
    }

    @Test("A rotation while fingers hold the screen doesn't move it, and isn't a throw")
    func rotationWhileFingersHoldScreenDoesntMove() {
        let app = Rig()
        let start = app.pickUp(at: CGPoint(x: 120, y: 300))
        app.move(from: start, to: CGPoint(x: 130, y: 340), in: 0.2)
        app.rig.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        app.rig.advance(by: 0.1)
        let scale = app.scale
        // The same finger, in the new coordinates.
        app.touch.move(to: CGPoint(x: 600, y: 120))
        app.tick()
        #expect(abs(app.scale - scale) < 0.01)
        app.touch.move(to: CGPoint(x: 600, y: 124))
        app.tick()
        #expect(app.scale < scale && app.scale > scale - 0.03)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false])
    }

    @Test(
        "The app is asked with the velocity of the finger, slow or fast",
        arguments: [60, 600, 3000] as [CGFloat]
    )
    func startVelocity(speed: CGFloat) throws {
        let app = Rig()
        var velocities: [CGVector] = []
        app.drag.shouldBegin = { gesture in
            velocities.append(gesture.velocity)
            return gesture.willBegin
        }
        let start = CGPoint(x: 120, y: 200)
        app.touch.down(at: start)
        app.tick()
        app.move(from: start, to: CGPoint(x: start.x, y: start.y + speed / 5), in: 0.2)
        app.touch.cancel()
        #expect(velocities.count == 1)
        let velocity = try #require(velocities.first)
        #expect(abs(velocity.dx) < 1 && abs(velocity.dy - speed) < 1, "\(velocity)")
    }

    @Test("A finger that drifts and rests first counts only from then on")
    func startVelocityAfterARest() throws {
        let app = Rig()
        var velocities: [CGVector] = []
        app.drag.shouldBegin = { gesture in
            velocities.append(gesture.velocity)
            return gesture.willBegin
        }
        app.touch.down(at: CGPoint(x: 120, y: 200))
        app.tick()
        app.touch.move(to: CGPoint(x: 126, y: 200))
        app.rig.advance(by: 1)
        app.touch.move(to: CGPoint(x: 126, y: 225))
        app.touch.cancel()
        let velocity = try #require(velocities.first)
        #expect(abs(velocity.dx) < 1 && velocity.dy > 200, "\(velocity)")
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

    @Test("What belongs to the screen, such as a rim of light, goes along with the fingers")
    func whatBelongsToTheScreenSuchAsARimOfLight() throws {
        struct Rimmed: Animator {
            var duration = 0.4

            func forward(in scene: TransitionScene) -> Choreography {
                let rim = Decoration.view("rim") {
                    let view = UIView()
                    view.tag = 7
                    return view
                }
                return Choreography(participants: [
                    Participant(.outgoing), Participant(.incoming, from: PutAwayAnimator.away),
                    Participant(.decoration(rim), from: PutAwayAnimator.away).accompanying(.incoming),
                    Participant(.decoration(rim)).accompanying(.outgoing),
                ])
            }
        }
        let drag = DragInteraction()
        let rig = TransitionRig(.modal) { _ in TransitionDelegate(Rimmed(), interaction: drag) }
        rig.goToStart(of: .backward)
        let touch = TouchInjector(window: rig.window)
        touch.down(at: CGPoint(x: 200, y: 300))
        for step in 1...10 {
            touch.move(to: CGPoint(x: 200 + 8 * CGFloat(step), y: 300 + 16 * CGFloat(step)))
            rig.advance(by: 1.0 / 60)
        }
        let (page, container) = (rig.second.view.layer, try #require(rig.second.view.superview))
        #expect(page.transform.m41 > 50)
        let rims = container.subviews.filter { $0.tag == 7 }
        #expect(rims.count == 2)
        #expect(rims.contains { CATransform3DEqualToTransform($0.layer.transform, page.transform) })
        #expect(rims.contains { CATransform3DIsIdentity($0.layer.transform) })
        touch.up()
    }

    // MARK: During a drag

    @Test(
        "A third-party animation follows its own path, with a drag down or away from the leading edge",
        arguments: [CGVector(dx: 211, dy: 0), CGVector(dx: 0, dy: 211)],
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    )
    func aThirdPartyAnimationFollowsItsOwnPath(way: CGVector, direction: UIUserInterfaceLayoutDirection) {
        let drag = DragInteraction()
        let rig = TransitionRig(
            .modal,
            delegate: { _ in TransitionDelegate(BlockSlideAnimator(), interaction: drag) },
            layoutDirection: direction
        )
        rig.goToStart(of: .backward)
        let touch = TouchInjector(window: rig.window)
        let start = CGPoint(x: 195, y: 300)
        let sign: CGFloat = direction == .leftToRight ? 1 : -1
        touch.drag(
            from: start,
            to: CGPoint(x: start.x + sign * way.dx, y: start.y + way.dy),
            duration: 0.5,
            steps: 30,
            lifts: false
        )
        #expect(drag.state == .interactive)
        // Half of the height is the entire transition.
        #expect(abs(drag.percentComplete - 0.5) < 0.03)
        touch.cancel()
        rig.advance(by: 2)
        #expect(drag.state == .idle)
    }

    @Test(
        "The point under the finger stays there in every direction, while the screen shrinks",
        arguments: [ContainerKind.modal, .navigation]
    )
    func oneFinger(kind: ContainerKind) {
        let app = Rig(kind)
        let start = app.pickUp(at: CGPoint(x: 120, y: 300))
        #expect(app.drag.state == .interactive)
        let held = app.shown(at: start)
        // Ten of the twelve points only start the drag.
        #expect(distance(held, CGPoint(x: start.x, y: start.y - 2)) < 0.01)
        var place = start
        for end in [(150, 420), (260, 480), (60, 560), (200, 250)] {
            let end = CGPoint(x: end.0, y: end.1)
            app.move(from: place, to: end, in: 0.3) { finger in
                #expect(distance(app.seen(held), finger) < 1)
            }
            place = end
        }
        app.move(from: place, to: CGPoint(x: 120, y: 734), in: 0.3)
        // Half of the screen's height makes it about six tenths of its size.
        #expect(abs(app.scale - (0.35 + 0.65 * exp(-0.875))) < 0.03)
    }

    @Test("The points under two fingers stay there while they drag, pinch, and rotate")
    func twoFingers() {
        let app = Rig()
        app.touch.down(at: CGPoint(x: 100, y: 300))
        app.touch.down(at: CGPoint(x: 300, y: 500), finger: 1)
        // The fingers move together, which starts the drag.
        app.touch.move([0: CGPoint(x: 106, y: 306), 1: CGPoint(x: 294, y: 494)])
        app.tick()
        #expect(app.drag.state == .interactive)
        var fingers = [CGPoint(x: 106, y: 306), CGPoint(x: 294, y: 494)]
        let held = fingers.map(app.shown)
        for step in 1...40 {
            let part = CGFloat(step) / 40
            let middle = CGPoint(x: 200 + 60 * part, y: 400 + 120 * part)
            let (angle, length) = (0.78 + 1.2 * part, 133 * (1 - 0.45 * part))
            fingers = [-1, 1].map { sign in
                CGPoint(x: middle.x + sign * length * cos(angle), y: middle.y + sign * length * sin(angle))
            }
            app.touch.move([0: fingers[0], 1: fingers[1]])
            app.tick()
            for (point, finger) in zip(held, fingers) { #expect(distance(app.seen(point), finger) < 1) }
        }
        // One finger lifts. The page stays, and follows the other finger.
        let before = app.seen(CGPoint(x: 195, y: 422))
        app.touch.up(finger: 1)
        app.tick()
        #expect(distance(app.seen(CGPoint(x: 195, y: 422)), before) < 0.5)
        let left = app.shown(at: fingers[0])
        app.move(from: fingers[0], to: CGPoint(x: 80, y: 560), in: 0.3) { finger in
            #expect(distance(app.seen(left), finger) < 1)
        }
    }

    // MARK: Letting go

    @Test(
        "Released at almost its full size, it returns, and if it's small enough, it leaves",
        arguments: [100, 330] as [CGFloat]
    )
    func releasedAtAlmostItsFullSize(way: CGFloat) {
        let app = Rig()
        let start = app.pickUp(at: CGPoint(x: 120, y: 200))
        let end = CGPoint(x: start.x, y: start.y + way)
        app.move(from: start, to: end, in: 1)
        // A resting finger has no speed.
        for _ in 0..<12 { app.tick() }
        #expect((app.scale < 0.85) == (way > 200))
        app.touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(app.outcomes == [way > 200])
        #expect(app.rig.shownScreen == (way > 200 ? "A" : "B"))
    }

    @Test(
        "A screen that people let go is at rest soon, whether it leaves or returns",
        arguments: [100, 330] as [CGFloat]
    )
    func atRestSoon(way: CGFloat) {
        let app = Rig()
        let start = app.pickUp(at: CGPoint(x: 120, y: 200))
        app.move(from: start, to: CGPoint(x: start.x, y: start.y + way), in: 1)
        for _ in 0..<12 { app.tick() }
        app.touch.up()
        var (centers, time) = ([app.seen(CGPoint(x: 195, y: 422))], 0.0)
        while app.outcomes.isEmpty, time < 1 {
            app.tick()
            time += 1.0 / 60
            if app.outcomes.isEmpty { centers.append(app.seen(CGPoint(x: 195, y: 422))) }
        }
        #expect(time < 0.37)
        // A tenth of a second before, it's still seen to move, and it doesn't jump at the end.
        let end = way > 200 ? CGPoint(x: 95, y: 222) : CGPoint(x: 195, y: 422)
        #expect(distance(centers[centers.count - 6], end) > 0.03 * distance(centers[0], end))
        #expect(distance(centers[centers.count - 1], end) < 1)
    }

    /// How a finger moves, in points and points per second, and whether the screen leaves.
    struct Release: Sendable {
        let way: CGFloat
        let speed: CGFloat
        var rests = false
        let leaves: Bool
    }

    // The height is 844 points, and the first ten points only start the drag.
    @Test(
        "By default, a short flick or a drag by 15 percent of the longer side puts the screen away",
        arguments: [
            Release(way: 60, speed: 300, leaves: true), Release(way: 60, speed: 150, leaves: false),
            Release(way: 145, speed: 200, rests: true, leaves: true),
            Release(way: 128, speed: 200, rests: true, leaves: false),
            Release(way: 110, speed: 200, leaves: false),
            Release(way: 110, speed: 600, rests: true, leaves: false),
        ]
    )
    func defaultLimits(release: Release) {
        let app = Rig()
        let start = CGPoint(x: 120, y: 300)
        app.touch.down(at: start)
        let end = CGPoint(x: start.x, y: start.y + release.way)
        app.move(from: start, to: end, in: TimeInterval(release.way / release.speed))
        for _ in 0..<12 where release.rests { app.tick() }
        app.touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(app.outcomes == [release.leaves])
    }

    @Test("Taken back a little too far, and still moving, it returns")
    func takenBackTooFar() {
        let app = Rig()
        let (start, end) = (CGPoint(x: 120, y: 300), CGPoint(x: 120, y: 420))
        app.touch.down(at: start)
        app.move(from: start, to: end, in: 0.3)
        // The screen has followed the finger only from its tenth point on.
        app.move(from: end, to: start, in: 0.3)
        app.touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(app.outcomes == [false])
    }

    /// What the app sets, how fingers move in points and points per second, and whether the screen leaves.
    struct Limits: Sendable {
        var scale: CGFloat = 0.75
        var velocity: CGFloat = 700
        var way: CGFloat = 60
        var speed: CGFloat = 0
        let leaves: Bool
    }

    // At 150 points, the scale is about 0.82, and at 330 points, it's about 0.68.
    @Test(
        "The app determines the scale and the speed at which the screen leaves",
        arguments: [
            Limits(scale: 0.75, way: 150, leaves: false), Limits(scale: 0.9, way: 150, leaves: true),
            Limits(scale: 0.6, way: 330, leaves: false), Limits(scale: 0.75, way: 330, leaves: true),
            Limits(scale: .nan, way: 150, leaves: true), Limits(scale: .nan, way: 100, leaves: false),
            Limits(velocity: 700, speed: 500, leaves: false), Limits(velocity: 300, speed: 500, leaves: true),
            Limits(velocity: 700, speed: 1300, leaves: true),
            Limits(velocity: 3000, speed: 1300, leaves: false),
            Limits(velocity: .nan, speed: 1300, leaves: false),
        ]
    )
    func limitsOfTheApp(limits: Limits) {
        let app = Rig()
        (app.drag.completionScale, app.drag.completionVelocity) = (limits.scale, limits.velocity)
        let start = app.pickUp(at: CGPoint(x: 120, y: 200))
        let middle = CGPoint(x: start.x, y: start.y + limits.way)
        app.move(from: start, to: middle, in: 1)
        // A resting finger has no speed.
        for _ in 0..<12 { app.tick() }
        if limits.speed > 0 {
            let end = CGPoint(x: middle.x, y: middle.y + limits.speed / 10)
            app.move(from: middle, to: end, in: 0.1)
        }
        app.touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(app.outcomes == [limits.leaves])
    }

    @Test(
        "Thrown away from its position, it leaves from anywhere, and thrown back, it returns from anywhere",
        arguments: [CGVector(dx: 0, dy: 90), CGVector(dx: 90, dy: 20), CGVector(dx: 0, dy: -90)],
        [100, 500]
    )
    func thrownAwayFromItsPosition(way: CGVector, distance: CGFloat) {
        let app = Rig()
        let start = app.pickUp(at: CGPoint(x: 120, y: 200))
        let middle = CGPoint(x: start.x + 10, y: start.y + distance)
        app.move(from: start, to: middle, in: 0.5)
        app.move(from: middle, to: CGPoint(x: middle.x + way.dx, y: middle.y + way.dy), in: 0.07)
        app.touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(app.outcomes == [way.dy > 0])
    }

    @Test("Letting go moves nothing at first, and continues at the finger's speed", arguments: [true, false])
    func letGo(finishes: Bool) {
        let app = Rig()
        let start = app.pickUp(at: CGPoint(x: 120, y: 200))
        let end = CGPoint(x: 180, y: finishes ? 520 : 300)
        app.move(from: start, to: end, in: 0.6)
        let middle = CGPoint(x: 195, y: 422)
        let before = app.seen(middle)
        app.touch.up()
        #expect(distance(app.seen(middle), before) < 0.01)
        // 513 points per second downward, or 147, until the spring pulls it back.
        UIApplication.shared.advance(by: 0.0004, frameInterval: 0.0004)
        let way = app.seen(middle).y - before.y
        let speed = (end.y - start.y) / 0.6
        #expect(abs(way / 0.0004 - speed) < 0.25 * speed)
        UIApplication.shared.advance(by: 1)
        #expect(app.outcomes == [finishes])
        #expect(CATransform3DIsIdentity(app.page.layer.transform))
        #expect(
            app.last == TransitionProgress(fraction: finishes ? 1 : 0, phase: .ended(completed: finishes))
        )
    }

    @Test("It ends at its animator's position", arguments: [ContainerKind.modal, .navigation])
    func itEndsAtItsAnimatorsPosition(kind: ContainerKind) {
        let app = Rig(kind)
        let start = app.pickUp(at: CGPoint(x: 120, y: 200))
        app.move(from: start, to: CGPoint(x: 300, y: 600), in: 0.6)
        app.touch.up()
        var seen: [CGPoint] = []
        var scales: [CGFloat] = []
        while app.outcomes.isEmpty, seen.count < 120 {
            seen.append(app.seen(CGPoint(x: 195, y: 422)))
            scales.append(app.scale)
            app.tick()
        }
        // Half a second at most, and at rest by the end.
        #expect(seen.count < 36)
        #expect(distance(seen.last ?? .zero, CGPoint(x: 95, y: 222)) < 1.5)
        #expect(abs((scales.last ?? 0) - 0.2) < 0.01)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { distance($0, $1) < 80 })
    }

    @Test("Thrown against the way in which it leaves, it turns around over several frames")
    func thrownAgainstItsWay() throws {
        // It leaves to the right.
        let app = Rig(.modal, SideBySideAnimator())
        let start = app.pickUp(at: CGPoint(x: 320, y: 200))
        let middle = CGPoint(x: 260, y: 260)
        app.move(from: start, to: middle, in: 0.5)
        app.move(from: middle, to: CGPoint(x: 190, y: 260), in: 0.1)
        app.touch.up()
        var places: [CGFloat] = []
        while app.outcomes.isEmpty, places.count < 60 {
            places.append(app.seen(CGPoint(x: 195, y: 422)).x)
            app.tick()
        }
        #expect(app.outcomes == [true])
        let speeds = zip(places.dropFirst(), places).map { $0 - $1 }
        let changes = zip(speeds.dropFirst(), speeds).map { $0 - $1 }
        #expect(try #require(speeds.first) < 4)
        #expect(try #require(changes.max()) < 23, "\(speeds)")
    }

    // MARK: Catching

    @Test("Caught in flight, it stays, and follows the finger from there", arguments: [true, false])
    func caughtInFlightItStays(finishes: Bool) {
        let app = Rig()
        let start = app.pickUp(at: CGPoint(x: 120, y: 200))
        app.move(from: start, to: CGPoint(x: 180, y: 560), in: 0.6)
        app.touch.up()
        for _ in 0..<3 { app.tick() }
        let middle = CGPoint(x: 195, y: 422)
        let former = app.seen(middle)
        app.tick()
        let flying = app.seen(middle)
        let finger = CGPoint(x: flying.x, y: flying.y + 10)
        app.touch.down(at: finger)
        app.tick()
        #expect(app.drag.state == .interactive)
        let before = app.seen(middle)
        // The frame in which the finger lands goes on as before, and its own way hardly speeds up.
        #expect(distance(before, flying) < 1.02 * distance(flying, former))
        for _ in 0..<5 { app.tick() }
        #expect(distance(app.seen(middle), before) < 0.01)
        let taken = CGPoint(x: finger.x + 12, y: finger.y)
        app.touch.move(to: taken)
        app.tick()
        // No farther than the finger.
        #expect(distance(app.seen(middle), before) < 13)
        let held = app.shown(at: taken)
        app.move(from: taken, to: CGPoint(x: 250, y: 400), in: 0.3) { place in
            #expect(distance(app.seen(held), place) < 1)
        }
        if !finishes {
            // Back to where it came from.
            let way = CGVector(dx: 195 - app.seen(middle).x, dy: 422 - app.seen(middle).y)
            let part = 70 / hypot(way.dx, way.dy)
            let end = CGPoint(x: 250 + way.dx * part, y: 400 + way.dy * part)
            app.move(from: CGPoint(x: 250, y: 400), to: end, in: 0.06)
        }
        for _ in 0..<12 where finishes { app.tick() }
        app.touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(app.outcomes == [finishes])
        #expect(CATransform3DIsIdentity(app.page.layer.transform))
    }

    @Test("A caught screen reports changes of its outcome, but not its first one")
    func outcomesAfterCatch() {
        let app = Rig()
        var changes: [Bool] = []
        app.drag.onOutcomeChange = { changes.append($0) }
        let start = app.pickUp(at: CGPoint(x: 120, y: 200))
        app.move(from: start, to: CGPoint(x: 130, y: 300), in: 0.6)
        app.touch.up()
        for _ in 0..<3 { app.tick() }
        // On its way back, it's still away from its position.
        let finger = app.seen(CGPoint(x: 195, y: 422))
        #expect(finger.y > 430)
        app.touch.down(at: finger)
        app.tick()
        app.move(from: finger, to: CGPoint(x: finger.x + 30, y: finger.y), in: 0.3)
        #expect(app.drag.state == .interactive)
        #expect(changes.isEmpty)
        app.move(
            from: CGPoint(x: finger.x + 30, y: finger.y),
            to: CGPoint(x: finger.x + 30, y: 830),
            in: 1
        )
        #expect(changes == [true])
        app.touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(app.outcomes == [true])
    }

    @Test("An arriving screen can be caught and sent back")
    func caughtWhileComing() {
        let app = Rig(shows: false)
        app.rig.start(.forward)
        for _ in 0..<14 { app.tick() }
        let middle = CGPoint(x: 195, y: 422)
        app.touch.down(at: app.seen(middle))
        app.tick()
        let before = app.seen(middle)
        app.tick()
        #expect(distance(app.seen(middle), before) < 0.01)
        let taken = CGPoint(x: before.x, y: before.y + 12)
        app.touch.move(to: taken)
        app.tick()
        let held = app.shown(at: taken)
        let end = CGPoint(x: taken.x, y: taken.y + 300)
        app.move(from: taken, to: end, in: 0.4) { place in #expect(distance(app.seen(held), place) < 1) }
        for _ in 0..<12 { app.tick() }
        app.touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(app.outcomes == [false])
        #expect(app.rig.shownScreen == "A")
    }

    @Test("An arriving screen can be thrown to either end", arguments: [true, false])
    func thrownWhileComing(finishes: Bool) {
        let app = Rig(shows: false)
        app.rig.start(.forward)
        for _ in 0..<(finishes ? 8 : 18) { app.tick() }
        let place = app.seen(CGPoint(x: 195, y: 422))
        app.touch.down(at: place)
        app.tick()
        // The screen arrives from the top left.
        let way: CGFloat = finishes ? 1 : -1
        let end = CGPoint(x: place.x + way * 50, y: place.y + way * 100)
        app.move(from: place, to: end, in: 0.08)
        app.touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(app.outcomes == [finishes])
        #expect(app.rig.shownScreen == (finishes ? "B" : "A"))
    }

    @Test("A resting finger lets it continue")
    func aRestingFingerLetsItContinue() {
        let app = Rig(shows: false)
        app.rig.start(.forward)
        for _ in 0..<10 { app.tick() }
        app.touch.down(at: CGPoint(x: 195, y: 422))
        for _ in 0..<20 { app.tick() }
        app.touch.up()
        UIApplication.shared.advance(by: 1)
        #expect(app.outcomes == [true])
        #expect(app.rig.shownScreen == "B")
    }

    // MARK: Beginning

    @Test("Up or toward the leading edge, nothing begins, and away from it, the screen is dragged")
    func upOrTowardTheLeadingEdge() {
        for (way, begins) in [
            (CGVector(dx: 0, dy: -60), false), (CGVector(dx: -60, dy: 0), false),
            (CGVector(dx: 60, dy: 0), true),
            (CGVector(dx: 0, dy: 60), true),
        ] {
            let app = Rig()
            app.touch.down(at: CGPoint(x: 195, y: 422))
            app.move(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 195 + way.dx, y: 422 + way.dy), in: 0.1)
            #expect((app.drag.state == .interactive) == begins, "\(way)")
            app.touch.up()
        }
    }

    @Test("A drag begins in the directions that the app has chosen, and follows in every direction")
    func chosenDirections() {
        let (up, down) = (CGVector(dx: 0, dy: -60), CGVector(dx: 0, dy: 60))
        let (left, right) = (CGVector(dx: -60, dy: 0), CGVector(dx: 60, dy: 0))
        let choices: [(Set<TransitionEdge>, [CGVector])] = [
            ([.bottom], [down]), ([.top, .bottom], [up, down]), ([.leading], [left]),
            ([.top, .leading, .bottom, .trailing], [up, down, left, right]), ([], []),
        ]
        for (directions, begins) in choices {
            for way in [up, down, left, right] {
                let app = Rig()
                app.drag.directions = directions
                let start = CGPoint(x: 195, y: 422)
                app.touch.down(at: start)
                let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
                app.move(from: start, to: end, in: 0.1)
                #expect((app.drag.state == .interactive) == begins.contains(way), "\(directions) \(way)")
                guard begins.contains(way) else {
                    app.touch.up()
                    continue
                }
                let held = app.shown(at: end)
                app.move(from: end, to: CGPoint(x: 100, y: 500), in: 0.2) { finger in
                    #expect(distance(app.seen(held), finger) < 1)
                }
                app.touch.up()
            }
        }
    }

    @Test("A drag is created with its directions, which are down and away from the leading edge otherwise")
    func createdDirections() {
        #expect(DragInteraction().directions == [.bottom, .trailing])
        #expect(InteractionController.drag().directions == [.bottom, .trailing])
        #expect(InteractionController.drag(directions: [.top]).directions == [.top])
    }

    @Test("Content scrolls to its end before a drag up, and a third-party animation follows such a drag")
    func dragUp() {
        let app = Rig()
        app.drag.directions = [.top, .bottom]
        let list = UIScrollView(frame: app.page.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 2000)
        list.contentOffset.y = 2000 - 844 - 100
        app.page.addSubview(list)
        app.tick()
        app.touch.down(at: CGPoint(x: 195, y: 600))
        app.move(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 520), in: 0.3)
        #expect(app.drag.state == .idle)
        app.move(from: CGPoint(x: 195, y: 520), to: CGPoint(x: 195, y: 280), in: 0.3)
        #expect(app.drag.state == .interactive)
        #expect(list.contentOffset.y == 2000 - 844 && app.scale < 0.9)
        app.touch.cancel()

        let drag = DragInteraction(directions: [.top, .bottom])
        let rig = TransitionRig(.modal) { _ in TransitionDelegate(BlockSlideAnimator(), interaction: drag) }
        rig.goToStart(of: .backward)
        let touch = TouchInjector(window: rig.window)
        touch.drag(
            from: CGPoint(x: 195, y: 500),
            to: CGPoint(x: 195, y: 289),
            duration: 0.5,
            steps: 30,
            lifts: false
        )
        #expect(abs(drag.percentComplete - 0.5) < 0.03)
        touch.cancel()
    }

    @Test("A drag never goes forward, not even when it turns around over content at its end")
    func neverForward() {
        let app = Rig(.tab, shows: false)
        let list = UIScrollView(frame: app.rig.first.view.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 2000)
        list.contentOffset.y = 2000 - 844
        app.rig.first.view.addSubview(list)
        app.tick()
        for turn in [540, 660] as [CGFloat] {
            app.touch.down(at: CGPoint(x: 195, y: 600))
            app.move(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: turn), in: 0.2)
            app.move(from: CGPoint(x: 195, y: turn), to: CGPoint(x: 195, y: 200), in: 0.3)
            #expect(app.drag.state == .idle)
            app.touch.up()
            app.rig.advance(by: 1)
        }
        #expect(app.rig.shownScreen == "A" && app.outcomes.isEmpty)
    }

    @Test("A drag can't be attached to present or push", arguments: [false, true])
    func attachedForward(pushes: Bool) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [pushes] in
            await MainActor.run {
                let drag = DragInteraction()
                if pushes {
                    drag.attach(toPushOnto: UINavigationController()) { nil }
                } else {
                    drag.attach(toPresentFrom: UIViewController()) { nil }
                }
            }
        }
        #expect(result.names("goes back, so it can't present or push"))
    }

    @Test("When one of two resting fingers lifts, the other one starts the drag only if it moves far enough")
    func oneOfTwoRestingFingersLifts() {
        let app = Rig()
        func lands() {
            app.touch.down(at: CGPoint(x: 100, y: 300))
            app.touch.down(at: CGPoint(x: 100, y: 500), finger: 1)
            app.tick()
            app.touch.up(finger: 1)
        }
        lands()
        app.touch.move(to: CGPoint(x: 100, y: 302))
        app.tick()
        #expect(app.drag.state == .idle && !app.rig.second.isBeingDismissed)
        app.touch.up()
        app.tick()
        lands()
        app.touch.move(to: CGPoint(x: 100, y: 298))
        app.tick()
        app.touch.move(to: CGPoint(x: 100, y: 358))
        app.tick()
        #expect(app.drag.state == .interactive)
        app.touch.up()
    }

    @Test(
        "Content scrolls first, and at its top, the same drag moves the screen while the content stays"
    )
    func contentScrollsFirstAndAtItsTop() {
        let app = Rig()
        let scrollView = UIScrollView(frame: app.page.bounds)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        scrollView.contentOffset.y = 100
        app.page.addSubview(scrollView)
        app.tick()
        app.touch.down(at: CGPoint(x: 195, y: 300))
        app.move(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 380), in: 0.3)
        #expect(app.drag.state == .idle)
        #expect(scrollView.contentOffset.y < 40)
        app.move(from: CGPoint(x: 195, y: 380), to: CGPoint(x: 195, y: 620), in: 0.3)
        #expect(app.drag.state == .interactive)
        #expect(scrollView.contentOffset.y == 0)
        #expect(app.scale < 0.9)
        // The point that was under the finger when the content had scrolled to its top is still under it.
        #expect(distance(app.seen(CGPoint(x: 195, y: 410)), CGPoint(x: 195, y: 620)) < 12)
    }

    @Test(
        "A photo that's zoomed in becomes smaller under a pinch, and only then the pinch takes the screen",
        arguments: [0, 12] as [CGFloat],
        [true, false]
    )
    func pinchOnPhoto(drift: CGFloat, isDrag: Bool) throws {
        // A large photo that fits has a small scale.
        let cases: [(scales: [CGFloat], closes: Bool)] = [
            ([1, 2, 3], true), ([1, 1, 3], true), ([1, 1, 3], false), ([0.1, 0.105, 1], true),
        ]
        for (scales, closes) in cases {
            let interaction: GestureInteraction = isDrag ? DragInteraction() : PinchInteraction()
            let rig = TransitionRig(.modal) { _ in
                TransitionDelegate(PutAwayAnimator(), interaction: interaction)
            }
            rig.goToStart(of: .backward)
            let photo = UIScrollView(frame: rig.second.view.bounds)
            // Here, it's about the pinch alone.
            photo.isScrollEnabled = false
            (photo.minimumZoomScale, photo.maximumZoomScale) = (scales[0], scales[2])
            photo.zoomScale = scales[1]
            rig.second.view.addSubview(photo)
            UIApplication.shared.tick()
            let touch = TouchInjector(window: rig.window)
            touch.down(at: CGPoint(x: 100, y: 300))
            touch.down(at: CGPoint(x: 300, y: 500), finger: 1)
            for step in 1...5 {
                // With a drift, the fingers move together first.
                let way = CGFloat(closes ? step : -step) * (drift > 0 ? 3 : 8)
                let down = CGFloat(step) * drift
                let first = CGPoint(x: 100 + way, y: 300 + way + down)
                touch.move([0: first, 1: CGPoint(x: 300 - way, y: 500 - way + down)])
                rig.advance(by: 1.0 / 60)
            }
            let movesScreen = closes && scales[1] == scales[0]
            #expect((interaction.state == .interactive) == movesScreen)
            let pinch = try #require(photo.pinchGestureRecognizer)
            #expect([.began, .changed].contains(pinch.state) == !movesScreen)
            touch.cancel()
        }
    }

    @Test("Away from the leading edge, the screen is dragged from the middle of a list, which stays")
    func fromTheMiddleOfAList() {
        let app = Rig()
        let list = UIScrollView(frame: app.page.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 2000)
        list.contentOffset.y = 300
        app.page.addSubview(list)
        app.tick()
        app.touch.down(at: CGPoint(x: 100, y: 300))
        app.move(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 220, y: 300), in: 0.3)
        #expect(app.drag.state == .interactive)
        #expect(list.contentOffset.y == 300)
        #expect(app.scale < 1)
        app.touch.up()
        app.tick()
        #expect(list.contentOffset.y == 300)
    }

    @Test("What scrolls or slides sideways under a drag away from the leading edge comes first")
    func whatScrollsOrSlidesSidewaysComesFirst() {
        let pager = UIScrollView()
        pager.contentInsetAdjustmentBehavior = .never
        pager.contentSize = CGSize(width: 1050, height: 40)
        let slider = UISlider()
        for content in [pager, slider] as [UIView] {
            let app = Rig()
            content.frame = CGRect(x: 20, y: 280, width: 350, height: 40)
            app.page.addSubview(content)
            pager.contentOffset.x = 350
            slider.value = 0.25
            app.tick()
            // The thumb is there.
            let start = CGPoint(x: 114, y: 300)
            app.touch.down(at: start)
            app.move(from: start, to: CGPoint(x: 174, y: 300), in: 0.3)
            #expect(app.drag.state == .idle)
            if content === pager {
                #expect(pager.contentOffset.x < 350)
            } else {
                #expect(slider.value > 0.4)
            }
            app.touch.up()
        }
    }

    @Test(
        "From the first page of a pager, the screen is dragged sideways, and down from any; the pager stays",
        arguments: [true, false]
    )
    func fromAPager(isSideways: Bool) {
        let app = Rig()
        let pager = UIScrollView(frame: app.page.bounds)
        pager.contentInsetAdjustmentBehavior = .never
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 1170, height: 100)
        app.page.addSubview(pager)
        let start: CGFloat = isSideways ? 0 : 390
        pager.contentOffset.x = start
        app.tick()
        app.touch.down(at: CGPoint(x: 100, y: 300))
        let turn = isSideways ? CGPoint(x: 160, y: 300) : CGPoint(x: 100, y: 360)
        app.move(from: CGPoint(x: 100, y: 300), to: turn, in: 0.2)
        app.move(from: turn, to: CGPoint(x: 250, y: 400), in: 0.3)
        #expect(app.drag.state == .interactive && app.scale < 0.95)
        #expect(pager.contentOffset.x == start)
        app.touch.up()
        app.rig.advance(by: 1)
        #expect(pager.contentOffset.x == start)
    }

    @Test("At the top of a list, the screen stays while the page around the list can scroll")
    func atTheTopOfAListInAPage() {
        let app = Rig()
        let page = UIScrollView(frame: app.page.bounds)
        let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 500))
        for view in [page, list] {
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = CGSize(width: 390, height: 2000)
        }
        page.contentOffset.y = 300
        page.addSubview(list)
        app.page.addSubview(page)
        app.tick()
        app.touch.down(at: CGPoint(x: 195, y: 200))
        app.move(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 300), in: 0.3)
        #expect(app.drag.state == .idle)
        app.touch.up()
    }

    // MARK: Other views

    @Test("Everything else follows the progress: the other screen's dimming depends on the page")
    func everythingElseFollowsTheProgress() throws {
        let app = Rig()
        let start = app.pickUp(at: CGPoint(x: 120, y: 200))
        app.move(from: start, to: CGPoint(x: 120, y: 520), in: 0.5)
        let progress = try #require(app.last?.fraction)
        #expect(abs(progress - (1 - app.scale) / 0.65) < 0.001)
        #expect(app.last?.phase == .interactive)
        // Red under translucent black, which follows the progress.
        let red = WindowFrame(app.rig.window).color(at: CGPoint(x: 20, y: 20))[0]
        #expect(abs(CGFloat(red) / 255 - (1 - 0.5 * (1 - progress))) < 0.02)
    }

    @Test(
        "The app's animations alongside follow the progress, and end with the transition",
        arguments: [ContainerKind.modal, .navigation],
        [true, false]
    )
    func theAppsAnimationsAlongsideFollowTheProgress(kind: ContainerKind, finishes: Bool) {
        let app = Rig(kind)
        let badge = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        app.rig.window.addSubview(badge)
        app.rig.first.onWillAppear = { [weak badge] screen in
            let coordinator = screen.transitionCoordinator ?? app.rig.coordinator
            coordinator?.animate(alongsideTransition: { _ in badge?.alpha = 0 })
        }
        let start = app.pickUp(at: CGPoint(x: 120, y: 200))
        app.move(from: start, to: CGPoint(x: 120, y: finishes ? 560 : 260), in: 0.5)
        for _ in 0..<12 { app.tick() }
        let progress = app.last?.fraction ?? .nan
        #expect(progress > 0.05)
        let seen = CGFloat(badge.layer.presentation()?.opacity ?? .nan)
        #expect(abs(seen - (1 - progress)) < 0.01, "\(seen) at \(progress)")
        app.touch.up()
        app.tick()
        let opacity = CGFloat(badge.layer.presentation()?.opacity ?? .nan)
        let fraction = app.last?.fraction ?? .nan
        #expect(abs(opacity - (1 - fraction)) < 0.01)
        UIApplication.shared.advance(by: 1)
        #expect(app.outcomes == [finishes])
        #expect(badge.alpha == (finishes ? 0 : 1))
    }

    @Test("The rest after a drag is as fast as the app wants", arguments: [0.25, 1, 4] as [CGFloat])
    func completionSpeed(speed: CGFloat) {
        let app = Rig()
        app.drag.completionSpeed = speed
        let start = app.pickUp(at: CGPoint(x: 120, y: 200))
        app.move(from: start, to: CGPoint(x: 120, y: 560), in: 0.5)
        for _ in 0..<12 { app.tick() }
        app.touch.up()
        var seconds = 0.0
        while app.outcomes.isEmpty, seconds < 5 {
            app.tick()
            seconds += 1.0 / 60
        }
        #expect(app.outcomes == [true])
        #expect((0.25...0.4).contains(seconds * Double(speed)), "\(seconds)")
    }

    @Test("The rest after a drag ends however fast the app wants it to be")
    func hugeCompletionSpeed() {
        let app = Rig()
        app.drag.completionSpeed = .greatestFiniteMagnitude
        let start = app.pickUp(at: CGPoint(x: 120, y: 200))
        app.move(from: start, to: CGPoint(x: 120, y: 560), in: 0.5)
        app.touch.up()
        UIApplication.shared.advance(by: 0.1)
        #expect(app.outcomes == [true])
    }

    @Test("A transition by a tap is the animator's, frame by frame", arguments: ContainerKind.allCases)
    func byItself(kind: ContainerKind) {
        let app = Rig(kind, shows: false)
        app.rig.start(.forward)
        for step in 1...20 {
            app.tick()
            let expected = Participant(.incoming, from: PutAwayAnimator.away).pose(
                at: app.last?.fraction ?? 0
            )
            #expect(abs(app.scale - expected.scaleX) < 0.001)
            #expect(abs((app.last?.fraction ?? 0) - CGFloat(step) / 24) < 0.05)
        }
        UIApplication.shared.advance(by: 1)
        #expect(app.outcomes == [true])
    }
}
