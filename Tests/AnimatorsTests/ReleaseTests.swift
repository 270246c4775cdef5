import Animators
import Foundation
import TestSupport
import Testing
import TransitionTesting
@_spi(Host) import UIKit

/// What people see of a screen that they've dragged and let go.
@MainActor @Suite struct ReleaseTests {
    private nonisolated static let cases = Catalog.names.flatMap { name in
        TransitionDirection.allCases.map { (name, $0) }
    }

    @Test(
        "After people let go, a transition doesn't last longer than anything moves by more than 100 ms",
        arguments: cases
    )
    func endsWithItsMotion(name: String, direction: TransitionDirection) async throws {
        for progress in [0.04, 0.42, 0.7, 0.93] as [CGFloat] {
            let screen = try await DraggedScreen(Catalog.animator(name), direction, to: progress)
            #expect(abs(screen.progress - progress) < 0.01)
            #expect(await screen.stillness() < 0.101, "let go at \(progress)")
        }
    }

    @Test("After people let go, nothing slows down and then snaps into its place", arguments: cases)
    func slowsDownOnce(name: String, direction: TransitionDirection) async throws {
        let releases: [(progress: CGFloat, speed: CGFloat)] = [
            (0.42, 0), (0.7, 0), (0.2, 1500), (0.6, -1500),
        ]
        for (progress, speed) in releases {
            let screen = try await DraggedScreen(
                Catalog.animator(name),
                direction,
                to: progress,
                thrownAt: speed
            )
            #expect(await screen.snaps() == [], "let go at \(progress) and \(speed) points per second")
        }
    }

    @Test("Whoever holds a screen before the middle of its way doesn't see the final one", arguments: cases)
    func hasNotArrived(name: String, direction: TransitionDirection) async throws {
        let screen = try await DraggedScreen(Catalog.animator(name), direction, to: 0.48)
        #expect(await screen.arrivedPart() < 0.6)
    }
}

/// A screen that a finger drags down, or up from the bottom, on its way out of or into the window.
@MainActor private final class DraggedScreen {
    private static let scale: CGFloat = 0.25
    private static let size = CGSize(width: 390, height: 844)
    /// The way of a finger that moves a whole transition, in points.
    private static let way: CGFloat = 600

    private let app: TestApp
    private let finger: TestFinger
    private let transition: TransitionDelegate
    private let (list, detail): (MosaicViewController, MosaicViewController)
    private let start: Picture
    private let toward: CGFloat
    private let note: ProgressNote

    /// The progress under the finger.
    var progress: CGFloat { note.progress }

    /// - Parameters:
    ///   - progress: The progress to which the finger drags the screen. Then it rests.
    ///   - speed: The speed at which the finger goes on instead, in points per second. A negative one goes
    ///     back.
    init(
        _ animator: any Animator,
        _ direction: TransitionDirection,
        to progress: CGFloat,
        thrownAt speed: CGFloat = 0
    ) async throws {
        let list = MosaicViewController(hue: 0, names: [3: "card"])
        let detail = MosaicViewController(
            hue: 0.5,
            names: [8: "card", 12: "title", 25: "text", 50: "button"]
        )
        let app = TestApp(rootViewController: list, device: TestDevice(size: Self.size, scale: 1))
        let swipe = SwipeInteraction(edge: .top)
        swipe.distance = Self.way
        let (transition, note) = (TransitionDelegate(animator, interaction: swipe), ProgressNote())
        transition.onTransitionProgress = { note.progress = $0.fraction }
        detail.modalPresentationStyle = .fullScreen
        if direction == .forward {
            detail.transitioningDelegate = transition
            swipe.attach(toPresentFrom: list) { detail }
        } else {
            transition.attach(toPresentationOf: detail)
            app.perform { list.present(detail, animated: false) }
        }
        await app.settle()
        (self.app, self.list, self.detail, self.transition) = (app, list, detail, transition)
        (self.note, start) = (note, app.picture(scale: Self.scale))
        let toward: CGFloat = direction == .forward ? -1 : 1
        self.toward = toward
        let origin = CGPoint(x: 240, y: direction == .forward ? 800 : 40)
        finger = app.touch(at: origin)
        // The first ten points of a swipe don't count.
        func place(_ way: CGFloat) -> CGPoint { CGPoint(x: origin.x, y: origin.y + toward * (10 + way)) }
        await finger.move(to: place(2), over: 0.1)
        await finger.move(to: place(progress * Self.way), over: 0.4)
        if speed == 0 {
            await finger.move(to: place(progress * Self.way + 0.01), over: 0.4)
        } else {
            await finger.move(to: place(progress * Self.way + speed / 15), over: 1.0 / 15)
        }
        try #require(app.isTransitioning)
    }

