/// The symbols of toolbars and settings. Each has an outline that can be filled.
extension SymbolShape {
    typealias Outline = (aspectRatio: CGFloat, draw: (SymbolPen, Bool) -> Void)

    nonisolated(unsafe) static let controls: [String: Outline] = [
        "xmark.circle": (
            1, { badge($0, isFilled: $1, [[(0.35, 0.35), (0.65, 0.65)], [(0.65, 0.35), (0.35, 0.65)]]) }
        ),
        "checkmark.circle": (1, { badge($0, isFilled: $1, [[(0.31, 0.52), (0.45, 0.67), (0.69, 0.34)]]) }),
        "plus.circle": (
            1, { badge($0, isFilled: $1, [[(0.5, 0.3), (0.5, 0.7)], [(0.3, 0.5), (0.7, 0.5)]]) }
        ),
        "info.circle": (
            1,
            { pen, isFilled in
                badge(
                    pen,
                    isFilled: isFilled,
                    [[(0.44, 0.46), (0.51, 0.46), (0.51, 0.7)], [(0.42, 0.7), (0.6, 0.7)]]
                )
                let dot = UIBezierPath(ovalIn: CGRect(x: 0.44, y: 0.26, width: 0.11, height: 0.11))
                isFilled ? pen.erase(dot) : dot.fill()
            }
        ),
        "backward": (1.5, { skip($0, isFilled: $1, forward: false) }),
        "forward": (1.5, { skip($0, isFilled: $1, forward: true) }),
        "doc.on.doc": (0.95, documents),
        "slider.horizontal.3": (1.15, { pen, _ in sliders(pen) }),
        "arrow.left.arrow.right": (
            1.2,
            { pen, _ in
                pen.polyline([(0.1, 0.3), (1.1, 0.3)])
                pen.polyline([(0.3, 0.1), (0.1, 0.3), (0.3, 0.5)])
                pen.polyline([(0.1, 0.72), (1.1, 0.72)])
                pen.polyline([(0.9, 0.52), (1.1, 0.72), (0.9, 0.92)])
            }
        ),
        "arrow.up.left.and.arrow.down.right": (
            1,
            { pen, _ in
                for (corner, way) in [((0.12, 0.12), 1.0), ((0.88, 0.88), -1.0)]
                    as [((CGFloat, CGFloat), CGFloat)]
                {
                    pen.polyline([corner, (corner.0 + 0.29 * way, corner.1 + 0.29 * way)])
                    pen.polyline([
                        (corner.0 + 0.27 * way, corner.1), corner, (corner.0, corner.1 + 0.27 * way),
                    ])
                }
            }
        ),
        "shuffle": (1.2, { pen, _ in shuffle(pen) }),
        "rectangle.split.2x1": (
            1.3,
            { pen, isFilled in
                let frame = CGRect(x: 0.08, y: 0.12, width: 1.14, height: 0.76)
                pen.shape(UIBezierPath(roundedRect: frame, cornerRadius: 0.14), isFilled: isFilled)
                let line: [(CGFloat, CGFloat)] = [(0.65, 0.12), (0.65, 0.88)]
                isFilled ? pen.erasing { $0.polyline(line) } : pen.polyline(line)
            }
        ),
        "plus.magnifyingglass": (
            1,
            { pen, _ in glass(pen, marks: [[(0.24, 0.38), (0.52, 0.38)], [(0.38, 0.24), (0.38, 0.52)]]) }
        ),
        "minus.magnifyingglass": (1, { pen, _ in glass(pen, marks: [[(0.24, 0.38), (0.52, 0.38)]]) }),
        "arrow.clockwise": (0.95, { pen, _ in circling(pen, clockwise: true) }),
        "arrow.counterclockwise": (0.95, { pen, _ in circling(pen, clockwise: false) }),
        "hand.draw": (1.1, drawingHand),
        "square.grid.2x2": (
            1,
            { pen, isFilled in
                for (x, y) in [(0.08, 0.08), (0.55, 0.08), (0.08, 0.55), (0.55, 0.55)] as [(CGFloat, CGFloat)]
                {
                    let tile = CGRect(x: x, y: y, width: 0.37, height: 0.37)
                    pen.shape(
                        UIBezierPath(roundedRect: tile.insetBy(dx: 0.02, dy: 0.02), cornerRadius: 0.07),
                        isFilled: isFilled
                    )
                }
            }
        ),
        "sun.max": (1.1, sun),
        "moon": (0.95, moon),
    ]

