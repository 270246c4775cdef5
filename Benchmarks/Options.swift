import Foundation

/// The options of the command line.
struct Options {
    enum Format { case table, csv, json }

    var format = Format.table
    var layers = [10, 100, 1_000, 10_000]
    /// The identifiers of the animators to measure. If it's empty, all of them are measured.
    var names: [String] = []
    var measuresFrames = true
    var asksForHelp = false

    static let help = """
        Measures the cost of each animator at its start and in each frame, on screens of different sizes, and the
        cost of a card at its start.

          --json | --csv       print JSON or CSV instead of a table
          --layers 10,100      layers per screen (default: 10,100,1000,10000)
          --only cube,fold     measure only some animators or cards (default: all)
          --starts             don't measure frames, which takes most of the time
        """

    struct Mistake: Error {
        let message: String
    }

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func list(after option: String) throws -> [String] {
            guard let value = rest.popFirst() else { throw Mistake(message: "\(option) requires a value") }
            return value.split(separator: ",").map(String.init)
        }
        while let option = rest.popFirst() {
            switch option {
            case "--json": format = .json
            case "--csv": format = .csv
            case "--starts": measuresFrames = false
            case "--only": names = try list(after: option)
            case "--layers":
                layers = try list(after: option).map {
                    guard let count = Int($0), (1...100_000).contains(count) else {
                        throw Mistake(message: "--layers takes whole numbers from 1 to 100000, not \($0)")
                    }
                    return count
                }
            case "--help": asksForHelp = true
            default: throw Mistake(message: "unknown option \(option); --help lists the options")
            }
        }
    }
}
