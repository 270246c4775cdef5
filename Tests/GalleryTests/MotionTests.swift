import Testing
@_spi(Host) import TransitionKit
@_spi(Host) import UIKit

@testable import Gallery
@testable import GalleryHost

/// The exported page plays the same motion as the choreography.
@MainActor
@Suite("Transitions as the page plays them", .serialized)
struct MotionTests {

    /// Returns a phone whose screens have backgrounds of a single color and no named views.
    private func scene(_ direction: TransitionDirection = .forward) -> TransitionScene {
        TransitionScene(
            size: CGSize(width: 390, height: 845),
            direction: direction,
            outgoingBackgroundColor: .white,
            incomingBackgroundColor: .black
        )
    }

    /// Returns the value of a track, calculated like the page's script.
    private func value(_ track: Track, at time: Double) -> Double {
        let points = track.points
        guard points.count > 1, time >= points[0].time else { return points[0].value }
        var next = points.firstIndex { $0.time > time } ?? points.count
        if next == points.count {
            if time <= 1 || points[next - 1].time < 1 { return points[next - 1].value }
            next -= 1
        }
        let (start, end) = (points[next - 1], points[next])
        guard end.time > start.time else { return end.value }
        return start.value + (end.value - start.value) * (time - start.time) / (end.time - start.time)
    }

    @Test("A linear path needs two points, no motion none, and a curve as many as necessary")
    func linearPathNeedsTwoPoints() {
        func track(_ values: [Double], tolerance: Double = 0.01) -> Track {
            let last = Double(values.count - 1)
            return Track(
                values.enumerated().map { Track.Point(time: Double($0) / last, value: $1) },
                tolerance: tolerance
            )
        }
        #expect(track([1, 2, 3, 4, 5]).points == [.init(time: 0, value: 1), .init(time: 1, value: 5)])
        #expect(track([3, 3, 3]).constant == 3)
        #expect(track([0, 1, 0]).points.map(\.value) == [0, 1, 0])
        let bend = (0...100).map { Double($0 * $0) / 10_000 }
        let few = track(bend)
        #expect((4...12).contains(few.points.count))
        for (index, wanted) in bend.enumerated() {
            #expect(abs(value(few, at: Double(index) / 100) - wanted) < 0.0101)
        }
    }

    @Test("Two points with the same time are a jump")
    func twoPointsWithSameTimeAreJump() {
        let points = [(0, 0), (0.5, 0), (0.5, 1), (1, 1)].map { Track.Point(time: $0.0, value: $0.1) }
        let track = Track(points, tolerance: 0.01)
        #expect(track.points == points)
        #expect(value(track, at: 0.49) == 0)
        #expect(value(track, at: 0.5) == 1)
    }

    @Test("The page plays all animators except for those that capture pictures during the transition")
    func pagePlaysAllAnimatorsExceptForThose() {
        let scene = scene()
        var named = scene
        let place = TransitionElement.Place(frame: CGRect(x: 20, y: 100, width: 200, height: 120))
        named = TransitionScene(
            size: scene.size,
            elements: [
                "card": TransitionElement(outgoing: place, incoming: place),
                "title": TransitionElement(incoming: place),
            ]
        )
        let recorded = GalleryCatalog.entries.filter { Motion($0.makeAnimator(), in: named) == nil }
        #expect(recorded.map(\.name) == ["matched", "expand", "cascade"])
    }

    @Test(
        "All numbers of all poses are those of the choreography, in both directions",
        arguments: TransitionDirection.allCases
    )
    func allNumbersOfAllPosesAreThoseOfChoreography(direction: TransitionDirection) throws {
        let scene = scene(direction)
        var played = 0
        for entry in GalleryCatalog.entries {
            let animator = entry.makeAnimator()
            guard let motion = Motion(animator, in: scene) else { continue }
            played += 1
            let participants = animator.choreography(in: scene).participants.filter {
                switch $0.subject {
                case .backdrop, .blurredBackdrop: false
                // The rim of a screen isn't visible in the light appearance.
                case .decoration(let decoration): decoration.view(in: scene.size).layer.borderWidth == 0
                default: true
                }
            }
            #expect(motion.parts.count == participants.count, "\(entry.name)")
            for (part, participant) in zip(motion.parts, participants) {
                for step in 0...60 {
                    let time = Double(step) / 60
                    let pose = participant.pose(at: time)
                    func off(_ name: String, _ wanted: Double, _ rest: Double) -> Double {
                        abs((part.poses[name].map { value($0, at: time) } ?? rest) - wanted)
                    }
                    // Exactly at a jump, both values are correct.
                    let isJump = participant.keyframes.filter { abs($0.time - time) < 1e-9 }.count > 1
                    guard !isJump else { continue }
                    let distance = max(
                        off("x", pose.x, 0),
                        off("y", pose.y, 0),
                        off("z", pose.z, 0),
                        off("corners", pose.cornerRadius, 0)
                    )
                    let fraction = max(
                        off("width", pose.scaleX, 1),
                        off("height", pose.scaleY, 1),
                        off("opacity", pose.opacity, 1),
                        off("dimming", pose.dimming, 0),
                        off("shadow", pose.shadowOpacity, 0)
                    )
                    let clip = max(
                        off("clipX", pose.clip.rect.minX, 0),
                        off("clipY", pose.clip.rect.minY, 0),
                        off("clipWidth", pose.clip.rect.width, 1),
                        off("clipHeight", pose.clip.rect.height, 1)
                    )
                    #expect(distance < 0.5 && fraction < 0.01 && clip < 0.01, "\(entry.name) at \(time)")
                    let axis = pose.rotation.axis
                    let square: CGFloat = axis.x * axis.x + axis.y * axis.y + axis.z * axis.z
                    let turn: CGFloat = square > 0 ? pose.rotation.angle / square.squareRoot() : 0
                    let angle = max(
                        off("turnX", axis.x * turn, 0),
                        off("turnY", axis.y * turn, 0),
                        off("turnZ", axis.z * turn, 0)
                    )
                    #expect(angle < 0.01, "\(entry.name) turns at \(time)")
                }
            }
        }
        #expect(played > 20)
    }

    @Test("The curve of a spring overshoots its end, and a linear one needs no curve")
    func curveOfSpringOvershootsEnd() throws {
        let spring = try #require(Motion(PopUpProbe(timing: .spring(dampingRatio: 0.5)), in: scene()))
        #expect(spring.pace?.points.contains { $0.value > 1.05 } == true)
        let even = try #require(Motion(PopUpProbe(timing: .linear), in: scene()))
        #expect(even.pace == nil)
    }
}

private struct PopUpProbe: Animator {
    var timing: TimingCurve
    var duration: Double { 0.5 }

    func forward(in scene: TransitionScene) -> Choreography {
        Choreography(
            timing: timing,
            participants: [Participant(.outgoing), Participant(.incoming, from: .rest.scaled(by: 0.5))]
        )
    }
}
