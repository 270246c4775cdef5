import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The visible content between the start of a transition and its first pose. Captures after screen updates
/// commit the current state, and each commit can be a frame.
@MainActor @Suite struct FirstFrameTests {
    enum Kind: String, CaseIterable, Sendable {
        case fold, explode, cube, matched, expand, slide

        func makeAnimator() -> any Animator {
            switch self {
            case .fold: FoldAnimator()
            case .explode: ExplodeAnimator()
            case .cube: CubeAnimator()
            case .matched: MatchedAnimator(alongside: SlideAnimator())
            case .expand: ExpandAnimator(source: "card")
            case .slide: SlideAnimator()
            }
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let kind: Kind
        let container: ContainerKind
        let direction: TransitionDirection
        var testDescription: String { "\(kind) \(container) \(direction)" }

        static let all = Kind.allCases.flatMap { kind in
            ContainerKind.allCases.flatMap { container in
                TransitionDirection.allCases.map {
                    Case(kind: kind, container: container, direction: $0)
                }
            }
        }
    }

    private func fill(_ screen: ElementScreen, _ frame: CGRect) {
        let card = screen.add("card", UIView(), at: frame, color: .orange, cornerRadius: 40)
        screen.add(
            "dot",
            UIView(),
            at: CGRect(x: 20, y: 20, width: 60, height: 60),
            in: card,
            cornerRadius: 30
        )
    }

    private func rig(_ test: Case, style: UIModalPresentationStyle = .fullScreen) -> ElementRig {
        let rig = ElementRig(test.kind.makeAnimator(), in: test.container, style: style)
        fill(rig.first, CGRect(x: 20, y: 120, width: 180, height: 180))
        fill(rig.second, CGRect(x: 100, y: 400, width: 250, height: 250))
        UIApplication.shared.tick()
        if test.direction == .backward {
            rig.start(.forward)
            rig.advance(by: 2)
        }
        return rig
    }

    /// Starts a transition, and expects that every frame up to the first pose looks like the screen did
    /// before.
    ///
    /// - Parameter startsAtRest: Whether the first pose looks like before. Behind a screen that's
    ///   see-through, views of the presenter take part as well, so it doesn't.
    private func expectNoFlash(
        _ rig: ElementRig,
        _ direction: TransitionDirection,
        startsAtRest: Bool = true
    ) {
        let before = WindowFrame(rig.window, scale: 0.5)
        var frames: [WindowFrame] = []
        UIApplication.shared.commitObserver = { _ in frames.append(WindowFrame(rig.window, scale: 0.5)) }
        rig.start(direction)
        UIApplication.shared.commitObserver = nil
        let first = WindowFrame(rig.window, scale: 0.5)
        #expect(!frames.isEmpty)
        #expect(!startsAtRest || first.difference(from: before) < 0.002, "the first pose")
        for (index, frame) in frames.enumerated() where frame.difference(from: first) > 0.002 {
            #expect(frame.difference(from: before) < 0.002, "frame \(index) of \(frames.count)")
        }
        #expect(rig.container?.subviews.contains { $0.layer.zPosition == 10_000 } == false)
    }

    @Test("Nothing flashes before the first pose", arguments: Case.all)
    func noFlash(test: Case) {
        expectNoFlash(rig(test), test.direction)
    }

    @Test(
        "Nor if the presenter stays behind the container",
        arguments: TransitionDirection.allCases,
        [Kind.matched, .fold]
    )
    func presenterStays(direction: TransitionDirection, kind: Kind) {
        let rig = rig(
            Case(kind: kind, container: .modal, direction: .forward),
            style: .overFullScreen
        )
        rig.second.view.backgroundColor = UIColor(white: 0, alpha: 0.4)
        if direction == .backward {
            rig.start(.forward)
            rig.advance(by: 2)
        }
        expectNoFlash(rig, direction, startsAtRest: direction == .forward)
    }

    @Test("Nor through a translucent screen below a bar")
    func translucentScreen() {
        let rig = rig(Case(kind: .fold, container: .navigation, direction: .forward))
        (rig.window.rootViewController as? UINavigationController)?
            .setNavigationBarHidden(false, animated: false)
        rig.window.backgroundColor = .white
        rig.first.view.backgroundColor = UIColor(white: 0, alpha: 0.2)
        UIApplication.shared.tick()
        expectNoFlash(rig, .forward)
    }

