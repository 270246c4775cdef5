@_spi(Host) import QuartzCore
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

@testable import Gallery

/// The playground, used by its controls in a real window.
@MainActor
@Suite("The playground")
struct PlaygroundTests {

    private nonisolated static let containers = DemoContainer.allCases

    // MARK: Playing

    /// The animators take turns with the containers, and some stand for them in all.
    private nonisolated static let plays = Turns.cases(
        of: AnimatorSnippets.names,
        whole: ["cube", "fold", "swing"]
    ) { name in containers.map { (name, $0) } }

    @Test("Every animator plays in a container, some in all of them, there and back", arguments: plays)
    func everyAnimatorPlaysInContainer(name: String, container: DemoContainer) throws {
        let rig = try PlaygroundRig(name)
        if container != .modal { try rig.choose(container.title) }
        rig.settle()
        let before = rig.picture()
        let state = ViewState(rig.device)
        try rig.tapForward()
        UIApplication.shared.advance(by: 0.15, frameInterval: 0.05)
        #expect(rig.picture() != before)
        rig.settle()
        #expect(rig.showsSecond)
        try rig.tapBack()
        rig.settle()
        #expect(!rig.showsSecond)
        #expect(ViewState(rig.device) == state)
        #expect(rig.picture() == before)
    }

    @Test("The buttons turn a running transition round", arguments: containers)
    func turnsRound(container: DemoContainer) throws {
        let rig = try PlaygroundRig("slide")
        if container != .modal { try rig.choose(container.title) }
        let before = rig.picture()
        try rig.tapForward()
        rig.advance(by: 0.15)
        try rig.tapBack()
        rig.settle()
        #expect(!rig.showsSecond)
        #expect(rig.picture() == before)
        try rig.tapForward()
        rig.settle()
        #expect(rig.showsSecond)
    }

    @Test("The demo's own buttons play, too, and the playground's follow")
    func demosOwnButtons() throws {
        let rig = try PlaygroundRig("cube")
        let action = try #require(rig.all(PillButton.self, in: rig.device).first)
        rig.tap(action)
        rig.settle()
        #expect(rig.showsSecond)
        #expect(try !rig.control(TransportButton.self, "Forward").isEnabled)
        #expect(try rig.control(TransportButton.self, "Back").isEnabled)
        #expect(rig.view.stage.scrubBar.position == 1)
    }

    @Test("Slower takes longer")
    func slowerTakesLonger() throws {
        let rig = try PlaygroundRig("slide")
        try rig.choose("¼×")
        try rig.tapForward()
        rig.advance(by: 1.3)
        #expect(rig.playground.transitionCoordinatorOfStage != nil)
        rig.advance(by: 0.2)
        #expect(rig.playground.transitionCoordinatorOfStage == nil)
    }

    // MARK: By hand

    @Test("The bar drives there and back again, and leaves nothing behind", arguments: containers)
    func barDrivesThereAndBackAgainAndLeavesNothingBehind(container: DemoContainer) throws {
        let rig = try PlaygroundRig("flip")
        if container != .modal { try rig.choose(container.title) }
        rig.settle()
        let before = rig.picture()
        rig.holdKnob(from: 0, to: 0.4)
        let part = rig.picture()
        #expect(part != before)
        rig.moveKnob(to: 0.8)
        #expect(rig.picture() != part)
        rig.moveKnob(to: 0.4)
        rig.moveKnob(to: 0.4)
        #expect(rig.picture() == part)
        rig.moveKnob(to: 0)
        rig.touches.up()
        rig.settle()
        #expect(!rig.showsSecond)
        #expect(rig.picture() == before)

        rig.holdKnob(from: 0, to: 1)
        rig.touches.up()
        rig.settle()
        #expect(rig.showsSecond)
        #expect(rig.view.stage.scrubBar.position == 1)

        rig.holdKnob(from: 1, to: 0.6)
        rig.moveKnob(to: 0)
        rig.touches.up()
        rig.settle()
        #expect(!rig.showsSecond)
        #expect(rig.picture() == before)
    }

