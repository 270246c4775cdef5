import Animators
import Testing
@_spi(Host) import TransitionKit
import UIKit

/// The documented properties of each animator, with numbers calculated by hand for a screen of 390 × 844
/// points.
@Suite struct AnimatorVisualTests {
    private let scene = TransitionScene(size: CGSize(width: 390, height: 844))

    private func pose(
        _ side: TransitionSide,
        of animator: any Animator,
        at moment: CGFloat,
        _ direction: TransitionDirection = .forward
    ) throws -> Pose {
        let scene = TransitionScene(size: scene.size, direction: direction)
        return try #require(animator.choreography(in: scene).participant(showing: side)).pose(at: moment)
    }

    @Test func bounceComesFromTheBottomAndDims() throws {
        #expect(try pose(.incoming, of: BounceAnimator(), at: 0) == .rest.translated(y: 844))
        #expect(try pose(.outgoing, of: BounceAnimator(), at: 1) == .rest.dimmed(to: 0.4))
    }

    @Test(
        "The new screen enters from the specified edge, and leaves through it",
        arguments: [
            (TransitionEdge.top, CGVector(dx: 0, dy: -844)),
            (.leading, CGVector(dx: -390, dy: 0)),
            (.bottom, CGVector(dx: 0, dy: 844)),
            (.trailing, CGVector(dx: 390, dy: 0)),
        ]
    )
    func theNewScreenEntersFromTheSpecifiedEdge(edge: TransitionEdge, outside: CGVector) throws {
        let animators: [any Animator] = [
            BounceAnimator(edge: edge), SlideAnimator(edge: edge), PushAnimator(edge: edge),
        ]
        for animator in animators {
            let arriving = try pose(.incoming, of: animator, at: 0)
            let leaving = try pose(.outgoing, of: animator, at: 1, .backward)
            #expect(CGVector(dx: arriving.x, dy: arriving.y) == outside)
            #expect(CGVector(dx: leaving.x, dy: leaving.y) == outside)
        }
    }

    @Test func bounceDropsAwayWithoutSwinging() {
        let backward = TransitionScene(size: scene.size, direction: .backward)
        #expect(BounceAnimator().choreography(in: scene).timing == .spring(dampingRatio: 0.7))
        #expect(BounceAnimator().choreography(in: backward).timing == .easeIn)
    }

    @Test(
        "A screen bounces beyond its place, whatever its corners",
        arguments: [0, 1, TransitionScene.defaultCornerRadius, 1000] as [CGFloat]
    )
    func bounceOvershoots(cornerRadius: CGFloat) throws {
        let scene = TransitionScene(size: scene.size, cornerRadius: cornerRadius)
        let screen = try #require(BounceAnimator().choreography(in: scene).participant(showing: .incoming))
        // From 844 points below its place, by a twentieth of this distance above it.
        #expect(abs(screen.pose(at: 1.05).y + 42.2) < 1e-6)
    }

    @Test func bounceOfACardOnlyTravelsUntilItIsOut() throws {
        let card = CGRect(x: 40, y: 500, width: 310, height: 300)
        let scene = TransitionScene(size: scene.size, incomingFrame: card, hasOutgoingView: false)
        let incoming = try #require(BounceAnimator().choreography(in: scene).participant(showing: .incoming))
        #expect(incoming.pose(at: 0) == .rest.translated(y: 344))
    }

    @Test func shrinkCollapsesToItsCenter() throws {
        let leaving = try pose(.outgoing, of: ShrinkAnimator(), at: 1, .backward)
        #expect(leaving.scaleX == 0.001 && leaving.scaleY == 0.001)
        #expect(abs(try pose(.outgoing, of: ShrinkAnimator(), at: 0.5, .backward).scaleX - 0.5005) < 1e-9)
        #expect(try pose(.incoming, of: ShrinkAnimator(), at: 0, .backward).dimming == 0.4)
        // It's opaque until it's tiny.
        #expect(try pose(.outgoing, of: ShrinkAnimator(), at: 0.94, .backward).opacity == 1)
        let participant = ShrinkAnimator().choreography(in: scene).participant(showing: .incoming)
        #expect(participant?.subject == .incoming)
        #expect(participant?.anchor == .center)
    }

