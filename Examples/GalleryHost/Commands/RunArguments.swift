import Foundation

/// Reads the options of `gallery run`.
enum RunArguments {
    private static let names = [
        "--size", "--scale", "--layout-direction", "--text-size", "--dark", "--inspect",
    ]

    static func parse(_ arguments: [String]) throws -> GalleryCommand {
        var options = RunOptions()
        var words = arguments[...]
        while let word = words.popFirst() {
            if word == "--help" || word == "-h" { return .help }
            if word == "--dark" {
                options.isDark = true
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map(String.init)
            guard let option = parts.first, names.contains(option), option != "--dark" else {
                throw Failure.usage(
                    "unknown option “\(word)”; choose from \(names.joined(separator: ", "))"
                )
            }
            guard let value = parts.count == 2 ? parts[1] : words.popFirst() else {
                throw Failure.usage("\(option) requires a value")
            }
            switch option {
            case "--size": (options.width, options.height) = try size(value)
            case "--scale": options.scale = try scale(value)
            case "--layout-direction": options.isRightToLeft = try isRightToLeft(value)
            case "--text-size": options.textSize = try TextSize.category(named: value)
            default:
                guard !value.isEmpty else { throw Failure.usage("--inspect requires the name of a file") }
                options.inspection = value
            }
        }
        return .run(options)
    }

    private static func size(_ value: String) throws -> (Int, Int) {
        let sides = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            (160...4096).contains(width), (160...4096).contains(height)
        else {
            throw Failure.usage(
                "--size takes two whole numbers from 160 to 4096, such as 390x844, not “\(value)”"
            )
        }
        return (width, height)
    }

    private static func scale(_ value: String) throws -> Double {
        guard let number = Double(value), (0.5...4).contains(number) else {
            throw Failure.usage("--scale takes a number from 0.5 to 4, not “\(value)”")
        }
        return number
    }

    private static func isRightToLeft(_ value: String) throws -> Bool {
        guard ["ltr", "rtl"].contains(value) else {
            throw Failure.usage("unknown layout direction “\(value)”; choose from ltr, rtl")
        }
        return value == "rtl"
    }
}
