import Foundation
import Testing

/// The list of symbols of the Linux modules in `Docs/LinuxUIKit.md`, which is generated from their sources.
///
/// To update it, run `RECORD_SYMBOLS=1 make test OPTIONS="--filter LinuxSymbolTests"`.
@Suite struct LinuxSymbolTests {
    private static let page = "Docs/LinuxUIKit.md"
    private static let marks = (start: "<!-- symbols -->\n", end: "<!-- /symbols -->\n")

    private static let modules = ["UIKit", "QuartzCore", "CoreGraphics"]

    private static func folder(of module: String) -> URL {
        DocumentedCode.root.appendingPathComponent("LinuxUIKit/Sources/\(module)")
    }

    @Test("The page lists all symbols of the modules")
    func pageListsAllSymbolsOfModules() throws {
        let text = try DocumentedCode.text(of: Self.page)
        let halves = text.components(separatedBy: Self.marks.start)
        try #require(halves.count == 2 && halves[1].contains(Self.marks.end))
        let rest = halves[1].components(separatedBy: Self.marks.end)
        let list = try Self.list()
        if ProcessInfo.processInfo.environment["RECORD_SYMBOLS"] != nil {
            let whole = [halves[0], Self.marks.start, list, Self.marks.end, rest[1]].joined()
            let file = DocumentedCode.root.appendingPathComponent(Self.page)
            try whole.write(to: file, atomically: true, encoding: .utf8)
        } else {
            let isCurrent = rest[0] == list
            #expect(isCurrent, "RECORD_SYMBOLS=1 writes the list anew, as the suite's comment says")
        }
    }

    /// Returns the modules, their areas, and the types in these areas.
    private static func list() throws -> String {
        var lines: [String] = []
        for module in modules {
            let entries = try PublicSymbols(of: folder(of: module)).entries
            for area in Set(entries.values.map(\.area)).sorted() where !area.hasSuffix(".swift") {
                lines += ["", "### \(module): \(area.lowercased())", "", "| type | members |", "|---|---|"]
                for (name, entry) in entries.sorted(by: { $0.key < $1.key }) where entry.area == area {
                    let members = entry.members.sorted().map { "`\($0)`" }.joined(separator: " ")
                    let title = name == PublicSymbols.free ? name : "`\(name)`"
                    let note = entry.isDeclared || name == PublicSymbols.free ? "" : ", in addition"
                    lines.append("| \(title)\(note) | \(members) |")
                }
            }
        }
        return lines.joined(separator: "\n") + "\n\n"
    }

    @Test("The symbols that the guide describes as missing are missing")
    func symbolsThatGuideDescribesAsMissingAreMissing() throws {
        let text = try DocumentedCode.text(of: Self.page)
        let table = text.components(separatedBy: "<!-- missing -->")[1]
            .components(separatedBy: "<!-- /missing -->")[0]
        let names = table.components(separatedBy: "\n").filter { $0.hasPrefix("|") }
            .flatMap { row in
                row.components(separatedBy: "|")[1].components(separatedBy: "`").enumerated()
                    .filter { $0.offset % 2 == 1 }.map(\.element)
            }
        #expect(names.count > 20)
        let known = try Self.modules.flatMap { try PublicSymbols(of: Self.folder(of: $0)).entries.keys }
        #expect(Set(names).intersection(known).isEmpty)
    }

    @Test("All public symbols are found, and no others")
    func allPublicSymbolsAreFoundAndNoOthers() throws {
        let text = """
            @_spi(Host) import Other

            @MainActor
            public class Shape: Base,
                Other
            {
                public enum Kind: Int {
                    case round, square(side: Double)
                    case odd = 3
                    case `default`

                    public var isRound: Bool { self == .round }
                    var secret: Bool { false }
                }

                open private(set) var size: Double = 1
                public override var bounds: Double { 1 }
                @_spi(Host) public func tick() {}
                @available(tvOS, unavailable)
                public class func make<Value>(
                    _ value: Value,
                    then body: @escaping (Value, Int) -> Void = { _, _ in }
                ) -> Shape {
                    let shape = Shape()
                    return shape
                }
                func hidden() {}
                public required init?(coder: NSCoder) { nil }
            }

            extension Shape: Drawing {
                public func draw(in rect: Rect, _ more: [Int: String]) {}
            }

            @_spi(Host) extension Shape {
                public func poke() {}
            }

            @MainActor
            public protocol Drawing: AnyObject {
                func draw(in rect: Rect)
                var isDrawn: Bool { get }
            }

            extension Drawing {
                public func drawTwice() {}
            }

            @_spi(Host) @MainActor
            public final class Host {
                public var now = 0
            }

            struct Private { public var x = 1 }

            public func ShapeMake(_ size: Double) -> Shape { Shape() }
            """
        let entries = PublicSymbols(text: text).entries.mapValues { $0.members.sorted() }
        #expect(
            entries == [
                "Shape": ["draw(in:_:)", "make(_:then:)", "size"],
                "Shape.Kind": ["default", "isRound", "odd", "round", "square"],
                "Drawing": ["draw(in:)", "drawTwice()", "isDrawn"],
                PublicSymbols.free: ["ShapeMake(_:)"],
            ]
        )
    }
}
