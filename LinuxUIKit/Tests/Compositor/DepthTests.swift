@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore
import Testing

@MainActor
@Suite struct DepthTests {
    @Test func zPositionComesBeforeArrayOrder() {
        let picture = Picture(100, 100) { root in
            let front = CALayer(0, 0, 60, 60, .red)
            front.zPosition = 1
            _ = root.with(front, CALayer(20, 20, 60, 60, .green), CALayer(40, 40, 60, 60, .blue))
        }
        #expect(picture[10, 10] == .red && picture[30, 30] == .red && picture[50, 50] == .red)
        #expect(picture[70, 70] == .blue && picture[70, 30] == .green)
    }

    @Test func depthComesFromTheTransformToo() {
        let picture = Picture(100, 100) { root in
            let front = CALayer(0, 0, 60, 60, .red)
            front.transform = CATransform3DMakeTranslation(0, 0, 5)
            _ = root.with(front, CALayer(20, 20, 60, 60, .green))
        }
        #expect(picture[30, 30] == .red)
    }

    /// In a space seen from behind, the front is at the back.
    @Test func aTurnedSpaceTurnsTheOrderRound() {
        let picture = Picture(100, 100) { root in
            root.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 1, 0)
            let front = CALayer(20, 20, 60, 60, .red)
            front.zPosition = 10
            _ = root.with(CALayer(20, 20, 60, 60, .green), front)
        }
        #expect(picture[50, 50] == .green)
    }

    @Test func planesThatMeetAreCutWhereTheyMeet() {
        func picture(swapped: Bool) -> Picture {
            Picture(200, 100, scale: 2) { root in
                var perspective = CATransform3DIdentity
                perspective.m34 = -1 / 400
                root.sublayerTransform = perspective
                let first = CALayer(50, 10, 100, 80, .red)
                // The right side moves away…
                first.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
                let second = CALayer(50, 10, 100, 80, .green)
                // …and comes closer.
                second.transform = CATransform3DMakeRotation(-0.6, 0, 1, 0)
                _ = swapped ? root.with(second, first) : root.with(first, second)
            }
        }
        for picture in [picture(swapped: false), picture(swapped: true)] {
            #expect(picture.at(70, 50) == .red && picture.at(98, 50) == .red)
            #expect(picture.at(102, 50) == .green && picture.at(130, 50) == .green)
            // Nothing shows through along the cut.
            for x in 190..<210 { #expect(picture[x, 100].alpha == 255, "column \(x)") }
        }
    }

    @Test func aCutLeavesTheRestOfAPlaneWhole() {
        let picture = Picture(200, 200, scale: 1) { root in
            let wall = CALayer(20, 20, 160, 160, .white)
            // A small door passes through the wall's center. The wall is cut along its line, which must not
            // be visible.
            let door = CALayer(80, 80, 40, 40, .red)
            door.transform = CATransform3DMakeRotation(1, 0, 1, 0)
            _ = root.with(wall, door)
        }
        #expect(picture[92, 100] == .red && picture[108, 100] == .white)
        for y in [30, 60, 140, 170] { for x in 95..<105 { #expect(picture[x, y] == .white) } }
    }

    @Test func threePlanesThroughOneAnother() {
        let picture = Picture(200, 200) { root in
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 400
            root.sublayerTransform = perspective
            let upright = CALayer(50, 50, 100, 100, .red)
            upright.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
            let other = CALayer(50, 50, 100, 100, .green)
            other.transform = CATransform3DMakeRotation(-0.7, 0, 1, 0)
            let lying = CALayer(50, 50, 100, 100, .blue)
            lying.transform = CATransform3DMakeRotation(0.7, 1, 0, 0)
            _ = root.with(upright, other, lying)
        }
        // The slopes intersect, and in each area, the one closest to the eye is visible: red on the left,
        // green on the right, and blue at the bottom.
        #expect(picture[70, 100] == .red && picture[130, 100] == .green && picture[100, 130] == .blue)
        #expect(picture[75, 110] == .red && picture[125, 110] == .green)
        #expect(picture[95, 130] == .blue && picture[105, 130] == .blue)
    }

    @Test func everyLayerFlattensItsSublayers() {
        let picture = Picture(100, 100) { root in
            let group = CALayer(0, 0, 100, 100)
            let near = CALayer(20, 20, 60, 60, .red)
            near.zPosition = 100
            _ = root.with(group.with(near), CALayer(20, 20, 60, 60, .green))
        }
        #expect(picture[50, 50] == .green)
    }

    @Test func aTransformLayerSharesTheSpaceAroundIt() {
        let picture = Picture(100, 100) { root in
            let group = CATransformLayer()
            group.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            let near = CALayer(20, 20, 60, 60, .red)
            near.zPosition = 100
            _ = root.with(group.with(near), CALayer(20, 20, 60, 60, .green))
        }
        #expect(picture[50, 50] == .red)
    }

    @Test func coplanarLayersOfATurnedSpaceKeepTheirOrder() {
        let picture = Picture(200, 200) { root in
            var turn = CATransform3DIdentity
            turn.m34 = -1 / 400
            root.sublayerTransform = CATransform3DRotate(turn, 0.8, 1, 1, 0)
            _ = root.with(
                CALayer(40, 40, 80, 80, .red),
                CALayer(60, 60, 80, 80, .green),
                CALayer(80, 80, 80, 80, .blue)
            )
        }
        #expect(picture[100, 100] == .blue)
        // The space rotates about this diagonal, which therefore doesn't move.
        #expect(picture[70, 70] == .green && picture[50, 50] == .red)
    }

    /// A wall that faces the eye, a board that passes through it, and a ramp that's in front of the wall
    /// where they overlap, but whose middle is far behind it. The ramp overlaps only the near part of the
    /// board, so the far part, which is behind the wall, doesn't have to wait for the ramp.
    @Test(arguments: [[0, 1, 2], [1, 0, 2], [2, 0, 1]])
    func aNeighborOfOnePartOfACutPlaneIsNoneOfTheOther(order: [Int]) {
        let picture = Picture(620, 100) { root in
            let slope: CGFloat = 0.15
            let tilt: CGFloat = atan(slope)
            // From x = 60 to 600.
            let ramp = CALayer(0, 0, 540 * (1 + slope * slope).squareRoot(), 100, .red)
            ramp.position.x = 330
            ramp.zPosition = -32.5
            ramp.transform = CATransform3DMakeRotation(tilt, 0, 1, 0)
            let wall = CALayer(0, 0, 100, 100, .green)
            // From x = 20 to 80.
            let board = CALayer(0, 0, 60 * (2 as CGFloat).squareRoot(), 100, .blue)
            board.position.x = 50
            board.transform = CATransform3DMakeRotation(-.pi / 4, 0, 1, 0)
            for index in order { root.addSublayer([ramp, wall, board][index]) }
        }
        // The wall is at 0, the board at x - 50, and the ramp at 8 - 0.15 (x - 60).
        #expect(picture[30, 50] == .green && picture[55, 50] == .blue)
        #expect(picture[70, 50] == .blue && picture[90, 50] == .red && picture[500, 50] == .red)
    }
}
