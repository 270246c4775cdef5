import Testing
@_spi(Host) import UIKit

@testable import Gallery

@MainActor
@Suite("The gallery's small phones and pulled pages")
struct PhoneScreenTests {

    // MARK: Status bars

    @Test(
        "A phone's status bar has the time at the leading side, and the rest at the other",
        arguments: [false, true]
    )
    func statusBar(isRightToLeft: Bool) throws {
        let rig = AppRig(isRightToLeft: isRightToLeft)
        let home = try rig.home()
        rig.settle(0.2)
        #expect(!home.visibleCells.isEmpty)
        for phone in home.visibleCells.map(\.phone) {
            let bars = phone.wholeTree.compactMap { $0 as? StatusBarView }
            let seen = bars.filter { bar in
                sequence(first: bar as UIView, next: \.superview).allSatisfy { !$0.isHidden }
            }
            #expect(!seen.isEmpty)
            for bar in seen {
                let icons = bar.icons.map(\.frame.midX)
                #expect(
                    bar.time.text == "9:41" && bar.frame.minY == 0 && bar.frame.width == phone.bounds.width
                )
                #expect(isRightToLeft ? icons == icons.sorted(by: >) : icons == icons.sorted())
                #expect(isRightToLeft == (bar.time.frame.midX > bar.bounds.midX))
                #expect(icons.allSatisfy { ($0 > bar.bounds.midX) != isRightToLeft })
                let text = bar.time.sizeThatFits(.zero)
                #expect(text.width <= bar.time.bounds.width && text.height <= bar.bounds.height)
            }
        }
    }

    @Test("A preview's status bar is light on a picture and stays where it is while screens move")
    func previewsStatusBarIsLightOnPictureAndStays() throws {
        UIApplication.reset()
        let animator = try #require(GalleryCatalog.entry(named: "slide")).makeAnimator()
        let preview = PreviewViewController(place: .fuji, forward: animator, backward: animator, delay: 0)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 150))
        window.rootViewController = preview
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        let bar = preview.statusBar
        #expect(bar.style == .default && bar.frame.height > 9)
        preview.start()
        UIApplication.shared.advance(by: 0.05 + animator.duration * 0.2)
        #expect(preview.isPlaying && bar.frame.origin == .zero)
        #expect(preview.view.subviews.last === bar)
        UIApplication.shared.advance(by: animator.duration)
        #expect(preview.selectedIndex == 1 && bar.style == .lightContent)
    }

    @Test(
        "The playground's phone has one, and the demo's content stands below it",
        arguments: DemoContainer.allCases
    )
    func playgroundsPhoneHasOneAndDemosContentStandsBelow(container: DemoContainer) throws {
        UIApplication.reset()
        let device = DeviceViewController()
        let window = UIWindow(frame: CGRect(origin: .zero, size: DeviceViewController.screenSize))
        window.rootViewController = device
        window.makeKeyAndVisible()
        let demo = container.makeDemo(animator: .slide(), fillsScreen: false)
        device.show(demo)
        UIApplication.shared.tick()
        let bar = device.statusBar
        #expect(device.view.subviews.last === bar && abs(bar.frame.height - 47) < 0.01)
        #expect(bar.style == .default && !bar.isUserInteractionEnabled)
        let list = try #require(device.view.wholeTree.first { $0 is PlacesView } as? PlacesView)
        #expect(list.safeAreaInsets.top >= bar.frame.maxY)
        #expect(list.action.convert(list.action.bounds, to: nil).minY > bar.frame.maxY)
        demo.goForward()
        UIApplication.shared.advance(by: 2)
        device.showStatusBar()
        #expect(bar.style == .lightContent)
        device.isRightToLeft = true
        device.view.layoutIfNeeded()
        #expect(bar.time.frame.midX > bar.bounds.midX)
    }

    @Test(
        "On an iPad, the playground's phone has the size classes of a phone",
        arguments: DemoContainer.allCases
    )
    func sizeClasses(container: DemoContainer) throws {
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: 1024, height: 1366))
        let device = DeviceViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = device
        window.makeKeyAndVisible()
        let demo = container.makeDemo(animator: .slide(), fillsScreen: false)
        device.show(demo)
        UIApplication.shared.tick()
        demo.goForward()
        UIApplication.shared.advance(by: 2)
        #expect(demo.showsSecond && device.traitCollection.horizontalSizeClass == .regular)
        let views = try #require(device.children.first).view.wholeTree
        #expect(views.contains { $0 is UILabel })
        for traits in views.map(\.traitCollection) {
            #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
        }
    }

    // MARK: Pulled pages

    @Test(
        "A pulled page's picture reaches up to the edge, and ends where it did",
        arguments: [
            CGSize(width: 390, height: 844), CGSize(width: 320, height: 568), CGSize(width: 844, height: 390),
        ],
        [false, true]
    )
    func pictureOfPulledPageReachesUpToEdge(size: CGSize, isRightToLeft: Bool) throws {
        let rig = AppRig(size: size, isRightToLeft: isRightToLeft)
        let photo = PhotoViewController(photo: Photo.all[3])
        let place = PlaceViewController(place: .lagoon, buttonTitle: "Done")
        for screen in [photo, place] as [UIViewController] {
            rig.navigation.pushViewController(screen, animated: false)
            rig.settle(0.1)
            let page = try #require(screen.view)
            let parts = (page as? PhotoView).map { ($0.scroll, $0.picture) }
            let (scroll, picture) = try #require(
                parts ?? (page as? PlaceView).map { ($0.scroll, $0.picture) }
            )
            let rest = picture.convert(picture.bounds, to: page)
            #expect(rest.minY == 0)
            scroll.contentOffset.y = -90
            rig.settle(0.05)
            let frame = picture.convert(picture.bounds, to: page)
            #expect(abs(frame.minY) < 0.01)
            if rest.height < size.height {
                #expect(abs(frame.maxY - rest.maxY - 90) < 0.01)
                // It grows as a whole, and to both sides.
                #expect(abs(frame.width / frame.height - rest.width / rest.height) < 0.001)
                #expect(abs(frame.midX - rest.midX) < 0.01)
            } else {
                #expect(frame == rest)
            }
            scroll.contentOffset.y = 30
            #expect(picture.transform.isIdentity)
        }
    }

    @Test("A finger that pulls a page sees no band above its picture")
    func fingerThatPullsPageSeesNoBandAbovePicture() throws {
        let rig = AppRig(size: CGSize(width: 320, height: 568))
        let screen = PhotoViewController(photo: Photo.all[3])
        rig.navigation.setViewControllers([screen], animated: false)
        rig.settle(0.1)
        let page = try #require(screen.view as? PhotoView)
        rig.finger.drag(
            from: CGPoint(x: 160, y: 200),
            to: CGPoint(x: 160, y: 420),
            duration: 0.4,
            steps: 20,
            lifts: false
        )
        #expect(page.scroll.contentOffset.y < -40)
        #expect(abs(page.picture.convert(page.picture.bounds, to: page).minY) < 0.01)
        rig.finger.up()
        rig.settle(2)
        #expect(page.scroll.contentOffset.y == 0 && page.picture.transform.isIdentity)
    }

    // MARK: Taps after a transition

    @Test("A tap opens the next tile as soon as a transition back is over", arguments: Showcase.allCases)
    func tapAfterClosing(showcase: Showcase) throws {
        let rig = AppRig()
        let home = try rig.home()
        try rig.open(showcase)
        rig.tap(try #require(rig.top?.view.wholeTree.first { $0 is RoundButton }))
        let cell = home.cells[0]
        let (frames, isStill) = lastFrames(in: rig)
        #expect(isStill && frames <= 31, "touches come back after \(frames) frames")
        tapBriefly(cell, in: rig)
        #expect(rig.top is PlaygroundViewController)
    }

    @Test(
        "And so it does in the grid of photos, after a button and a throw",
        arguments: [0, 1],
        [false, true]
    )
    func tapInGrid(way: Int, isThrown: Bool) throws {
        let rig = AppRig()
        try rig.open(.photos)
        let grid = try #require(rig.top?.view as? PhotoGridView)
        grid.animators.selectedSegmentIndex = 1
        grid.ways.selectedSegmentIndex = way
        rig.tap(grid.tiles[7])
        rig.settle(3)
        if isThrown {
            let start = CGPoint(x: 200, y: 300)
            rig.finger.drag(from: start, to: CGPoint(x: 220, y: 600), duration: 0.4, steps: 24)
            UIApplication.shared.tick()
        } else {
            rig.tap(try #require(rig.top?.view.wholeTree.first { $0 is RoundButton }))
        }
        let (frames, isStill) = lastFrames(in: rig)
        #expect(isStill && frames <= 31, "touches come back after \(frames) frames")
        tapBriefly(grid.tiles[4], in: rig)
        rig.settle(0.2)
        #expect((rig.top as? PhotoViewController)?.title == grid.tiles[4].photo.title)
    }

    /// Waits until touches reach the screen, a sixtieth of a second at a time. Tells how often, and whether
    /// nothing that is seen had stood still before for longer than a frame or two.
    private func lastFrames(in rig: AppRig) -> (count: Int, isStill: Bool) {
        var (count, still) = (0, 0)
        var last = rig.window.image(scale: 0.25)
        while count < 200 {
            let hit = rig.window.hitTest(CGPoint(x: 100, y: 600), with: nil)
            let isTaken = hit.map { String(describing: type(of: $0)) } == "TouchBlocker"
            if !isTaken { return (count, still <= 2) }
            rig.settle(1.0 / 60)
            let next = rig.window.image(scale: 0.25)
            still = next.hasSamePixels(as: last) ? still + 1 : 0
            (last, count) = (next, count + 1)
        }
        return (count, false)
    }

    private func tapBriefly(_ view: UIView, in rig: AppRig) {
        rig.finger.down(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        rig.settle(0.05)
        rig.finger.up()
        UIApplication.shared.tick()
    }
}

extension CGImage {
    fileprivate func hasSamePixels(as other: CGImage) -> Bool {
        func bytes(_ image: CGImage) -> [UInt8] { image.withPixels { pixels, _ in Array(pixels) } }
        return bytes(self) == bytes(other)
    }
}
