import Testing
@_spi(Host) import UIKit

@testable import Gallery

@MainActor
@Suite("Search on the gallery's first screen")
struct HomeSearchTests {

    // MARK: Ranking

    @Test("Each place where words are found is worth less than the one before")
    func eachPlaceWhereWordsAreFoundIsWorthLessThanOne() {
        func match(_ query: String, _ title: String) -> AnimatorSearch.Match? {
            AnimatorSearch(query).match(title: title, name: "nat-geo", summary: "The old screen folds away.")
        }
        #expect(match("ca", "Cascade") == .titleStart)
        #expect(match("sl", "Zoom and Slide") == .titleWordStart)
        #expect(match("fl", "Split-Flap") == .titleWordStart)
        #expect(match("lid", "Slide") == .title)
        #expect(match("geo", "Slide") == .name)
        #expect(match("fold", "Slide") == .summary)
        #expect(match("warp", "Slide") == nil)
        // Of several words all count, and the one that is found in the worst place decides.
        #expect(match("zoom sli", "Zoom and Slide") == .titleWordStart)
        #expect(match("zoom and", "Zoom and Slide") == .titleStart)
        #expect(match("FOLD  zoom", "Zoom and Slide") == .summary)
        #expect(match("zoom warp", "Zoom and Slide") == nil)
    }

    @Test("Better matches come first, equal ones in the catalog's order")
    func betterMatchesComeFirstEqualOnesInCatalogsOrder() throws {
        let entries = GalleryCatalog.entries
        for query in ["s", "fold", "card", "screen", "the old", "re"] {
            let search = AnimatorSearch(query)
            let results = search.results(among: entries)
            let places = results.map { result in entries.firstIndex { $0.name == result.name } ?? 0 }
            let matches = results.map { search.match(title: $0.title, name: $0.name, summary: $0.summary) }
            #expect(!results.isEmpty && !matches.contains(nil))
            let ranks = matches.compactMap { $0?.rawValue }
            for (index, pair) in zip(zip(ranks, places), zip(ranks, places).dropFirst()).enumerated() {
                #expect(pair.0 < pair.1, "\(query): \(results[index].name)")
            }
        }
        #expect(AnimatorSearch("fold").results(among: entries).first?.name == "fold")
        #expect(AnimatorSearch("slide").results(among: entries).map(\.name).first == "slide")
    }

    @Test("The grid shows the results in that order")
    func gridShowsResultsInThatOrder() throws {
        let rig = AppRig()
        let home = try rig.home()
        rig.tap(home.search)
        UIApplication.shared.insertText("slide")
        rig.settle(0.5)
        let names = AnimatorSearch("slide").results(among: GalleryCatalog.entries).map(\.name)
        #expect(home.found.map(\.entry.name) == names && names.count > 3)
        let frames = home.found.map(\.frame)
        for (first, second) in zip(frames, frames.dropFirst()) {
            #expect((first.minY, first.minX) < (second.minY, second.minX))
        }
        #expect(home.headings.values.allSatisfy(\.isHidden) && home.strip.isHidden)
    }

    @Test("Presentations and showcases are found as well", arguments: [false, true])
    func presentationsAndShowcasesAreFoundAsWell(isRightToLeft: Bool) throws {
        let rig = AppRig(isRightToLeft: isRightToLeft)
        let home = try rig.home()
        // Scrolled to its end.
        home.strip.contentOffset.x = isRightToLeft ? 0 : home.strip.contentSize.width - 390
        rig.tap(home.search)
        UIApplication.shared.insertText("drawer")
        rig.settle(0.5)
        #expect(home.noResults.isHidden && home.results.text == "2 Results")
        let cell = try #require(home.presentations.first { !$0.isHidden })
        #expect(home.presentations.filter { !$0.isHidden }.map(\.kind) == [.drawer])
        let card = try #require(home.cards.first { !$0.isHidden })
        #expect(home.cards.filter { !$0.isHidden }.map(\.showcase) == [.cards])
        #expect(!home.strip.isHidden && home.strip.frame.minY > cell.frame.maxY)
        #expect(home.bounds.contains(card.convert(card.bounds, to: home)))
        rig.tap(cell)
        rig.settle()
        #expect(rig.top is CardsViewController && !home.search.isFirstResponder)
        rig.navigation.popViewController(animated: true)
        rig.settle()
        home.searchBar.cancelSearch()
        rig.settle(0.5)
        #expect(home.cards.allSatisfy { !$0.isHidden })
    }

    // MARK: Cancelling