    /// Lets go, and returns the time from the last visible change to the end of the transition, in seconds.
    func stillness() async -> TimeInterval {
        finger.lift()
        var pictures: [Picture] = []
        while app.isTransitioning, pictures.count < 200 {
            pictures.append(app.picture(scale: Self.scale))
            await app.advance(by: 1.0 / 60)
        }
        let end = app.picture(scale: Self.scale)
        app.close()
        // More than two pixels.
        let last = pictures.lastIndex { $0.difference(from: end, tolerance: 6) > 1.2e-4 } ?? 0
        return TimeInterval(pictures.count - last - 1) / 60
    }

    /// Lets go, and returns the speeds of the corners that slow down, and then move faster all at once.
    func snaps() async -> [String] {
        finger.lift()
        await app.advance(by: 0)
        var (snaps, frames): ([String], Int) = ([], 0)
        var (corners, speeds): ([UIView: [CGPoint]], [UIView: [CGFloat]]) = (visibleCorners(), [:])
        while app.isTransitioning, frames < 200 {
            await app.advance(by: 1.0 / 60)
            frames += 1
            let next = visibleCorners()
            speeds = next.reduce(into: [:]) { result, view in
                guard let old = corners[view.key] else { return }
                let speed = zip(old, view.value).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
                let before = speeds[view.key] ?? []
                if before.count > 2, let most = before.max(), let last = before.last, last < 0.7 * most,
                    speed > 1.6 * last, speed > last + 3.5
                {
                    snaps.append("frame \(frames): \(before.suffix(3)) \(speed)")
                }
                result[view.key] = before + [speed]
            }
            corners = next
        }
        app.close()
        return snaps
    }

    /// Returns the corners of everything that's visible in the container.
    private func visibleCorners() -> [UIView: [CGPoint]] {
        let window = CGRect(origin: .zero, size: Self.size).insetBy(dx: 1, dy: 1)
        let views = detail.viewIfLoaded?.superview?.subviews ?? []
        return views.reduce(into: [:]) { result, view in
            let layer = view.layer.presentation() ?? view.layer
            guard !view.isHidden, layer.opacity > 0.05, !layer.bounds.isEmpty else { return }
            let corners = LayerGeometry.corners(of: view.layer)
            let box = corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
            if box.intersects(window) { result[view] = corners }
        }
    }

    /// Goes on to the end, and returns the part of what changes that had its final color already, from 0 to
    /// 1.
    func arrivedPart() async -> CGFloat {
        let held = app.picture(scale: Self.scale)
        if let place = finger.location {
            await finger.move(to: CGPoint(x: place.x, y: place.y + toward * 100), over: 0.2)
        }
        finger.lift()
        await app.settle()
        let end = app.picture(scale: Self.scale)
        app.close()
        var (changed, arrived) = (0, 0)
        for y in stride(from: CGFloat(2), to: Self.size.height, by: 8) {
            for x in stride(from: CGFloat(2), to: Self.size.width, by: 8) {
                let (first, now, last) = (
                    start.color(at: CGPoint(x: x, y: y)), held.color(at: CGPoint(x: x, y: y)),
                    end.color(at: CGPoint(x: x, y: y))
                )
                guard Self.difference(first, last) > 40 else { continue }
                changed += 1
                if Self.difference(now, last) <= 8 { arrived += 1 }
            }
        }
        return CGFloat(arrived) / CGFloat(max(changed, 1))
    }

    private static func difference(_ one: [UInt8], _ other: [UInt8]) -> Int {
        zip(one, other).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
}

@MainActor private final class ProgressNote {
    var progress: CGFloat = 0
}

/// A screen of colored blocks, some of which are named.
private final class MosaicViewController: UIViewController, TransitionElementProviding {
    private let hue: CGFloat
    private let names: [Int: TransitionElementID]
    private var blocks: [UIView] = []

    init(hue: CGFloat, names: [Int: TransitionElementID]) {
        (self.hue, self.names) = (hue, names)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(hue: hue, saturation: 0.25, brightness: 0.95, alpha: 1)
        blocks = (0..<55).map { index in
            let block = UIView()
            block.backgroundColor = UIColor(
                hue: hue + CGFloat(index * 7 % 11) / 33,
                saturation: 0.8,
                brightness: 0.5 + CGFloat(index * 5 % 9) / 18,
                alpha: 1
            )
            view.addSubview(block)
            return block
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, block) in blocks.enumerated() {
            block.frame = CGRect(x: 8 + index % 5 * 76, y: 10 + index / 5 * 76, width: 64, height: 64)
        }
    }

    func transitionElements() -> [TransitionElementID: UIView] {
        Dictionary(uniqueKeysWithValues: names.map { ($0.value, blocks[$0.key]) })
    }
}
