import Animators
import Testing
import UIKit

/// The order of the views in a cascade.
@Suite struct CascadeTests {
    private static let places: [TransitionElementID: CGRect] = [
        "title": CGRect(x: 20, y: 60, width: 200, height: 40),
        "middle": CGRect(x: 150, y: 400, width: 90, height: 44),
        "button": CGRect(x: 20, y: 760, width: 350, height: 50),
        "side": CGRect(x: 340, y: 120, width: 40, height: 40),
    ]

    private func scene(shared: TransitionElementID? = nil, _ direction: TransitionDirection = .forward)
        -> TransitionScene
    {
        var elements: [TransitionElementID: TransitionElement] = [:]
        for (name, frame) in Self.places {
            let place = TransitionElement.Place(frame: frame)
            let other = name == shared ? place : nil
            elements[name] =
                direction == .forward
                ? TransitionElement(outgoing: other, incoming: place)
                : TransitionElement(outgoing: place, incoming: other)
        }
        return TransitionScene(
            size: CGSize(width: 390, height: 844),
            direction: direction,
            elements: elements
        )
    }

    private func coming(_ animator: CascadeAnimator, _ scene: TransitionScene) -> [Participant] {
        animator.choreography(in: scene).participants.filter { participant in
            if case .element = participant.subject { true } else { false }
        }
    }

    private func names(_ participants: [Participant]) -> [String] {
        participants.compactMap { participant in
            guard case .element(let id, _) = participant.subject else { return nil }
            return id.name
        }
    }

    @Test(
        "A view starts no lower than the named view below it, unless that one comes along inside another view",
        arguments: [(10, 0, 6), (13, 0, 12), (60, 0, 24), (10, 1, 24)] as [(CGFloat, CGFloat, CGFloat)]
    )
    func viewsKeepClearOfOthers(gap: CGFloat, isInside: CGFloat, way: CGFloat) throws {
        let label = TransitionElement.Place(frame: CGRect(x: 20, y: 60, width: 200, height: 20))
        let title = TransitionElement.Place(frame: CGRect(x: 20, y: 80 + gap, width: 200, height: 40))
        let card = TransitionElement.Place(frame: CGRect(x: 0, y: 80, width: 390, height: 300))
        var elements: [TransitionElementID: TransitionElement] = [
            "label": TransitionElement(incoming: label),
            "title": TransitionElement(outgoing: title, incoming: title),
        ]
        if isInside == 1 { elements["card"] = TransitionElement(incoming: card) }
        let scene = TransitionScene(size: CGSize(width: 390, height: 844), elements: elements)
        let participants = coming(CascadeAnimator(), scene)
        let first = try #require(participants.first { names([$0]) == ["label"] })
        #expect(first.pose(at: 0).y == way && first.pose(at: 0).opacity == 0)
    }

