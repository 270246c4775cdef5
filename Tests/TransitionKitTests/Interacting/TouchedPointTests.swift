import Animators
import Foundation
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Where a screen moves along with a finger, the point that people touch stays under the finger.
@MainActor @Suite struct TouchedPointTests {
    private static let frame = 1.0 / 60

    struct Way: Sendable, CustomTestStringConvertible {
        let name: String
        let animator: any Animator
        let edge: TransitionEdge
        let kind: ContainerKind
        let isMirrored: Bool
        let isLandscape: Bool

        var testDescription: String {
            "\(name) from \(edge) in \(kind)\(isMirrored ? ", right to left" : "")"
                + (isLandscape ? ", landscape" : "")
        }

        /// The direction in which a finger goes back.
        var back: CGVector {
            switch edge {
            case .leading: CGVector(dx: isMirrored ? -1 : 1, dy: 0)
            case .trailing: CGVector(dx: isMirrored ? 1 : -1, dy: 0)
            case .top: CGVector(dx: 0, dy: 1)
            case .bottom: CGVector(dx: 0, dy: -1)
            }
        }
    }

    /// Animators whose screens travel through the container, and the edge away from which they go back.
    private nonisolated static let animators: [(String, any Animator, TransitionEdge)] = [
        ("slide", .slide(), .leading), ("slide up", .slide(edge: .bottom), .top),
        ("push", .push(), .leading), ("cover", .cover(edge: .bottom), .top),
        ("cover sideways", .cover(edge: .trailing), .leading), ("reveal", .reveal(), .leading),
        ("spring slide", .springSlide(), .leading), ("page", .page(), .leading),
        ("slide down", .slide(edge: .top), .bottom),
    ]

    private nonisolated static var ways: [Way] {
        var ways: [Way] = []
        for (index, entry) in animators.enumerated() {
            for (place, kind) in ContainerKind.allCases.enumerated() {
                // The next tab or child is always below.
                if entry.2 == .bottom, kind == .tab || kind == .custom { continue }
                let turn = index + place
                ways.append(
                    Way(
                        name: entry.0,
                        animator: entry.1,
                        edge: entry.2,
                        kind: kind,
                        isMirrored: turn % 2 == 1,
                        isLandscape: turn % 3 == 2
                    )
                )
            }
        }
        return ways
    }

    @MainActor private final class App {
        let way: Way
        let interaction: SwipeInteraction
        let rig: TransitionRig
        let touch: TouchInjector
        private var finger: CGPoint
        private var start: (finger: CGPoint, screens: [CGPoint])?

        init(_ way: Way) {
            self.way = way
            let interaction = SwipeInteraction(edge: way.edge)
            self.interaction = interaction
            let delegate = TransitionDelegate(way.animator, interaction: interaction)
            rig = TransitionRig(
                way.kind,
                delegate: { _ in delegate },
                size: way.isLandscape ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844),
                layoutDirection: way.isMirrored ? .rightToLeft : .leftToRight
            )
            if let tabs = rig.root as? UITabBarController { delegate.attach(to: tabs) }
            touch = TouchInjector(window: rig.window)
            finger = CGPoint(x: rig.window.bounds.midX, y: rig.window.bounds.midY)
        }

        private var screens: [CGPoint] {
            [rig.first, rig.second].map { screen -> CGPoint in
                guard screen.view.window != nil else { return .zero }
                return LayerGeometry.corners(of: screen.view.layer)[0]
            }
        }

        private var isRecognized: Bool {
            interaction.recognizers.contains { $0.state == .began || $0.state == .changed }
                || rig.window.recognizes
        }

        func down() {
            touch.down(at: finger)
            rig.advance(by: TouchedPointTests.frame)
        }

        /// Moves the finger a part of the container in the direction in which it goes back.
        ///
        /// - Returns: The distance of the closest screen from the place that the finger has moved it to since
        ///   the pan was recognized, in points.
        func move(_ part: CGFloat) -> CGFloat? {
            let size = rig.window.bounds.size
            let length = way.back.dx != 0 ? size.width : size.height
            finger.x += way.back.dx * part * length
            finger.y += way.back.dy * part * length
            touch.move(to: finger)
            rig.advance(by: TouchedPointTests.frame)
            guard interaction.state == .interactive, isRecognized else { return nil }
            guard let start else {
                start = (finger, screens)
                return nil
            }
            let moved = CGVector(dx: finger.x - start.finger.x, dy: finger.y - start.finger.y)
            return zip(screens, start.screens).map {
                hypot($0.x - $1.x - moved.dx, $0.y - $1.y - moved.dy)
            }.min()
        }
    }

    private static let steps: [CGFloat] = [
        0.01, 0.01, 0.02, 0.03, 0.05, 0.05, 0.05, -0.02, -0.05, -0.06, 0.001, 0.04, 0.08, -0.01,
    ]

    @Test("A dragged screen stays under the finger", arguments: ways)
    func aDraggedScreenStaysUnderTheFinger(way: Way) {
        let app = App(way)
        app.rig.goToStart(of: .backward)
        app.down()
        let distances = (Array(repeating: 0.01, count: 4) + Self.steps).compactMap { app.move($0) }
        #expect(distances.count > 10)
        let farthest = distances.max() ?? .infinity
        #expect(farthest < 1)
    }

    @Test("A screen that's caught in flight stays under the finger", arguments: ways)
    func aScreenThatsCaughtInFlightStaysUnderTheFinger(way: Way) {
        for (direction, time) in [(TransitionDirection.forward, 0.13), (.backward, 0.08)] {
            let app = App(way)
            app.rig.goToStart(of: direction)
            app.rig.start(direction)
            app.rig.advance(by: time)
            app.down()
            let distances = Self.steps.compactMap { app.move($0) }
            #expect(distances.count > 10)
            let farthest = distances.max() ?? .infinity
            #expect(farthest < 1, "\(direction)")
        }
    }
}

extension UIView {
    /// A Boolean value that indicates whether a pan on the view, or on one inside it, is recognized.
    fileprivate var recognizes: Bool {
        gestureRecognizers?.contains {
            $0 is UIPanGestureRecognizer && ($0.state == .began || $0.state == .changed)
        } == true || subviews.contains(where: \.recognizes)
    }
}
