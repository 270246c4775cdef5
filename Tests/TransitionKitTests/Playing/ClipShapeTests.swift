import Testing
@_spi(Host) import UIKit

@_spi(Host) @testable import TransitionKit

/// The outlines of shapes, in a unit square.
@MainActor @Suite struct ClipShapeTests {
    private func contains(_ shape: ClipShape, _ x: CGFloat, _ y: CGFloat) -> Bool {
        shape.path.contains(CGPoint(x: x, y: y))
    }

    @Test("A hexagon stands on a corner")
    func hexagonStandsOnCorner() {
        #expect(contains(.hexagon, 0.5, 0.02) && contains(.hexagon, 0.5, 0.98))
        // Its sides are 0.433 away from the center.
        #expect(contains(.hexagon, 0.08, 0.5) && !contains(.hexagon, 0.05, 0.5))
        #expect(contains(.hexagon, 0.92, 0.5) && !contains(.hexagon, 0.95, 0.5))
    }

    @Test("A mirrored shape is in the same square, and mirrored twice, it's as before")
    func mirroredShapeIsInSameSquare() {
        let left = ClipShape("left") { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 0.3, height: 1)) }
        #expect(contains(left.mirrored, 0.9, 0.5) && !contains(left.mirrored, 0.1, 0.5))
        #expect(contains(left.mirrored.mirrored, 0.1, 0.5) && !contains(left.mirrored.mirrored, 0.9, 0.5))
    }
}
