import Testing
@_spi(Host) import UIKit

@testable import Gallery

@MainActor
@Suite("The gallery's first screen in a wide window")
struct HomeSidebarTests {
    private static let tablet = CGSize(width: 1024, height: 768)

    private func screen(of rig: AppRig) throws -> HomeScreenView {
        try #require(rig.homeController?.view as? HomeScreenView)
    }

    @Test(
        "There is a sidebar where there is room, beside a grid that uses the rest",
        arguments: [
            (CGSize(width: 390, height: 844), false, 2), (CGSize(width: 844, height: 390), false, 5),
            (CGSize(width: 767, height: 1024), false, 4), (CGSize(width: 768, height: 1024), true, 3),
            (CGSize(width: 1024, height: 768), true, 4), (CGSize(width: 1366, height: 1024), true, 6),
        ],
        [false, true]
    )
    func thereIsSidebarWhereThereIsRoom(
        expected: (size: CGSize, isWide: Bool, columns: Int),
        isRightToLeft: Bool
    ) throws {
        let rig = AppRig(size: expected.size, isRightToLeft: isRightToLeft)
        let screen = try screen(of: rig)
        #expect(screen.isWide == expected.isWide && screen.sidebar.isHidden != expected.isWide)
        let home = screen.home
        let group = GalleryCatalog.groups[0]
        let cells = home.cells(of: .animators(group.name))
        let columns = cells.prefix { $0.frame.minY == cells[0].frame.minY }.count
        #expect(columns == expected.columns)
        guard expected.isWide else {
            #expect(home.frame == screen.bounds)
            return
        }
        let (sidebar, list) = (screen.sidebar.frame, home.frame)
        #expect(sidebar.width >= 230 && sidebar.width <= 320 && sidebar.height == expected.size.height)
        #expect(isRightToLeft ? list.minX == 0 && list.maxX == sidebar.minX : list.minX == sidebar.maxX)
        #expect(list.width + sidebar.width == expected.size.width)
        #expect(isRightToLeft == (cells[0].frame.midX > cells[1].frame.midX))
    }

    @Test("A section shows nothing but itself, and All shows everything again")
    func sectionShowsNothingButItself() throws {
        let rig = AppRig(size: Self.tablet)
        let screen = try screen(of: rig)
        let home = screen.home
        home.scroll.contentOffset.y = 900
        rig.settle(0.1)
        for (section, row) in screen.sidebar.sections {
            guard let section else { continue }
            screen.sidebar.wholeTree.compactMap { $0 as? UIScrollView }.first?
                .scrollRectToVisible(row.frame, animated: false)
            rig.tap(row)
            rig.settle(0.1)
            #expect(home.sections == [section] && home.heading.text == section.title)
            #expect(home.scroll.contentOffset.y == 0)
            #expect(screen.sidebar.sections.filter { $0.row.isSelected }.map(\.section) == [section])
            #expect(row.accessibilityTraits.contains(.selected))
            let shown = home.scroll.subviews.compactMap { $0 as? GridCell }.filter { !$0.isHidden }
            #expect(Set(shown) == Set(home.cells(of: section)))
        }
        rig.tap(screen.sidebar.sections[1].row)
        rig.settle(0.1)
        #expect(!home.noResults.isHidden && home.found.isEmpty)
        rig.tap(home.searchBar.field)
        UIApplication.shared.insertText("cube")
        rig.settle(0.3)
        #expect(home.found.first?.entry.name == "cube")
        rig.tap(screen.sidebar.sections[0].row)
        rig.settle(0.1)
        #expect(home.found.count == home.cells.count && home.noResults.isHidden)
        #expect(home.heading.text == "Transitions" && home.search.text?.isEmpty == true)
    }

    @Test("A showcase opens from its row and goes back to it", arguments: Showcase.allCases)
    func showcaseOpensFromRowAndGoesBack(showcase: Showcase) throws {
        let rig = AppRig(size: Self.tablet)
        let sidebar = try screen(of: rig).sidebar
        let row = try #require(sidebar.showcases.first { $0.showcase == showcase }).row
        sidebar.wholeTree.compactMap { $0 as? UIScrollView }.first?
            .scrollRectToVisible(row.frame, animated: false)
        rig.settle(0.1)
        rig.tap(row)
        rig.settle()
        #expect(rig.top.map { type(of: $0) } == type(of: showcase.makeViewController()))
        rig.navigation.popViewController(animated: true)
        rig.settle()
        #expect(rig.top === rig.homeController && row.alpha == 1)
    }

    @Test("An animator opens over all of it, and back is back")
    func animatorOpensOverAllOfItAndBackIsBack() throws {
        let rig = AppRig(size: Self.tablet)
        let screen = try screen(of: rig)
        rig.tap(screen.sidebar.sections[3].row)
        rig.settle(0.1)
        let cell = screen.home.found[0]
        rig.tap(cell)
        rig.settle()
        #expect((rig.top as? PlaygroundViewController)?.title == cell.entry.title)
        rig.navigation.popViewController(animated: true)
        rig.settle()
        #expect(rig.top === rig.homeController && screen.home.found[0] === cell)
    }

    @Test("Turning and resizing keep what is chosen, typed, and seen", arguments: [false, true])
    func turningAndResizingKeepWhatIsChosenTypedAndSeen(isRightToLeft: Bool) throws {
        let rig = AppRig(size: Self.tablet, isRightToLeft: isRightToLeft)
        let screen = try screen(of: rig)
        let home = screen.home
        let section = try #require(screen.sidebar.sections[4].section)
        rig.tap(screen.sidebar.sections[4].row)
        rig.settle(0.1)
        home.scroll.contentOffset.y = 150
        rig.settle(0.1)
        let first = try #require(home.firstSeen)
        rig.turn(to: CGSize(width: 390, height: 844))
        // All sections are in the narrow list, at the place that was seen.
        #expect(home.sections.count > 5 && screen.sidebar.isHidden)
        #expect(abs(first.cell.frame.minY - home.scroll.contentOffset.y - first.distance) < 1)
        rig.turn(to: Self.tablet)
        #expect(home.sections == [section] && home.heading.text == section.title)
        #expect(screen.sidebar.selected == section)
        #expect(!first.cell.isHidden && home.scroll.bounds.intersects(first.cell.frame))

        rig.tap(screen.sidebar.sections[0].row)
        rig.settle(0.1)
        rig.tap(home.search)
        UIApplication.shared.insertText("fold")
        rig.settle(0.3)
        let found = home.found
        for size in [CGSize(width: 320, height: 568), CGSize(width: 844, height: 390), Self.tablet] {
            rig.turn(to: size)
            #expect(home.found == found && home.search.text == "fold" && home.searchBar.isSearching)
        }
    }
}
