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
}
