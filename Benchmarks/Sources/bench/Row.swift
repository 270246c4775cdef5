import Foundation

/// What was measured of an animator on screens of one size.
struct Row: Codable {
    var animator: String
    /// The layers of each screen.
    var screen: Int
    /// Microseconds of the main thread, without what capturing screens takes.
    var start: Double
    /// Microseconds that capturing screens takes.
    var capture: Double
    /// Microseconds of the main thread that the same takes by hand.
    var byHand: Double?
    /// Milliseconds for the first frame.
    var first: Double?
    /// Milliseconds for the slowest frame in flight.
    var worst: Double?
    /// How many times a screen is captured.
    var captures = 0
    var demands = Demands()

    init(animator: String, screen: Int, start: Double, capture: Double) {
        (self.animator, self.screen, self.start, self.capture) = (animator, screen, start, capture)
    }

    static let columns = [
        "animator", "screen", "start µs", "capture µs", "by hand µs", "ratio", "first ms", "worst ms",
        "captures", "layers", "keyframes", "masks", "clips", "groups", "shadows",
    ]

    /// One for each column.
    var cells: [String] {
        func number(_ value: Double?, _ digits: Int) -> String {
            value.map { String(format: "%.\(digits)f", $0) } ?? ""
        }
        return [
            animator, "\(screen)", number(start, 0), number(capture, 0), number(byHand, 0),
            number(byHand.map { start / $0 }, 2), number(first, 1), number(worst, 1), "\(captures)",
            "\(demands.layers)", "\(demands.keyframes)", "\(demands.masks)", "\(demands.clips)",
            "\(demands.groups)", "\(demands.shadows)",
        ]
    }
}
