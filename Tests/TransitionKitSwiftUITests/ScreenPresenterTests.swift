import Animators
import Presentations
@_spi(Host) import TestSupport
import Testing
import TransitionKitSwiftUI
import TransitionTesting
@_spi(Host) import UIKit

/// A screen that a SwiftUI view presents: it's there when it's wanted, and gone when it isn't.
@MainActor @Suite struct ScreenPresenterTests {
    typealias Style = PresenterScene.Style
    typealias Item = PresenterScene.Item

    @Test(
        "A screen that's wanted before there's a window is presented when there is one",
        arguments: Style.allCases
    )
    func beforeTheWindow(style: Style) async {
        let scene = PresenterScene(style, isInWindow: false)
        scene.set(Item())
        await scene.app.advance(by: 0.5)
        #expect(scene.pages.isEmpty && scene.made == 0)
        scene.enterWindow()
        await scene.settle()
        #expect(scene.page != nil && scene.made == 1 && scene.dismissals == 0)
    }

    @Test(
        "A card that leaves a presented page leaves the page in place",
        arguments: [Style.toast, .drawer, .sheet],
        ["false", "another item", "the view is gone"]
    )
    func onAPresentedPage(style: Style, cause: String) async {
        let scene = PresenterScene(style, isInWindow: false)
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        scene.root.present(page, animated: false)
        await scene.settle()
        scene.enterWindow(of: page)
        await scene.present()
        #expect(scene.page != nil)
        switch cause {
        case "false": scene.set(nil)
        case "another item": scene.set(Item(id: 2, number: 2))
        default: scene.vanish()
        }
        await scene.settle()
        #expect(scene.pages.map(\.number) == (cause == "another item" ? [2] : []))
        #expect(scene.root.presentedViewController === page && page.view.window != nil)
        #expect(scene.dismissals == 0)
    }

    @Test("A changed description applies to the card that's shown", arguments: [0.1, 1], [false, true])
    func changedDescription(time: Double, isAnimated: Bool) async {
        let scene = PresenterScene(.sheet)
        scene.isAnimated = isAnimated
        var sheet = CardPresentation.sheet(detents: [.points(400)])
        scene.presentation = sheet
        scene.set(Item())
        await scene.app.advance(by: time)
        sheet.isInteractiveDismissDisabled = true
        sheet.detents = [.points(300)]
        scene.presentation = sheet
        scene.update()
        await scene.settle()
        #expect(abs((scene.page?.view.bounds.height ?? 0) - 300) < 1)
        await scene.dismissByHand()
        #expect(scene.page != nil && scene.dismissals == 0)
        // What the app then sets on the controller itself stays.
        scene.page?.cardPresentationController?.presentation.detents = [.points(200)]
        scene.update()
        await scene.settle()
        #expect(scene.page?.cardPresentationController?.presentation.detents == [.points(200)])
    }

    @Test("A card stays at its height when the description has fewer detents", arguments: [false, true])
    func fewerDetents(isAnimated: Bool) async {
        let scene = PresenterScene(.sheet)
        scene.isAnimated = isAnimated
        scene.presentation = .sheet(detents: [.points(150), .points(300), .points(500)])
        await scene.present()
        scene.page?.cardPresentationController?.selectedDetentIndex = 1
        await scene.settle()
        scene.presentation = .sheet(detents: [.points(300), .points(500)])
        scene.update()
        await scene.settle()
        #expect(abs((scene.page?.view.bounds.height ?? 0) - 300) < 1)
    }

    @Test("A toast stays if its presenter leaves the window, as for a push, and goes if it's removed")
    func coveredPresenter() async {
        let scene = PresenterScene(.toast)
        await scene.present()
        scene.presenter?.view.removeFromSuperview()
        await scene.settle()
        #expect(scene.page != nil && scene.dismissals == 0)
        scene.vanish()
        await scene.settle()
        #expect(scene.pages.isEmpty)
    }

    @Test("A screen that's no longer wanted when there's a window isn't presented")
    func changedBeforeTheWindow() async {
        let scene = PresenterScene(isInWindow: false)
        scene.set(Item())
        scene.set(nil)
        scene.enterWindow()
        await scene.settle()
        #expect(scene.pages.isEmpty && scene.made == 0 && scene.dismissals == 0)
    }

