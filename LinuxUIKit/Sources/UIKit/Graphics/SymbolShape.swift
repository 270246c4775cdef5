/// The shape of a symbol in a box of height 1, with a y-axis that points down.
struct SymbolShape {
    /// The width of the box.
    var aspectRatio: CGFloat = 1
    /// A Boolean value that indicates whether the shape points in the layout direction, and is mirrored with
    /// it.
    var isDirectional = false
    let draw: (SymbolPen) -> Void

    static func named(_ name: String) -> SymbolShape? {
        let isFilled = name.hasSuffix(".fill")
        let base = isFilled ? String(name.dropLast(5)) : name
        if let shape = isFilled ? nil : lines[name] { return shape }
        if let symbol = controls[base] {
            return SymbolShape(aspectRatio: symbol.aspectRatio) { symbol.draw($0, isFilled) }
        }
        return outlines[base].map { outline in SymbolShape { outline($0, isFilled) } }
    }

    // MARK: Line symbols

    private nonisolated(unsafe) static let lines: [String: SymbolShape] = [
        "chevron.left": chevron([(0.46, 0.14), (0.12, 0.5), (0.46, 0.86)]),
        "chevron.right": chevron([(0.14, 0.14), (0.48, 0.5), (0.14, 0.86)]),
        "chevron.backward": chevron([(0.46, 0.14), (0.12, 0.5), (0.46, 0.86)], isDirectional: true),
        "chevron.forward": chevron([(0.14, 0.14), (0.48, 0.5), (0.14, 0.86)], isDirectional: true),
        "chevron.up": SymbolShape { $0.polyline([(0.14, 0.68), (0.5, 0.32), (0.86, 0.68)]) },
        "chevron.down": SymbolShape { $0.polyline([(0.14, 0.32), (0.5, 0.68), (0.86, 0.32)]) },
        "xmark": SymbolShape { pen in
            pen.polyline([(0.17, 0.17), (0.83, 0.83)])
            pen.polyline([(0.83, 0.17), (0.17, 0.83)])
        },
        "plus": SymbolShape { pen in
            pen.polyline([(0.5, 0.12), (0.5, 0.88)])
            pen.polyline([(0.12, 0.5), (0.88, 0.5)])
        },
        "minus": SymbolShape { $0.polyline([(0.12, 0.5), (0.88, 0.5)]) },
        "checkmark": SymbolShape { $0.polyline([(0.14, 0.54), (0.4, 0.82), (0.86, 0.18)]) },
        "ellipsis": SymbolShape { pen in
            for x in [0.18, 0.5, 0.82] { pen.dot(x, 0.5, radius: 0.08) }
        },
        "arrow.left": arrow(from: (0.9, 0.5), to: (0.1, 0.5), barbs: [(0.42, 0.18), (0.42, 0.82)]),
        "arrow.right": arrow(from: (0.1, 0.5), to: (0.9, 0.5), barbs: [(0.58, 0.18), (0.58, 0.82)]),
        "arrow.up": arrow(from: (0.5, 0.9), to: (0.5, 0.1), barbs: [(0.18, 0.42), (0.82, 0.42)]),
        "arrow.down": arrow(from: (0.5, 0.1), to: (0.5, 0.9), barbs: [(0.18, 0.58), (0.82, 0.58)]),
        "magnifyingglass": SymbolShape { pen in
            pen.stroke(UIBezierPath(ovalIn: CGRect(x: 0.08, y: 0.08, width: 0.6, height: 0.6)))
            pen.polyline([(0.6, 0.6), (0.91, 0.91)])
        },
        "square.and.arrow.up": SymbolShape { pen in
            pen.polyline([
                (0.35, 0.4), (0.2, 0.4), (0.2, 0.95), (0.8, 0.95), (0.8, 0.4), (0.65, 0.4),
            ])
            pen.polyline([(0.5, 0.66), (0.5, 0.07)])
            pen.polyline([(0.32, 0.25), (0.5, 0.07), (0.68, 0.25)])
        },
        "list.bullet": SymbolShape(aspectRatio: 1.2) { pen in
            for y in [0.2, 0.5, 0.8] {
                pen.dot(0.1, y, radius: 0.06)
                pen.polyline([(0.32, y), (1.12, y)])
            }
        },
    ]