    @Test(
        "The order follows the positions",
        arguments: [
            (CascadeAnimator.Order.from(.top), ["title", "side", "middle", "button"]),
            (.from(.bottom), ["button", "middle", "side", "title"]),
            (.from(.leading), ["button", "title", "middle", "side"]),
            (.from(.trailing), ["side", "button", "middle", "title"]),
            (.outward, ["middle", "side", "title", "button"]),
            (.inward, ["button", "title", "side", "middle"]),
            (.named, ["button", "middle", "side", "title"]),
        ]
    )
    func theOrderFollowsThePositions(order: CascadeAnimator.Order, expected: [String]) {
        let participants = coming(CascadeAnimator(order: order), scene())
        #expect(names(participants) == expected)
        let starts = participants.map { $0.keyframes[0].time }
        #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("Views that aren't transparent in their pose fade with the screen", arguments: [0.4, 1, .nan])
    func viewsFadeWithTheScreen(opacity: CGFloat) {
        let animator = CascadeAnimator(pose: .rest.scaled(by: 0.8).faded(to: opacity))
        for direction in TransitionDirection.allCases {
            let (away, there): (CGFloat, CGFloat) = direction == .forward ? (0, 1) : (1, 0)
            let views = coming(animator, scene(direction))
            #expect(views.count > 1)
            for view in views {
                #expect(view.pose(at: away).opacity == 0)
                #expect(view.pose(at: there) == .rest)
            }
        }
    }

    @Test("Specified names appear in their order, as far as they're visible")
    func specifiedNamesAppearInTheirOrder() {
        let animator = CascadeAnimator(elements: ["middle", "gone", "title"], order: .named)
        #expect(names(coming(animator, scene())) == ["middle", "title"])
    }

    @Test("Views on both screens stay with their screens")
    func viewsOnBothScreensStayWithTheirScreens() {
        #expect(names(coming(CascadeAnimator(), scene(shared: "middle"))) == ["title", "side", "button"])
    }

    @Test("Each view starts 0.05 seconds after the previous one, and ends at rest")
    func eachViewStarts005SecondsAfterThePreviousOne() {
        let participants = coming(CascadeAnimator(interval: 0.05, duration: 0.5), scene())
        let starts = participants.map { $0.keyframes[0].time }
        // A tenth of half a second.
        for (start, next) in zip(starts, starts.dropFirst()) { #expect(abs(next - start - 0.1) < 1e-9) }
        #expect(starts.count == 4)
        // Another duration also changes the interval.
        let slow = CascadeAnimator(interval: 0.05, duration: 0.5).with(duration: 2)
        let slowStarts = slow.choreography(in: scene()).participants.filter { participant in
            if case .element = participant.subject { true } else { false }
        }.map { $0.keyframes[0].time }
        #expect(slow.duration == 2 && slowStarts == starts)
        #expect(participants.allSatisfy { $0.pose(at: 1) == .rest })
        #expect(participants.allSatisfy { $0.pose(at: 0) == .rest.translated(y: 24).faded(to: 0) })
        for interval in [TimeInterval.nan, -1] {
            #expect(
                coming(CascadeAnimator(interval: interval), scene()) == coming(CascadeAnimator(), scene())
            )
        }
        #expect(coming(CascadeAnimator(interval: 100), scene()).allSatisfy { $0.pose(at: 1) == .rest })
    }

    @Test("Backward, the views leave in reverse order")
    func backwardTheViewsLeaveInReverseOrder() {
        let leaving = coming(CascadeAnimator(), scene(.backward))
        #expect(names(leaving) == ["title", "side", "middle", "button"])
        let ends = leaving.map { $0.keyframes[$0.keyframes.count - 1].time }
        #expect(zip(ends, ends.dropFirst()).allSatisfy { $0 > $1 })
    }

    @Test("The screen fades gradually, while the other one is out of focus", arguments: [true, false])
    func theScreenFadesGradually(isForward: Bool) throws {
        let scene = scene(isForward ? .forward : .backward)
        let participants = CascadeAnimator().choreography(in: scene).participants
        let above: TransitionSide = isForward ? .incoming : .outgoing
        let screen = try #require(participants.first { $0.subject == .screen(above) })
        let blur = try #require(participants.first { $0.subject == .blurredPicture(of: above.opposite) })
        let times = (0...200).map { CGFloat($0) / 200 }
        for time in times {
            let opacity = screen.pose(at: time).opacity
            let sharpness = (1 - opacity) * (1 - blur.pose(at: time).opacity)
            #expect(min(opacity, sharpness) < 0.05, "\(time)")
        }
        // In the first and the last frame of its fade, it hardly changes.
        let moving = screen.keyframes.map(\.time)
        let (start, end) = try (#require(moving.first), #require(moving.last))
        for (edge, next) in [(start, start + 1 / 30), (end, end - 1 / 30)] {
            #expect(abs(screen.pose(at: edge).opacity - screen.pose(at: next).opacity) < 0.03)
        }
    }

    @Test("Without such views, the screens crossfade")
    func withoutSuchViewsTheScreensCrossfade() {
        let scene = TransitionScene(size: CGSize(width: 390, height: 844))
        for scene in [scene, scene.reversed()] {
            #expect(
                CascadeAnimator().choreography(in: scene) == CrossfadeAnimator().choreography(in: scene)
            )
        }
    }

    @Test(
        "Behind a card, the other screen stays sharp, so the card itself is out of focus while it fades",
        arguments: TransitionDirection.allCases
    )
    func card(direction: TransitionDirection) throws {
        let comes = direction == .forward
        let place = TransitionElement.Place(frame: CGRect(x: 65, y: 292, width: 260, height: 40))
        let there = TransitionScene(
            size: CGSize(width: 390, height: 844),
            incomingFrame: CGRect(x: 45, y: 272, width: 300, height: 300),
            hasOutgoingView: false,
            elements: ["title": TransitionElement(incoming: place)]
        )
        let side: TransitionSide = comes ? .incoming : .outgoing
        let participants = CascadeAnimator().choreography(in: comes ? there : there.reversed()).participants
        let screen = try #require(participants.first { $0.subject == .screen(side) })
        let blur = try #require(participants.first { $0.subject == .blurredPicture(of: side) })
        #expect(participants.contains { $0.subject == .element("title", on: side) })
        for step in 0...200 {
            let time = CGFloat(step) / 200
            let opacity = screen.pose(at: time).opacity
            let sharpness = (1 - opacity) * (1 - blur.pose(at: time).opacity)
            #expect(min(opacity, sharpness) < 0.1, "\(time)")
        }
        let ends = [0, 1].map { screen.pose(at: $0).opacity }
        #expect(ends == (comes ? [0, 1] : [1, 0]))
        // The card starts at once, and the views follow.
        if comes { #expect(blur.pose(at: 0.1).opacity > 0.2 && screen.pose(at: 0.5) == .rest) }
    }
}
