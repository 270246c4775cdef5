import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct ViewGeometryTests {
    @Test func frameFollowsBoundsAndCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(view.center == CGPoint(x: 60, y: 50))
        view.bounds.size = CGSize(width: 50, height: 20)
        #expect(view.frame == CGRect(x: 35, y: 40, width: 50, height: 20))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame.origin == CGPoint(x: 75, y: 90))
    }

    @Test func frameIsTheBoxAroundTheTransformedBounds() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isNear(view.frame.origin, CGPoint(x: 25, y: -25)))
        #expect(abs(view.frame.width - 50) < 1e-6 && abs(view.frame.height - 100) < 1e-6)
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
    }

    @Test func emptyInitializerGivesAnEmptyView() {
        #expect(UIView().frame == .zero)
        #expect(SizedView(3, 4).frame == .zero)
    }

    @Test func alphaIsHeldBetweenZeroAndOne() {
        let view = UIView()
        view.alpha = 3
        #expect(view.alpha == 1)
        view.alpha = -1
        #expect(view.alpha == 0)
    }

    // MARK: Conversion

    @Test func convertsAlongTheTree() {
        let window = makeWindow()
        let outer = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        window.addSubview(outer)
        outer.addSubview(inner)
        outer.bounds.origin = CGPoint(x: 0, y: 30)

        #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 111, y: 42))
        #expect(inner.convert(CGPoint(x: 111, y: 42), from: nil) == CGPoint(x: 1, y: 2))
        #expect(outer.convert(inner.bounds, from: inner) == inner.frame)
    }

    @Test func withoutAWindowNilIsTheTopOfTheTree() {
        let top = UIView(frame: CGRect(x: 7, y: 7, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        top.addSubview(child)
        #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
    }

    @Test func convertsBetweenWindowsByWayOfTheScreen() {
        let window = makeWindow()
        let other = UIWindow(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
        other.isHidden = false
        let view = UIView(frame: CGRect(x: 50, y: 60, width: 10, height: 10))
        window.addSubview(view)
        #expect(view.convert(CGPoint.zero, to: other) == CGPoint(x: 20, y: 20))
        #expect(window.convert(CGPoint(x: 1, y: 1), to: nil as UIWindow?) == CGPoint(x: 1, y: 1))
        #expect(other.convert(CGPoint.zero, to: window) == CGPoint(x: 30, y: 40))
    }

    @Test func rectanglesConvertToTheirBoundingBox() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(turned)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let box = turned.convert(turned.bounds, to: outer)
        #expect(abs(box.width - 100 * 2.0.squareRoot()) < 1e-9)
        #expect(abs(box.midX - 50) < 1e-9 && abs(box.midY - 50) < 1e-9)
    }

    /// A face rotated by 60° about the vertical axis, seen from 500 points: the right edge is 50·sin 60°
    /// behind the screen, so everything there shrinks by 1 + 43.30/500 toward the center of the superview.
    @Test func convertsThroughPerspective() {
        let window = makeWindow(size: CGSize(width: 400, height: 400))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        window.layer.sublayerTransform = perspective
        let view = UIView(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
        window.addSubview(view)
        view.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)

        let depth = 50 * sin(CGFloat.pi / 3)
        let shrink = 1 + depth / 500
        let corner = view.convert(CGPoint(x: 100, y: 0), to: window)
        #expect(isNear(corner, CGPoint(x: 200 + 25 / shrink, y: 200 - 50 / shrink), within: 1e-9))
        #expect(isNear(view.convert(corner, from: window), CGPoint(x: 100, y: 0), within: 1e-9))
    }

    /// Without constraints, nothing gives a view a size, and no size is negative.
    @Test("The fitting size of a view without content is zero")
    func fittingSizes() {
        let (view, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UILabel())
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
        label.text = "Text"
        let fitting = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(fitting.width > 0 && fitting.height > 0)
    }

    // MARK: Hit testing

    @Test func hitsTheFrontmostViewThatListens() {
        let window = makeWindow()
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let front = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(back)
        window.addSubview(front)
        let point = CGPoint(x: 50, y: 50)
        #expect(window.hitTest(point, with: nil) === front)
        // The order of the subviews determines the hit view, and not the depth of their layers.
        back.layer.zPosition = 10
        #expect(window.hitTest(point, with: nil) === front)
        front.alpha = 0.005
        #expect(window.hitTest(point, with: nil) === back)
        front.alpha = 1
        front.isUserInteractionEnabled = false
        #expect(window.hitTest(point, with: nil) === back)
        back.isHidden = true
        #expect(window.hitTest(point, with: nil) === window)
        #expect(window.hitTest(CGPoint(x: -1, y: 0), with: nil) == nil)
    }

    @Test func whatStandsOutOfItsSuperviewIsNotHit() {
        let window = makeWindow()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
        window.addSubview(outer)
        outer.addSubview(inner)
        #expect(window.hitTest(CGPoint(x: 45, y: 45), with: nil) === inner)
        #expect(window.hitTest(CGPoint(x: 60, y: 60), with: nil) === window)
    }

    @Test func hitsThroughTransforms() {
        let window = makeWindow(size: CGSize(width: 400, height: 400))
        let view = UIView(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
        window.addSubview(view)
        view.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        // Rotated by 60°, it has half its width.
        #expect(window.hitTest(CGPoint(x: 224, y: 200), with: nil) === view)
        #expect(window.hitTest(CGPoint(x: 226, y: 200), with: nil) === window)
    }
}
