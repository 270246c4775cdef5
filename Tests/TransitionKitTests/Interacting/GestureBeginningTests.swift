import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The gestures that start a transition: those that no view under the finger tracks itself, and that the app
/// allows.
@MainActor @Suite(.allBehaviors) struct GestureBeginningTests {
    /// Two screens on a stack, or a presented screen, with a view under the finger.
    @MainActor private final class Scene {
        let navigation: UINavigationController
        let touch: TouchInjector
        let top: RecordingViewController
        let delegate: TransitionDelegate
        private let window: UIWindow

        /// - Parameter interaction: The interaction, or `nil` for the built-in one.
        init(_ interaction: GestureInteraction?) {
            UIApplication.reset()
            window = UIWindow(frame: UIScreen.main.bounds)
            let log = CallbackLog()
            let root = RecordingViewController("A", color: .gray, log: log)
            top = RecordingViewController("B", color: .white, log: log)
            navigation = UINavigationController()
            navigation.viewControllers = [root, top]
            touch = TouchInjector(window: window)
            delegate = TransitionDelegate(SlideAnimator(), interaction: interaction)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            UIApplication.shared.tick()
            delegate.attach(to: navigation)
        }

        /// Adds a view in the center of the upper screen.
        func add(_ view: UIView) {
            view.frame = CGRect(x: 45, y: 380, width: 300, height: 40)
            top.view.addSubview(view)
            UIApplication.shared.tick()
        }

        func swipe(from start: CGFloat = 100, to end: CGFloat = 380, y: CGFloat = 400) {
            touch.drag(
                from: CGPoint(x: start, y: y),
                to: CGPoint(x: end, y: y),
                duration: 0.3,
                steps: 18
            )
            UIApplication.shared.advance(by: 1.5)
        }

        var hasPopped: Bool { navigation.viewControllers.count == 1 }
    }

    enum Control: CaseIterable, Sendable {
        case slider, toggle, segments, button, label

        @MainActor func make() -> UIView {
            switch self {
            case .slider: return UISlider()
            case .toggle: return UISwitch()
            case .segments: return UISegmentedControl(items: ["One", "Two"])
            case .button: return UIButton(type: .system)
            case .label:
                let label = UILabel()
                label.isUserInteractionEnabled = true
                return label
            }
        }

        var isDragged: Bool { self != .button && self != .label }
    }

    @Test("A control that tracks a finger keeps it", arguments: Control.allCases, [true, false])
    func aControlThatTracksAFingerKeeps(control: Control, isEnabled: Bool) {
        let scene = Scene(SwipeInteraction())
        let view = control.make()
        (view as? UIControl)?.isEnabled = isEnabled
        scene.add(view)
        scene.swipe(from: 60)
        #expect(scene.hasPopped == !(control.isDragged && isEnabled))
    }

    @Test(
        "A finger that's on a view when the next screen comes stays there, and doesn't catch the screen",
        arguments: Control.allCases,
        [true, false]
    )
    func aFingerThatWasThereBefore(control: Control, isBuiltIn: Bool) {
        let scene = Scene(isBuiltIn ? nil : SwipeInteraction())
        let (view, next) = (control.make(), UIViewController())
        scene.add(view)
        scene.touch.down(at: CGPoint(x: 195, y: 400))
        scene.touch.move(to: CGPoint(x: 200, y: 400))
        scene.navigation.pushViewController(next, animated: true)
        UIApplication.shared.advance(by: 0.1)
        for step in 1...8 {
            scene.touch.move(to: CGPoint(x: 200 + CGFloat(step) * 8, y: 400))
            UIApplication.shared.advance(by: 1.0 / 60)
        }
        scene.touch.up()
        UIApplication.shared.advance(by: 1.5)
        #expect(scene.navigation.topViewController === next)
        #expect((view as? UIControl)?.isTracking != true)
    }

    @Test("A button under a swipe isn't pressed, whether the swipe goes back or is canceled")
    func aButtonUnderASwipe() {
        let scene = Scene(SwipeInteraction())
        let button = UIButton(type: .system)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        scene.add(button)
        scene.touch.tap(at: CGPoint(x: 150, y: 400))
        UIApplication.shared.advance(by: 1)
        #expect(presses == 1)
        scene.swipe(from: 100, to: 150)
        #expect(!scene.hasPopped && presses == 1)
        scene.swipe(from: 60)
        #expect(scene.hasPopped && presses == 1)
    }