    /// Draws a disc with a mark on it.
    private static func badge(_ pen: SymbolPen, isFilled: Bool, _ lines: [[(CGFloat, CGFloat)]]) {
        let circle = UIBezierPath(ovalIn: CGRect(x: 0.06, y: 0.06, width: 0.88, height: 0.88))
        pen.shape(circle, isFilled: isFilled)
        for line in lines {
            isFilled ? pen.erasing { $0.polyline(line) } : pen.polyline(line)
        }
    }

    /// Draws a magnifying glass with marks in it.
    private static func glass(_ pen: SymbolPen, marks: [[(CGFloat, CGFloat)]]) {
        pen.stroke(UIBezierPath(ovalIn: CGRect(x: 0.08, y: 0.08, width: 0.6, height: 0.6)))
        pen.polyline([(0.6, 0.6), (0.91, 0.91)])
        for mark in marks { pen.polyline(mark) }
    }

    /// Draws two crossing arrows.
    private static func shuffle(_ pen: SymbolPen) {
        pen.polyline([(0.08, 0.28), (0.3, 0.28), (0.78, 0.74), (1.1, 0.74)])
        pen.polyline([(0.08, 0.74), (0.3, 0.74), (0.46, 0.59)])
        pen.polyline([(0.62, 0.43), (0.78, 0.28), (1.1, 0.28)])
        for y in [0.28, 0.74] as [CGFloat] {
            pen.polyline([(0.94, y - 0.17), (1.12, y), (0.94, y + 0.17)])
        }
    }

    /// Draws two triangles in a row.
    private static func skip(_ pen: SymbolPen, isFilled: Bool, forward: Bool) {
        for x in [0.1, 0.76] as [CGFloat] {
            let (base, tip) = forward ? (x, x + 0.62) : (x + 0.62, x)
            let triangle = polygon([(base, 0.2), (tip, 0.5), (base, 0.8)])
            pen.shape(triangle, isFilled: isFilled)
        }
    }

    private static func documents(_ pen: SymbolPen, isFilled: Bool) {
        let back = sheet(in: CGRect(x: 0.33, y: 0.06, width: 0.54, height: 0.66))
        let front = sheet(in: CGRect(x: 0.08, y: 0.28, width: 0.54, height: 0.66))
        pen.shape(back, isFilled: isFilled)
        // There's a gap between the page in front and the one behind it.
        pen.erasing { eraser in
            front.fill()
            SymbolPen(lineWidth: eraser.lineWidth * 3).stroke(front)
        }
        pen.shape(front, isFilled: isFilled)
    }