    @Test("The bar takes hold of a running transition")
    func scrubsWhatRuns() throws {
        let rig = try PlaygroundRig("slide")
        try rig.choose("¼×")
        try rig.tapForward()
        rig.advance(by: 0.7)
        let bar = rig.view.stage.scrubBar
        rig.touches.down(at: rig.place(CGPoint(x: 0.5, y: 0.5), in: bar))
        rig.turn()
        #expect(bar.position > 0.2 && bar.position < 0.9)
        let held = rig.picture()
        rig.advance(by: 0.5)
        #expect(rig.picture() == held)
        rig.touches.up()
        rig.settle()
        #expect(rig.picture() == held)
        try rig.tapForward()
        rig.settle()
        #expect(rig.showsSecond && bar.position == 1)
    }

    @Test("A swipe over half of the phone finishes, an abandoned one comes back", arguments: containers)
    func swipeOverHalfOfPhoneFinishesAbandonedOneComesBack(container: DemoContainer) throws {
        let rig = try PlaygroundRig("slide")
        if container != .modal { try rig.choose(container.title) }
        rig.settle()
        let before = rig.picture()
        rig.touches.drag(
            from: rig.onPhone(0.9, 0.6),
            to: rig.onPhone(0.6, 0.6),
            duration: 0.6,
            steps: 20,
            lifts: false
        )
        rig.advance(by: 0.3)
        #expect(rig.picture() != before)
        rig.touches.up()
        rig.settle()
        #expect(!rig.showsSecond)
        #expect(rig.picture() == before)

        rig.touches.drag(from: rig.onPhone(0.9, 0.6), to: rig.onPhone(0.1, 0.6), duration: 0.6, steps: 20)
        rig.settle()
        #expect(rig.showsSecond)
        rig.touches.drag(from: rig.onPhone(0.1, 0.6), to: rig.onPhone(0.9, 0.6), duration: 0.6, steps: 20)
        rig.settle()
        #expect(!rig.showsSecond)
        #expect(rig.picture() == before)
    }

    @Test("The finger stays on the screen that it drags")
    func followsTheFinger() throws {
        let rig = try PlaygroundRig("slide")
        rig.touches.drag(
            from: rig.onPhone(0.9, 0.6),
            to: rig.onPhone(0.5, 0.6),
            duration: 0.6,
            steps: 20,
            lifts: false
        )
        rig.turn()
        let incoming = try #require(rig.all(PlaceView.self, in: rig.device).first)
        let shown = try #require(incoming.layer.presentation())
        // Two fifths of the way, but for what a drag takes to begin.
        let way = 1 - shown.transform.m41 / DeviceViewController.screenSize.width
        #expect(abs(way - (0.4 - rig.reluctance)) < 0.001)
        rig.touches.up()
        rig.settle()
    }

    @Test("The bar's knob goes with the finger on the phone")
    func knobFollowsTheFinger() throws {
        let rig = try PlaygroundRig("slide")
        let bar = rig.view.stage.scrubBar
        for (way, finishes) in [(0.35, false), (0.8, true)] {
            rig.touches.drag(
                from: rig.onPhone(0.9, 0.6),
                to: rig.onPhone(0.9 - way, 0.6),
                duration: 0.6,
                steps: 20,
                lifts: false
            )
            rig.advance(by: 0.3)
            #expect(abs(shownPosition(of: bar) - (way - rig.reluctance)) < 0.001)
            rig.touches.up()
            rig.settle()
            #expect(rig.showsSecond == finishes)
            #expect(abs(shownPosition(of: bar) - (finishes ? 1 : 0)) < 1e-6)
        }
    }

    /// Where the knob is seen.
    private func shownPosition(of bar: ScrubBar) -> CGFloat {
        guard let knob = bar.subviews.last, let shown = knob.layer.presentation() else { return -1 }
        return (shown.position.x - knob.bounds.width / 2) / (bar.bounds.width - knob.bounds.width)
    }

    @Test("The bar can be stepped by those who don't see it")
    func accessibleBar() throws {
        let rig = try PlaygroundRig("cube")
        let bar = rig.view.stage.scrubBar
        for percent in stride(from: 10, through: 100, by: 10) {
            bar.accessibilityIncrement()
            rig.settle(0.5)
            #expect(bar.accessibilityValue == "\(percent) percent")
        }
        rig.settle()
        #expect(rig.showsSecond)
        #expect(try !rig.control(TransportButton.self, "Forward").isEnabled)
        for _ in 1...10 {
            bar.accessibilityDecrement()
            rig.settle(0.5)
        }
        rig.settle()
        #expect(!rig.showsSecond)
        #expect(bar.accessibilityValue == "0 percent")
    }

