extension CGMutablePath {
    /// Adds an ellipse. It starts at the middle of the right edge, and is clockwise if the y-axis points
    /// down.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        if rect.isNull { return }
        let unit = CGAffineTransform(
            a: rect.width / 2,
            b: 0,
            c: 0,
            d: rect.height / 2,
            tx: rect.midX,
            ty: rect.midY
        )
        let toUser = unit.concatenating(transform)
        move(to: CGPoint(x: 1, y: 0), transform: toUser)
        addUnitArc(from: 0, delta: 2 * .pi, transform: toUser)
        closeSubpath()
    }

    /// Adds a rounded rectangle. Corners that are larger than half of the sides are a programmer error, as in
    /// Apple's Core Graphics.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        if rect.isNull { return }
        precondition(
            cornerWidth >= 0 && 2 * cornerWidth <= rect.width
                && cornerHeight >= 0 && 2 * cornerHeight <= rect.height,
            """
            CGPathAddRoundedRect: a corner is at most half as wide and high as the rectangle, and not \
            \(cornerWidth)×\(cornerHeight) in \(rect)
            """
        )
        let (width, height) = (cornerWidth, cornerHeight)
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }

        let corners: [(center: CGPoint, angle: CGFloat)] = [
            (CGPoint(x: rect.maxX - width, y: rect.maxY - height), 0),
            (CGPoint(x: rect.minX + width, y: rect.maxY - height), .pi / 2),
            (CGPoint(x: rect.minX + width, y: rect.minY + height), .pi),
            (CGPoint(x: rect.maxX - width, y: rect.minY + height), 3 * .pi / 2),
        ]
        move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
        for corner in corners {
            let unit = CGAffineTransform(width, 0, 0, height, corner.center.x, corner.center.y)
            let toUser = unit.concatenating(transform)
            addLine(to: Self.unitPoint(at: corner.angle).applying(toUser))
            addUnitArc(from: corner.angle, delta: .pi / 2, transform: toUser)
        }
        closeSubpath()
    }

    /// Adds an arc of a circle, and connects it to the current point with a line. The angles, in radians,
    /// increase from the x-axis toward the y-axis, and decrease if `clockwise` is true.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        var delta = clockwise ? startAngle - endAngle : endAngle - startAngle
        if delta < 0 {
            delta = delta.truncatingRemainder(dividingBy: turn)
            if delta < 0 { delta += turn }
        }
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            delta: clockwise ? -min(delta, turn) : min(delta, turn),
            transform: transform
        )
    }

    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
        let toUser = CGAffineTransform(radius, 0, 0, radius, center.x, center.y).concatenating(transform)
        let start = Self.unitPoint(at: startAngle).applying(toUser)
        if isEmpty {
            move(to: start)
        } else if currentPoint != start {
            addLine(to: start)
        }
        addUnitArc(from: startAngle, delta: delta, transform: toUser)
    }

    /// Adds a line toward the first point, and an arc that leads into the line from there to the second
    /// point.
    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty else { return }
        let origin = transform.isIdentity ? currentPoint : currentPoint.applying(transform.inverted())
        let before = CGVector(dx: origin.x - tangent1End.x, dy: origin.y - tangent1End.y)
        let after = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let lengths = hypot(before.dx, before.dy) * hypot(after.dx, after.dy)
        let cross = before.dx * after.dy - before.dy * after.dx
        guard radius > 0, lengths > 0, abs(cross) > lengths * 1e-9 else {
            return addLine(to: tangent1End, transform: transform)
        }
        let dot = before.dx * after.dx + before.dy * after.dy
        let angle = atan2(abs(cross), dot)
        let reach = radius / tan(angle / 2)
        let unitBefore = CGVector(
            dx: before.dx / hypot(before.dx, before.dy),
            dy: before.dy / hypot(before.dx, before.dy)
        )
        // The circle touches the first line here. Its center lies perpendicular to this line, on the side of
        // the second one.
        let touch = CGPoint(
            x: tangent1End.x + unitBefore.dx * reach,
            y: tangent1End.y + unitBefore.dy * reach
        )
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(
            x: touch.x - side * unitBefore.dy * radius,
            y: touch.y + side * unitBefore.dx * radius
        )
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: atan2(touch.y - center.y, touch.x - center.x),
            delta: -side * (.pi - angle),
            transform: transform
        )
    }

    static func unitPoint(at angle: CGFloat) -> CGPoint {
        // Quarter turns are exact, so circles touch their rectangles.
        let quarters = angle / (.pi / 2)
        if quarters == quarters.rounded() {
            switch (Int(quarters) % 4 + 4) % 4 {
            case 0: return CGPoint(x: 1, y: 0)
            case 1: return CGPoint(x: 0, y: 1)
            case 2: return CGPoint(x: -1, y: 0)
            default: return CGPoint(x: 0, y: -1)
            }
        }
        return CGPoint(x: cos(angle), y: sin(angle))
    }

    /// Adds curves along the unit circle from the current point, each a quarter turn or less.
    private func addUnitArc(from start: CGFloat, delta: CGFloat, transform: CGAffineTransform) {
        guard delta != 0 else { return }
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let part = delta / CGFloat(count)
        let reach = 4 / 3 * tan(part / 4)
        for index in 0..<count {
            let p0 = Self.unitPoint(at: start + CGFloat(index) * part)
            let p3 = Self.unitPoint(at: start + CGFloat(index + 1) * part)
            addCurve(
                to: p3,
                control1: CGPoint(x: p0.x - reach * p0.y, y: p0.y + reach * p0.x),
                control2: CGPoint(x: p3.x + reach * p3.y, y: p3.y - reach * p3.x),
                transform: transform
            )
        }
    }
}
