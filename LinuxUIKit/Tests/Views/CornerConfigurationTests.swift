import Testing
@_spi(Host) import UIKit

/// The corners of views with a corner configuration.
@Suite @MainActor struct CornerConfigurationTests {
    private func view(_ configuration: UICornerConfiguration, in parent: UIView, at frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        parent.addSubview(view)
        view.cornerConfiguration = configuration
        return view
    }

    @Test func squareUnlessAsked() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(view.effectiveRadius(corner: .allCorners) == 0)
        view.layer.cornerRadius = 5
        view.layoutIfNeeded()
        #expect(view.layer.cornerRadius == 5)
    }

    @Test("Each layout pass sets the layer's radius")
    func eachLayoutPassSetsLayersRadius() {
        let window = makeWindow()
        let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let fixed = view(.corners(radius: .fixed(12)), in: window, at: frame)
        let capsule = view(.capsule(), in: window, at: frame)
        UIApplication.shared.tick()
        #expect(fixed.layer.cornerRadius == 12)
        #expect(capsule.layer.cornerRadius == 20)
        fixed.layer.cornerRadius = 3
        capsule.bounds.size.height = 60
        UIApplication.shared.tick()
        #expect(fixed.layer.cornerRadius == 3)
        #expect(capsule.layer.cornerRadius == 30)
        fixed.setNeedsLayout()
        UIApplication.shared.tick()
        #expect(fixed.layer.cornerRadius == 12)
    }

    @Test("A capsule can have a maximum radius, and no radius exceeds half of the view")
    func capsuleCanHaveMaximumRadius() {
        let window = makeWindow()
        let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(
            view(.capsule(maximumRadius: 8), in: window, at: frame).effectiveRadius(corner: .topLeft) == 8
        )
        #expect(
            view(.corners(radius: .fixed(99)), in: window, at: frame).effectiveRadius(corner: .topLeft) == 20
        )
    }

    @Test("Each corner has its own radius, and for several corners, the largest counts")
    func eachCornerHasOwnRadius() {
        let window = makeWindow()
        let view = view(
            .corners(
                topLeftRadius: .fixed(4),
                topRightRadius: .fixed(8),
                bottomLeftRadius: nil,
                bottomRightRadius: nil
            ),
            in: window,
            at: CGRect(x: 0, y: 0, width: 100, height: 40)
        )
        #expect(view.effectiveRadius(corner: .topLeft) == 4)
        #expect(view.effectiveRadius(corner: .bottomLeft) == 0)
        #expect(view.effectiveRadius(corner: [.topLeft, .topRight]) == 8)
        UIApplication.shared.tick()
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test("Concentric corners depend on the container's corners and the gap")
    func concentricCornersDependOnContainersCornersAndGap() {
        let window = makeWindow()
        let card = view(
            .corners(radius: .fixed(30)),
            in: window,
            at: CGRect(x: 0, y: 0, width: 200, height: 200)
        )
        let inner = view(
            .corners(radius: .containerConcentric(minimum: 2)),
            in: card,
            at: CGRect(x: 10, y: 10, width: 100, height: 100)
        )
        #expect(inner.effectiveRadius(corner: .topLeft) == 20)
        #expect(inner.effectiveRadius(corner: .bottomRight) == 2)
        inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        #expect(inner.effectiveRadius(corner: .bottomRight) == 20)
        inner.frame.origin = CGPoint(x: 5, y: 5)
        #expect(inner.effectiveRadius(corner: .topLeft) == 25)
    }
}