    @Test("An edge swipe begins at the phone's edge and nowhere else")
    func edgeSwipe() throws {
        let rig = try PlaygroundRig("slide")
        try rig.choose("Edge")
        let (start, end) = (rig.onPhone(0.7, 0.6), rig.onPhone(0.05, 0.6))
        rig.touches.drag(from: start, to: end, duration: 0.5, steps: 20, lifts: false)
        // Away from the row under the finger, which would be tapped.
        rig.touches.move(to: rig.onPhone(0.05, 0.95))
        rig.touches.up()
        rig.settle()
        #expect(!rig.showsSecond)
        rig.touches.drag(from: rig.onPhone(0.97, 0.6), to: rig.onPhone(0.2, 0.6), duration: 0.5, steps: 20)
        rig.settle()
        #expect(rig.showsSecond)
        rig.touches.drag(from: rig.onPhone(0.03, 0.6), to: rig.onPhone(0.9, 0.6), duration: 0.5, steps: 20)
        rig.settle()
        #expect(!rig.showsSecond)
    }

    @Test("Two fingers that part go forward")
    func twoFingersThatPartGoForward() throws {
        let rig = try PlaygroundRig("zoom")
        try rig.choose("Pinch")
        rig.touches.down(at: rig.onPhone(0.4, 0.5), finger: 0)
        rig.touches.down(at: rig.onPhone(0.6, 0.5), finger: 1)
        for step in 1...10 {
            rig.advance(by: 0.05)
            let way = 0.04 * CGFloat(step)
            rig.touches.move([0: rig.onPhone(0.4 - way, 0.5), 1: rig.onPhone(0.6 + way, 0.5)])
        }
        rig.touches.up([0, 1])
        rig.settle()
        #expect(rig.showsSecond)
    }

    @Test("Without a gesture the phone is no place to drag")
    func noGesture() throws {
        let rig = try PlaygroundRig("slide")
        try rig.choose("None")
        rig.touches.drag(
            from: rig.onPhone(0.9, 0.6),
            to: rig.onPhone(0.3, 0.6),
            duration: 0.5,
            steps: 20,
            lifts: false
        )
        rig.turn()
        #expect(rig.playground.transitionCoordinatorOfStage == nil)
        // Lifted on the row where it landed, the finger would choose that.
        rig.touches.cancel()
        rig.settle()
        #expect(!rig.showsSecond)
    }

    @Test("Another gesture takes over where the stage stands", arguments: containers)
    func newGestureOnSecondScreen(container: DemoContainer) throws {
        let rig = try PlaygroundRig("slide")
        if container != .modal { try rig.choose(container.title) }
        try rig.choose("None")
        try rig.tapForward()
        rig.settle()
        try rig.choose("Swipe")
        #expect(rig.showsSecond)
        rig.touches.drag(from: rig.onPhone(0.1, 0.6), to: rig.onPhone(0.9, 0.6), duration: 0.6, steps: 20)
        rig.settle()
        #expect(!rig.showsSecond)
    }

    @Test("A screen that comes from below is pulled down")
    func verticalSwipe() throws {
        let rig = try PlaygroundRig("cover")
        try rig.tapForward()
        rig.settle()
        rig.touches.drag(from: rig.onPhone(0.5, 0.2), to: rig.onPhone(0.5, 0.8), duration: 0.5, steps: 20)
        rig.settle()
        #expect(!rig.showsSecond)
    }

    @Test(
        "The hint says which way goes forward between neighbors, whichever edge they enter from",
        arguments: [DemoContainer.tab, .custom],
        ["drop", "slide"]
    )
    func hintSaysWhichWayGoesForwardBetweenNeighbors(container: DemoContainer, name: String) throws {
        let rig = try PlaygroundRig(name)
        try rig.choose(container.title)
        // The other one enters from the top.
        if name == "slide" { try rig.choose("Leading") }
        let hint = try #require(rig.texts(in: rig.view.panel).first { $0.hasPrefix("Drag ") })
        let (start, end) =
            switch hint.split(separator: " ")[1] {
            case "up": (rig.onPhone(0.5, 0.85), rig.onPhone(0.5, 0.1))
            case "down": (rig.onPhone(0.5, 0.1), rig.onPhone(0.5, 0.85))
            case "left": (rig.onPhone(0.9, 0.6), rig.onPhone(0.1, 0.6))
            default: (rig.onPhone(0.1, 0.6), rig.onPhone(0.9, 0.6))
            }
        rig.touches.drag(from: start, to: end, duration: 0.6, steps: 20)
        rig.settle()
        #expect(rig.showsSecond, "\(hint)")
    }

