import Animators
import Testing
import TransitionKit
import UIKit

/// Invalid numbers. Everything derived from them can be described, and every pose has a matrix that can be
/// played.
@Suite struct BadInputTests {
    static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    ]

    private static let size = CGSize(width: 390, height: 844)

    /// A card on both screens.
    private static let card: TransitionElement = {
        typealias Place = TransitionElement.Place
        return TransitionElement(
            outgoing: Place(frame: CGRect(x: 20, y: 100, width: 100, height: 50), cornerRadius: 8),
            incoming: Place(frame: CGRect(x: 0, y: 60, width: 390, height: 300), rotation: 1)
        )
    }()

    /// Scenes in both directions and both layout directions, whose screens both name a card.
    private static let scenes: [TransitionScene] = {
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].flatMap { layoutDirection in
            let scene = TransitionScene(
                size: size,
                incomingFrame: CGRect(x: 45, y: 200, width: 300, height: 400),
                layoutDirection: layoutDirection,
                elements: ["card": card]
            )
            return [scene, scene.reversed()]
        }
    }()

    // MARK: Checking

    private func isFinite(_ m: CATransform3D) -> Bool {
        [
            m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24,
            m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
        ].allSatisfy(\.isFinite)
    }

    /// Returns the poses of a choreography whose matrix can't be played.
    private func flaws(_ choreography: Choreography) -> [String] {
        choreography.participants.flatMap { participant in
            let poses = participant.keyframes.map(\.pose) + [0.3, 1.2].map { participant.pose(at: $0) }
            return poses.filter { !isFinite($0.transform) }.map { "\(participant.subject): \($0)" }
        }
    }

    /// Returns the flaws of everything that an animator describes in a scene.
    private func flaws(_ animator: any Animator, in scene: TransitionScene) -> [String] {
        flaws(animator.forward(in: scene)) + flaws(animator.backward(in: scene))
            + flaws(animator.choreography(in: scene))
    }

    // MARK: Animators

    @Test("An animator accepts any number for each of its parameters", arguments: AnimatorSample.all, numbers)
    func anAnimatorAcceptsAnyNumberForEachOfItsParameters(sample: AnimatorSample, number: CGFloat) {
        for animator in sample.numbers(number) {
            for scene in Self.scenes {
                #expect(flaws(animator, in: scene).isEmpty, "\(animator)")
            }
        }
    }

    @Test("The catalog has a text for any number of a parameter", arguments: AnimatorSample.all, numbers)
    func theCatalogHasATextForAnyNumber(sample: AnimatorSample, number: CGFloat) throws {
        let entry = try #require(AnimatorCatalog.entry(id: sample.name))
        for parameter in entry.parameters {
            for animator in parameter.numbers(Double(number), entry.animator) {
                #expect(!parameter.text(for: parameter.value(of: animator)).isEmpty, "\(parameter.label)")
            }
        }
    }

    @Test("A number that isn't finite has the effect of the default", arguments: AnimatorSample.all)
    func aNumberThatIsntFiniteHasTheEffectOfTheDefault(sample: AnimatorSample) {
        // Also without a card, and with views that only one screen names.
        let title = TransitionElement.Place(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let text = TransitionElement.Place(frame: CGRect(x: 20, y: 300, width: 200, height: 90))
        let elements: [TransitionElementID: TransitionElement] = [
            "title": TransitionElement(incoming: title), "text": TransitionElement(incoming: text),
        ]
        let others = [[:], elements].map { TransitionScene(size: Self.size, elements: $0) }
        let scenes = Self.scenes + others + others.map { $0.reversed() }
        func course(_ animator: any Animator) -> [Choreography] {
            scenes.flatMap { [animator.forward(in: $0), animator.backward(in: $0)] }
        }
        let usual = course(sample.small)
        for animator in sample.plainNumbers(.nan) {
            // Printing two choreographies would take minutes.
            let isSame = course(animator) == usual
            #expect(isSame, "\(animator)")
        }
    }

    @Test("So do animators derived from others", arguments: AnimatorSample.all, numbers)
    func soDoAnimatorsDerivedFromOthers(sample: AnimatorSample, number: CGFloat) {
        let fade = CrossfadeAnimator(duration: Double(number))
        let timing = TimingCurve.spring(dampingRatio: number, initialVelocity: number)
        for animator in sample.numbers(number) {
            let timed = animator.with(duration: Double(number), timing: timing)
            let both = fade.combined(with: timed).reversed()
            #expect(flaws(both.choreography(in: Self.scenes[0])).isEmpty, "\(both)")
        }
    }

    @Test("Any number of slices, and negative numbers", arguments: [Int.max, Int.min, -1, 0])
    func anyNumberOfSlicesAndNegativeNumbers(count: Int) {
        let animators: [any Animator] = [
            BlindsAnimator(slats: count), ExplodeAnimator(tilesAcross: count),
            FragmentsAnimator(tilesAcross: count), FoldAnimator(folds: count),
        ]
        for animator in animators {
            let choreography = animator.choreography(in: Self.scenes[0])
            #expect(flaws(choreography).isEmpty)
            for slice in choreography.participants.compactMap(\.slice) {
                #expect(slice.width > 0 && slice.height > 0)
                #expect(slice.minX > -1e-9 && slice.maxX < 1 + 1e-9)
                #expect(slice.minY > -1e-9 && slice.maxY < 1 + 1e-9)
            }
            #expect(choreography.participants.count <= 40 * 40 + 1)
        }
    }

    @Test("A fraction out of range has the effect of the closest one", arguments: AnimatorSample.all)
    func aFractionOutOfRangeHasTheEffectOfTheClosestOne(sample: AnimatorSample) {
        func course(_ animators: [any Animator]) -> [Choreography] {
            animators.flatMap { animator in
                Self.scenes.flatMap { [animator.forward(in: $0), animator.backward(in: $0)] }
            }
        }
        for (number, closest) in [(-2, 0), (4, 1)] as [(CGFloat, CGFloat)] {
            let isSame = course(sample.fractions(number)) == course(sample.fractions(closest))
            #expect(isSame, "\(number)")
        }
    }

    @Test("Many animators have numbers and fractions that these tests try")
    func samplesHaveNumbers() {
        #expect(AnimatorSample.all.filter { $0.numbers(.nan).count > 1 }.count > 20)
        #expect(AnimatorSample.all.filter { !$0.plainNumbers(.nan).isEmpty }.count > 15)
        #expect(AnimatorSample.all.filter { !$0.fractions(2).isEmpty }.count > 5)
    }

    @Test("Negative gaps and scales have the effect of none")
    func negativeGaps() {
        for scene in Self.scenes {
            func isSame(_ odd: any Animator, _ valid: any Animator) -> Bool {
                odd.choreography(in: scene) == valid.choreography(in: scene)
            }
            #expect(isSame(SlideAnimator(spacing: -7), SlideAnimator(spacing: 0)))
            #expect(isSame(SpringSlideAnimator(spacing: -7), SpringSlideAnimator(spacing: 0)))
            #expect(isSame(ZoomSlideAnimator(scale: -0.4), ZoomSlideAnimator(scale: 0)))
            #expect(isSame(FadeThroughAnimator(scale: -0.4), FadeThroughAnimator(scale: 0)))
            #expect(isSame(ScaleFadeAnimator(scale: -0.4), ScaleFadeAnimator(scale: 0)))
            #expect(isSame(PageAnimator(scale: -0.4), PageAnimator(scale: 0)))
            #expect(isSame(PopUpAnimator(scale: -0.4), PopUpAnimator(scale: 0)))
            #expect(isSame(ShrinkAnimator(scale: -0.4), ShrinkAnimator(scale: 0)))
            #expect(isSame(ZoomAnimator(nearScale: -1), ZoomAnimator(nearScale: 0)))
            #expect(isSame(ZoomAnimator(farScale: -0.4), ZoomAnimator(farScale: 0)))
        }
    }

    @Test(
        "Poses have only finite numbers in containers without a width or a height",
        arguments: AnimatorSample.all
    )
    func emptyContainers(sample: AnimatorSample) {
        for size in [CGSize(width: 390, height: 0), CGSize(width: 0, height: 844), .zero] {
            for direction in TransitionDirection.allCases {
                let scene = TransitionScene(size: size, direction: direction)
                let poses = sample.plain.choreography(in: scene).participants
                    .flatMap(\.keyframes).map(\.pose)
                #expect(poses.allSatisfy { [$0.x, $0.y, $0.z, $0.scaleX, $0.scaleY].allSatisfy(\.isFinite) })
            }
        }
    }

    @Test("So do the shadow of a staging and the angles of a swing and of a lean")
    func soDoTheShadowOfAStagingAndTheAngles() {
        let angles: [(CGFloat, CGFloat)] = [(-0.5, .pi / 180), (0, .pi / 180), (2, .pi / 2)]
        for scene in Self.scenes {
            for (shadow, closest) in [(-2, 0), (4, 1)] as [(CGFloat, CGFloat)] {
                #expect(Staging(shadowOpacity: shadow).applied(to: .rest, in: scene).shadowOpacity == closest)
            }
            for (angle, closest) in angles {
                let (odd, valid) = (SwingAnimator(angle: angle), SwingAnimator(angle: closest))
                let isSame = odd.choreography(in: scene) == valid.choreography(in: scene)
                #expect(isSame, "\(angle)")
            }
            for (angle, closest) in [(-0.6, 0), (2, .pi / 2)] as [(CGFloat, CGFloat)] {
                let (odd, valid) = (LeanAnimator(angle: angle), LeanAnimator(angle: closest))
                #expect(odd.choreography(in: scene) == valid.choreography(in: scene), "\(angle)")
            }
        }
    }

    // MARK: Scenes

    /// Returns rectangles with a number in each field, one at a time and in all fields.
    private static func rects(_ number: CGFloat) -> [CGRect] {
        [
            CGRect(x: number, y: 0, width: 390, height: 844),
            CGRect(x: 0, y: number, width: 390, height: 844),
            CGRect(x: 0, y: 0, width: number, height: 844),
            CGRect(x: 0, y: 0, width: 390, height: number),
            CGRect(x: number, y: number, width: number, height: number),
        ]
    }

    @Test("Invalid frames", arguments: AnimatorSample.all, numbers)
    func invalidFrames(sample: AnimatorSample, number: CGFloat) {
        for frame in Self.rects(number) + [.null, .infinite, .zero] {
            for direction in TransitionDirection.allCases {
                let scene = TransitionScene(
                    size: Self.size,
                    outgoingFrame: direction == .forward ? frame : nil,
                    incomingFrame: frame,
                    direction: direction,
                    elements: ["card": Self.card]
                )
                #expect(flaws(sample.plain.choreography(in: scene)).isEmpty, "\(frame)")
                #expect(flaws(sample.plain.choreography(in: scene.reversed())).isEmpty, "\(frame)")
            }
        }
    }

    @Test("Containers of any size, including empty ones", arguments: AnimatorSample.all, numbers)
    func containersOfAnySizeIncludingEmptyOnes(sample: AnimatorSample, number: CGFloat) {
        for size in [
            CGSize(width: number, height: 844), CGSize(width: 390, height: number),
            CGSize(width: number, height: number), .zero,
        ] {
            for direction in TransitionDirection.allCases {
                let scene = TransitionScene(
                    size: size,
                    direction: direction,
                    elements: ["card": Self.card]
                )
                #expect(flaws(sample.plain.choreography(in: scene)).isEmpty, "\(size)")
            }
        }
    }

    @Test("Views with invalid frames", arguments: numbers)
    func viewsWithInvalidFrames(number: CGFloat) {
        typealias Place = TransitionElement.Place
        let frame = CGRect(x: 20, y: 100, width: 100, height: 50)
        var places = (Self.rects(number) + [.null, .infinite, .zero]).flatMap { bad in
            [
                Place(frame: bad), Place(frame: frame, content: .image(frame: bad)),
                Place(frame: frame, content: .text(frame: bad, fontSize: 17, alignment: 0)),
            ]
        }
        places += [
            Place(frame: frame, cornerRadius: number), Place(frame: frame, rotation: number),
            Place(
                frame: frame,
                backgroundColor: .red,
                shadow: Participant.Shadow(radius: number, x: number, y: number),
                shadowOpacity: number
            ),
        ]
        for (size, alignment) in [(number, 0), (17, number), (0, 0), (-1, 0)] as [(CGFloat, CGFloat)] {
            let content = TransitionElement.Content.text(frame: frame, fontSize: size, alignment: alignment)
            places.append(Place(frame: frame, content: content))
        }
        let good = Place(
            frame: CGRect(x: 0, y: 60, width: 390, height: 300),
            backgroundColor: .blue,
            content: .text(frame: frame, fontSize: 34, alignment: 0)
        )
        let animators: [any Animator] = [
            MatchedAnimator(arc: number), ExpandAnimator(source: "card", cornerRadius: number),
            CircleRevealAnimator(origin: .element("card")), SplitAnimator(line: .below(.element("card"))),
        ]
        for place in places {
            let ways: [(TransitionElement, UIUserInterfaceLayoutDirection)] = [
                (TransitionElement(outgoing: place, incoming: good), .leftToRight),
                (TransitionElement(outgoing: good, incoming: place), .rightToLeft),
            ]
            for (element, layoutDirection) in ways {
                let scene = TransitionScene(
                    size: Self.size,
                    layoutDirection: layoutDirection,
                    elements: ["card": element]
                )
                for animator in animators {
                    #expect(flaws(animator.choreography(in: scene)).isEmpty, "\(place)")
                }
            }
        }
    }

    // MARK: Values

    /// Returns poses with a number in one field each.
    private static func poses(_ number: CGFloat) -> [Pose] {
        let axes = [
            Rotation.Axis(x: number, y: 0, z: 0), Rotation.Axis(x: 0, y: number, z: 1),
            Rotation.Axis(x: number, y: number, z: number), Rotation.Axis(x: 0, y: 0, z: 0),
        ]
        let poses: [Pose] = [
            .rest.translated(x: number), .rest.translated(y: number), .rest.translated(z: number),
            .rest.translated(by: CGVector(dx: number, dy: 1), times: number), .rest.scaled(by: number),
            .rest.scaled(by: number).scaled(by: number), .rest.rotated(to: number),
            .rest.rotated(to: number, about: Rotation.Axis(x: 1, y: 2, z: 3)), .rest.faded(to: number),
            .rest.dimmed(to: number), .rest.shadowed(to: number), .rest.rounded(to: number),
            .rest.clipped(to: CGRect(x: 0, y: 0, width: 1, height: 1), cornerRadius: number),
            .rest.scrolled(x: number), .rest.scrolled(y: number),
        ]
        var (wide, high) = (Pose.rest.rotated(to: 1), Pose.rest.rotated(to: 1, about: .y))
        (wide.scaleX, high.scaleY) = (number, number)
        let turned = axes.map { Pose.rest.rotated(to: 1, about: $0) }
        let clipped = (rects(number) + [.null, .infinite, .zero]).map { Pose.rest.clipped(to: $0) }
        return poses + [wide, high] + turned + clipped
    }

    @Test("Poses, and the interpolation between them", arguments: numbers)
    func posesAndInterpolationBetweenThem(number: CGFloat) {
        let poses = Self.poses(number)
        let ends = poses + Self.poses(-number) + [.rest, .rest.rotated(to: 2, about: .x)]
        let fractions = Self.numbers + [0, 0.3, 1, 1.2]
        var flaws = poses.filter { !isFinite($0.transform) }.map { "\($0)" }
        for start in poses {
            for end in ends {
                for fraction in fractions
                where !isFinite(start.interpolated(to: end, at: fraction).transform) {
                    flaws.append("\(start) to \(end) at \(fraction)")
                }
            }
        }
        #expect(flaws.isEmpty)
    }

    @Test("Participants, and the combination of two choreographies", arguments: numbers)
    func participantsAndTheCombinationOfTwoChoreographies(number: CGFloat) {
        let anchors = [
            Participant.Anchor(x: number), Participant.Anchor(y: number), Participant.Anchor(z: number),
        ]
        let shadow = Participant.Shadow(radius: number, x: number, y: number)
        let bent = TimingCurve.cubic(CGPoint(x: number, y: number), .zero)
        let keyframes = [
            Keyframe(at: -.infinity, .rest.translated(x: number)), Keyframe(at: 0.5, .rest, timing: bent),
            Keyframe(at: .infinity, .rest, timing: .spring(dampingRatio: number, initialVelocity: number)),
        ]
        var participants = [Participant(.incoming, keyframes: keyframes)]
        participants += anchors.map { Participant(.outgoing, anchor: $0, shadow: shadow) }
        participants += Self.poses(number).map { Participant(.incoming, from: $0) }
        participants += (Self.rects(number) + [.null, .infinite, .zero]).map {
            Participant(.slice($0, of: .outgoing), to: .rest.scaled(by: number))
        }
        let fade = CrossfadeAnimator()
        for participant in participants {
            let poses = Self.numbers.map { participant.pose(at: $0) }
            #expect(poses.allSatisfy { isFinite($0.transform) }, "\(participant)")
            let animator = ScriptedAnimator(participant, number)
            for scene in Self.scenes {
                #expect(flaws(animator, in: scene).isEmpty, "\(participant)")
            }
            for both in [animator.combined(with: fade), fade.combined(with: animator)] {
                #expect(flaws(both.choreography(in: Self.scenes[1])).isEmpty, "\(participant)")
            }
        }
    }

    @Test("Curves have a value at every time", arguments: [CGFloat.nan, .infinity, -.infinity])
    func curvesHaveAValueAtEveryTime(number: CGFloat) {
        let curves: [TimingCurve] = [
            .cubic(CGPoint(x: number, y: number), CGPoint(x: 1, y: 1)),
            .cubic(.zero, CGPoint(x: number, y: number)),
            .spring(dampingRatio: number), .spring(dampingRatio: 0.5, initialVelocity: number),
            .spring(dampingRatio: number, initialVelocity: number),
            .spring(dampingRatio: 0.5, initialVelocity: 3), .spring(dampingRatio: 1, initialVelocity: -1e4),
        ]
        for curve in curves {
            for time in [0, 0.3, 1, 1.2] as [CGFloat] {
                for duration in [0, 0.35, 1, Double(number), .greatestFiniteMagnitude] as [TimeInterval] {
                    let value = curve.value(at: time, duration: duration)
                    #expect(value.isFinite, "\(curve) at \(time) of \(duration) seconds")
                }
            }
        }
    }
}

/// A participant next to a screen at rest. The eye distance and the duration are the same number.
private struct ScriptedAnimator: Animator {
    let duration: TimeInterval
    private let participant: Participant
    private let eyeDistance: CGFloat

    init(_ participant: Participant, _ number: CGFloat) {
        self.participant = participant
        duration = Double(number)
        eyeDistance = number
    }

    func forward(in scene: TransitionScene) -> Choreography {
        let other = participant.screen?.opposite ?? .outgoing
        return Choreography(
            eyeDistance: eyeDistance,
            participants: [Participant(.screen(other)), participant]
        )
    }
}
