import Animators
import Foundation
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Containers that change their size during a transition, such as when the device rotates or a window is
/// resized. Everything is as if the container had always had the new size.
@MainActor @Suite struct ResizingMatrixTests {
    /// Shapes that are laid out differently in each size, some of which the screen names.
    private final class Shapes: UIViewController, TransitionElementProviding {
        private let card = UIView()
        private let footer = UIView()
        private let isLarge: Bool

        init(isLarge: Bool) {
            self.isLarge = isLarge
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            for (shape, color) in [(card, UIColor.green), (footer, .yellow)] {
                shape.backgroundColor = color
                view.addSubview(shape)
            }
            card.layer.cornerRadius = 12
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let size = view.bounds.size
            card.frame =
                isLarge
                ? CGRect(x: 0, y: 0, width: size.width, height: size.height / 2)
                : CGRect(x: size.width / 2, y: size.height / 2, width: 120, height: 90)
            footer.frame = CGRect(x: 24, y: size.height - 80, width: size.width - 48, height: 40)
        }

        func transitionElements() -> [TransitionElementID: UIView] { ["card": card] }
    }

    /// What happens to a transition before and after its container changes its size.
    enum Course: CaseIterable, Sendable {
        case plays
        case heldAndFinished
        case heldAndCanceled
        case finishing
        case canceling
    }

    struct Way: Sendable, CustomTestStringConvertible {
        let name: String
        let animator: any Animator
        let kind: ContainerKind
        let course: Course
        let direction: TransitionDirection
        /// Whether the new size is one of the other orientation.
        let rotates: Bool

        var testDescription: String {
            "\(name) in \(kind) \(direction), \(course)\(rotates ? ", rotated" : "")"
        }
    }

    /// Animators of every make: plain and with depth, of slices, pictures, and named views, drawn and
    /// blurred.
    private nonisolated static let animators: [(name: String, animator: any Animator)] = [
        ("slide", .slide()), ("cube", .cube()), ("fold", .fold()), ("genie", .genie()),
        ("matched", .matched()), ("expand", .expand(source: "card")), ("curl", .curl()), ("cover", .cover()),
        ("zoom", .zoom()), ("blinds", .blinds()), ("mosaic", .mosaic()), ("cards", .cards()),
        ("explode", .explode()), ("swing", .swing()), ("reveal", .circleReveal()), ("nat geo", .natGeo()),
    ]

    private nonisolated static var ways: [Way] {
        var ways: [Way] = []
        for (index, entry) in animators.enumerated() {
            for (place, kind) in ContainerKind.allCases.enumerated() {
                for (step, course) in Course.allCases.enumerated() where (index + place + step) % 2 == 0 {
                    ways.append(
                        Way(
                            name: entry.name,
                            animator: entry.animator,
                            kind: kind,
                            course: course,
                            direction: (index + place / 2 + step / 2) % 2 == 0 ? .forward : .backward,
                            rotates: (index + step) % 3 != 0
                        )
                    )
                }
            }
        }
        return ways
    }

    private static let small = CGSize(width: 390, height: 844)
    private static let frame = 1.0 / 60

    /// The visible state of the app at some moments.
    private struct Record {
        /// The picture of the first frame in the new size.
        var first: Picture?
        /// The picture some frames later.
        var later: Picture?
        var progress: [CGFloat] = []
        var isRunningLater = false
        /// The number of frames until the end.
        var length = 0
        var shown = ""
        var end: ViewState?
    }

    /// Runs a transition in a size that the container has from the beginning, or only from its middle on.
    ///
    /// - Parameter isAnimated: Whether the size changes in an animation, as when the device rotates.
    private func record(
        _ way: Way,
        size: CGSize,
        resizes: Bool,
        isAnimated: Bool = false
    ) -> Record {
        let animator = way.animator
        let interaction = InteractionController()
        let delegate = TransitionDelegate(animator, interaction: interaction)
        let rig = TransitionRig(way.kind, delegate: { _ in delegate }, size: resizes ? Self.small : size)
        for (screen, isLarge) in [(rig.first, false), (rig.second, true)] {
            let shapes = Shapes(isLarge: isLarge)
            screen.addChild(shapes)
            shapes.view.frame = screen.view.bounds
            shapes.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            shapes.view.backgroundColor = nil
            screen.view.addSubview(shapes.view)
            shapes.didMove(toParent: screen)
        }
        rig.goToStart(of: way.direction)
        rig.advance(by: 1)
        func picture() -> Picture { Picture(rig.window, scale: 0.25) }
        func resize() {
            if resizes { UIApplication.shared.windowScene.resize(to: size, animated: isAnimated) }
        }

        var record = Record()
        if way.course == .plays {
            rig.start(way.direction)
            rig.advance(by: (animator.duration * 0.35 / Self.frame).rounded() * Self.frame)
        } else {
            interaction.begin()
            rig.start(way.direction)
            interaction.update(0.45)
            rig.advance(by: Self.frame)
            if way.course == .finishing { interaction.finish() }
            if way.course == .canceling { interaction.cancel() }
            rig.advance(by: 2 * Self.frame)
        }
        delegate.onTransitionProgress = { progress in record.progress.append(progress.fraction) }
        resize()
        UIApplication.shared.tick()
        record.first = picture()
        rig.advance(by: (isAnimated ? 30 : 5) * Self.frame)
        record.isRunningLater = rig.coordinator != nil
        record.later = picture()
        if way.course == .heldAndFinished || way.course == .heldAndCanceled {
            record.progress.append(interaction.percentComplete)
            interaction.update(0.6)
            rig.advance(by: Self.frame)
            record.progress.append(interaction.percentComplete)
            if way.course == .heldAndFinished { interaction.finish() } else { interaction.cancel() }
        }
        while rig.coordinator != nil, record.length < 300 {
            rig.advance(by: Self.frame)
            record.length += 1
        }
        rig.advance(by: 0.5)
        record.shown = rig.shownScreen
        record.end = ViewState(rig.window, includesRecognizers: false)
        return record
    }

