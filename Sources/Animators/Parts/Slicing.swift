import TransitionKit
import UIKit

extension CGRect {
    /// Whether a screen of this size can be cut into strips: both sides are from one point to one million.
    var isCuttable: Bool { (1...1e6).contains(width) && (1...1e6).contains(height) }
}

/// Divides a screen into parts, in fractions of the screen.
enum Slicing {
    /// Returns one of several strips of equal width, which follow each other from the leading edge.
    static func strip(_ index: Int, of count: Int) -> CGRect {
        let width = 1 / CGFloat(count)
        return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 1)
    }

    /// Returns columns from the leading to the trailing edge, on whole points, so that no gap shows. There's
    /// at least one.
    static func columns(_ count: Int, in size: CGSize) -> [CGRect] {
        parts(count, of: size.width).map { CGRect(x: $0.start, y: 0, width: $0.length, height: 1) }
    }

    /// Returns rows from the top to the bottom, on whole points, so that no gap shows. There's at least one.
    static func rows(_ count: Int, in size: CGSize) -> [CGRect] {
        parts(count, of: size.height).map { CGRect(x: 0, y: $0.start, width: 1, height: $0.length) }
    }

    /// Returns parts of a length that are about equal and start on whole points, in fractions of the length.
    private static func parts(_ count: Int, of length: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
        let count = max(count, 1)
        let edges = (0...count).map { whole(CGFloat($0) / CGFloat(count), of: length) }
        return zip(edges, edges.dropFirst()).map { (start: $0, length: $1 - $0) }.filter { $0.length > 0 }
    }

    /// Returns the half of the screen at an edge. Both halves are on whole points, so that their content
    /// stays sharp.
    static func half(at edge: TransitionEdge, in size: CGSize) -> CGRect {
        func middle(of length: CGFloat) -> CGFloat { whole(0.5, of: length).playable(or: 0.5) }
        let (x, y) = (middle(of: size.width), middle(of: size.height))
        return switch edge {
        case .top: CGRect(x: 0, y: 0, width: 1, height: y)
        case .leading: CGRect(x: 0, y: 0, width: x, height: 1)
        case .bottom: CGRect(x: 0, y: y, width: 1, height: 1 - y)
        case .trailing: CGRect(x: x, y: 0, width: 1 - x, height: 1)
        }
    }

    /// Returns square tiles, row by row, so that a number of them fits along the shorter side. There are
    /// more if they would be wider than 200 points. See ``tiles(columns:in:)``.
    static func tiles(alongShorterSide count: Int, in size: CGSize) -> [CGRect] {
        tiles(columns: columns(ofTiles: count, in: size), in: size)
    }

    /// Returns tiles that are about square and all about equal, row by row, so that a number of them fits
    /// along the shorter side. There are more if they would be wider than 200 points. All tiles are on whole
    /// points, so that no gap shows.
    static func evenTiles(alongShorterSide count: Int, in size: CGSize) -> [CGRect] {
        let columns = columns(ofTiles: count, in: size)
        let ratio = size.width > 0 ? (size.height / size.width).playable(or: 1, within: 1 / 40...40) : 1
        let count = Int((CGFloat(columns) * ratio).rounded().playable(or: 1, within: 1...40))
        return rows(count, in: size).flatMap { row in
            self.columns(columns, in: size).map {
                CGRect(x: $0.minX, y: row.minY, width: $0.width, height: row.height)
            }
        }
    }

    /// Returns the number of tiles side by side, at most 40, if a number of them fits along the shorter side.
    private static func columns(ofTiles count: Int, in size: CGSize) -> Int {
        let ratio = size.height > 0 ? (size.width / size.height).playable(or: 1, within: 1...40) : 1
        let least = (min(size.width, size.height) / 200).playable(or: 1, within: 1...8).rounded(.up)
        let count = max(CGFloat(min(count, 40)), least, 1)
        return Int(min(count * ratio, 40).rounded())
    }

    /// Returns square tiles, row by row. The last row has the remaining height. All tiles are on whole
    /// points, so that no gap shows. There are at most 40 rows, so the tiles of a very narrow screen are
    /// taller than wide.
    static func tiles(columns: Int, in size: CGSize) -> [CGRect] {
        let columns = min(max(columns, 1), 40)
        guard size.width > 0, size.height > 0 else { return [CGRect(x: 0, y: 0, width: 1, height: 1)] }
        let width = 1 / CGFloat(columns)
        let height = (size.width * width / size.height).playable(or: 1, within: 1 / 40...1)
        let rows = Int((1 / height - 1e-6).rounded(.up))
        let across = (0...columns).map { whole(CGFloat($0) * width, of: size.width) }
        let down = (0...max(rows, 1)).map { whole(min(CGFloat($0) * height, 1), of: size.height) }
        return zip(down, down.dropFirst()).flatMap { top, bottom in
            zip(across, across.dropFirst()).map { left, right in
                CGRect(x: left, y: top, width: right - left, height: bottom - top)
            }
        }.filter { $0.width > 0 && $0.height > 0 }
    }

    /// Returns the fraction of a length that's closest to another fraction and a whole number of points, or
    /// the whole length. If the length is less than one point, returns the fraction unchanged.
    private static func whole(_ fraction: CGFloat, of length: CGFloat) -> CGFloat {
        guard length >= 1 else { return fraction }
        // The end stays the end. Rounded down, it would leave out a strip.
        return fraction > 1 - 1e-6 ? 1 : min((fraction * length).rounded() / length, 1)
    }
}