    @Test(
        "Nor through a translucent screen that's cut into strips",
        arguments: [GenieAnimator(), TwistAnimator()] as [any Animator]
    )
    func translucentStrips(animator: any Animator) {
        let rig = ElementRig(animator, in: .modal)
        rig.window.backgroundColor = .white
        rig.first.view.backgroundColor = UIColor(white: 0, alpha: 0.5)
        UIApplication.shared.tick()
        let before = WindowFrame(rig.window, scale: 1)
        rig.start(.forward)
        #expect(WindowFrame(rig.window, scale: 1).difference(from: before) < 0.002)
    }

    @Test("Nor if the app has moved its screens forward, which stay where they are")
    func movedForward() {
        let rig = rig(Case(kind: .explode, container: .modal, direction: .forward))
        for view in [rig.first.view, rig.second.view] { view?.layer.zPosition = 5 }
        for direction in TransitionDirection.allCases {
            expectNoFlash(rig, direction)
            rig.advance(by: 2)
            #expect(rig.first.view.layer.zPosition == 5 && rig.second.view.layer.zPosition == 5)
        }
    }

    @Test(
        "The incoming screen's slices show it, in a navigation controller as well",
        arguments: ContainerKind.allCases
    )
    func piecesAreThere(container: ContainerKind) {
        let rig = rig(Case(kind: .fold, container: container, direction: .forward))
        rig.start(.forward)
        rig.advance(by: 0.6)
        let frame = WindowFrame(rig.window)
        let colors = (0..<39).map { frame.color(at: CGPoint(x: Double($0) * 10, y: 100)) }
        #expect(colors.filter { $0[2] > 100 && $0[0] < 50 }.count > 15, "\(container)")
    }

    @Test(
        "The incoming screen's named views are in their pictures in every container",
        arguments: ContainerKind.allCases
    )
    func elementsAreThere(container: ContainerKind) throws {
        let rig = ElementRig(
            MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1),
            in: container
        )
        rig.first.add("a", UIView(), at: CGRect(x: 20, y: 100, width: 100, height: 100), color: .clear)
        let box = rig.second.add("a", UIView(), at: CGRect(x: 200, y: 500, width: 100, height: 100))
        box.backgroundColor = nil
        let inner = UIView(frame: box.bounds)
        inner.backgroundColor = .white
        box.addSubview(inner)
        rig.start(.forward)
        rig.advance(by: 0.99)
        #expect(rig.color(at: CGPoint(x: 250, y: 550)) == [255, 255, 255], "\(container)")
    }

    @Test(
        "If people leave the app while pictures are taken, the transition ends, and nothing happens after it"
    )
    func leftBehindTheCurtain() {
        let rig = rig(Case(kind: .fold, container: .navigation, direction: .forward))
        let before = ViewState(rig.second.view, includesPlace: false)
        var isLeft = false
        UIApplication.shared.commitObserver = { _ in
            guard !isLeft, rig.second.view.window != nil else { return }
            isLeft = true
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        }
        rig.start(.forward)
        UIApplication.shared.commitObserver = nil
        #expect(isLeft)
        UIApplication.shared.tick()
        #expect(rig.window.rootViewController?.transitionCoordinator == nil)
        #expect(rig.second.view.window != nil && rig.first.view.window == nil)
        #expect(rig.pictures.isEmpty)
        #expect(ViewState(rig.second.view, includesPlace: false) == before)
    }

