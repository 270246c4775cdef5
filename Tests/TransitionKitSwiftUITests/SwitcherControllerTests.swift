import Animators
import Testing
import TransitionKit
import TransitionKitSwiftUI
import TransitionTesting
import UIKit

/// A container that follows the selection of a SwiftUI view.
@MainActor @Suite struct SwitcherControllerTests {
    @MainActor private final class Scene {
        private final class Page: UIViewController {
            var number = 0
        }

        let switcher = SwitcherController(
            .slide().with(duration: 0.4, timing: .linear),
            interaction: .swipe(edge: .leading)
        )
        /// The stack around the switcher, if there's one.
        let navigation: UINavigationController?
        let app: TestApp
        var values: [String] { didSet { update() } }
        var selection: String { didSet { update() } }
        private var isChanging = false
        /// The selections that people have made.
        private(set) var selections: [String] = []
        private(set) var made: [String] = []
        /// Whether the SwiftUI view accepts what people select.
        var accepts = true
        private var pages: [String: Page] = [:]
        private var number = 0

        init(_ values: [String] = ["a", "b", "c"], selection: String = "a", isInStack: Bool = false) {
            (self.values, self.selection) = (values, selection)
            let stack = isInStack ? UINavigationController(rootViewController: switcher) : nil
            stack?.setNavigationBarHidden(true, animated: false)
            navigation = stack
            app = TestApp(rootViewController: stack ?? switcher)
            update()
        }

        isolated deinit {}

        /// Performs several changes in one update.
        func change(_ changes: (Scene) -> Void) {
            isChanging = true
            changes(self)
            isChanging = false
            update()
        }

        func update() {
            guard !isChanging else { return }
            number += 1
            let selected = { [weak self] in AnyHashable(self?.selection ?? "") }
            switcher.update(
                values,
                selection: selected,
                animator: .slide().with(duration: 0.4, timing: .linear)
            ) { value in
                let page = Page()
                page.number = number
                page.title = value.base as? String
                made.append(page.title ?? "")
                pages[page.title ?? ""] = page
                return page
            } update: { [number] _, page in
                (page as? Page)?.number = number
            } onSelection: { [weak self] value in
                guard let self, let value = value.base as? String else { return }
                selections.append(value)
                // If the state doesn't change, SwiftUI doesn't update the view.
                if accepts { selection = value }
            }
        }

        var shown: String? {
            let shown = pages.values.filter { $0.viewIfLoaded?.window != nil }
            return shown.count == 1 ? shown[0].title : nil
        }

        func number(of value: String) -> Int? { pages[value]?.number }
        var updates: Int { number }

        func swipe(_ distance: CGFloat, over time: Double = 0.15) async {
            let start: CGFloat = distance < 0 ? 350 : 40
            await app.drag(
                from: CGPoint(x: start, y: 400),
                to: CGPoint(x: start + distance, y: 400),
                over: time
            )
            await app.settle()
        }
    }

    @Test("It begins with the selected value, without a transition")
    func itBeginsWithTheSelectedValue() async {
        let scene = Scene(selection: "b")
        #expect(!scene.app.isTransitioning)
        await scene.app.settle()
        #expect(scene.shown == "b" && scene.made == ["a", "b", "c"] && scene.selections == [])
    }

    @Test("If the values are known only later, it begins with the selected one, without a transition")
    func itBeginsWhenThereAreValues() async {
        let scene = Scene([], selection: "c")
        await scene.app.settle()
        #expect(scene.shown == nil)
        scene.values = ["a", "b", "c"]
        await scene.app.advance(by: 0.1)
        #expect(!scene.app.isTransitioning && scene.shown == "c" && scene.selections == [])
        // Nothing of the first value has been on the screen.
        #expect(scene.switcher.viewControllers.map(\.isViewLoaded) == [false, false, true])
        scene.values = []
        scene.change { ($0.values, $0.selection) = (["a", "b"], "b") }
        await scene.app.advance(by: 0.1)
        #expect(!scene.app.isTransitioning && scene.shown == "b" && scene.selections == [])
    }