    @Test("A new value of the same item updates the content", arguments: Style.allCases, [0.1, 1])
    func aNewValueOfTheSameItemUpdatesTheContent(style: Style, time: Double) async {
        let scene = PresenterScene(style)
        scene.set(Item())
        await scene.app.advance(by: time)
        scene.set(Item(number: 2))
        #expect(scene.page?.number == 2)
        await scene.settle()
        #expect(scene.page?.number == 2 && scene.made == 1 && scene.dismissals == 0)
    }

    @Test(
        "Another item replaces the screen, at rest and in flight",
        arguments: Style.allCases,
        [0, 0.05, 0.2, 1]
    )
    func anotherItemReplacesTheScreen(style: Style, time: Double) async {
        let scene = PresenterScene(style)
        scene.set(Item())
        await scene.app.advance(by: time)
        scene.set(Item(id: 2, number: 2))
        await scene.settle()
        #expect(scene.page?.number == 2 && scene.made == 2 && scene.dismissals == 0)
        #expect(scene.item == Item(id: 2, number: 2))
    }

    @Test(
        "If people dismiss the screen, the state changes once, and it can be presented again",
        arguments: Style.allCases
    )
    func dismissedByHand(style: Style) async {
        let scene = PresenterScene(style)
        await scene.present()
        await scene.dismissByHand()
        #expect(scene.pages.isEmpty && scene.item == nil && scene.dismissals == 1)
        await scene.present()
        #expect(scene.page != nil && scene.item != nil && scene.dismissals == 1)
    }

    @Test("A screen that people have dismissed isn't presented again before SwiftUI has updated its view")
    func lateUpdate() async {
        let scene = PresenterScene()
        scene.updatesLater = true
        await scene.present()
        await scene.dismissByHand()
        #expect(scene.pages.isEmpty && scene.item == nil && scene.dismissals == 1)
        scene.update()
        await scene.settle()
        #expect(scene.pages.isEmpty && scene.made == 1)
    }

    @Test("A screen that the app wants again can be dismissed by people", arguments: [0.05, 0.2])
    func wantedAgain(time: Double) async {
        let scene = PresenterScene()
        scene.set(Item())
        await scene.app.advance(by: time)
        scene.set(nil)
        scene.set(Item())
        await scene.settle()
        #expect(scene.page != nil && scene.made == 1)
        await scene.dismissByHand()
        #expect(scene.pages.isEmpty && scene.item == nil && scene.dismissals == 1)
    }

