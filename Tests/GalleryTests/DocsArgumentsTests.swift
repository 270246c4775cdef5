import Gallery
import Testing

@testable import GalleryHost

@Suite("The command line of gallery docs")
struct DocsArgumentsTests {

    private let parser = ArgumentParser(animatorNames: ["bounce", "cube", "slide"])

    @Test("It requires a folder")
    func itRequiresFolder() throws {
        #expect(try parser.parse(["docs", "."]) == .docs(root: "."))
    }

    @Test(
        "Help is available, as with all other commands",
        arguments: ["docs", "list", "--fps", "render", "export", "run"],
        ["--help", "-h"]
    )
    func helpIsAvailableAsWithAllOtherCommands(command: String, option: String) throws {
        #expect(try parser.parse([command, option]) == .help)
        if command == "docs" { #expect(try parser.parse([command, ".", option]) == .help) }
        #expect(GalleryCommand.usage.contains("gallery \(command)"))
    }

    @Test(
        "A mistake is named, and nothing is written",
        arguments: [
            ("", "package's folder"), (". ..", "package's folder"), ("--animator cube", "“--animator”"),
            ("--output=docs .", "“--output=docs”"), ("-x", "“-x”"),
        ]
    )
    func mistakeIsNamedAndNothingIsWritten(words: String, part: String) {
        let failure = #expect(throws: Failure.self) {
            try parser.parse(["docs"] + words.split(separator: " ").map(String.init))
        }
        #expect(failure?.exitStatus == 64)
        #expect(failure?.message.contains(part) == true)
    }
}
