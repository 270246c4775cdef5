import CPangoCairo
import CoreGraphics

/// The radii of a rectangle's corners, in the order of `CGRect.corners`.
struct CornerRadii: Equatable {
    var topLeft = 0.0
    var topRight = 0.0
    var bottomRight = 0.0
    var bottomLeft = 0.0

    var isSquare: Bool { topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0 }
    var largest: Double { max(topLeft, topRight, bottomRight, bottomLeft) }

    func inset(by distance: Double) -> CornerRadii {
        CornerRadii(
            topLeft: max(0, topLeft - distance),
            topRight: max(0, topRight - distance),
            bottomRight: max(0, bottomRight - distance),
            bottomLeft: max(0, bottomLeft - distance)
        )
    }

    private struct Corner {
        var center: Vector2
        var radius: Double
        var start: Double
    }

    private func corners(of rect: CGRect) -> [Corner] {
        let (left, top, right, bottom) = (
            Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY)
        )
        return [
            Corner(center: Vector2(left + topLeft, top + topLeft), radius: topLeft, start: .pi),
            Corner(center: Vector2(right - topRight, top + topRight), radius: topRight, start: 1.5 * .pi),
            Corner(
                center: Vector2(right - bottomRight, bottom - bottomRight),
                radius: bottomRight,
                start: 0
            ),
            Corner(
                center: Vector2(left + bottomLeft, bottom - bottomLeft),
                radius: bottomLeft,
                start: 0.5 * .pi
            ),
        ]
    }

    /// Adds the rounded rectangle to Cairo's current path, in user space. One that extends far beyond the
    /// canvas has square corners.
    func addPath(of rect: CGRect, to cairo: OpaquePointer) {
        guard !isSquare, !Self.isFar(rect, beyond: 4e6, on: cairo) else {
            return Self.addRectangle(rect, to: cairo)
        }
        cairo_new_sub_path(cairo)
        for corner in corners(of: rect) {
            if corner.radius > 0 {
                cairo_arc(
                    cairo,
                    corner.center.x,
                    corner.center.y,
                    corner.radius,
                    corner.start,
                    corner.start + 0.5 * .pi
                )
            } else {
                cairo_line_to(cairo, corner.center.x, corner.center.y)
            }
        }
        cairo_close_path(cairo)
    }

    /// Adds a rectangle to Cairo's current path, in user space. A rectangle that extends far beyond the
    /// canvas is cropped, because Cairo stores pixel coordinates in 24 bits.
    static func addRectangle(_ rect: CGRect, to cairo: OpaquePointer) {
        var rect = rect
        if isFar(rect, beyond: 1e5, on: cairo) {
            var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
            cairo_clip_extents(cairo, &left, &top, &right, &bottom)
            let seen = CGRect(x: left, y: top, width: right - left, height: bottom - top)
            rect = rect.overlap(with: seen.insetBy(dx: -seen.width - 1, dy: -seen.height - 1))
            guard !rect.isNull else { return }
        }
        cairo_rectangle(
            cairo,
            Double(rect.minX),
            Double(rect.minY),
            Double(rect.width),
            Double(rect.height)
        )
    }

    /// Returns whether a rectangle in user space extends beyond a distance in pixels.
    private static func isFar(_ rect: CGRect, beyond limit: Double, on cairo: OpaquePointer) -> Bool {
        rect.corners.contains { corner in
            var (x, y) = (corner.x, corner.y)
            cairo_user_to_device(cairo, &x, &y)
            return max(abs(x), abs(y)) > limit
        }
    }

    /// Returns the rounded rectangle as a polygon that deviates from the arcs by at most a hundredth of a
    /// pixel. `pixels` is the size of one unit on the screen.
    func outline(of rect: CGRect, pixels: Double) -> [Vector2] {
        guard !isSquare else { return rect.corners }
        return corners(of: rect).flatMap { corner -> [Vector2] in
            guard corner.radius > 0 else { return [corner.center] }
            let step = (0.08 / max(corner.radius * pixels, 0.1)).squareRoot()
            let steps = Int(min(96, max(3, (0.5 * .pi / step).rounded(.up))))
            return (0...steps).map { index in
                let angle = corner.start + 0.5 * .pi * Double(index) / Double(steps)
                return corner.center + corner.radius * Vector2(cos(angle), sin(angle))
            }
        }
    }
}