    // MARK: Settings

    @Test("A slider changes what is drawn and what is printed")
    func sliderChangesWhatIsDrawnAndWhatIsPrinted() throws {
        let rig = try PlaygroundRig("cube")
        #expect(rig.code.contains(".cube()"))
        rig.holdKnob(from: 0, to: 0.5)
        let usual = rig.picture()
        rig.touches.up()
        rig.settle()
        try rig.tapBack()
        rig.settle()

        try rig.slide("Relative eye distance", to: 1)
        #expect(rig.code.contains("relativeEyeDistance: 6"))
        rig.holdKnob(from: 0, to: 0.5)
        #expect(rig.picture() != usual)
        rig.touches.up()
        rig.settle()
        try rig.tapBack()
        rig.settle()

        let reset = try rig.control(TextButton.self, "Reset the animator")
        rig.show(reset)
        rig.tap(reset)
        #expect(rig.code.contains(".cube()"))
        #expect(!reset.isEnabled)
        rig.holdKnob(from: 0, to: 0.5)
        #expect(rig.picture() == usual)
        rig.touches.up()
    }

    @Test("The code follows the container, the gesture and Reduce Motion")
    func codeFollowsContainerGestureAndReduceMotion() throws {
        let rig = try PlaygroundRig("slide")
        func isPrinted(_ code: String) -> Bool {
            // How it is broken into lines depends on the width.
            rig.code.filter { !$0.isWhitespace } == code.filter { !$0.isWhitespace }
        }
        let presentation = """
            let swipe = SwipeInteraction()
            swipe.attach(toPresentFrom: list, with: .slide()) {
                DetailViewController()
            }
            """
        #expect(isPrinted(presentation))
        try rig.choose("None")
        let use = """

            detail.modalPresentationStyle = .fullScreen
            transition.attach(toPresentationOf: detail)
            """
        #expect(rig.code.hasSuffix(use))
        try rig.choose("Navigation")
        try rig.choose("Edge")
        try rig.choose("Leading")
        try rig.flip("Fades")
        try rig.flip("Reduce Motion")
        let code = """
            let forth = EdgeSwipeInteraction(edge: .leading)
            let transition = TransitionDelegate(
                SlideAnimator(edge: .leading, fades: true)
                    .animationController(playback: Playback(reducedMotion: .always)),
                interaction: .edgeSwipe(edge: .trailing)
            )
            transition.attach(to: navigationController)
            forth.attach(toPushOnto: navigationController) { [weak navigationController] in
                navigationController?.viewControllers.count == 1 ? DetailViewController() : nil
            }
            """
        #expect(isPrinted(code))
        let copy = try rig.control(TextButton.self, "Copy code")
        rig.show(copy)
        rig.tap(copy)
        let copied = try #require(UIPasteboard.general.string)
        #expect(copied.filter { !$0.isWhitespace } == rig.code.filter { !$0.isWhitespace })
        #expect(copy.currentTitle == "Copied")
        rig.settle()
        #expect(copy.currentTitle == "Copy")
    }

    @Test("In the containers that SwiftUI leaves to an app, its code is there as well")
    func swiftUICode() throws {
        let rig = try PlaygroundRig("slide")
        let modal = """
            .present(isPresented: $showsDetail, with: .slide(), interaction: .swipe()) {
                DetailView()
            }
            """
        func isShown(_ code: String?) -> Bool {
            let rows = rig.all(CodeRow.self).filter { $0.superview?.superview?.isHidden == false }
            guard let code else { return rows.count == 1 }
            return rows.count == 2
                && rows[1].code.filter { !$0.isWhitespace } == code.filter { !$0.isWhitespace }
        }
        #expect(isShown(modal))
        let copy = try rig.control(TextButton.self, "Copy SwiftUI code")
        rig.show(copy)
        rig.tap(copy)
        #expect(UIPasteboard.general.string?.filter { !$0.isWhitespace } == modal.filter { !$0.isWhitespace })
        #expect(copy.currentTitle == "Copied")
        for container in ["Navigation", "Tab Bar"] {
            try rig.choose(container)
            #expect(isShown(nil), "\(container)")
        }
        try rig.choose("Custom")
        try rig.choose("None")
        let custom = """
            TransitionSwitcher(pages, selection: $page, with: .slide()) { page in
                PageView(page)
            }
            """
        #expect(isShown(custom))
        // From an edge, people could only swipe back.
        try rig.choose("Edge")
        #expect(isShown(nil))
        try rig.choose("None")
        #expect(isShown(custom))
        // It's the system's setting that SwiftUI's heeds.
        try rig.flip("Reduce Motion")
        #expect(isShown(nil))
    }