    @Test(
        "The faces of the cube always share their edge",
        arguments: TransitionAxis.allCases,
        [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1] as [CGFloat]
    )
    func cubeEdge(axis: TransitionAxis, moment: CGFloat) throws {
        let animator = CubeAnimator(axis: axis)
        let choreography = animator.choreography(in: scene)
        let outgoing = try #require(choreography.participant(showing: .outgoing))
        let incoming = try #require(choreography.participant(showing: .incoming))
        let end = axis == .horizontal ? CGPoint(x: 1, y: 0.3) : CGPoint(x: 0.3, y: 1)
        let start = axis == .horizontal ? CGPoint(x: 0, y: 0.3) : CGPoint(x: 0.3, y: 0)
        let first = corner(end, of: outgoing, at: moment)
        let second = corner(start, of: incoming, at: moment)
        for (left, right) in zip(first, second) { #expect(abs(left - right) < 1e-9) }
    }

    /// Returns the position in space of a point of the screen, given in fractions, from first principles.
    private func corner(
        _ point: CGPoint,
        of participant: Participant,
        at moment: CGFloat
    ) -> [CGFloat] {
        let (size, anchor, pose) = (scene.size, participant.anchor, participant.pose(at: moment))
        let (x, y) = ((point.x - anchor.x) * size.width, (point.y - anchor.y) * size.height)
        let z = -anchor.z
        let (c, s) = (cos(pose.rotation.angle), sin(pose.rotation.angle))
        return pose.rotation.axis == .y
            ? [x * c + z * s, y, -x * s + z * c] : [x, y * c - z * s, y * s + z * c]
    }

    @Test func cubeDarkensAsItTurnsAway() throws {
        #expect(try pose(.outgoing, of: CubeAnimator(), at: 1).dimming == 0.8)
        #expect(try pose(.incoming, of: CubeAnimator(), at: 0).dimming == 0.8)
        #expect(CubeAnimator().choreography(in: scene).eyeDistance == 1170)
        #expect(CubeAnimator(axis: .vertical).choreography(in: scene).eyeDistance == 2532)
    }

    @Test func slideMovesBothTheWholeWay() throws {
        for moment in [0, 0.25, 0.5, 1] as [CGFloat] {
            let outgoing = try pose(.outgoing, of: SlideAnimator(spacing: 10), at: moment)
            let incoming = try pose(.incoming, of: SlideAnimator(spacing: 10), at: moment)
            #expect(abs(incoming.x - outgoing.x - 400) < 1e-9)
        }
        #expect(try pose(.outgoing, of: SlideAnimator(fades: true), at: 1).opacity == 0)
        #expect(try pose(.outgoing, of: SlideAnimator(), at: 1).opacity == 1)
    }

    @Test(
        "Without a card, an expanding screen pops up: no two screens can be read at once",
        arguments: TransitionDirection.allCases
    )
    func expandWithoutCard(direction: TransitionDirection) throws {
        let popUp = PopUpAnimator(dampingRatio: ExpandAnimator(source: "card").dampingRatio, scale: 0.85)
        let scene = direction == .forward ? scene : scene.reversed()
        let choreography = ExpandAnimator(source: "card").choreography(in: scene)
        #expect(choreography == popUp.choreography(in: scene))
        let beneath = direction == .forward ? TransitionSide.outgoing : .incoming
        let above = direction == .forward ? TransitionSide.incoming : .outgoing
        let participants = choreography.participants
        let blurred = try #require(participants.first { $0.subject == .blurredPicture(of: beneath) })
        let screen = try #require(participants.first { $0.subject == .picture(of: above) })
        for moment in stride(from: 0, through: 1, by: 0.05) as StrideThrough<CGFloat> {
            let opacity = screen.pose(at: moment).opacity
            #expect(opacity < 0.25 || opacity > 0.75 || blurred.pose(at: moment).opacity > 0.9)
        }
    }

    @Test(
        "Without a card, an expanding screen darkens the one beneath it as it does with a card",
        arguments: TransitionDirection.allCases
    )
    func dimmingWithoutCard(direction: TransitionDirection) {
        let scene = direction == .forward ? scene : scene.reversed()
        for dimming in [0, 0.6] as [CGFloat] {
            let choreography = ExpandAnimator(source: "card", dimming: dimming).choreography(in: scene)
            let darkest = choreography.participants.flatMap { participant in
                [0, 0.5, 1].map { participant.pose(at: $0).dimming }
            }
            #expect(darkest.max() == dimming)
        }
    }

    @Test func pushLagsByAThirdAndDims() throws {
        let lagging = try pose(.outgoing, of: PushAnimator(), at: 1)
        #expect(lagging.x == -130)
        #expect(lagging.dimming == 0.1)
        #expect(try pose(.incoming, of: PushAnimator(), at: 0).shadowOpacity == 0)
        #expect(try pose(.incoming, of: PushAnimator(), at: 1).shadowOpacity == 0.5)
        #expect(try pose(.incoming, of: PushAnimator(castsShadow: false), at: 1).shadowOpacity == 0)
        let card = TransitionScene(
            size: scene.size,
            incomingFrame: CGRect(x: 0, y: 400, width: 390, height: 444)
        )
        let incoming = try #require(PushAnimator().choreography(in: card).participant(showing: .incoming))
        #expect(incoming.pose(at: 0.15).shadowOpacity == 0.5)
        #expect(incoming.pose(at: 1) == .rest)
    }

    @Test func crossfadeStyles() throws {
        let cross = CrossfadeAnimator(style: .cross)
        #expect(try pose(.incoming, of: cross, at: 0).opacity == 0)
        #expect(try pose(.outgoing, of: cross, at: 1, .backward).opacity == 0)
        for direction in TransitionDirection.allCases {
            #expect(try pose(.incoming, of: CrossfadeAnimator(style: .in), at: 0, direction).opacity == 0)
            #expect(try pose(.outgoing, of: CrossfadeAnimator(style: .in), at: 1, direction).opacity == 1)
            #expect(try pose(.outgoing, of: CrossfadeAnimator(style: .out), at: 1, direction).opacity == 0)
            #expect(try pose(.incoming, of: CrossfadeAnimator(style: .out), at: 0, direction).opacity == 1)
        }
    }

    @Test(
        "The screens of a crossfade can't be read at once",
        arguments: CrossfadeAnimator.Style.allCases,
        TransitionDirection.allCases
    )
    func crossfadeIsLegible(style: CrossfadeAnimator.Style, direction: TransitionDirection) throws {
        let scene = TransitionScene(size: scene.size, direction: direction)
        let participants = CrossfadeAnimator(style: style).choreography(in: scene).participants
        let blur = try #require(participants.first { $0.subject.isBlurredPicture })
        let above = try #require(participants.last)
        for step in 0...200 {
            let time = CGFloat(step) / 200
            let opacity = above.pose(at: time).opacity
            let sharpness = (1 - opacity) * (1 - blur.pose(at: time).opacity)
            #expect(min(opacity, sharpness) < 0.05, "\(time)")
        }
    }

    @Test(
        "A crossfade fades something even if only one screen takes part",
        arguments: CrossfadeAnimator.Style.allCases
    )
    func crossfadeOfOneScreen(style: CrossfadeAnimator.Style) throws {
        let animator = CrossfadeAnimator(style: style)
        let present = TransitionScene(size: scene.size, direction: .forward, hasOutgoingView: false)
        let dismiss = TransitionScene(size: scene.size, direction: .backward, hasIncomingView: false)
        let arriving = try #require(animator.choreography(in: present).participant(showing: .incoming))
        let leaving = try #require(animator.choreography(in: dismiss).participant(showing: .outgoing))
        #expect(arriving.pose(at: 0).opacity == 0)
        #expect(leaving.pose(at: 1).opacity == 0)
    }

    @Test(
        "Text that flies alone is there all the time, or changes its color while the sheet appears",
        arguments: [true, false]
    )
    func matchedText(isDark: Bool) throws {
        func text(_ frame: CGRect, _ color: UIColor) -> TransitionElement.Place {
            let content = TransitionElement.Content.text(frame: frame, fontSize: 17, alignment: 0)
            var place = TransitionElement.Place(frame: frame, content: content)
            place.textColor = color
            return place
        }
        let title = TransitionElement(
            outgoing: text(CGRect(x: 100, y: 200, width: 200, height: 22), .black),
            incoming: text(CGRect(x: 20, y: 500, width: 200, height: 22), isDark ? .white : .black)
        )
        let scene = TransitionScene(
            size: scene.size,
            elements: ["title": title],
            outgoingBackgroundColor: .white,
            incomingBackgroundColor: isDark ? .black : .white
        )
        let participants = MatchedAnimator().choreography(in: scene).participants
        func opacity(_ side: TransitionSide, at moment: CGFloat) throws -> CGFloat {
            let subject = Participant.Subject.element("title", on: side)
            return try #require(participants.first { $0.subject == subject }).pose(at: moment).opacity
        }
        for step in 0...100 {
            let moment = CGFloat(step) / 100
            let (before, after) = (try opacity(.outgoing, at: moment), try opacity(.incoming, at: moment))
            if isDark {
                #expect(moment < 0.13 || before < 0.01, "\(moment)")
                #expect(moment < 0.21 || after > 0.99, "\(moment)")
            } else {
                #expect(max(before, after) > 0.7, "\(moment)")
            }
        }
    }

    @Test("Text on an opaque background of its own never leaves it empty")
    func matchedBadge() throws {
        func badge(_ frame: CGRect) -> TransitionElement.Place {
            TransitionElement.Place(
                frame: frame,
                backgroundColor: .red,
                content: .text(frame: frame.insetBy(dx: 8, dy: 4), fontSize: 13, alignment: 0.5)
            )
        }
        let element = TransitionElement(
            outgoing: badge(CGRect(x: 100, y: 200, width: 60, height: 24)),
            incoming: badge(CGRect(x: 20, y: 500, width: 60, height: 24))
        )
        let scene = TransitionScene(
            size: scene.size,
            elements: ["badge": element],
            outgoingBackgroundColor: .white,
            incomingBackgroundColor: .white
        )
        let participants = MatchedAnimator().choreography(in: scene).participants
        let pictures = TransitionSide.allCases.compactMap { side in
            participants.first { $0.subject == .element("badge", on: side) }
        }
        #expect(pictures.count == 2)
        for moment in stride(from: 0, through: 1, by: 0.05) as StrideThrough<CGFloat> {
            #expect(pictures.map { $0.pose(at: moment).opacity }.max() ?? 0 > 0.3, "\(moment)")
        }
    }

    @Test(
        "Text that flies is seen only once the sheet is behind all of it",
        arguments: [100, 200, 300] as [CGFloat]
    )
    func matchedTextInTheSheet(width: CGFloat) throws {
        let (small, large) = (
            CGRect(x: 108, y: 210, width: width / 2, height: 22),
            CGRect(x: 20, y: 420, width: width, height: 44)
        )
        let scene = TransitionScene(
            size: scene.size,
            elements: [
                "photo": TransitionElement(
                    outgoing: TransitionElement.Place(frame: CGRect(x: 36, y: 200, width: 60, height: 60)),
                    incoming: TransitionElement.Place(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
                ),
                "title": TransitionElement(
                    outgoing: TransitionElement.Place(
                        frame: small,
                        content: .text(frame: small, fontSize: 17, alignment: 0)
                    ),
                    incoming: TransitionElement.Place(
                        frame: large,
                        content: .text(frame: large, fontSize: 34, alignment: 0)
                    )
                ),
            ]
        )
        let participants = MatchedAnimator().choreography(in: scene).participants
        let title = try #require(participants.first { $0.subject == .element("title", on: .incoming) })
        let sheet = try #require(
            participants.first { $0.accompaniedScreen == .incoming && $0.pose(at: 0.3).shadowOpacity > 0 }
        )
        for step in 0...100 {
            let moment = CGFloat(step) / 100
            guard title.pose(at: moment).opacity > 0 else { continue }
            let pose = title.pose(at: moment)
            let right = large.midX + pose.x + pose.scaleX * width / 2
            #expect(sheet.pose(at: moment).clip.rect.maxX * scene.size.width > right - 2, "\(moment)")
        }
        #expect(title.pose(at: 1).opacity == 1)
    }

    @Test(
        "In a card, in whose frame alone it would be seen, no sheet grows",
        arguments: TransitionDirection.allCases
    )
    func matchedCard(direction: TransitionDirection) throws {
        let place = TransitionElement.Place(frame: CGRect(x: 60, y: 40, width: 80, height: 80))
        let onCard = TransitionElement.Place(frame: CGRect(x: 40, y: 300, width: 310, height: 120))
        func choreography(_ frame: CGRect?) -> Choreography {
            let presentation = TransitionScene(
                size: scene.size,
                incomingFrame: frame,
                hasOutgoingView: false,
                elements: ["photo": TransitionElement(outgoing: place, incoming: onCard)],
                incomingBackgroundColor: .white
            )
            return MatchedAnimator().choreography(
                in: direction == .forward ? presentation : presentation.reversed()
            )
        }
        let side: TransitionSide = direction == .forward ? .incoming : .outgoing
        let (away, there): (CGFloat, CGFloat) = direction == .forward ? (0, 1) : (1, 0)
        let card = choreography(CGRect(x: 40, y: 300, width: 310, height: 240))
        #expect(card.participants.allSatisfy { $0.accompaniedScreen == nil })
        let screen = try #require(card.participant(showing: side))
        #expect([away, there].map { screen.pose(at: $0).opacity } == [0, 1])
        // The view still flies.
        #expect(card.participants.contains { $0.subject == .element("photo", on: side) })
        // A screen that covers the one that stays in place is different.
        #expect(choreography(nil).participants.contains { $0.accompaniedScreen == side })
    }

    /// Returns the sheet behind a view that flies from a place in a list to the top of a white screen.
    private func sheet(behind start: TransitionElement.Place) throws -> Participant {
        let frame = CGRect(x: 20, y: 60, width: 350, height: 50)
        let end = TransitionElement.Place(
            frame: frame,
            backgroundColor: start.backgroundColor,
            content: start.content == .fill ? .fill : .text(frame: frame, fontSize: 40, alignment: 0)
        )
        let scene = TransitionScene(
            size: scene.size,
            elements: ["view": TransitionElement(outgoing: start, incoming: end)],
            incomingBackgroundColor: .white
        )
        let participants = MatchedAnimator().choreography(in: scene).participants
        return try #require(
            participants.first { $0.accompaniedScreen == .incoming && $0.pose(at: 0.4).shadowOpacity > 0 }
        )
    }