    /// Returns the fraction of a picture in which there's nothing.
    private static func gaps(in picture: Picture) -> Double {
        let (columns, rows) = (Int(picture.size.width) / 4, Int(picture.size.height) / 4)
        let points = (0..<columns * rows).map { index in
            CGPoint(x: CGFloat(index % columns) * 4 + 2, y: CGFloat(index / columns) * 4 + 2)
        }
        let empty = points.count { picture.color(at: $0).allSatisfy { $0 < 12 } }
        return Double(empty) / Double(points.count)
    }

    @Test("A transition goes on in its container's new size, at the same place", arguments: ways)
    func goesOn(way: Way) throws {
        let size = way.rotates ? CGSize(width: 844, height: 390) : CGSize(width: 500, height: 700)
        let (resized, calm) = (
            record(way, size: size, resizes: true), record(way, size: size, resizes: false)
        )
        let goesOn = resized.isRunningLater
        #expect(goesOn)
        let (first, later) = (try #require(resized.first), try #require(resized.later))
        // At first, pictures are stretched, but there are no gaps.
        let (gaps, calmGaps) = (Self.gaps(in: first), Self.gaps(in: try #require(calm.first)))
        #expect(gaps <= calmGaps + 0.03)
        let after = later.difference(from: try #require(calm.later))
        #expect(after < 0.01)
        let steps = zip(resized.progress, calm.progress).map { abs($0 - $1) }
        let counts = (resized.progress.count, calm.progress.count)
        #expect(counts.0 == counts.1)
        let longest = steps.max() ?? 0
        #expect(longest < 1e-6)
        let (length, calmLength) = (resized.length, calm.length)
        #expect(length == calmLength)
        let (shown, calmShown) = (resized.shown, calm.shown)
        #expect(shown == calmShown)
        let isSame = resized.end == calm.end
        #expect(isSame)
    }

    @Test("The same applies if the container is resized in an animation", arguments: ways)
    func theSameAppliesIfTheContainerIsResizedInAnAnimation(way: Way) throws {
        let size = CGSize(width: 844, height: 390)
        let (resized, calm) = (
            record(way, size: size, resizes: true, isAnimated: true),
            record(way, size: size, resizes: false, isAnimated: true)
        )
        let (isRunning, isRunningCalmly) = (resized.isRunningLater, calm.isRunningLater)
        #expect(isRunning == isRunningCalmly)
        let after = try #require(resized.later).difference(from: try #require(calm.later))
        #expect(after < 0.01)
        let (length, calmLength) = (resized.length, calm.length)
        #expect(length == calmLength)
        let (shown, calmShown) = (resized.shown, calm.shown)
        #expect(shown == calmShown)
        let isSame = resized.end == calm.end
        #expect(isSame)
    }

    private nonisolated static let longWays: [Way] = [
        ("fold", FoldAnimator(duration: 3)), ("mosaic", MosaicAnimator(duration: 3)),
        ("explode", ExplodeAnimator(duration: 3)),
    ].map { (name: String, animator: any Animator) in
        Way(
            name: name,
            animator: animator,
            kind: .navigation,
            course: .plays,
            direction: .forward,
            rotates: true
        )
    }

    @Test(
        "A transition that lasts longer than this animation shows the screens as they are after it",
        arguments: longWays
    )
    func aTransitionThatLastsLongerThanThisAnimationShowsTheScreens(way: Way) throws {
        let size = CGSize(width: 844, height: 390)
        let (resized, calm) = (
            record(way, size: size, resizes: true, isAnimated: true),
            record(way, size: size, resizes: false, isAnimated: true)
        )
        #expect(resized.isRunningLater && calm.isRunningLater)
        let after = try #require(resized.later).difference(from: try #require(calm.later))
        #expect(after < 0.01)
    }
}
