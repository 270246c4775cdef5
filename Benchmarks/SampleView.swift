import UIKit

/// A screen's view that measures how long it takes to capture it.
final class SampleView: UIView {
    /// The number of times that it was captured.
    private(set) var captures = 0
    /// The total time of these captures, in seconds.
    private(set) var captureSeconds = 0.0

    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        note { super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates) }
    }

    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        note { super.snapshotView(afterScreenUpdates: afterUpdates) }
    }

    private func note<Result>(_ capture: () -> Result) -> Result {
        var result: Result?
        captures += 1
        captureSeconds += Stopwatch.seconds { result = capture() }
        guard let result else { preconditionFailure("A capture has a result") }
        return result
    }
}
