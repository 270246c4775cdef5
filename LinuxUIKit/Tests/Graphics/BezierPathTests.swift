import Testing
@_spi(Host) import UIKit

/// The quotations are from Apple's pages of these methods and properties.
@MainActor
@Suite struct BezierPathTests {
    /// `bounds`: "the smallest rectangle that completely encloses all points in the path, including any
    /// control points for Bézier and quadratic curves".
    @Test func theBoundsIncludeControlPoints() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 20))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
        path.addCurve(
            to: CGPoint(x: 20, y: 0),
            controlPoint1: CGPoint(x: 12, y: -8),
            controlPoint2: CGPoint(x: 30, y: 4)
        )
        #expect(path.bounds == CGRect(x: 0, y: -8, width: 30, height: 28))
    }

    /// `contains(_:)`: "A point is not considered to be enclosed by the path if it is inside an open subpath,
    /// regardless of whether that area would be painted during a fill operation."
    @Test func anOpenSubpathEnclosesNothing() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 20, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 20))
        let point = CGPoint(x: 5, y: 5)
        #expect(!path.contains(point))
        path.append(UIBezierPath(rect: CGRect(x: 30, y: 0, width: 10, height: 10)))
        #expect(!path.contains(point) && path.contains(CGPoint(x: 35, y: 5)))
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 20, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 20))
        path.close()
        #expect(path.contains(point))
        #expect(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(point))
    }

    @Test func theRuleAppliesToClosedSubpaths() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        let middle = CGPoint(x: 15, y: 15)
        #expect(path.contains(middle))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(middle) && path.contains(CGPoint(x: 5, y: 5)))
    }

    /// The elements of a path, such as "m 0 0" for a move and "c 1 2 3 4 5 6" for a curve.
    private func elements(_ path: UIBezierPath) -> [String] {
        var result: [String] = []
        path.cgPath.applyWithBlock { element in
            var name = "z"
            var count = 0
            switch element.pointee.type {
            case .moveToPoint: (name, count) = ("m", 1)
            case .addLineToPoint: (name, count) = ("l", 1)
            case .addQuadCurveToPoint: (name, count) = ("q", 2)
            case .addCurveToPoint: (name, count) = ("c", 3)
            default: break
            }
            for index in 0..<count {
                let point = element.pointee.points[index]
                name += " \(Int(point.x)) \(Int(point.y))"
            }
            result.append(name)
        }
        return result
    }

    /// `reversing()`: "A new path object with the same path shape but for which the path has been created in
    /// the reverse direction." "This method reverses each whole or partial subpath in the path object
    /// individually."
    @Test func reversedPathsHaveTheSameShape() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), controlPoint: CGPoint(x: 5, y: 6))
        path.addCurve(
            to: CGPoint(x: 13, y: 14),
            controlPoint1: CGPoint(x: 9, y: 10),
            controlPoint2: CGPoint(x: 11, y: 12)
        )
        path.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10)))
        path.lineWidth = 3
        path.usesEvenOddFillRule = true
        let reversed = path.reversing()
        #expect(
            elements(reversed) == [
                "m 13 14", "c 11 12 9 10 7 8", "q 5 6 3 4", "l 1 2",
                "m 20 10", "l 30 10", "l 30 0", "l 20 0", "z",
            ]
        )
        #expect(reversed.lineWidth == 3 && reversed.usesEvenOddFillRule && reversed !== path)
        #expect(elements(path).first == "m 1 2")
        #expect(reversed.reversing().cgPath == path.cgPath && UIBezierPath().reversing().isEmpty)
    }

    @Test func copiesHaveShapeAndStyleAndAreIndependent() throws {
        let path = UIBezierPath(cgPath: CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil))
        #expect(elements(path) == ["m 1 2", "l 4 2", "l 4 6", "l 1 6", "z"])
        path.lineWidth = 3
        path.usesEvenOddFillRule = true
        let copy = try #require(path.copy() as? UIBezierPath)
        #expect(copy !== path && copy.cgPath == path.cgPath)
        #expect(copy.lineWidth == 3 && copy.usesEvenOddFillRule)
        copy.addLine(to: CGPoint(x: 50, y: 50))
        #expect(path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    /// By the nonzero rule, a reversed subpath inside another cuts a hole.
    @Test func aReversedSubpathCutsAHole() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
        #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
    }
}
