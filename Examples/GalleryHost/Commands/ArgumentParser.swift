import Foundation
import Gallery

/// Parses the command line. Every mistake results in a `Failure` that names the choices.
struct ArgumentParser {
    /// The names of the catalog, in its order.
    var animatorNames: [String]

    func parse(_ arguments: [String]) throws -> GalleryCommand {
        guard let command = arguments.first else { return .open(RunOptions()) }
        let rest = Array(arguments.dropFirst())
        switch command {
        case "run":
            return try RunArguments.parse(rest)
        case "--fps":
            return try parseFPS(rest)
        case "render":
            return try parseRender(rest)
        case "export":
            return try parseExport(rest)
        case "list":
            if asksForHelp(rest) { return .help }
            guard rest.isEmpty else {
                throw Failure.usage("list takes no options, but was given “\(rest[0])”")
            }
            return .list
        case "docs":
            return try parseDocs(rest)
        case "help", "--help", "-h":
            return .help
        case _ where command.hasPrefix("--"):
            guard case .run(let options) = try RunArguments.parse(arguments) else { return .help }
            return .open(options)
        default:
            throw Failure.usage(
                "unknown command “\(command)”; choose from run, render, export, list, or docs"
            )
        }
    }

    private func asksForHelp(_ arguments: [String]) -> Bool {
        arguments.contains { $0 == "--help" || $0 == "-h" }
    }

    private func parseDocs(_ arguments: [String]) throws -> GalleryCommand {
        if asksForHelp(arguments) { return .help }
        if let option = arguments.first(where: { $0.hasPrefix("-") }) {
            throw Failure.usage("unknown option “\(option)”; docs takes the package's folder, and no options")
        }
        guard arguments.count == 1, !arguments[0].isEmpty else {
            throw Failure.usage("docs requires the package's folder")
        }
        return .docs(root: arguments[0])
    }

    private func parseFPS(_ arguments: [String]) throws -> GalleryCommand {
        var options = FPSOptions(animators: [])
        var words = arguments[...]
        while let word = words.popFirst() {
            if word == "--help" || word == "-h" { return .help }
            if word == "--csv" {
                options.isCSV = true
                continue
            }
            guard word.hasPrefix("-") else {
                options.animators.append(try choice(word, of: animatorNames, called: "animator"))
                continue
            }
            let (option, value) = try split(word, among: ["--layers", "--slices"], takingFrom: &words)
            let count = try integer(value, in: 1...100_000, option: option)
            if option == "--layers" { options.layers = count } else { options.slices = count }
        }
        if options.animators.isEmpty { options.animators = animatorNames }
        return .framesPerSecond(options)
    }

    private func parseRender(_ arguments: [String]) throws -> GalleryCommand {
        var options = RenderOptions(animators: animatorNames)
        var animators: Set<String> = []
        var containers: Set<String> = []
        var directions: Set<String> = []

        var words = arguments[...]
        while let word = words.popFirst() {
            if word == "--help" || word == "-h" { return .help }
            if word == "--dark" {
                options.isDark = true
                continue
            }
            let (option, value) = try split(word, among: Self.optionNames, takingFrom: &words)
            switch option {
            case "--animator":
                animators.insert(try choice(value, of: animatorNames, called: "animator"))
            case "--container":
                containers.insert(try choice(value, of: DemoContainer.names, called: "container"))
            case "--direction":
                directions.insert(try choice(value, of: ClipDirection.names, called: "direction"))
            case "--frames":
                options.frameCount = try integer(value, in: 2...120, option: option)
            case "--scale":
                options.scale = try scale(value)
            case "--size":
                (options.width, options.height) = try size(value)
            case "--layout-direction":
                options.isRightToLeft =
                    try choice(value, of: ["ltr", "rtl"], called: "layout direction") == "rtl"
            case "--text-size":
                options.textSize = try TextSize.category(named: value)
            case "--dark":
                throw Failure.usage("--dark takes no value, but was given “\(value)”")
            case "--interactive":
                options.drag = try drag(value)
            default:
                guard !value.isEmpty else { throw Failure.usage("--output requires the name of a folder") }
                options.output = value
            }
        }

        if !animators.isEmpty {
            options.animators = animatorNames.filter(animators.contains)
        }
        if !containers.isEmpty {
            options.containers = DemoContainer.allCases.filter { containers.contains($0.rawValue) }
        }
        if !directions.isEmpty {
            options.directions = ClipDirection.allCases.filter { directions.contains($0.rawValue) }
        }
        try checkPixels(of: options)
        return .render(options)
    }