    @Test(
        "Cancel, Escape, and the clear button end it",
        arguments: ["cancel", "escape", "clear"],
        [false, true]
    )
    func cancelEscapeAndClearButtonEnd(way: String, isRightToLeft: Bool) throws {
        let rig = AppRig(isRightToLeft: isRightToLeft)
        let home = try rig.home()
        home.scroll.contentOffset.y = 60
        rig.settle(0.1)
        let (bar, width) = (home.searchBar, home.search.frame.width)
        #expect(bar.cancel.alpha == 0 && width == bar.bounds.width)
        rig.tap(home.search)
        rig.settle(0.5)
        #expect(bar.cancel.alpha == 1 && home.search.frame.width < width - 44)
        #expect(!bar.cancel.frame.intersects(home.search.frame))
        #expect(isRightToLeft == (bar.cancel.frame.midX < home.search.frame.midX))
        UIApplication.shared.insertText("fold")
        rig.settle(0.5)
        #expect(home.found.count < 8)
        switch way {
        case "cancel": rig.tap(bar.cancel)
        case "escape": #expect(UIApplication.shared.pressKey(UIKeyCommand.inputEscape))
        default:
            let clear = try #require(home.search.wholeTree.first { $0.accessibilityLabel == "Clear text" })
            rig.tap(clear)
            rig.settle(0.5)
            // As on every search field: the words are gone, and others can be typed.
            #expect(home.search.isFirstResponder && home.found.count == home.cells.count)
            rig.tap(bar.cancel)
        }
        rig.settle(0.5)
        #expect(home.search.text?.isEmpty == true && !home.search.isFirstResponder)
        #expect(home.found.count == home.cells.count && !home.strip.isHidden)
        #expect(home.scroll.contentOffset.y == 60)
        #expect(bar.cancel.alpha == 0 && home.search.frame.width == width)
        // What can't be seen can't be tapped.
        rig.tap(CGPoint(x: bar.cancel.frame.midX, y: home.search.convert(home.search.bounds, to: nil).midY))
        #expect(rig.top === rig.homeController)
    }

    @Test("The list is where it was before the search, also after its results have been scrolled")
    func listIsWhereItWasBeforeSearch() throws {
        let rig = AppRig()
        let home = try rig.home()
        home.scroll.contentOffset.y = 40
        rig.tap(home.search)
        UIApplication.shared.insertText("screen")
        rig.settle(0.5)
        home.scroll.contentOffset.y = 700
        rig.settle(0.1)
        home.searchBar.cancelSearch()
        rig.settle(0.5)
        #expect(home.scroll.contentOffset.y == 40)
    }

    // MARK: Contrast

    @Test("The placeholder can be read on the field", arguments: [false, true])
    func placeholderCanBeReadOnField(isDark: Bool) throws {
        let rig = AppRig(isDark: isDark)
        let home = try rig.home()
        let field = home.search
        let traits = field.traitCollection
        let attributes = try #require(field.attributedPlaceholder).attributes(at: 0, effectiveRange: nil)
        let text = try #require(attributes[.foregroundColor] as? UIColor)
        let label = try #require(
            field.wholeTree.compactMap { $0 as? UILabel }.first { $0.text == "Search animators" }
        )
        #expect(label.textColor.resolvedColor(with: traits) == text.resolvedColor(with: traits))
        let page = Color(Theme.canvas, traits)
        let ground = Color(.tertiarySystemFill, traits).over(page)
        let ratio = Color(text, traits).over(ground).contrast(to: ground)
        #expect(ratio >= 4.5, "\(ratio)")
        // And so it is drawn.
        let image = rig.window.image(scale: 1)
        let frame = field.convert(field.bounds, to: nil)
        let drawn = image.color(atX: Int(frame.maxX) - 40, y: Int(frame.midY))
        #expect(abs(Double(drawn.red) - ground.red * 255) < 3, "\(drawn) is not \(ground)")
    }
}

/// A color's channels, 0…1.
private struct Color {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 1.0)

    init(_ color: UIColor, _ traits: UITraitCollection) {
        var channels: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(
            &channels.0,
            green: &channels.1,
            blue: &channels.2,
            alpha: &channels.3
        )
        (red, green, blue, alpha) = (
            Double(channels.0), Double(channels.1), Double(channels.2), Double(channels.3)
        )
    }

    func over(_ ground: Color) -> Color {
        var mixed = self
        mixed.red = red * alpha + ground.red * (1 - alpha)
        mixed.green = green * alpha + ground.green * (1 - alpha)
        mixed.blue = blue * alpha + ground.blue * (1 - alpha)
        mixed.alpha = 1
        return mixed
    }

    /// As WCAG defines them.
    private var luminance: Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    func contrast(to other: Color) -> Double {
        let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
        return (light + 0.05) / (dark + 0.05)
    }
}

extension CGImage {
    fileprivate func color(atX x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
        withPixels { pixels, row in
            let at = y * row + x * 4
            return (pixels[at + 2], pixels[at + 1], pixels[at])
        }
    }
}