    @Test("Beside the control, and from the edge across it, the swipe goes back")
    func besideTheControlAndFromTheEdgeAcross() {
        let scene = Scene(SwipeInteraction())
        scene.add(UISlider())
        scene.swipe(y: 500)
        #expect(scene.hasPopped)
        let edge = Scene(EdgeSwipeInteraction())
        edge.add(UISlider())
        edge.swipe(from: 4)
        #expect(edge.hasPopped)
    }

    /// A way to turn a control upright.
    enum Turn: CaseIterable, Sendable {
        case plain, small, inPerspective

        var transform: CATransform3D {
            let turn = CATransform3DMakeRotation(-.pi / 2, 0, 0, 1)
            switch self {
            case .plain: return turn
            case .small: return CATransform3DConcat(turn, CATransform3DMakeScale(0.5, 0.5, 1))
            case .inPerspective:
                var perspective = CATransform3DIdentity
                perspective.m34 = -1 / 500
                let aside = CATransform3DConcat(CATransform3DMakeRotation(0.5, 0, 1, 0), perspective)
                return CATransform3DConcat(turn, aside)
            }
        }
    }

    @Test(
        "A control that's turned keeps a finger along it, and leaves one across it to the screen",
        arguments: Turn.allCases,
        [true, false]
    )
    func turnedControl(turn: Turn, isFree: Bool) {
        func begins(_ interaction: GestureInteraction, from start: CGPoint, to end: CGPoint) -> Bool {
            let scene = Scene(interaction)
            let slider = UISlider()
            scene.add(slider)
            slider.layer.transform = turn.transform
            UIApplication.shared.tick()
            scene.touch.drag(from: start, to: end, duration: 0.3, steps: 18, lifts: false)
            defer {
                scene.touch.up()
                UIApplication.shared.advance(by: 1.5)
            }
            return interaction.state == .interactive
        }
        // On the track, away from the thumb, which the slider tracks itself.
        let along: GestureInteraction = isFree ? DragInteraction() : SwipeInteraction(edge: .top)
        #expect(!begins(along, from: CGPoint(x: 195, y: 360), to: CGPoint(x: 195, y: 640)))
        let across: GestureInteraction = isFree ? DragInteraction() : SwipeInteraction()
        #expect(begins(across, from: CGPoint(x: 195, y: 400), to: CGPoint(x: 380, y: 400)))
    }

    enum Scroller: CaseIterable, Sendable { case middle, leadingEnd, vertical }