    private func parseExport(_ arguments: [String]) throws -> GalleryCommand {
        var options = RenderOptions.site(animators: animatorNames)
        var animators: Set<String> = []
        var folders: [String] = []
        var words = arguments[...]
        while let word = words.popFirst() {
            if word == "--help" || word == "-h" { return .help }
            guard word.hasPrefix("-") else {
                folders.append(word)
                continue
            }
            let (option, value) = try split(word, among: Self.exportOptions, takingFrom: &words)
            switch option {
            case "--animator": animators.insert(try choice(value, of: animatorNames, called: "animator"))
            case "--repository": options.repository = try address(value, option: option)
            case "--address": options.address = try address(value, option: option)
            default: options.scale = try scale(value)
            }
        }
        guard let folder = folders.first, folders.count == 1, !folder.isEmpty else {
            throw Failure.usage("export requires one folder for the page")
        }
        options.output = folder
        if !animators.isEmpty {
            options.animators = animatorNames.filter(animators.contains)
        }
        return .export(options)
    }

    private func checkPixels(of options: RenderOptions) throws {
        let limit = 8192.0
        let sides = [options.width, options.height].map { Double($0) * options.scale }
        guard sides.allSatisfy({ $0 >= 1 && $0 <= limit }) else {
            throw Failure.usage("--size multiplied by --scale must be 1 to \(Int(limit)) pixels per side")
        }
    }

    private static let optionNames = [
        "--animator", "--container", "--direction", "--frames", "--scale", "--size", "--layout-direction",
        "--text-size", "--dark", "--interactive", "--output",
    ]

    private static let exportOptions = ["--animator", "--scale", "--repository", "--address"]

    /// An option and its value, written as `--option value` or `--option=value`.
    private func split(
        _ word: String,
        among names: [String],
        takingFrom words: inout ArraySlice<String>
    ) throws -> (option: String, value: String) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init
        )
        let option = parts.first ?? ""
        guard names.contains(option) else {
            throw Failure.usage("unknown option “\(word)”; choose from \(names.joined(separator: ", "))")
        }
        if parts.count == 2 { return (option, parts[1]) }
        guard let value = words.popFirst() else { throw Failure.usage("\(option) requires a value") }
        return (option, value)
    }

    private func choice(_ value: String, of choices: [String], called kind: String) throws -> String {
        guard choices.contains(value) else {
            throw Failure.usage(
                "unknown \(kind) “\(value)”; choose from \(choices.joined(separator: ", "))"
            )
        }
        return value
    }

    private func drag(_ value: String) throws -> DragScript {
        let parts = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let progress = Double(parts[0]), (0.05...1).contains(progress) else {
            throw Failure.usage(
                "--interactive takes a progress from 0.05 to 1 and an outcome, such as 0.6,cancel, not “\(value)”"
            )
        }
        let names = DragScript.Outcome.allCases.map(\.rawValue)
        let name = try choice(parts[1], of: names, called: "outcome")
        guard let outcome = DragScript.Outcome(rawValue: name) else {
            throw Failure.internalError("the outcome “\(name)” has no script")
        }
        return DragScript(progress: progress, outcome: outcome)
    }

    private func integer(_ value: String, in range: ClosedRange<Int>, option: String) throws -> Int {
        guard let number = Int(value), range.contains(number) else {
            throw Failure.usage(
                "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(value)”"
            )
        }
        return number
    }

    private func scale(_ value: String) throws -> Double {
        guard let number = Double(value), (0.1...4).contains(number) else {
            throw Failure.usage("--scale takes a number from 0.1 to 4, not “\(value)”")
        }
        return number
    }

    private func address(_ value: String, option: String) throws -> String {
        guard let url = URL(string: value), url.scheme == "https", url.host?.isEmpty == false else {
            throw Failure.usage("\(option) takes a URL that starts with https, not “\(value)”")
        }
        // The page's markup contains it as it is.
        let address = url.absoluteString
        guard !address.contains(where: { "\"<>".contains($0) }) else {
            throw Failure.usage("\(option) takes a URL without quotation marks and angle brackets")
        }
        return address
    }

    private func size(_ value: String) throws -> (Int, Int) {
        let sides = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard
            sides.count == 2, let width = sides[0], let height = sides[1],
            (1...4096).contains(width), (1...4096).contains(height)
        else {
            throw Failure.usage(
                "--size takes two whole numbers from 1 to 4096, such as 390x844, not “\(value)”"
            )
        }
        return (width, height)
    }
}

extension DemoContainer {
    static var names: [String] { allCases.map(\.rawValue) }
}

extension ClipDirection {
    static var names: [String] { allCases.map(\.rawValue) }
}
