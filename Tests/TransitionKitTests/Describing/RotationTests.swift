import Testing
import TransitionKit
import UIKit

/// The path from one rotation to another, measured in the matrices that are played.
@Suite struct RotationTests {
    /// Returns the angle (0…π) and axis of a matrix's rotation, from its trace and its antisymmetric part.
    /// The rows of Core Animation's matrices are the columns in textbooks.
    private func turn(_ m: CATransform3D) -> (angle: CGFloat, axis: [CGFloat]) {
        let parts = [m.m23 - m.m32, m.m31 - m.m13, m.m12 - m.m21]
        let length = parts.map { $0 * $0 }.reduce(0, +).squareRoot()
        let angle = atan2(length, m.m11 + m.m22 + m.m33 - 1)
        return (angle, length > 0 ? parts.map { $0 / length } : parts)
    }

    /// Returns the angle of the rotation from one pose to another.
    private func angle(from start: Pose, to end: Pose) -> CGFloat {
        let m = start.transform
        var back = CATransform3DIdentity
        (back.m11, back.m12, back.m13) = (m.m11, m.m21, m.m31)
        (back.m21, back.m22, back.m23) = (m.m12, m.m22, m.m32)
        (back.m31, back.m32, back.m33) = (m.m13, m.m23, m.m33)
        return turn(CATransform3DConcat(back, end.transform)).angle
    }

    private func turned(_ angle: CGFloat, _ axis: Rotation.Axis) -> Pose {
        Pose.rest.rotated(to: angle, about: axis)
    }

    @Test("Halfway between quarter turns about x and y, the rotation is arccos ⅓ about the bisector")
    func halfwayBetweenQuarterTurnsAboutXAndY() {
        // The quaternions (√½, √½, 0, 0) and (√½, 0, √½, 0) add up to √½ · (2, 1, 1, 0), with the length √3.
        // Half the angle has the cosine √⅔, and the whole angle has the cosine 2 · ⅔ - 1 = ⅓, which is
        // 70.53°.
        let half = turned(.pi / 2, .x).interpolated(to: turned(.pi / 2, .y), at: 0.5)
        let (angle, axis) = turn(half.transform)
        let diagonal = CGFloat(0.5).squareRoot()
        #expect(abs(angle - acos(CGFloat(1) / 3)) < 1e-12)
        #expect(abs(axis[0] - diagonal) < 1e-12)
        #expect(abs(axis[1] - diagonal) < 1e-12)
        #expect(abs(axis[2]) < 1e-12)
    }

    @Test("At a quarter of the way, it's closer to the first")
    func atAQuarterOfTheWayItsCloserToTheFirst() {
        // The two quaternions are 60° apart. At 15° from the first and 45° from the second, their weights are
        // the sines of the other's angle.
        let pose = turned(.pi / 2, .x).interpolated(to: turned(.pi / 2, .y), at: 0.25)
        let whole = sin(CGFloat.pi / 3)
        let (near, far) = (sin(CGFloat.pi / 4) / whole, sin(CGFloat.pi / 12) / whole)
        let (angle, axis) = turn(pose.transform)
        #expect(abs(cos(angle / 2) - cos(CGFloat.pi / 4) * (near + far)) < 1e-12)
        #expect(abs(axis[0] / axis[1] - near / far) < 1e-9)
        #expect(abs(axis[2]) < 1e-12)
    }

    /// Rotations about different axes, and the angles between them.
    private static let pairs: [(Rotation, Rotation, CGFloat)] = [
        (Rotation(angle: .pi / 2, axis: .x), Rotation(angle: .pi / 2, axis: .y), 2 * .pi / 3),
        (Rotation(angle: .pi, axis: .x), Rotation(angle: .pi, axis: .y), .pi),
        (Rotation(angle: 0.3, axis: .z), Rotation(angle: -0.3, axis: Rotation.Axis(x: 0, y: 0, z: 4)), 0.6),
        (Rotation(angle: 0.4, axis: .y), Rotation(angle: 0.4, axis: Rotation.Axis(x: 0, y: -1, z: 0)), 0.8),
        // The shorter path: 350° about x are ten degrees in the opposite direction.
        (
            Rotation(angle: 350 * .pi / 180, axis: .x),
            Rotation(angle: 10 * .pi / 180, axis: Rotation.Axis(x: 2, y: 0, z: 0)),
            20 * .pi / 180
        ),
    ]

