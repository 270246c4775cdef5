import Testing
@_spi(Host) import UIKit

@testable import Gallery

/// The grid that becomes pages.
@MainActor
@Suite("The gallery's album")
struct AlbumTests {
    private func openAlbum(
        size: CGSize = CGSize(width: 390, height: 844),
        isRightToLeft: Bool = false
    ) throws -> (AppRig, AlbumView) {
        let rig = AppRig(size: size, isRightToLeft: isRightToLeft)
        rig.navigation.pushViewController(AlbumViewController(), animated: false)
        rig.settle(0.3)
        return (rig, try #require(rig.top?.view as? AlbumView))
    }

    private func cell(_ album: AlbumView, _ item: Int) throws -> UICollectionViewCell {
        try #require(album.pictures.cellForItem(at: IndexPath(item: item, section: 0)))
    }

    /// Moves two fingers around a point, from one distance to another.
    private func pinch(
        _ rig: AppRig,
        at middle: CGPoint,
        from start: CGFloat,
        to end: CGFloat,
        lifts: Bool = true
    ) {
        func places(_ distance: CGFloat) -> [Int: CGPoint] {
            [
                0: CGPoint(x: middle.x - distance / 2, y: middle.y),
                1: CGPoint(x: middle.x + distance / 2, y: middle.y),
            ]
        }
        for (finger, place) in places(start).sorted(by: { $0.key < $1.key }) {
            rig.finger.down(at: place, finger: finger)
        }
        for step in 1...20 {
            rig.settle(1.0 / 30)
            rig.finger.move(places(start + (end - start) * CGFloat(step) / 20))
        }
        if lifts { rig.finger.up([0, 1]) }
        UIApplication.shared.tick()
    }

    @Test("A tap makes the picture a page, and a tap on the page brings it home", arguments: [false, true])
    func tapMakesPicturePage(isRightToLeft: Bool) throws {
        let (rig, album) = try openAlbum(isRightToLeft: isRightToLeft)
        album.pictures.contentOffset.y = 150
        rig.settle(0.1)
        let picture = try cell(album, 7)
        rig.tap(picture)
        rig.settle(0.15)
        #expect(album.isPaged)
        let shown = try #require(picture.layer.presentation()).bounds.width
        #expect(shown > 130 && shown < 340)
        rig.settle()
        #expect(picture.bounds.width == 350 && album.pager.current == IndexPath(item: 7, section: 0))
        let middle = picture.convert(CGPoint(x: picture.bounds.midX, y: 0), to: nil)
        #expect(abs(middle.x - 195) < 0.5)
        #expect(album.heading.alpha == 0)
        rig.tap(picture)
        rig.settle()
        #expect(!album.isPaged && album.heading.alpha == 1)
        #expect(try cell(album, 7).bounds.width < 120)
        #expect(try cell(album, 7).convert(.zero, to: nil).y > 0)
    }

    @Test("Two fingers open the picture under them, and stop half way")
    func twoFingersOpenPictureUnderThemAndStopHalfWay() throws {
        let (rig, album) = try openAlbum()
        let picture = try cell(album, 4)
        let middle = picture.convert(CGPoint(x: picture.bounds.midX, y: picture.bounds.midY), to: nil)
        pinch(rig, at: middle, from: 60, to: 90, lifts: false)
        let held = picture.bounds.width
        #expect(held > 130 && held < 330)
        rig.settle()
        #expect(picture.bounds.width == held)
        #expect(album.heading.alpha < 1)
        rig.finger.move([
            0: CGPoint(x: middle.x - 70, y: middle.y), 1: CGPoint(x: middle.x + 70, y: middle.y),
        ])
        rig.finger.up([0, 1])
        rig.settle(2)
        #expect(album.isPaged && album.pager.current == IndexPath(item: 4, section: 0))
        // And back.
        pinch(rig, at: CGPoint(x: 195, y: 400), from: 260, to: 100)
        rig.settle(2)
        #expect(!album.isPaged && album.heading.alpha == 1)
    }

    @Test("A page whose picture is in sight at the top of the grid leaves the grid there, and one title")
    func pageWhosePictureIsInSightAtTopOfGridLeavesGrid() throws {
        let (rig, album) = try openAlbum(size: CGSize(width: 375, height: 667))
        rig.tap(try cell(album, 5))
        rig.settle()
        rig.tap(try cell(album, 5))
        rig.settle()
        #expect(!album.isPaged && album.heading.alpha == 1)
        #expect(album.pictures.contentOffset == .zero)
    }

    @Test("Pages come to rest in the middle, one at a time")
    func pagesComeToRestInMiddleOneAtTime() throws {
        let (rig, album) = try openAlbum()
        rig.tap(try cell(album, 3))
        rig.settle()
        rig.drag(from: CGPoint(x: 300, y: 400), by: CGVector(dx: -120, dy: 0), duration: 0.2)
        rig.settle(2)
        #expect(album.pager.current == IndexPath(item: 4, section: 0))
        #expect(album.pictures.contentOffset.x == 1448)
    }

    @Test("Turning the device is survived at any moment, and the page stays", arguments: 0..<3)
    func turningDeviceIsSurvivedAtAnyMomentAndPageStays(moment: Int) throws {
        let (upright, flat) = (CGSize(width: 390, height: 844), CGSize(width: 844, height: 390))
        let (rig, album) = try openAlbum()
        let picture = try cell(album, 4)
        let middle = picture.convert(CGPoint(x: picture.bounds.midX, y: picture.bounds.midY), to: nil)
        switch moment {
        case 0:
            rig.tap(picture)
            rig.settle()
        case 1:
            rig.tap(picture)
            rig.settle(0.15)
        default: pinch(rig, at: middle, from: 60, to: 110, lifts: false)
        }
        rig.turn(to: flat)
        if moment == 2 { rig.finger.up([0, 1]) }
        rig.settle(2)
        #expect(album.bounds.size == flat && album.isPaged)
        #expect(album.pager.current == IndexPath(item: 4, section: 0))
        rig.turn(to: upright)
        rig.settle(1)
        #expect(album.pager.current == IndexPath(item: 4, section: 0))
        #expect(try cell(album, 4).bounds.width == 350)
    }
}
