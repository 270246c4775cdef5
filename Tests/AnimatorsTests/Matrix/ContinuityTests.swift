import Animators
import Foundation
import TestSupport
import Testing
import TransitionTesting
@_spi(Host) import UIKit

/// Nothing jumps, whenever fingers catch a transition, however they move it, and wherever they let it go.
@MainActor @Suite struct ContinuityTests {
    /// The corners of everything in the container, as they're visible.
    private struct Corners {
        private let points: [ObjectIdentifier: [CGPoint]]

        @MainActor init(in container: UIView) {
            var points: [ObjectIdentifier: [CGPoint]] = [:]
            for view in container.subviews where !view.isHidden {
                let layer = view.layer.presentation() ?? view.layer
                guard layer.opacity > 0.02, !layer.bounds.isEmpty else { continue }
                points[ObjectIdentifier(view)] = LayerGeometry.corners(of: view.layer)
            }
            self.points = points
        }

        /// Returns whether the same views are visible at both moments.
        func showsSame(as other: Corners) -> Bool { Set(points.keys) == Set(other.points.keys) }

        /// Returns the longest distance between corners that are in an area at both moments.
        func distance(to other: Corners, in area: CGRect) -> CGFloat {
            var longest: CGFloat = 0
            for (view, corners) in points {
                guard let others = other.points[view], others.count == corners.count else { continue }
                for (corner, end) in zip(corners, others) where area.contains(corner) && area.contains(end) {
                    longest = max(longest, hypot(corner.x - end.x, corner.y - end.y))
                }
            }
            return longest
        }
    }

    @MainActor private final class App {
        let rig: TransitionRig
        let interaction = InteractionController()
        let duration: TimeInterval

        init(_ way: Way) {
            let animator = Catalog.animator(way.name)
            duration = animator.duration
            let delegate = TransitionDelegate(animator, interaction: interaction)
            rig = TransitionRig(
                way.kind,
                delegate: { _ in delegate },
                size: way.isLandscape ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844),
                layoutDirection: way.isMirrored ? .rightToLeft : .leftToRight
            )
        }

        private var container: UIView {
            rig.second.viewIfLoaded?.superview ?? rig.first.view.superview ?? rig.window
        }

        var corners: Corners { Corners(in: container) }
        /// The area in which corners are visible, or nearly so.
        var area: CGRect { container.bounds.insetBy(dx: -200, dy: -200) }
        private var steps: [Step] = []

        /// Lets a frame pass, and notes how fast it moves the corners.
        ///
        /// - Parameter progress: The progress to which fingers move the transition meanwhile, or `nil` if
        ///   none do.
        func step(_ seconds: TimeInterval = 1.0 / 60, to progress: CGFloat? = nil) {
            let before = corners
            if let progress { interaction.update(progress) }
            rig.advance(by: seconds)
            let after = corners
            let time = CGFloat(seconds * 120)
            steps.append(
                Step(
                    speed: before.distance(to: after, in: area) / time,
                    speedNearby: before.distance(to: after, in: area.insetBy(dx: -400, dy: -400)) / time,
                    isWhole: before.showsSame(as: after),
                    isLed: progress != nil,
                    isLast: interaction.state == .idle
                )
            )
        }

        /// Catches the transition, and returns how far this moves the corners.
        func catches() -> CGFloat? {
            let before = corners
            guard interaction.pause() else { return nil }
            return before.distance(to: corners, in: area)
        }

        /// Lets a frame pass while fingers hold the transition, and returns how far this moves the corners.
        func rests() -> CGFloat {
            let before = corners
            rig.advance(by: 1.0 / 480)
            return before.distance(to: corners, in: area)
        }

        /// Returns the first step that's faster than the steps around it explain.
        func takeJump() -> String? {
            defer { steps = [] }
            for index in steps.indices {
                // Under fingers, a screen that waits outside sets off as fast as they are.
                guard !steps[index].isLed else { continue }
                let now = steps[index].speed
                let before = speed(before: index)
                // After its end, everything is at rest.
                let isFollowed = index + 1 < steps.count
                let after = steps[index].isLast ? 0 : isFollowed ? speed(after: index) : now
                if now > 2 * (before + after) + 3 { return "\(before), \(now), \(after) at \(index)" }
            }
            return nil
        }

        private func speed(before index: Int) -> CGFloat { Self.speed(steps[..<index].reversed()) }

        private func speed(after index: Int) -> CGFloat { Self.speed(steps[(index + 1)...]) }

