import Animators
import Testing
import TransitionKit
import UIKit

/// Equal values have the same hash, and values with any difference aren't equal.
///
/// Many of them implement hashing themselves, because Core Graphics types have no hash before iOS 18.
@Suite struct HashingTests {
    /// - Parameter make: A closure that returns values that are all different. If it's called again, it
    ///   creates each of them anew.
    private func check<Value: Hashable>(_ make: () -> [Value]) {
        let (values, others) = (make(), make())
        #expect(values.count == others.count)
        for (index, value) in values.enumerated() {
            #expect(value == others[index])
            #expect(value.hashValue == others[index].hashValue)
            for later in others[(index + 1)...] { #expect(value != later) }
        }
        #expect(Set(values + others).count == values.count)
    }

    private static let part = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)

    /// A rectangle, and four that differ from it in a single number.
    private static let rects = [
        part,
        CGRect(x: 0.5, y: 0.2, width: 0.3, height: 0.4),
        CGRect(x: 0.1, y: 0.5, width: 0.3, height: 0.4),
        CGRect(x: 0.1, y: 0.2, width: 0.5, height: 0.4),
        CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.5),
    ]

    @Test func posesDifferInAnyValue() {
        check { () -> [Pose] in
            let poses: [Pose] = [
                .rest, .rest.translated(x: 1), .rest.translated(y: 1), .rest.translated(z: 1),
                .rest.scaled(by: 2), .rest.rotated(to: 1), .rest.rotated(to: 2),
                .rest.rotated(to: 1, about: .x), .rest.rotated(to: 1, about: .y), .rest.faded(to: 0.5),
                .rest.rounded(to: 1), .rest.dimmed(to: 0.5), .rest.shadowed(to: 0.5),
                .rest.clipped(to: CGRect(x: 0, y: 0, width: 1, height: 1), cornerRadius: 1),
                .rest.colored(.red), .rest.colored(.blue), .rest.scrolled(x: 1), .rest.scrolled(y: 1),
            ]
            return poses + Self.rects.map { Pose.rest.clipped(to: $0) }
        }
        var (wide, high) = (Pose.rest, Pose.rest)
        (wide.scaleX, high.scaleY) = (2, 2)
        check { [wide, high, .rest] }
    }

    @Test func clipsDifferInAnyValue() {
        check { () -> [Pose.Clip] in
            let clips = [
                Pose.Clip(), Pose.Clip(cornerRadius: 1), Pose.Clip(rect: Self.part, cornerRadius: 1),
            ]
            return clips + Self.rects.map { Pose.Clip(rect: $0) }
        }
    }

    @Test func rotationsDifferInAnyValue() {
        check {
            [
                Rotation.none, Rotation(angle: 1), Rotation(angle: -1), Rotation(angle: 1, axis: .x),
                Rotation(angle: 1, axis: .y), Rotation(angle: 1, axis: Rotation.Axis(x: 0, y: 0, z: 2)),
            ]
        }
        #expect(Rotation(angle: 0, axis: .x) == Rotation.none)
        #expect(Rotation(angle: 0, axis: .x).hashValue == Rotation.none.hashValue)
    }

    @Test("Zero equals negative zero")
    func zeroEqualsNegativeZero() {
        var negative = Pose.rest
        negative.x = -0.0
        negative.clip.rect.origin.y = -0.0
        #expect(negative == .rest)
        #expect(negative.hashValue == Pose.rest.hashValue)
        let end = CGPoint(x: 1, y: 1)
        let curve = TimingCurve.cubic(CGPoint(x: -0.0, y: -0.0), end)
        #expect(curve == .linear)
        #expect(curve.hashValue == TimingCurve.linear.hashValue)
    }

    @Test func timingCurvesDifferInAnyValue() {
        check { () -> [TimingCurve] in
            [
                .linear, .easeIn, .easeOut, .easeInOut, .system,
                .cubic(CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.3, y: 0.4)),
                .cubic(CGPoint(x: 0.2, y: 0.1), CGPoint(x: 0.3, y: 0.4)),
                .cubic(CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.4, y: 0.3)),
                .cubic(CGPoint(x: 0.3, y: 0.4), CGPoint(x: 0.1, y: 0.2)),
                .spring(dampingRatio: 0.5), .spring(dampingRatio: 0.6),
                .spring(dampingRatio: 0.5, initialVelocity: 1),
            ]
        }
    }

    @Test func keyframesDifferInAnyValue() {
        check {
            [
                Keyframe(at: 0, .rest), Keyframe(at: 0.5, .rest), Keyframe(at: 0, .rest.translated(x: 1)),
                Keyframe(at: 0, .rest, timing: .easeIn), Keyframe(at: 0, .rest.clipped(to: Self.part)),
            ]
        }
    }

    private static func makeSubjects() -> [Participant.Subject] {
        var subjects: [Participant.Subject] = [.backdrop]
        for side in TransitionSide.allCases {
            subjects += [.screen(side), .picture(of: side)]
            subjects += [.element("a", on: side), .element("b", on: side)]
            subjects += [.surface(of: "a", on: side), .surface(of: "b", on: side)]
            subjects += rects.map { Participant.Subject.slice($0, of: side) }
        }
        return subjects
    }

    @Test func subjectsDifferInAnyValue() {
        check { Self.makeSubjects() }
        #expect(Participant.Subject.outgoing == .screen(.outgoing))
        #expect(Participant.Subject.incoming.hashValue == Participant.Subject.screen(.incoming).hashValue)
    }

    @Test func participantsDifferInAnyValue() {
        check { () -> [Participant] in
            let participants = [
                Participant(.incoming, anchor: Participant.Anchor(x: 0)),
                Participant(.incoming, anchor: Participant.Anchor(y: 0)),
                Participant(.incoming, anchor: Participant.Anchor(z: 1)),
                Participant(.incoming, shadow: Participant.Shadow(radius: 1)),
                Participant(.incoming, shadow: Participant.Shadow(x: 1)),
                Participant(.incoming, shadow: Participant.Shadow(y: 1)),
                Participant(.incoming, shadow: Participant.Shadow(color: .red)),
                Participant(.incoming, from: .rest.translated(x: 1)),
                Participant(.incoming, to: .rest.translated(x: 1)),
                Participant(.incoming, keyframes: [Keyframe(at: 0, .rest)]),
                Participant.backdrop(.red), Participant.backdrop(.blue),
            ]
            return participants + Self.makeSubjects().map { Participant($0) }
        }
    }

    @Test func choreographiesDifferInAnyValue() {
        check { () -> [Choreography] in
            [
                Choreography(participants: []), Choreography(timing: .linear, participants: []),
                Choreography(eyeDistance: 100, participants: []),
                Choreography(eyeDistance: 200, participants: []), .crossfade,
                Choreography.crossfade.reversed(),
                Choreography(participants: [Participant(.outgoing), Participant(.incoming)]),
                Choreography(participants: [Participant(.incoming), Participant(.outgoing)]),
                Choreography(participants: [
                    .backdrop(.black), Participant(.incoming), Participant(.outgoing),
                ]),
            ]
        }
    }

    @Test func scenesDifferInAnyValue() {
        let size = CGSize(width: 390, height: 844)
        let place = TransitionElement.Place(frame: Self.part)
        check { () -> [TransitionScene] in
            let scenes = [
                TransitionScene(size: size), TransitionScene(size: CGSize(width: 391, height: 844)),
                TransitionScene(size: CGSize(width: 390, height: 845)),
                TransitionScene(size: size, direction: .backward),
                TransitionScene(size: size, layoutDirection: .rightToLeft),
                TransitionScene(size: size, hasOutgoingView: false),
                TransitionScene(size: size, hasIncomingView: false),
                TransitionScene(size: size, elements: ["a": TransitionElement()]),
                TransitionScene(size: size, elements: ["b": TransitionElement()]),
                TransitionScene(size: size, elements: ["a": TransitionElement(outgoing: place)]),
                TransitionScene(size: size, elements: ["a": TransitionElement(incoming: place)]),
            ]
            let outgoing = Self.rects.map { TransitionScene(size: size, outgoingFrame: $0) }
            let incoming = Self.rects.map { TransitionScene(size: size, incomingFrame: $0) }
            return scenes + outgoing + incoming
        }
    }

    private static func makeContents() -> [TransitionElement.Content] {
        let images = rects.map { TransitionElement.Content.image(frame: $0) }
        let texts = rects.map { TransitionElement.Content.text(frame: $0, fontSize: 17, alignment: 0) }
        let others: [TransitionElement.Content] = [
            .fill, .text(frame: part, fontSize: 18, alignment: 0),
            .text(frame: part, fontSize: 17, alignment: 1),
        ]
        return images + texts + others
    }

    private static func makePlaces() -> [TransitionElement.Place] {
        typealias Place = TransitionElement.Place
        let places = [
            Place(frame: part, cornerRadius: 1), Place(frame: part, rotation: 1),
            Place(frame: part, backgroundColor: .red), Place(frame: part, backgroundColor: .blue),
            Place(frame: part, shadow: Participant.Shadow(radius: 9)), Place(frame: part, shadowOpacity: 1),
        ]
        let moved = rects.dropFirst().map { Place(frame: $0) }
        return places + moved + makeContents().map { Place(frame: part, content: $0) }
    }

    @Test func elementsDifferInAnyValue() {
        check { Self.makeContents() }
        check { Self.makePlaces() }
        check { () -> [TransitionElement] in
            let places = Self.makePlaces()
            let outgoing = places.map { TransitionElement(outgoing: $0) }
            let incoming = places.map { TransitionElement(incoming: $0) }
            return [TransitionElement()] + outgoing + incoming
        }
        check { [TransitionTarget.element("a"), TransitionTarget.element("b")] }
        check { [TransitionElementID("a"), TransitionElementID("b")] }
    }

    @Test("A view equals only itself, and no name")
    @MainActor func aViewEqualsOnlyItself() {
        let (first, second) = (UIView(), UIView())
        check { [TransitionTarget.view(first), .view(second), .element("a"), .element("")] }
        check { [CircleRevealAnimator(origin: .view(first)), CircleRevealAnimator(origin: .view(second))] }
        check { [SplitAnimator(line: .below(.view(first))), SplitAnimator(line: .below(.view(second)))] }
        check {
            [
                TransitionTarget.view(first), .point(.zero, in: first),
                .point(CGPoint(x: 1, y: 0), in: first),
                .point(CGPoint(x: 0, y: 1), in: first), .point(.zero, in: second),
            ]
        }
    }

    @Test func playbacksDifferInAnyValue() {
        check {
            [
                Playback(), Playback(direction: .forward), Playback(direction: .backward),
                Playback(reducedMotion: .always), Playback(reducedMotion: .never),
            ]
        }
    }

    @Test("Animators are equal if their parameters are", arguments: AnimatorSample.all)
    func animatorsAreEqualIfTheirParameters(sample: AnimatorSample) {
        // An animator that plays any other animator alongside can't be compared.
        let canBeCompared = sample.plain is any Hashable
        #expect(canBeCompared == (sample.name != "matched"))
        check { () -> [AnyHashable] in
            let animators = [sample.plain] + sample.numbers(0.123) + sample.others()
            return animators.compactMap { $0 as? AnyHashable }
        }
    }
}
