import Animators
import Testing
import UIKit

/// Every animator as data, without views or a clock.
@Suite struct ChoreographyTests {
    private static let sizes = [
        CGSize(width: 0, height: 0),
        CGSize(width: 1, height: 1),
        CGSize(width: 390, height: 844),
        CGSize(width: 844, height: 390),
        CGSize(width: 4096, height: 4096),
        CGSize(width: CGFloat.nan, height: .infinity),
    ]

    private func scene(
        _ direction: TransitionDirection,
        _ layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> TransitionScene {
        TransitionScene(
            size: CGSize(width: 390, height: 844),
            direction: direction,
            layoutDirection: layoutDirection
        )
    }

    private static let moments: [CGFloat] = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]

    @Test(
        "The outgoing screen is at rest at the start, and the incoming one at the end",
        arguments: Catalog.names
    )
    func restsAtBothEnds(name: String) {
        for direction in TransitionDirection.allCases {
            let choreography = Catalog.animator(name).choreography(in: scene(direction))
            for side in TransitionSide.allCases {
                let screens = choreography.participants.filter { $0.screen == side }
                #expect(!screens.isEmpty)
                for screen in screens {
                    let pose = screen.pose(at: side == .outgoing ? 0 : 1)
                    // An invisible screen can be anywhere. A clip that's larger than the screen hides
                    // nothing, and its shadow is outside.
                    #expect(pose.opacity == 0 || pose == .rest || isWhole(pose))
                }
            }
        }
    }

    @Test(
        "Every transition is visible: at least one screen isn't at rest in between",
        arguments: Catalog.names
    )
    func changesOnTheWay(name: String) {
        for direction in TransitionDirection.allCases {
            let choreography = Catalog.animator(name).choreography(in: scene(direction))
            let screens = choreography.participants.filter { $0.screen != nil }
            #expect(screens.contains { $0.pose(at: 0.3) != .rest || $0.pose(at: 0.7) != .rest })
        }
    }

    @Test("The backward transition is the forward one in reverse", arguments: Catalog.reversible)
    func backwardMirrorsForward(name: String) {
        let animator = Catalog.animator(name)
        let forward = animator.choreography(in: scene(.forward))
        let backward = animator.choreography(in: scene(.backward))
        #expect(forward.participants.count > 1)
        #expect(forward.eyeDistance == backward.eyeDistance)
        #expect(forward.vanishingPoint == backward.vanishingPoint)
        for (there, back) in zip(forward.participants, backward.participants) {
            for moment in Self.moments {
                expectEqual(there.pose(at: moment), back.pose(at: 1 - moment))
            }
        }
        // The presented screen keeps its order relative to the other, and its slices are the same.
        #expect(forward.participants.map(\.subject) == backward.participants.map(\.subject.onOtherSide))
    }

    @Test("The right-to-left transition is the left-to-right one mirrored", arguments: Catalog.names)
    func rightToLeftMirrors(name: String) {
        let animator = Catalog.animator(name)
        for direction in TransitionDirection.allCases {
            let plain = animator.choreography(in: scene(direction))
            let mirrored = animator.choreography(in: scene(direction, .rightToLeft))
            #expect(plain.participants.count == mirrored.participants.count)
            #expect(abs(plain.vanishingPoint.x - (1 - mirrored.vanishingPoint.x)) < 1e-12)
            #expect(plain.eyeDistance == mirrored.eyeDistance)
            for (left, right) in zip(plain.participants, mirrored.participants) {
                #expect(left.screen == right.screen)
                #expect(left.anchor.x == 1 - right.anchor.x)
                #expect(left.anchor.y == right.anchor.y)
                #expect(left.shadow.x == -right.shadow.x)
                if let slice = left.slice, let image = right.slice {
                    #expect(abs(slice.minX - (1 - image.maxX)) < 1e-9)
                } else if case (.decoration, .decoration) = (left.subject, right.subject) {
                    // The edges of a shade are mirrored, too.
                } else {
                    #expect(left.subject == right.subject)
                }
                for moment in Self.moments {
                    let (pose, image) = (left.pose(at: moment), right.pose(at: moment))
                    #expect(pose.x == -image.x)
                    #expect(pose.y == image.y)
                    #expect(pose.opacity == image.opacity)
                    #expect(pose.dimming == image.dimming)
                    #expect(abs(pose.clip.rect.minX - (1 - image.clip.rect.maxX)) < 1e-9)
                    expectEqual(mirror(pose.transform), image.transform)
                }
            }
        }
    }

