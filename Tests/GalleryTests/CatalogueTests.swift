import Testing
import UIKit

@testable import Gallery
@testable import GalleryHost

@MainActor
@Suite("The catalogue")
struct CatalogueTests {

    @Test("Its names are those the command line takes")
    func names() {
        #expect(
            AnimatorCatalogue.entries.map(\.name) == [
                "bounce", "shrink", "cube", "slide", "push", "crossfade", "scale-fade", "spring-slide",
                "cover",
                "reveal", "drop", "zoom", "pop", "zoom-slide", "page", "cards", "turn", "flip", "split-flap",
                "fold", "nat-geo", "book", "door", "lean", "swing", "portal", "bricks", "split", "explode",
                "fragments", "blinds", "circle-reveal", "spread",
            ]
        )
        #expect(AnimatorCatalogue.entry(named: "cube")?.title == "Cube")
        #expect(AnimatorCatalogue.entry(named: "warp") == nil)
    }

    @Test("Each entry makes a fresh animator that takes some time")
    func animators() {
        for entry in AnimatorCatalogue.entries {
            let first = entry.makeAnimator()
            #expect(first !== entry.makeAnimator())
            #expect(first.transitionDuration(using: nil) > 0)
        }
    }

    @Test("list names every animator and container")
    func list() {
        let text = ListCommand.text
        for entry in AnimatorCatalogue.entries {
            #expect(text.contains(entry.name))
        }
        #expect(text.contains("modal, navigation, tab, custom"))
    }
}