    @Test("Reduce Motion plays a crossfade")
    func reduceMotion() throws {
        let rig = try PlaygroundRig("cube")
        try rig.flip("Reduce Motion")
        try rig.tapForward()
        rig.advance(by: 0.15)
        let incoming = try #require(rig.all(PlaceView.self, in: rig.device).first)
        let shown = try #require(incoming.layer.presentation())
        #expect(CATransform3DIsIdentity(shown.transform))
        #expect(shown.opacity > 0.2 && shown.opacity < 0.8)
        rig.advance(by: 0.2)
        #expect(rig.playground.transitionCoordinatorOfStage == nil)
    }

    @Test("From right to left the stage is mirrored, in motion and at rest", arguments: containers)
    func rightToLeft(container: DemoContainer) throws {
        let rig = try PlaygroundRig("slide")
        if container != .modal { try rig.choose(container.title) }
        try rig.flip("Right to Left")
        let action = try #require(rig.all(PillButton.self, in: rig.device).first)
        #expect(action.convert(action.bounds, to: rig.window).midX < rig.onPhone(0.5, 0.5).x)
        rig.holdKnob(from: 0, to: 0.25)
        let list = try #require(rig.all(PlacesView.self, in: rig.device).first)
        #expect(try #require(list.layer.presentation()).transform.m41 > 50)
        rig.touches.up()
        rig.settle()
        rig.touches.drag(from: rig.onPhone(0.1, 0.6), to: rig.onPhone(0.9, 0.6), duration: 0.6, steps: 20)
        rig.settle()
        #expect(rig.showsSecond)
    }

    @Test("What is changed in mid-transition waits, and nothing breaks")
    func changesWhilePlaying() throws {
        let rig = try PlaygroundRig("cube")
        try rig.choose("¼×")
        try rig.tapForward()
        rig.advance(by: 0.5)
        try rig.slide("Shade", to: 0)
        try rig.choose("Vertical")
        try rig.choose("Tab Bar")
        try rig.choose("Pinch")
        try rig.flip("Right to Left")
        rig.settle(6)
        #expect(!rig.showsSecond)
        try rig.tapForward()
        rig.settle(6)
        #expect(rig.showsSecond)
        #expect(rig.code.hasSuffix("transition.attach(to: tabBarController)"))
        try rig.tapBack()
        rig.settle(6)
        #expect(!rig.showsSecond)
    }

    @Test("A container that shows its second screen makes way for another", arguments: containers)
    func changesContainerOnSecondScreen(container: DemoContainer) throws {
        let rig = try PlaygroundRig("fold")
        if container != .modal { try rig.choose(container.title) }
        try rig.tapForward()
        rig.settle()
        try rig.choose(container == .custom ? "Modal" : "Custom")
        rig.settle()
        #expect(!rig.showsSecond)
        #expect(rig.playground.children.first?.children.count == 1)
        try rig.tapForward()
        rig.settle()
        #expect(rig.showsSecond)
    }

    // MARK: Surroundings

    @Test("Turned round in mid-transition it plays on", arguments: containers)
    func turnedAroundInMidTransitionItPlaysOn(container: DemoContainer) throws {
        let rig = try PlaygroundRig("flip")
        if container != .modal { try rig.choose(container.title) }
        try rig.choose("½×")
        try rig.tapForward()
        rig.advance(by: 0.4)
        try rotate(rig, to: CGSize(width: 844, height: 390))
        #expect(rig.playground.transitionCoordinatorOfStage != nil)
        rig.settle()
        #expect(rig.showsSecond)
        #expect(rig.view.stage.frame.maxX <= rig.view.panel.frame.minX)
        rig.holdKnob(from: 1, to: 0.6)
        try rotate(rig, to: CGSize(width: 390, height: 844))
        rig.touches.up()
        rig.settle()
        #expect(rig.view.stage.frame.maxY <= rig.view.panel.frame.minY)
        #expect(abs(rig.view.stage.scrubBar.position - 0.6) < 0.01)
        try rig.tapBack()
        rig.settle()
        #expect(!rig.showsSecond)
    }