    @Test(
        "Content that scrolls horizontally takes precedence until it's at its leading end",
        arguments: Scroller.allCases
    )
    func contentThatScrollsHorizontallyTakesPrecedenceUntilItsAtItsLeadingEnd(scroller: Scroller) {
        let scene = Scene(SwipeInteraction())
        let scrollView = UIScrollView()
        scene.add(scrollView)
        scrollView.contentSize =
            scroller == .vertical ? CGSize(width: 300, height: 900) : CGSize(width: 3000, height: 40)
        if scroller == .middle { scrollView.contentOffset.x = 1000 }
        UIApplication.shared.tick()
        scene.swipe()
        #expect(scene.hasPopped == (scroller != .middle))
        if scroller == .middle { #expect(scrollView.contentOffset.x < 1000) }
    }

    @Test(
        "The index of a list keeps a finger that moves along it",
        arguments: [true, false],
        [0, 300] as [CGFloat]
    )
    func theIndexOfAListKeepsAFinger(isFree: Bool, offset: CGFloat) {
        let interaction: GestureInteraction = isFree ? DragInteraction() : SwipeInteraction(edge: .top)
        let scene = Scene(interaction)
        let (list, index) = ListIndex.onList(in: scene.top.view.bounds, at: offset)
        scene.top.view.addSubview(list)
        UIApplication.shared.tick()
        scene.touch.down(at: CGPoint(x: 375, y: 300))
        UIApplication.shared.advance(by: 0.3)
        for step in 1...12 {
            scene.touch.move(to: CGPoint(x: 375, y: 300 + 15 * CGFloat(step)))
            UIApplication.shared.advance(by: 1.0 / 60)
        }
        #expect(interaction.state == .idle && list.contentOffset.y == offset)
        #expect(index.steps > 0 && !index.isCanceled)
        scene.touch.up()
        UIApplication.shared.advance(by: 1.5)
        #expect(!scene.hasPopped && !index.isCanceled)
    }

    @Test("A control as wide as its list isn't an index, however tall it is", arguments: [true, false])
    func tallHeader(isFree: Bool) {
        let interaction: GestureInteraction = isFree ? DragInteraction() : SwipeInteraction(edge: .top)
        let scene = Scene(interaction)
        let list = UICollectionView(
            frame: scene.top.view.bounds,
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        list.contentInsetAdjustmentBehavior = .never
        list.addSubview(UIControl(frame: CGRect(x: 0, y: 0, width: 390, height: 500)))
        scene.top.view.addSubview(list)
        UIApplication.shared.tick()
        scene.touch.down(at: CGPoint(x: 200, y: 200))
        for step in 1...12 {
            scene.touch.move(to: CGPoint(x: 200, y: 200 + 15 * CGFloat(step)))
            UIApplication.shared.advance(by: 1.0 / 60)
        }
        #expect(interaction.state == .interactive)
        scene.touch.up()
        UIApplication.shared.advance(by: 1.5)
    }

    @Test("At the edge, the swipe back takes precedence over everything", arguments: [true, false])
    func atTheEdgeTheSwipeBackTakesPrecedenceOverEverything(isBuiltIn: Bool) {
        func swipe(over view: UIView, from start: CGFloat) -> Bool {
            let scene = Scene(isBuiltIn ? nil : EdgeSwipeInteraction())
            scene.add(view)
            view.frame.origin.x = 0
            (view as? UIScrollView)?.contentSize = CGSize(width: 3000, height: 40)
            (view as? UIScrollView)?.contentOffset.x = 1000
            scene.swipe(from: start)
            return scene.hasPopped
        }
        let slider = UISlider()
        // Its thumb, which it tracks itself, is at the other end.
        slider.value = 1
        #expect(swipe(over: slider, from: 4))
        #expect(swipe(over: UIScrollView(), from: 4))
        #expect(!swipe(over: UIScrollView(), from: 40))
    }

    /// A view that follows a finger with a recognizer of the app.
    @MainActor private final class Canvas: UIView, UIGestureRecognizerDelegate {
        let pan = UIPanGestureRecognizer()
        private(set) var hasMoved = false
        var comesFirst = false

        init() {
            super.init(frame: .zero)
            pan.delegate = self
            pan.addHandler { [unowned self] in hasMoved = hasMoved || $0.state == .changed }
            addGestureRecognizer(pan)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) isn't used") }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { comesFirst && otherGestureRecognizer is UIScreenEdgePanGestureRecognizer }
    }

    @Test(
        "From the edge, a swipe comes before the drag of a view under the finger",
        arguments: [true, false]
    )
    func aSwipeComesBeforeTheDragOfAViewUnderTheFinger(isBuiltIn: Bool) {
        func swipe(from start: CGPoint, to end: CGPoint) -> (hasPopped: Bool, hasMoved: Bool) {
            let scene = Scene(isBuiltIn ? nil : EdgeSwipeInteraction())
            let canvas = Canvas()
            scene.add(canvas)
            canvas.frame = scene.top.view.bounds
            scene.touch.drag(from: start, to: end, duration: 0.3, steps: 18)
            UIApplication.shared.advance(by: 1.5)
            return (scene.hasPopped, canvas.hasMoved)
        }
        #expect(swipe(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 380, y: 400)) == (true, false))
        #expect(swipe(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 4, y: 700)) == (false, true))
        #expect(swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400)) == (false, true))
    }

    /// A delegate of the app that refuses the swipe.
    private final class Refusal: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    @Test("Where the app's own delegate refuses the swipe back, a view under the finger is dragged")
    func whereTheAppRefusesAViewUnderTheFingerIsDragged() {
        let scene = Scene(nil)
        let refusal = Refusal()
        scene.navigation.interactivePopGestureRecognizer?.delegate = refusal
        let canvas = Canvas()
        scene.add(canvas)
        canvas.frame = scene.top.view.bounds
        scene.swipe(from: 4)
        #expect(!scene.hasPopped && canvas.hasMoved)
        withExtendedLifetime(refusal) {}
    }

    enum Arrangement: CaseIterable, Sendable { case requirement, delegate, twoFingers }

    @Test("An app can arrange that its drag comes first, even at the edge", arguments: Arrangement.allCases)
    func anAppCanArrangeThatItsDragComesFirst(arrangement: Arrangement) {
        let edge = EdgeSwipeInteraction()
        let scene = Scene(edge)
        let canvas = Canvas()
        scene.add(canvas)
        canvas.frame = scene.top.view.bounds
        switch arrangement {
        case .requirement: for recognizer in edge.recognizers { recognizer.require(toFail: canvas.pan) }
        case .delegate: canvas.comesFirst = true
        case .twoFingers: canvas.pan.minimumNumberOfTouches = 2
        }
        scene.swipe(from: 4)
        #expect(scene.hasPopped == (arrangement == .twoFingers))
        #expect(canvas.hasMoved == (arrangement != .twoFingers))
    }

    @Test("An app can make the built-in swipe back wait for its drag")
    func theBuiltInSwipeWaits() throws {
        let scene = Scene(nil)
        let canvas = Canvas()
        scene.add(canvas)
        canvas.frame = scene.top.view.bounds
        let swipe = try #require(scene.delegate.swipeBackInteraction)
        for recognizer in swipe.recognizers { recognizer.require(toFail: canvas.pan) }
        scene.swipe(from: 4)
        #expect(!scene.hasPopped && canvas.hasMoved)
    }

    @Test("The app is asked, with the transition that would begin")
    func shouldBegin() throws {
        let swipe = SwipeInteraction()
        let scene = Scene(swipe)
        let slider = UISlider()
        scene.add(slider)
        var asked: [GestureInteraction.BeginContext] = []
        var answer: ((GestureInteraction.BeginContext) -> Bool)?
        swipe.shouldBegin = { context in
            asked.append(context)
            return answer?(context) ?? context.willBegin
        }
        // There's nothing to start in this direction.
        scene.swipe(from: 380, to: 100, y: 600)
        #expect(asked.isEmpty)
        scene.swipe(from: 200)
        #expect(!scene.hasPopped)
        let overSlider = try #require(asked.last)
        #expect(asked.count == 1 && !overSlider.willBegin)
        // Refused beside the slider.
        answer = { _ in false }
        scene.swipe(from: 100, y: 600)
        #expect(!scene.hasPopped)
        let beside = try #require(asked.last)
        #expect(asked.count == 2 && beside.willBegin)
        #expect(beside.direction == .backward && beside.view === scene.navigation.view)
        #expect(abs(beside.location.x - 115) <= 16 && beside.location.y == 600)
        #expect(abs(beside.velocity.dx - 280 / 0.3) < 1 && beside.velocity.dy == 0)
        // Allowed over the slider, from its track.
        answer = { _ in true }
        scene.swipe(from: 200, y: 400)
        #expect(scene.hasPopped)
        // At the root, there's nothing to start, whatever the app returns.
        let count = asked.count
        scene.swipe(y: 600)
        #expect(asked.count == count && scene.hasPopped)
    }

    @Test(
        "A condition that includes the default decision leaves a slider its finger",
        arguments: [true, false]
    )
    func aConditionThatIncludesTheDefaultDecision(isZoomed: Bool) {
        let drag = DragInteraction()
        drag.shouldBegin = { gesture in gesture.willBegin && !isZoomed }
        let scene = Scene(drag)
        scene.add(UISlider())
        scene.swipe(from: 200)
        #expect(!scene.hasPopped)
        scene.swipe(y: 600)
        #expect(scene.hasPopped == !isZoomed)
    }

    @Test("The app isn't asked about a gesture during a running transition")
    func theAppIsntAskedAboutAGestureDuringARunningTransition() {
        let swipe = SwipeInteraction()
        let scene = Scene(swipe)
        var count = 0
        swipe.shouldBegin = { _ in
            count += 1
            return false
        }
        scene.navigation.popViewController(animated: true)
        UIApplication.shared.advance(by: 0.1)
        scene.touch.drag(
            from: CGPoint(x: 200, y: 400),
            to: CGPoint(x: 250, y: 400),
            duration: 0.1,
            steps: 6,
            lifts: false
        )
        #expect(swipe.state == .interactive && count == 0)
        scene.touch.up()
        UIApplication.shared.advance(by: 1.5)
        #expect(swipe.state == .idle)
    }
}
