import CoreGraphics
import TestSupport
import Testing

@Suite struct CGPathTests {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 40)

    @Test func aRectangleIsFourLines() {
        let path = CGPath(rect: rect, transform: nil)
        #expect(
            path.elementTypes == [
                .moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath,
            ]
        )
        #expect(path.boundingBox == rect)
        var found = CGRect.zero
        #expect(path.isRect(&found))
        #expect(found == rect)
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    }

    @Test func anEmptyPathHasNoBounds() {
        let path = CGMutablePath()
        #expect(path.isEmpty)
        #expect(path.boundingBox.isNull)
        #expect(path.boundingBoxOfPath.isNull)
        #expect(path.currentPoint == .zero)
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.isEmpty)
    }

    @Test func anEllipseTouchesItsRectangle() {
        let ellipse = CGPath(ellipseIn: rect, transform: nil)
        #expect(coincide(ellipse.boundingBoxOfPath, rect))
        #expect(ellipse.currentPoint == CGPoint(x: rect.maxX, y: rect.midY))
        // Four cubic arcs stay within 0.03 % of the radius.
        for angle in stride(from: 0, to: 2 * CGFloat.pi, by: 0.1) {
            let (x, y) = (30 * cos(angle), 20 * sin(angle))
            let center = CGPoint(x: rect.midX, y: rect.midY)
            #expect(ellipse.contains(CGPoint(x: center.x + x * 0.9995, y: center.y + y * 0.9995)))
            #expect(!ellipse.contains(CGPoint(x: center.x + x * 1.0005, y: center.y + y * 1.0005)))
        }
    }

    @Test func roundedCornersAreCutOff() {
        let path = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 10, transform: nil)
        #expect(coincide(path.boundingBoxOfPath, rect))
        let inset = 10 - 10 * (0.5 as CGFloat).squareRoot()
        #expect(!path.contains(CGPoint(x: rect.minX + inset - 0.05, y: rect.minY + inset - 0.05)))
        #expect(path.contains(CGPoint(x: rect.minX + inset + 0.05, y: rect.minY + inset + 0.05)))
        #expect(path.contains(CGPoint(x: rect.minX + 0.01, y: rect.midY)))
    }

    @Test func cornersCanBeHalfASide() {
        let round = CGPath(roundedRect: rect, cornerWidth: 30, cornerHeight: 20, transform: nil)
        #expect(coincide(round.boundingBoxOfPath, rect))
        let square = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 5, transform: nil)
        #expect(square.isRect(nil))
        let none = CGPath(roundedRect: .null, cornerWidth: 10, cornerHeight: 10, transform: nil)
        #expect(none.isEmpty)
    }

    /// Apple's function stops the app: "Assertion failed: (corner_width >= 0 && 2 * corner_width <=
    /// CGRectGetWidth(rect)), function CGPathAddRoundedRect".
    @Test(
        "Corners that are larger than half of a side, or negative, are an error",
        arguments: [[30.1, 20], [30, 20.1], [1000, 1000], [-1, 5], [5, -1]]
    )
    func largeCorners(corner: [Double]) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [corner] in
            let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
            _ = CGPath(roundedRect: rect, cornerWidth: corner[0], cornerHeight: corner[1], transform: nil)
        }
        #expect(result.names("CGPathAddRoundedRect: a corner is at most half"))
    }

    @Test func aCurvesBoundsLeaveOutItsControlPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(coincide(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        let cubic = CGMutablePath()
        cubic.move(to: .zero)
        cubic.addCurve(to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 0, y: 1), control2: CGPoint(x: 1, y: 1))
        #expect(coincide(cubic.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 1, height: 0.75)))
    }

    /// The same curve as above, after a move and after a line. If it began elsewhere, it would be lower.
    @Test func aCurveBeginsAtTheCurrentPoint() {
        let (start, end) = (CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10))
        let curve = CGMutablePath()
        curve.move(to: start)
        curve.addQuadCurve(to: end, control: CGPoint(x: 15, y: 20))
        #expect(coincide(curve.boundingBoxOfPath, CGRect(x: 10, y: 10, width: 10, height: 5)))
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: start)
        path.addQuadCurve(to: end, control: CGPoint(x: 15, y: 20))
        #expect(coincide(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 15)))
    }

    @Test func arcsGoTheWayTheyAreTold() {
        let forward = CGMutablePath()
        forward.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(coincide(forward.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10)))
        let backward = CGMutablePath()
        backward.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(coincide(backward.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20)))
        #expect(coincide(forward.currentPoint, backward.currentPoint))
        let circle = CGMutablePath()
        circle.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 7 * .pi, clockwise: false)
        #expect(coincide(circle.currentPoint, CGPoint(x: 10, y: 0)))
    }

    @Test func anArcBetweenTangentsTouchesBoth() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(coincide(path.currentPoint, CGPoint(x: 10, y: 4), within: 1e-9))
        #expect(coincide(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 4), within: 1e-9))
        path.addArc(tangent1End: CGPoint(x: 10, y: 20), tangent2End: CGPoint(x: 10, y: 30), radius: 4)
        #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    }

    @Test func fillRulesDifferWhereOutlinesOverlap() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 15), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 35, y: 15)))
        let move = CGAffineTransform(translationX: -30, y: 0)
        #expect(path.contains(CGPoint(x: 35, y: 15), transform: move))
    }

    @Test func transformsApplyToWhatIsAdded() {
        var turn = CGAffineTransform(rotationAngle: .pi / 2)
        let turned = CGPath(rect: rect, transform: &turn)
        #expect(coincide(turned.boundingBox, CGRect(x: -60, y: 10, width: 40, height: 60)))
        #expect(CGPath(rect: rect, transform: nil).copy(using: &turn) == turned)
        let path = CGMutablePath()
        path.addPath(CGPath(rect: rect, transform: nil), transform: turn)
        #expect(path == turned)
    }

    @Test func closingGoesBackToTheStart() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 5)])
        #expect(path.currentPoint == CGPoint(x: 5, y: 5))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(path.boundingBox == CGRect(x: 1, y: 1, width: 8, height: 8))
    }

    @Test func copiesAreIndependent() throws {
        let path = CGMutablePath()
        path.addRect(rect)
        let copy = try #require(path.copy())
        let other = try #require(path.mutableCopy())
        path.addRect(CGRect(x: 500, y: 500, width: 1, height: 1))
        #expect(copy.boundingBox == rect)
        #expect(other.boundingBox == rect)
        #expect(copy == other)
    }
}

extension CGPath {
    fileprivate var elementTypes: [CGPathElementType] {
        var types: [CGPathElementType] = []
        applyWithBlock { types.append($0.pointee.type) }
        return types
    }
}
