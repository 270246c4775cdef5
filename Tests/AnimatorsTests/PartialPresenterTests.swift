import Animators
import Presentations
import TestSupport
import Testing
import TransitionTesting
@_spi(Host) import UIKit

/// A sheet that covers half of the window, and presents a screen that covers all of it. What's above the
/// sheet can be seen until the screen is there, and again as soon as it leaves.
@MainActor @Suite struct PartialPresenterTests {
    private nonisolated static let animators: [(name: String, animator: any Animator)] = [
        ("blinds", .blinds()), ("book", .book()), ("cards", .cards()), ("cube", .cube()),
        ("cube on blur", .cube(staging: .backdrop(.blur))), ("explode", .explode()),
        ("fade through", .fadeThrough()), ("fold", .fold()), ("fragments", .fragments()),
        ("fragments in", .fragments(style: .in)), ("genie", .genie()), ("lean", .lean()),
        ("mosaic", .mosaic()), ("nat geo", .natGeo()), ("page", .page()), ("portal", .portal()),
        ("reveal", .reveal()), ("scale and fade", .scaleFade()), ("split", .split()),
        ("spring slide", .springSlide()), ("swing", .swing()), ("turn", .turn()), ("twist", .twist()),
        ("zoom", .zoom()), ("zoom out", .zoom(style: .out)), ("zoom slide", .zoomSlide()),
    ]

    /// Animators that cover a screen in its place. Reversed, they uncover the one that the sheet presents.
    private nonisolated static let covering: [(name: String, animator: any Animator)] = [
        ("bounce", .bounce()), ("circle reveal", .circleReveal()), ("cover", .cover()), ("door", .door()),
        ("push", .push()), ("shrink", .shrink()), ("spread", .spread()),
    ]

    /// The colors above the sheet and its shadow.
    private func colors(_ window: UIWindow) -> [[UInt8]] {
        let picture = Picture(window, scale: 1)
        let (xs, ys): ([CGFloat], [CGFloat]) = ([20, 100, 170], [5, 25, 45, 65, 85, 105, 125, 145])
        return ys.flatMap { y in xs.map { x in picture.color(at: CGPoint(x: x, y: y)) } }
    }

    private func difference(_ first: [[UInt8]], _ second: [[UInt8]]) -> Int {
        zip(first.joined(), second.joined()).map { abs(Int($0) - Int($1)) }.max() ?? 255
    }

    @Test("What's above a sheet gives way and comes back gradually", arguments: 0..<animators.count)
    func gradually(index: Int) {
        let (name, animator) = Self.animators[index]
        expectGradualChange(above: animator, name)
    }

    @Test("So it does with a reversed animator", arguments: 0..<covering.count)
    func reversed(index: Int) {
        let (name, animator) = Self.covering[index]
        expectGradualChange(above: animator.reversed(), "\(name) reversed")
    }

    @Test("A page that ends at a bar doesn't make the one that it covers fade", arguments: 0..<covering.count)
    func page(index: Int) throws {
        let (name, animator) = Self.covering[index]
        let page = CGRect(x: 0, y: 88, width: 390, height: 756)
        for direction in TransitionDirection.allCases {
            let isForward = direction == .forward
            let scene = TransitionScene(
                size: CGSize(width: 390, height: 844),
                outgoingFrame: isForward ? nil : page,
                incomingFrame: isForward ? page : nil,
                direction: direction
            )
            let side: TransitionSide = isForward ? .outgoing : .incoming
            let screen = try #require(animator.choreography(in: scene).participant(showing: side))
            #expect(screen.keyframes.allSatisfy { $0.pose.opacity == 1 }, "\(name)")
        }
    }

    private func expectGradualChange(above animator: any Animator, _ name: String) {
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: 192, height: 420), scale: 1)
        let (root, sheet) = (ShapesViewController(.light), ShapesViewController(.light))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        root.present(sheet, as: .sheet())
        UIApplication.shared.advance(by: 1)
        let rest = colors(window)
        let page = ShapesViewController(.dark)
        page.modalPresentationStyle = .fullScreen
        sheet.present(page, with: animator)
        UIApplication.shared.tick()
        #expect(page.transitionCoordinator != nil)
        let first = difference(rest, colors(window))
        #expect(first <= 4, "\(name) starts with a difference of \(first)")
        UIApplication.shared.advance(by: animator.duration / 2)
        #expect(difference(rest, colors(window)) > 20, "\(name)")
        UIApplication.shared.advance(by: animator.duration)
        #expect(sheet.presentedViewController === page && page.transitionCoordinator == nil)

        page.dismiss(animated: true)
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: animator.duration - 1e-6)
        #expect(sheet.presentedViewController != nil, "the last frame is part of the transition")
        let last = difference(rest, colors(window))
        #expect(last <= 4, "\(name) ends with a difference of \(last)")
        UIApplication.shared.advance(by: 0.5)
        #expect(sheet.presentedViewController == nil && difference(rest, colors(window)) == 0)
    }
}
