import Animators
import Testing
import TransitionKit
import UIKit

/// Derived animators keep all properties of the original ones.
@Suite struct CombiningTests {
    private static let size = CGSize(width: 390, height: 844)

    /// A change to an animator that doesn't affect its targets.
    enum Step: CaseIterable, Sendable {
        case reversed, retimed, first, second

        func callAsFunction(_ animator: any Animator) -> any Animator {
            let short = CrossfadeAnimator(duration: 0.1)
            return switch self {
            case .reversed: animator.reversed()
            case .retimed: animator.with()
            case .first: animator.combined(with: short)
            case .second: short.combined(with: animator)
            }
        }
    }

    /// Returns all sequences of a number of steps.
    private static func ways(_ count: Int) -> [[Step]] {
        guard count > 0 else { return [[]] }
        return ways(count - 1).flatMap { way in Step.allCases.map { way + [$0] } }
    }

    private func make(_ animator: any Animator, _ steps: [Step]) -> any Animator {
        steps.reduce(animator) { $1($0) }
    }

    /// An animator that scales the incoming screen about a point behind it.
    private struct Deep: Animator {
        var duration = 0.5

        func forward(in scene: TransitionScene) -> Choreography {
            let anchor = Participant.Anchor(x: 0.5, y: 0.5, z: -200)
            let small = Participant(.incoming, anchor: anchor, from: .rest.scaled(by: 0.5))
            return Choreography(timing: .linear, eyeDistance: 600, participants: [small])
        }
    }

    @Test("With an animator that moves nothing, a screen scales within its plane, wherever its anchor is")
    func scalesWithinItsPlane() throws {
        let scene = TransitionScene(size: Self.size)
        let still = CrossfadeAnimator(blurs: false)
        for both in [still.combined(with: Deep()), Deep().combined(with: still)] as [any Animator] {
            let screen = try #require(both.choreography(in: scene).participant(showing: .incoming))
            // A point in the plane of the screen, which scales about the anchor of the participant.
            let pose = screen.pose(at: 0)
            #expect(abs(pose.z) < 1e-9 && abs(pose.scaleX - 0.5) < 1e-9)
        }
    }

    // MARK: Blurred pictures

    @Test("A blurred picture behind both screens stays there, and one in front of its screen does, too")
    func blurredPicturesKeepTheirOrder() {
        let card = TransitionElement.Place(frame: CGRect(x: 20, y: 200, width: 160, height: 120))
        let scene = TransitionScene(
            size: Self.size,
            elements: ["card": TransitionElement(outgoing: card)]
        )
        let both = SlideAnimator().combined(with: ExpandAnimator(source: "card", blurs: true))
        let subjects = both.choreography(in: scene).participants.map(\.subject)
        let blurred = Participant.Subject.blurredPicture(of: .outgoing)
        #expect(subjects.first == blurred)
        #expect(subjects.filter { $0 == blurred }.count == 2)
        let screen = subjects.firstIndex { $0 == .outgoing || $0 == .picture(of: .outgoing) }
        #expect(screen.map { $0 + 1 } == subjects.lastIndex(of: blurred))
    }

    @Test("What's behind a screen stays behind it")
    func whatsBehindAScreenStaysBehindIt() {
        let scene = TransitionScene(size: Self.size)
        let both = CrossfadeAnimator(style: .in, blurs: false).combined(with: CircleRevealAnimator())
        let subjects = both.choreography(in: scene).participants.map(\.subject)
        let behind = subjects.prefix { $0 != .incoming }
        let decorations = behind.reversed().prefix { if case .decoration = $0 { true } else { false } }
        // The circle's shadow, and its rim.
        #expect(decorations.count == 2 && behind.count < subjects.count)
    }

    @Test("What's directly in front of its screen stays there, whatever the order of the screens")
    func whatsInFrontOfItsScreenStaysThere() {
        let scene = TransitionScene(size: Self.size)
        let both = CircleRevealAnimator().reversed().combined(with: ZoomSlideAnimator())
        let participants = both.choreography(in: scene).participants
        for side in TransitionSide.allCases {
            let next = participants.drop { $0.screen != side }.dropFirst().first
            var isDecoration = false
            if case .decoration = next?.subject { isDecoration = true }
            #expect(isDecoration && next?.accompaniedScreen == side)
        }
    }

