import Animators
import Testing
import UIKit

@testable import TransitionKit

/// When screens and views move and appear, on their own and under a finger.
@Suite struct MotionTimingTests {
    private let size = CGSize(width: 390, height: 844)

    /// A scene in which a view flies from a list to a detail screen.
    private func scene(landing: CGRect, touchLocation: CGPoint? = nil) -> TransitionScene {
        TransitionScene(
            size: size,
            elements: [
                "a": TransitionElement(
                    outgoing: .init(frame: CGRect(x: 20, y: 100, width: 60, height: 60)),
                    incoming: .init(frame: landing)
                )
            ],
            outgoingBackgroundColor: .white,
            incomingBackgroundColor: .white,
            touchLocation: touchLocation
        )
    }

    /// Returns how much of its way a view has made, as a fraction.
    private func way(of animator: MatchedAnimator, at time: CGFloat) throws -> CGFloat {
        let landing = CGRect(x: 200, y: 400, width: 60, height: 60)
        let choreography = animator.choreography(in: scene(landing: landing))
        let subject = Participant.Subject.element("a", on: .outgoing)
        let flight = try #require(choreography.participants.first { $0.subject == subject })
        let (start, end) = (flight.pose(at: 0).y, flight.pose(at: 1).y)
        return (flight.pose(at: time).y - start) / (end - start)
    }

    @Test("Views that fly alongside screens with curves of their own start and end gently")
    func flightsAreGentle() throws {
        let animator = MatchedAnimator(alongside: CrossfadeAnimator())
        #expect(try way(of: animator, at: 0.05) < 0.02)
        #expect(try abs(way(of: animator, at: 0.5) - 0.5) < 0.01)
        #expect(try way(of: animator, at: 0.95) > 0.98)
        // A slide has one curve for everything.
        #expect(try abs(way(of: MatchedAnimator(alongside: SlideAnimator()), at: 0.05) - 0.05) < 0.01)
    }

    @Test("A Matched has linear parts if the animator alongside is made of several")
    func matchedIsLinear() throws {
        let pair = SlideAnimator().combined(with: ZoomAnimator())
        let matched = MatchedAnimator(alongside: pair).withLinearParts
        let scene = TransitionScene(size: size)
        let screen = try #require(matched.choreography(in: scene).participant(showing: .incoming))
        let linear = pair.withLinearParts.choreography(in: scene).participant(showing: .incoming)
        for time in [0.125, 0.25, 0.5, 0.75] as [CGFloat] {
            #expect(screen.pose(at: time) == linear?.pose(at: time))
        }
        let curved = pair.choreography(in: scene).participant(showing: .incoming)
        #expect(screen.pose(at: 0.5).x != curved?.pose(at: 0.5).x)
    }

    @Test("Under a finger, matched views move at constant speed")
    func flightsFollow() throws {
        let linear = MatchedAnimator(alongside: CrossfadeAnimator()).withLinearParts
        let animator = try #require(linear as? MatchedAnimator)
        for time in [0.1, 0.5, 0.9] as [CGFloat] {
            #expect(try abs(way(of: animator, at: time) - time) < 0.01)
        }
    }

