import UIKit

/// A landscape that consists of a few shapes, so that it's sharp at any size and needs no file.
///
/// Positions and lengths are fractions of the picture: x of its width, and y of its height, from the top.
struct Scenery: Sendable {
    /// The colors of the sky, evenly spaced from the top to the bottom.
    var sky: [UInt32]
    /// The shapes, from back to front.
    var shapes: [Shape]

    enum Shape: Sendable {
        /// A sun or moon with a soft halo. The radius is a fraction of the shorter side.
        case light(x: Double, y: Double, radius: Double, color: UInt32)
        /// Land with the specified heights at equal distances across the picture, rounded or jagged.
        case ridge(heights: [Double], isRounded: Bool, color: UInt32)
        case polygon(points: [(x: Double, y: Double)], color: UInt32)
        /// Small stars above `horizon`.
        case stars(count: Int, horizon: Double)
        /// A row of firs that stand on a line.
        case firs(count: Int, y: Double, height: Double, color: UInt32)
        /// Water from `y` to the bottom, with short strokes of light below `x`.
        case water(y: Double, x: Double, color: UInt32, glint: UInt32)
    }

    /// Returns a picture with a size in points, at the screen's scale.
    @MainActor
    func image(size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { draw(in: $0.cgContext, size: size) }
    }

    /// The same landscape at night.
    var night: Scenery {
        var scenery = recolored(Tone.night)
        // Lights keep their brightness.
        scenery.shapes = zip(scenery.shapes, shapes).map { dark, bright in
            guard case .light(let x, let y, let radius, let color) = bright else { return dark }
            return .light(x: x, y: y, radius: radius, color: Tone.moonlit(color))
        }
        return scenery
    }

    /// Returns the same landscape in other colors.
    func recolored(_ change: (UInt32) -> UInt32) -> Scenery {
        Scenery(sky: sky.map(change), shapes: shapes.map { $0.recolored(change) })
    }

    /// Draws the landscape in a frame.
    func draw(in context: CGContext, at frame: CGRect) {
        context.saveGState()
        context.clip(to: frame)
        context.translateBy(x: frame.minX, y: frame.minY)
        draw(in: context, size: frame.size)
        context.restoreGState()
    }

    func draw(in context: CGContext, size: CGSize) {
        drawSky(in: context, size: size)
        for shape in shapes {
            draw(shape, in: context, size: size)
        }
    }

