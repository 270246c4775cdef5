import Animators
import Foundation
import Testing
@_spi(Host) import UIKit

@testable import Gallery

@MainActor
@Suite("The gallery's first screen")
struct HomeTests {

    @Test("It shows every animator once, in the catalog's order")
    func allAnimators() throws {
        let home = try AppRig().home()
        #expect(home.cells.map(\.entry.name) == GalleryCatalog.entries.map(\.name))
        #expect(home.found.count == GalleryCatalog.entries.count)
    }

    @Test(
        "Cells never overlap and stay within the margins",
        arguments: [
            CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 430, height: 932),
            CGSize(width: 844, height: 390), CGSize(width: 768, height: 1024),
            CGSize(width: 1366, height: 1024),
        ]
    )
    func cellsNeverOverlapAndStayWithinMargins(size: CGSize) throws {
        let home = try AppRig(size: size).home()
        let frames = home.cells.map(\.frame)
        for (index, frame) in frames.enumerated() {
            #expect(frame.minX >= 20 - 0.01 && frame.maxX <= size.width - 20 + 0.01)
            #expect(frame.width >= 100)
            for other in frames[(index + 1)...] { #expect(!frame.intersects(other)) }
        }
        let last = try #require(frames.last)
        #expect(home.scroll.contentSize.height >= last.maxY)
    }

    @Test("A drag scrolls it")
    func dragScrolls() throws {
        let rig = AppRig()
        let home = try rig.home()
        rig.drag(from: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: -400))
        rig.settle(3)
        #expect(home.scroll.contentOffset.y > 380)
        #expect(rig.top === rig.homeController)
    }

    // MARK: Search

    @Test(
        "Search looks at titles, summaries and names",
        arguments: [
            ("cube", ["cube"]), ("  CUBE ", ["cube"]), ("departure board", ["split-flap"]),
            ("nat-geo", ["nat-geo"]),
            ("circle", ["circle-reveal"]),
        ]
    )
    func searchFinds(query: String, names: [String]) throws {
        let rig = AppRig()
        try search(query, in: rig)
        #expect(try rig.home().found.map(\.entry.name) == names)
        #expect(try rig.home().cells.filter { !$0.isHidden }.map(\.entry.name) == names)
    }

    @Test("Nothing found says so, and clearing brings everything back")
    func noResults() throws {
        let rig = AppRig()
        let home = try rig.home()
        try search("warp drive", in: rig)
        let message = try #require(home.wholeTree.first { $0 is NoResultsView })
        #expect(home.found.isEmpty && !message.isHidden)
        let texts = message.wholeTree.compactMap { ($0 as? UILabel)?.text }
        #expect(texts.contains("No Results for “warp drive”"))
        try search("", in: rig)
        #expect(message.isHidden)
        #expect(home.found.count == GalleryCatalog.entries.count)
        #expect(home.cards.allSatisfy { $0.window != nil })
    }

    @Test("Return and a drag let the keyboard go")
    func returnAndDragLetKeyboardGo() throws {
        let rig = AppRig()
        let home = try rig.home()
        rig.tap(home.search)
        #expect(home.search.isFirstResponder)
        _ = home.search.delegate?.textFieldShouldReturn(home.search)
        #expect(!home.search.isFirstResponder)
        rig.tap(home.search)
        #expect(home.search.isFirstResponder)
        rig.drag(from: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: -200))
        #expect(!home.search.isFirstResponder)
    }

    private func search(_ text: String, in rig: AppRig) throws {
        let field = try rig.home().search
        field.text = text
        field.sendActions(for: .editingChanged)
        rig.settle(0.5)
    }

    // MARK: Previews

    @Test("Previews on the screen play to and fro, the others don't exist")
    func previewsOnScreenPlayToAndFroOthersDontExist() throws {
        let rig = AppRig()
        let (home, controller) = (try rig.home(), try #require(rig.homeController))
        rig.settle(8)
        let visible = home.visibleCells
        #expect(!visible.isEmpty && visible.count < 8)
        for cell in home.cells {
            let preview = controller.preview(of: cell)
            #expect((preview != nil) == visible.contains(cell), "\(cell.entry.name)")
            if let preview { #expect(preview.playCount >= 2, "\(cell.entry.name)") }
        }
    }

    @Test("They follow the content when it is scrolled")
    func previewsFollow() throws {
        let rig = AppRig()
        let (home, controller) = (try rig.home(), try #require(rig.homeController))
        let first = home.cells[0]
        #expect(controller.preview(of: first) != nil)
        home.scroll.setContentOffset(CGPoint(x: 0, y: 2400), animated: false)
        rig.settle(2)
        #expect(controller.preview(of: first) == nil)
        let seen = try #require(home.visibleCells.first)
        #expect(try #require(controller.preview(of: seen)).playCount >= 1)
        #expect(controller.children.count == home.visibleCells.count)
    }

    @Test("None begins while the content races by")
    func fastScrolling() throws {
        let rig = AppRig()
        let (home, controller) = (try rig.home(), try #require(rig.homeController))
        rig.finger.down(at: CGPoint(x: 200, y: 800))
        var counts: [Int] = []
        for step in 1...20 {
            rig.settle(1.0 / 60)
            rig.finger.move(to: CGPoint(x: 200, y: 800 - 30 * CGFloat(step)))
            if step > 2 {
                #expect(home.isScrollingFast)
                counts.append(controller.children.count)
            }
        }
        // What was seen may have gone; nothing has come.
        #expect(counts == counts.sorted(by: >))
        rig.finger.up()
        rig.settle(4)
        #expect(!home.isScrollingFast)
        #expect(controller.children.count == home.visibleCells.count)
    }

    @Test("They rest while another screen is in front, and go on when it has left")
    func theyRestWhileAnotherScreenIsInFront() throws {
        let rig = AppRig()
        let controller = try #require(rig.homeController)
        try rig.open(.demos)
        #expect(rig.top is DemosViewController)
        #expect(controller.children.isEmpty)
        rig.navigation.popViewController(animated: true)
        rig.settle(3)
        #expect(!controller.children.isEmpty)
    }

    @Test("They are still under Reduce Motion, from the moment it is switched on")
    func reduceMotion() throws {
        let rig = AppRig()
        let controller = try #require(rig.homeController)
        #expect(!controller.children.isEmpty)
        UIAccessibility.setReduceMotionEnabled(true)
        rig.settle(0.1)
        #expect(controller.children.isEmpty)
        UIAccessibility.setReduceMotionEnabled(false)
        rig.settle(2)
        #expect(!controller.children.isEmpty)
    }

    @Test("Every animator's preview plays there and back", arguments: AnimatorCatalog.entries.map(\.id))
    func everyPreview(name: String) throws {
        UIApplication.reset()
        let animator = try #require(GalleryCatalog.entries.first { $0.name == name }).makeAnimator()
        let preview = PreviewViewController(place: .fuji, forward: animator, backward: animator, delay: 0)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 150))
        window.rootViewController = preview
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        preview.start()
        let duration = animator.duration
        UIApplication.shared.advance(by: 0.05 + duration / 2)
        #expect(preview.isPlaying && preview.selectedIndex == 1)
        UIApplication.shared.advance(by: duration / 2 + 1.5 + duration / 2)
        #expect(preview.isPlaying && preview.selectedIndex == 0)
        UIApplication.shared.advance(by: duration / 2 + 0.2)
        #expect(!preview.isPlaying && preview.playCount == 2)
    }

    // MARK: Going on

    @Test("A tap on an animator opens its playground below a bar, and back is back")
    func tapOnAnimatorOpensPlaygroundBelowBar() throws {
        let rig = AppRig()
        let home = try rig.home()
        rig.tap(home.cells[1])
        rig.settle()
        let playground = try #require(rig.top as? PlaygroundViewController)
        #expect(playground.title == home.cells[1].entry.title)
        #expect(!rig.navigation.isNavigationBarHidden)
        #expect(abs(playground.view.safeAreaInsets.top - 91) < 1e-6)
        rig.navigation.popViewController(animated: true)
        rig.settle()
        #expect(rig.top === rig.homeController)
        #expect(rig.navigation.isNavigationBarHidden)
        #expect(home.safeAreaInsets.top == 47)
    }

    @Test("The playground's bar stays while a swipe back is thought better of, and goes with the playground")
    func swipeFromPlayground() throws {
        let rig = AppRig()
        rig.tap(try rig.home().cells[0])
        rig.settle()
        let edge = CGPoint(x: 2, y: 400)
        rig.drag(from: edge, by: CGVector(dx: 80, dy: 0), duration: 1)
        rig.settle()
        let playground = try #require(rig.top as? PlaygroundViewController)
        #expect(!rig.navigation.isNavigationBarHidden && !rig.navigation.navigationBar.isHidden)
        #expect(abs(playground.view.safeAreaInsets.top - 91) < 1e-6)
        rig.drag(from: edge, by: CGVector(dx: 370, dy: 0), duration: 0.3)
        rig.settle()
        #expect(rig.top === rig.homeController)
        #expect(rig.navigation.isNavigationBarHidden && rig.navigation.navigationBar.isHidden)
        #expect(try rig.home().safeAreaInsets.top == 47)
    }

    @Test("Turning the device keeps everything in place, also while previews play", arguments: [false, true])
    func turningDeviceKeepsEverythingInPlaceWhilePreviewsPlay(isRightToLeft: Bool) throws {
        let rig = AppRig(isRightToLeft: isRightToLeft)
        let home = try rig.home()
        rig.settle(0.8)
        rig.turn(to: CGSize(width: 844, height: 390))
        #expect(home.bounds.size == CGSize(width: 844, height: 390))
        #expect(home.cells.allSatisfy { $0.frame.minX >= 19.9 && $0.frame.maxX <= 824.1 })
        rig.settle(2)
        rig.turn(to: CGSize(width: 390, height: 844))
        rig.settle(3)
        let first = home.cells[0].frame
        #expect(isRightToLeft ? abs(first.maxX - 370) < 0.01 : abs(first.minX - 20) < 0.01)
        let controller = try #require(rig.homeController)
        #expect(controller.children.count == home.visibleCells.count)
    }

    @Test("A window without room is no reason to fail")
    func tinyWindow() throws {
        let rig = AppRig()
        for size in [
            CGSize(width: 30, height: 20), CGSize(width: 1, height: 900), CGSize(width: 900, height: 1),
        ] {
            rig.turn(to: size)
            rig.settle(1)
        }
        rig.turn(to: CGSize(width: 390, height: 844))
        rig.settle(2)
        #expect(try rig.home().cells[0].frame.minX == 20)
    }

    @Test("All of it goes when its window does")
    func allOfItGoesWithItsWindow() throws {
        weak var root: UIViewController?
        weak var home: HomeViewController?
        weak var preview: UIViewController?
        do {
            let rig = AppRig()
            root = rig.navigation
            home = rig.homeController
            preview = rig.homeController?.children.first
            rig.settle(2)
            #expect(root != nil && home != nil && preview != nil)
            rig.window.rootViewController = nil
            rig.window.isHidden = true
            rig.settle(3)
        }
        #expect(root == nil && home == nil && preview == nil)
    }
}
