import Testing
import TransitionKit
@_spi(Host) import UIKit

@testable import Gallery

@MainActor
@Suite("The gallery's small apps")
struct DemoScreenTests {

    /// The showcase of demos with one of them open.
    private func open(_ index: Int, size: CGSize = CGSize(width: 390, height: 844)) throws -> AppRig {
        let rig = AppRig(size: size)
        rig.navigation.pushViewController(DemosViewController(), animated: false)
        rig.settle(0.1)
        let page = try #require(rig.top?.view as? DemosView)
        let row = page.rows[index]
        page.scroll.scrollRectToVisible(row.convert(row.bounds, to: page.scroll), animated: false)
        rig.tap(row)
        rig.settle()
        #expect(rig.top is DemoHostViewController)
        return rig
    }

    @Test("Each opens, and its button closes it for good", arguments: 0..<4)
    func eachOpensAndButtonClosesItForGood(index: Int) throws {
        let rig = try open(index)
        weak let host = rig.top
        weak let root = rig.top?.children.first
        let button = try #require(host?.view.wholeTree.first { $0 is RoundButton })
        rig.tap(button)
        rig.settle()
        #expect(rig.top is DemosViewController)
        #expect(host == nil && root == nil)
    }

    @Test("Each opens what its row says")
    func eachOpensWhatRowSays() throws {
        let rig = AppRig()
        rig.navigation.pushViewController(DemosViewController(), animated: false)
        rig.settle(0.1)
        let rows = try #require(rig.top?.view as? DemosView).rows
        let titles = rows.map { $0.accessibilityLabel?.components(separatedBy: ". ")[0] ?? "" }
        #expect(titles == ["List and Detail", "Tab Bar", "Icon Bar", "Two Panes"])
        for (index, title) in titles.enumerated() {
            let rig = try open(index)
            let host = try #require(rig.top as? DemoHostViewController)
            #expect(host.title == title)
            #expect(host.view.wholeTree.contains { ($0 as? UILabel)?.text == title })
            let root = try #require(host.children.first)
            switch index {
            case 0: #expect(root is UINavigationController)
            case 1: #expect(root is UITabBarController)
            case 2: #expect((root as? ContainerViewController)?.showsIconBar == true)
            default: #expect(root is SplitViewController)
            }
        }
    }

    @Test("A row of the list opens the place it names", arguments: [0, 3])
    func rowOfListOpensPlaceItNames(index: Int) throws {
        let rig = try open(index)
        let root = try #require(rig.top?.children.first)
        let split = root as? SplitViewController
        let navigation = try #require(split?.navigation ?? root as? UINavigationController)
        let list = try #require(navigation.topViewController?.view as? PlacesView)
        for place in [Place.lagoon, .fuji] {
            let row = try #require(list.row(of: place))
            rig.tap(row)
            rig.settle(2)
            #expect(navigation.topViewController?.title == place.name)
            navigation.popViewController(animated: true)
            rig.settle(2)
        }
    }

