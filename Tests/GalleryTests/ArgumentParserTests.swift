import Gallery
import Testing

@testable import GalleryHost

@Suite("The gallery's command line")
struct ArgumentParserTests {

    private let parser = ArgumentParser(animatorNames: ["bounce", "cube", "slide"])

    private func options(_ words: String) throws -> RenderOptions {
        let command = try parser.parse(["render"] + words.split(separator: " ").map(String.init))
        guard case .render(let options) = command else {
            throw Failure.internalError("not a render command")
        }
        return options
    }

    @Test("Without options, everything is rendered as documented")
    func withoutOptionsEverythingIsRenderedAsDocumented() throws {
        let options = try options("")
        #expect(options.animators == ["bounce", "cube", "slide"])
        #expect(options.containers == [.modal, .navigation, .tab, .custom])
        #expect(options.directions == [.forward, .backward])
        #expect(options.frameCount == 9)
        #expect(options.scale == 2)
        #expect(options.width == 390)
        #expect(options.height == 844)
        #expect(!options.isRightToLeft)
        #expect(!options.isDark)
        #expect(options.output == "gallery")
    }

    @Test("Each option is parsed, after a space or an equals sign")
    func eachOptionIsParsedAfterSpaceOrEqualsSign() throws {
        let options = try options(
            "--animator=cube --container tab --direction backward --frames 5 --scale=1.5 --size 320x568 "
                + "--layout-direction rtl --dark --output out/here"
        )
        #expect(options.animators == ["cube"])
        #expect(options.containers == [.tab])
        #expect(options.directions == [.backward])
        #expect(options.frameCount == 5)
        #expect(options.scale == 1.5)
        #expect(options.width == 320)
        #expect(options.height == 568)
        #expect(options.isRightToLeft)
        #expect(options.isDark)
        #expect(options.output == "out/here")
    }

    @Test("A drag has a progress and an outcome")
    func dragHasProgressAndOutcome() throws {
        #expect(try options("").drag == nil)
        #expect(try options("--interactive 0.6,cancel").drag == DragScript(progress: 0.6, outcome: .cancel))
        #expect(try options("--interactive=1,regrab").drag == DragScript(progress: 1, outcome: .regrab))
        for wrong in ["0.6", "2,cancel", "0,finish", "nan,finish", "0.5,explode", ",", "0.5,finish,finish"] {
            let failure = #expect(throws: Failure.self) { try options("--interactive \(wrong)") }
            #expect(failure?.exitStatus == 64)
        }
    }

    @Test("Repeated names are rendered once, in the catalog's order")
    func repeatedNamesAreRenderedOnceInCatalogsOrder() throws {
        let options = try options(
            "--animator slide --animator bounce --animator slide --container custom --container modal"
        )
        #expect(options.animators == ["bounce", "slide"])
        #expect(options.containers == [.modal, .custom])
    }

    @Test(
        "The other commands",
        arguments: [(["list"], GalleryCommand.list), (["--help"], .help), (["render", "-h"], .help)]
    )
    func otherCommands(words: [String], expected: GalleryCommand) throws {
        #expect(try parser.parse(words) == expected)
    }

    @Test("Without a command, the app opens with the run options")
    func withoutCommandAppOpensWithRunOptions() throws {
        #expect(try parser.parse([]) == .open(RunOptions()))
        #expect(try parser.parse(["--dark"]) == .open(RunOptions(isDark: true)))
        #expect(
            try parser.parse(["--fps"])
                == .framesPerSecond(FPSOptions(animators: parser.animatorNames))
        )
        #expect(
            try parser.parse(["--fps", "slide", "--csv", "--layers=10000", "--slices", "50"])
                == .framesPerSecond(
                    FPSOptions(animators: ["slide"], layers: 10_000, slices: 50, isCSV: true)
                )
        )
        #expect(try parser.parse(["run"]) == .run(RunOptions(width: 390, height: 844, scale: nil)))
        let words =
            "run --size=844x390 --scale 1.5 --layout-direction rtl --text-size ax3 --dark --inspect list.json"
        #expect(
            try parser.parse(words.split(separator: " ").map(String.init))
                == .run(
                    RunOptions(
                        width: 844,
                        height: 390,
                        scale: 1.5,
                        isRightToLeft: true,
                        isDark: true,
                        textSize: .accessibilityExtraLarge,
                        inspection: "list.json"
                    )
                )
        )
        #expect(try parser.parse(["run", "--help"]) == .help)
    }

    @Test(
        "A mistake results in one line that names the choices, and status 64",
        arguments: [
            ("paint", "run, render, export, list, or docs"),
            ("--fps warp", "bounce, cube, slide"),
            ("--fps --layers 0", "from 1 to 100000"),
            ("--fps --loud", "--layers, --slices"),
            ("run --size 390", "390x844"),
            ("run --size 100x844", "from 160"),
            ("run --scale 9", "from 0.5 to 4"),
            ("run --layout-direction ttb", "ltr, rtl"),
            ("run --text-size huge", "xs, s, m, l"),
            ("run --inspect", "requires a value"),
            ("run --inspect=", "name of a file"),
            ("run --dark=1", "--size, --scale"),
            ("--speed 2", "--size, --scale"),
            ("list all", "no options"),
            ("render --animator warp", "bounce, cube, slide"),
            ("render --container drawer", "modal, navigation, tab, custom"),
            ("render --direction up", "forward, backward"),
            ("render --layout-direction ttb", "ltr, rtl"),
            ("render --frames 1", "from 2 to 120"),
            ("render --frames many", "from 2 to 120"),
            ("render --frames", "requires a value"),
            ("render --scale 0", "from 0.1 to 4"),
            ("render --scale nan", "from 0.1 to 4"),
            ("render --size 390", "390x844"),
            ("render --size 0x844", "390x844"),
            ("render --size 1x2x3", "390x844"),
            ("render --size 4096x4096 --scale 4", "8192 pixels"),
            ("render --size 4x4 --scale 0.1", "1 to 8192 pixels"),
            ("render --output=", "folder"),
            ("render --color red", "--animator, --container"),
            ("render --color red", "--text-size, --dark"),
            ("render --dark=1", "takes no value"),
            ("render cube", "--animator, --container"),
        ]
    )
    func mistakeResultsInOneLineThatNamesChoices(line: String, choices: String) {
        let failure = #expect(throws: Failure.self) {
            try parser.parse(line.split(separator: " ").map(String.init))
        }
        #expect(failure?.exitStatus == 64)
        #expect(failure?.message.contains(choices) == true)
        #expect(failure?.message.contains("\n") == false)
    }
}
