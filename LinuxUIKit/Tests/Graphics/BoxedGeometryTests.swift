import Testing
@_spi(Host) import UIKit

/// Boxed geometry for animations and dictionaries.
@MainActor
@Suite struct BoxedGeometryTests {
    @Test func whatIsBoxedComesOut() {
        let point = CGPoint(x: 1, y: 2)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgPoint: point).cgPointValue == point)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
        let offset = UIOffset(horizontal: 1, vertical: 2)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
        #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
    }

    @Test func soDoesATransform() {
        var transform = CATransform3DMakeRotation(0.3, 1, 2, 3)
        transform.m34 = -1 / 500
        let value = NSValue(caTransform3D: transform)
        #expect(CATransform3DEqualToTransform(value.caTransform3DValue, transform))
        #expect(value.cgRectValue == .zero && value.cgPointValue == .zero)
        #expect(NSValue(cgPoint: .zero).caTransform3DValue.m11 == 0)
    }

    @Test func animationsOpenTheBoxes() {
        let window = makeWindow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        UIApplication.shared.tick()
        func shown(_ keyPath: String, _ from: NSValue, _ to: NSValue) -> CALayer? {
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.fromValue = from
            animation.toValue = to
            animation.duration = 1
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            view.layer.add(animation, forKey: "test")
            UIApplication.shared.tick()
            UIApplication.shared.advance(by: 0.5)
            return view.layer.presentation()
        }
        let moved = shown(
            "position",
            NSValue(cgPoint: .zero),
            NSValue(cgPoint: CGPoint(x: 100, y: 40))
        )
        #expect(moved.map { isNear($0.position, CGPoint(x: 50, y: 20), within: 1e-3) } == true)
        let sized = shown(
            "bounds",
            NSValue(cgRect: .zero),
            NSValue(cgRect: CGRect(x: 0, y: 0, width: 40, height: 80))
        )
        #expect(abs((sized?.bounds.width ?? 0) - 20) < 1e-3)
        let scaled = shown(
            "transform",
            NSValue(caTransform3D: CATransform3DIdentity),
            NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))
        )
        #expect(abs((scaled?.transform.m11 ?? 0) - 2) < 1e-3)
    }
}
