import UIKit

/// The icons of the gallery, drawn as templates so that bars can tint them.
enum Glyph {
    case list
    case picture
    case sun
    case moon
    case chevron
    case panes

    /// A template image, 24 points square.
    @MainActor
    func image() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
            let context = context.cgContext
            context.setStrokeColor(UIColor.black.cgColor)
            context.setFillColor(UIColor.black.cgColor)
            context.setLineWidth(2)
            context.setLineCap(.round)
            context.setLineJoin(.round)
            draw(in: context)
        }.withRenderingMode(.alwaysTemplate)
    }

    private func draw(in context: CGContext) {
        switch self {
        case .list:
            for y in [6.0, 12, 18] {
                context.fillEllipse(in: CGRect(x: 2.5, y: y - 1.5, width: 3, height: 3))
                line(from: CGPoint(x: 9, y: y), to: CGPoint(x: 21, y: y), in: context)
            }
        case .picture:
            let frame = CGRect(x: 3, y: 4, width: 18, height: 16)
            context.addRoundedRect(frame, radius: 3)
            context.strokePath()
            context.fillEllipse(in: CGRect(x: 6.5, y: 7.5, width: 3.5, height: 3.5))
            context.move(to: CGPoint(x: 4, y: 18))
            context.addLine(to: CGPoint(x: 9.5, y: 13.5))
            context.addLine(to: CGPoint(x: 12, y: 15.5))
            context.addLine(to: CGPoint(x: 16, y: 11))
            context.addLine(to: CGPoint(x: 20, y: 15.5))
            context.strokePath()
        case .sun:
            context.fillEllipse(in: CGRect(x: 7.5, y: 7.5, width: 9, height: 9))
            for step in 0..<8 {
                let angle = CGFloat(step) * .pi / 4
                let ray = CGPoint(x: cos(angle), y: sin(angle))
                line(
                    from: CGPoint(x: 12 + 8 * ray.x, y: 12 + 8 * ray.y),
                    to: CGPoint(x: 12 + 10 * ray.x, y: 12 + 10 * ray.y),
                    in: context
                )
            }
        case .moon:
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 14.5, y: 3))
            path.addCurve(
                to: CGPoint(x: 21, y: 14.5),
                control1: CGPoint(x: 10.5, y: 10.5),
                control2: CGPoint(x: 14.5, y: 16)
            )
            path.addCurve(
                to: CGPoint(x: 14.5, y: 3),
                control1: CGPoint(x: 15, y: 26),
                control2: CGPoint(x: -5, y: 10)
            )
            path.closeSubpath()
            context.addPath(path)
            context.fillPath()
        case .panes:
            let frame = CGRect(x: 3, y: 4.5, width: 18, height: 15)
            context.addRoundedRect(frame, radius: 3)
            context.strokePath()
            line(from: CGPoint(x: 10, y: 5), to: CGPoint(x: 10, y: 19), in: context)
        case .chevron:
            context.move(to: CGPoint(x: 9.5, y: 6))
            context.addLine(to: CGPoint(x: 15.5, y: 12))
            context.addLine(to: CGPoint(x: 9.5, y: 18))
            context.strokePath()
        }
    }

    private func line(from start: CGPoint, to end: CGPoint, in context: CGContext) {
        context.move(to: start)
        context.addLine(to: end)
        context.strokePath()
    }
}
