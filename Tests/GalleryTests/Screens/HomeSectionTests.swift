import Testing
@_spi(Host) import UIKit

@testable import Gallery
@testable import GalleryHost

@MainActor
@Suite("The sections of the gallery's first screen")
struct HomeSectionTests {

    @Test("Every group has a heading with the page's title, and its animators stand below it")
    func everyGroupHasHeadingWithPagesTitle() throws {
        let rig = AppRig()
        let home = try rig.home()
        let titles = GalleryCatalog.groups.map(\.title)
        #expect(titles == ["Depth", "Springs", "Slides", "Pieces", "Reveals", "Shared", "Fades"])
        #expect(shownHeadings(of: home) == ["Showcases"] + titles + ["Presentations"])
        for (index, group) in GalleryCatalog.groups.enumerated() {
            let section = HomeSection.animators(group.name)
            let top = try #require(home.headings[section]).frame.maxY
            let bottom =
                index + 1 < GalleryCatalog.groups.count
                ? try #require(home.headings[.animators(GalleryCatalog.groups[index + 1].name)]).frame.minY
                : try #require(home.headings[.presentations]).frame.minY
            let cells = home.cells(of: section)
            #expect(cells.compactMap { ($0 as? AnimatorCell)?.entry.name } == group.entries.map(\.name))
            #expect(cells.allSatisfy { $0.frame.minY >= top && $0.frame.maxY <= bottom }, "\(group.title)")
        }
        #expect(home.headings.values.allSatisfy { $0.accessibilityTraits.contains(.header) })
    }

    @Test("A kind of presentation opens its showcase with that kind chosen", arguments: CardKind.allCases)
    func kindOfPresentationOpensShowcaseWithThatKindChosen(kind: CardKind) throws {
        let rig = AppRig()
        let home = try rig.home()
        let cell = try #require(home.presentations.first { $0.kind == kind })
        home.scroll.scrollRectToVisible(cell.frame, animated: false)
        rig.settle(0.1)
        rig.tap(cell)
        rig.settle()
        let cards = try #require(rig.top?.view as? CardsView)
        #expect(cards.settings.kind == kind)
    }

    /// The headings that are seen, from top to bottom.
    private func shownHeadings(of home: HomeView) -> [String] {
        home.headings.values.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }.compactMap(
            \.text
        )
    }

    // MARK: Favorites

    @Test("A star makes a favorite, in a section above all others, and another tap ends it")
    func starMakesFavoriteInSectionAboveAllOthers() throws {
        let defaults = MemoryDefaults()
        let rig = AppRig(defaults: defaults)
        let home = try rig.home()
        let cell = home.cells[1]
        rig.tap(cell.star)
        rig.settle(0.5)
        #expect(rig.top === rig.homeController)
        #expect(shownHeadings(of: home).first == "Favorites")
        #expect(home.favoriteCells.map(\.entry.name) == [cell.entry.name])
        #expect(cell.star.isFavorite && cell.star.accessibilityTraits.contains(.selected))
        #expect(cell.star.accessibilityLabel == "Remove \(cell.entry.title) from Favorites")
        let favorite = home.favoriteCells[0]
        #expect(favorite.frame.maxY < home.strip.frame.minY)
        #expect(defaults.stringArray(forKey: Favorites.key) == [cell.entry.name])
        // Every animator is still where it was as well.
        #expect(home.cells.allSatisfy { !$0.isHidden })

        rig.tap(favorite)
        rig.settle()
        #expect((rig.top as? PlaygroundViewController)?.title == cell.entry.title)
        rig.navigation.popViewController(animated: true)
        rig.settle()
        rig.tap(favorite.star)
        rig.settle(0.5)
        #expect(shownHeadings(of: home).first == "Showcases")
        #expect(!cell.star.isFavorite && home.favoriteCells.isEmpty && favorite.window == nil)
        #expect(defaults.stringArray(forKey: Favorites.key) == [])
    }

    @Test("They are there at the next launch, in their order, but for those that the catalog has no more")
    func theyAreThereAtNextLaunch() throws {
        let defaults = MemoryDefaults()
        defaults.set(["fold", "warp", "cube", "fold"], forKey: Favorites.key)
        let home = try AppRig(defaults: defaults).home()
        #expect(home.favoriteCells.map(\.entry.name) == ["fold", "cube"])
        #expect(home.favoriteCells.allSatisfy { $0.star.isFavorite })
        let favorites = Favorites(defaults: defaults)
        favorites.toggle("slide")
        #expect(Favorites(defaults: defaults).names == ["fold", "warp", "cube", "slide"])
        #expect(Favorites(defaults: nil).names.isEmpty)
    }
}

/// Defaults that nothing is written from.
final class MemoryDefaults: UserDefaults {
    private var values: [String: Any] = [:]

    override func set(_ value: Any?, forKey defaultName: String) {
        values[defaultName] = value
    }

    override func stringArray(forKey defaultName: String) -> [String]? {
        values[defaultName] as? [String]
    }
}
