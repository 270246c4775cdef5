import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Corners with a corner configuration, which views have since iOS 26.
@MainActor @Suite struct CornerTests {
    private let here = CGRect(x: 20, y: 100, width: 120, height: 120)
    private let there = CGRect(x: 95, y: 400, width: 200, height: 300)

    private func radius(of picture: UIView) throws -> CGFloat {
        let mask = try #require(picture.layer.mask)
        let shown = picture.layer.presentation() ?? picture.layer
        return (mask.presentation() ?? mask).cornerRadius * shown.transform.m11
    }

    @Test("A flight starts and ends with the visible radius, and doesn't change the configuration")
    func aFlightStartsAndEndsWithTheVisibleRadius() throws {
        let rig = ElementRig(MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1))
        let card = rig.first.add("a", UIView(), at: here)
        let inner = UIView(frame: card.bounds)
        inner.backgroundColor = .white
        card.addSubview(inner)
        card.clipsToBounds = true
        card.cornerConfiguration = .capsule()
        let other = rig.second.add("a", UIView(), at: there)
        other.cornerConfiguration = .corners(radius: .fixed(24))
        UIApplication.shared.tick()
        // Other code has changed the layer since.
        card.layer.cornerRadius = 3
        for direction in TransitionDirection.allCases {
            rig.start(direction)
            let picture = try #require(rig.pictures.last)
            let (start, end) = direction == .forward ? (60.0, 24.0) : (24, 60)
            #expect(try abs(radius(of: picture) - start) < 0.5)
            rig.advance(by: 0.999)
            #expect(try abs(radius(of: picture) - end) < 0.5)
            rig.advance(by: 1)
            #expect(card.cornerConfiguration == .capsule())
            #expect(other.cornerConfiguration == .corners(radius: .fixed(24)))
            UIApplication.shared.tick()
        }
        card.setNeedsLayout()
        UIApplication.shared.tick()
        #expect(card.layer.cornerRadius == 60)
    }

    @Test("Only the corners that a view rounds are round in flight, with the same curve")
    func someCorners() throws {
        let rig = ElementRig(MatchedAnimator(alongside: CrossfadeAnimator(), duration: 1))
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        for (screen, frame) in [(rig.first, here), (rig.second, there)] {
            let card = screen.add("a", UIView(), at: frame, cornerRadius: 40)
            card.layer.maskedCorners = upper
            card.layer.cornerCurve = .continuous
            card.clipsToBounds = true
            let fill = UIView(frame: card.bounds)
            fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            fill.backgroundColor = .white
            card.addSubview(fill)
        }
        UIApplication.shared.tick()
        rig.start(.forward)
        // The outgoing screen's picture, the common background, and both pictures of the card.
        #expect(rig.pictures.count == 4)
        for picture in rig.pictures {
            for layer in [picture.layer, picture.layer.mask].compactMap({ $0 }) where layer.cornerRadius > 0 {
                #expect(layer.maskedCorners == upper)
                #expect(layer.cornerCurve == .continuous)
            }
        }
        #expect(rig.color(at: CGPoint(x: here.minX + 2, y: here.minY + 2)) == [255, 0, 0])
        #expect(rig.color(at: CGPoint(x: here.minX + 2, y: here.maxY - 3)) == [255, 255, 255])
        rig.advance(by: 2)
    }

    @Test("Pictures have square corners, regardless of layout", arguments: ContainerKind.allCases)
    func squarePictures(container: ContainerKind) {
        let rig = ElementRig(
            MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1),
            in: container
        )
        let card = rig.first.add("a", UIView(), at: here)
        card.clipsToBounds = true
        card.cornerConfiguration = .corners(radius: .fixed(40))
        let fill = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        fill.backgroundColor = .white
        card.addSubview(fill)
        rig.second.add("a", UIView(), at: here, color: .clear)
        UIApplication.shared.tick()
        // For example, it shows a clock.
        rig.second.whenAsked = { card.setNeedsLayout() }
        UIApplication.shared.commitObserver = { _ in card.setNeedsLayout() }
        rig.start(.forward)
        UIApplication.shared.commitObserver = nil
        // The corner is almost square by then.
        rig.advance(by: 0.55)
        let color = rig.color(at: CGPoint(x: here.minX + 7, y: here.minY + 7))
        let middle = rig.color(at: CGPoint(x: here.midX, y: here.midY))
        #expect(zip(color, middle).allSatisfy { abs(Int($0) - Int($1)) < 8 }, "\(color) \(middle)")
        rig.advance(by: 1)
        #expect(card.layer.cornerRadius == 40)
        #expect(card.cornerConfiguration == .corners(radius: .fixed(40)))
    }

    @Test("A radius that depends on the container is the one at the view's position")
    func aRadiusThatDependsOnTheContainerIsTheOne() throws {
        let rig = ElementRig(MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1))
        let card = UIView(frame: here)
        card.layer.cornerRadius = 40
        rig.first.view.addSubview(card)
        let inner = rig.first.add("a", UIView(), at: CGRect(x: 10, y: 10, width: 100, height: 100), in: card)
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
        rig.second.add("a", UIView(), at: there)
        UIApplication.shared.tick()
        inner.frame = CGRect(x: 5, y: 5, width: 110, height: 110)
        rig.start(.forward)
        #expect(try abs(radius(of: #require(rig.pictures.last)) - 35) < 1e-6)
    }

    /// The incoming screen stays as far away as the scene's corner radius for half of the time.
    private struct RadiusAnimator: Animator {
        let duration = 1.0

        func forward(in scene: TransitionScene) -> Choreography {
            let away = Pose.rest.translated(x: scene.cornerRadius)
            let keyframes = [Keyframe(at: 0, away), Keyframe(at: 0.5, away), Keyframe(at: 1, .rest)]
            return Choreography(
                timing: .linear,
                participants: [Participant(.outgoing), Participant(.incoming, keyframes: keyframes)]
            )
        }
    }

    /// Returns how far away the screen of a ``RadiusAnimator`` is.
    private func distance(of screen: UIViewController) -> CGFloat {
        UIApplication.shared.advance(by: 0.1)
        return screen.view.layer.presentation()?.transform.m41 ?? .nan
    }

    @Test(
        "Screens get the corners of the display that their container fills",
        arguments: ContainerKind.allCases
    )
    func displayCorners(container: ContainerKind) {
        let rig = ElementRig(RadiusAnimator(), in: container)
        rig.window.cornerConfiguration = .corners(radius: .fixed(55))
        rig.start(.forward)
        #expect(abs(distance(of: rig.second) - 55) < 1e-6)
        rig.advance(by: 1)
        #expect(rig.container?.subviews.count == 1)
    }

    @Test("Without such corners, the corner radius is the container's own or the usual one")
    func containerCorners() {
        let cases: [(UICornerConfiguration?, CGFloat)] = [
            (nil, 32), (.corners(radius: .fixed(12)), 12), (.corners(radius: .fixed(0)), 32),
        ]
        for (configuration, radius) in cases {
            let rig = ElementRig(RadiusAnimator(), in: .custom)
            if let configuration {
                rig.window.cornerConfiguration = .corners(radius: .fixed(55))
                rig.container?.cornerConfiguration = configuration
            }
            rig.start(.forward)
            #expect(abs(distance(of: rig.second) - radius) < 1e-6)
            rig.advance(by: 1)
        }
    }

    @Test("A container that doesn't fill its window doesn't get the corners of the display")
    func cornersOfAPartOfTheWindow() {
        UIApplication.reset()
        let (parent, second) = (UIViewController(), UIViewController())
        let container = ContainerViewController(viewControllers: [UIViewController(), second])
        TransitionDelegate(RadiusAnimator()).attach(to: container)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.cornerConfiguration = .corners(radius: .fixed(55))
        window.rootViewController = parent
        window.makeKeyAndVisible()
        parent.addChild(container)
        container.view.frame = parent.view.bounds.insetBy(dx: 5, dy: 5)
        parent.view.addSubview(container.view)
        container.didMove(toParent: parent)
        UIApplication.shared.tick()
        container.selectedIndex = 1
        UIApplication.shared.tick()
        #expect(abs(distance(of: second) - 32) < 1e-6)
        UIApplication.shared.advance(by: 1)
    }

    private struct RoundedAnimator: Animator {
        let duration = 1.0
        /// Whether the corners are round from the beginning, and not animated.
        var isRoundAtOnce = false

        func forward(in scene: TransitionScene) -> Choreography {
            let start = Pose.rest.scaled(by: isRoundAtOnce ? 0.6 : 1).rounded(to: isRoundAtOnce ? 80 : 0)
            let end = Pose.rest.scaled(by: 0.5).rounded(to: 80)
            return Choreography(participants: [
                Participant(.incoming), Participant(.outgoing, from: start, to: end),
            ])
        }
    }

    @Test(
        "A live screen has rounded corners, even if its own layout makes them square",
        arguments: ContainerKind.allCases,
        [false, true]
    )
    func liveScreen(container: ContainerKind, isRoundAtOnce: Bool) {
        let rig = ElementRig(RoundedAnimator(isRoundAtOnce: isRoundAtOnce), in: container)
        rig.first.view.cornerConfiguration = .corners(radius: .fixed(4))
        UIApplication.shared.tick()
        let before = ViewState(rig.first.view, includesPlace: false)
        rig.start(.forward)
        rig.advance(by: 0.5)
        rig.first.view.setNeedsLayout()
        rig.advance(by: 0.4)
        let frame = rig.first.view.convert(rig.first.view.bounds, to: nil)
        #expect(frame.width < 390)
        let place = LayerGeometry.corners(of: rig.first.view.layer)
        #expect(rig.color(at: CGPoint(x: place[0].x + 8, y: place[0].y + 8)) == [0, 0, 255])
        let middle = CGPoint(x: (place[0].x + place[2].x) / 2, y: (place[0].y + place[2].y) / 2)
        #expect(rig.color(at: middle) == [255, 0, 0])
        rig.advance(by: 1)
        #expect(ViewState(rig.first.view, includesPlace: false) == before)
        #expect(rig.first.view.cornerConfiguration == .corners(radius: .fixed(4)))
    }
}