    @Test("Behind text that flies, the sheet comes gradually, around the text and with round corners")
    func matchedSheetBehindText() throws {
        let frame = CGRect(x: 60, y: 400, width: 200, height: 26)
        let content = TransitionElement.Content.text(frame: frame, fontSize: 22, alignment: 0)
        let sheet = try sheet(behind: TransitionElement.Place(frame: frame, content: content))
        let start = sheet.pose(at: 0)
        #expect(start.opacity == 0 && start.clip.cornerRadius > 10)
        #expect(abs(start.clip.rect.minX * 390 - 48) < 1e-6 && abs(start.clip.rect.maxY * 844 - 438) < 1e-6)
        #expect(sheet.pose(at: 0.05).opacity < 0.4 && sheet.pose(at: 0.15).opacity > 0.99)
        // Until it's opaque, its shadow would be seen through it.
        #expect(sheet.pose(at: 0.1).shadowOpacity == 0)
    }

    @Test("Behind a card that flies, the sheet is there at once, in the color of the card at first")
    func matchedSheetBehindACard() throws {
        let frame = CGRect(x: 40, y: 400, width: 310, height: 170)
        let card = TransitionElement.Place(frame: frame, cornerRadius: 20, backgroundColor: .black)
        let sheet = try sheet(behind: card)
        #expect(sheet.shade.color == .black)
        #expect(sheet.pose(at: 0.05).opacity == 1 && sheet.pose(at: 0).dimming == 1)
        #expect(sheet.pose(at: 0.1).dimming > 0.7 && sheet.pose(at: 0.4).dimming == 0)
    }

