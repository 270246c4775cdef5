import UIKit

/// A drawing of a fictional map with a coast, parks, a river, and streets.
@MainActor
enum MapDrawing {
    private static let coast: [(CGFloat, CGFloat)] = [
        (-0.1, -0.1), (0.9, -0.1), (1.02, 0.06), (0.93, 0.2), (1.0, 0.31), (0.95, 0.45), (1.08, 0.58),
        (0.92, 0.7), (0.97, 0.82), (0.78, 0.93), (0.5, 0.9), (0.34, 1.02), (0.1, 0.96), (-0.1, 1.1),
    ]
    private static let parks: [[(CGFloat, CGFloat)]] = [
        [(0.08, 0.26), (0.26, 0.22), (0.32, 0.32), (0.18, 0.38), (0.06, 0.34)],
        [(0.58, 0.18), (0.76, 0.2), (0.74, 0.3), (0.6, 0.28)],
        [(0.42, 0.74), (0.6, 0.7), (0.66, 0.8), (0.5, 0.86), (0.4, 0.82)],
    ]
    private static let river: [(CGFloat, CGFloat)] = [
        (-0.05, 0.5), (0.14, 0.53), (0.3, 0.47), (0.46, 0.5), (0.6, 0.42), (0.78, 0.46), (1.1, 0.4),
    ]
    private static let streets: [[(CGFloat, CGFloat)]] = [
        [(0.1, -0.1), (0.16, 0.2), (0.12, 0.45), (0.2, 0.7), (0.14, 1.1)],
        [(0.52, -0.1), (0.48, 0.2), (0.54, 0.46), (0.46, 0.72), (0.54, 1.0)],
        [(-0.1, 0.1), (0.3, 0.12), (0.62, 0.07), (1.0, 0.1)],
        [(-0.1, 0.62), (0.26, 0.6), (0.56, 0.64), (1.0, 0.6)],
        [(0.86, -0.1), (0.8, 0.3), (0.86, 0.56), (0.7, 0.92)],
    ]

    /// Draws the map for an appearance.
    static func draw(in context: CGContext, size: CGSize, isDark: Bool) {
        func color(_ light: UInt32, _ dark: UInt32) -> CGColor { UIColor(hex: isDark ? dark : light).cgColor }
        context.setFillColor(color(0xBFE1EC, 0x1A2A38))
        context.fill(CGRect(origin: .zero, size: size))
        context.setFillColor(color(0xF1EEE6, 0x2B2E33))
        fill(coast, in: context, size)
        context.setFillColor(color(0xD2E5C3, 0x28392D))
        for park in parks { fill(park, in: context, size) }
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setStrokeColor(color(0xBFE1EC, 0x1A2A38))
        stroke(river, width: 12, in: context, size)
        drawGrid(in: context, size, color(0xFFFFFF, 0x383C43))
        for street in streets {
            context.setStrokeColor(color(0xE3D9C6, 0x1F2226))
            stroke(street, width: 8, in: context, size)
            context.setStrokeColor(color(0xFFFFFF, 0x4A4F57))
            stroke(street, width: 6, in: context, size)
        }
    }

    /// Draws small streets between the large ones.
    private static func drawGrid(in context: CGContext, _ size: CGSize, _ color: CGColor) {
        context.setStrokeColor(color)
        for step in 0..<7 {
            let part = 0.04 + CGFloat(step) * 0.13
            stroke([(part, 0.02), (part + 0.03, 0.4)], width: 2, in: context, size)
            stroke([(part - 0.02, 0.54), (part + 0.01, 0.84)], width: 2, in: context, size)
            stroke([(0.04, part * 0.42), (0.84, part * 0.42 + 0.02)], width: 2, in: context, size)
            stroke([(0.04, 0.56 + part * 0.3), (0.8, 0.55 + part * 0.3)], width: 2, in: context, size)
        }
    }

    private static func fill(_ points: [(CGFloat, CGFloat)], in context: CGContext, _ size: CGSize) {
        context.addPath(path(through: points, isClosed: true, size))
        context.fillPath()
    }

    private static func stroke(
        _ points: [(CGFloat, CGFloat)],
        width: CGFloat,
        in context: CGContext,
        _ size: CGSize
    ) {
        context.setLineWidth(width)
        context.addPath(path(through: points, isClosed: false, size))
        context.strokePath()
    }

    /// Returns a smooth path through points that are fractions of the map: a Catmull-Rom spline.
    private static func path(
        through points: [(CGFloat, CGFloat)],
        isClosed: Bool,
        _ size: CGSize
    ) -> CGPath {
        let places = points.map { CGPoint(x: $0.0 * size.width, y: $0.1 * size.height) }
        let count = places.count
        func place(_ index: Int) -> CGPoint {
            isClosed ? places[(index + count) % count] : places[min(max(index, 0), count - 1)]
        }
        let path = CGMutablePath()
        path.move(to: place(0))
        for index in 0..<(isClosed ? count : count - 1) {
            let (before, start, end, after) = (
                place(index - 1), place(index), place(index + 1), place(index + 2)
            )
            path.addCurve(
                to: end,
                control1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
                control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6)
            )
        }
        if isClosed { path.closeSubpath() }
        return path
    }
}