    @Test(
        "The app can end the transition during the layout of a capture",
        arguments: [ContainerKind.navigation, .custom]
    )
    func endedByLayout(container: ContainerKind) {
        let rig = rig(Case(kind: .fold, container: container, direction: .forward))
        let probe = LayoutProbe(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        rig.second.view.addSubview(probe)
        let before = [rig.first, rig.second].map { ViewState($0.view, includesPlace: false) }
        var hasEnded = false
        // Called when the screen has been laid out in its place.
        rig.second.whenAsked = { [unowned rig] in
            probe.setNeedsLayout()
            probe.onLayout = { [unowned rig] in
                guard !hasEnded else { return }
                hasEnded = true
                if let container = rig.window.rootViewController as? ContainerViewController {
                    container.selectedIndex = 0
                } else {
                    NotificationCenter.default.post(
                        name: UIApplication.didEnterBackgroundNotification,
                        object: nil
                    )
                }
            }
        }
        rig.start(.forward)
        #expect(hasEnded)
        rig.advance(by: 2)
        #expect((container == .custom ? rig.first : rig.second).view.window != nil)
        #expect((container == .custom ? rig.second : rig.first).view.window == nil)
        #expect(rig.pictures.isEmpty)
        #expect([rig.first, rig.second].map { ViewState($0.view, includesPlace: false) } == before)
    }

    /// Rounds the outgoing screen, and shows a part of it besides.
    private struct PartlyDoubled: Animator {
        let duration = 1.0

        func forward(in scene: TransitionScene) -> Choreography {
            let round = Pose.rest.rounded(to: 20)
            let half = CGRect(x: 0, y: 0, width: 1, height: 0.5)
            return Choreography(participants: [
                Participant(.incoming, from: .rest.translated(x: scene.size.width)),
                Participant(.outgoing, from: round, to: round),
                Participant(.slice(half, of: .outgoing)),
            ])
        }
    }

    @Test("If the app ends a held transition while a picture is taken again, the screen stays at rest")
    func endedWhileTakenAgain() {
        let interaction = InteractionController()
        let rig = ElementRig(PartlyDoubled(), in: .navigation, interaction: interaction)
        let spot = rig.first.add("spot", UIView(), at: CGRect(x: 20, y: 20, width: 60, height: 60))
        UIApplication.shared.tick()
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.4)
        rig.advance(by: 1.0 / 60)
        #expect(rig.first.view.layer.cornerRadius == 20)
        var hasEnded = false
        UIApplication.shared.commitObserver = { _ in
            // Only for its picture, the screen has its look at rest.
            guard !hasEnded, rig.first.view.layer.cornerRadius == 0 else { return }
            hasEnded = true
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        }
        spot.backgroundColor = .blue
        rig.advance(by: 0.5)
        UIApplication.shared.commitObserver = nil
        #expect(hasEnded)
        rig.advance(by: 2)
        #expect(rig.pictures.isEmpty)
        #expect(rig.first.view.layer.cornerRadius == 0)
    }

    @Test("A finger that goes back immediately leaves the screen unchanged")
    func heldBehindTheCurtain() throws {
        let interaction = InteractionController()
        let rig = ElementRig(FoldAnimator(), in: .navigation, interaction: interaction)
        let before = ViewState(rig.first.view)
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.4)
        rig.advance(by: 1.0 / 60)
        let held = WindowFrame(rig.window, scale: 0.5)
        rig.advance(by: 1)
        #expect(WindowFrame(rig.window, scale: 0.5).difference(from: held) == 0)
        interaction.cancel()
        rig.advance(by: 2)
        #expect(rig.first.view.window != nil && rig.second.view.window == nil)
        #expect(ViewState(rig.first.view) == before)
    }

    @Test(
        "A transition without a duration stays at its beginning during a drag",
        arguments: ContainerKind.allCases
    )
    func heldWithoutDuration(container: ContainerKind) {
        let interaction = InteractionController()
        let rig = ElementRig(SlideAnimator(duration: 0), in: container, interaction: interaction)
        let before = WindowFrame(rig.window, scale: 0.5)
        interaction.begin()
        rig.start(.forward)
        rig.advance(by: 0.1)
        #expect(WindowFrame(rig.window, scale: 0.5).difference(from: before) == 0)
        interaction.cancel()
        rig.advance(by: 1)
        #expect(rig.first.view.window != nil && rig.second.view.window == nil)
    }

    @Test("If no picture needs screen updates, only the screen that's cut is captured")
    func fewCaptures() {
        for (kind, count) in [(Kind.explode, 1), (.slide, 0), (.cube, 0), (.fold, 2)] {
            for container in ContainerKind.allCases {
                let rig = ElementRig(kind.makeAnimator(), in: container)
                let before = UIView.snapshotCount
                rig.start(.forward)
                #expect(UIView.snapshotCount - before == count, "\(kind) \(container)")
            }
        }
    }
}

/// A view that reports its layout.
private final class LayoutProbe: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}