    @Test("A new selection plays the animator, in the direction of the values")
    func aNewSelectionPlaysTheAnimator() async {
        let scene = Scene(selection: "b")
        await scene.app.settle()
        scene.selection = "c"
        await scene.app.advance(by: 0.2)
        let page = scene.switcher.viewControllers[2]
        #expect(abs(scene.app.frame(of: page.view).minX - 195) < 2)
        await scene.app.settle()
        #expect(scene.shown == "c" && scene.selections == [])
        scene.selection = "a"
        await scene.app.advance(by: 0.2)
        #expect(abs(scene.app.frame(of: scene.switcher.viewControllers[0].view).minX + 195) < 2)
        await scene.app.settle()
        #expect(scene.shown == "a" && scene.selections == [])
    }

    @Test("The content is updated, and keeps its screen")
    func theContentIsUpdatedAndKeepsItsScreen() async {
        let scene = Scene()
        await scene.app.settle()
        scene.update()
        #expect(scene.number(of: "a") == scene.updates && scene.number(of: "c") == scene.updates)
        #expect(scene.made == ["a", "b", "c"])
    }

    @Test("A swipe selects, at its end and once")
    func aSwipeSelectsAtItsEndAndOnce() async {
        let scene = Scene()
        await scene.app.settle()
        await scene.swipe(-250)
        #expect(scene.shown == "b" && scene.selection == "b" && scene.selections == ["b"])
    }

    @Test("A swipe that people cancel changes nothing")
    func aSwipeThatPeopleCancelChangesNothing() async {
        let scene = Scene()
        await scene.app.settle()
        await scene.swipe(-60, over: 0.5)
        #expect(scene.shown == "a" && scene.selections == [])
    }

    @Test("An update while people hold a swipe doesn't disturb it")
    func updatesDuringASwipe() async {
        let scene = Scene()
        await scene.app.settle()
        let finger = scene.app.touch(at: CGPoint(x: 350, y: 400))
        await finger.move(to: CGPoint(x: 120, y: 400), over: 0.2)
        scene.update()
        await scene.app.advance(by: 0.2)
        #expect(scene.app.isTransitioning && scene.number(of: "b") == scene.updates)
        finger.lift()
        await scene.app.settle()
        #expect(scene.selections == ["b"])
    }

    @Test("A selection while people hold a swipe, or while it settles, counts", arguments: [true, false])
    func selectsDuringASwipe(isHeld: Bool) async {
        let scene = Scene()
        await scene.app.settle()
        let finger = scene.app.touch(at: CGPoint(x: 350, y: 400))
        await finger.move(to: CGPoint(x: 120, y: 400), over: 0.2)
        if !isHeld {
            finger.lift()
            await scene.app.advance(by: 0.05)
        }
        scene.selection = "c"
        await scene.app.advance(by: 0.1)
        if isHeld { finger.lift() }
        await scene.app.settle()
        #expect(scene.shown == "c" && scene.selection == "c" && scene.selections == [])
    }

    @Test(
        "If values change while people switch, the switch counts",
        arguments: [true, false],
        [["a", "b", "c", "d"], ["b", "c"]]
    )
    func valuesChangeDuringASwipe(isHeld: Bool, values: [String]) async {
        let scene = Scene()
        await scene.app.settle()
        let finger = scene.app.touch(at: CGPoint(x: 350, y: 400))
        await finger.move(to: CGPoint(x: 60, y: 400), over: 0.2)
        if !isHeld {
            finger.lift()
            await scene.app.advance(by: 0.05)
        }
        scene.values = values
        await scene.app.advance(by: 0.1)
        if isHeld { finger.lift() }
        await scene.app.settle()
        #expect(scene.shown == "b" && scene.selection == "b" && scene.selections == ["b"])
    }

