import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct AutoresizingTests {
    struct Case: Sendable {
        var mask: UIView.AutoresizingMask
        var x: CGFloat
        var width: CGFloat
    }

    /// A view with a width of 40, 20 from the left and 40 from the right, in 100 points that become 200.
    @Test(arguments: [
        Case(mask: [], x: 20, width: 40),
        Case(mask: .flexibleRightMargin, x: 20, width: 40),
        Case(mask: .flexibleLeftMargin, x: 120, width: 40),
        Case(mask: .flexibleWidth, x: 20, width: 140),
        // The flexible parts share the 100 points in proportion to their sizes: 20 to 40 for the margins, and
        // so on.
        Case(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 20 + 100.0 / 3, width: 40),
        Case(mask: [.flexibleLeftMargin, .flexibleWidth], x: 20 + 100.0 / 3, width: 40 + 200.0 / 3),
        Case(mask: [.flexibleWidth, .flexibleRightMargin], x: 20, width: 90),
        Case(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 40, width: 80),
    ])
    func flexiblePartsShareTheNewWidth(_ expected: Case) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 20, y: 5, width: 40, height: 10))
        inner.autoresizingMask = expected.mask
        outer.addSubview(inner)
        outer.frame.size.width = 200
        #expect(abs(inner.frame.minX - expected.x) < 1e-9)
        #expect(abs(inner.frame.width - expected.width) < 1e-9)
        #expect(inner.frame.minY == 5 && inner.frame.height == 10)
    }

    @Test func verticalIsTheSameAlongTheOtherAxis() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 20, width: 10, height: 40))
        inner.autoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        outer.addSubview(inner)
        outer.bounds.size.height = 50
        #expect(inner.frame == CGRect(x: 5, y: 10, width: 10, height: 20))
    }

    @Test func fromNothingMarginsShareAlike() {
        let outer = UIView()
        let inner = UIView()
        inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        outer.addSubview(inner)
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 0)
        #expect(inner.center.x == 50)
    }

    @Test func aTransformInForceDoesNotBendTheLayout() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: outer.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        inner.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        inner.center = CGPoint(x: 0, y: 50)
        inner.transform = CGAffineTransform(scaleX: 0.25, y: 0.5)
        outer.bounds.size = CGSize(width: 300, height: 200)
        #expect(inner.bounds == CGRect(x: 0, y: 0, width: 300, height: 200))
        inner.transform = .identity
        #expect(inner.frame == outer.bounds)
    }

    @Test func aViewThatDoesNotResizeItsSubviewsLeavesThem() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: outer.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.autoresizesSubviews = false
        outer.addSubview(inner)
        outer.bounds.size.width = 300
        #expect(inner.frame.width == 100)
    }
}
