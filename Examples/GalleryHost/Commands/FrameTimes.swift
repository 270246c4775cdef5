import Foundation

/// What becomes of many measurements of the frames of a transition, in seconds.
struct FrameTimes: Equatable {
    /// Of the frame in which a transition starts; the longer one of both ways.
    let first: Double
    private let sorted: [Double]

    /// Takes the frames of each way in their order.
    ///
    /// - Precondition: there is one at least.
    init(ways: [[Double]]) {
        precondition(ways.contains { !$0.isEmpty }, "nothing was measured")
        first = ways.compactMap(\.first).max() ?? 0
        sorted = ways.joined().sorted()
    }

    /// The frames of a way that was gone several times: each counts with the least that it took, since what the machine
    /// does besides can only make it take more.
    static func least(ofRounds rounds: [[Double]]) -> [Double] {
        (0..<(rounds.map(\.count).max() ?? 0)).compactMap { frame in
            rounds.compactMap { $0.dropFirst(frame).first }.min()
        }
    }

    var count: Int { sorted.count }
    var median: Double { rank(0.5) }
    var percentile95: Double { rank(0.95) }
    var worst: Double { sorted[sorted.count - 1] }

    /// The smallest measurement that so large a part of all do not exceed.
    private func rank(_ part: Double) -> Double {
        sorted[max(Int((part * Double(sorted.count)).rounded(.up)) - 1, 0)]
    }

    private static let columns = ["frames", "median", "95 %", "worst", "first"]

    private var cells: [String] {
        ["\(count)"] + [median, percentile95, worst, first].map { String(format: "%.2f", 1000 * $0) }
    }

    static let heading = pad("animator", to: 18) + columns.map { padBefore($0) }.joined()

    /// A row of a table, in milliseconds.
    func row(named name: String) -> String {
        Self.pad(name, to: 18) + cells.map { Self.padBefore($0) }.joined()
    }

    static let csvHeading = "animator,frames,median_ms,p95_ms,worst_ms,first_ms"

    /// The same for programs.
    func csvRow(named name: String) -> String {
        ([name] + cells).joined(separator: ",")
    }

    private static func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.count, 0))
    }

    private static func padBefore(_ text: String) -> String {
        String(repeating: " ", count: max(10 - text.count, 0)) + text
    }
}
