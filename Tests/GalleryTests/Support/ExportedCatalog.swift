import Foundation
import Testing

/// The catalog of an exported page, as the page's scripts read it.
struct ExportedCatalog: Decodable {
    struct Container: Decodable {
        var name: String
        var frame: [Double]
        var ground: String
        var screens: [String: String]
        var blurred: [String: String]
        var bars: [String: [Bar]]
    }
    struct Bar: Decodable {
        var picture: String
        var glass: [[Double]]
        var opacity: [Double]?
        var parts: [Bar]

        var all: [Bar] { [self] + parts.flatMap(\.all) }
    }
    struct Group: Decodable {
        var title: String
        var animators: [Animator]
    }
    struct Animator: Decodable {
        var name: String
        var type: String
        var code: String
        var about: [String]
        var parameters: [[String: String]]
        var choices: [Choice]
        var motion: String?
        var poster: String?
        var clips: [String: [String: Clip]]?
    }
    struct Choice: Decodable {
        struct Value: Decodable {
            var title: String
            var code: String
            var motion: String?
        }
        var name: String
        var values: [Value]
    }
    struct Clip: Decodable {
        var duration: Double
        var times: [Int]
        var first: String
        var last: String
        var sheet: String
        var columns: Int
        var frameWidth: Int
        var frameHeight: Int
    }
    var links: [String: String]
    var containers: [Container]
    var groups: [Group]

    var animators: [Animator] { groups.flatMap(\.animators) }
    var clips: [Clip] { animators.flatMap { ($0.clips ?? [:]).values.flatMap(\.values) } }
    var bars: [Bar] { containers.flatMap { $0.bars.values.flatMap { $0 } }.flatMap(\.all) }

    /// Reads the catalog among a page's files.
    init(files: [String: Data]) throws {
        let text = String(decoding: try #require(files["catalog.js"]), as: UTF8.self)
        let json = try #require(text.components(separatedBy: "window.catalog = ").last)
        self = try JSONDecoder().decode(Self.self, from: Data(json.dropLast(2).utf8))
    }
}
