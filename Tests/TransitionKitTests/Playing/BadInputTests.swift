import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Requests that no animator should make, but some will.
@MainActor @Suite(.allBehaviors) struct BadInputTests {
    /// An invalid part of a transition.
    enum Nonsense: String, CaseIterable, Sendable {
        case anchorNaN, anchorInfinite, anchorDepth
        case clipNaN, clipInfinite, clipNegative, clipRadius
        case sliceNaN, sliceNaNPlace, sliceNaNSize, sliceInfinite, sliceEmpty, sliceNegative
        case shadow, shadowOpacity, corner
        case place, scale, turn, opacity, dimming
        case eyeNaN, eyeInfinite, eyeZero, eyeTiny
        case spring, cubic, moments, nobody
        case anchorHuge, clipHuge, sliceHuge, shadowHuge, placeHuge, scaleHuge, eyeHuge, cubicHuge, cubicFar

        @MainActor var choreography: Choreography {
            let (nan, infinity, huge) = (CGFloat.nan, CGFloat.infinity, CGFloat.greatestFiniteMagnitude)
            let far = Pose.rest.translated(x: 100)
            let rect: (CGFloat, CGFloat, CGFloat, CGFloat) -> CGRect = {
                CGRect(origin: CGPoint(x: $0, y: $1), size: CGSize(width: $2, height: $3))
            }
            return switch self {
            case .anchorNaN: anchored(.init(x: nan, y: nan, z: nan))
            case .anchorInfinite: anchored(.init(x: infinity, y: -infinity, z: 0))
            case .anchorDepth: anchored(.init(x: 0, y: 1, z: infinity))
            case .clipNaN: posed(far.clipped(to: rect(nan, nan, nan, nan), cornerRadius: nan))
            case .clipInfinite: posed(far.clipped(to: rect(-infinity, 0, infinity, infinity)))
            case .clipNegative: posed(far.clipped(to: rect(0.5, 0.5, -1, -1), cornerRadius: -3))
            case .clipRadius: posed(far.clipped(to: rect(0, 0, 0.5, 0.5), cornerRadius: infinity))
            case .sliceNaN: sliced(rect(nan, 0, nan, 1))
            case .sliceNaNPlace: sliced(rect(nan, nan, 0.5, 0.5))
            case .sliceNaNSize: sliced(rect(0, 0, nan, nan))
            case .sliceInfinite: sliced(rect(-infinity, 0, infinity, 1))
            case .sliceEmpty: sliced(rect(0.5, 0.5, 0, 0))
            case .sliceNegative: sliced(rect(0.5, 0, -0.5, 1))
            case .shadow:
                Choreography(participants: [
                    Participant(.outgoing),
                    Participant(
                        .incoming,
                        shadow: .init(radius: nan, x: infinity, y: -infinity),
                        from: far.shadowed(to: 0.5)
                    ),
                ])
            case .shadowOpacity: posed(far.shadowed(to: nan))
            case .corner: posed(far.rounded(to: infinity))
            case .place: posed(.rest.translated(x: nan, y: infinity, z: -infinity))
            case .scale: posed(.rest.scaled(by: nan))
            case .turn: posed(.rest.rotated(to: infinity, about: .y))
            case .opacity: posed(.rest.faded(to: nan))
            case .dimming: posed(.rest.dimmed(to: nan))
            case .eyeNaN: eyed(nan)
            case .eyeInfinite: eyed(infinity)
            case .eyeZero: eyed(0)
            case .eyeTiny: eyed(.leastNonzeroMagnitude)
            case .spring: timed(.spring(dampingRatio: nan, initialVelocity: infinity))
            case .cubic: timed(.cubic(CGPoint(x: nan, y: infinity), CGPoint(x: -infinity, y: nan)))
            case .moments:
                Choreography(participants: [
                    Participant(.outgoing),
                    Participant(
                        .incoming,
                        keyframes: [
                            Keyframe(at: -infinity, far), Keyframe(at: nan, far),
                            Keyframe(at: infinity, .rest),
                        ]
                    ),
                ])
            case .nobody: Choreography(participants: [])
            case .anchorHuge: anchored(.init(x: huge, y: -huge, z: huge))
            case .clipHuge: posed(far.clipped(to: rect(-huge, 0, huge, huge), cornerRadius: huge))
            case .sliceHuge: sliced(rect(-huge, 0, huge, 1))
            case .shadowHuge:
                Choreography(participants: [
                    Participant(.outgoing),
                    Participant(
                        .incoming,
                        shadow: .init(radius: huge, x: huge, y: -huge),
                        from: far.shadowed(to: huge)
                    ),
                ])
            case .placeHuge: posed(.rest.translated(x: huge, y: -huge, z: huge))
            case .scaleHuge: posed(.rest.scaled(by: huge))
            case .eyeHuge:
                Choreography(
                    eyeDistance: 500,
                    vanishingPoint: CGPoint(x: huge, y: -huge),
                    participants: [
                        Participant(.outgoing), Participant(.incoming, from: .rest.rotated(to: 1, about: .y)),
                    ]
                )
            case .cubicHuge: timed(.cubic(CGPoint(x: 0.3, y: huge), CGPoint(x: 0.6, y: -huge)))
            case .cubicFar: timed(.cubic(CGPoint(x: 0.3, y: 1e155), CGPoint(x: 0.6, y: 1)))
            }
        }