        /// The speed of the first step, or if that isn't the speed of all views, the larger one of it and the
        /// next one.
        private static func speed(_ steps: some Collection<Step>) -> CGFloat {
            guard let first = steps.first else { return 0 }
            guard !first.isWhole else { return first.speedNearby }
            return max(first.speedNearby, steps.dropFirst().first?.speedNearby ?? 0)
        }
    }

    /// What a frame moves, in points per 120th of a second.
    private struct Step {
        /// The speed of the fastest corner that's visible.
        let speed: CGFloat
        /// The speed of the fastest corner that's visible or may be soon. A corner that's visible for one
        /// frame only has been on its way before.
        let speedNearby: CGFloat
        /// Whether the same views are visible before and after. A tile that turns over, and is another view
        /// from then on, has no speed in that moment.
        let isWhole: Bool
        /// Whether fingers moved the transition.
        let isLed: Bool
        /// Whether the transition has ended in this frame.
        let isLast: Bool
    }

    /// The moment at which a transition is caught, and how fast the finger is when it lets go.
    struct Round: Sendable {
        let moment: Int
        let velocity: CGFloat
    }

    /// An animator in a container, and how it's caught.
    struct Way: Sendable, CustomTestStringConvertible {
        let name: String
        let kind: ContainerKind
        var rounds: [Round] = []
        var isMirrored = false
        var isLandscape = false

        var testDescription: String {
            "\(name) in \(kind)\(isMirrored ? ", right to left" : "")\(isLandscape ? ", landscape" : "")"
        }
    }

    private nonisolated static let momentCount = 11
    private nonisolated static let velocities: [CGFloat] = [0, 1, -1, 5, -5]

    /// Each animator in a container in turn, caught at some of the moments, at one velocity each. With
    /// `CONTINUITY=all` in the environment, each animator in each container, caught at each of them and at
    /// each velocity, there and back, each once canceled and once finished, also from right to left and in
    /// landscape. With the name of a container or an animator instead, only these.
    private nonisolated static var ways: [Way] {
        if let choice = ProcessInfo.processInfo.environment["CONTINUITY"] {
            let kind = ContainerKind(rawValue: choice)
            let names = Catalog.names.contains(choice) ? [choice] : Catalog.names
            precondition(
                kind != nil || names == [choice] || choice == "all",
                "CONTINUITY is \"all\" or the name of a container or an animator"
            )
            let kinds = kind.map { [$0] } ?? ContainerKind.allCases
            let rounds = velocities.flatMap { velocity in
                (0..<momentCount).map { Round(moment: $0, velocity: velocity) }.flatMap { [$0, $0, $0, $0] }
            }
            return names.flatMap { name in
                kinds.flatMap { kind in
                    [(false, false), (true, false), (false, true)].map {
                        Way(name: name, kind: kind, rounds: rounds, isMirrored: $0.0, isLandscape: $0.1)
                    }
                }
            }
        }
        let cases = Turns.cases(of: Catalog.names, whole: Catalog.representatives) { name in
            ContainerKind.allCases.map { (name, $0) }
        }
        return cases.enumerated().map { index, way in
            Way(
                name: way.0,
                kind: way.1,
                rounds: (0..<4).map { round in
                    let moment = (index + 3 * round) % momentCount
                    let velocity = velocities[(moment + (round.isMultiple(of: 2) ? 0 : 2)) % velocities.count]
                    return Round(moment: moment, velocity: velocity)
                },
                isMirrored: index % 3 == 0,
                isLandscape: index % 4 == 1
            )
        }
    }

    @Test("Caught at any moment, moved, let go, and caught again, nothing jumps", arguments: ways)
    func nothingJumps(way: Way) throws {
        let app = App(way)
        for (index, round) in way.rounds.enumerated() {
            // There and back, each once canceled and then finished.
            let direction: TransitionDirection = index % 4 < 2 ? .forward : .backward
            let finishes = index % 2 == 1
            let end = "\(finishes ? "finished" : "canceled") with \(round.velocity)"
            let told: Comment = "\(direction) at \(round.moment), \(end)"
            app.rig.start(direction)
            app.rig.advance(by: app.duration * (Double(round.moment) + 0.13) / Double(Self.momentCount))
            // Between two frames of the fastest displays, an animation is within a millisecond of the pose.
            let shown = app.corners
            let caught = try #require(app.catches(), told)
            #expect(caught < 1.5, told)
            #expect(app.corners.showsSame(as: shown), told)
            for _ in 0..<2 { app.step() }
            let start = app.interaction.percentComplete
            for step in 1...6 {
                let change = (start < 0.5 ? 0.015 : -0.015) * CGFloat(step)
                app.step(to: min(max(start + change, 0), 1))
            }
            for again in [true, false] {
                if finishes {
                    app.interaction.finish(velocity: round.velocity)
                } else {
                    app.interaction.cancel(velocity: round.velocity)
                }
                // At first, fast fingers are visible only in shorter steps.
                for _ in 0..<20 where app.interaction.state != .idle { app.step(1.0 / 480) }
                for _ in 0..<(again ? 2 : 400) where app.interaction.state != .idle {
                    app.step(1.0 / 120)
                }
                guard again, app.interaction.state != .idle else { continue }
                #expect(try #require(app.catches(), told) < 0.01, told)
                #expect(app.rests() < 0.01, told)
            }
            #expect(app.interaction.state == .idle, told)
            let jump = app.takeJump()
            #expect(jump == nil, "\(told): \(jump ?? "")")
        }
    }
}