    @Test("What's behind both screens stays there, whatever their order")
    func whatsBehindBothScreensStaysThere() {
        let scene = TransitionScene(size: Self.size)
        let both = CircleRevealAnimator().combined(with: TurnAnimator())
        let subjects = both.choreography(in: scene).participants.map(\.subject)
        let floor = subjects.firstIndex { if case .decoration = $0 { true } else { false } }
        let screen = subjects.firstIndex { $0 == .outgoing || $0 == .incoming }
        #expect(floor == 0 && screen == 2)
    }

    // MARK: Preserved properties

    @Test("Five levels deep, the targets, the duration, and whether it moves anything are preserved")
    func fiveLevelsDeepTheTargets() {
        let button = TransitionTarget.element("button")
        let reveal = CircleRevealAnimator(origin: .center(of: button), duration: 0.9).with(duration: 1.4)
        let still = CrossfadeAnimator(duration: 0.7)
        let matched = MatchedAnimator(duration: 0.6)
        for steps in Self.ways(5) {
            let made = make(reveal, steps)
            #expect(made.targets == [button], "\(steps)")
            #expect(made.duration == 1.4, "\(steps)")
            #expect(made.movesAnything, "\(steps)")
            #expect(make(matched, steps).movesAnything, "\(steps)")
            #expect(make(matched, steps).duration == 0.6, "\(steps)")
            #expect(!make(still, steps).movesAnything, "\(steps)")
            #expect(make(still, steps).targets.isEmpty, "\(steps)")
        }
    }

    @Test("Both animators' views are requested, and those of animators alongside")
    func bothAnimatorsViewsAreRequested() {
        let (first, second) = (TransitionTarget.element("a"), TransitionTarget.element("b"))
        let reveal = CircleRevealAnimator(origin: .center(of: first))
        let split = SplitAnimator(line: .below(second))
        #expect(reveal.combined(with: split).targets == [first, second])
        #expect(split.reversed().combined(with: reveal.with(duration: 2)).targets == [second, first])
        let matched = MatchedAnimator(alongside: reveal)
        #expect(matched.targets == [first])
        #expect(MatchedAnimator(alongside: reveal.reversed().with(timing: .linear)).targets == [first])
        #expect(MatchedAnimator(alongside: CrossfadeAnimator().combined(with: reveal)).targets == [first])
        #expect(MatchedAnimator(alongside: matched).reversed().targets == [first])
        #expect(MatchedAnimator().targets.isEmpty)
    }

    @Test("The last specified duration and timing apply, and others are preserved")
    func theLastSpecifiedDurationAndTimingApply() {
        let base = CubeAnimator(duration: 0.8)
        #expect(base.with(duration: 2).with(timing: .easeOut).duration == 2)
        #expect(base.with(duration: 2).with(duration: 3).duration == 3)
        #expect(base.with(duration: 2).reversed().duration == 2)
        #expect(base.with(duration: 2).combined(with: CrossfadeAnimator(duration: 0.4)).duration == 2)
        #expect(base.with(duration: 0.2).combined(with: CrossfadeAnimator(duration: 0.4)).duration == 0.4)
        #expect(base.combined(with: CrossfadeAnimator()).with(duration: 0.1).duration == 0.1)
        for direction in TransitionDirection.allCases {
            let scene = TransitionScene(size: Self.size, direction: direction)
            func timing(_ animator: any Animator) -> TimingCurve { animator.choreography(in: scene).timing }
            let eased = base.with(timing: .easeOut)
            #expect(timing(eased) == .easeOut)
            #expect(timing(eased.with(duration: 2)) == .easeOut)
            #expect(timing(eased.reversed().with().reversed()) == .easeOut)
            #expect(timing(eased.with(timing: .easeIn)) == .easeIn)
            #expect(timing(MatchedAnimator(alongside: eased)) == .easeOut)
            #expect(timing(base.combined(with: CrossfadeAnimator()).with(timing: .easeIn)) == .easeIn)
        }
        // An animator with different timings for both directions keeps both.
        let bounce = BounceAnimator().with(duration: 3)
        let scene = TransitionScene(size: Self.size)
        let ways: [(any Animator, TimingCurve, TimingCurve)] = [
            (bounce, .spring(dampingRatio: 0.7), .easeIn),
            (bounce.reversed(), .easeIn, .spring(dampingRatio: 0.7)),
        ]
        for (animator, there, back) in ways {
            #expect(animator.choreography(in: scene).timing == there)
            #expect(animator.choreography(in: scene.reversed()).timing == back)
        }
    }

