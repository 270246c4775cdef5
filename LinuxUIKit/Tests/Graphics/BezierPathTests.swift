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
}