    @Test(
        "If the value that people switch to is removed, the selection stays",
        arguments: [-120, -300] as [CGFloat]
    )
    func removesTheIncomingValue(way: CGFloat) async {
        let scene = Scene(selection: "b")
        await scene.app.settle()
        let finger = scene.app.touch(at: CGPoint(x: 350, y: 400))
        await finger.move(to: CGPoint(x: 350 + way, y: 400), over: 0.4)
        scene.values = ["a", "b"]
        await scene.app.advance(by: 0.1)
        finger.lift()
        await scene.app.settle()
        #expect(scene.shown == "b" && scene.selection == "b" && scene.selections == [])
        #expect(scene.switcher.viewControllers.count == 2)
    }

    @Test("A selected value that's removed together with a new selection leaves with the animator")
    func removesTheSelectedValue() async {
        let scene = Scene(selection: "b")
        await scene.app.settle()
        let old = scene.switcher.viewControllers[1]
        scene.change { ($0.values, $0.selection) = (["a", "c"], "c") }
        await scene.app.advance(by: 0.2)
        #expect(scene.app.isTransitioning && old.view.window != nil)
        #expect(scene.switcher.viewControllers.first?.viewIfLoaded?.window == nil)
        await scene.app.settle()
        #expect(scene.shown == "c" && scene.selections == [])
        #expect(scene.switcher.viewControllers.map(\.title) == ["a", "c"] && old.parent == nil)
        // The last one goes back to the only one that remains.
        scene.change { ($0.values, $0.selection) = (["a"], "a") }
        await scene.app.advance(by: 0.2)
        #expect(scene.app.isTransitioning)
        scene.update()
        #expect(scene.app.isTransitioning)
        await scene.app.settle()
        #expect(scene.shown == "a" && scene.switcher.viewControllers.count == 1)
    }

    @Test(
        "If people take back a switch that the app has asked for, they have selected",
        arguments: [true, false]
    )
    func takesBack(isValueGone: Bool) async {
        let scene = Scene(selection: "b")
        await scene.app.settle()
        scene.change {
            if isValueGone { $0.values = ["a", "c"] }
            $0.selection = "c"
        }
        await scene.app.advance(by: 0.2)
        let finger = scene.app.touch(at: CGPoint(x: 100, y: 400))
        await finger.move(to: CGPoint(x: 380, y: 400), over: 0.2)
        await scene.app.advance(by: 0.2)
        finger.lift()
        await scene.app.settle()
        let expected = isValueGone ? "c" : "b"
        #expect(scene.shown == expected && scene.selection == expected)
        #expect(scene.switcher.viewControllers.count == (isValueGone ? 2 : 3))
    }

    @Test("Quick selections end with the last one, and none is reported")
    func quickSelectionsEndWithTheLastOne() async {
        let scene = Scene()
        await scene.app.settle()
        for value in ["b", "c", "a", "c"] {
            scene.selection = value
            await scene.app.advance(by: 0.1)
        }
        await scene.app.settle()
        #expect(scene.shown == "c" && scene.selection == "c" && scene.selections == [])
    }

    @Test("If the SwiftUI view doesn't accept a swipe, the screen goes back")
    func ifTheSwiftUIViewDoesntAcceptASwipeTheScreenGoesBack() async {
        let scene = Scene()
        await scene.app.settle()
        scene.accepts = false
        await scene.swipe(-250)
        await scene.app.settle()
        #expect(scene.shown == "a" && scene.selection == "a" && scene.selections == ["b"])
        // A later update has nothing to do.
        await scene.app.advance(by: 1)
        scene.update()
        #expect(!scene.app.isTransitioning && scene.shown == "a")
        scene.accepts = true
        await scene.swipe(-250)
        #expect(scene.shown == "b" && scene.selection == "b" && scene.selections == ["b", "b"])
    }

    @Test("If the SwiftUI view doesn't accept a switch that people take back, it goes on")
    func ifTheSwiftUIViewDoesntAcceptASwitchThatPeopleTakeBackItGoesOn() async {
        let scene = Scene(selection: "b")
        await scene.app.settle()
        scene.accepts = false
        scene.selection = "c"
        await scene.app.advance(by: 0.2)
        let finger = scene.app.touch(at: CGPoint(x: 100, y: 400))
        await finger.move(to: CGPoint(x: 380, y: 400), over: 0.2)
        await scene.app.advance(by: 0.2)
        finger.lift()
        for _ in 0..<3 { await scene.app.settle() }
        #expect(scene.shown == "c" && scene.selection == "c" && scene.selections == ["b"])
    }