        private func posed(_ pose: Pose) -> Choreography {
            Choreography(participants: [Participant(.outgoing, to: pose), Participant(.incoming, from: pose)])
        }

        private func timed(_ timing: TimingCurve) -> Choreography {
            Choreography(
                timing: timing,
                participants: [
                    Participant(.outgoing), Participant(.incoming, from: .rest.translated(x: 100)),
                ]
            )
        }

        private func anchored(_ anchor: Participant.Anchor) -> Choreography {
            let turned = Pose.rest.rotated(to: 1, about: .y).shadowed(to: 0.5)
            return Choreography(
                eyeDistance: 500,
                participants: [
                    Participant(.outgoing, anchor: anchor, to: turned),
                    Participant(.incoming, anchor: anchor, from: turned),
                ]
            )
        }

        private func sliced(_ slice: CGRect) -> Choreography {
            Choreography(participants: [
                Participant(.incoming),
                sliceOfOutgoing(slice, to: .rest.translated(x: 50)),
                sliceOfOutgoing(
                    CGRect(x: 0, y: 0, width: 0.5, height: 1),
                    to: .rest.translated(x: -300).faded(to: 0)
                ),
            ])
        }

        private func eyed(_ distance: CGFloat) -> Choreography {
            let turned = Pose.rest.rotated(to: 1, about: .y)
            return Choreography(
                eyeDistance: distance,
                participants: [Participant(.outgoing), Participant(.incoming, from: turned)]
            )
        }
    }

    @Test(
        "Invalid values don't reach any layer, and leave no trace",
        arguments: Nonsense.allCases,
        [ContainerKind.custom, .modal]
    )
    func invalidValuesDontReachAnyLayer(_ nonsense: Nonsense, kind: ContainerKind) {
        let plain = TransitionRig(kind, delegate: { _ in TransitionDelegate(SlideAnimator()) })
        play(plain, .forward)
        let expected = ViewState(plain.window)
        play(plain, .backward)
        let back = ViewState(plain.window)
        let choreography = nonsense.choreography
        let rig = TransitionRig(kind) { _ in
            TransitionDelegate(DescribedAnimator { _ in choreography })
        }
        for (direction, state) in [(TransitionDirection.forward, expected), (.backward, back)] {
            play(rig, direction)
            #expect(ViewState(rig.window) == state, "\(kind) \(direction)")
            #expect(rig.shownScreen == rig.screens(direction).incoming.name)
        }
    }

    private func play(_ rig: TransitionRig, _ direction: TransitionDirection) {
        rig.start(direction)
        for _ in 0..<6 {
            #expect(rig.window.layer.withDescendants.flatMap(\.nonsense) == [])
            _ = rig.window.image(scale: 0.25)
            rig.advance(by: 0.05)
        }
        rig.advance(by: 1)
        #expect(rig.coordinator == nil)
        #expect(rig.window.layer.withDescendants.flatMap(\.nonsense) == [])
    }

    enum Tilt: CaseIterable, Sendable {
        case infinite, half, huge, point

        var range: ClosedRange<CGFloat> {
            switch self {
            case .infinite: -.infinity ... .infinity
            case .half: 0 ... .infinity
            case .huge: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
            case .point: 0.2...0.2
            }
        }
    }

    @Test("A screen with an unlimited tilt still drops out of view", arguments: Tilt.allCases)
    func aScreenWithAnUnlimitedTiltStillDropsOutOfView(_ tilt: Tilt) {
        let rig = TransitionRig(.modal) { _ in
            TransitionDelegate(Animators.DropAnimator(tilt: tilt.range))
        }
        play(rig, .forward)
        #expect(rig.shownScreen == "B")
        play(rig, .backward)
        #expect(rig.shownScreen == "A")
    }

