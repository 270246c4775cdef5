import Testing
@_spi(Host) import UIKit

@testable import Gallery

@MainActor
@Suite("Two fingers, and ways back")
struct TwoFingerTests {
    private func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Presses two views at the same time, and lifts the fingers one shortly after the other.
    private func press(_ first: UIView, _ second: UIView, in rig: AppRig) {
        press(middle(of: first), middle(of: second), in: rig)
    }

    /// Presses two points at the same time, and lifts the fingers one shortly after the other.
    private func press(_ first: CGPoint, _ second: CGPoint, in rig: AppRig) {
        rig.finger.down(at: second, finger: 1)
        rig.finger.down(at: first, finger: 0)
        rig.settle(0.1)
        rig.finger.up(finger: 0)
        rig.settle(0.02)
        rig.finger.up(finger: 1)
        rig.settle(3)
    }

    /// What two fingers press at the same time.
    enum Pair: CaseIterable {
        case cardAndCell
        case cellAndCard
        case twoCells
    }

    @Test("Two fingers on the home screen open one screen, which leads back", arguments: Pair.allCases)
    func twoFingersOnHomeScreenOpenOneScreen(pair: Pair) throws {
        let rig = AppRig()
        let home = try rig.home()
        let (card, cells) = (home.cards[0], home.visibleCells)
        try #require(cells.count >= 2)
        switch pair {
        case .cardAndCell: press(card, cells[0], in: rig)
        case .cellAndCard: press(cells[0], card, in: rig)
        case .twoCells: press(cells[0], cells[1], in: rig)
        }
        #expect(rig.navigation.viewControllers.count == 2)
        if rig.top is PlaygroundViewController {
            #expect(!rig.navigation.isNavigationBarHidden)
            rig.tap(CGPoint(x: 20, y: middle(of: rig.navigation.navigationBar).y))
        } else {
            rig.tap(try #require(rig.top?.view.wholeTree.first { $0 is RoundButton }))
        }
        rig.settle(2)
        #expect(rig.top === rig.homeController)
    }

    @Test("Two fingers on two photos open one of them", arguments: [0, 1])
    func twoFingersOnTwoPhotosOpenOneOfThem(way: Int) throws {
        let rig = AppRig()
        try rig.open(.photos)
        let grid = try #require(rig.top?.view as? PhotoGridView)
        grid.ways.selectedSegmentIndex = way
        press(grid.tiles[0], grid.tiles[4], in: rig)
        #expect(rig.navigation.viewControllers.count == (way == 0 ? 3 : 2))
        #expect((rig.navigation.presentedViewController != nil) == (way == 1))
        rig.tap(try #require(rig.top?.view.wholeTree.first { $0 is RoundButton }))
        rig.settle(2)
        #expect(rig.top is PhotoGridViewController)
    }

    /// What opens a screen from a showcase.
    enum Opener: CaseIterable {
        case pushedPhoto
        case presentedPhoto
        case player
        case firstAnimator
        case secondAnimator
        case place
        case article
        case demo
        case card

        @MainActor var showcase: Showcase {
            switch self {
            case .pushedPhoto, .presentedPhoto: .photos
            case .player: .miniPlayer
            case .firstAnimator, .secondAnimator, .place: .twoWays
            case .article: .handOff
            case .demo: .demos
            case .card: .cards
            }
        }
    }

    /// Returns the view to press on a showcase.
    private func view(of opener: Opener, on screen: UIViewController) throws -> UIView {
        switch opener {
        case .pushedPhoto, .presentedPhoto:
            let grid = try #require(screen.view as? PhotoGridView)
            grid.ways.selectedSegmentIndex = opener == .pushedPhoto ? 0 : 1
            return grid.tiles[4]
        case .player: return try #require(screen as? MusicViewController).player.view
        case .firstAnimator: return try #require(screen.view as? TwoWaysView).wayIn
        case .secondAnimator: return try #require(screen.view as? TwoWaysView).wayOut
        case .place: return try #require(screen.view as? TwoWaysView).present
        case .article: return try #require(screen.view as? HandOffView).open
        case .demo: return try #require(screen.view as? DemosView).rows[0]
        case .card: return try #require(screen.view as? CardsView).present
        }
    }

    @Test(
        "Two fingers, one of them on the Close button, either open a screen or go back",
        arguments: Opener.allCases,
        [false, true]
    )
    func openOrLeave(opener: Opener, leavesFirst: Bool) throws {
        let rig = AppRig()
        try rig.open(opener.showcase)
        let screen = try #require(rig.top as? ShowcaseViewController)
        let view = try view(of: opener, on: screen)
        let close = try #require(screen.view.wholeTree.first { $0 is RoundButton })
        if leavesFirst { press(close, view, in: rig) } else { press(view, close, in: rig) }
        if !leavesFirst {
            let opened = try #require(rig.top)
            try #require(opened !== screen && opened !== rig.homeController)
            #expect(rig.navigation.viewControllers.contains { $0 === screen })
            // A showcase that's presented or pushed has a way back of its own.
            if opened is ShowcaseViewController {
                rig.tap(try #require(opened.view.wholeTree.first { $0 is RoundButton }))
            } else {
                opened.dismiss(animated: true)
            }
            rig.settle(3)
            #expect(rig.top === screen)
            rig.tap(close)
            rig.settle(3)
        }
        #expect(rig.navigation.presentedViewController == nil)
        #expect(rig.top === rig.homeController)
    }

    /// The buttons of a playground that open a screen.
    enum PlaygroundOpener: CaseIterable {
        case compare
        case fullScreen
    }

    @Test("A playground that's being popped opens nothing", arguments: PlaygroundOpener.allCases)
    func playgroundThatsBeingPoppedOpensNothing(opener: PlaygroundOpener) throws {
        let rig = AppRig()
        rig.tap(try rig.home().cells[0])
        rig.settle()
        let playground = try #require(rig.top as? PlaygroundViewController)
        let bar = rig.navigation.navigationBar
        let y = middle(of: bar).y
        let point: CGPoint
        switch opener {
        case .compare: point = middle(of: try #require(playground.view as? PlaygroundView).stage.compare)
        case .fullScreen: point = CGPoint(x: bar.frame.maxX - 28, y: y)
        }
        press(CGPoint(x: 20, y: y), point, in: rig)
        #expect(rig.navigation.presentedViewController == nil)
        #expect(rig.top === rig.homeController)
    }

    @Test("Two fingers on two places of a list open one of them")
    func twoFingersOnTwoPlacesOfListOpenOneOfThem() throws {
        let rig = AppRig()
        let demo = ListDemo()
        rig.window.rootViewController = demo.rootViewController
        rig.settle(0.5)
        let rows = rig.window.wholeTree.compactMap { $0 as? PlaceRow }
        press(rows[0], rows[1], in: rig)
        #expect(rig.navigation.viewControllers.count == 2)
        withExtendedLifetime(demo) {}
    }

    @Test("A playground has its bar, whatever was in front of it", arguments: [false, true])
    func playgroundHasBarWhateverWasInFront(isAnimated: Bool) throws {
        let rig = AppRig()
        rig.tap(try rig.home().cells[0])
        rig.settle()
        #expect(!rig.navigation.isNavigationBarHidden)
        rig.navigation.pushViewController(PhotoGridViewController(), animated: isAnimated)
        rig.settle()
        #expect(rig.navigation.isNavigationBarHidden)
        rig.navigation.popViewController(animated: isAnimated)
        rig.settle()
        #expect(rig.top is PlaygroundViewController)
        #expect(!rig.navigation.isNavigationBarHidden && !rig.navigation.navigationBar.isHidden)
        #expect(abs((rig.top?.view.safeAreaInsets.top ?? 0) - 91) < 1e-6)
    }
}
