import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

@testable import Gallery

@MainActor
@Suite("The gallery's showcases")
struct ShowcaseTests {

    @Test("Each grows out of its card, and its button leads back", arguments: Showcase.allCases)
    func opensAndCloses(showcase: Showcase) throws {
        let rig = AppRig()
        try rig.open(showcase)
        weak let screen = rig.top
        #expect(screen is ShowcaseViewController)
        #expect(rig.navigation.isNavigationBarHidden)
        let button = try #require(screen?.view.wholeTree.first { $0 is RoundButton })
        rig.tap(button)
        rig.settle()
        #expect(rig.top === rig.homeController)
        #expect(screen == nil)
    }

    @Test(
        "Each goes back under a finger, and stays if the finger thinks better of it",
        arguments: Showcase.allCases
    )
    func swipesBack(showcase: Showcase) throws {
        let rig = AppRig()
        try rig.open(showcase)
        let start = CGPoint(x: 20, y: 130)
        rig.drag(from: start, by: CGVector(dx: 60, dy: 0), duration: 0.8)
        rig.settle()
        #expect(rig.top is ShowcaseViewController)
        rig.drag(from: start, by: CGVector(dx: 330, dy: 0))
        rig.settle()
        #expect(rig.top === rig.homeController)
        #expect(rig.homeController?.view.window != nil)
    }

    @Test("Each fits every screen, light and dark, in both directions", arguments: Showcase.allCases)
    func eachFitsEveryScreenLightAndDarkInBothDirections(showcase: Showcase) throws {
        for size in [
            CGSize(width: 320, height: 568), CGSize(width: 844, height: 390),
            CGSize(width: 1024, height: 768),
        ] {
            for isRightToLeft in [false, true] {
                let rig = AppRig(size: size, isDark: isRightToLeft, isRightToLeft: isRightToLeft)
                rig.navigation.pushViewController(showcase.makeViewController(), animated: false)
                rig.settle(0.1)
                let page = try #require(rig.top?.view as? ShowcaseView)
                for view in page.scroll.subviews where !view.isHidden && view.bounds.width > 0 {
                    #expect(view.frame.minX >= -0.01 && view.frame.maxX <= size.width + 0.01)
                    #expect(view.frame.maxY <= page.scroll.contentSize.height)
                }
            }
        }
    }

    @Test("A window without room is no reason to fail", arguments: Showcase.allCases)
    func tinyWindow(showcase: Showcase) throws {
        let rig = AppRig()
        rig.navigation.pushViewController(showcase.makeViewController(), animated: false)
        rig.settle(0.1)
        for size in [
            CGSize(width: 30, height: 20), CGSize(width: 1, height: 900), CGSize(width: 900, height: 1),
        ] {
            rig.turn(to: size)
            for view in rig.window.wholeTree {
                #expect(view.bounds.width.isFinite && view.bounds.height.isFinite, "\(type(of: view))")
            }
        }
        rig.turn(to: CGSize(width: 390, height: 844))
        #expect(rig.top?.view.bounds.size == CGSize(width: 390, height: 844))
    }

    @Test(
        "In a wide window, rows and their heading share a column in the middle",
        arguments: [Showcase.demos, .miniPlayer, .twoWays],
        [false, true]
    )
    func wideColumn(showcase: Showcase, isRightToLeft: Bool) throws {
        let rig = AppRig(size: CGSize(width: 1024, height: 1366), isRightToLeft: isRightToLeft)
        rig.navigation.pushViewController(showcase.makeViewController(), animated: false)
        rig.settle(0.1)
        let page = try #require(rig.top?.view as? ShowcaseView)
        let rows = page.wholeTree.filter { $0 is PlaceRow || $0 is DemoRow || $0 is AnimatorField }
        #expect(!rows.isEmpty)
        for row in rows {
            let frame = row.convert(row.bounds, to: page)
            #expect(frame.width == 640 && abs(frame.midX - 512) < 1)
            let heading = page.heading.frame
            #expect(isRightToLeft ? heading.maxX == frame.maxX : heading.minX == frame.minX)
        }
        for button in page.wholeTree.compactMap({ $0 as? PillButton }) {
            #expect(button.bounds.width <= 400 && button.frame.midX == 512)
        }
    }

    @Test("Only rows that open a screen have a chevron")
    func rowChevrons() {
        func chevrons(in rows: [PlaceRow]) -> Int {
            rows.flatMap(\.subviews).filter { type(of: $0) == UIImageView.self && !$0.isHidden }.count
        }
        #expect(chevrons(in: MusicView(places: Place.all).rows) == 0)
        #expect(chevrons(in: MapSearchView(places: Place.all).rows) == Place.all.count)
    }