    @Test("A row beside tabs or icons opens the place it names, and its button goes back", arguments: [1, 2])
    func barRows(index: Int) throws {
        let rig = try open(index)
        let root = try #require(rig.top?.children.first)
        func selected() -> UIViewController? {
            (root as? UITabBarController)?.selectedViewController
                ?? (root as? ContainerViewController)?.selectedViewController
        }
        for place in [Place.lagoon, .fuji] {
            let list = try #require(selected()?.view as? PlacesView)
            rig.tap(try #require(list.row(of: place)))
            rig.settle(2)
            let page = try #require(selected() as? PlaceViewController)
            #expect(page.title == place.name && page.tabBarItem.title == place.name)
            #expect(page.view.wholeTree.contains { ($0 as? UILabel)?.text == place.name })
            let button = try #require((page.view as? PlaceView)?.button)
            rig.tap(button)
            rig.settle(2)
            #expect(selected() is PlacesViewController)
        }
    }

    @Test("A drag in the wide panes marks the place that it brings in")
    func draggedPane() throws {
        let rig = try open(3, size: CGSize(width: 844, height: 390))
        let split = try #require(rig.top?.children.first as? SplitViewController)
        let first = split.panes.selectedIndex
        rig.drag(from: CGPoint(x: 600, y: 300), by: CGVector(dx: 0, dy: -220), duration: 0.2)
        rig.settle(2)
        #expect(split.panes.selectedIndex == first + 1)
        #expect(split.list.chosen?.name == Place.all[first + 1].name)
        #expect(split.chosen?.name == Place.all[first + 1].name)
    }

    @Test("VoiceOver reads each row as one button, and says which one is selected")
    func rowAccessibility() throws {
        let list = PlacesView(places: Place.all)
        for chosen in [Place.lagoon, nil] {
            list.chosen = chosen
            for place in Place.all {
                let row = try #require(list.row(of: place))
                #expect(row.isAccessibilityElement)
                #expect(row.accessibilityLabel == "\(place.name). \(place.summary)")
                #expect(row.accessibilityTraits.contains(.button))
                #expect(row.accessibilityTraits.contains(.selected) == (place.name == chosen?.name))
            }
        }
    }

    @Test("System 19: in the list, Action presents, a row pushes, and a drag brings it back")
    func system19InList() throws {
        let rig = try open(0)
        let navigation = try #require(rig.top?.children.first as? UINavigationController)
        let list = try #require(navigation.topViewController?.view as? PlacesView)
        rig.tap(list.action)
        rig.settle(2)
        let presented = try #require(rig.top?.presentedViewController as? PlaceViewController)
        rig.tap(try #require(presented.view as? PlaceView).button)
        rig.settle(2)
        #expect(rig.top?.presentedViewController == nil)

        rig.tap(CGPoint(x: 200, y: 400))
        rig.settle(2)
        #expect(navigation.viewControllers.count == 2)
        rig.drag(from: CGPoint(x: 40, y: 300), by: CGVector(dx: 320, dy: 0))
        rig.settle(2)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Two panes in a wide window: a row changes the other pane")
    func twoPanesInWideWindowRowChangesOtherPane() throws {
        let rig = try open(3, size: CGSize(width: 844, height: 390))
        let split = try #require(rig.top?.children.first as? SplitViewController)
        #expect(split.isWide)
        #expect(split.panes.view.frame.minX == split.navigation.view.frame.maxX + 1)
        split.select(.fuji)
        rig.settle(2)
        #expect(split.panes.selectedIndex == Place.all.firstIndex { $0.name == Place.fuji.name })
        #expect(split.navigation.viewControllers.count == 1)
    }

    @Test("In two panes, each tap on a button of the list or the page shows the next place")
    func buttonsOfTwoPanes() throws {
        let rig = try open(3, size: CGSize(width: 1180, height: 820))
        let split = try #require(rig.top?.children.first as? SplitViewController)
        for index in 1...4 {
            let page = try #require(split.panes.selectedViewController?.view as? PlaceView)
            rig.tap(index % 2 == 0 ? page.button : try #require((split.list.view as? PlacesView)?.action))
            rig.settle(2)
            #expect(split.panes.selectedIndex == index % Place.all.count)
            #expect(split.list.chosen?.name == Place.all[index % Place.all.count].name)
        }
    }

    @Test("What is chosen stays on the screen when the window becomes narrow or wide")
    func whatIsChosenStaysOnScreenWhenWindowBecomesNarrowOrWide() throws {
        let rig = try open(3)
        let split = try #require(rig.top?.children.first as? SplitViewController)
        #expect(!split.isWide)
        split.select(.lagoon)
        rig.settle(2)
        #expect(split.navigation.viewControllers.count == 2)
        rig.turn(to: CGSize(width: 844, height: 390))
        #expect(split.isWide && split.navigation.viewControllers.count == 1)
        let index = Place.all.firstIndex { $0.name == Place.lagoon.name }
        #expect(split.panes.selectedIndex == index)
        #expect(split.panes.selectedViewController?.view.window != nil)
        rig.turn(to: CGSize(width: 390, height: 844))
        #expect(!split.isWide && split.navigation.viewControllers.count == 2)
        #expect(split.panes.view.window == nil)
        split.goBack()
        rig.settle(2)
        #expect(split.navigation.viewControllers.count == 1)
    }
}
