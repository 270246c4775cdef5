import Animators
import Presentations
import Testing
import TransitionKitSwiftUI
import TransitionTesting
import UIKit

// The closure that's called when a screen has been dismissed, as that of SwiftUI's sheets.

extension ScreenPresenterTests {
    enum Cause: CaseIterable, Sendable {
        case people, app, otherCode, viewIsGone
    }

    @Test(
        "The app is told once that a screen has been dismissed, whoever has done that",
        arguments: Style.allCases,
        Cause.allCases
    )
    func endingOfAScreen(style: Style, cause: Cause) async {
        let scene = PresenterScene(style)
        await scene.present()
        #expect(scene.endings == [])
        switch cause {
        case .people: await scene.dismissByHand()
        case .app: scene.set(nil)
        case .otherCode where style == .toast:
            // It isn't presented.
            scene.page?.cardPresentationController?.dismiss(animated: true)
        case .otherCode: scene.root.dismiss(animated: true)
        case .viewIsGone: scene.vanish()
        }
        await scene.settle()
        #expect(scene.pages.isEmpty && scene.endings == [0])
    }

    @Test("The app is told before the screen of another item is presented", arguments: Style.allCases)
    func endingOfAnItem(style: Style) async {
        let scene = PresenterScene(style)
        await scene.present()
        scene.set(Item(id: 2, number: 2))
        await scene.settle()
        #expect(scene.page?.number == 2 && scene.endings == [0])
        scene.set(nil)
        await scene.settle()
        #expect(scene.endings == [0, 0])
    }

    @Test("Each item comes and leaves with its own animator, whichever follows")
    func animatorOfAnItem() async throws {
        let scene = PresenterScene()
        await scene.present()
        let first = try #require(scene.page)
        let rest = scene.app.frame(of: first.view)
        scene.animator = CoverAnimator(edge: .leading)
        scene.set(Item(id: 2, number: 2))
        await scene.app.advance(by: 0.2)
        let frame = scene.app.frame(of: first.view)
        #expect(frame.minY > rest.minY + 20 && abs(frame.minX - rest.minX) < 1)
        await scene.settle()
        let second = try #require(scene.page)
        #expect(second.number == 2 && scene.app.frame(of: second.view) == rest)
        scene.set(nil)
        await scene.app.advance(by: 0.2)
        let other = scene.app.frame(of: second.view)
        #expect(other.minX < rest.minX - 20 && abs(other.minY - rest.minY) < 1)
        await scene.settle()
        #expect(scene.pages.isEmpty && scene.dismissals == 0)
    }

    @Test("The app isn't told of a screen that stays, or that has never been presented")
    func noEnding() async {
        let scene = PresenterScene(isInWindow: false)
        scene.set(Item())
        scene.set(nil)
        scene.enterWindow()
        await scene.present()
        await scene.app.drag(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 110), over: 0.4)
        await scene.settle()
        #expect(scene.page != nil && scene.endings == [])
    }

    @Test(
        "A screen goes although something far above it goes or comes in the same turn",
        arguments: [Style.screen, .sheet],
        [true, false]
    )
    func goesWithWhatMovesAboveIt(style: Style, leaves: Bool) async throws {
        let scene = PresenterScene(style)
        await scene.present()
        var front: UIViewController = try #require(scene.page)
        for _ in 0..<2 {
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .pageSheet
            scene.app.perform { front.present(sheet, animated: false) }
            await scene.settle()
            front = sheet
        }
        let overlay = UIViewController()
        overlay.modalPresentationStyle = .overFullScreen
        if leaves {
            scene.app.perform { front.present(overlay, animated: false) }
            await scene.settle()
        }
        scene.app.perform {
            if leaves { overlay.dismiss(animated: true) } else { front.present(overlay, animated: true) }
        }
        scene.set(nil)
        await scene.settle()
        await scene.app.advance(by: 2)
        await scene.settle()
        #expect(scene.root.presentedViewController == nil && scene.pages.isEmpty)
        #expect(scene.dismissals == 0 && scene.endings == [0])
    }

    @Test(
        "A card that something covers before it has come in goes, too",
        arguments: [0.05, 0.15, 1],
        [true, false]
    )
    func coveredBeforeItHasComeIn(time: Double, isPanel: Bool) async {
        let scene = PresenterScene(.toast)
        if isPanel { scene.presentation = .panel(detents: [.points(200), .points(400)]) }
        scene.set(Item())
        await scene.app.advance(by: time)
        weak var page: UIViewController?
        page = scene.page
        #expect(page != nil)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        scene.app.perform { scene.root.present(cover, animated: true) }
        await scene.settle()
        scene.set(nil)
        await scene.settle()
        await scene.app.advance(by: 2)
        scene.app.perform { cover.dismiss(animated: true) }
        await scene.settle()
        await scene.app.advance(by: 2)
        await scene.settle()
        #expect(page == nil && scene.pages.isEmpty)
        #expect(scene.dismissals == 0 && scene.endings == [0])
    }

    @Test("The app is told that a toast is gone if another one replaces it before it has appeared")
    func replacedBeforeItHasAppeared() async {
        let scene = PresenterScene(.toast)
        let (second, front) = (ScreenPresenter(), PresenterScene.Page())
        scene.root.addChild(second)
        scene.root.view.addSubview(second.view)
        second.didMove(toParent: scene.root)
        await scene.settle()
        var toast = CardPresentation.toast(duration: 1000)
        toast.succession = .replaces
        let wanted = WantedScreen(.card(toast, nil, nil)) { change in
            front.change = change
            return front
        } update: { _ in
        }
        scene.set(Item())
        second.update(wanted) {}
        await scene.settle()
        #expect(scene.made == 1 && scene.page === front)
        #expect(scene.item == nil && scene.dismissals == 1 && scene.endings.count == 1)
        second.update(nil) {}
        await scene.settle()
        #expect(scene.pages.isEmpty && scene.dismissals == 1 && scene.endings.count == 1)
    }
}