    // MARK: Panels

    @Test("The mini player grows under a finger, and goes back, with every animator", arguments: 0..<3)
    func miniPlayer(animator: Int) throws {
        let rig = AppRig()
        try rig.open(.miniPlayer)
        let music = try #require(rig.top as? MusicViewController)
        let page = try #require(music.view as? MusicView)
        page.animators.selectedSegmentIndex = animator
        let player: UIView = music.player.view
        let frame = player.convert(player.bounds, to: nil)
        #expect(frame.maxY == 802 && frame.minX == 10 && frame.width == 370)
        // The end of the list can be scrolled out of its way.
        #expect(page.scroll.contentSize.height >= page.rows.last!.superview!.frame.maxY + 844 - frame.minY)
        page.onSelect?(.fuji)
        #expect(music.player.place.name == "Mount Fuji")
        // Up, and back down, without letting go.
        rig.finger.drag(
            from: CGPoint(x: 150, y: frame.midY),
            to: CGPoint(x: 150, y: frame.midY - 300),
            duration: 0.3,
            steps: 18,
            lifts: false
        )
        #expect(music.presentedViewController is PlayerViewController)
        rig.finger.move(to: CGPoint(x: 150, y: frame.midY - 20))
        rig.settle(0.2)
        rig.finger.up()
        rig.settle(1.5)
        #expect(music.presentedViewController == nil)
        #expect(player.convert(player.bounds, to: nil) == frame)
        // Up for good, by a tap this time, and down by a finger.
        rig.tap(CGPoint(x: 150, y: frame.midY))
        rig.settle(1.5)
        let large = try #require(music.presentedViewController as? PlayerViewController)
        #expect(large.view.convert(large.view.bounds, to: nil) == rig.window.bounds)
        rig.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: 500))
        rig.settle(1.5)
        #expect(music.presentedViewController == nil)
        #expect(player.convert(player.bounds, to: nil) == frame)
        #expect(player.alpha == 1 && player.layer.mask == nil && player.window != nil)
    }

    @Test("The list of recordings is in the middle of a wide window, as the player is")
    func musicInTheMiddle() throws {
        let rig = AppRig(size: CGSize(width: 1024, height: 768))
        rig.navigation.pushViewController(MusicViewController(), animated: false)
        rig.settle(0.5)
        let music = try #require(rig.top as? MusicViewController)
        let player: UIView = music.player.view
        let card = try #require((music.view as? MusicView)?.rows.first?.superview)
        #expect(card.frame.width == 640 && card.frame.midX == 512)
        #expect(player.convert(player.bounds, to: nil).midX == 512)
    }

    @Test("The map's panel searches, stays, and leaves the map its taps")
    func mapsPanelSearchesStaysAndLeavesMapTaps() throws {
        let rig = AppRig()
        try rig.open(.map)
        let map = try #require(rig.top as? MapViewController)
        let page = try #require(map.view as? MapView)
        let search = try #require(map.search.view as? MapSearchView)
        let panel = try #require(map.search.cardPresentationController)
        #expect(search.convert(search.bounds, to: nil).minY == 760)
        rig.tap(page.pins[2])
        #expect(page.pins[2].isSelected)
        rig.tap(search.field)
        rig.settle(1)
        #expect(panel.selectedDetentIndex == 2)
        UIApplication.shared.insertText("fuj")
        rig.settle(0.2)
        #expect(search.rows.filter { !$0.isHidden }.count == 1)
        rig.tap(try #require(search.rows.first { !$0.isHidden }))
        rig.settle(1)
        #expect(panel.selectedDetentIndex == 0)
        #expect(page.pins.filter(\.isSelected).map(\.place.name) == ["Mount Fuji"])
        #expect(search.field.text?.isEmpty != false && !search.field.isFirstResponder)
        // It can't be thrown out.
        rig.drag(from: CGPoint(x: 200, y: 770), by: CGVector(dx: 0, dy: 70), duration: 0.1)
        rig.settle(1)
        #expect(search.window != nil)
        #expect(search.convert(search.bounds, to: nil).minY == 760)
    }

    @Test("The map's pins are on the same spots of it, whichever way one reads")
    func mirroredMap() throws {
        let places = try [false, true].map { isRightToLeft in
            let rig = AppRig(isRightToLeft: isRightToLeft)
            rig.navigation.pushViewController(MapViewController(), animated: false)
            rig.settle(0.1)
            let page = try #require(rig.top?.view as? MapView)
            return page.pins.map(\.center.x)
        }
        #expect(places[0] == places[1])
        #expect(Set(places[0]).count > 1)
    }

    // MARK: Shared elements

    @Test("A picture becomes its page and goes home", arguments: [0, 1], [0, 1])
    func pictureBecomesPageAndGoesHome(animator: Int, way: Int) throws {
        let rig = AppRig()
        try rig.open(.photos)
        let grid = try #require(rig.top?.view as? PhotoGridView)
        grid.animators.selectedSegmentIndex = animator
        grid.ways.selectedSegmentIndex = way
        grid.scroll.contentOffset.y = 300
        rig.settle(0.1)
        let tile = grid.tiles[13]
        rig.tap(tile)
        rig.settle(0.2)
        weak let page = rig.top as? PhotoViewController
        #expect(page?.title == tile.photo.title)
        // The picture is on its way, and not where it was.
        #expect(!tile.picture.isShown)
        rig.settle()
        #expect(tile.picture.isShown)
        #expect((rig.navigation.presentedViewController != nil) == (way == 1))

        let end = way == 0 ? CGVector(dx: 330, dy: 0) : CGVector(dx: 0, dy: 600)
        rig.drag(from: CGPoint(x: 30, y: 150), by: end)
        rig.settle(2)
        #expect(rig.top is PhotoGridViewController)
        #expect(page == nil)
        #expect(grid.scroll.contentOffset.y == 300)
        #expect(tile.picture.alpha == 1 && grid.window != nil)
    }

    @Test("A picture that was scrolled away while its page was open is no reason to fail")
    func scrolledAway() throws {
        let rig = AppRig()
        try rig.open(.photos)
        let grid = try #require(rig.top?.view as? PhotoGridView)
        rig.tap(grid.tiles[2])
        rig.settle()
        grid.scroll.contentOffset.y = 500
        rig.turn(to: CGSize(width: 844, height: 390))
        rig.navigation.popViewController(animated: true)
        rig.settle(0.2)
        rig.settle()
        #expect(rig.top is PhotoGridViewController)
        #expect(grid.bounds.size == CGSize(width: 844, height: 390))
    }

    @Test("Turning the device while a picture flies is survived, on both ways", arguments: [0, 1], [0, 1])
    func turningInFlight(animator: Int, way: Int) throws {
        let (upright, flat) = (CGSize(width: 390, height: 844), CGSize(width: 844, height: 390))
        let rig = AppRig()
        try rig.open(.photos)
        let grid = try #require(rig.top?.view as? PhotoGridView)
        grid.animators.selectedSegmentIndex = animator
        grid.ways.selectedSegmentIndex = way
        let tile = grid.tiles[4]
        rig.tap(tile)
        rig.settle(0.15)
        rig.turn(to: flat)
        rig.settle(2)
        let page = try #require(rig.top as? PhotoViewController)
        #expect(page.view.bounds.size == flat && page.view.window != nil)
        #expect(CATransform3DIsIdentity(page.view.layer.transform) && page.view.alpha == 1)
        page.leave()
        rig.settle(0.15)
        rig.turn(to: upright)
        rig.settle(2)
        #expect(rig.top is PhotoGridViewController)
        #expect(grid.bounds.size == upright && grid.window != nil)
        #expect(tile.picture.alpha == 1 && !tile.picture.isHidden)
    }

    // MARK: In one way, out another

    @Test("Any pair plays: in with one, out with another")
    func twoWays() throws {
        let rig = AppRig()
        try rig.open(.twoWays)
        let page = try #require(rig.top?.view as? TwoWaysView)
        for (wayIn, wayOut) in [("cube", "explode"), ("fold", "drop"), ("matched", "circle-reveal")] {
            try choose(wayIn, by: page.wayIn, in: rig)
            try choose(wayOut, by: page.wayOut, in: rig)
            rig.tap(page.present)
            rig.settle(0.2)
            weak let place = rig.top as? PlaceViewController
            #expect(place != nil)
            rig.settle(2)
            let button = try #require((place?.view as? PlaceView)?.button)
            rig.tap(button)
            rig.settle(2)
            #expect(rig.top is TwoWaysViewController)
            #expect(place == nil)
        }
    }

    /// Chooses an animator on the sheet that a field opens.
    private func choose(_ name: String, by field: AnimatorField, in rig: AppRig) throws {
        rig.tap(field)
        rig.settle(1)
        let picker = try #require(rig.top?.view as? AnimatorPickerView)
        let row = try #require(picker.rows.first { $0.entry.name == name })
        let frame = row.convert(row.bounds, to: picker.scroll)
        let end = picker.scroll.contentSize.height - picker.scroll.bounds.height
        picker.scroll.contentOffset.y = min(max(frame.midY - 200, 0), end)
        rig.settle(0.1)
        rig.tap(row)
        rig.settle(1)
    }

    @Test("Animators are chosen on a sheet, and the preview shows the pair")
    func animatorsAreChosenOnSheetAndPreviewShowsPair() throws {
        let rig = AppRig()
        try rig.open(.twoWays)
        let page = try #require(rig.top?.view as? TwoWaysView)
        #expect(page.wayIn.entry.name == "bounce")
        #expect(page.wayOut.entry.name == "shrink")
        // Not a strip of dozens.
        #expect(page.wholeTree.compactMap { $0 as? UIControl }.count < 8)
        try choose("portal", by: page.wayOut, in: rig)
        #expect(page.wayOut.entry.name == "portal")
        #expect(page.wayOut.accessibilityValue == "Portal")
        #expect(page.wayIn.entry.name == "bounce")
        rig.settle(1)
        let preview = try #require(rig.top?.children.first as? PreviewViewController)
        #expect(preview.playCount >= 1)
    }

    @Test("The preview goes on when people return to the app, and follows Reduce Motion")
    func previewReturns() throws {
        let rig = AppRig()
        try rig.open(.twoWays)
        let preview = try #require(rig.top?.children.first as? PreviewViewController)
        // People leave during a pause, and during a transition.
        for isPlaying in [false, true] {
            for _ in 0..<120 where preview.isPlaying != isPlaying { rig.settle(0.03) }
            #expect(preview.isPlaying == isPlaying)
            UIApplication.shared.enterBackground()
            rig.settle(5)
            let count = preview.playCount
            UIApplication.shared.enterForeground()
            rig.settle(3)
            #expect(preview.playCount > count)
        }
        UIAccessibility.setReduceMotionEnabled(true)
        rig.settle(0.1)
        #expect(rig.top?.children.isEmpty == true)
        UIAccessibility.setReduceMotionEnabled(false)
        rig.settle(2)
        let next = try #require(rig.top?.children.first as? PreviewViewController)
        #expect(next.playCount >= 1)
    }

    // MARK: Hand-off

    @Test("A page scrolls to its top and then leaves, in one drag")
    func pullDown() throws {
        let rig = AppRig()
        try rig.open(.handOff)
        rig.tap(try #require(rig.top?.view as? HandOffView).open)
        rig.settle()
        weak let article = rig.top as? ArticleViewController
        let scroll = try #require((article?.view as? ArticleView)?.scroll)
        scroll.contentOffset.y = 200
        rig.settle(0.1)
        // Not far enough: the content moves, the screen does not.
        rig.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 120), duration: 1)
        rig.settle()
        #expect(rig.top === article)
        #expect(scroll.contentOffset.y < 100)
        // All the way: the rest of the content first, then the page.
        rig.drag(from: CGPoint(x: 200, y: 160), by: CGVector(dx: 0, dy: 660), duration: 0.5)
        rig.settle(2)
        #expect(article == nil)
        #expect(rig.top is HandOffViewController)
    }

    @Test("A strip scrolls to its beginning and then takes the screen back", arguments: [false, true])
    func stripScrollsToBeginningAndTakesScreenBack(isRightToLeft: Bool) throws {
        let rig = AppRig(isRightToLeft: isRightToLeft)
        rig.navigation.pushViewController(HandOffViewController(), animated: false)
        let delegate = try #require(TransitionDelegate.attached(to: rig.navigation))
        delegate.setAnimator(
            GalleryCatalog.entry(named: "slide")?.makeAnimator(),
            for: try #require(rig.top)
        )
        rig.settle()
        let page = try #require(rig.top?.view as? HandOffView)
        let scroll = page.strip.scroll
        let beginning = isRightToLeft ? scroll.contentSize.width - 390 : 0
        #expect(scroll.contentOffset.x == beginning)
        let sign: CGFloat = isRightToLeft ? -1 : 1
        scroll.contentOffset.x = beginning + sign * 150
        rig.settle(0.1)
        let place = page.strip.convert(CGPoint(x: 195, y: 100), to: nil)
        let start = CGPoint(x: place.x - sign * 150, y: place.y)
        rig.finger.drag(
            from: start,
            to: CGPoint(x: start.x + sign * 120, y: start.y),
            duration: 0.4,
            steps: 20,
            lifts: false
        )
        #expect(rig.navigation.transitionCoordinator == nil)
        #expect(scroll.contentOffset.x != beginning)
        for step in 1...20 {
            rig.settle(1.0 / 60)
            rig.finger.move(to: CGPoint(x: start.x + sign * (120 + 9 * CGFloat(step)), y: start.y))
        }
        #expect(abs(scroll.contentOffset.x - beginning) < 1)
        #expect(rig.navigation.transitionCoordinator != nil)
        rig.finger.up()
        rig.settle(2)
        #expect(rig.top === rig.homeController)
    }
}
