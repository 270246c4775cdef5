import Foundation

/// What the command line asks for.
struct Options {
    enum Format { case table, csv, json }

    var format = Format.table
    var layers = [10, 100, 1_000, 10_000]
    /// Identifiers of animators; all of them where there is none.
    var names: [String] = []
    var measuresFrames = true
    var asksForHelp = false

    static let help = """
        Measures what the start and the frames of each animator cost, on screens of several sizes.

          --json | --csv       print that instead of a table
          --layers 10,100      the layers of each screen; 10,100,1000,10000 by default
          --only cube,fold     some animators
          --starts             measure no frames, which takes most of the time
        """

    struct Mistake: Error {
        let message: String
    }

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func list(after option: String) throws -> [String] {
            guard let value = rest.popFirst() else { throw Mistake(message: "\(option) needs a value") }
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
                        throw Mistake(message: "\($0) is no number of layers")
                    }
                    return count
                }
            case "--help": asksForHelp = true
            default: throw Mistake(message: "\(option) is unknown; --help lists the options")
            }
        }
    }
}
