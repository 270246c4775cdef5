import CPangoCairo
import CoreGraphics

/// The part of a path between two fractions of its length, for a stroke that starts late or ends early.
struct TrimmedPath {
    private var runs: [[Vector2]] = []

    /// - Parameter cairo: A context that flattens the curves, with a precision that suits its current scale.
    init(_ path: CGPath, from start: Double, to end: Double, on cairo: OpaquePointer) {
        let lines = Self.flattened(path, on: cairo)
        let total = lines.reduce(0) { $0 + Self.length(of: $1) }
        let (from, to) = (start * total, end * total)
        var traveled = 0.0
        for line in lines {
            var run: [Vector2] = []
            for (a, b) in zip(line, line.dropFirst()) {
                let along = b - a
                let length = (along * along).sum().squareRoot()
                let first = max(from, traveled)
                let last = min(to, traveled + length)
                if length > 0, first < last {
                    if run.isEmpty { run.append(a + along * ((first - traveled) / length)) }
                    run.append(a + along * ((last - traveled) / length))
                }
                traveled += length
            }
            if !run.isEmpty { runs.append(run) }
        }
    }

    func addPath(to cairo: OpaquePointer) {
        for run in runs {
            for (index, point) in run.enumerated() {
                if index == 0 {
                    cairo_move_to(cairo, point.x, point.y)
                } else {
                    cairo_line_to(cairo, point.x, point.y)
                }
            }
        }
    }

    private static func length(of line: [Vector2]) -> Double {
        zip(line, line.dropFirst()).reduce(0) { sum, pair in
            let along = pair.1 - pair.0
            return sum + (along * along).sum().squareRoot()
        }
    }

    private static func flattened(_ path: CGPath, on cairo: OpaquePointer) -> [[Vector2]] {
        cairo_new_path(cairo)
        path.addSteps(to: cairo)
        let flat = cairo_copy_path_flat(cairo)!
        cairo_new_path(cairo)
        defer { cairo_path_destroy(flat) }
        var lines: [[Vector2]] = []
        var index = 0
        while index < Int(flat.pointee.num_data) {
            let step = flat.pointee.data + index
            switch step.pointee.header.type {
            case CAIRO_PATH_MOVE_TO: lines.append([Vector2(step[1].point.x, step[1].point.y)])
            case CAIRO_PATH_LINE_TO: lines[lines.count - 1].append(Vector2(step[1].point.x, step[1].point.y))
            case CAIRO_PATH_CLOSE_PATH:
                if let first = lines.last?.first { lines[lines.count - 1].append(first) }
            default: break
            }
            index += Int(step.pointee.header.length)
        }
        return lines
    }
}