    @Test("A caption in front of a view that flies is gone before the view has moved away beneath it")
    func matchedCaptionThatLeaves() throws {
        let caption = TransitionElement.Place(frame: CGRect(x: 30, y: 150, width: 60, height: 20))
        let scene = TransitionScene(
            size: scene.size,
            elements: [
                "photo": TransitionElement(
                    outgoing: TransitionElement.Place(frame: CGRect(x: 20, y: 100, width: 80, height: 80)),
                    incoming: TransitionElement.Place(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
                ),
                "caption": TransitionElement(outgoing: caption, incoming: nil),
            ],
            foreground: [.outgoing: ["caption"]]
        )
        let participants = MatchedAnimator().choreography(in: scene).participants
        let front = try #require(participants.first { $0.subject == .element("caption", on: .outgoing) })
        #expect(front.pose(at: 0) == .rest && front.pose(at: 0.1).opacity == 0)
    }

    @Test("A door that people hold half shut can be read at its hinge", arguments: TransitionEdge.allCases)
    func doorHalfShut(edge: TransitionEdge) throws {
        let scene = TransitionScene(size: scene.size)
        let door = try #require(
            DoorAnimator(edge: edge).choreography(in: scene).participant(showing: .incoming)
        )
        #expect(door.pose(at: 0.45).dimming < 0.25 && door.pose(at: 0.45).dimming > 0.05)
    }

    @Test("A circle casts a shadow on its way, and no other shape does")
    func circleShadow() throws {
        func shadows(_ shape: ClipShape, at moment: CGFloat) -> [CGFloat] {
            CircleRevealAnimator(shape: shape).choreography(in: scene).participants
                .map { $0.pose(at: moment).shadowOpacity }.filter { $0 > 0 }
        }
        #expect(shadows(.ellipse, at: 0).isEmpty && shadows(.ellipse, at: 1).isEmpty)
        #expect(shadows(.ellipse, at: 0.4) == [0.4])
        #expect(shadows(.rectangle, at: 0.4).isEmpty)
    }

