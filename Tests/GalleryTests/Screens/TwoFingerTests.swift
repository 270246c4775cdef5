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
        rig.finger.down(at: middle(of: second), finger: 1)
        rig.finger.down(at: middle(of: first), finger: 0)
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
    func home(pair: Pair) throws {
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
    func photos(way: Int) throws {
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

    @Test("Two fingers on two places of a list open one of them")
    func list() throws {
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
    func bar(isAnimated: Bool) throws {
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