    // MARK: Surfaces

    @Test(
        "Surfaces of views that don't exist don't affect the screens",
        arguments: ContainerKind.allCases
    )
    func surfacesOfViewsThatDontExistDontAffectTheScreens(kind: ContainerKind) {
        let rig = TransitionRig(kind) { _ in
            TransitionDelegate(DescribedAnimator { _ in surfacesOfNobody() })
        }
        play(rig, .forward)
        #expect(rig.shownScreen == "B")
        #expect(rig.first.view.backgroundColor == .red)
        #expect(rig.second.view.backgroundColor == .blue)
        play(rig, .backward)
        #expect(rig.shownScreen == "A")
        #expect(rig.first.view.backgroundColor == .red)
        #expect(rig.second.view.backgroundColor == .blue)
        #expect(rig.first.view.layer.shadowOpacity == 0)
    }

    @Test("If a screen names its own view for a surface, its background is restored")
    func namedScreen() {
        UIApplication.reset()
        let (first, second) = (NamedScreen(.red), NamedScreen(.blue))
        let container = ContainerViewController(viewControllers: [first, second])
        let delegate = TransitionDelegate(DescribedAnimator { _ in surfaceOfNamed("screen") })
        container.delegate = delegate
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = container
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        for index in [1, 0, 1] {
            container.selectedIndex = index
            UIApplication.shared.advance(by: 1)
            #expect(container.children.count == 1)
            for (screen, color) in [(first, UIColor.red), (second, .blue)] {
                #expect(screen.view.backgroundColor == color)
                #expect(screen.view.alpha == 1)
                #expect(!screen.view.isHidden)
                #expect(screen.view.layer.shadowOpacity == 0)
            }
        }
    }
}

/// A screen that names its whole view.
private final class NamedScreen: UIViewController, TransitionElementProviding {
    init(_ color: UIColor) {
        super.init(nibName: nil, bundle: nil)
        view.backgroundColor = color
    }

    required init?(coder: NSCoder) { fatalError("Made in code only") }

    func transitionElements() -> [TransitionElementID: UIView] { ["screen": view] }
}

// MARK: Requests

private func sliceOfOutgoing(_ slice: CGRect, to end: Pose) -> Participant {
    Participant(.slice(slice, of: .outgoing), to: end)
}

private func surfacesOfNobody() -> Choreography {
    Choreography(participants: [
        Participant(.surface(of: "nobody", on: .outgoing), to: .rest.colored(.white)),
        Participant(.surface(of: "nobody", on: .incoming), from: .rest.faded(to: 0)),
    ])
}

private func surfaceOfNamed(_ id: TransitionElementID) -> Choreography {
    Choreography(participants: [
        Participant(.outgoing),
        Participant(.incoming, from: .rest.faded(to: 0)),
        Participant(.surface(of: id, on: .outgoing), to: .rest.colored(.green).shadowed(to: 1)),
        Participant(.element(id, on: .outgoing), to: .rest.faded(to: 0)),
        Participant(.element(id, on: .incoming), from: .rest.faded(to: 0)),
    ])
}

extension CALayer {
    /// The numbers that no layer should have.
    fileprivate var nonsense: [String] {
        var found: [String] = []
        func check(_ name: String, _ numbers: [CGFloat]) {
            if !numbers.allSatisfy(\.isFinite) { found.append("\(name) \(numbers)") }
        }
        for layer in [self, presentation()].compactMap({ $0 }) {
            check("position", [layer.position.x, layer.position.y, layer.zPosition])
            let (origin, size) = (layer.bounds.origin, layer.bounds.size)
            check("bounds", [origin.x, origin.y, size.width, size.height])
            if size.width < 0 || size.height < 0 { found.append("size \(size)") }
            check("anchor", [layer.anchorPoint.x, layer.anchorPoint.y, layer.anchorPointZ])
            check("transform", layer.transform.numbers)
            check("sublayerTransform", layer.sublayerTransform.numbers)
            check("opacity", [CGFloat(layer.opacity), CGFloat(layer.shadowOpacity)])
            check("radius", [layer.cornerRadius, layer.shadowRadius])
            check("shadow", [layer.shadowOffset.width, layer.shadowOffset.height])
            let part = layer.contentsRect
            check("contents", [part.origin.x, part.origin.y, part.size.width, part.size.height])
        }
        if let mask { found += mask.nonsense.map { "mask \($0)" } }
        return found
    }
}

extension CATransform3D {
    fileprivate var numbers: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
}