    private static func chevron(_ points: [(CGFloat, CGFloat)], isDirectional: Bool = false) -> SymbolShape {
        SymbolShape(aspectRatio: 0.6, isDirectional: isDirectional) { $0.polyline(points) }
    }

    private static func arrow(
        from tail: (CGFloat, CGFloat),
        to tip: (CGFloat, CGFloat),
        barbs: [(CGFloat, CGFloat)]
    ) -> SymbolShape {
        SymbolShape { pen in
            pen.polyline([tail, tip])
            pen.polyline([barbs[0], tip, barbs[1]])
        }
    }

    // MARK: Symbols that can be filled

    private nonisolated(unsafe) static let outlines: [String: (SymbolPen, Bool) -> Void] = [
        "circle": {
            $0.shape(UIBezierPath(ovalIn: CGRect(x: 0.06, y: 0.06, width: 0.88, height: 0.88)), isFilled: $1)
        },
        "square": { pen, isFilled in
            let rect = CGRect(x: 0.08, y: 0.08, width: 0.84, height: 0.84)
            pen.shape(UIBezierPath(roundedRect: rect, cornerRadius: 0.14), isFilled: isFilled)
        },
        "house": { pen, isFilled in
            let walls = polygon([(0.2, 0.48), (0.5, 0.2), (0.8, 0.48), (0.8, 0.9), (0.2, 0.9)])
            pen.shape(walls, isFilled: isFilled)
            pen.polyline([(0.05, 0.54), (0.5, 0.12), (0.95, 0.54)])
            let door = UIBezierPath(rect: CGRect(x: 0.41, y: 0.6, width: 0.18, height: 0.3))
            isFilled ? pen.erase(door) : pen.polyline([(0.41, 0.9), (0.41, 0.6), (0.59, 0.6), (0.59, 0.9)])
        },
        "star": { pen, isFilled in
            pen.shape(star(points: 5, outer: 0.44, inner: 0.19, center: (0.5, 0.53)), isFilled: isFilled)
        },
        "heart": { pen, isFilled in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0.5, y: 0.9))
            path.addCurve(
                to: CGPoint(x: 0.06, y: 0.4),
                controlPoint1: CGPoint(x: 0.3, y: 0.76),
                controlPoint2: CGPoint(x: 0.06, y: 0.6)
            )
            path.addCurve(
                to: CGPoint(x: 0.5, y: 0.28),
                controlPoint1: CGPoint(x: 0.06, y: 0.08),
                controlPoint2: CGPoint(x: 0.4, y: 0.04)
            )
            path.addCurve(
                to: CGPoint(x: 0.94, y: 0.4),
                controlPoint1: CGPoint(x: 0.6, y: 0.04),
                controlPoint2: CGPoint(x: 0.94, y: 0.08)
            )
            path.addCurve(
                to: CGPoint(x: 0.5, y: 0.9),
                controlPoint1: CGPoint(x: 0.94, y: 0.6),
                controlPoint2: CGPoint(x: 0.7, y: 0.76)
            )
            path.close()
            pen.shape(path, isFilled: isFilled)
        },
        "gear": { pen, _ in gear(pen) },
        "gearshape": gearshape,
        "play": { pen, isFilled in
            pen.shape(polygon([(0.2, 0.12), (0.88, 0.5), (0.2, 0.88)]), isFilled: isFilled)
        },
        "pause": { pen, isFilled in
            for x in [0.2, 0.6] {
                pen.shape(
                    UIBezierPath(rect: CGRect(x: x, y: 0.14, width: 0.2, height: 0.72)),
                    isFilled: isFilled
                )
            }
        },
        "person": { pen, isFilled in
            pen.shape(
                UIBezierPath(ovalIn: CGRect(x: 0.3, y: 0.08, width: 0.4, height: 0.42)),
                isFilled: isFilled
            )
            let shoulders = UIBezierPath()
            shoulders.move(to: CGPoint(x: 0.08, y: 0.92))
            shoulders.addCurve(
                to: CGPoint(x: 0.92, y: 0.92),
                controlPoint1: CGPoint(x: 0.1, y: 0.5),
                controlPoint2: CGPoint(x: 0.9, y: 0.5)
            )
            shoulders.close()
            pen.shape(shoulders, isFilled: isFilled)
        },
        "photo": { pen, isFilled in
            let rect = CGRect(x: 0.05, y: 0.14, width: 0.9, height: 0.72)
            pen.shape(UIBezierPath(roundedRect: rect, cornerRadius: 0.12), isFilled: isFilled)
            let hills = polygon([
                (0.1, 0.78), (0.35, 0.5), (0.52, 0.66), (0.68, 0.48), (0.9, 0.74), (0.9, 0.8),
            ])
            let sun = UIBezierPath(ovalIn: CGRect(x: 0.2, y: 0.26, width: 0.15, height: 0.15))
            for path in [hills, sun] { isFilled ? pen.erase(path) : path.fill() }
        },
        "bell": { pen, isFilled in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0.12, y: 0.74))
            path.addCurve(
                to: CGPoint(x: 0.5, y: 0.1),
                controlPoint1: CGPoint(x: 0.36, y: 0.56),
                controlPoint2: CGPoint(x: 0.14, y: 0.1)
            )
            path.addCurve(
                to: CGPoint(x: 0.88, y: 0.74),
                controlPoint1: CGPoint(x: 0.86, y: 0.1),
                controlPoint2: CGPoint(x: 0.64, y: 0.56)
            )
            path.close()
            pen.shape(path, isFilled: isFilled)
            pen.polyline([(0.42, 0.9), (0.58, 0.9)])
        },
        "bookmark": { pen, isFilled in
            let path = polygon([(0.24, 0.08), (0.76, 0.08), (0.76, 0.92), (0.5, 0.68), (0.24, 0.92)])
            pen.shape(path, isFilled: isFilled)
        },
        "envelope": { pen, isFilled in
            let rect = CGRect(x: 0.05, y: 0.18, width: 0.9, height: 0.64)
            pen.shape(UIBezierPath(roundedRect: rect, cornerRadius: 0.1), isFilled: isFilled)
            let flap: [(CGFloat, CGFloat)] = [(0.1, 0.26), (0.5, 0.58), (0.9, 0.26)]
            isFilled ? pen.erasing { $0.polyline(flap) } : pen.polyline(flap)
        },
    ]

    static func polygon(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.close()
        return path
    }

    private static func star(
        points: Int,
        outer: CGFloat,
        inner: CGFloat,
        center: (CGFloat, CGFloat)
    ) -> UIBezierPath {
        polygon(
            (0..<points * 2).map { index in
                let angle = CGFloat(index) * .pi / CGFloat(points) - .pi / 2
                let radius = index.isMultiple(of: 2) ? outer : inner
                return (center.0 + radius * cos(angle), center.1 + radius * sin(angle))
            }
        )
    }

    private static func gear(_ pen: SymbolPen) {
        pen.stroke(UIBezierPath(ovalIn: CGRect(x: 0.16, y: 0.16, width: 0.68, height: 0.68)))
        pen.stroke(UIBezierPath(ovalIn: CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)))
        for index in 0..<8 {
            let angle = CGFloat(index) * .pi / 4
            pen.polyline([
                (0.5 + 0.34 * cos(angle), 0.5 + 0.34 * sin(angle)),
                (0.5 + 0.45 * cos(angle), 0.5 + 0.45 * sin(angle)),
            ])
            if !index.isMultiple(of: 2) {
                pen.polyline([
                    (0.5 + 0.1 * cos(angle), 0.5 + 0.1 * sin(angle)),
                    (0.5 + 0.34 * cos(angle), 0.5 + 0.34 * sin(angle)),
                ])
            }
        }
    }

    private static func gearshape(_ pen: SymbolPen, isFilled: Bool) {
        let teeth = polygon(
            (0..<32).map { index in
                let radius: CGFloat = index % 4 < 2 ? 0.45 : 0.34
                let angle = (CGFloat(index) + 0.5) * .pi / 16
                return (0.5 + radius * cos(angle), 0.5 + radius * sin(angle))
            }
        )
        pen.shape(teeth, isFilled: isFilled)
        let hub = UIBezierPath(ovalIn: CGRect(x: 0.36, y: 0.36, width: 0.28, height: 0.28))
        isFilled ? pen.erase(hub) : pen.stroke(hub)
    }
}

extension SymbolPen {
    func polyline(_ points: [(CGFloat, CGFloat)]) {
        stroke { path in
            for (index, point) in points.enumerated() {
                let point = CGPoint(x: point.0, y: point.1)
                index == 0 ? path.move(to: point) : path.addLine(to: point)
            }
        }
    }

    func dot(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) {
        UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
            .fill()
    }
}