    @Test(
        "Between rotations about different axes, the path is the shortest one, at constant speed",
        arguments: pairs
    )
    func betweenRotationsAboutDifferentAxes(start: Rotation, end: Rotation, whole: CGFloat) {
        let (first, last) = (turned(start.angle, start.axis), turned(end.angle, end.axis))
        #expect(abs(angle(from: first, to: last) - whole) < 1e-9)
        for step in 0...40 {
            let pose = first.interpolated(to: last, at: CGFloat(step) / 40)
            let (done, left) = (whole * CGFloat(step) / 40, whole * CGFloat(40 - step) / 40)
            #expect(abs(angle(from: first, to: pose) - done) < 1e-9, "at \(step)/40")
            #expect(abs(angle(from: pose, to: last) - left) < 1e-9, "at \(step)/40")
        }
    }

    @Test("A spring continues along the same circle beyond the end")
    func aSpringContinuesAlongTheSameCircleBeyondTheEnd() {
        let (start, end) = (turned(.pi / 2, .x), turned(.pi / 2, .y))
        let beyond = start.interpolated(to: end, at: 1.25)
        #expect(abs(angle(from: start, to: beyond) - 1.25 * 2 * .pi / 3) < 1e-9)
        #expect(abs(angle(from: end, to: beyond) - 0.25 * 2 * .pi / 3) < 1e-9)
    }

    @Test(
        "About a single axis, the angle changes linearly, over any number of turns",
        arguments: [Rotation.Axis.x, .y, .z, Rotation.Axis(x: 0.22, y: -0.97, z: 0.11)],
        [(0, 5 * .pi), (-3 * .pi, 3 * .pi), (0.5, 0.5 + 4 * .pi), (7, 0)] as [(CGFloat, CGFloat)]
    )
    func wholeTurns(axis: Rotation.Axis, angles: (CGFloat, CGFloat)) {
        let (start, end) = (turned(angles.0, axis), turned(angles.1, axis))
        for step in 0...24 {
            let moment = CGFloat(step) / 20
            let rotation = start.interpolated(to: end, at: moment).rotation
            #expect(abs(rotation.angle - (angles.0 + (angles.1 - angles.0) * moment)) < 1e-12)
            #expect(rotation.angle == 0 || rotation.axis == axis)
        }
    }

    @Test("Almost equal rotations remain so in between, and never become zero")
    func nearlyEqual() {
        let start = turned(1, Rotation.Axis(x: 0, y: 1, z: 0))
        for end in [
            turned(1, Rotation.Axis(x: 0.02, y: 1, z: -0.01)),
            turned(1.01, Rotation.Axis(x: 0, y: 1.5, z: 0)),
            turned(1, Rotation.Axis(x: 0, y: 1 + 1e-12, z: 1e-12)),
        ] {
            let whole = angle(from: start, to: end)
            #expect(whole < 0.03)
            for step in 0...20 {
                let pose = start.interpolated(to: end, at: CGFloat(step) / 20)
                #expect(turn(pose.transform).angle > 0.99)
                #expect(angle(from: start, to: pose) < whole + 1e-9)
            }
        }
    }

    @Test("Both ends are exact")
    func bothEndsAreExact() {
        let (start, end) = (turned(1.1, .x), turned(-2.3, Rotation.Axis(x: 1, y: 2, z: -3)))
        for (pose, expected) in [
            (start.interpolated(to: end, at: 0), start), (start.interpolated(to: end, at: 1), end),
        ] {
            let (m, n) = (pose.transform, expected.transform)
            let differences = [
                m.m11 - n.m11, m.m12 - n.m12, m.m13 - n.m13, m.m21 - n.m21, m.m22 - n.m22, m.m23 - n.m23,
                m.m31 - n.m31, m.m32 - n.m32, m.m33 - n.m33,
            ]
            #expect(differences.allSatisfy { abs($0) < 1e-12 })
        }
    }
}