    @Test("If people don't finish, nothing changes")
    func ifPeopleDontFinishNothingChanges() async {
        let scene = PresenterScene()
        await scene.present()
        await scene.app.drag(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 110), over: 0.4)
        await scene.settle()
        #expect(scene.page != nil && scene.item != nil && scene.dismissals == 0)
    }

    @Test(
        "If the app gives the screen up while people drag it, it's gone afterward, whether they finish or not",
        arguments: [60, 700] as [CGFloat],
        [true, false]
    )
    func unwantedDuringADrag(distance: CGFloat, isWantedAgain: Bool) async {
        let scene = PresenterScene()
        await scene.present()
        let finger = scene.app.touch(at: CGPoint(x: 195, y: 60))
        await finger.move(to: CGPoint(x: 195, y: 60 + distance), over: 0.5)
        scene.set(nil)
        if isWantedAgain { scene.set(Item()) }
        await scene.app.advance(by: 0.2)
        finger.lift()
        await scene.settle()
        #expect((scene.page != nil) == isWantedAgain && (scene.item != nil) == isWantedAgain)
        #expect(scene.pages.count == (isWantedAgain ? 1 : 0) && scene.dismissals == 0)
    }

    @Test("If other code dismisses the screen, the state changes", arguments: [true, false])
    func dismissedByOtherCode(isAnimated: Bool) async {
        let scene = PresenterScene()
        await scene.present()
        scene.root.dismiss(animated: isAnimated)
        await scene.settle()
        #expect(scene.pages.isEmpty && scene.item == nil && scene.dismissals == 1)
    }

    @Test(
        "If other code dismisses the screen while another one covers it, the state changes",
        arguments: [Style.screen, .sheet],
        [true, false]
    )
    func dismissedWhileCovered(style: Style, isAnimated: Bool) async {
        let scene = PresenterScene(style)
        await scene.present()
        let other = UIViewController()
        other.modalPresentationStyle = .fullScreen
        scene.page?.present(other, animated: false)
        await scene.settle()
        scene.root.dismiss(animated: isAnimated)
        await scene.settle()
        #expect(scene.pages.isEmpty && scene.item == nil && scene.dismissals == 1)
        await scene.present()
        #expect(scene.page != nil && scene.dismissals == 1)
    }

    @Test("A screen goes with its view, at rest and in flight", arguments: Style.allCases, [0, 0.1, 1])
    func aScreenGoesWithItsView(style: Style, time: Double) async {
        let scene = PresenterScene(style)
        scene.set(Item())
        await scene.app.advance(by: time)
        weak var page: UIViewController?
        weak var presenter: UIViewController?
        (page, presenter) = (scene.pages.first, scene.presenter)
        scene.vanish()
        await scene.settle()
        #expect(scene.pages.isEmpty && scene.root.presentedViewController == nil)
        #expect(page == nil && presenter == nil)
        #expect(scene.dismissals == 0)
    }

    @Test("While people search, a screen is presented over the search", arguments: Style.allCases)
    func duringASearch(style: Style) async {
        let scene = PresenterScene(style)
        let search = UISearchController(searchResultsController: nil)
        search.modalPresentationStyle = .overCurrentContext
        scene.root.present(search, animated: false)
        await scene.settle()
        await scene.present()
        #expect(scene.page != nil && scene.made == 1)
        scene.set(nil)
        await scene.settle()
        #expect(scene.pages.isEmpty && scene.dismissals == 0)
        #expect(scene.root.presentedViewController === search)
    }

    @Test(
        "A screen that's wanted together with the end of a search is presented after it",
        arguments: Style.allCases,
        [false, true]
    )
    func withTheEndOfASearch(style: Style, endsFirst: Bool) async {
        let scene = PresenterScene(style)
        let search = UISearchController(searchResultsController: nil)
        search.modalPresentationStyle = .overCurrentContext
        scene.root.present(search, animated: false)
        await scene.settle()
        if endsFirst { search.dismiss(animated: true) }
        scene.set(Item())
        if !endsFirst { search.dismiss(animated: true) }
        await scene.settle()
        await scene.app.advance(by: 1)
        await scene.settle()
        #expect(scene.page != nil && search.presentingViewController == nil)
        #expect(scene.item != nil && scene.dismissals == 0)
    }

    @Test("What the screen presents goes with it", arguments: [true, false], [true, false])
    func goesWithEverythingOnIt(vanishes: Bool, isCovered: Bool) async {
        let scene = PresenterScene()
        await scene.present()
        let other = UIViewController()
        other.modalPresentationStyle = isCovered ? .fullScreen : .pageSheet
        weak var page: UIViewController?
        weak var presenter: UIViewController?
        (page, presenter) = (scene.page, scene.presenter)
        scene.page?.present(other, animated: false)
        await scene.settle()
        if vanishes { scene.vanish() } else { scene.set(nil) }
        await scene.settle()
        #expect(scene.root.presentedViewController == nil && scene.dismissals == 0)
        #expect(page == nil && (presenter == nil) == vanishes)
    }

    @Test(
        "However quickly the state changes during transitions, the last one counts",
        arguments: Style.allCases,
        [[0.05], [0.05, 0.05], [0.2, 0.1, 0.1], [0, 0, 0, 0], [0.4, 0.02, 0.3, 0.02, 0.2]]
    )
    func howeverQuicklyTheStateChangesDuringTransitions(style: Style, times: [Double]) async {
        let scene = PresenterScene(style)
        var isWanted = false
        for time in times {
            isWanted.toggle()
            scene.set(isWanted ? Item() : nil)
            if time > 0 { await scene.app.advance(by: time) }
        }
        await scene.settle()
        #expect(scene.pages.count == (isWanted ? 1 : 0) && scene.dismissals == 0)
        #expect((scene.item != nil) == isWanted)
    }

    @Test(
        "If people catch the dismissal and take it back, the app still gets its way",
        arguments: [false, true]
    )
    func caughtDismissal(isWantedAgain: Bool) async {
        let scene = PresenterScene()
        await scene.present()
        scene.set(nil)
        await scene.app.advance(by: 0.15)
        let finger = scene.app.touch(at: CGPoint(x: 195, y: 700))
        await finger.move(to: CGPoint(x: 195, y: 300), over: 0.2)
        if isWantedAgain { scene.set(Item()) }
        finger.lift()
        await scene.settle()
        #expect(scene.pages.count == (isWantedAgain ? 1 : 0) && scene.dismissals == 0)
        #expect(scene.made == 1)
    }

    @Test(
        "One screen is presented in place of another one from the same place, in whatever order they're updated",
        arguments: [false, true]
    )
    func inPlaceOfAnother(isNewFirst: Bool) async {
        let (first, second) = (PresenterScene(.sheet), ScreenPresenter())
        first.root.addChild(second)
        first.root.view.addSubview(second.view)
        second.didMove(toParent: first.root)
        await first.present()
        let drawer = UIViewController()
        func updateSecond() {
            let wanted = WantedScreen(.card(.drawer(), nil, nil)) { change in
                MainQueue.later { change(false) }
                return drawer
            } update: { _ in
            }
            second.update(wanted) {}
        }
        if isNewFirst { updateSecond() }
        first.set(nil)
        if !isNewFirst { updateSecond() }
        await first.settle()
        #expect(drawer.view.window != nil && first.pages.isEmpty)
        first.root.dismiss(animated: false)
    }

    @Test(
        "A toast that waits for another one and is no longer wanted never appears",
        arguments: [false, true]
    )
    func waitingToast(vanishes: Bool) async {
        let scene = PresenterScene(.toast)
        let first = UIViewController()
        scene.root.present(first, as: .toast(duration: 1000))
        await scene.settle()
        scene.set(Item())
        await scene.settle()
        #expect(scene.made == 1 && scene.pages.isEmpty)
        if vanishes { scene.vanish() } else { scene.set(nil) }
        await scene.settle()
        first.cardPresentationController?.dismiss(animated: true)
        for _ in 0..<60 {
            await scene.app.advance(by: 0.05)
            #expect(scene.pages.isEmpty)
        }
        #expect(scene.dismissals == 0)
        guard !vanishes else { return }
        await scene.present()
        #expect(scene.page != nil && scene.made == 2)
    }

    @Test("If people catch a toast that the app removes, it's removed afterward")
    func caughtToast() async {
        let scene = PresenterScene(.toast)
        await scene.present()
        scene.set(nil)
        await scene.app.advance(by: 0.1)
        let finger = scene.app.touch(at: CGPoint(x: 195, y: 60))
        await finger.move(to: CGPoint(x: 195, y: 200), over: 0.1)
        await scene.app.advance(by: 1)
        #expect(scene.page != nil)
        finger.lift()
        await scene.settle()
        #expect(scene.pages.isEmpty && scene.item == nil && scene.dismissals == 0)
    }

    @Test("If people catch the presentation and take it back, that counts as a dismissal")
    func caughtPresentation() async {
        let scene = PresenterScene()
        scene.set(Item())
        await scene.app.advance(by: 0.2)
        let finger = scene.app.touch(at: CGPoint(x: 195, y: 400))
        await finger.move(to: CGPoint(x: 195, y: 820), over: 0.15)
        finger.lift()
        await scene.settle()
        #expect(scene.pages.isEmpty && scene.item == nil && scene.dismissals == 1)
        await scene.present()
        #expect(scene.page != nil)
    }

    @Test(
        "A screen waits until another one has left, however long that takes",
        arguments: [.fullScreen, .pageSheet, .overFullScreen, .custom] as [UIModalPresentationStyle],
        [true, false]
    )
    func waitsForAnother(style: UIModalPresentationStyle, isAnimated: Bool) async {
        let scene = PresenterScene()
        let other = UIViewController()
        other.modalPresentationStyle = style
        if style == .custom {
            scene.root.present(other, as: .sheet())
        } else {
            scene.root.present(other, animated: false)
        }
        await scene.settle()
        scene.set(Item())
        await scene.app.advance(by: 1)
        #expect(scene.pages.isEmpty && scene.root.presentedViewController === other)
        scene.root.dismiss(animated: isAnimated)
        await scene.settle()
        #expect(scene.page != nil && scene.dismissals == 0)
    }

    @Test(
        "A screen waits for a transition that leaves, and presents after it",
        .behaviors([true, false].map { answer in .with { $0.returnsTrueWithoutAnimations = answer } }),
        arguments: [0.05, 0.2]
    )
    func waitsForADismissal(time: Double) async {
        let scene = PresenterScene()
        let other = UIViewController()
        scene.root.present(other, as: .sheet())
        await scene.settle()
        scene.root.dismiss(animated: true)
        await scene.app.advance(by: time)
        scene.set(Item())
        await scene.settle()
        #expect(scene.page != nil && scene.dismissals == 0)
    }

    @Test("Without animations, the screen comes and goes at once")
    func withoutAnimationsTheScreenComesAndGoesAtOnce() async {
        let scene = PresenterScene()
        scene.isAnimated = false
        scene.set(Item())
        await scene.app.advance(by: 0.05)
        #expect(scene.page.map { scene.app.frame(of: $0.view) } == scene.app.window.bounds)
        #expect(!scene.app.isTransitioning)
        scene.set(nil)
        await scene.app.advance(by: 0.05)
        #expect(scene.pages.isEmpty)
        scene.set(Item())
        await scene.settle()
        await scene.dismissByHand()
        #expect(scene.pages.isEmpty && scene.dismissals == 1)
    }

    @Test(
        "Whether the screen is animated depends on the update that asks for it, not on those that follow",
        arguments: [true, false]
    )
    func laterUpdates(isAnimated: Bool) async {
        let scene = PresenterScene()
        for item in [Item(), nil] {
            scene.isAnimated = isAnimated
            scene.set(item)
            scene.isAnimated.toggle()
            scene.update()
            await scene.app.advance(by: 0.05)
            #expect(scene.app.isTransitioning == isAnimated)
            if !isAnimated { #expect((scene.page != nil) == (item != nil)) }
            if !isAnimated, let page = scene.page {
                #expect(scene.app.frame(of: page.view) == scene.app.window.bounds)
            }
            await scene.settle()
        }
        #expect(scene.pages.isEmpty && scene.dismissals == 0)
    }

    @Test(
        "Whether a changed card is animated depends on the update that changes it",
        arguments: [true, false]
    )
    func updatesAfterAChange(isAnimated: Bool) async throws {
        let scene = PresenterScene(.sheet)
        await scene.present()
        let page = try #require(scene.page)
        let top = scene.app.frame(of: page.view).minY
        scene.isAnimated = isAnimated
        scene.presentation = .sheet(detents: [.points(200)])
        scene.update()
        scene.isAnimated.toggle()
        scene.update()
        await scene.app.advance(by: 0.05)
        let change = scene.app.frame(of: page.view).minY - top
        #expect(isAnimated ? change < 190 : abs(change - 200) < 1)
        await scene.settle()
        #expect(abs(scene.app.frame(of: page.view).minY - top - 200) < 1)
    }

    @Test(
        "If the animator changes while the screen is shown, the screen is dismissed with the new one",
        arguments: [Style.screen, .sheet, .toast]
    )
    func changedAnimator(style: Style) async throws {
        let scene = PresenterScene(style)
        await scene.present()
        let page = try #require(scene.page)
        let rest = scene.app.frame(of: page.view)
        scene.animator = CoverAnimator(edge: .leading)
        scene.update()
        scene.set(nil)
        await scene.app.advance(by: 0.2)
        let frame = scene.app.frame(of: page.view)
        #expect(frame.minX < rest.minX - 20 && abs(frame.minY - rest.minY) < 1)
        await scene.settle()
        #expect(scene.pages.isEmpty && scene.made == 1 && scene.dismissals == 0)
    }

    @Test("Nothing is retained after the screen is gone")
    func nothingIsRetainedAfterTheScreenIsGone() async {
        let scene = PresenterScene()
        await scene.present()
        weak var page: UIViewController?
        weak var presenter: UIViewController?
        (page, presenter) = (scene.page, scene.presenter)
        scene.set(nil)
        await scene.settle()
        #expect(page == nil && presenter != nil)
        scene.vanish()
        await scene.app.settle()
        #expect(presenter == nil)
    }

    @Test("After any sequence of events, what's wanted is shown", arguments: 1...30)
    func randomWalk(seed: UInt64) async {
        var random = Generator(state: seed)
        let style = Style.allCases.randomElement(using: &random) ?? .screen
        let scene = PresenterScene(style)
        for _ in 0..<12 {
            switch Int.random(in: 0..<7, using: &random) {
            case 0, 1: scene.set(Item())
            case 2: scene.set(Item(id: 2))
            case 3: scene.set(nil)
            case 4: scene.update()
            case 5: scene.root.dismiss(animated: Bool.random(using: &random))
            default:
                await scene.app.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 800), over: 0.1)
            }
            let time = Double.random(in: 0..<0.6, using: &random)
            if time > 0.1 { await scene.app.advance(by: time) }
        }
        await scene.settle()
        #expect(scene.pages.count == (scene.item == nil ? 0 : 1))
        scene.set(nil)
        await scene.settle()
        #expect(scene.pages.isEmpty)
        scene.set(Item())
        await scene.settle()
        #expect(scene.page != nil)
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }
}
