import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Pictures have the correct content and position, and exist only while they're needed.
@MainActor @Suite struct StagePictureTests {
    private let here = CGRect(x: 20, y: 100, width: 100, height: 100)
    private let late = CGRect(x: 220, y: 500, width: 100, height: 100)

    /// A screen that positions its named view, and a wide one, during layout.
    private final class LaidOutScreen: UIViewController, TransitionElementProviding {
        let box = UIView()
        let band = UIView()
        var place = CGRect.zero

        func transitionElements() -> [TransitionElementID: UIView] { ["a": box] }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .blue
            box.backgroundColor = .green
            band.backgroundColor = .white
            for part in [band, box] { view.addSubview(part) }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            box.frame = place
            band.frame = CGRect(x: 0, y: view.bounds.height - 40, width: view.bounds.width, height: 20)
        }
    }

    private func laidOut() -> (ContainerViewController, ElementScreen, LaidOutScreen, UIWindow) {
        UIApplication.reset()
        let (first, second) = (ElementScreen(.red), LaidOutScreen())
        first.add("a", UIView(), at: here)
        second.place = late
        let container = ContainerViewController(viewControllers: [first, second])
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = container
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        return (container, first, second, window)
    }

    /// A screen that notes how many pixels a point has where it's drawn.
    private final class DrawnScreen: UIViewController {
        final class Content: UIView {
            var scales: [CGFloat] = []

            override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
                scales.append(UIGraphicsGetCurrentContext().map { abs($0.ctm.a) } ?? 0)
                return super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
            }
        }

        let content = Content()

        override func loadView() { view = content }
    }

    @Test(
        "A screen is drawn in full detail, unless it's only shown out of focus",
        arguments: [(CrossfadeAnimator(), 1), (FoldAnimator(), 2)] as [(any Animator, CGFloat)]
    )
    func screenIsDrawnInFullDetail(animator: any Animator, scale: CGFloat) {
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: 390, height: 844), scale: 2)
        let first = DrawnScreen()
        let stack = UINavigationController(rootViewController: first)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        stack.pushViewController(UIViewController(), with: animator)
        UIApplication.shared.advance(by: 0.1)
        #expect(first.content.scales == [scale])
        UIApplication.shared.advance(by: 2)
    }

    @Test("A screen is drawn with as many pixels as its own display has")
    func displayScale() {
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: 390, height: 844), scale: 2)
        let (parent, first) = (UIViewController(), DrawnScreen())
        let stack = UINavigationController(rootViewController: first)
        parent.addChild(stack)
        parent.setOverrideTraitCollection(UITraitCollection(displayScale: 1), forChild: stack)
        parent.view.addSubview(stack.view)
        stack.didMove(toParent: parent)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        #expect(first.content.traitCollection.displayScale == 1)
        stack.pushViewController(UIViewController(), with: FoldAnimator())
        UIApplication.shared.advance(by: 0.1)
        #expect(first.content.scales == [1])
        UIApplication.shared.advance(by: 2)
    }

    @Test("The picture of a view is as translucent as the views around it")
    func theViewsAroundAViewMakeItsPictureTranslucent() {
        let animator = DescribedAnimator { _ in
            Choreography(participants: [
                Participant(.incoming), Participant(.outgoing), Participant(.element("a", on: .outgoing)),
            ])
        }
        let rig = ElementRig(animator, in: .navigation)
        let (outer, inner) = (UIView(), UIView())
        for (view, parent, alpha) in [(outer, rig.first.view, 0.5), (inner, outer, 0.6)]
            as [(
                UIView, UIView, CGFloat
            )]
        {
            view.frame = UIScreen.main.bounds
            view.alpha = alpha
            parent.addSubview(view)
        }
        rig.first.add("a", UIView(), at: here, in: inner).alpha = 0.8
        UIApplication.shared.tick()
        let before = WindowFrame(rig.window)
        rig.start(.forward)
        rig.advance(by: 0.1)
        #expect(rig.pictures.count == 1)
        #expect(WindowFrame(rig.window).difference(from: before) < 0.001)
    }

    @Test("A named view moves to the position from its screen's layout")
    func laidOutElement() throws {
        let (container, _, second, window) = laidOut()
        let delegate = TransitionDelegate(
            MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1)
        )
        container.delegate = delegate
        container.selectedIndex = 1
        // Before any other layout.
        #expect(second.box.frame == late)
        UIApplication.shared.advance(by: 0.995)
        let frame = WindowFrame(window)
        #expect(frame.color(at: CGPoint(x: late.minX + 3, y: late.midY))[1] > 240)
        #expect(frame.color(at: CGPoint(x: late.minX - 4, y: late.midY))[1] < 20)
        #expect(frame.color(at: CGPoint(x: here.midX, y: here.midY))[1] < 20)
    }

    @Test("The slices show content that a screen positions during layout")
    func laidOutPieces() {
        let (container, _, _, window) = laidOut()
        let halves = [0, 0.5].map { (x: CGFloat) in
            Participant(.slice(CGRect(x: x, y: 0, width: 0.5, height: 1), of: .incoming))
        }
        let delegate = TransitionDelegate(
            DescribedAnimator { _ in Choreography(participants: [Participant(.outgoing)] + halves) }
        )
        container.delegate = delegate
        container.selectedIndex = 1
        UIApplication.shared.advance(by: 0.1)
        let frame = WindowFrame(window)
        for x in [20, 180, 210, 370] {
            #expect(frame.color(at: CGPoint(x: x, y: 814)) == [255, 255, 255], "\(x)")
            #expect(frame.color(at: CGPoint(x: x, y: 790)) == [0, 0, 255], "\(x)")
        }
    }

    @Test("A picture has the rotation and opacity of its screen", arguments: [true, false])
    func aPictureHasTheRotationAndOpacityOfItsScreen(isCut: Bool) throws {
        let parts: [Participant] =
            isCut
            ? [0, 0.5].map { Participant(.slice(CGRect(x: $0, y: 0, width: 0.5, height: 1), of: .incoming)) }
            : [Participant(.picture(of: .incoming))]
        let rig = ElementRig(
            DescribedAnimator { _ in Choreography(participants: parts) },
            in: .modal,
            style: .custom
        )
        // Played backward, so that the incoming screen is the one that leaves.
        rig.second.view.backgroundColor = .white
        rig.start(.forward)
        rig.advance(by: 1)
        rig.second.view.transform = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 0.6, y: 0.8)
        rig.second.view.alpha = 0.5
        UIApplication.shared.tick()
        let before = WindowFrame(rig.window)
        rig.start(.backward)
        rig.advance(by: 0.1)
        // A whole screen moves itself.
        #expect(rig.pictures.isEmpty == !isCut)
        // Slices have smooth edges.
        #expect(WindowFrame(rig.window).difference(from: before) < 0.01)
    }

    @Test("Half of a screen is half of its picture", arguments: TransitionSide.allCases)
    func halfOfAScreenIsHalfOfItsPicture(side: TransitionSide) {
        let rig = ElementRig(
            DescribedAnimator { _ in
                let left = Participant.Subject.slice(CGRect(x: 0, y: 0, width: 0.5, height: 1), of: side)
                let right = Participant.Subject.slice(CGRect(x: 0.5, y: 0, width: 0.5, height: 1), of: side)
                // Each half is on the opposite side.
                let (toRight, toLeft) = (Pose.rest.translated(x: 195), Pose.rest.translated(x: -195))
                return Choreography(participants: [
                    Participant(.screen(side.opposite)), Participant(left, from: toRight, to: toRight),
                    Participant(right, from: toLeft, to: toLeft),
                ])
            },
            in: .custom
        )
        let screen = side == .outgoing ? rig.first : rig.second
        screen.add("left", UIView(), at: CGRect(x: 0, y: 0, width: 195, height: 844), color: .yellow)
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 0.1)
        #expect(rig.color(at: CGPoint(x: 300, y: 400)) == [255, 255, 0])
        #expect(rig.color(at: CGPoint(x: 90, y: 400)) == (side == .outgoing ? [255, 0, 0] : [0, 0, 255]))
    }

    @Test("A screen behind its picture isn't visible", arguments: TransitionSide.allCases)
    func aScreenBehindItsPictureIsntVisible(side: TransitionSide) {
        let rig = ElementRig(
            DescribedAnimator { _ in
                let away = Pose.rest.translated(y: 300)
                return Choreography(participants: [
                    Participant(.screen(side.opposite)),
                    Participant(.picture(of: side), from: away, to: away),
                ])
            },
            in: .custom
        )
        rig.start(.forward)
        rig.advance(by: 0.1)
        let (own, other): ([UInt8], [UInt8]) =
            side == .outgoing ? ([255, 0, 0], [0, 0, 255]) : ([0, 0, 255], [255, 0, 0])
        #expect(rig.color(at: CGPoint(x: 195, y: 100)) == other)
        #expect(rig.color(at: CGPoint(x: 195, y: 700)) == own)
    }

    @Test("A screen's picture doesn't contain the views that fly separately")
    func withoutElements() {
        let rig = ElementRig(
            DescribedAnimator { _ in
                Choreography(participants: [
                    Participant(.incoming, from: .rest.faded(to: 0), to: .rest.faded(to: 0)),
                    Participant(.picture(of: .outgoing)),
                    Participant(
                        .element("a", on: .outgoing),
                        from: .rest.translated(y: 300),
                        to: .rest.translated(y: 300)
                    ),
                ])
            },
            in: .custom
        )
        rig.first.add("a", UIView(), at: here)
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 0.1)
        #expect(rig.color(at: CGPoint(x: here.midX, y: here.midY)) == [255, 0, 0])
        #expect(rig.color(at: CGPoint(x: here.midX, y: here.midY + 300)) == [0, 255, 0])
    }

    // MARK: In the next turn

    @Test("Content in front of the screen's plane isn't visible before the pictures are taken")
    func standingOut() {
        let rig = ElementRig(
            DescribedAnimator { _ in
                Choreography(participants: [
                    Participant(.outgoing), Participant(.incoming, anchor: .init(z: 40)),
                    Participant(.element("a", on: .incoming)),
                ])
            },
            in: .navigation
        )
        rig.second.add("a", UIView(), at: here)
        UIApplication.shared.tick()
        var colors: [[UInt8]] = []
        UIApplication.shared.commitObserver = { _ in
            let isCovered = rig.window.layer.withDescendants.contains { $0.zPosition > 1000 }
            if isCovered { colors.append(rig.color(at: CGPoint(x: 195, y: 700))) }
        }
        rig.start(.forward)
        UIApplication.shared.commitObserver = nil
        #expect(!colors.isEmpty)
        #expect(colors.allSatisfy { $0 == [255, 0, 0] })
    }

    @Test("A screen without a slice that can be cut stays visible", arguments: ContainerKind.allCases)
    func aScreenWithoutASliceStaysVisible(container: ContainerKind) {
        let animator = DescribedAnimator { _ in
            Choreography(
                participants: TransitionSide.allCases.map { side in
                    Participant(.slice(CGRect(x: 0.5, y: 0.5, width: 0, height: 0), of: side))
                }
            )
        }
        let rig = ElementRig(animator, in: container)
        rig.start(.forward)
        rig.advance(by: 0.1)
        #expect(rig.pictures.isEmpty)
        #expect(!rig.first.view.isHidden && !rig.second.view.isHidden)
        rig.advance(by: 1)
    }

    @Test("Nothing is captured for a transition that has ended by then")
    func leftBehind() {
        let rig = ElementRig(FoldAnimator(), in: .navigation)
        var count: Int?
        UIApplication.shared.commitObserver = { _ in
            guard count == nil, rig.second.view.window != nil else { return }
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
            count = UIView.snapshotCount
        }
        rig.start(.forward)
        UIApplication.shared.commitObserver = nil
        UIApplication.shared.tick()
        #expect(count != nil)
        #expect(UIView.snapshotCount == count)
    }

    @Test("A transition that's caught before its pictures are taken stays where it is")
    func aTransitionThatsCaughtBeforeItsPicturesAreTakenStays() throws {
        let interaction = InteractionController()
        let rig = ElementRig(FoldAnimator(), in: .navigation, interaction: interaction)
        // It fades alongside.
        let badge = UIView(frame: CGRect(x: 300, y: 40, width: 40, height: 40))
        badge.backgroundColor = .white
        rig.window.rootViewController?.view.addSubview(badge)
        UIApplication.shared.tick()
        var isCaught: Bool?
        UIApplication.shared.commitObserver = { _ in
            guard isCaught == nil, rig.second.view.window != nil else { return }
            rig.window.rootViewController?.transitionCoordinator?.animate(
                alongsideTransition: { _ in badge.alpha = 0 },
                completion: nil
            )
            isCaught = interaction.pause()
        }
        rig.start(.forward)
        UIApplication.shared.commitObserver = nil
        #expect(isCaught == true)
        rig.advance(by: 0.05)
        let held = WindowFrame(rig.window, scale: 0.5)
        rig.advance(by: 2)
        #expect(interaction.state == .interactive)
        #expect(WindowFrame(rig.window, scale: 0.5).difference(from: held) == 0)
        interaction.finish()
        rig.advance(by: 2)
        #expect(interaction.state == .idle)
        #expect(rig.second.view.window != nil && rig.first.view.window == nil)
    }
}
