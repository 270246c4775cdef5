import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
    let point = CGPoint(x: 3, y: 5)

    @Test func aRotationTurnsTheXAxisTowardsTheYAxis() {
        let half = (0.5 as CGFloat).squareRoot()
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(coincide(turned, CGPoint(x: half, y: half)))
    }

    @Test func concatenatingAppliesTheReceiverFirst() {
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        let move = CGAffineTransform(translationX: 10, y: 20)
        #expect(scale.concatenating(move) == CGAffineTransform(2, 0, 0, 3, 10, 20))
        #expect(move.concatenating(scale) == CGAffineTransform(2, 0, 0, 3, 20, 60))
    }

    @Test func methodsPutTheNewPartFirst() {
        let base = CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: -6)
        let moved = CGAffineTransform(translationX: 7, y: 8).concatenating(base)
        #expect(base.translatedBy(x: 7, y: 8) == moved)
        #expect(base.scaledBy(x: 2, y: 3) == CGAffineTransform(scaleX: 2, y: 3).concatenating(base))
        #expect(base.rotated(by: 0.3) == CGAffineTransform(rotationAngle: 0.3).concatenating(base))
    }

    @Test func theInverseUndoes() {
        let transform = CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: -6)
        #expect(coincide(point.applying(transform).applying(transform.inverted()), point))
    }

    @Test func whatCannotBeInvertedStaysAsItIs() {
        let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
        #expect(flat.inverted() == flat)
    }

    @Test func theEmptyTransformIsNotTheIdentity() {
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(point.applying(.identity) == point)
    }

    @Test func rectanglesGrowToHoldTheirCorners() {
        let turned = CGRect(x: 0, y: 0, width: 2, height: 4).applying(
            CGAffineTransform(rotationAngle: .pi / 2)
        )
        #expect(coincide(turned, CGRect(x: -4, y: 0, width: 4, height: 2)))
        let mirrored = CGRect(x: 1, y: 1, width: 2, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1))
        #expect(mirrored == CGRect(x: -3, y: 1, width: 2, height: 4))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test func sizesIgnoreTranslation() {
        let transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 100)
        #expect(CGSize(width: 2, height: 3).applying(transform) == CGSize(width: -3, height: 2))
    }

    @Test func codingKeepsSixNumbersInOrder() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode(transform)
        #expect(try JSONDecoder().decode([Double].self, from: data) == [1, 2, 3, 4, 5, 6])
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
        let vector = CGVector(dx: 1.5, dy: -2)
        let coded = try JSONEncoder().encode(vector)
        #expect(try JSONDecoder().decode(CGVector.self, from: coded) == vector)
    }
}
