import Gallery
import Testing

@testable import GalleryHost

@Suite("The command line of gallery export")
struct ExportArgumentsTests {

    private let parser = ArgumentParser(animatorNames: ["bounce", "cube", "slide"])

    private func options(_ words: String) throws -> RenderOptions {
        let command = try parser.parse(["export"] + words.split(separator: " ").map(String.init))
        guard case .export(let options) = command else {
            throw Failure.internalError("not an export command")
        }
        return options
    }

    @Test("With only a folder, everything is exported")
    func withOnlyFolderEverythingIsExported() throws {
        let options = try options("site")
        #expect(options.output == "site")
        #expect(options.animators == ["bounce", "cube", "slide"])
        #expect(options.containers == DemoContainer.allCases)
        #expect(options.directions == [.forward, .backward])
        #expect(options.scale == RenderOptions.site(animators: []).scale)
    }

    @Test("Without a folder, the page and the filmstrips don't replace each other")
    func withoutFolderPageAndFilmstripsDontReplaceEachOther() {
        #expect(RenderOptions.site(animators: []).output == "gallery/page")
        #expect(RenderOptions(animators: []).output == "gallery")
    }

    @Test("Animators and a scale can be specified, before or after the folder")
    func animatorsAndScaleCanBeSpecifiedBeforeOrAfterFolder() throws {
        let options = try options("--animator slide --scale=0.3 site --animator=cube")
        #expect(options.animators == ["cube", "slide"])
        #expect(options.scale == 0.3)
        #expect(options.output == "site")
    }

    @Test("A repository and an address can be specified, and have no defaults")
    func repositoryAndAddressCanBeSpecifiedAndHaveNoDefaults() throws {
        #expect(try options("site").repository == nil)
        #expect(try options("site").address == nil)
        let options = try options(
            "site --repository https://example.org/kit --address=https://kit.example.org"
        )
        #expect(options.repository == "https://example.org/kit")
        #expect(options.address == "https://kit.example.org")
    }

    @Test("An address can't add markup to the page", arguments: ["--address", "--repository"])
    func addressCantAddMarkupToPage(option: String) {
        // It's either escaped or refused.
        let options = try? options("site \(option) https://example.org/\"><b>")
        let address = options?.address ?? options?.repository ?? ""
        #expect(!address.contains(where: { "\"<>".contains($0) }))
    }

    @Test(
        "A mistake is named",
        arguments: [
            ("", "one folder"), ("one two", "one folder"), ("site --animator warp", "warp"),
            ("site --scale 9", "9"), ("site --frames 3", "--frames"), ("site --animator", "--animator"),
            ("site --repository kit", "https"), ("site --address http://example.org", "https"),
        ]
    )
    func mistakeIsNamed(words: String, part: String) {
        let failure = #expect(throws: Failure.self) { try options(words) }
        #expect(failure?.exitStatus == 64)
        #expect(failure?.message.contains(part) == true)
    }

    @Test("Help is available")
    func helpIsAvailable() throws {
        #expect(try parser.parse(["export", "--help"]) == .help)
        #expect(GalleryCommand.usage.contains("gallery export DIR"))
    }
}