    @Test(
        "Under a finger, matched views and the screen behind them move all the way",
        arguments: TransitionDirection.allCases
    )
    func sheetFollows(direction: TransitionDirection) throws {
        let there = scene(
            landing: CGRect(x: 200, y: 400, width: 60, height: 60),
            touchLocation: CGPoint(x: 50, y: 130)
        )
        let used = direction == .forward ? there : there.reversed()
        let choreography = MatchedAnimator().withLinearParts.choreography(in: used)
        let side: TransitionSide = direction == .forward ? .incoming : .outgoing
        let flight = try #require(choreography.participants.first { $0.subject == .element("a", on: side) })
        let sheet = try #require(
            choreography.participants.first { $0.accompaniedScreen == side && $0.shadow.radius == 40 }
        )
        func share(_ value: (CGFloat) -> CGFloat, _ time: CGFloat) -> CGFloat {
            (value(time) - value(0)) / (value(1) - value(0))
        }
        for time in [0.03, 0.1, 0.5, 0.9, 0.97] as [CGFloat] {
            #expect(abs(share({ flight.pose(at: $0).y }, time) - time) < 0.01, "at \(time)")
            #expect(abs(share({ sheet.pose(at: $0).clip.rect.minY }, time) - time) < 0.01, "at \(time)")
            #expect(abs(share({ sheet.pose(at: $0).clip.rect.maxY }, time) - time) < 0.01, "at \(time)")
            #expect(abs(share({ sheet.pose(at: $0).clip.rect.width }, time) - time) < 0.01, "at \(time)")
        }
    }

    @Test(
        "The sheet of a matched view is never held empty",
        arguments: [
            CGRect(x: 135, y: 120, width: 120, height: 120), CGRect(x: 0, y: 88, width: 390, height: 390),
        ]
    )
    func restAppears(landing: CGRect) throws {
        func opacity(_ animator: any Animator, _ touch: CGPoint?, at time: CGFloat) throws -> CGFloat {
            let choreography = animator.choreography(in: scene(landing: landing, touchLocation: touch))
            let screen = try #require(choreography.participants.first { $0.subject == .screen(.incoming) })
            return screen.pose(at: time).opacity
        }
        let (alone, held) = (MatchedAnimator(), MatchedAnimator().withLinearParts)
        #expect(try opacity(alone, nil, at: 0.15) == 0 && opacity(alone, nil, at: 0.65) == 1)
        let touch = CGPoint(x: 50, y: 130)
        #expect(try opacity(held, touch, at: 0.1) == 0)
        #expect(try opacity(held, touch, at: 0.3) > 0.3 && opacity(held, touch, at: 0.48) > 0.9)
    }

    @Test("Under a finger, the screen of Cards moves as far as the finger")
    func cardsFollow() throws {
        let touched = TransitionScene(
            size: size,
            direction: .backward,
            touchLocation: CGPoint(x: 195, y: 200)
        )
        let leaving = try #require(CardsAnimator().choreography(in: touched).participant(showing: .outgoing))
        for time in [0.1, 0.25, 0.5, 0.75, 0.9] as [CGFloat] {
            #expect(abs(leaving.pose(at: time).y - 844 * time) < 0.5, "at \(time)")
        }
    }

    /// A scene of a transition that a finger starts.
    private func touched(_ direction: TransitionDirection) -> TransitionScene {
        TransitionScene(size: size, direction: direction, touchLocation: CGPoint(x: 195, y: 200))
    }

    @Test(
        "Under a finger, screens that fade through each other leave no empty page in between",
        arguments: TransitionDirection.allCases
    )
    func fadesLeaveNoEmptyPage(direction: TransitionDirection) {
        let scene = TransitionScene(
            size: size,
            direction: direction,
            outgoingBackgroundColor: .white,
            incomingBackgroundColor: .black,
            touchLocation: CGPoint(x: 195, y: 200)
        )
        let animators: [any Animator] = [
            FadeThroughAnimator(), SharedAxisAnimator(axis: .x), SharedAxisAnimator(axis: .z),
        ]
        for animator in animators {
            let participants = animator.choreography(in: scene).participants
            func opacities(of subjects: [Participant.Subject], at time: CGFloat) -> [CGFloat] {
                participants.filter { subjects.contains($0.subject) }.map { $0.pose(at: time).opacity }
            }
            let sides = TransitionSide.allCases
            for step in 0...100 {
                let time = CGFloat(step) / 100
                let sharp = opacities(of: sides.map { .picture(of: $0) }, at: time)
                let all = sharp + opacities(of: sides.map { .blurredPicture(of: $0) }, at: time)
                #expect(sharp.count == 2 && sharp.contains(0), "\(animator) at \(time)")
                let empty: CGFloat = all.reduce(1) { $0 * (1 - $1) }
                #expect(empty < 0.3, "\(animator) at \(time)")
            }
        }
    }

    @Test("Under a finger, a screen that drops falls as far as the finger moves, and doesn't bounce")
    func dropFollows() throws {
        let choreography = DropAnimator().choreography(in: touched(.forward))
        let screen = try #require(choreography.participant(showing: .incoming))
        for time in [0, 0.03, 0.1, 0.25, 0.5, 0.9, 1] as [CGFloat] {
            #expect(abs(screen.pose(at: time).y + 844 * (1 - time)) < 0.5, "at \(time)")
        }
        #expect(screen.pose(at: 1) == .rest)
        // The other screen darkens until it's covered.
        let other = try #require(choreography.participant(showing: .outgoing))
        #expect(other.pose(at: 0.5).dimming < 0.15 && other.pose(at: 1).dimming > 0.19)
    }

    @Test(
        "Under a finger, screens that swing move as far as the finger, and don't overshoot",
        arguments: TransitionEdge.allCases,
        TransitionDirection.allCases
    )
    func swingFollows(edge: TransitionEdge, direction: TransitionDirection) throws {
        for angle in [12 * .pi / 180, .pi / 3] as [CGFloat] {
            let choreography = SwingAnimator(edge: edge, angle: angle).choreography(in: touched(direction))
            func place(_ pose: Pose) -> CGFloat { edge.outward.dx == 0 ? pose.y : pose.x }
            for side in TransitionSide.allCases {
                let screen = try #require(choreography.participant(showing: side))
                let (start, end) = (place(screen.pose(at: 0)), place(screen.pose(at: 1)))
                #expect(abs(end - start) > 390)
                for time in [0.03, 0.1, 0.25, 0.5, 0.75, 0.9, 0.97] as [CGFloat] {
                    let way = (place(screen.pose(at: time)) - start) / (end - start)
                    #expect(abs(way - time) < 0.01, "\(side) at \(time)")
                }
            }
        }
    }

    @Test(
        "Under a finger, screens on a clothesline have made half of their way in the middle, and don't swing",
        arguments: TransitionDirection.allCases
    )
    func clotheslineFollows(direction: TransitionDirection) throws {
        let choreography = ClotheslineAnimator().choreography(in: touched(direction))
        for side in TransitionSide.allCases {
            let screen = try #require(choreography.participant(showing: side))
            // The line is 1.25 times as long as the container, and is seen at 0.8 times its size.
            for time in [0.3, 0.4, 0.5, 0.6, 0.7] as [CGFloat] {
                let way = 390 * (side == .outgoing ? time : 1 - time)
                #expect(abs(abs(screen.pose(at: time).x) - way) < 1, "\(side) at \(time)")
            }
            #expect((0...100).allSatisfy { screen.pose(at: CGFloat($0) / 100).rotation.angle == 0 })
            #expect(abs(screen.pose(at: side == .incoming ? 1 : 0).x) < 1e-6)
        }
    }

    @Test("Under a finger, a screen that has dropped off is just out of view at the end, without its shadow")
    func dropEndsOutOfView() throws {
        let choreography = DropAnimator().choreography(in: touched(.backward))
        let screen = try #require(choreography.participant(showing: .outgoing))
        func top(at time: CGFloat) -> CGFloat {
            let pose = screen.pose(at: time)
            let (cosine, sine) = (cos(pose.rotation.angle), abs(sin(pose.rotation.angle)))
            return 422 + pose.y - 422 * cosine - 195 * sine
        }
        #expect(top(at: 0.97) < 844 && top(at: 1) >= 844 - 1e-6)
        #expect(screen.pose(at: 1).shadowOpacity == 0)
    }

    @Test("Under a finger, a screen that pops up fills the container only at the end")
    func popUpFollows() throws {
        let leaving = try #require(
            PopUpAnimator().choreography(in: touched(.backward)).participant(showing: .outgoing)
        )
        for time in [0.03, 0.1, 0.5] as [CGFloat] {
            let way = (1 - leaving.pose(at: time).scaleX) / 0.3
            #expect(abs(way - time * 0.78 / 0.68) < 0.01, "back at \(time)")
        }
        let choreography = PopUpAnimator().choreography(in: touched(.forward))
        let screen = try #require(choreography.participant(showing: .incoming))
        for time in [0.03, 0.1, 0.5, 0.9, 1] as [CGFloat] {
            #expect(abs(screen.pose(at: time).scaleX - (0.7 + 0.3 * time)) < 1e-6, "at \(time)")
        }
    }

    @Test("Under a finger that goes back, the screen of a Crossfade fades from the start")
    func crossfadeFollows() throws {
        let choreography = CrossfadeAnimator().choreography(in: touched(.backward))
        let screen = try #require(choreography.participant(showing: .outgoing))
        let opacities = ([0, 0.03, 0.1, 0.5, 0.9, 1] as [CGFloat]).map { screen.pose(at: $0).opacity }
        #expect(opacities[0] == 1 && opacities[1] < 0.98 && opacities[2] < 0.92)
        #expect(abs(opacities[3] - 0.5) < 0.15)
        #expect(opacities[4] < 0.1 && opacities[5] == 0)
    }

    @Test(
        "Under a finger, the slats of a blind show the other screen from the start",
        arguments: TransitionAxis.allCases,
        TransitionDirection.allCases
    )
    func blindsFollow(axis: TransitionAxis, direction: TransitionDirection) throws {
        let choreography = BlindsAnimator(axis: axis).choreography(in: touched(direction))
        let eye = try #require(choreography.eyeDistance)
        let slats = choreography.participants.filter { $0.slice != nil }
        let length = axis == .horizontal ? size.height : size.width
        /// Returns the length of a slat that's seen from the front, as a fraction of the container.
        func seen(_ slat: Participant, at time: CGFloat) -> CGFloat {
            let (pose, slice) = (slat.pose(at: time), slat.slice ?? .zero)
            // The edge that tips back is the lower or the left one.
            let middle = axis == .horizontal ? slice.midY - 0.5 : 0.5 - slice.midX
            let half = (axis == .horizontal ? slice.height : slice.width) / 2 * length
            let angle = abs(pose.rotation.angle)
            func edge(_ offset: CGFloat) -> CGFloat {
                (middle * length + offset * cos(angle)) * eye / (eye - pose.z + offset * sin(angle))
            }
            return max(edge(half) - edge(-half), 0) * pose.opacity / length
        }
        func shown(_ time: CGFloat) -> CGFloat {
            let covered = slats.map { seen($0, at: time) }.reduce(0, +)
            return direction == .forward ? 1 - covered : covered
        }
        #expect(abs(shown(0)) < 0.001 && shown(0.1) > 0.02)
        // What turns toward the eye looks larger at first, so it uncovers nothing yet.
        let turns = slats.map { abs($0.pose(at: 0.03).rotation.angle) }
        #expect(direction == .forward ? turns.contains { $0 > 0.1 } : shown(0.03) > 0.002)
        #expect(abs(shown(0.5) - 0.5) < 0.03)
        #expect(shown(0.9) > 0.95 && abs(shown(1) - 1) < 0.001)
    }

    /// Returns the part of its place that a leaf uncovers for the eye at a moment, as a fraction.
    private func uncovered(by leaf: Participant, at time: CGFloat, eyeDistance: CGFloat) -> CGFloat {
        let (rotation, isAcross) = (leaf.pose(at: time).rotation, leaf.anchor.y == 0.5)
        let length = isAcross ? size.width : size.height
        let hinge = (isAcross ? leaf.anchor.x : leaf.anchor.y) * length
        let arm = length - 2 * hinge
        // About y, a positive angle takes the right edge away. About x, it brings the lower edge closer.
        let angle = rotation.angle * (isAcross ? -rotation.axis.y : rotation.axis.x)
        let (place, height) = (hinge + arm * cos(angle), arm * sin(angle))
        let seen = length / 2 + (place - length / 2) * eyeDistance / (eyeDistance - height)
        return 1 - (seen - hinge) / arm
    }

    @Test(
        "Under a finger, the free edge of a door and of a book's cover is where the finger is",
        arguments: TransitionEdge.allCases,
        TransitionDirection.allCases
    )
    func leavesFollow(edge: TransitionEdge, direction: TransitionDirection) throws {
        for layout in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let scene = TransitionScene(
                size: size,
                direction: direction,
                layoutDirection: layout,
                touchLocation: CGPoint(x: 195, y: 200)
            )
            let isForward = direction == .forward
            let door = DoorAnimator(edge: edge).choreography(in: scene)
            let book = BookAnimator(edge: edge).choreography(in: scene)
            let leaf = try #require(door.participant(showing: isForward ? .incoming : .outgoing))
            let cover = try #require(book.participant(showing: isForward ? .outgoing : .incoming))
            let (doorEye, bookEye) = try (#require(door.eyeDistance), #require(book.eyeDistance))
            for part in [0, 0.01, 0.03, 0.06, 0.1, 0.25, 0.5, 0.75, 0.9, 0.97] as [CGFloat] {
                let (opening, closing) = isForward ? (part, 1 - part) : (1 - part, part)
                let byDoor = uncovered(by: leaf, at: closing, eyeDistance: doorEye)
                #expect(abs(byDoor - part) < 0.035, "the door at \(part)")
                let byCover = uncovered(by: cover, at: opening, eyeDistance: bookEye)
                #expect(abs(byCover - part) < 0.035, "the cover at \(part)")
            }
            #expect(leaf.pose(at: isForward ? 1 : 0) == .rest && cover.pose(at: isForward ? 0 : 1) == .rest)
        }
    }

    @Test("A card beside the middle of the container shows its other face when it's edge-on for the eye")
    func turnsBesideTheMiddle() throws {
        let scene = TransitionScene(
            size: CGSize(width: 820, height: 1180),
            incomingFrame: CGRect(x: 0, y: 0, width: 320, height: 1180),
            hasOutgoingView: false
        )
        let face = try #require(TurnAnimator().choreography(in: scene).participant(showing: .incoming))
        // 2,050 points behind the eye, and 250 points to the left of it.
        let edgeOn = atan2(2050, 250) / CGFloat.pi
        #expect(face.pose(at: edgeOn - 0.02).opacity == 0)
        #expect(face.pose(at: edgeOn + 0.02).opacity > 0)
    }
}