    private func rotate(_ rig: PlaygroundRig, to size: CGSize) throws {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        try #require(scenes.first).resize(to: size, animated: true)
        rig.advance(by: 0.1)
    }

    @Test(
        "The full screen has the same demo, and gives the playground back from either screen",
        arguments: containers,
        [false, true]
    )
    func fullScreen(container: DemoContainer, goesOn: Bool) throws {
        let rig = try PlaygroundRig("cube")
        if container != .modal { try rig.choose(container.title) }
        let before = rig.picture()
        let screen = try openFullScreen(rig)
        if goesOn {
            let action = try #require(rig.all(PillButton.self, in: screen.view).first)
            rig.tap(action)
            rig.settle()
            #expect(action.window == nil)
        }
        try close(screen, rig)
        rig.settle()
        #expect(rig.playground.presentedViewController == nil)
        #expect(rig.picture() == before)
    }

    @Test("The full screen can be left while its demo presents or dismisses", arguments: [false, true])
    func leavesFullScreenInMidTransition(isDismissing: Bool) throws {
        let rig = try PlaygroundRig("cube")
        try rig.choose("¼×")
        let screen = try openFullScreen(rig)
        rig.tap(try #require(rig.all(PillButton.self, in: screen.view).first))
        if isDismissing {
            rig.settle(6)
            rig.tap(try #require(rig.all(PillButton.self, in: screen.view).first))
        }
        rig.advance(by: 0.5)
        try close(screen, rig)
        rig.settle(6)
        #expect(rig.playground.presentedViewController == nil)
        #expect(!rig.showsSecond)
        try rig.tapForward()
        rig.settle(6)
        #expect(rig.showsSecond)
    }

    @Test(
        "In the full screen, an edge swipe goes forward from one edge and back from the other",
        arguments: containers
    )
    func edgeSwipeInFullScreen(container: DemoContainer) throws {
        let rig = try PlaygroundRig("slide")
        if container != .modal { try rig.choose(container.title) }
        try rig.choose("Edge")
        let screen = try openFullScreen(rig)
        for (start, end, showsList) in [(388.0, 60.0, false), (2.0, 330.0, true)] {
            rig.touches.drag(
                from: CGPoint(x: start, y: 500),
                to: CGPoint(x: end, y: 500),
                duration: 0.5,
                steps: 20
            )
            rig.settle()
            #expect(rig.texts(in: screen.view).contains("Worth a Walk") == showsList)
        }
    }

    private func openFullScreen(_ rig: PlaygroundRig) throws -> FullScreenViewController {
        let bar = rig.navigation.navigationBar
        rig.touches.tap(
            at: CGPoint(x: bar.frame.maxX - 28, y: bar.convert(bar.bounds, to: rig.window).midY)
        )
        rig.settle()
        return try #require(rig.playground.presentedViewController as? FullScreenViewController)
    }

    private func close(_ screen: FullScreenViewController, _ rig: PlaygroundRig) throws {
        let buttons = rig.all(RoundButton.self, in: screen.view)
        rig.tap(try #require(buttons.first { $0.accessibilityLabel == "Close" }))
    }

    @Test("It goes when it is left, whatever is on stage", arguments: containers)
    func isReleased(container: DemoContainer) throws {
        weak var playground: PlaygroundViewController?
        weak var device: DeviceView?
        do {
            let rig = try PlaygroundRig("bounce")
            if container != .modal { try rig.choose(container.title) }
            try rig.tapForward()
            rig.settle()
            (playground, device) = (rig.playground, rig.device)
            rig.navigation.popViewController(animated: false)
            rig.settle()
        }
        #expect(playground == nil)
        #expect(device == nil)
    }
}

extension PlaygroundViewController {
    /// The coordinator of the transition under way on stage.
    fileprivate var transitionCoordinatorOfStage: (any UIViewControllerTransitionCoordinator)? {
        func search(_ controller: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
            if let coordinator = controller.transitionCoordinator { return coordinator }
            for child in controller.children {
                if let coordinator = search(child) { return coordinator }
            }
            return nil
        }
        return children.lazy.compactMap(search).first
    }
}