    @Test("Any size results in finite numbers", arguments: Catalog.names, sizes)
    func staysFinite(name: String, size: CGSize) {
        for direction in TransitionDirection.allCases {
            let choreography = Catalog.animator(name).choreography(
                in: TransitionScene(size: size, direction: direction)
            )
            for participant in choreography.participants {
                for moment in Self.moments {
                    let pose = participant.pose(at: moment)
                    let values = numbers(pose.transform) + [pose.opacity, pose.dimming, pose.cornerRadius]
                    #expect(values.filter { !$0.isFinite } == [])
                    #expect(participant.anchor.z.isFinite)
                }
            }
        }
    }

    /// Returns whether a pose is at rest, except for a circle that hides no corner of a screen of 390 × 844
    /// points.
    private func isWhole(_ pose: Pose) -> Bool {
        var unclipped = pose
        unclipped.clip = Pose.Clip()
        unclipped.shadowOpacity = 0
        if pose.clip == Pose.Clip() { return unclipped == .rest }
        let circle = pose.clip.rect
        let width = 390 * max(circle.midX, 1 - circle.midX)
        let height = 844 * max(circle.midY, 1 - circle.midY)
        let farthest = hypot(width, height) - 1e-9
        return unclipped == .rest && pose.clip.cornerRadius >= farthest && circle.width * 195 >= farthest
    }

    // MARK: Comparing

    private func expectEqual(_ first: Pose, _ second: Pose) {
        #expect(abs(first.opacity - second.opacity) < 1e-6)
        #expect(abs(first.dimming - second.dimming) < 1e-6)
        #expect(abs(first.shadowOpacity - second.shadowOpacity) < 1e-6)
        #expect(abs(first.cornerRadius - second.cornerRadius) < 1e-6)
        #expect(abs(first.clip.cornerRadius - second.clip.cornerRadius) < 1e-6)
        for (left, right) in zip(first.clip.rect.edges, second.clip.rect.edges) {
            #expect(abs(left - right) < 1e-6)
        }
        expectEqual(first.transform, second.transform)
    }

    private func expectEqual(_ first: CATransform3D, _ second: CATransform3D) {
        for (left, right) in zip(numbers(first), numbers(second)) { #expect(abs(left - right) < 1e-6) }
    }

    /// Returns the mirrored matrix: reflect, transform, and reflect.
    private func mirror(_ matrix: CATransform3D) -> CATransform3D {
        let flip = CATransform3DMakeScale(-1, 1, 1)
        return CATransform3DConcat(CATransform3DConcat(flip, matrix), flip)
    }

    private func numbers(_ m: CATransform3D) -> [CGFloat] {
        [
            m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24,
            m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
        ]
    }
}

extension CGRect {
    fileprivate var edges: [CGFloat] { [minX, minY, maxX, maxY] }
}

extension Participant.Subject {
    /// The same subject of the other screen.
    fileprivate var onOtherSide: Participant.Subject {
        switch self {
        case .screen(let side): .screen(side.opposite)
        case .picture(let side): .picture(of: side.opposite)
        case .slice(let part, let side, let rotation):
            .slice(part, of: side.opposite, rotation: rotation)
        case .element(let id, let side): .element(id, on: side.opposite)
        case .surface(let id, let side): .surface(of: id, on: side.opposite)
        case .blurredBackdrop(let side): .blurredBackdrop(of: side.opposite)
        case .blurredPicture(let side): .blurredPicture(of: side.opposite)
        case .backdrop, .decoration: self
        }
    }
}