    @Test("A timing replaces those of both animators, however deep they are", arguments: [false, true])
    func aTimingReplacesThoseOfBothAnimators(isReversed: Bool) throws {
        let slide = SlideAnimator(duration: 1).with(timing: .easeIn)
        let pair = slide.combined(with: CrossfadeAnimator(duration: 1)).with(duration: 1)
        let made: any Animator =
            isReversed ? pair.reversed().with(timing: .linear).reversed() : pair.with(timing: .linear)
        for direction in TransitionDirection.allCases {
            let scene = TransitionScene(size: Self.size, direction: direction)
            let (choreography, plain) = (made.choreography(in: scene), slide.choreography(in: scene))
            let side: TransitionSide = direction == .forward ? .incoming : .outgoing
            #expect(choreography.timing == .linear)
            let screen = try #require(choreography.participants.last { $0.screen == side })
            let alone = try #require(plain.participants.last { $0.screen == side })
            for time in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
                let (offset, expected) = (screen.pose(at: time).x, alone.pose(at: time).x)
                #expect(abs(offset - expected) < 0.5, "\(direction) at \(time)")
            }
        }
    }

    @Test("Five levels deep, it shows the same at every moment", arguments: Step.allCases)
    func fiveLevelsDeepItShowsTheSameAtEveryMoment(middle: Step) throws {
        let base = CircleRevealAnimator(origin: .element("button"), duration: 0.9).with(timing: .easeOut)
        let place = TransitionElement.Place(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
        let forward = TransitionScene(
            size: Self.size,
            elements: ["button": TransitionElement(outgoing: place)]
        )
        let circle = try #require(
            CircleRevealAnimator(origin: .element("button")).forward(in: forward).participant(
                showing: .incoming
            )
        )
        for outer in Self.ways(2) {
            let steps = outer + [middle] + outer
            let isReversed = !steps.filter { $0 == .reversed }.count.isMultiple(of: 2)
            // Reversed, it shows this in a backward transition, with the same screens in the same roles.
            let scene = TransitionScene(
                size: Self.size,
                direction: isReversed ? .backward : .forward,
                elements: forward.elements
            )
            let animator = make(base, steps)
            let choreography = animator.choreography(in: scene)
            let screen = try #require(choreography.participant(showing: .incoming))
            for step in [0, 9, 30, 51, 60] {
                let time = CGFloat(step) / 60
                let progress = choreography.timing.value(at: time, duration: animator.duration)
                let expected = circle.pose(at: TimingCurve.easeOut.value(at: time)).clip
                #expect(isEqual(screen.pose(at: progress).clip, expected), "\(steps) at \(time)")
            }
        }
    }

    private func isEqual(_ first: Pose.Clip, _ second: Pose.Clip) -> Bool {
        isEqual(first.rect, second.rect) && abs(first.cornerRadius - second.cornerRadius) < 1e-6
    }

    private func isEqual(_ first: CGRect, _ second: CGRect) -> Bool {
        abs(first.minX - second.minX) < 1e-6 && abs(first.minY - second.minY) < 1e-6
            && abs(first.width - second.width) < 1e-6 && abs(first.height - second.height) < 1e-6
    }

    @Test(
        "Reversed twice, it's the same as before",
        arguments: AnimatorSample.all,
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    )
    func reversedTwice(sample: AnimatorSample, layoutDirection: UIUserInterfaceLayoutDirection) {
        let place = TransitionElement.Place(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
        let header = CGRect(x: 0, y: 60, width: 390, height: 300)
        let other = TransitionElement.Place(frame: header, rotation: 0.2)
        let forward = TransitionScene(
            size: Self.size,
            incomingFrame: CGRect(x: 20, y: 200, width: 300, height: 400),
            layoutDirection: layoutDirection,
            elements: ["card": TransitionElement(outgoing: place, incoming: other)]
        )
        for scene in [forward, forward.reversed()] {
            let base = sample.plain.choreography(in: scene)
            let again = sample.plain.reversed().reversed().choreography(in: scene)
            #expect(base.timing == again.timing)
            #expect(base.eyeDistance == again.eyeDistance)
            #expect(base.participants.map(\.subject) == again.participants.map(\.subject))
            #expect(base.participants.map(\.anchor) == again.participants.map(\.anchor))
            #expect(base.participants.map(\.shadow) == again.participants.map(\.shadow))
            for (part, same) in zip(base.participants, again.participants) {
                for moment in [0, 0.2, 0.5, 0.7, 1] as [CGFloat] {
                    #expect(part.pose(at: moment) == same.pose(at: moment), "at \(moment)")
                }
            }
            // Reversed once, it shows the same between the same screens in the opposite direction.
            let otherWay = TransitionScene(
                size: scene.size,
                outgoingFrame: scene.outgoingFrame,
                incomingFrame: scene.incomingFrame,
                direction: scene.direction.reversed,
                layoutDirection: layoutDirection,
                elements: scene.elements
            )
            #expect(sample.plain.reversed().choreography(in: otherWay) == base)
        }
    }

    // MARK: Visibility through both

    /// Returns the visible part of the incoming screen while two animators uncover it.
    private func seen(_ animator: any Animator, at moment: CGFloat) throws -> CGRect {
        let choreography = animator.choreography(in: TransitionScene(size: Self.size))
        let progress = choreography.timing.value(at: moment, duration: animator.duration)
        let rect = try #require(choreography.participant(showing: .incoming)).pose(at: progress).clip.rect
        let isFinite = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy { $0.isFinite }
        #expect(isFinite)
        return rect.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    private static let uncovering: [(any Animator, any Animator)] = [
        (CircleRevealAnimator(duration: 0.5), SpreadAnimator(duration: 0.5)),
        (CircleRevealAnimator(duration: 0.5), SpreadAnimator(edge: .leading, duration: 0.5)),
        (
            CircleRevealAnimator(origin: .point(x: 0.9, y: 0.1), duration: 0.5),
            SpreadAnimator(edge: .trailing, duration: 0.5)
        ),
        (SpreadAnimator(duration: 0.5), SpreadAnimator(edge: .leading, duration: 0.5)),
        (SpreadAnimator(edge: .top, duration: 0.5), SpreadAnimator(edge: .bottom, duration: 0.5)),
    ]

    @Test(
        "If two animators uncover a screen, only the parts that both show are visible",
        arguments: uncovering.indices
    )
    func ifTwoAnimatorsUncoverAScreenOnlyThePartsThatBothShow(index: Int) throws {
        let (first, second) = Self.uncovering[index]
        for both in [first.combined(with: second), second.combined(with: first)] {
            for step in 0...60 {
                let moment = CGFloat(step) / 60
                let (one, other) = try (seen(first, at: moment), seen(second, at: moment))
                let (left, right) = (max(one.minX, other.minX), min(one.maxX, other.maxX))
                let (top, bottom) = (max(one.minY, other.minY), min(one.maxY, other.maxY))
                let shown = try seen(both, at: moment)
                if right - left > 1e-9, bottom - top > 1e-9 {
                    let common = CGRect(x: left, y: top, width: right - left, height: bottom - top)
                    #expect(isEqual(shown, common), "\(shown) instead of \(common) at \(moment)")
                } else {
                    #expect(shown.isNull || shown.width * shown.height < 1e-9, "\(shown) at \(moment)")
                }
            }
        }
    }

    @Test("If one of them shows everything, the other's corners have their own radius")
    func ifOneOfThemShowsEverythingTheOthersCornersHaveTheirOwn() throws {
        let circle = CircleRevealAnimator(duration: 1)
        let spread = SpreadAnimator(duration: 0.5)
        let scene = TransitionScene(size: Self.size)
        for both in [circle.combined(with: spread), spread.combined(with: circle)] {
            for step in 30...60 {
                let moment = CGFloat(step) / 60
                let described = circle.choreography(in: scene)
                let alone = try #require(described.participant(showing: .incoming))
                let shown = try #require(both.choreography(in: scene).participant(showing: .incoming))
                let expected = alone.pose(at: described.timing.value(at: moment)).clip
                #expect(isEqual(shown.pose(at: moment).clip, expected), "at \(moment)")
            }
        }
    }

    // MARK: Motions of different lengths

    @Test("A short motion keeps its keyframes beside a long one")
    func shortBesideLong() throws {
        struct Bounce: Animator {
            let duration = 0.3

            func forward(in scene: TransitionScene) -> Choreography {
                let heights: [(CGFloat, CGFloat)] = [
                    (0, 800), (0.36, 0), (0.5, 80), (0.64, 0), (0.8, 30), (1, 0),
                ]
                let keyframes = heights.map { Keyframe(at: $0.0, .rest.translated(y: $0.1)) }
                return Choreography(
                    timing: .linear,
                    participants: [Participant(.outgoing), Participant(.incoming, keyframes: keyframes)]
                )
            }
        }
        let bounce = Bounce()
        let scene = TransitionScene(size: Self.size)
        let alone = try #require(bounce.choreography(in: scene).participant(showing: .incoming))
        for both in [
            bounce.combined(with: CrossfadeAnimator(blurs: false, duration: 2)),
            CrossfadeAnimator(blurs: false, duration: 2).combined(with: bounce),
        ] {
            let screen = try #require(both.choreography(in: scene).participant(showing: .incoming))
            for step in 0...300 {
                let time = CGFloat(step) / 300
                #expect(abs(screen.pose(at: time * 0.15).y - alone.pose(at: time).y) < 1e-6, "\(time)")
            }
        }
    }

    private static let jumps: [(time: CGFloat, gap: CGFloat, timing: TimingCurve)] = [
        (0.37, 0, .linear), (0.37, 0, .easeInOut), (0.37, 0.001, .easeOut), (0.995, 0, .easeIn),
        (1, 0, .easeOut), (0.37, 0, .spring(dampingRatio: 0.5)),
        // Three times, back and forth.
        (0.85, 0, .spring(dampingRatio: 0.2)), (0.85, 0.001, .spring(dampingRatio: 0.2)),
    ]

    @Test(
        "A jump stays one beside another motion, whatever its timing",
        arguments: jumps.indices,
        [false, true]
    )
    func jumpBesideAnotherMotion(index: Int, isFirst: Bool) throws {
        struct Jump: Animator {
            let time: CGFloat
            let gap: CGFloat
            let timing: TimingCurve
            let duration = 0.5

            func forward(in scene: TransitionScene) -> Choreography {
                let away = Pose.rest.translated(x: 100)
                let keyframes = [
                    Keyframe(at: 0, away), Keyframe(at: time, away), Keyframe(at: time + gap, .rest),
                    Keyframe(at: 1, .rest),
                ]
                return Choreography(
                    timing: timing,
                    participants: [Participant(.outgoing), Participant(.incoming, keyframes: keyframes)]
                )
            }
        }
        let (time, gap, timing) = Self.jumps[index]
        let jump = Jump(time: time, gap: gap, timing: timing)
        let fade = CrossfadeAnimator(blurs: false, duration: 2)
        let scene = TransitionScene(size: Self.size)
        let alone = try #require(jump.choreography(in: scene).participant(showing: .incoming))
        let both: any Animator = isFirst ? jump.combined(with: fade) : fade.combined(with: jump)
        let screen = try #require(both.choreography(in: scene).participant(showing: .incoming))
        let wrong = (0...4000).filter { step in
            // A fraction of the jump's own duration, which is a quarter of that of both.
            let moment = CGFloat(step) / 4000
            let expected = alone.pose(at: timing.value(at: moment, duration: jump.duration))
            return abs(screen.pose(at: moment / 4).x - expected.x) > 2
        }
        // Exactly at the jumps, it can be on either side.
        #expect(wrong.count <= 3, "\(wrong)")
    }

    // MARK: Decorations of screens

    @Test(
        "A screen's decoration follows the motion of that screen in both choreographies",
        arguments: [true, false]
    )
    func aScreensDecorationFollowsTheMotionOfThatScreenInBothChoreographies(isFirst: Bool) throws {
        struct Framed: Animator {
            let duration: TimeInterval = 0.4

            func forward(in scene: TransitionScene) -> Choreography {
                let end = Pose.rest.scaled(by: 0.5)
                let strip = CGRect(x: 0, y: 0.9, width: 1, height: 0.1)
                return Choreography(
                    timing: .linear,
                    participants: [
                        Participant(.incoming), Participant(.outgoing, to: end),
                        Participant(.decoration(.color(.red, in: strip)), to: .rest.faded(to: 0.5))
                            .accompanying(.outgoing),
                    ]
                )
            }
        }
        let slide = SlideAnimator(duration: 0.4).with(timing: .linear)
        let animator = isFirst ? Framed().combined(with: slide) : slide.combined(with: Framed())
        for (direction, side) in [
            (TransitionDirection.forward, TransitionSide.outgoing), (.backward, .incoming),
        ] {
            let scene = TransitionScene(size: Self.size, direction: direction)
            let choreography = animator.choreography(in: scene)
            let decoration = try #require(choreography.participants.first { $0.accompaniedScreen == side })
            let away = decoration.pose(at: direction == .forward ? 1 : 0)
            #expect(abs(away.x + Self.size.width) < 1e-9)
            #expect(abs(away.opacity - 0.5) < 1e-9)
            #expect(decoration.pose(at: direction == .forward ? 0 : 1) == .rest)
        }
    }
}