    private func drawSky(in context: CGContext, size: CGSize) {
        guard
            let gradient = CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(),
                colorComponents: sky.flatMap(UIColor.components(hex:)),
                locations: nil,
                count: sky.count
            )
        else { return }
        context.drawLinearGradient(
            gradient,
            start: .zero,
            end: CGPoint(x: 0, y: size.height),
            options: []
        )
    }

    private func draw(_ shape: Shape, in context: CGContext, size: CGSize) {
        switch shape {
        case .light(let x, let y, let radius, let color):
            let center = CGPoint(x: x * size.width, y: y * size.height)
            let radius = radius * min(size.width, size.height)
            for (spread, alpha) in [(2.6, 0.10), (1.8, 0.16), (1.3, 0.24), (1, 1)] {
                fillDisc(
                    at: center,
                    radius: radius * spread,
                    color: UIColor(hex: color, alpha: alpha),
                    in: context
                )
            }

        case .ridge(let heights, let isRounded, let color):
            context.addPath(ridge(heights, isRounded: isRounded, size: size))
            context.setFillColor(UIColor(hex: color).cgColor)
            context.fillPath()

        case .polygon(let points, let color):
            let path = CGMutablePath()
            path.addLines(between: points.map { CGPoint(x: $0.x * size.width, y: $0.y * size.height) })
            path.closeSubpath()
            context.addPath(path)
            context.setFillColor(UIColor(hex: color).cgColor)
            context.fillPath()

        case .stars(let count, let horizon):
            for index in 1...count {
                let place = CGPoint(
                    x: scattered(index, by: 0.754_877_666) * size.width,
                    y: scattered(index, by: 0.569_840_291) * horizon * size.height
                )
                let brightness = scattered(index, by: 0.618_033_989)
                let radius = (0.0018 + 0.0032 * brightness) * min(size.width, size.height)
                fillDisc(
                    at: place,
                    radius: max(radius, 0.4),
                    color: UIColor(white: 1, alpha: 0.35 + 0.6 * brightness),
                    in: context
                )
            }

        case .firs(let count, let y, let height, let color):
            // On whole points, so that there's no gap between trees and ground.
            let ground = (y * size.height).rounded()
            context.setFillColor(UIColor(hex: color).cgColor)
            for index in 0..<count {
                let tallness = 0.65 + 0.35 * scattered(index + 1, by: 0.618_033_989)
                let nudge = scattered(index + 1, by: 0.754_877_666) - 0.5
                fillFir(
                    foot: CGPoint(
                        x: (Double(index) + 0.5 + 0.5 * nudge) / Double(count) * size.width,
                        y: ground
                    ),
                    height: height * tallness * size.height,
                    in: context
                )
            }
            context.fill(CGRect(x: 0, y: ground, width: size.width, height: size.height - ground))

        case .water(let y, let x, let color, let glint):
            let shore = (y * size.height).rounded()
            let surface = CGRect(x: 0, y: shore, width: size.width, height: size.height - shore)
            context.setFillColor(UIColor(hex: color).cgColor)
            context.fill(surface)
            for index in 1...11 {
                let depth = Double(index) / 12
                let length = (0.05 + 0.16 * depth) * (0.6 + 0.4 * scattered(index, by: 0.618_033_989))
                let drift = 0.10 * depth * (scattered(index, by: 0.754_877_666) - 0.5)
                let stroke = CGRect(
                    x: (x + drift - length / 2) * size.width,
                    y: surface.minY + depth * depth * surface.height,
                    width: length * size.width,
                    height: (0.002 + 0.006 * depth) * size.height
                )
                context.setFillColor(UIColor(hex: glint, alpha: 0.75 - 0.5 * depth).cgColor)
                context.fill(stroke)
            }
        }
    }

    private func ridge(_ heights: [Double], isRounded: Bool, size: CGSize) -> CGPath {
        let points = heights.enumerated().map { index, height in
            CGPoint(
                x: Double(index) / Double(heights.count - 1) * size.width,
                y: (1 - height) * size.height
            )
        }
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: size.height))
        path.addLine(to: points[0])
        if isRounded {
            // The curve passes through the middles of the segments, with the points as controls, so it has no
            // corners.
            for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
                let middle = CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2)
                path.addQuadCurve(to: middle, control: point)
            }
            path.addLine(to: points[points.count - 1])
        } else {
            for point in points.dropFirst() {
                path.addLine(to: point)
            }
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.closeSubpath()
        return path
    }

    private func fillFir(foot: CGPoint, height: CGFloat, in context: CGContext) {
        let path = CGMutablePath()
        for tier in 0..<3 {
            let top = foot.y - height * (1 - 0.26 * CGFloat(tier))
            let bottom = foot.y - height * (0.46 - 0.23 * CGFloat(tier))
            let reach = height * (0.13 + 0.06 * CGFloat(tier))
            path.move(to: CGPoint(x: foot.x, y: top))
            path.addLine(to: CGPoint(x: foot.x + reach, y: bottom))
            path.addLine(to: CGPoint(x: foot.x - reach, y: bottom))
            path.closeSubpath()
        }
        context.addPath(path)
        context.fillPath()
    }

    private func fillDisc(at center: CGPoint, radius: CGFloat, color: UIColor, in context: CGContext) {
        context.setFillColor(color.cgColor)
        context.fillEllipse(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        )
    }

    /// Returns the fractional part of a multiple of an irrational step, which is scattered evenly and always
    /// the same.
    private func scattered(_ index: Int, by step: Double) -> Double {
        let value = Double(index) * step
        return value - value.rounded(.down)
    }
}

extension Scenery.Shape {
    fileprivate func recolored(_ change: (UInt32) -> UInt32) -> Scenery.Shape {
        switch self {
        case .light(let x, let y, let radius, let color):
            .light(x: x, y: y, radius: radius, color: change(color))
        case .ridge(let heights, let isRounded, let color):
            .ridge(heights: heights, isRounded: isRounded, color: change(color))
        case .polygon(let points, let color):
            .polygon(points: points, color: change(color))
        case .stars:
            self
        case .firs(let count, let y, let height, let color):
            .firs(count: count, y: y, height: height, color: change(color))
        case .water(let y, let x, let color, let glint):
            .water(y: y, x: x, color: change(color), glint: change(glint))
        }
    }
}