    @Test("Values can be inserted, moved, removed, and repeated")
    func changesValues() async {
        let scene = Scene(selection: "b")
        await scene.app.settle()
        scene.values = ["c", "d", "b", "d", "a"]
        await scene.app.settle()
        #expect(scene.shown == "b" && scene.made == ["a", "b", "c", "d"])
        #expect(scene.switcher.viewControllers.map(\.title) == ["c", "d", "b", "a"])
        scene.values = ["a", "c"]
        await scene.app.settle()
        #expect(scene.shown == "a" && scene.selections == [])
        scene.selection = "c"
        await scene.app.settle()
        #expect(scene.shown == "c")
    }

    @Test("A selection that isn't a value changes nothing, until it's one")
    func unknownSelection() async {
        let scene = Scene()
        await scene.app.settle()
        scene.selection = "d"
        await scene.app.settle()
        #expect(scene.shown == "a" && scene.selections == [])
        scene.values.append("d")
        await scene.app.settle()
        #expect(scene.shown == "d")
    }

    @Test(
        "A value that's removed together with a new selection is gone, also if a push begins meanwhile",
        arguments: [true, false],
        [0, 0.1]
    )
    func removesTheSelectedValueDuringAPush(isAnimated: Bool, time: Double) async throws {
        let scene = Scene(["a", "b", "c", "d"], selection: "b", isInStack: true)
        await scene.app.settle()
        let navigation = try #require(scene.navigation)
        scene.app.perform { navigation.pushViewController(UIViewController(), animated: isAnimated) }
        if time > 0 { await scene.app.advance(by: time) }
        scene.change { ($0.values, $0.selection) = (["a", "c", "d"], "c") }
        await scene.app.settle()
        #expect(scene.switcher.viewControllers.map(\.title) == ["a", "c", "d"])
        scene.app.perform { _ = navigation.popViewController(animated: true) }
        await scene.app.settle()
        #expect(scene.shown == "c" && scene.selection == "c")
        await scene.swipe(250)
        #expect(scene.shown == "a" && scene.selection == "a" && scene.selections == ["a"])
        #expect(scene.switcher.viewControllers.map(\.title) == ["a", "c", "d"])
    }

    @Test(
        "A value that comes back while its screen leaves keeps the screen, whatever is selected",
        arguments: ["a", "d"],
        [true, false]
    )
    func comesBackInFlight(selection: String, isNextGone: Bool) async {
        let scene = Scene()
        await scene.app.settle()
        let screen = scene.switcher.viewControllers[0]
        scene.change { ($0.values, $0.selection) = (["d"], "d") }
        await scene.app.advance(by: 0.1)
        let values = isNextGone ? ["a", "c"] : ["a", "d"]
        scene.change { ($0.values, $0.selection) = (values, selection) }
        await scene.app.settle()
        #expect(scene.switcher.viewControllers.map(\.title) == values)
        #expect(scene.switcher.viewControllers[0] === screen && scene.number(of: "a") == scene.updates)
        #expect(scene.shown == (isNextGone || selection == "a" ? "a" : "d") && scene.selections == [])
    }

    @Test("If everything that takes part in a switch is removed, the first value is shown")
    func removesBothInFlight() async {
        let scene = Scene()
        await scene.app.settle()
        scene.change { ($0.values, $0.selection) = (["d"], "d") }
        await scene.app.advance(by: 0.1)
        scene.values = ["b", "c"]
        await scene.app.settle()
        #expect(scene.shown == "b" && scene.switcher.viewControllers.map(\.title) == ["b", "c"])
        scene.selection = "c"
        await scene.app.settle()
        #expect(scene.shown == "c")
    }
}