    @Test("What's in front of a view that flies appears with the rest of its screen")
    func matchedForeground() throws {
        let here = TransitionElement.Place(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
        let there = TransitionElement.Place(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        let caption = TransitionElement.Place(frame: CGRect(x: 20, y: 340, width: 200, height: 20))
        let scene = TransitionScene(
            size: scene.size,
            elements: [
                "photo": TransitionElement(outgoing: here, incoming: there),
                "caption": TransitionElement(outgoing: nil, incoming: caption),
            ],
            foreground: [.incoming: ["caption"]]
        )
        let participants = MatchedAnimator().choreography(in: scene).participants
        let front = try #require(participants.first { $0.subject == .element("caption", on: .incoming) })
        #expect(front.pose(at: 0.55).opacity == 0 && front.pose(at: 1) == .rest)
        // A screen that slides in is seen all the time, so what's missing from it doesn't come last.
        let sliding = MatchedAnimator(alongside: SlideAnimator()).choreography(in: scene).participants
        let sooner = try #require(sliding.first { $0.subject == .element("caption", on: .incoming) })
        #expect(sooner.pose(at: 0.85).opacity > 0.5 && sooner.pose(at: 1) == .rest)
    }

    @Test func scaleFadeShrinksALittle() throws {
        #expect(try pose(.outgoing, of: ScaleFadeAnimator(), at: 1).scaleX == 0.85)
        #expect(try pose(.outgoing, of: ScaleFadeAnimator(), at: 0.6).opacity == 0)
        // The incoming screen is opaque beneath it, so no backdrop shows between the two.
        #expect(try pose(.incoming, of: ScaleFadeAnimator(), at: 0) == .rest.scaled(by: 1.07))
    }

    @Test("A screen that shrinks and fades has round corners before it fades")
    func scaleFadeIsRound() throws {
        func radius(_ moment: CGFloat) throws -> CGFloat {
            try pose(.outgoing, of: ScaleFadeAnimator(), at: moment).cornerRadius
        }
        #expect(try radius(0) == 0)
        #expect(try radius(0.1) > 11)
        #expect(try radius(0.15) > 17)
    }

    @Test(
        "A screen that shrinks and fades loses its focus where it is, and is gone before the other is sharp"
    )
    func scaleFadeLosesFocusInPlace() throws {
        let participants = ScaleFadeAnimator().choreography(in: scene).participants
        let sharp = try #require(participants.first { $0.screen == .outgoing })
        let blurs = participants.filter { $0.subject == .blurredPicture(of: .outgoing) }
        let veil = try #require(participants.first { $0.subject == .blurredPicture(of: .incoming) })
        for moment in [0.15, 0.2, 0.25, 0.3] as [CGFloat] {
            let (pose, blur) = try (sharp.pose(at: moment), #require(blurs.last).pose(at: moment))
            #expect(abs(blur.scaleX - pose.scaleX) < 1e-9 && blur.opacity > 0)
        }
        for step in 0...100 {
            let moment = CGFloat(step) / 100
            let opacities = blurs.map { $0.pose(at: moment).opacity }
            // What's blurred and hasn't shrunk would be a smear around the screen.
            #expect(opacities[0] == 0 || sharp.pose(at: moment).opacity < 0.4, "\(moment)")
            let uncovered: CGFloat = opacities.reduce(1) { $0 * (1 - $1) }
            #expect(uncovered < 0.2 || !(0.26...0.39).contains(moment), "\(moment)")
        }
        for step in 0...100 {
            let moment = CGFloat(step) / 100
            let isGone = ([sharp] + blurs).allSatisfy { $0.pose(at: moment).opacity == 0 }
            #expect(isGone || veil.pose(at: moment).opacity == 1)
        }
    }

    @Test func springSlideKeepsItsGap() throws {
        let outgoing = try pose(.outgoing, of: SpringSlideAnimator(), at: 0.5)
        let incoming = try pose(.incoming, of: SpringSlideAnimator(), at: 0.5)
        #expect(incoming.x - outgoing.x == 406)
        #expect(incoming.opacity == 1)
        #expect(outgoing.dimming == 0.075)
        let timing = SpringSlideAnimator().choreography(in: scene).timing
        #expect(timing == .spring(dampingRatio: 0.85, initialVelocity: 0))
        #expect(SpringSlideAnimator().duration == 0.5)
    }

    @Test(
        "While a weak spring overshoots, the screens and their backgrounds cover the container",
        arguments: TransitionDirection.allCases
    )
    func springSlideCoversItsContainer(direction: TransitionDirection) {
        let scene = TransitionScene(
            size: scene.size,
            direction: direction,
            outgoingBackgroundColor: .red,
            incomingBackgroundColor: .blue
        )
        let animator = SpringSlideAnimator(dampingRatio: 0.2)
        let choreography = animator.choreography(in: scene)
        var farthest: CGFloat = 0
        for step in 0...200 {
            let time = CGFloat(step) / 200
            let progress = choreography.timing.value(at: time, duration: animator.duration)
            guard progress > 1 else { continue }
            farthest = max(farthest, progress)
            let covered = choreography.participants.filter { $0.subject != .backdrop }.map {
                $0.restingFrame(in: scene).offsetBy(dx: $0.pose(at: progress).x, dy: 0)
            }
            for x in [0.5, 389.5] as [CGFloat] {
                #expect(covered.contains { $0.contains(CGPoint(x: x, y: 422)) }, "\(x) at \(time)")
            }
        }
        // It overshoots by exp(-πζ/√(1-ζ²)), or half of its distance.
        #expect(farthest > 1.5)
    }

    @Test(
        "The backdrop of a zoom has the color of the far screen",
        arguments: ZoomAnimator.Style.allCases,
        TransitionDirection.allCases
    )
    func zoomStandsOnTheFarScreen(style: ZoomAnimator.Style, direction: TransitionDirection) throws {
        let scene = TransitionScene(
            size: scene.size,
            direction: direction,
            outgoingBackgroundColor: .red,
            incomingBackgroundColor: .blue
        )
        let choreography = ZoomAnimator(style: style, staging: .backdrop(.incoming)).choreography(in: scene)
        let backdrop = try #require(choreography.participants.first { $0.subject == .backdrop })
        // The viewer flies into the far screen, or out to it. Its color is a sixth darker.
        let fliesIn = (style == .in) == (direction == .forward)
        let far = UIColor(red: fliesIn ? 0 : 0.83, green: 0, blue: fliesIn ? 0.83 : 0, alpha: 1)
        #expect(backdrop.keyframes.allSatisfy { $0.pose.backgroundColor == far })
    }

    @Test("Behind a zoom, the far screen doesn't glow", arguments: ZoomAnimator.Style.allCases)
    func zoomDoesNotGlow(style: ZoomAnimator.Style) {
        let scene = TransitionScene(
            size: scene.size,
            outgoingBackgroundColor: .white,
            incomingBackgroundColor: .black
        )
        let backdrop = ZoomAnimator(style: style).choreography(in: scene).participants[0]
        #expect(backdrop.subject.isBlurredPicture)
        // A veil in the color of the backdrop that the far screen would stand on.
        let far: CGFloat = style == .in ? 0.11 : 0.83
        #expect(backdrop.tint == UIColor(red: far, green: far, blue: far, alpha: 0.82))
    }

    @Test(
        "The near screen of a zoom hides the far one as a mere blur only for a moment",
        arguments: TransitionDirection.allCases
    )
    func zoomIsABlurForAMoment(direction: TransitionDirection) throws {
        let (scene, animator) = (TransitionScene(size: scene.size, direction: direction), ZoomAnimator())
        let choreography = animator.choreography(in: scene)
        // The last participant is in front of all others.
        let blur = try #require(choreography.participants.last)
        #expect(blur.subject.isBlurredPicture)
        let count = (0..<1000).filter { step in
            let progress = choreography.timing.value(at: CGFloat(step) / 1000, duration: animator.duration)
            return blur.pose(at: progress).opacity > 0.8
        }.count
        let milliseconds = Double(count) * animator.duration
        // Backward, the same part comes when the motion has slowed down.
        #expect(milliseconds > 0 && milliseconds < (direction == .forward ? 55 : 75), "\(milliseconds) ms")
    }

    @Test("Each screen of a zoom grows at a constant rate, about the same point")
    func zoomGrowsEvenly() throws {
        let animator = ZoomAnimator(nearScale: 2, farScale: 0.5, origin: .point(x: 0.2, y: 0.7))
        let choreography = animator.choreography(in: scene)
        let (old, new) = try (
            #require(choreography.participant(showing: .outgoing)),
            #require(choreography.participant(showing: .incoming))
        )
        #expect(old.anchor == Participant.Anchor(x: 0.2, y: 0.7) && new.anchor == old.anchor)
        for moment in [0, 0.25, 0.5, 1] as [CGFloat] {
            #expect(abs(old.pose(at: moment).scaleX - pow(2, moment)) < 1e-9)
            #expect(abs(new.pose(at: moment).scaleX - 0.5 * pow(2, moment)) < 1e-9)
        }
    }

    @Test("The tiles of a mosaic turn over from the origin outward, and show the other screen from behind")
    func mosaicRipples() throws {
        let choreography = MosaicAnimator(origin: .point(x: 0, y: 0)).choreography(in: scene)
        let fronts = choreography.participants.filter { $0.screen == .outgoing }
        let backs = choreography.participants.filter { $0.screen == .incoming }
        #expect(fronts.count == 18 && backs.map(\.slice) == fronts.map(\.slice))
        let (first, last) = try (#require(fronts.first), #require(fronts.last))
        #expect(first.keyframes[0].time < last.keyframes[0].time)
        for (front, back) in zip(fronts, backs) {
            for moment in [0, 0.2, 0.5, 0.8, 1] as [CGFloat] {
                #expect(front.pose(at: moment).opacity + back.pose(at: moment).opacity == 1)
            }
        }
    }

    @Test(
        "While the first tiles of a mosaic are edge-on, those beside them still cover their places",
        arguments: TransitionDirection.allCases
    )
    func mosaicTilesAreEdgeOnOneAfterAnother(direction: TransitionDirection) throws {
        let scene = TransitionScene(size: scene.size, direction: direction)
        let fronts = MosaicAnimator().choreography(in: scene).participants.filter { $0.screen == .outgoing }
        // Two tiles in the middle, and two on each side of them.
        let middle = fronts.filter { abs(($0.slice?.midY ?? 0) - 0.5) < 0.1 }
        let first = middle.filter { abs(($0.slice?.midX ?? 0) - 0.5) < 0.1 }
        let beside = middle.filter { abs(($0.slice?.midX ?? 0) - 0.5) > 0.1 }
        #expect(first.count == 2 && beside.count == 4)
        // They start at once, and the others wait.
        #expect(first.allSatisfy { $0.keyframes[0].time == 0 })
        #expect(fronts.count { $0.keyframes[0].time == 0 } == 2)
        for tile in first {
            let edgeOn = try #require(tile.keyframes.last?.time)
            #expect(abs(cos(tile.pose(at: edgeOn).rotation.angle)) < 0.1)
            for other in beside {
                #expect(abs(cos(other.pose(at: edgeOn).rotation.angle)) > 0.5)
            }
        }
    }

    @Test("The first tiles of a mosaic turn at once, however many there are", arguments: 1...16)
    func firstTilesOfMosaicTurnAtOnce(count: Int) {
        let fronts = MosaicAnimator(tilesAcross: count).choreography(in: scene).participants.filter {
            $0.screen == .outgoing
        }
        #expect(fronts.contains { $0.keyframes[0].time == 0 })
    }

    @Test(
        "On a screen of any size, tiles are about 200 points wide at most, and no more than needed",
        arguments: [
            (CGSize(width: 390, height: 844), 18, 36), (CGSize(width: 844, height: 390), 18, 45),
            (CGSize(width: 1024, height: 768), 20, 20), (CGSize(width: 1366, height: 1024), 48, 48),
        ]
    )
    func tilesAreAbout200PointsWideAtMost(size: CGSize, even: Int, square: Int) {
        for (animator, count) in [(MosaicAnimator(), even), (FragmentsAnimator(), square)]
            as [(any Animator, Int)]
        {
            let choreography = animator.choreography(in: TransitionScene(size: size))
            let tiles = choreography.participants.filter { $0.screen == .outgoing }.compactMap(\.slice)
            #expect(tiles.count == count)
            #expect(tiles.allSatisfy { $0.width * size.width < 206 && $0.height * size.height < 206 })
        }
    }

    @Test(
        "A mosaic has at most 40 tiles side by side, however wide the screen is",
        arguments: [CGSize(width: 1024, height: 100), CGSize(width: 4000, height: 100)]
    )
    func mosaicHasAtMost40TilesSideBySide(size: CGSize) {
        let mosaic = MosaicAnimator(tilesAcross: 16).choreography(in: TransitionScene(size: size))
        let tiles = mosaic.participants.filter { $0.screen == .outgoing }.compactMap(\.slice)
        #expect(Set(tiles.map(\.minX)).count == 40)
        #expect(abs(tiles.map { $0.width * $0.height }.reduce(0, +) - 1) < 1e-9)
    }

    @Test(
        "Fragments leave in a wave from a corner, rather than one column after another",
        arguments: [TransitionEdge.leading, .trailing]
    )
    func fragmentsLeaveInAWave(edge: TransitionEdge) throws {
        let participants = FragmentsAnimator(edge: edge).choreography(in: scene).participants
        let tiles = participants.filter { $0.slice != nil }
        let columns = Dictionary(grouping: tiles) { $0.slice?.minX ?? 0 }
            .sorted { edge == .leading ? $0.key < $1.key : $0.key > $1.key }
            .map { column in column.value.map { $0.keyframes[0].time } }
        #expect(columns.count == 4)
        for starts in columns {
            #expect(try #require(starts.first) < #require(starts.last))
        }
        for (starts, next) in zip(columns, columns.dropFirst()) {
            let last = try #require(starts.max())
            #expect(3 * next.filter { $0 < last }.count >= next.count)
        }
    }

    @Test("The tiles of a mosaic cover the screen without gaps and are about square", arguments: 1...16)
    func evenTiles(columns: Int) {
        let size = CGSize(width: 393, height: 851)
        let choreography = MosaicAnimator(tilesAcross: columns).choreography(in: TransitionScene(size: size))
        let tiles = choreography.participants.filter { $0.screen == .outgoing }.compactMap(\.slice)
        #expect(abs(tiles.map { $0.width * $0.height }.reduce(0, +) - 1) < 1e-9)
        for tile in tiles {
            let (width, height) = (tile.width * size.width, tile.height * size.height)
            #expect((0.75...1.33).contains(width / height), "\(width) × \(height)")
            for edge in [tile.minX * size.width, tile.minY * size.height] {
                #expect(abs(edge - edge.rounded()) < 1e-9)
            }
        }
    }

    @Test("The doors of a portal leave dark, up to their inner edges", arguments: TransitionAxis.allCases)
    func portalDoorsLeaveDark(axis: TransitionAxis) {
        let participants = PortalAnimator(axis: axis).choreography(in: scene).participants
        let doors = participants.filter { $0.slice != nil }
        #expect(doors.count == 2)
        for door in doors {
            for moment in [0.5, 0.6, 0.7, 0.8] as [CGFloat] {
                // The shade is weakest at the inner edge, which leaves last.
                let outer = door.pose(at: moment).dimming
                let inner = door.shade.minimumStrength * outer
                #expect(inner > 0.4 && inner < outer, "at \(moment)")
            }
        }
    }

    @Test("The doors of a portal leave no slivers at the edges", arguments: TransitionAxis.allCases)
    func portalDoorsLeaveNoSlivers(axis: TransitionAxis) throws {
        let animator = PortalAnimator(axis: axis)
        let choreography = animator.choreography(in: scene)
        let eye = try #require(choreography.eyeDistance)
        let door = try #require(choreography.participants.first { $0.slice != nil })
        let half: CGFloat = axis == .horizontal ? 195 : 422
        // The time during which less than a seventh of the door is visible.
        let count = (0..<1000).filter { step in
            let progress = choreography.timing.value(at: CGFloat(step) / 1000, duration: animator.duration)
            let m = door.pose(at: progress).transform
            // It turns about the edge of the container. Everything converges at the center.
            let (across, depth) =
                axis == .horizontal
                ? (half * m.m11 + m.m41, half * m.m13 + m.m43) : (half * m.m22 + m.m42, half * m.m23 + m.m43)
            let rest = half + (across - half) * eye / (eye - depth)
            return (0.5..<half / 7).contains(rest)
        }.count
        let milliseconds = Double(count) * animator.duration
        #expect(milliseconds > 0 && milliseconds < 50, "\(milliseconds) ms")
    }

    @Test("A swing's screens hang from the same point above the container, by its angle")
    func swingHangs() throws {
        let choreography = SwingAnimator().choreography(in: scene)
        let (old, new) = try (
            #require(choreography.participant(showing: .outgoing)),
            #require(choreography.participant(showing: .incoming))
        )
        // A point above the container keeps its distance from the center of the screen.
        let (start, end) = (new.pose(at: 0), old.pose(at: 1))
        let arm = start.x / sin(12 * .pi / 180)
        #expect(arm > 844 / 2 && abs(start.y - arm * (cos(12 * .pi / 180) - 1)) < 1e-9)
        #expect(abs(end.x + start.x) < 1e-9 && abs(end.y - start.y) < 1e-9)
        #expect(abs(new.pose(at: 0).rotation.angle + 12 * .pi / 180) < 1e-9)
        #expect(abs(old.pose(at: 1).rotation.angle - 12 * .pi / 180) < 1e-9)
        // It passes its place.
        #expect(new.keyframes.contains { $0.pose.rotation.angle > 0.006 })
    }

    @Test(
        "The background beside a swing's screen is seen only beyond its place, whatever the staging",
        arguments: [Staging.standard, .none, Staging(shadowOpacity: 0)],
        [0.65, 0.05]
    )
    func swingsGround(staging: Staging, dampingRatio: Double) throws {
        let plain = TransitionScene(
            size: scene.size,
            outgoingBackgroundColor: .white,
            incomingBackgroundColor: .white
        )
        let animator = SwingAnimator(dampingRatio: dampingRatio, staging: staging)
        let participants = animator.choreography(in: plain).participants
        let screen = try #require(participants.first { $0.subject == .incoming })
        let inside = CGRect(origin: .zero, size: plain.size).insetBy(dx: 1, dy: 1)
        let ground = participants.filter {
            $0.accompaniedScreen == .incoming && !$0.restingFrame(in: plain).intersects(inside)
        }
        #expect(ground.count == 3)
        for keyframe in screen.keyframes where keyframe.time > 0 && keyframe.time < 1 {
            let isBeyond = keyframe.pose.rotation.angle > 0
            let opacities = ground.map { $0.pose(at: keyframe.time).opacity }
            #expect(opacities.allSatisfy { $0 == (isBeyond ? 1 : 0) }, "at \(keyframe.time)")
            #expect(keyframe.pose.rotation.angle <= 6 * .pi / 180 + 1e-9)
        }
    }

    @Test("A screen that moves off the other one leaves no strip at the edge")
    func stripsAreShort() throws {
        let animators: [(String, any Animator)] = [
            ("bounce", BounceAnimator()), ("cover", CoverAnimator()), ("lean", LeanAnimator()),
            ("page", PageAnimator(edge: .bottom)), ("reveal", RevealAnimator(edge: .bottom).reversed()),
            ("spread", SpreadAnimator()),
        ]
        for (name, animator) in animators {
            let scene = TransitionScene(size: scene.size, direction: .backward)
            let choreography = animator.choreography(in: scene)
            let leaving = try #require(choreography.participants.last { $0.subject == .outgoing })
            // The time during which less than the width of a finger remains.
            let count = (0..<1000).filter { step in
                let time = CGFloat(step) / 1000
                let progress = choreography.timing.value(at: time, duration: animator.duration)
                let pose = leaving.pose(at: progress)
                let rest = 844 * (1 - pose.clip.rect.minY) - pose.y
                return (0.5..<44).contains(rest)
            }.count
            let milliseconds = Double(count) * animator.duration
            print("strip: \(name) \(Int(milliseconds)) ms")
            #expect(milliseconds < 50, "\(name)")
        }
    }

    @Test("The parts of a split screen leave no strips at the edges")
    func theSplitLeavesNoStrips() throws {
        let animator = SplitAnimator()
        let choreography = animator.choreography(in: scene)
        let upper = try #require(choreography.participant(showing: .outgoing))
        // The time during which less than 26 of the part's 422 points remain.
        let count = (0..<1000).filter { step in
            let progress = choreography.timing.value(at: CGFloat(step) / 1000, duration: animator.duration)
            return (0.5..<26).contains(422 + upper.pose(at: progress).y)
        }.count
        #expect(count > 0 && Double(count) * animator.duration < 60)
    }

    @Test("The strip of backdrop above a screen that covers a leaning one closes quickly")
    func leanClosesItsStripQuickly() throws {
        let animator = LeanAnimator()
        let choreography = animator.choreography(in: scene)
        let eye = try #require(choreography.eyeDistance)
        let (old, new) = try (
            #require(choreography.participant(showing: .outgoing)),
            #require(choreography.participant(showing: .incoming))
        )
        // The time during which the head of the old screen is covered, and a strip remains above the new one.
        let count = (0..<1000).filter { step in
            let progress = choreography.timing.value(at: CGFloat(step) / 1000, duration: animator.duration)
            let lean = old.pose(at: progress).transform
            // It turns about its lower edge. Everything converges at the center of the container.
            let (y, z) = (844 + lean.m42 - 844 * lean.m22, lean.m43 - 844 * lean.m23)
            let head = 422 + (y - 422) * eye / (eye - z)
            let strip = new.pose(at: progress).y
            return strip >= 0.5 && strip < head
        }.count
        #expect(Double(count) * animator.duration < 60)
    }

    @Test("A leaning screen comes upright gently, together with its rim, while the other one leaves at speed")
    func leanComesUprightGently() throws {
        let scene = TransitionScene(size: scene.size, direction: .backward)
        let animator = LeanAnimator()
        let choreography = animator.choreography(in: scene)
        let screen = try #require(choreography.participant(showing: .incoming))
        let rim = try #require(choreography.participants.first { $0.accompaniedScreen == .incoming })
        let leaving = try #require(choreography.participant(showing: .outgoing))
        let progress = (0...30).map {
            choreography.timing.value(at: CGFloat($0) / 30, duration: animator.duration)
        }
        func speeds(_ place: (CGFloat) -> CGFloat) -> [CGFloat] {
            let places = progress.map(place)
            return zip(places, places.dropFirst()).map { abs($1 - $0) }
        }
        let turning = speeds { screen.pose(at: $0).rotation.angle }
        #expect(try #require(turning.last) < 0.15 * #require(turning.max()))
        #expect(turning == speeds { rim.pose(at: $0).rotation.angle })
        let moving = speeds { leaving.pose(at: $0).y }
        #expect(try #require(moving.last) > 0.5 * #require(moving.max()))
    }

    @Test("The last folds of a screen close without lingering", arguments: TransitionDirection.allCases)
    func lastFoldsCloseWithoutLingering(direction: TransitionDirection) throws {
        let animator = FoldAnimator()
        let scene = TransitionScene(size: scene.size, direction: direction)
        let choreography = animator.choreography(in: scene)
        // Backward, the incoming screen unfolds from the other side, beside what remains of the outgoing one.
        let panels = choreography.participants.filter { $0.screen == .incoming }
        let panel = try #require(direction == .forward ? panels.first : panels.last)
        let count = (0..<1000).filter { step in
            let time = CGFloat(step) / 1000
            let progress = choreography.timing.value(at: time, duration: animator.duration)
            return (0.5..<16).contains(abs(panel.pose(at: progress).x))
        }.count
        let milliseconds = Double(count) * animator.duration
        #expect((1..<60).contains(milliseconds))
    }
}

extension Participant.Subject {
    fileprivate var isBlurredPicture: Bool { if case .blurredPicture = self { true } else { false } }
}
