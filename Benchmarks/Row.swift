import Foundation

/// The measurements of an animator on screens of one size.
struct Row: Codable {
    var animator: String
    /// The number of layers of each screen.
    var screen: Int
    /// The time on the main thread, in microseconds, without capturing screens.
    var start: Double
    /// The time for capturing screens, in microseconds.
    var capture: Double
    /// The time of the handwritten animation on the main thread, in microseconds, including its captures.
    var byHand: Double?
    /// The time for the first frame, in milliseconds.
    var first: Double?
    /// The time for the slowest frame in flight, in milliseconds.
    var worst: Double?
    /// The number of times that a screen is captured.
    var captures = 0
    var demands = Demands()

    init(animator: String, screen: Int, start: Double, capture: Double) {
        (self.animator, self.screen, self.start, self.capture) = (animator, screen, start, capture)
    }

    static let columns = [
        "animator", "screen", "start µs", "capture µs", "by hand µs", "ratio", "first ms", "worst ms",
        "captures", "layers", "keyframes", "masks", "clips", "groups", "shadows",
    ]

    /// How many times as long as the handwritten animation ours takes to start, captures included.
    private var ratio: Double? { byHand.map { (start + capture) / $0 } }

    /// The contents of the columns.
    var cells: [String] {
        func number(_ value: Double?, _ digits: Int) -> String {
            value.map { String(format: "%.\(digits)f", $0) } ?? ""
        }
        return [
            animator, "\(screen)", number(start, 0), number(capture, 0), number(byHand, 0),
            number(ratio, 2), number(first, 1), number(worst, 1), "\(captures)",
            "\(demands.layers)", "\(demands.keyframes)", "\(demands.masks)", "\(demands.clips)",
            "\(demands.groups)", "\(demands.shadows)",
        ]
    }
}
