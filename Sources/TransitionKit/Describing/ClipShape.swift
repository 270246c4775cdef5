import UIKit

/// A shape that clips a participant.
///
/// Shapes with the same name are equal.
public struct ClipShape: Hashable, Sendable {
    /// The name that identifies the shape.
    public let name: String
    private let draw: @Sendable @MainActor () -> UIBezierPath

    /// Creates a custom shape.
    ///
    /// ```swift
    /// extension ClipShape {
    ///     static let drop = ClipShape("drop") {
    ///         let path = UIBezierPath(ovalIn: CGRect(x: 0.1, y: 0.2, width: 0.8, height: 0.8))
    ///         path.append(UIBezierPath(rect: CGRect(x: 0.45, y: 0, width: 0.1, height: 0.3)))
    ///         return path
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name that identifies the shape.
    ///   - path: A closure that returns the outline in a unit square from (0, 0) to (1, 1). The outline is
    ///     stretched to the rectangle of the clip.
    public init(_ name: String, path: @escaping @Sendable @MainActor () -> UIBezierPath) {
        self.name = name
        draw = path
    }

    /// A rectangle whose corners have the clip's ``Pose/Clip/cornerRadius``. Other shapes ignore the radius.
    public static let rectangle = ClipShape("rectangle") {
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    /// An ellipse, or a circle in a square rectangle.
    public static let ellipse = ClipShape("ellipse") {
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    /// A square standing on a corner.
    public static let diamond = polygon("diamond", corners: 4)
    /// A hexagon standing on a corner.
    public static let hexagon = polygon("hexagon", corners: 6)
    /// A five-pointed star.
    public static let star = polygon("star", corners: 10, inner: 0.45)

    /// Returns a regular polygon about the center, with its first corner at the top.
    ///
    /// - Parameter inner: The distance of every other corner from the center, as a fraction of the distance
    ///   of the rest.
    private static func polygon(_ name: String, corners: Int, inner: CGFloat = 1) -> ClipShape {
        ClipShape(name) {
            let path = UIBezierPath()
            for corner in 0..<corners {
                let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(corners)
                let radius = corner.isMultiple(of: 2) ? 0.5 : 0.5 * inner
                let point = CGPoint(x: 0.5 + radius * sin(angle), y: 0.5 - radius * cos(angle))
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.close()
            return path
        }
    }

    public static func == (first: ClipShape, second: ClipShape) -> Bool { first.name == second.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The outline in a unit square from (0, 0) to (1, 1).
    @_spi(Host) @preconcurrency @MainActor public var path: UIBezierPath { draw() }

    private static let mirror = " mirrored"

    /// The shape with left and right exchanged.
    var mirrored: ClipShape {
        if self == .rectangle { return self }
        let isMirrored = name.hasSuffix(Self.mirror)
        let other = isMirrored ? String(name.dropLast(Self.mirror.count)) : name + Self.mirror
        return ClipShape(other, path: flipped)
    }

    @MainActor private func flipped() -> UIBezierPath {
        draw().applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
    }
}

extension UIBezierPath {
    /// Returns a transformed copy, because an app can keep the path itself and return it again.
    func applying(_ transform: CGAffineTransform) -> UIBezierPath {
        guard let path = copy() as? UIBezierPath else { return self }
        path.apply(transform)
        return path
    }
}
