import Foundation

/// The statistics of a transition's frame times, in seconds.
struct FrameTimes: Equatable {
    /// The time of the frame in which a transition starts, which is the longer one of both directions.
    let first: Double
    private let sorted: [Double]

    /// Creates the statistics from the frame times of each direction, in order.
    ///
    /// - Precondition: There's at least one time.
    init(ways: [[Double]]) {
        precondition(ways.contains { !$0.isEmpty }, "nothing was measured")
        first = ways.compactMap(\.first).max() ?? 0
        sorted = ways.joined().sorted()
    }

    /// Returns the frame times of a direction that was played several times. For each frame, the shortest
    /// time counts, because other work on the machine can only make a frame take longer.
    static func least(ofRounds rounds: [[Double]]) -> [Double] {
        (0..<(rounds.map(\.count).max() ?? 0)).compactMap { frame in
            rounds.compactMap { $0.dropFirst(frame).first }.min()
        }
    }

    var count: Int { sorted.count }
    var median: Double { rank(0.5) }
    var percentile95: Double { rank(0.95) }
    var worst: Double { sorted[sorted.count - 1] }

    /// Returns the smallest time that isn't exceeded by a given fraction of the frames.
    private func rank(_ part: Double) -> Double {
        sorted[max(Int((part * Double(sorted.count)).rounded(.up)) - 1, 0)]
    }

    private static let columns = ["frames", "median", "95 %", "worst", "first"]

    private var cells: [String] {
        ["\(count)"] + [median, percentile95, worst, first].map { String(format: "%.2f", 1000 * $0) }
    }

    static let heading = pad("animator", to: 18) + columns.map { padBefore($0) }.joined()

    /// Returns a row of the table, in milliseconds.
    func row(named name: String) -> String {
        Self.pad(name, to: 18) + cells.map { Self.padBefore($0) }.joined()
    }

    static let csvHeading = "animator,frames,median_ms,p95_ms,worst_ms,first_ms"

    /// Returns a row of the CSV output.
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