    /// Returns a page with its upper-right corner cut off.
    private static func sheet(in rect: CGRect) -> UIBezierPath {
        let (fold, radius) = (rect.width * 0.36, rect.width * 0.14)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + radius))
        path.addQuadCurve(to: CGPoint(x: rect.minX + radius, y: rect.minY), controlPoint: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX - fold, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + fold))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - radius))
        path.addQuadCurve(
            to: CGPoint(x: rect.maxX - radius, y: rect.maxY),
            controlPoint: CGPoint(x: rect.maxX, y: rect.maxY)
        )
        path.addLine(to: CGPoint(x: rect.minX + radius, y: rect.maxY))
        path.addQuadCurve(
            to: CGPoint(x: rect.minX, y: rect.maxY - radius),
            controlPoint: CGPoint(x: rect.minX, y: rect.maxY)
        )
        path.close()
        return path
    }

    private static func sliders(_ pen: SymbolPen) {
        for (y, x) in [(0.2, 0.36), (0.5, 0.79), (0.8, 0.36)] as [(CGFloat, CGFloat)] {
            pen.polyline([(0.08, y), (x - 0.1, y)])
            pen.polyline([(x + 0.1, y), (1.07, y)])
            pen.stroke(UIBezierPath(ovalIn: CGRect(x: x - 0.095, y: y - 0.095, width: 0.19, height: 0.19)))
        }
    }

    private static func circling(_ pen: SymbolPen, clockwise: Bool) {
        func x(_ value: CGFloat) -> CGFloat { clockwise ? value : 0.95 - value }
        let arc = UIBezierPath()
        let (from, to): (CGFloat, CGFloat) = clockwise ? (-0.35, -1.7) : (.pi + 0.35, .pi + 1.7)
        arc.addArc(
            withCenter: CGPoint(x: 0.475, y: 0.56),
            radius: 0.36,
            startAngle: from,
            endAngle: to,
            clockwise: clockwise
        )
        pen.stroke(arc)
        pen.polyline([(x(0.4), 0.04), (x(0.62), 0.2), (x(0.42), 0.38)])
    }

    private static func drawingHand(_ pen: SymbolPen, isFilled: Bool) {
        let path = UIBezierPath()
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        // The index finger, the other three fingers, the heel of the hand, and the thumb.
        path.move(to: point(0.47, 0.66))
        path.addLine(to: point(0.47, 0.27))
        path.addCurve(
            to: point(0.61, 0.27),
            controlPoint1: point(0.47, 0.17),
            controlPoint2: point(0.61, 0.17)
        )
        path.addLine(to: point(0.61, 0.5))
        path.addCurve(
            to: point(0.74, 0.51),
            controlPoint1: point(0.64, 0.44),
            controlPoint2: point(0.73, 0.44)
        )
        path.addCurve(
            to: point(0.86, 0.54),
            controlPoint1: point(0.77, 0.46),
            controlPoint2: point(0.86, 0.47)
        )
        path.addCurve(to: point(0.98, 0.6), controlPoint1: point(0.9, 0.5), controlPoint2: point(0.98, 0.52))
        path.addCurve(to: point(0.74, 0.95), controlPoint1: point(1, 0.78), controlPoint2: point(0.96, 0.95))
        path.addCurve(
            to: point(0.43, 0.82),
            controlPoint1: point(0.58, 0.95),
            controlPoint2: point(0.52, 0.92)
        )
        path.addLine(to: point(0.31, 0.68))
        path.addCurve(
            to: point(0.41, 0.59),
            controlPoint1: point(0.26, 0.61),
            controlPoint2: point(0.34, 0.54)
        )
        path.close()
        pen.shape(path, isFilled: isFilled)
        // The line that it draws.
        pen.stroke { line in
            line.move(to: point(0.34, 0.4))
            line.addCurve(
                to: point(0.3, 0.16),
                controlPoint1: point(0.02, 0.42),
                controlPoint2: point(0.06, 0.2)
            )
            line.addCurve(
                to: point(0.98, 0.2),
                controlPoint1: point(0.6, 0.1),
                controlPoint2: point(0.82, -0.02)
            )
            line.addCurve(
                to: point(0.8, 0.36),
                controlPoint1: point(1.04, 0.32),
                controlPoint2: point(0.94, 0.36)
            )
        }
    }

    private static func sun(_ pen: SymbolPen, isFilled: Bool) {
        let center: CGFloat = 0.55
        let disc = CGRect(x: center - 0.2, y: 0.3, width: 0.4, height: 0.4)
        pen.shape(UIBezierPath(ovalIn: disc), isFilled: isFilled)
        for index in 0..<8 {
            let angle = CGFloat(index) * .pi / 4
            pen.polyline([
                (center + 0.35 * cos(angle), 0.5 + 0.35 * sin(angle)),
                (center + 0.45 * cos(angle), 0.5 + 0.45 * sin(angle)),
            ])
        }
    }

    /// Draws a disc without the part that another disc covers.
    private static func moon(_ pen: SymbolPen, isFilled: Bool) {
        let path = UIBezierPath()
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        path.move(to: point(0.37, 0.1))
        path.addCurve(
            to: point(0.48, 0.92),
            controlPoint1: point(-0.12, 0.26),
            controlPoint2: point(-0.04, 0.92)
        )
        path.addCurve(
            to: point(0.87, 0.63),
            controlPoint1: point(0.68, 0.92),
            controlPoint2: point(0.81, 0.81)
        )
        path.addCurve(to: point(0.37, 0.1), controlPoint1: point(0.5, 0.78), controlPoint2: point(0.2, 0.48))
        path.close()
        pen.shape(path, isFilled: isFilled)
    }
}
